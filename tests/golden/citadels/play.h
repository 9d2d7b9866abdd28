#pragma once

#include "games/citadels/game.h"
#include "tests/conformance/citadels/cases.h"
#include "tests/golden/playthrough.h"

namespace prestige::golden {

template <>
struct PlayFormat<citadels::Citadels> {
  using Request = citadels::Request;

  static std::optional<citadels::Options> options(const Request& request);
  static void write(std::ostream& out, const Request& request);
  static bool read(std::istream& words, const std::string& key, Request& request);
  static void write(std::ostream& out, const citadels::EventView& view);
  static void write_score(std::ostream& out, const citadels::Outcome& outcome, std::size_t seat);
  static int total(const citadels::Outcome& outcome, std::size_t seat) {
    return outcome.score[seat].total;
  }
};

}  // namespace prestige::golden
