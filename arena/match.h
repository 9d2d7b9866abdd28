#pragma once

// A match: one line-up over many deals, spread over the threads of one or several processes.

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/line_up.h"
#include "arena/ranks.h"
#include "arena/statistics/sprt.h"
#include "arena/summary.h"
#include "engine/core/any_game.h"

namespace prestige::arena {

struct MatchSettings {
  std::string game;
  AnyState start;  // before the first shuffle
  LineUp line_up;
  std::uint64_t seed = 1;
  std::uint64_t deals_max = 1;
  std::optional<SprtSettings> sprt;  // of the first entrant against all others
  int threads = 1;
};

// What surrounds a match. Everything may be left out.
struct MatchSurroundings {
  Ranks* ranks = nullptr;
  std::vector<DealRecord> done;                      // from an earlier run
  std::function<bool(const DealRecord&)> keep;       // only on rank 0; false: cannot be kept
  std::atomic<std::uint64_t>* games_done = nullptr;  // for a progress bar
  const std::atomic<bool>* interrupted = nullptr;    // ends the match early
};

enum class MatchEnd {
  all_played,
  decided,      // by the sequential test
  interrupted,  // the figures are those of the deals that were finished
  not_kept,     // keep() failed
};

struct MatchResult {
  Summary summary;
  std::optional<Sprt> sprt;
  MatchEnd end = MatchEnd::all_played;
  double seconds = 0;
};

// The same figures for any number of threads and ranks, on every rank, except for times. Every
// entrant must be known to make_player.
MatchResult run_match(const MatchSettings& settings, MatchSurroundings surroundings);

// What a balance table of the game compares.
int piece_count(std::string_view game);
std::string_view piece_kind(std::string_view game);
std::string_view piece_name(std::string_view game, int piece);

RecordShape shape_of(const LineUp& line_up, std::string_view game);

}  // namespace prestige::arena
