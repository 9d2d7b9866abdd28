#include "protocol/citadels/json.h"
#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("T073", "during P3's choice only P3's view lists the passed characters") {
  auto g = scenario(5).crown(0).at_selection().chance("face_up thief").chance("face_down king");
  g.plays(0, "keep assassin").plays(1, "keep warlord").expect_acting(2);
  const RankMask pile = bit(Rank{3}) | bit(Rank{5}) | bit(Rank{6}) | bit(Rank{7});
  EXPECT_EQ(g.observe(2).seen_pile[0], pile);
  for (const int seat : {3, 4}) EXPECT_EQ(g.observe(seat).seen_pile[0], 0);
  EXPECT_EQ(g.observe_spectator().seen_pile[0], 0);
  // The number can be told from public facts: 8 characters, 1 face up, 3 places filled.
  for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(g.observe(seat).table.slots_filled, 3);

  // Another pile with the same public facts: nobody but P1, P2 and P3 sees a difference.
  auto other =
      scenario(5).crown(0).at_selection().chance("face_up thief").chance("face_down bishop");
  other.plays(0, "keep merchant").plays(1, "keep architect").expect_acting(2);
  for (const int seat : {3, 4}) EXPECT_TRUE(same_view(g, other, seat));
  EXPECT_TRUE(same_spectator_view(g, other));
  EXPECT_FALSE(same_view(g, other, 2));
}

SPEC("T074", "every view lists the three warrants, only the Magistrate's marks the signed one") {
  const auto placed = [](const char* signed_one) {
    auto g = scenario(5).seat(0).holds("magistrate");
    g.plays("warrant king").plays("warrant merchant").plays("warrant warlord");
    return g.plays(std::string("sign ") + signed_one);
  };
  auto king = placed("king");
  auto warlord = placed("warlord");
  for (int seat = 0; seat < 5; ++seat) {
    EXPECT_EQ(king.observe(seat).table.warrants, bit(Rank{4}) | bit(Rank{6}) | bit(Rank{8}));
    EXPECT_EQ(king.observe(seat).signed_warrant, seat == 0 ? 4 : 0);
    EXPECT_EQ(same_view(king, warlord, seat), seat != 0);
  }
  EXPECT_TRUE(same_spectator_view(king, warlord));
}

SPEC("T075", "an unheld rank called looks like a held but killed one, except for the kill mark") {
  // P4 chose last, so nobody else saw which of Merchant and Warlord P4 kept.
  const auto called = [](const char* kept, bool killed) {
    auto g = scenario(5).crown(4).face_up({"thief"}).face_down("magician");
    g.seat(4)
        .holds("assassin")
        .seat(0)
        .holds("bishop")
        .seat(1)
        .holds("king")
        .seat(2)
        .holds("architect");
    g.seat(3).holds(kept).turn_of("bishop");
    if (killed) g.killed("merchant");
    return g.passes();
  };
  auto unheld = called("warlord", false);
  auto hidden = called("merchant", true);
  unheld.expect_turn_of(2, "architect");
  hidden.expect_turn_of(2, "architect");
  for (const int seat : {0, 1, 2, 4, 14}) {
    Observation seen = seat == 14 ? hidden.observe_spectator() : hidden.observe(seat);
    EXPECT_EQ(seen.table.killed, 6);
    seen.table.killed = 0;
    EXPECT_EQ(seen, seat == 14 ? unheld.observe_spectator() : unheld.observe(seat)) << seat;
    EXPECT_EQ(seat == 14 ? hidden.spectator_event_views() : hidden.event_views(seat),
              seat == 14 ? unheld.spectator_event_views() : unheld.event_views(seat));
  }
}

SPEC("T081", "an unsigned warrant looks to the others like a signed one that is declined") {
  const auto built = [](const char* signed_one) {
    auto g =
        scenario(5).seat(0).holds("magistrate").seat(2).gold(3).hand({"docks"}).holds("merchant");
    g.warrants({"king", "merchant", "warlord"}, signed_one).turn_of("merchant");
    return g.plays("gather gold").plays("build docks").expect_acting(0);
  };
  auto unsigned_one = built("warlord");
  auto declined = built("merchant");
  unsigned_one.expect_offered("", {"pass"});
  declined.expect_offered("", {"confiscate", "pass"});
  const auto equal = [&] {
    for (const int seat : {1, 2, 3, 4})
      EXPECT_TRUE(same_view(unsigned_one, declined, seat)) << seat;
    EXPECT_TRUE(same_spectator_view(unsigned_one, declined));
    EXPECT_FALSE(same_view(unsigned_one, declined, 0));
  };
  equal();
  unsigned_one.plays(0, "pass");
  declined.plays(0, "pass");
  equal();
}

SPEC("A17", "a view calls a city completed while that protects it") {
  for (const bool sticky : {true, false}) {
    auto g = scenario(6).turn_of("diplomat");
    g.options([=](Switches& o) { o.completion_sticky = sticky; });
    g.seat(0).gold(9).city({"monument", "manor", "palace", "temple", "church", "armory"});
    g.holds("diplomat").seat(1).city({"tavern"});
    const auto completed = [&] {
      return protocol::parsed(
          protocol::observation_text(g.observe(1), false))["seats"][0]["completed"];
    };
    EXPECT_EQ(completed(), true);
    g.plays("exchange monument 1 tavern");
    EXPECT_EQ(completed(), sticky);
  }
}

}  // namespace
}  // namespace prestige::citadels::kit
