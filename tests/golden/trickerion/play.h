#pragma once

#include "games/trickerion/game.h"
#include "tests/conformance/trickerion/cases.h"
#include "tests/golden/playthrough.h"

namespace prestige::golden {

template <>
struct PlayFormat<trickerion::Trickerion> {
  using Request = trickerion::Request;

  static std::optional<trickerion::Options> options(const Request& request);
  static void write(std::ostream& out, const Request& request);
  static bool read(std::istream& words, const std::string& key, Request& request);
  static void write(std::ostream& out, const trickerion::EventView& view);
  static void write_score(std::ostream& out, const trickerion::Outcome& outcome, std::size_t seat);
  static int total(const trickerion::Outcome& outcome, std::size_t seat) {
    return outcome.score[seat].total;
  }
};

}  // namespace prestige::golden
