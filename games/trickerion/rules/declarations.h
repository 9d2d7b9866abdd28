#pragma once

// The declarations of a show (R94): Trick Steal, Grand Premiere, Puppet Master.

#include "games/trickerion/illegal.h"
#include "games/trickerion/rules/stage.h"

namespace prestige::trickerion {

// Opens the next window with anything in it; after the last one the show is given.
void next_declaration(State& s, Events& ev);
Illegal check_declaration(const State& s, const Pending& top, const Action& a);
void offer_declarations(const State& s, const Pending& top, Actions& out);
void apply_declaration(State& s, const Pending& top, const Action& a, Events& ev);

}  // namespace prestige::trickerion
