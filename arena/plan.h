#pragma once

// Several matches, one after the other, with the file that keeps what is finished.

#include <atomic>
#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "arena/match.h"
#include "arena/ranks.h"

namespace prestige::arena {

struct Plan {
  std::vector<MatchSettings> matches;
  // Of the program: bots of another one may play differently, under the same version, too.
  std::string version;
  std::string build;  // arena/fingerprint.h; without it nothing can be kept

  std::uint64_t games() const;  // at most
};

struct PlanSurroundings {
  Ranks& ranks;
  std::string resume;  // file of finished deals; empty: none
  std::atomic<std::uint64_t>& games_done;
  const std::atomic<bool>& interrupted;
};

// The result of every match that was begun, in order. The error, in words, is about the file or
// about ranks that do not do the same; every rank has it.
std::expected<std::vector<MatchResult>, std::string> run_plan(const Plan& plan,
                                                              const PlanSurroundings& around);

}  // namespace prestige::arena
