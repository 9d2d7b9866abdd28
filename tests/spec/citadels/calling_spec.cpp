#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("C5.1", "the ranks are called in ascending order, each once, without a decision") {
  auto g = scenario(5).crown(4);
  g.seat(0).holds("warlord").seat(1).holds("king").seat(2).holds("assassin");
  g.seat(3).holds("merchant").seat(4).holds("thief");
  for (const auto& [seat, character] :
       {std::pair{2, "assassin"}, {4, "thief"}, {1, "king"}, {3, "merchant"}, {0, "warlord"}}) {
    g.expect_acting(seat).expect_turn_of(seat, character);
    EXPECT_EQ(id_of(g.state().table.cast[g.state().table.called]), character);
    g.refuses(4 == seat ? 0 : 4, "end_turn", "not_acting").passes();
  }
  g.expect_event("round_ended").expect_round(2);
}

SPEC("C5.2", "a killed character is skipped and stays hidden") {
  auto g = scenario(5).killed("merchant").turn_of("king");
  g.seat(0).holds("king").seat(1).gold(3).holds("merchant").seat(2).holds("warlord");
  g.seat(3).holds("thief").seat(4).holds("magician");
  g.passes().expect_turn_of(2, "warlord").expect_event("rank_unanswered");
  EXPECT_FALSE(g.state().table.is_shown(6));
  g.expect_gold(1, 3).passes();
  g.expect_round(2).expect_no_event("character_revealed");
}

SPEC("C5.2 A12", "the player of a killed character who owns the Hospital may gather") {
  auto g = scenario(5).killed("merchant").turn_of("merchant");
  g.seat(1).gold(3).city({"hospital"}).holds("merchant");
  g.expect_acting(1).expect_offered("", {"gather cards", "gather gold", "stay_hidden"});
  g.plays("gather gold").expect_gold(1, 5).expect_event("character_revealed");
  EXPECT_TRUE(g.state().table.is_shown(6));
}

SPEC("C5.3", "a rank nobody holds is passed over, to others just like a killed one") {
  auto g = scenario(5).turn_of("king").nobody_holds({"bishop"});
  g.seat(0).holds("king").seat(1).holds("merchant");
  g.passes().expect_turn_of(1, "merchant");
  Texts unheld = g.events();

  auto killed = scenario(5).turn_of("king").killed("bishop");
  killed.seat(0).holds("king").seat(1).holds("merchant").seat(2).holds("bishop");
  killed.passes().expect_turn_of(1, "merchant");
  EXPECT_EQ(unheld, killed.events());
  EXPECT_EQ(g.event_views(3), killed.event_views(3));
}

SPEC("C5.3", "if nobody holds the bewitched rank the Witch's turn is over for good") {
  auto g = scenario(5).turn_of("witch").nobody_holds({"bishop"});
  g.seat(0).gold(0).hand({"temple"}).city({"poor_house"}).holds("witch").seat(1).holds("merchant");
  g.plays("gather gold").plays("bewitch bishop").plays_on_to("merchant");
  g.expect_turn_of(1, "merchant").plays_round_out().expect_gold(0, 2).expect_round(2);
}

SPEC("C5.4", "a called character is turned face up for everyone") {
  auto g = scenario(5).called_up_to("thief").nobody_holds({"magician"});
  g.seat(0).holds("king").seat(1).holds("assassin");
  g.expect_event("character_revealed").expect_turn_of(0, "king");
  EXPECT_EQ(g.state().table.shown_by[4], Seat(0));
  for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(g.observe(seat).table.shown_by[4], Seat(0));
  EXPECT_EQ(g.observe_spectator().table.shown_by[4], Seat(0));
  EXPECT_FALSE(g.state().table.is_shown(6));
}

SPEC("C5.5", "all gold of the robbed player goes to the Thief's player before anything else") {
  auto g = scenario(5).robbed("merchant").turn_of("merchant");
  g.seat(0).gold(5).holds("merchant").seat(1).gold(1).holds("thief");
  g.expect_acting(0).expect_gold(0, 0).expect_gold(1, 6).expect_event("gold_robbed");
  g.plays("gather gold").expect_gold(0, 2).expect_gold(1, 6);
}

SPEC("C5.5", "the Witch who acted as Thief gets the gold") {
  auto g = scenario(5).turn_of("witch");
  g.seat(0).gold(0).holds("witch").seat(1).gold(1).holds("thief").seat(2).gold(7).holds("king");
  g.plays("gather gold").plays("bewitch thief").plays(1, "gather gold");
  g.expect_turn_of(0, "thief").plays(0, "rob king").plays("end_turn").plays_on_to("king");
  g.expect_gold(2, 0).expect_gold(0, 9).expect_gold(1, 3);
}

SPEC("C5.5 A21", "nothing moves when Thief and victim are the same player") {
  auto g = scenario(3).robbed("merchant").turn_of("merchant");
  g.seat(0).gold(5).holds({"thief", "merchant"});
  g.expect_gold(0, 5).expect_no_event("gold_robbed");
}

SPEC("C5.6", "a bewitched player gathers with modifiers and stops; the Witch goes on") {
  auto g = scenario(5).bewitched("merchant").turn_of("merchant");
  g.seat(0).gold(0).holds("witch");
  g.seat(1).gold(5).hand({"tavern"}).city({"gold_mine", "smithy", "market"}).holds("merchant");
  g.expect_acting(1).expect_offered("", {"gather cards", "gather gold"});
  g.refuses("income", "not_now").refuses("extra_gold", "not_now").refuses("use smithy", "not_now");
  g.refuses("build tavern", "not_now").refuses("end_turn", "gather_before_ending");
  g.plays("gather gold").expect_gold(1, 8).expect_event("turn_cut").expect_event("turn_resumed");
  g.expect_turn_of(0, "merchant").plays("extra_gold").expect_gold(0, 1).expect_gold(1, 8);
}

SPEC("C5.6", "the cut turn has no end-of-turn effects") {
  auto g = scenario(5).bewitched("merchant").turn_of("merchant");
  g.seat(0).holds("witch");
  g.seat(1).gold(0).hand({}).city({"poor_house", "library"}).holds("merchant").seat(2).hand({});
  g.plays("gather cards").draws({"tavern", "market"}).expect_gold(1, 0);

  auto park = scenario(5).bewitched("merchant").turn_of("merchant");
  park.seat(0).holds("witch").seat(1).hand({}).city({"park"}).holds("merchant");
  park.plays("gather gold").expect_hand(1, {}).expect_acting(0);
}

SPEC("C5.6 A07", "a bewitched King or Patrician takes the crown right after gathering") {
  for (const char* royal : {"king", "patrician"}) {
    auto g = scenario(5).crown(4).bewitched(royal).turn_of(royal);
    g.seat(0).holds("witch").seat(1).holds(royal);
    g.expect_crown(4).plays("gather gold").expect_crown(1).expect_acting(0);
    g.does_not_offer("take_crown").plays("end_turn").expect_crown(1);
  }
}

SPEC("C5.7", "a threatened player gathers first and can do nothing else") {
  auto g = scenario(5).threats({"merchant", "warlord"}, "merchant").turn_of("merchant");
  g.seat(0).gold(6).hand({"tavern"}).city({"gold_mine", "smithy", "market"}).holds("merchant");
  g.seat(1).gold(0).holds("blackmailer");
  g.expect_offered("", {"gather cards", "gather gold"});
  g.refuses("income", "not_now").refuses("extra_gold", "not_now").refuses("use smithy", "not_now");
  g.refuses("build tavern", "not_now");
  g.plays("gather gold").expect_gold(0, 9).expect_acting(0);
  g.expect_offered("", {"bribe", "refuse"}).refuses("extra_gold", "not_now");
  g.plays("bribe").expect_gold(0, 5).expect_gold(1, 4);
  g.offers("income").offers("extra_gold").offers("use smithy").offers("build tavern");
}

SPEC("C5.7", "gathering cards is finished before the bribe is decided") {
  auto g = scenario(5).threats({"merchant", "warlord"}, "merchant").turn_of("merchant");
  g.seat(0).hand({}).holds("merchant").seat(1).holds("blackmailer");
  g.plays("gather cards")
      .draws({"tavern", "market"})
      .expect_offered("", {"keep market", "keep tavern"});
  g.plays("keep tavern").expect_offered("", {"bribe", "refuse"});
  g.plays("refuse").expect_acting(1).plays("leave").expect_acting(0).offers("extra_gold");
}

SPEC("C5.7 A53", "a threat on the Blackmailer's own second character does nothing") {
  auto g = scenario(3).threats({"merchant", "warlord"}, "merchant").turn_of("merchant");
  g.seat(0).gold(6).city({"market"}).holds({"blackmailer", "merchant"});
  g.offers("income").offers("extra_gold").plays("gather gold").does_not_offer("bribe");
  g.expect_gold(0, 8).offers("end_turn");
  EXPECT_EQ(g.state().table.threats, bit(Rank{8}));
}

}  // namespace
}  // namespace prestige::citadels::kit
