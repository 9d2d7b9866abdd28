#pragma once

#include "arena/statistics/block_mean.h"

namespace prestige::arena {

// A figure with its 95 % interval. Where nothing bounds it, a figure is infinite.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

// By how many points one is stronger who scores so much (0 to 1, a tie being half); and back.
double elo_of_score(double score);
double score_of_elo(double elo);

// A share between 0 and the highest that is possible. The interval is Student's, as if one block
// more had given 0 and another one the highest: so blocks that are all alike leave room for others,
// and one that is worse never makes the rest look more certain.
Estimate share_estimate(const BlockMean& blocks, double highest = 1);
// A score between 0 and 1 as Elo.
Estimate elo_estimate(const BlockMean& scores);

// How many standard errors of so many degrees of freedom a 95 % interval reaches to either side.
double student_95(double degrees);

}  // namespace prestige::arena
