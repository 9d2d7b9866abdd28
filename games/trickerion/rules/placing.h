#pragma once

// Section 6: placing a Character, and the slots it may stand on.

#include "games/trickerion/rules/actions.h"

namespace prestige::trickerion {

Illegal check_place(const State& s, const Action& a);
void offer_places(const State& s, Actions& out);
void apply_place(State& s, const Action& a, Events& ev);
void end_placement(State& s, Events& ev);

// Slots of a kind that are open at all, and how many of them are free.
int capacity(const State& s, Spot spot);
int free_at(const State& s, Seat seat, Spot spot);
int base_ap(const State& s, Seat seat, Character who);

// Hypnotic Motivation: works in a later turn.
inline bool is_newcomer(const State& s, Character c) {
  return (s.table.placement.newcomers & bit(c)) != 0;
}

// Any-time actions (section 15), at a player's own decision.
bool can_clear_out(const State& s, Seat seat);
Illegal check_clear_out(const State& s, Seat seat, const Action& a);
void offer_clear_out(const State& s, Seat seat, Actions& out);
void apply_clear_out(State& s, Seat seat, const Action& a, Events& ev);

}  // namespace prestige::trickerion
