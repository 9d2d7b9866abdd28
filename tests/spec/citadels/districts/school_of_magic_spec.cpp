#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.school_of_magic", "adds 1 to every type income of its owner") {
  for (const std::string id :
       {"king", "emperor", "bishop", "merchant", "trader", "warlord", "diplomat", "marshal"}) {
    auto g = scenario(5).seat(0).gold(0).city({"school_of_magic"}).holds({id}).turn_of(id);
    g.plays("income").expect_gold(0, 1);
  }
  for (const std::string id : {"patrician", "cardinal"}) {
    auto g = scenario(5).seat(0).hand({}).city({"school_of_magic"}).holds({id}).turn_of(id);
    g.plays("income").draws({"docks"}).expect_hand(0, {"docks"}).expect_acting(0);
  }
  auto abbot = scenario(5).seat(0).city({"school_of_magic"}).holds("abbot").turn_of("abbot");
  abbot.expect_offered("split", {"split 0 1", "split 1 0"});
}

SPEC("U.school_of_magic", "is chosen anew for each income of two characters") {
  auto g = scenario(2)
               .seat(0)
               .gold(0)
               .city({"school_of_magic", "tavern"})
               .holds({"merchant", "warlord"});
  g.seat(1).holds({"thief", "magician"}).turn_of("merchant").plays("income").expect_gold(0, 2);
  g.passes().expect_turn_of(0, "warlord").plays("income").expect_gold(0, 5);
}

SPEC("U.school_of_magic S06", "is unique for scoring") {
  auto g = scenario(5).seat(0).city({"school_of_magic", "manor", "temple", "tavern"});
  EXPECT_EQ(g.score(0).five_types, 0);
  auto well = scenario(5).seat(0).city({"school_of_magic", "wishing_well"});
  EXPECT_EQ(well.score(0).total, 6 + 5 + 2);
}

SPEC("U.school_of_magic", "is unique for the Factory") {
  auto g =
      scenario(5).seat(0).gold(3).hand({"school_of_magic"}).city({"factory"}).holds("merchant");
  g.turn_of("merchant").plays("gather gold").plays("build school_of_magic").expect_gold(0, 0);
  g.plays("income").expect_gold(0, 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
