#pragma once

// The arguments of the verbs, as verbs.def names them.

#include <array>
#include <cstdint>

#include "games/trickerion/action.h"

namespace prestige::trickerion {

// What stands behind a verb, word by word.
enum class Arg : std::uint8_t {
  none,
  seat,
  performance,
  slot,
  category,
  special,
  power,
  prophecy,
  die,
  face,
  turn_setup,
  magician,
  trick,
  component,
  role,
  number,
  character,
  card,
  spot,
  manner,  // nothing, or how a Special card is used
  bargain,
  swapped,
  marker,
  deck,
  omen,
  suit,
  shelf,
  corner,
  gain,
  mods,  // nothing, or "with" and what was declared
};

using Args = std::array<Arg, 4>;

inline constexpr std::array<Args, kVerbs> kVerbArgs = [] {
  using enum Arg;
  return std::array<Args, kVerbs>{{
#define VERB(name, text, ...) {__VA_ARGS__},
#include "games/trickerion/verbs.def"
#undef VERB
  }};
}();
constexpr const Args& args_of(Verb verb) { return kVerbArgs[at(verb)]; }

}  // namespace prestige::trickerion
