#pragma once

// Section 7.1: Learn Trick, Hire Character, Take Coins, Reroll Die, Set Die.

#include "games/trickerion/rules/actions.h"
#include "games/trickerion/rules/dice.h"

namespace prestige::trickerion {

Illegal check_downtown(const State& s, const Action& a);
void offer_downtown(const State& s, Actions& out);
void apply_downtown(State& s, const Action& a);

// Coins for a Fame threshold that is not reached (R52, R71).
int threshold_coins(const State& s, Seat seat, int tier, int less);

// Is there a slot for n more Apprentices at the end of the turn (R11)?
bool room_for_apprentices(const State& s, const Player& p, int n);
// Is there a disk and a slot for whom the player hires with this card?
Illegal check_vacancy(const State& s, Role role, const SpecialDef& card);

inline constexpr int kWager = 3;  // Coins of one wager (Gambling)

}  // namespace prestige::trickerion
