#pragma once

// Section 7.1: Learn Trick, Hire Character, Take Coins, Reroll Die, Set Die.

#include "games/trickerion/rules/actions.h"

namespace prestige::trickerion {

Illegal check_downtown(const State& s, const Action& a);
void offer_downtown(const State& s, Actions& out);
void apply_downtown(State& s, const Action& a);

// The questions of these actions.
Illegal check_downtown_answer(const State& s, const Pending& top, const Action& a);
void offer_downtown_answers(const State& s, const Pending& top, Actions& out);
void apply_downtown_answer(State& s, const Pending& top, const Action& a, Events& ev);
void finish_learn(State& s, Events& ev);
void finish_hire(State& s, Events& ev);
void finish_take_coins(State& s, Events& ev);
// What a roll is for (second argument of Ask::roll).
enum RollFor : std::uint8_t { kSetsDie, kInterest, kLoaded };
// Chance has rolled: for what, the question says.
void roll_result(State& s, const Pending& top, Face face, Events& ev);

// Coins for a Fame threshold that is not reached (R52, R71).
int threshold_coins(const State& s, Seat seat, int tier, int less);

// Is there a slot for n more Apprentices at the end of the turn (R11)?
bool room_for_apprentices(const State& s, const Player& p, int n);
// Is there a disk and a slot for whom the player hires with this card?
Illegal check_vacancy(const State& s, Role role, const SpecialDef& card);
void join_as(State& s, Seat seat, Character c, Events& ev);

inline constexpr int kWager = 3;  // Coins of one wager (Gambling)

std::span<const Face> faces_of(Die die);
constexpr int coins_of(Face f) {
  return f >= Face::three ? static_cast<int>(f) - static_cast<int>(Face::three) + 3 : 0;
}

}  // namespace prestige::trickerion
