#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.abbot", "splits the religious income into gold and cards, announced first and whole") {
  auto g = scenario(5).seat(0).gold(0).hand({}).city({"temple", "church", "school_of_magic"});
  g.holds("abbot").turn_of("abbot");
  g.expect_offered("split", {"split 0 3", "split 1 2", "split 2 1", "split 3 0"});
  g.refuses("split 1 1", "bad_split")
      .refuses("split 2 2", "bad_split")
      .refuses("income", "not_your_ability");
  g.plays("split 1 2")
      .draws({"docks", "manor"})
      .expect_gold(0, 1)
      .expect_hand(0, {"docks", "manor"});
  g.refuses("split 3 0", "ability_used");

  auto none = scenario(5).seat(0).city({"tavern"}).holds("abbot").turn_of("abbot");
  none.refuses("split 0 0", "nothing_to_gain").does_not_offer("split");
}

SPEC("R.abbot A31", "may not announce more cards than the deck holds") {
  auto g = scenario(5).seat(0).gold(0).hand({}).city({"temple", "church"}).holds("abbot");
  g.deck({"docks"}).rest_to(4).turn_of("abbot").refuses("split 0 2", "bad_split");
  g.expect_offered("split", {"split 1 1", "split 2 0"}).plays("split 1 1").draws({"docks"});
  g.expect_gold(0, 1).expect_hand(0, {"docks"});
}

SPEC("R.abbot", "takes a gold from the richest player while somebody is richer") {
  auto g =
      scenario(5).seat(0).gold(2).holds("abbot").seat(1).gold(5).seat(2).gold(4).turn_of("abbot");
  g.expect_offered("tithe", {"tithe 1"}).refuses("tithe 2", "not_the_richest");
  g.refuses("tithe 0", "not_the_richest").refuses("tithe 6", "no_such_seat");
  g.plays("tithe 1").expect_gold(0, 3).expect_gold(1, 4).refuses("tithe 2", "ability_used");
}

SPEC("R.abbot A48", "takes nothing when tied for the richest or when all are at 0") {
  auto tied = scenario(5).seat(0).gold(5).holds("abbot").seat(1).gold(5).turn_of("abbot");
  tied.refuses("tithe 1", "nobody_is_richer").does_not_offer("tithe");

  auto poor =
      scenario(4).seat(0).gold(0).holds("abbot").seat(1).gold(0).seat(2).gold(0).seat(3).gold(0);
  poor.turn_of("abbot").refuses("tithe 1", "nobody_is_richer").does_not_offer("tithe");
}

SPEC("R.abbot", "the moment counts: tied before gathering cards elsewhere, richer after spending") {
  auto g =
      scenario(5).seat(0).gold(4).hand({"docks"}).holds("abbot").seat(1).gold(6).turn_of("abbot");
  g.plays("gather gold")
      .refuses("tithe 1", "nobody_is_richer")
      .plays("build docks")
      .plays("tithe 1");
  g.expect_gold(0, 4).expect_gold(1, 5);
}

SPEC("R.abbot", "builds one district") { expect_build_limit("abbot", 1); }

}  // namespace
}  // namespace prestige::citadels::kit
