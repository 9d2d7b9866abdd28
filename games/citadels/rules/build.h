#pragma once

// C6: what may be built, and how it is paid.

#include "games/citadels/action.h"
#include "games/citadels/content/character_def.h"
#include "games/citadels/illegal.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels {

// Builds from the own hand in the free phase. Listing them takes place after gathering, for a
// character that builds; names are those of the own city.
Illegal check_build(const State& s, const Action& a);
void offer_builds(const State& s, const CharacterDef& def, DistrictMask names, Actions& out);

// The Wizard's immediate build from another hand: outside the limit (A55).
Illegal check_immediate_build(const State& s, Seat victim, const Action& a);
void offer_immediate_builds(const State& s, Seat victim, Actions& out);

void apply_build(State& s, const Action& a, Events& ev);
void apply_immediate_build(State& s, Seat victim, const Action& a, Events& ev);

// After all is paid: opens the warrant window or places the district.
void finish_build(State& s, Events& ev);
// The Magistrate's answer, and the way of every other build.
void confiscate(State& s, Events& ev);
void place_building(State& s, Seat owner, Events& ev);

// C8.5: why the Magistrate cannot confiscate the present building.
Illegal check_confiscation(const State& s);

}  // namespace prestige::citadels
