// Chapter 1: what the words mean.

#include "games/trickerion/rules/downtown.h"
#include "games/trickerion/rules/stage.h"
#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

SPEC("T1.1", "2 to 4 players; the modules go together as they are told to") {
  for (const int players : {2, 3, 4}) EXPECT_TRUE(resolve(request_for(players)));
  EXPECT_FALSE(resolve(request_for(1)));
  EXPECT_FALSE(resolve(request_for(5)));
  EXPECT_TRUE(resolve(request_for(
      2, [](Options& o) { o.dark_alley = o.powers = o.duel = o.beginner_setup = true; })));
  EXPECT_FALSE(resolve(request_for(3, [](Options& o) { o.powers = true; })));
  EXPECT_FALSE(resolve(request_for(3, [](Options& o) { o.duel = true; })));
}

SPEC("T1.2", "a card beats the chapters, a ruling beats the card") {
  // Chapter: Enhance gives 1 AP. Card: Empower makes it 3.
  auto card = scenario(4).dark_alley().seat(0).below("magician", "empower");
  card.acts("magician", "downtown+0").plays("enhance").expect_ap(6);
  // Chapter: the Engineer slot adds a marker. R77: with Ingenuity exactly 1, whatever would add.
  auto ruling = scenario(4).dark_alley().seat(0).engineer_trick("linking_rings", "spades");
  ruling.components({{"metal", 1}}).below("magician", "ingenuity").acts("magician", "workshop");
  ruling.plays("prepare linking_rings with card").expect_markers(0, "linking_rings", 1);
}

SPEC("T1.3", "tiers 1, 2, 3 with 16 Tricks each, four of a category; tier 3 with the Dark Alley") {
  int count[kCategories][4] = {};
  for (const TrickDef& d : kTrickDefs) ++count[at(d.category)][d.tier];
  for (const auto& of_category : count) {
    for (const int tier : {1, 2, 3}) EXPECT_EQ(of_category[tier], 4);
  }
  const auto base = new_game(4).table().residence;
  const auto dark = new_game(4, [](Options& o) { o.dark_alley = true; }).table().residence;
  for (const TrickDef& d : kTrickDefs) {
    EXPECT_EQ((base & bit(d.id)) != 0, d.tier < 3) << id_of(d.id);
    EXPECT_NE(dark & bit(d.id), 0u) << id_of(d.id);
  }
}

SPEC("T1.4", "twelve types of Components cost 1, 2 or 3 Coins") {
  const Piles prices{{"wood", 1},    {"metal", 1},     {"glass", 1},    {"fabric", 1},
                     {"rope", 2},    {"petroleum", 2}, {"saw", 2},      {"animal", 2},
                     {"padlock", 3}, {"mirror", 3},    {"disguise", 3}, {"cog", 3}};
  ASSERT_EQ(prices.size(), std::size_t{kComponents});
  for (const auto& [type, price] : prices) {
    auto g = scenario(4).seat(0).coins(9).buy_area({type, type, type, type});
    g.acts("magician", "market_row+2").plays("buy " + type + " 3").expect_coins(0, 9 - 3 * price);
  }
}

SPEC("T1.5", "base values: Magician 3, Specialists 2, Apprentices 1") {
  const Piles base{{"magician", 3},     {"manager", 2},      {"engineer", 2},
                   {"assistant", 2},    {"apprentice_1", 1}, {"apprentice_2", 1},
                   {"apprentice_3", 1}, {"apprentice_4", 1}};
  for (const auto& [who, ap] : base) {
    auto g = scenario(4).seat(0).team({"manager", "engineer", "assistant", "apprentice_1",
                                       "apprentice_2", "apprentice_3", "apprentice_4"});
    g.acts(who, "workshop").expect_ap(ap);
  }
}

SPEC("T1.6", "four markers of each suit, on a Trick, on a Performance card or unused") {
  auto g = scenario(4).seat(0).trick("linking_rings", "hearts", 2);
  g.show("riverside_01", {"s00 0 hearts bottom"}).acts("magician", "friday");
  g.expect_markers(0, "linking_rings", 2).expect_unused(0, "hearts", 1);
  for (const char* suit : {"spades", "diamonds", "clubs"}) g.expect_unused(0, suit, 4);
  EXPECT_FALSE(Marker::neutral(Category::optical).is_players());
  EXPECT_FALSE(Marker::neutral(Category::optical, true).is_players());
}

SPEC("T1.7", "the board: 3 Trick slots, 6 Component slots, 3 Apprentice slots, 2 Characters") {
  auto tricks = scenario(4).seat(0).fame(36).trick("linking_rings", "spades");
  tricks.trick("living_piano", "hearts").trick("chinese_sticks", "clubs");
  tricks.acts("magician", "downtown+2").refuses("learn levitation", "no_free_trick_slot");

  auto hire = scenario(4).seat(0).team({"apprentice_1", "apprentice_2", "apprentice_3"});
  hire.acts("magician", "downtown+2").refuses("hire apprentice", "no_apprentice_slot");

  auto workshop = scenario(4).seat(0).team({"manager", "apprentice_1"});
  workshop.options([](Options& o) { o.dark_alley = false; }).placed("manager", "workshop");
  workshop.acts("magician", "workshop").expect_ap(3);
  auto full = scenario(4).dark_alley().seat(0).team({"manager", "apprentice_1"});
  full.below("manager", "invention").placed("manager", "workshop");
  full.below("magician", "test_run")
      .placed("magician", "workshop")
      .below("apprentice_1", "workshop");
  full.at_placing(0).refuses("place apprentice_1 workshop", "slot_taken");
}

SPEC("T1.7",
     "extensions: a Trick slot with a marker more, two Component slots, an Apprentice slot") {
  auto engineer = scenario(4).seat(0).trick("linking_rings", "spades");
  engineer.trick("living_piano", "hearts").trick("chinese_sticks", "clubs").fame(36);
  engineer.team({"engineer"}).acts("magician", "downtown+2");
  engineer.plays("learn levitation").plays("use_die residence_1");
  EXPECT_TRUE(engineer.player(0).tricks[at(Suit::diamonds)].on_engineer_slot);

  auto manager = scenario(4).seat(0).team({"manager"}).coins(9);
  manager.components(
      {{"rope", 1}, {"petroleum", 1}, {"saw", 1}, {"animal", 1}, {"cog", 1}, {"mirror", 1}});
  manager.acts("manager", "market_row+2").plays("buy wood 1").plays("buy metal 1");
  manager.expect_tokens(0, "metal", 1).refuses("buy glass 1", "no_room_for_components");

  auto assistant = scenario(4).seat(0);
  assistant.team({"assistant", "apprentice_1", "apprentice_2", "apprentice_3"});
  assistant.acts("magician", "downtown+2").plays("hire apprentice");
  EXPECT_EQ(assistant.player(0).hired_apprentices, 1);
}

SPEC("T1.8 E5", "at most 3 tokens of a type; with component_limit null any number") {
  auto g = scenario(4).seat(0).components({{"wood", 2}}).acts("magician", "market_row+2");
  g.refuses("buy wood 2", "no_room_for_components").plays("buy wood 1").expect_tokens(0, "wood", 3);
  g.refuses("buy wood 1", "no_room_for_components");

  auto free = scenario(4).options([](Options& o) { o.component_limit = Limit(); });
  free.seat(0).components({{"wood", 3}}).acts("magician", "market_row+2");
  free.plays("buy wood 3").expect_tokens(0, "wood", 6);
}

SPEC("E5 T16.4", "a seventh type finds no slot until a pile is returned") {
  auto g = scenario(4).seat(0).components(
      {{"rope", 1}, {"petroleum", 1}, {"saw", 1}, {"animal", 1}, {"cog", 1}, {"mirror", 1}});
  g.acts("magician", "market_row+2").refuses("buy wood 1", "no_room_for_components");
  g.plays("clear_out")
      .plays("return_component cog")
      .plays("buy wood 1")
      .expect_tokens(0, "wood", 1);
}

SPEC("T1.9 E9 T7.16", "a pile on a Manager slot counts one unit more, but is no token more") {
  auto g = scenario(4).seat(0).trick("burning_mummy", "spades");
  g.components({{"petroleum", 1}}).manager_components({{"fabric", 2}}).acts("magician", "workshop");
  g.plays("prepare burning_mummy").expect_markers(0, "burning_mummy", 1);

  auto regular = scenario(4).seat(0).trick("burning_mummy", "spades");
  regular.components({{"petroleum", 1}, {"fabric", 2}}).acts("magician", "workshop");
  regular.refuses("prepare burning_mummy", "components_missing");

  auto full = scenario(4).seat(0).manager_components({{"fabric", 3}});
  full.acts("magician", "market_row+2").refuses("buy fabric 1", "no_room_for_components");
}

SPEC("T1.10 R96 R10", "a new type goes on a slot of choice, an owned type to its pile") {
  auto g = scenario(4).seat(0).coins(9).manager_components({{"rope", 1}});
  g.buy_area({"rope", "metal", "glass", "wood"}).acts("manager", "market_row+2");
  g.plays("buy metal 1").expect_offered("shelf", {"shelf regular", "shelf specialist"});
  g.plays("shelf specialist").plays("buy rope 1").expect_tokens(0, "rope", 2);
  EXPECT_EQ(g.player(0).manager_piles[1], Component::metal);
  g.plays("buy glass 1").does_not_offer("shelf");  // no Manager slot is left

  auto indirect = scenario(4).options([](Options& o) { o.direct_to_specialist_slots = false; });
  indirect.seat(0).team({"manager"}).acts("manager", "market_row+2").plays("buy wood 1");
  EXPECT_FALSE(indirect.player(0).manager_piles[0].has_value());
}

SPEC("T1.11 R1", "Fame has no upper limit and never falls below 0") {
  auto g = scenario(4).seat(0).fame(99).trick("enchanted_butterflies", "spades");
  g.show("riverside_10", {"s00 0 spades right"}).placed("magician", "friday_stage");
  g.at_performance().plays("perform riverside_10").expect_fame(0, 103);

  auto poor = scenario(4).seat(0).fame(1).coins(0).team({"manager"}).placed("manager", "workshop");
  poor.at_end_turn().expect_fame(0, 0);
}

SPEC("T1.11 R55", "supplies are unlimited: everybody may hold 3 of every type, and many Shards") {
  auto g = scenario(4);
  for (int i = 0; i < 4; ++i) g.seat(i).shards(40).components({{"wood", 3}, {"cog", 3}}).coins(300);
  g.seat(0).components({{"wood", 0}}).acts("magician", "market_row+2").plays("buy wood 3");
  g.expect_tokens(0, "wood", 3);
}

SPEC("T1.12", "circles join bottom with top and right with left corners of neighbours") {
  for (const Circle& c : kCircleDefs) {
    const bool below = c.a_corner == Corner::bottom && c.b_corner == Corner::top;
    const bool beside = c.a_corner == Corner::right && c.b_corner == Corner::left;
    EXPECT_TRUE(below || beside);
    const int a = static_cast<int>(c.a);
    const int b = static_cast<int>(c.b);
    EXPECT_EQ(b - a, below ? 2 : 1);  // slots are counted row by row
  }
  // riverside_02: s00-s01 and s01-s11 are printed; s01 has no circle at its bottom.
  EXPECT_EQ(circle_corners(Performance::riverside_02, Slot::s01), 0b0011);
  EXPECT_EQ(circle_corners(Performance::riverside_02, Slot::s10), 0);
}

SPEC("T1.12", "touching slots without a printed circle are not joined") {
  auto g = scenario(4).seat(0).trick("linking_rings", "spades", 1).acts("magician", "friday");
  g.show("riverside_02").plays("set_up linking_rings riverside_02");
  g.refuses("at s10 top", "no_such_slot").refuses("at s01 left", "no_circle_there");
  g.refuses("at s01 bottom", "no_circle_there").plays("at s01 right");
}

SPEC("T1.13", "clockwise spiritual, mechanical, optical, escape, whatever is at the top") {
  using enum Category;
  const Category turns[4][4] = {{spiritual, mechanical, optical, escape},
                                {mechanical, optical, escape, spiritual},
                                {optical, escape, spiritual, mechanical},
                                {escape, spiritual, mechanical, optical}};
  for (const auto& turn : turns) {
    for (int corner = 0; corner < 4; ++corner) {
      EXPECT_EQ(symbol_at(turn[0], Corner(corner)), turn[corner]);
      EXPECT_EQ(top_when(turn[corner], Corner(corner)), turn[0]);
    }
  }
}

SPEC("T1.14", "the faces of the dice and how often they have them") {
  const std::vector<std::pair<std::string, Piles>> dice{
      {"residence_1",
       {{"mechanical", 1}, {"optical", 1}, {"escape", 1}, {"spiritual", 1}, {"any", 1}, {"x", 1}}},
      {"residence_2",
       {{"mechanical", 1}, {"optical", 1}, {"escape", 1}, {"spiritual", 1}, {"any", 1}, {"x", 1}}},
      {"inn_1", {{"assistant", 1}, {"engineer", 1}, {"manager", 1}, {"x", 3}}},
      {"inn_2", {{"apprentice", 5}, {"x", 1}}},
      {"bank_1", {{"3", 1}, {"4", 2}, {"5", 1}, {"6", 1}, {"x", 1}}},
      {"bank_2", {{"3", 1}, {"4", 2}, {"5", 1}, {"6", 1}, {"x", 1}}}};
  auto g = scenario(4).at_turn_start();
  for (const auto& [die, faces] : dice) {
    Outcomes outcomes;
    Trickerion::chance_outcomes(g.state(), outcomes);
    EXPECT_EQ(outcomes.size(), faces.size()) << die;
    for (const auto& [face, weight] : faces) {
      const auto found =
          std::ranges::find(outcomes, *parse("roll " + die + " " + face), &WeightedAction::action);
      ASSERT_NE(found, outcomes.end()) << die << face;
      EXPECT_EQ(static_cast<int>(found->weight), weight) << die << face;
    }
    g.chance("roll " + die + " x");
  }
}

SPEC("T1.14", "a die on x allows no action; a die used for one is set to x") {
  auto g = scenario(4).dice({"x", "optical", "x", "x", "x", "4"}).seat(0).coins(0);
  g.acts("magician", "downtown+2", 6).refuses("take_coins bank_1", "no_fitting_die");
  g.refuses("hire apprentice", "no_fitting_die");
  g.plays("take_coins bank_2").expect_coins(0, 4).expect_die("bank_2", "x");
  g.plays("learn enchanted_butterflies").plays("symbol clubs").expect_die("residence_2", "x");
}

}  // namespace
}  // namespace prestige::trickerion::kit
