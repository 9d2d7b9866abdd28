#pragma once

// What all activated districts have in common.

#include "tests/kit/scenario.h"

namespace prestige::citadels::kit {

// A51: not in the Witch's first part, by a bewitched player, before a threat is settled or in a
// Hospital turn. The city has a Manor besides, the hand a Tavern.
inline void expect_no_use_in_cut_turns(const std::string& district, const std::string& use,
                                       Where where = Where::current()) {
  const auto owner = [&](const char* character) {
    auto g = scenario(5, where).seat(0).gold(9).hand({"tavern"}).city({district, "manor"});
    return g.holds(character);
  };
  auto witch = owner("witch");
  witch.refuses(use, "not_now", where).plays("gather gold", where).refuses(use, "not_now", where);

  auto bewitched = owner("merchant").seat(1).holds("witch").bewitched("merchant");
  bewitched.turn_of("merchant").expect_acting(0, where).refuses(use, "not_now", where);
  bewitched.plays("gather gold", where).expect_acting(1, where);

  auto threatened = owner("merchant").seat(1).holds("blackmailer");
  threatened.threats({"merchant", "king"}, "king").turn_of("merchant");
  threatened.refuses(use, "not_now", where).plays("gather gold", where);
  threatened.refuses(use, "not_now", where).plays("bribe", where).offers(use, where);

  auto killed = scenario(5, where).seat(0).gold(9).hand({"tavern"});
  killed.city({district, "manor", "hospital"}).holds("merchant").killed("merchant");
  killed.turn_of("merchant").expect_acting(0, where).refuses(use, "not_now", where);
}

// Once a turn; with two characters once in each of the two turns.
inline void expect_use_once_a_turn(const std::string& district, const std::string& use,
                                   Where where = Where::current()) {
  auto g = scenario(2, where).seat(0).gold(9).hand({"tavern", "tavern"}).city({district});
  g.holds({"thief", "merchant"}).turn_of("thief").plays(use, where).chance_any(where);
  g.refuses(use, "district_used", where).passes(where).plays_on_to("merchant", where);
  g.plays(use, where).chance_any(where).refuses(use, "district_used", where);
}

}  // namespace prestige::citadels::kit
