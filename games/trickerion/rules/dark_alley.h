#pragma once

// Section 11: drawing Special Assignment cards and turning Prophecies.

#include "games/trickerion/rules/actions.h"

namespace prestige::trickerion {

Illegal check_dark_alley(const State& s, const Action& a);
void offer_dark_alley(const State& s, Actions& out);
void apply_dark_alley(State& s, const Action& a, Events& ev);

// A draw from a Special deck in the way of special_draw; also with Shards (R61).
bool can_draw(const State& s, Location deck);
void draw_special(State& s, Seat seat, Location deck, Events& ev);
// Chance names the unknown card on top of a deck, or one that is looked at.
void top_revealed(State& s, int deck, Special card, Events& ev);
void special_drawn(State& s, const Pending& top, Special card, Events& ev);
Illegal check_keep(const State& s, const Action& a);
void offer_keeps(const State& s, Actions& out);
void apply_keep(State& s, const Pending& top, const Action& a, Events& ev);
// Turns the top card of a deck face up when the decks lie so.
void show_top(State& s, int deck, Events& ev);

int deck_index(Location location);

// The Active Prophecy goes, another takes its place.
void discard_active(State& s, Events& ev);
void make_active(State& s, Prophecy prophecy, Events& ev);
// Chance fills a place among the Pending Prophecies; an empty pile is made anew (R66).
void fill_omen(State& s, Omen omen);

}  // namespace prestige::trickerion
