#pragma once

#include "tests/kit/scenario.h"

namespace prestige::citadels::kit {

// Seat 0 is the Magistrate; seat 1 has the character with the signed warrant, which is called now.
// Two more warrants lie on other ranks. Further words are about seat 1.
inline Play warranted(const std::string& character, Where where = Where::current()) {
  Play g(5, where);
  const auto rank_of_id = [](const std::string& id) { return rank_of(character_from(id).value()); };
  Texts warrants = {character};
  for (const char* other : {"thief", "magician", "king"}) {
    if (warrants.size() < 3 && rank_of_id(other) != rank_of_id(character)) {
      warrants.push_back(other);
    }
  }
  g.warrants(warrants, character).turn_of(character);
  g.seat(0).gold(0).holds("magistrate").seat(1).holds({character});
  return g;
}

}  // namespace prestige::citadels::kit
