// Chapter 3: from the empty table to the first turn.

#include "games/trickerion/rules/setup.h"
#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

const Texts kMagicianOf{"the_mechaniker", "the_great_optico", "priestess_of_mysticism",
                        "master_of_chains"};

// All Magicians chosen, seat 0 first.
Play with_magicians(int players, const std::function<void(Options&)>& change = {}) {
  auto g = new_game(players, change);
  g.chance_any();
  for (int i = 0; i < players; ++i) {
    g.plays(i, "choose " + kMagicianOf[static_cast<std::size_t>(i)]);
  }
  return g;
}

// Starting choices of the seats from this one on: a Trick, two wood, the Assistant.
void the_rest_starts(Play& g, int from) {
  const Texts tricks{"linking_rings", "enchanted_butterflies", "mind_reading",
                     "barricaded_barrels"};
  for (int i = from; i < g.table().players(); ++i) {
    g.plays(i, "start " + tricks[static_cast<std::size_t>(i)]).plays(i, "symbol spades");
    g.plays(i, "done").plays(i, "specialist assistant");
  }
}

SPEC("T3.1 R86", "the order of setup: choices, extra Tricks, Powers, Initiative, Prophecies") {
  auto g = with_magicians(2, [](Options& o) { o.dark_alley = o.powers = true; });
  g.plays(0, "start linking_rings").plays("symbol spades").plays("take metal").plays("take metal");
  g.plays("specialist engineer");
  the_rest_starts(g, 1);
  g.plays(0, "start mind_reading").plays("symbol hearts");
  g.expect_markers(0, "linking_rings", 2).expect_chance().expect_phase(Phase::dealing_powers);
  g.chance_any().expect_phase(Phase::discarding_powers).expect_coins(0, 0);
  for (const std::size_t seat : {0u, 1u}) {
    for (int n = 0; n < 4; ++n) {
      const auto power = Power(g.state().secrets.hand[seat].powers.pick(0));
      g.plays(static_cast<int>(seat), "discard " + std::string(id_of(power)));
    }
  }
  g.expect_phase(Phase::first_initiative).expect_omens({"", "", ""});
  g.chance("initiative 1").chance("initiative 0").expect_coins(1, 10).expect_coins(0, 14);
  g.chance("foretell spotlight").chance("foretell even_week").chance("foretell job_fair");
  g.expect_phase(Phase::rolling).expect_turn(1).expect_active("");
}

SPEC("T3.1 T3.6", "the seating order begins at a random seat") {
  auto g = new_game(3);
  g.expect_chance().offers("first_seat 0").offers("first_seat 1");
  g.chance("first_seat 2").chance("enter riverside_01").chance("enter riverside_02");
  g.expect_acting(2).plays("choose electra").expect_acting(0);
}

SPEC("T3.2", "Trick decks with 8 of each category in the base game") {
  int count[kCategories] = {};
  const TrickMask residence = new_game(4).table().residence;
  for (const TrickDef& d : kTrickDefs)
    count[at(d.category)] += (residence & bit(d.id)) != 0 ? 1 : 0;
  for (const int n : count) EXPECT_EQ(n, 8);
}

SPEC("T3.3", "the Buy area starts with the basic types, the other slots are empty") {
  auto g = new_game(4);
  g.expect_buy_area({"wood", "metal", "glass", "fabric"});
  for (const Maybe<Component>& slot : g.table().market.order) EXPECT_FALSE(slot.has_value());
  EXPECT_FALSE(g.table().market.quick.has_value());
}

SPEC("T3.4", "players - 1 Riverside cards are in play; the deck is 2 Riverside, 2 Grand Magorian") {
  for (const int players : {2, 3, 4}) {
    auto g = new_game(players);
    g.chance("first_seat 0");
    for (int i = 1; i < players; ++i) {
      for (const std::string& card : g.offered("enter"))
        EXPECT_TRUE(card.starts_with("enter riverside"));
      g.chance("enter riverside_0" + std::to_string(i));
    }
    EXPECT_EQ(g.shows().size(), static_cast<std::size_t>(players - 1));
    EXPECT_EQ(g.table().options.deck(), (std::array<std::uint8_t, 3>{2, 2, 0}));
  }
  auto g = with_magicians(2, [](Options& o) { o.beginner_setup = true; });
  g.chance_any().expect_turn(1);
}

SPEC("T3.5 R3",
     "+1 slots closed: both with 2 players, one with 3, none with 4; only Downtown by option") {
  const auto closed = [](int players, ClosedSlots where, const char* location) {
    auto g = scenario(players).dark_alley().seat(0);
    g.options([&](Options& o) { o.closed_plus1_slots = where; });
    g.below("magician", location).at_placing(0);
    Texts spots;
    for (const std::string& text : g.offered("place magician")) spots.push_back(text);
    return spots.size();
  };
  for (const char* where : {"downtown", "market_row", "dark_alley"}) {
    EXPECT_EQ(closed(2, ClosedSlots::downtown_market_dark_alley, where), 2u);
    EXPECT_EQ(closed(3, ClosedSlots::downtown_market_dark_alley, where), 3u);
    EXPECT_EQ(closed(4, ClosedSlots::downtown_market_dark_alley, where), 3u);
    EXPECT_EQ(closed(2, ClosedSlots::downtown_only, where),
              where == std::string("downtown") ? 2u : 3u);
  }
  auto two = scenario(2).seat(0).below("magician", "downtown").at_placing(0);
  two.refuses("place magician downtown+1", "slot_closed").offers("place magician downtown+2");
  auto three = scenario(3).seat(0).placed("magician", "downtown+1").seat(1);
  three.below("magician", "downtown").at_placing(1);
  three.refuses("place magician downtown+1", "slot_taken").offers("place magician downtown+0");
  auto four = scenario(4).seat(0).placed("magician", "downtown+1").seat(1);
  four.below("magician", "downtown").at_placing(1).offers("place magician downtown+1");
}

SPEC("T3.6", "no two Magicians with the same favourite category") {
  auto g = new_game(4);
  g.chance_any().plays("choose electra").refuses("choose the_mechaniker", "category_chosen");
  g.refuses("choose electra", "category_chosen").plays("choose the_gentleman");
}

SPEC("T3.7", "a starting Trick of threshold 1 and the favourite category, with a suit of choice") {
  auto g = with_magicians(2);
  g.refuses("start bullet_catch", "not_a_start_trick")
      .refuses("start mind_reading", "not_a_start_trick");
  g.expect_offered("start", {"start linking_rings", "start living_piano", "start chinese_sticks",
                             "start levitation"});
  g.plays("start levitation").plays("symbol clubs").expect_markers(0, "levitation", 0);
  EXPECT_EQ(g.player(0).tricks[at(Suit::clubs)].trick, Trick::levitation);
  EXPECT_FALSE(g.player(0).tricks[at(Suit::clubs)].on_engineer_slot);
}

SPEC("T3.8", "Components worth up to 2 Coins; what is not used is lost") {
  auto g = with_magicians(2);
  g.plays("start levitation").plays("symbol clubs").refuses("take cog", "start_value_exceeded");
  g.plays("take wood").refuses("take rope", "start_value_exceeded").plays("done");
  g.plays("specialist assistant").expect_tokens(0, "wood", 1);
  auto rope = with_magicians(2);
  rope.plays("start levitation")
      .plays("symbol clubs")
      .plays("take rope")
      .offers("specialist manager");
}

SPEC("T3.9", "the starting Specialist comes with what belongs to it") {
  auto manager = with_magicians(2);
  manager.plays("start levitation").plays("symbol clubs").plays("take wood").plays("take wood");
  manager.refuses("specialist apprentice", "not_a_specialist").plays("specialist manager");
  manager.refuses("take wood", "type_on_regular_slot")
      .refuses("take mirror", "start_value_exceeded");
  manager.plays("take metal").plays("take glass").expect_acting(1);
  EXPECT_EQ(manager.player(0).manager_piles[1], Component::glass);

  auto assistant = with_magicians(2);
  assistant.plays("start levitation")
      .plays("symbol clubs")
      .plays("done")
      .plays("specialist assistant");
  assistant.expect_team(0, {"magician", "assistant", "apprentice_1", "apprentice_4"});
}

SPEC("T3.9 T18.3", "manager_start one_basic: exactly one basic Component") {
  auto g = with_magicians(2, [](Options& o) { o.manager_start = ManagerStart::one_basic; });
  g.plays("start levitation").plays("symbol clubs").plays("done").plays("specialist manager");
  g.refuses("done", "component_required").refuses("take rope", "start_value_exceeded");
  g.plays("take wood").expect_acting(1);
}

SPEC("T3.10 R4 R56",
     "the Engineer brings a second Trick of any category, prepared only by option") {
  for (const bool prepared : {false, true}) {
    auto g = with_magicians(2, [&](Options& o) { o.engineer_trick_free_prepare = prepared; });
    g.plays("start levitation").plays("symbol clubs").plays("take glass").plays("take glass");
    g.plays("specialist engineer");
    the_rest_starts(g, 1);
    g.expect_acting(0).refuses("start bullet_catch", "not_a_start_trick");
    g.refuses("start levitation", "not_a_start_trick");
    g.plays("start mind_reading").refuses("symbol clubs", "symbol_in_use").plays("symbol hearts");
    EXPECT_TRUE(g.player(0).tricks[at(Suit::hearts)].on_engineer_slot);
    g.expect_markers(0, "mind_reading", prepared ? 3 : 0);  // R56: no marker more
    g.expect_markers(0, "levitation", 0);
  }
}

SPEC("T3.11 E13 R5 R62", "free Prepare with the Manager's Components, or by option without them") {
  for (const bool counts : {true, false}) {
    auto g = new_game(2, [&](Options& o) { o.manager_counts_for_free_prepare = counts; });
    g.chance_any().plays("choose the_gentleman").plays("choose electra");
    g.plays("start rabbit_from_the_top_hat")
        .plays("symbol spades")
        .plays("take fabric")
        .plays("take metal");
    g.plays("specialist manager")
        .refuses("take fabric", "type_on_regular_slot")
        .plays("take animal");
    g.plays(1, "start linking_rings")
        .plays("symbol spades")
        .plays("done")
        .plays("specialist assistant");
    g.expect_markers(0, "rabbit_from_the_top_hat", counts ? 1 : 0);
    g.expect_markers(1, "linking_rings", 0);
  }
}

SPEC("T3.11 T18.3", "start_trick_markers two: always 2 markers") {
  auto g = with_magicians(3, [](Options& o) { o.start_trick_markers = StartTrickMarkers::two; });
  the_rest_starts(g, 0);
  auto met = new_game(2, [](Options& o) { o.start_trick_markers = StartTrickMarkers::two; });
  met.chance_any().plays("choose yoruba_spiritmaster").plays("choose electra");
  met.plays("start mind_reading").plays("symbol spades").plays("take glass").plays("take glass");
  met.plays("specialist assistant");
  the_rest_starts(met.plays(1, "start living_piano"), 2);
  met.plays("symbol hearts").plays("done").plays("specialist assistant");
  met.expect_markers(0, "mind_reading", 2);
}

SPEC("T3.12 T12.1", "everybody starts with Magician, Apprentice, Shards, poster and nine cards") {
  auto g = with_magicians(4, [](Options& o) { o.beginner_setup = true; });
  for (int i = 0; i < 4; ++i) {
    EXPECT_TRUE(g.player(i).has(Character::apprentice_1));
    EXPECT_EQ(g.player(i).shards, 1);
    EXPECT_FALSE(g.player(i).advertised);
    EXPECT_EQ(g.state().secrets.hand[static_cast<std::size_t>(i)].permanent,
              (std::array<std::uint8_t, kLocations>{2, 2, 2, 3, 0}));
  }
  auto powers = new_game(2, [](Options& o) { o.dark_alley = o.powers = true; });
  powers.expect_shards(0, 3);
  auto other = new_game(2, [](Options& o) { o.start_shards = 4; });
  other.expect_shards(1, 4);
}

SPEC("T3.13 E12 R6", "Coins by Initiative slot; two players use slots 1 and 3, or 1 and 2") {
  const auto coins = [](int players, const std::function<void(Options&)>& change) {
    auto g = with_magicians(players, [&](Options& o) {
      o.beginner_setup = true;
      if (change) change(o);
    });
    for (int i = players; i-- > 0;) g.chance("initiative " + std::to_string(i));
    std::vector<int> seen;
    for (int i = players; i-- > 0;) {
      seen.push_back(g.purse(i).coins);
      EXPECT_EQ(g.purse(i).fame, 5);
    }
    return seen;
  };
  EXPECT_EQ(coins(4, {}), (std::vector{10, 12, 14, 16}));
  EXPECT_EQ(coins(3, {}), (std::vector{10, 12, 14}));
  EXPECT_EQ(coins(2, {}), (std::vector{10, 14}));
  EXPECT_EQ(coins(2, [](Options& o) { o.two_player_initiative_slots = NumberList<2>::of(1, 2); }),
            (std::vector{10, 12}));
  EXPECT_EQ(coins(3, [](Options& o) { o.start_coins_by_slot = NumberList<4>::of(7, 0, 30, 1); }),
            (std::vector{7, 0, 30}));
}

SPEC("T3.13 T18.3", "start_fame by reverse Initiative: from the number of players down to 1") {
  auto g = with_magicians(3, [](Options& o) {
    o.beginner_setup = true;
    o.start_fame = StartFame::reverse_initiative_n_to_1;
  });
  g.chance("initiative 2").chance("initiative 0").chance("initiative 1");
  g.expect_fame(2, 3).expect_fame(0, 2).expect_fame(1, 1);
}

SPEC("T3.14 E11 R87 R52", "the beginner sets of both variants") {
  struct Set {
    int seat;
    const char* trick;
    int markers[2];
    const char* component;
    const char* manager_pile[2];
  };
  const Set sets[] = {{0, "linking_rings", {2, 2}, "metal", {"", ""}},
                      {1, "enchanted_butterflies", {2, 2}, "fabric", {"animal", "metal"}},
                      {2, "mind_reading", {3, 2}, "glass", {"rope", "fabric"}},
                      {3, "barricaded_barrels", {2, 2}, "wood", {"", ""}}};
  for (const int early : {0, 1}) {
    auto g = with_magicians(4, [&](Options& o) {
      o.beginner_setup = true;
      o.beginner_variant = early != 0 ? BeginnerVariant::prototype : BeginnerVariant::rulebook_2015;
    });
    g.expect_chance();  // R87: nothing is asked
    for (const Set& set : sets) {
      const OwnTrick& trick = g.player(set.seat).tricks[at(Suit::spades)];
      g.expect_markers(set.seat, set.trick, set.markers[early]);
      g.expect_tokens(set.seat, set.component, 2);
      const Maybe<Component> pile = g.player(set.seat).manager_piles[0];
      EXPECT_EQ(pile ? std::string(id_of(*pile)) : "", set.manager_pile[early]);
      EXPECT_TRUE(def(*trick.trick).needs.met_by(effective(g.player(set.seat))));
      EXPECT_TRUE(early != 0 || trick.markers == def(*trick.trick).markers);
    }
    g.expect_team(0, {"magician", "assistant", "apprentice_1", "apprentice_4"});
    g.expect_markers(3, "stocks_escape", 0);
    EXPECT_TRUE(g.player(3).tricks[at(Suit::hearts)].on_engineer_slot);
  }
}

}  // namespace
}  // namespace prestige::trickerion::kit
