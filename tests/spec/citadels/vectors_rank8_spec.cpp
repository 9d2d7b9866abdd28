#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("X1", "a full turn of the Warlord") {
  auto g = scenario(5)
               .seat(0)
               .gold(5)
               .hand({"barracks"})
               .city({"watchtower", "prison"})
               .holds("warlord");
  g.seat(1).gold(1).holds("thief").seat(2).city({"market"}).holds("architect").robbed("warlord");
  g.turn_of("architect").passes().expect_turn_of(0, "warlord").expect_gold(0, 0).expect_gold(1, 6);
  g.plays("gather gold").expect_gold(0, 2).plays("income").expect_gold(0, 4);
  g.plays("destroy 2 market").expect_gold(0, 3).expect_city(2, {});
  ASSERT_EQ(g.state().secrets.deck.tail().size(), 1u);
  EXPECT_EQ(g.state().secrets.deck.tail()[0].district, District::market);
  g.plays("build barracks").expect_gold(0, 0).refuses("income", "ability_used");
  g.plays("end_turn").expect_round(2).expect_event("round_ended");
}

SPEC("T038", "Warlord: P3's Tavern for 0, a Palace for 4, the own Market for 1") {
  const auto warlord = [] {
    auto g = scenario(5).seat(0).gold(4).city({"market"}).holds("warlord");
    return g.seat(2).city({"tavern", "palace"}).turn_of("warlord");
  };
  warlord().plays("destroy 2 tavern").expect_gold(0, 4).expect_city(2, {"palace"});
  warlord().plays("destroy 2 palace").expect_gold(0, 0).expect_city(2, {"tavern"});
  warlord().plays("destroy 0 market").expect_gold(0, 3).expect_city(0, {});
}

SPEC("T039", "Warlord on a Keep, the own one included: refused") {
  auto other =
      scenario(5).seat(0).gold(9).holds("warlord").seat(2).city({"keep"}).turn_of("warlord");
  other.refuses("destroy 2 keep", "keep_is_immune");
  auto own = scenario(5).seat(0).gold(9).city({"keep"}).holds("warlord").turn_of("warlord");
  own.refuses("destroy 0 keep", "keep_is_immune");
}

SPEC("T040",
     "Diplomat's Tavern for P3's Castle: P3 gets the Tavern and 3 gold; back: nobody pays") {
  auto g = scenario(5)
               .seat(0)
               .gold(4)
               .city({"tavern"})
               .holds("diplomat")
               .seat(2)
               .gold(0)
               .city({"castle"});
  g.turn_of("diplomat").plays("exchange tavern 2 castle").expect_gold(0, 1).expect_gold(2, 3);
  g.expect_city(0, {"castle"}).expect_city(2, {"tavern"});

  auto back = scenario(5)
                  .seat(0)
                  .gold(4)
                  .city({"castle"})
                  .holds("diplomat")
                  .seat(2)
                  .gold(0)
                  .city({"tavern"});
  back.turn_of("diplomat").plays("exchange castle 2 tavern").expect_gold(0, 4).expect_gold(2, 0);
}

SPEC("T041",
     "Diplomat with a completed city may exchange; an opponent's completed city is barred") {
  const Texts seven{"tavern", "docks", "manor", "temple", "church", "market", "prison"};
  auto own = scenario(5).seat(0).gold(4).city(seven).holds("diplomat").seat(2).city({"castle"});
  own.turn_of("diplomat").plays("exchange docks 2 castle").expect_completed(0).expect_gold(0, 3);

  auto other = scenario(5).seat(0).gold(4).city({"castle"}).holds("diplomat").seat(2).city(seven);
  other.turn_of("diplomat")
      .refuses("exchange castle 2 docks", "city_completed")
      .does_not_offer("exchange");
}

SPEC("T042", "Great Wall: Church for Market costs 1, Palace for the wall 1, the own wall nothing") {
  const auto diplomat = [](const char* own) {
    auto g = scenario(5).seat(0).gold(3).city({own}).holds("diplomat");
    return g.seat(2).gold(0).city({"great_wall", "factory", "market"}).turn_of("diplomat");
  };
  diplomat("church").plays("exchange church 2 market").expect_gold(0, 2).expect_gold(2, 1);
  diplomat("palace").plays("exchange palace 2 great_wall").expect_gold(0, 2).expect_gold(2, 1);

  auto own = scenario(5).seat(0).gold(3).city({"great_wall", "church"}).holds("diplomat");
  own.seat(2)
      .gold(0)
      .city({"factory", "market"})
      .turn_of("diplomat")
      .plays("exchange church 2 market");
  own.expect_gold(0, 3).expect_gold(2, 0);
}

SPEC("T043",
     "P3 owns Great Wall and Docks: the Marshal pays 4 to P3; beautified Docks are illegal") {
  auto g =
      scenario(5).seat(0).gold(4).holds("marshal").seat(2).gold(0).city({"great_wall", "docks"});
  g.turn_of("marshal").plays("seize 2 docks").expect_gold(0, 0).expect_gold(2, 4);

  auto coin = scenario(5).seat(0).gold(9).holds("marshal").seat(2).city({"great_wall", "docks+"});
  coin.turn_of("marshal").refuses("seize 2 docks+", "costs_too_much_to_seize");
}

SPEC("T044", "Marshal with 6 districts seizes a Temple: completed at size 7, and first") {
  auto g =
      scenario(5).seat(0).gold(1).city({"tavern", "docks", "manor", "church", "market", "prison"});
  g.holds("marshal").seat(2).city({"temple"}).turn_of("marshal").expect_completed(0, false);
  g.plays("seize 2 temple").expect_completed(0).expect_gold(0, 0);
  EXPECT_EQ(g.state().table.first_completed, Seat(0));
}

SPEC("T045", "beautified Market: destroying costs 2, the coin goes to the bank") {
  auto g = scenario(5).seat(0).gold(5).holds("warlord").seat(2).gold(0).city({"market+"});
  g.turn_of("warlord")
      .plays("destroy 2 market+")
      .expect_gold(0, 3)
      .expect_gold(2, 0)
      .expect_city(2, {});
}

SPEC("T086", "P1 holds Bishop and Warlord: no destruction in the own city, by option allowed") {
  auto g =
      scenario(3).seat(0).gold(9).city({"tavern"}).holds({"bishop", "warlord"}).turn_of("warlord");
  g.refuses("destroy 0 tavern", "bishop_protects").does_not_offer("destroy");

  auto option = scenario(3).options([](Switches& s) { s.bishop_allows_own_rank8 = true; });
  option.seat(0).gold(9).city({"tavern"}).holds({"bishop", "warlord"}).turn_of("warlord");
  option.plays("destroy 0 tavern").expect_city(0, {});
}

SPEC("T087", "another player's Great Wall: the Warlord pays 5, with the option 6") {
  auto g =
      scenario(5).seat(0).gold(6).holds("warlord").seat(2).city({"great_wall"}).turn_of("warlord");
  g.plays("destroy 2 great_wall").expect_gold(0, 1);

  auto option = scenario(5).options([](Switches& s) { s.great_wall_covers_itself = true; });
  option.seat(0).gold(6).holds("warlord").seat(2).city({"great_wall"}).turn_of("warlord");
  option.plays("destroy 2 great_wall").expect_gold(0, 0);
}

}  // namespace
}  // namespace prestige::citadels::kit
