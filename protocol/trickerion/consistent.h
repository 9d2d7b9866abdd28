#pragma once

// Whether a table that was written by hand can be played: everything that the rules take for
// granted, chapter by chapter. A state that passes never leads them astray.

#include <string>
#include <string_view>

#include "games/trickerion/state.h"
#include "protocol/json_reader.h"

namespace prestige::protocol {

// Of a card: more than there ever are, and no more than a bag holds.
inline constexpr int kCopiesMost = 3;
// Of the Components at the start, and of the Manager's.
inline constexpr int kStartValue = 2;

// A state under examination; the first complaint counts.
class Examination {
 public:
  Examination(const trickerion::State& state, FirstError& errors) : s(state), errors_(errors) {}

  const trickerion::State& s;

  bool good() const { return errors_.none(); }
  // Complains about a field with "position_refusal.<reason>" unless the condition holds.
  bool require(bool condition, const std::string& field, std::string_view reason,
               const std::string& detail = {});

 private:
  FirstError& errors_;
};

// The chapters, in this order: a later one relies on the earlier ones. Each stops early when
// something was wrong before.
void check_time(Examination& exam);        // turn, phase, order, cursor, options
void check_setup(Examination& exam);       // before the first turn: what has not begun yet
void check_players(Examination& exam);     // teams, Tricks, Components, Powers
void check_characters(Examination& exam);  // cards, duties, places
void check_decks(Examination& exam);       // Special cards, Prophecies, Turn Setup cards
void check_stage(Examination& exam);       // Performance cards and markers
void check_turn(Examination& exam);        // the placement and the show in progress
void check_questions(Examination& exam);   // pending, and the action they belong to

std::string seat_field(int seat, std::string_view field);

}  // namespace prestige::protocol
