#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"

namespace prestige::conformance {

// What a game adds to the suite. A specialisation gives
//
//   kStepsMax                     no game takes more decisions, chance included
//   kPurposefulPlay               do random players look for actions that lead somewhere? If so,
//   appeal(s, seat, action)       a number that is higher for those that do
//   random_options(rng)           a setup; over many calls every kind of setup comes up
//   describe(options)             the setup in words, for failures
//   universe()                    every action that any position might allow: all verbs with all
//                                 arguments that have a text form; sorted, without duplicates
//   rules_document()              where the rule ids are defined, from the root of the repository
//   reveals(event)                may this event, as one seat sees it, tell that seat something
//                                 that was hidden?
//   shows_more(s, viewer)         has the viewer just been shown something without an event, like
//                                 the cards it chooses from?
//   look_alike(s, actor, a, b, viewer)
//                                 are a and b, both of the actor, the same for the viewer because
//                                 they differ only in what the rules hide from it?
//   hides(s, viewer)              do others hold something the viewer cannot see?
//   may_take_back(s, seat)        may the seat, although nobody waits for it, change a commitment
//                                 that others have not answered yet?
template <Game G>
struct GameCases;

}  // namespace prestige::conformance
