#pragma once

// What every character has: a building limit, and a type income or none.

#include "tests/kit/scenario.h"

namespace prestige::citadels::kit {

// The character builds this many districts that are outside no limit, and not one more.
inline void expect_build_limit(const std::string& character, int limit,
                               Where where = Where::current()) {
  const Texts cards{"temple", "watchtower", "manor", "church"};
  auto g = scenario(5, where).seat(0).gold(20).hand(cards).holds({character}).turn_of(character);
  g.refuses("build temple", "gather_before_building", where).plays("gather gold", where);
  for (std::size_t i = 0; i < static_cast<std::size_t>(limit); ++i) {
    g.plays("build " + cards[i], where);
  }
  const std::string next = "build " + cards[static_cast<std::size_t>(limit)];
  g.refuses(next, limit == 0 ? "cannot_build_at_all" : "limit_reached", where);
  g.does_not_offer("build", where);
}

inline void expect_no_income(const std::string& character, Where where = Where::current()) {
  const Texts city{"manor", "temple", "tavern", "watchtower", "school_of_magic"};
  auto g = scenario(5, where).seat(0).city(city).holds({character}).turn_of(character);
  g.refuses("income", "not_your_ability", where).refuses("split 1 0", "not_your_ability", where);
}

// One gold for each of these districts, all of the character's type, and one for the School of
// Magic; once, and not at all without a district.
inline void expect_gold_income(const std::string& character, Texts city,
                               Where where = Where::current()) {
  const int count = static_cast<int>(city.size());
  auto g = scenario(5, where).seat(0).gold(0).city(city).holds({character}).turn_of(character);
  g.plays("income", where).expect_gold(0, count, where).refuses("income", "ability_used", where);

  city.push_back("school_of_magic");
  auto school = scenario(5, where).seat(0).gold(0).city(city).holds({character}).turn_of(character);
  school.plays("gather gold", where).plays("income", where).expect_gold(0, count + 3, where);

  auto none = scenario(5, where).seat(0).city({"keep"}).holds({character}).turn_of(character);
  none.refuses("income", "nothing_to_gain", where);
}

}  // namespace prestige::citadels::kit
