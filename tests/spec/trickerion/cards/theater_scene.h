#pragma once

// Where specs of the Theater's Special Assignment cards begin.

#include <string>

#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {

// Seat 0 with this card below its Magician; seat 1 has Tricks of three suits.
inline Play theater_with(const std::string& card) {
  auto g = scenario(4).dark_alley();
  g.seat(1).trick("linking_rings", "hearts").trick("mind_reading", "spades");
  g.trick("enchanted_butterflies", "clubs");
  g.seat(0).magician("the_mechaniker").below("magician", card);
  return g;
}
// The Magician of seat 0 stands on a Performance slot with this card.
inline Play staged_with(const std::string& card, const std::string& spot = "friday_stage") {
  return theater_with(card).placed("magician", spot).at_performance();
}

}  // namespace prestige::trickerion::kit
