// Chapter 13: two players.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

const auto kDummies = [](Options& o) { o.two_player_variant = TwoPlayerVariant::dummy_markers; };

SPEC("T13.1 R53", "two_player_variant and its short form duel") {
  EXPECT_TRUE(resolve(request_for(2, [](Options& o) {
                o.two_player_variant = TwoPlayerVariant::duel;
              }))->duel);
  EXPECT_EQ(resolve(request_for(2, [](Options& o) { o.duel = true; }))->two_player_variant,
            TwoPlayerVariant::duel);
  EXPECT_FALSE(resolve(request_for(2, kDummies))->duel);
  EXPECT_EQ(resolve(request_for(2))->two_player_variant, TwoPlayerVariant::off);
}

SPEC("T13.2 R28",
     "deck and starting card are duel cards; the starting card may be an ordinary one") {
  auto g = new_game(2, [](Options& o) { o.duel = o.beginner_setup = true; });
  g.chance("first_seat 0");
  for (const std::string& card : g.offered("enter"))
    EXPECT_TRUE(card.starts_with("enter duel_riverside"));
  while (g.table().phase != Phase::over) {
    g.plays_turn_out();
    for (const std::string& card : g.shows()) EXPECT_TRUE(card.starts_with("duel_"));
  }
  auto ordinary = new_game(2, [](Options& o) {
    o.duel = o.beginner_setup = true;
    o.duel_start_card = DuelStartCard::ordinary;
  });
  ordinary.chance("first_seat 0").chance("enter riverside_05").plays_turn_out();
  ordinary.plays_on_to(Phase::moving_cards);
  for (const std::string& card : ordinary.offered("enter"))
    EXPECT_TRUE(card.starts_with("enter duel_"));
}

SPEC("T13.3", "the card closes slots and weekdays of this turn only; T3.5 is not used") {
  auto g = scenario(2).dark_alley().duel().turn_setup("turn_setup_02", "turn_setup_03").seat(0);
  g.team({"manager", "engineer", "apprentice_1"})
      .below("magician", "downtown")
      .below("manager", "market_row");
  g.below("engineer", "dark_alley").below("apprentice_1", "theater").at_placing(0);
  g.expect_offered("place magician", {"place magician downtown+1", "place magician downtown+0"});
  g.expect_offered("place manager", {"place manager market_row+2", "place manager market_row+0"});
  g.expect_offered("place engineer",
                   {"place engineer dark_alley+2", "place engineer dark_alley+1"});
  g.refuses("place apprentice_1 friday", "weekday_closed")
      .refuses("place magician downtown+2", "slot_closed");
  g.offers("place apprentice_1 saturday").plays_turn_out().plays_on_to(Phase::assigning);
  EXPECT_EQ(g.table().closed_days, turn_setup::saturday | turn_setup::sunday);
  EXPECT_TRUE(g.table().next_setup_card.has_value());
}

SPEC("T13.3", "a Workshop is never closed; without the Dark Alley its entry is ignored") {
  auto g = scenario(2).duel().turn_setup("turn_setup_05", "turn_setup_06").seat(0);
  g.acts("magician", "workshop").expect_ap(3);
}

SPEC("T13.4", "printed neutral markers form Links, take the slot, and make no card performable") {
  auto g = scenario(2).duel().turn_setup("turn_setup_01", "turn_setup_02").seat(0).shards(0);
  g.trick("linking_rings", "spades", 1).show("duel_riverside_01").acts("magician", "friday");
  g.plays("set_up linking_rings duel_riverside_01").refuses("at s01 top", "slot_taken");
  g.plays("at s00 bottom")
      .expect_event("link_created")
      .plays("bonus fame")
      .expect_gain(0, {1, 0, 0});
  g.refuses("reschedule duel_riverside_01 s01", "no_such_marker");
  auto alone = scenario(2).duel().turn_setup("turn_setup_01", "turn_setup_02").seat(0);
  alone.show("duel_riverside_01")
      .placed("magician", "friday_stage")
      .at_performance()
      .expect_phase(Phase::moving_cards);
}

SPEC("T13.4", "in a Shard circle only the player receives a Shard; the performer counts the Link") {
  // duel_grand_magorian_01: s11 spiritual faces top; its circle to s01 has the Shard.
  auto g = scenario(2).duel().turn_setup("turn_setup_01", "turn_setup_02").seat(0).shards(0);
  g.trick("walled", "spades", 1).show("duel_grand_magorian_01").acts("magician", "friday");
  g.plays("set_up walled duel_grand_magorian_01").plays("at s01 right").plays("bonus coins");
  g.expect_gain(0, {0, 2, 1}).expect_gain(1, {});
  auto show = scenario(2).duel().turn_setup("turn_setup_01", "turn_setup_02").seat(0);
  show.trick("linking_rings", "spades").show("duel_riverside_01", {"s00 0 spades bottom"});
  show.placed("magician", "friday_stage").at_performance().plays("perform duel_riverside_01");
  show.expect_gain(0, {1 + 1, 2, 0});
}

SPEC("T13.4", "no two neutral markers of a card share a circle") {
  for (const PerformanceDef& d : card::kDefs) {
    for (int circle = 0; circle < kCircles; ++circle) {
      if ((d.circles >> circle & 1) == 0) continue;
      int neutrals = 0;
      for (const Neutral& n : d.neutrals) {
        const Circle& c = kCircleDefs[static_cast<std::size_t>(circle)];
        neutrals += n.slot == c.a || n.slot == c.b ? 1 : 0;
      }
      EXPECT_LT(neutrals, 2) << id_of(d.id);
    }
  }
}

SPEC("T13.5 R98", "a dummy marker on every card that comes into play, on a slot with two circles") {
  auto g = new_game(2, kDummies);
  g.chance("first_seat 0").chance("enter riverside_01");
  g.expect_offered("dummy", {"dummy s01 spiritual", "dummy s01 mechanical", "dummy s01 optical",
                             "dummy s01 escape"});
  g.chance("dummy s01 escape").expect_marker("riverside_01", "s01", "dummy escape");
  auto later = scenario(2).options(kDummies).at_end_turn().chance("enter riverside_08");
  later.expect_chance()
      .chance("dummy s01 optical")
      .expect_marker("riverside_08", "s01", "dummy optical");
  EXPECT_EQ(later.table().closed[0], turn_setup::n2 | turn_setup::n3);  // T3.5 applies
}

SPEC("E47 R50 R98",
     "a dummy is neutral: no candidate by itself, counts as a Link, leaves with the show") {
  auto g = scenario(2).options(kDummies).seat(0).trick("linking_rings", "spades");
  g.placed("magician", "friday_stage").seat(1).placed("magician", "thursday_stage");
  g.show("riverside_01", {"s00 0 spades bottom", "s01 dummy mechanical"}).at_performance();
  g.expect_acting(0).plays("perform riverside_01").expect_gain(0, {1, 2, 1});  // 0/2, Link, card
  g.expect_marker("riverside_01", "s01", "").expect_marker("riverside_01", "s00", "");
}

SPEC("R50", "Director's Favor cannot move a dummy, Claqueurs counts it, Scene Stealer does not") {
  auto g = scenario(2).dark_alley().options(kDummies).seat(0).below("magician", "directors_favor");
  g.show("riverside_01", {"s01 dummy mechanical"}).acts("magician", "friday");
  g.refuses("reschedule riverside_01 s01 with card", "no_such_marker");
  auto show = scenario(2).powers().options(kDummies).seat(0).trick("linking_rings", "spades");
  show.learned("scene_stealer", 1)
      .below("magician", "claqueurs")
      .placed("magician", "friday_stage");
  show.show("riverside_11", {"s01 0 spades top", "s00 dummy optical"}).at_performance();
  show.plays("perform riverside_11").expect_gain(0, {0, 2 + 2 + 1, 0});
}

SPEC("R98", "a dummy that has left is not replaced, and leaves with a discarded card") {
  auto g = scenario(2).options(kDummies).turn(3).show("riverside_01").show("riverside_02");
  g.show("riverside_03", {"s01 dummy optical"}).at_end_turn().chance("enter grand_magorian_01");
  g.chance_any().expect_marker("riverside_01", "s01", "");
  EXPECT_EQ(g.shows().size(), 3u);
}

}  // namespace
}  // namespace prestige::trickerion::kit
