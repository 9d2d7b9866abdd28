#pragma once

// Section 3: from the empty table to the first turn.

#include "games/trickerion/illegal.h"
#include "games/trickerion/rules/verbs.h"

namespace prestige::trickerion {

State initial_state(const Options& options);

// One step of a setup phase that needs no decision; false: somebody has to decide.
bool advance_setup(State& s, Events& ev);

// The seat at a place of the seating order.
Seat in_seating(const State& s, int place);

// choosing_magicians and discarding_powers: the decisions of these phases.
Illegal check_magician(const State& s, const Action& a);
void offer_magicians(const State& s, Actions& out);
void apply_magician(State& s, const Action& a, Events& ev);
inline constexpr int kPowersDealt = 4;      // of each colour
inline constexpr int kPowersDiscarded = 4;  // of all
Illegal check_discard(const State& s, Seat seat, const Action& a);
void offer_discards(const State& s, Seat seat, Actions& out);
void apply_discard(State& s, Seat seat, const Action& a, Events& ev);

// Answers to the questions of the setup.
Illegal check_start(const State& s, const Pending& top, const Action& a);
void offer_starts(const State& s, const Pending& top, Actions& out);
void apply_start(State& s, const Pending& top, const Action& a, Events& ev);

// A Performance card comes into play at a position.
void enter_card(State& s, int position, Performance card, Events& ev);
// The theater of the next card of the Performance deck; nothing: it is empty.
Maybe<Theater> next_theater(const State& s);

}  // namespace prestige::trickerion
