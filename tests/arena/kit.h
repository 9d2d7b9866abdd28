#pragma once

#include <string>
#include <utility>
#include <vector>

#include "arena/match.h"
#include "arena/report.h"
#include "protocol/codec.h"

namespace prestige::arena {

// A match of bots by name, one for each seat.
inline MatchSettings match_of(const std::string& game, const std::vector<std::string>& bots,
                              std::uint64_t deals) {
  std::vector<PlayerSpec> specs;
  for (const std::string& bot : bots) specs.push_back(*entrant_of(bot, {}, {}));
  const auto* codec = protocol::find_game(game);
  return {.game = game,
          .start = *codec->create(static_cast<int>(bots.size()), protocol::Json::object()),
          .line_up = line_up_of(specs),
          .seed = 11,
          .deals_max = deals,
          .sprt = {},
          .threads = 1};
}

// A report without what depends on the clock.
inline protocol::Json without_times(const protocol::Json& report) {
  if (!report.is_structured()) return report;
  protocol::Json out = report.is_array() ? protocol::Json::array() : protocol::Json::object();
  for (const auto& [key, value] : report.items()) {
    if (report.is_array()) {
      out.push_back(without_times(value));
    } else if (key != "time" && key != "seconds") {
      out[key] = without_times(value);
    }
  }
  return out;
}

// What a match adds up to, without times.
inline protocol::Json figures_of(const MatchSettings& settings,
                                 MatchSurroundings surroundings = {}) {
  return without_times(report_json(settings, run_match(settings, std::move(surroundings))));
}

}  // namespace prestige::arena
