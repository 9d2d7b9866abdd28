#pragma once

// Chance as a seat: what can happen, with which weight, and what then follows.

#include "engine/core/rng.h"
#include "games/trickerion/illegal.h"
#include "games/trickerion/rules/verbs.h"

namespace prestige::trickerion {

// Is it chance's move? Then one of the outcomes happens.
bool chance_acts(const State& s);
void chance_outcomes(const State& s, Outcomes& out);
Action sample_chance(const State& s, Rng& rng);
Illegal check_chance(const State& s, const Action& a);
void apply_chance(State& s, const Action& a, Events& ev);

}  // namespace prestige::trickerion
