#pragma once

// What a position has where it says nothing. Some fields are fixed: those of the standard table.
// Others follow from what is there, and are filled in the order of this file.

#include <span>

#include "games/trickerion/state.h"

namespace prestige::protocol {

// The start of turn 1 after a beginner setup: Magicians in the order of their ids by seat, the
// first Performance cards, Prophecies and Powers, Initiative Order by seat, every die on its last
// face, nobody advertises, everybody is about to assign.
trickerion::State standard_state(const trickerion::Options& options);

// A field that follows from others: fills it in at `to` from what `from` says; both may be the
// same.
using SeatRule = void (*)(const trickerion::State& from, trickerion::State& to, int seat);
struct SeatDefault {
  const char* field;
  bool in_cards;  // a field of "cards"
  SeatRule fill;
};
std::span<const SeatDefault> seat_defaults();

using TableRule = void (*)(const trickerion::State& from, trickerion::State& to);
struct TableDefault {
  const char* field;
  TableRule fill;
};
std::span<const TableDefault> table_defaults();

}  // namespace prestige::protocol
