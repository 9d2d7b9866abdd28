#pragma once

// What chance may do now, and how likely it is.

#include "engine/core/rng.h"
#include "games/citadels/action.h"
#include "games/citadels/illegal.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels {

bool chance_acts(const State& s);
void chance_outcomes(const State& s, Outcomes& out);
Action sample_chance(const State& s, Rng& rng);

// Are cards to be drawn? Then draw_cards_due() draws all of the top question, and says how many.
inline bool cards_are_due(const State& s) {
  return !s.table.pending.empty() && s.table.pending.back().ask == Ask::draw;
}
int draw_cards_due(State& s, Rng& rng, Events& ev);

Illegal check_chance(const State& s, const Action& a);
void apply_chance(State& s, const Action& a, Events& ev);

}  // namespace prestige::citadels
