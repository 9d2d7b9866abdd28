#pragma once

// Section 8: the Performance phase.

#include "games/trickerion/illegal.h"
#include "games/trickerion/rules/stage.h"

namespace prestige::trickerion {

// BEFORE_PERFORMANCE: has the player anything to decide?
bool has_window_before(const State& s, Seat seat);
Illegal check_before(const State& s, Seat seat, const Action& a);
void offer_before(const State& s, Seat seat, Actions& out);
void apply_before(State& s, Seat seat, const Action& a, Events& ev);

void begin_shows(State& s);
// The next thing that happens by itself; false: a decision is due, or no show is left.
bool advance_shows(State& s, Events& ev);
// Who decides now: whether to take over the choice, or what to perform; nobody: all is over.
Seat deciding_show(const State& s);
Illegal check_show(const State& s, const Action& a);
void offer_show(const State& s, Actions& out);
void apply_show(State& s, const Action& a, Events& ev);

// AFTER_PERFORMANCE: markers that go back to their Trick cards.
void begin_after(State& s);
bool has_window_after(const State& s, Seat seat);
Illegal check_after(const State& s, Seat seat, const Action& a);
void offer_after(const State& s, Seat seat, Actions& out);
void apply_after(State& s, Seat seat, const Action& a, Events& ev);

}  // namespace prestige::trickerion
