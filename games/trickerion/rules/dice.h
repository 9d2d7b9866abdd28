#pragma once

// Section 7.1: the dice Downtown, and which of them allow what.

#include "games/trickerion/rules/verbs.h"

namespace prestige::trickerion {

using DieMask = std::uint8_t;
constexpr DieMask bit(Die d) { return static_cast<DieMask>(1u << at(d)); }

std::span<const Face> faces_of(Die die);
constexpr int coins_of(Face f) {
  return f >= Face::three ? static_cast<int>(f) - static_cast<int>(Face::three) + 3 : 0;
}

inline bool shows(const State& s, Die d, Face f) { return s.table.dice[at(d)] == f; }

// What a roll is for (second argument of Ask::roll).
enum RollFor : std::uint8_t { kSetsDie, kInterest, kLoaded };

// Residence dice that allow this Trick (R9).
DieMask learn_dice(const State& s, Trick trick, const SpecialDef& card);
// R46; Thirst for Knowledge is about a die and needs one (R114).
bool needs_no_die(const State& s, Trick trick, const SpecialDef& card);
// Inn dice that allow to hire this Role, with copies of Talent Scout.
DieMask hire_dice(const State& s, Role role, const SpecialDef& card, int scouts);
// Which dice can pay for the action in progress.
DieMask payable_dice(const State& s);

}  // namespace prestige::trickerion
