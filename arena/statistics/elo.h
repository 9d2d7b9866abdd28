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

// A share between 0 and 1: the mean of the blocks, plus and minus 1.96 standard errors. When every
// block gave 0, or every block 1, that would be no interval at all; then it is as wide as the
// shares under which so many equal blocks are still seen once in forty times.
Estimate share_estimate(const BlockMean& blocks);
// The same as Elo.
Estimate elo_estimate(const BlockMean& scores);

}  // namespace prestige::arena
