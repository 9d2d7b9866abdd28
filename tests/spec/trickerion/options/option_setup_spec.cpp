// Options of the game as a whole, of its contents and of its setup: with the default value and with
// another one.

#include "games/trickerion/rules/verbs.h"
#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

using Change = std::function<void(Request&)>;

template <class T>
Change given(OptionKey key, T Options::* field, T value) {
  return [=](Request& request) {
    request.values.*field = value;
    request.given.set(at(key));
  };
}
#define GIVEN(key, value) given(OptionKey::key, &Options::key, decltype(Options::key)(value))

Request request_for(int players, const std::vector<Change>& changes) {
  Request request;
  request.players = players;
  for (const Change& change : changes) change(request);
  return request;
}
Play game_with(int players, const std::vector<Change>& changes) {
  return new_game(request_for(players, changes));
}
// The first turn begins; setup was as quick as possible, Initiative Order 0, 1, ...
Play first_turn(int players, const std::vector<Change>& changes) {
  return game_with(players, changes).plays_on_to(Phase::assigning);
}
std::string refusal_of(int players, const std::vector<Change>& changes) {
  const auto options = resolve(request_for(players, changes));
  return options ? "" : std::string(id_of(options.error()));
}

// Seat 0 begins; every category is chosen by the seat of its number.
Play magicians_chosen(int players, const std::vector<Change>& changes) {
  auto g = game_with(players, changes).chance_any();
  const Texts magicians{"the_great_optico", "the_mechaniker", "priestess_of_mysticism"};
  for (int seat = 0; seat < players; ++seat) {
    g.plays(seat, "choose " + magicians[static_cast<std::size_t>(seat)]);
  }
  return g;
}

SPEC("OP.dark_alley", "adds Location, Tricks, cards, Prophecies and turns") {
  auto base = first_turn(2, {});
  auto dark = first_turn(2, {GIVEN(dark_alley, true)});
  EXPECT_EQ(base.table().options.turns(), 5);
  EXPECT_EQ(dark.table().options.turns(), 7);
  EXPECT_EQ(base.state().secrets.hand[0].permanent, (std::array<std::uint8_t, 5>{2, 2, 2, 3, 0}));
  EXPECT_EQ(dark.state().secrets.hand[0].permanent, (std::array<std::uint8_t, 5>{1, 1, 1, 2, 1}));
  EXPECT_EQ(base.table().residence & bit(Trick::hellhound), 0U);
  EXPECT_NE(dark.table().residence & bit(Trick::hellhound), 0U);
  EXPECT_FALSE(base.table().omen[0]);
  EXPECT_TRUE(dark.table().omen[0]);
  EXPECT_EQ(base.state().secrets.deck[0].cards.size(), 0U);
  EXPECT_EQ(dark.state().secrets.deck[0].cards.size(), 12U);
}

SPEC("OP.powers T17.5", "adds Powers; only with the Dark Alley") {
  auto g = first_turn(2, {GIVEN(dark_alley, true), GIVEN(powers, true)});
  EXPECT_EQ(g.player(0).powers_in_hand, 8);
  EXPECT_EQ(g.state().secrets.hand[0].discarded_powers.size(), 4);
  EXPECT_EQ(first_turn(2, {GIVEN(dark_alley, true)}).player(0).powers_in_hand, 0);
  EXPECT_EQ(refusal_of(2, {GIVEN(powers, true)}), "powers_need_dark_alley");
}

SPEC("OP.two_player_variant OP.duel R53 E39", "one setting with two names, for two players") {
  const auto off = GIVEN(two_player_variant, TwoPlayerVariant::off);
  const auto dummies = GIVEN(two_player_variant, TwoPlayerVariant::dummy_markers);
  const auto variant = GIVEN(two_player_variant, TwoPlayerVariant::duel);
  const auto duel = GIVEN(duel, true);
  const auto no_duel = GIVEN(duel, false);
  const auto revised = GIVEN(edition, Edition::revised);
  const auto plays = [](const std::vector<Change>& changes, int players = 2) {
    const Options o = *resolve(request_for(players, changes));
    EXPECT_EQ(o.duel, o.two_player_variant == TwoPlayerVariant::duel);
    return o.two_player_variant;
  };
  EXPECT_EQ(plays({}), TwoPlayerVariant::off);
  EXPECT_EQ(plays({duel}), TwoPlayerVariant::duel);
  EXPECT_EQ(plays({variant}), TwoPlayerVariant::duel);
  EXPECT_EQ(plays({dummies}), TwoPlayerVariant::dummy_markers);
  EXPECT_EQ(plays({dummies, no_duel}), TwoPlayerVariant::dummy_markers);
  EXPECT_EQ(plays({revised}), TwoPlayerVariant::duel);
  EXPECT_EQ(plays({revised, off}), TwoPlayerVariant::off);
  EXPECT_EQ(plays({revised, no_duel}), TwoPlayerVariant::off);
  EXPECT_EQ(plays({revised, dummies}), TwoPlayerVariant::dummy_markers);
  EXPECT_EQ(plays({revised}, 3), TwoPlayerVariant::off);
  EXPECT_EQ(refusal_of(3, {duel}), "duel_for_two");
  EXPECT_EQ(refusal_of(4, {dummies}), "variant_for_two");
  EXPECT_EQ(refusal_of(2, {duel, dummies}), "duel_true_agrees");
  EXPECT_EQ(refusal_of(2, {no_duel, variant}), "duel_false_agrees");
}

SPEC("OP.two_player_variant OP.duel R98", "Duel cards, or a dummy marker on each card") {
  auto plain = game_with(2, {}).chance("first_seat 0").chance("enter riverside_01");
  plain.expect_acting(0);
  auto duel = game_with(2, {GIVEN(duel, true)}).chance("first_seat 0");
  duel.expect_offered("enter", {"enter duel_riverside_01", "enter duel_riverside_02",
                                "enter duel_riverside_03", "enter duel_riverside_04"});
  auto dummy = game_with(2, {GIVEN(two_player_variant, TwoPlayerVariant::dummy_markers)});
  dummy.chance("first_seat 0").chance("enter riverside_01").expect_chance();
  dummy.expect_offered("dummy", {"dummy s01 escape", "dummy s01 mechanical", "dummy s01 optical",
                                 "dummy s01 spiritual"});
  dummy.chance("dummy s01 escape").expect_marker("riverside_01", "s01", "dummy escape");
}

SPEC("OP.beginner_setup OP.beginner_variant R52 R87 E11", "fixed sets by category") {
  auto plain = magicians_chosen(3, {});
  plain.expect_acting(0).expect_phase(Phase::choosing_starts);
  const auto set = GIVEN(beginner_setup, true);
  for (const bool early : {false, true}) {
    const auto variant = early ? BeginnerVariant::prototype : BeginnerVariant::rulebook_2015;
    auto g = magicians_chosen(3, {set, GIVEN(beginner_variant, variant)});
    g.expect_markers(0, "enchanted_butterflies", 2).expect_tokens(0, "fabric", 2);
    g.expect_tokens(0, "animal", early ? 0 : 1).expect_tokens(0, "metal", early ? 1 : 0);
    g.expect_team(0, {"magician", "manager", "apprentice_1"}).expect_unused(0, "spades", 2);
    g.expect_markers(1, "linking_rings", 2).expect_tokens(1, "metal", 2);
    g.expect_team(1, {"magician", "assistant", "apprentice_1", "apprentice_4"});
    g.expect_markers(2, "mind_reading", early ? 2 : 3).expect_tokens(2, "glass", 2);
    g.expect_tokens(2, "rope", early ? 0 : 1).expect_tokens(2, "fabric", early ? 1 : 0);
  }
}

SPEC("OP.beginner_variant", "no effect without beginner setup") {
  auto g = magicians_chosen(2, {GIVEN(beginner_variant, BeginnerVariant::prototype)});
  g.expect_acting(0).expect_phase(Phase::choosing_starts);
}

SPEC("OP.tricks_per_threshold R44", "the smaller set leaves out eight Tricks") {
  const auto small = GIVEN(tricks_per_threshold, NumberList<3>::of(4, 3, 3));
  const auto tricks = [](Play g) { return std::popcount(g.table().residence); };
  EXPECT_EQ(tricks(game_with(2, {})), 32);
  EXPECT_EQ(tricks(game_with(2, {small})), 28);
  EXPECT_EQ(tricks(game_with(2, {GIVEN(dark_alley, true)})), 48);
  auto g = game_with(2, {GIVEN(dark_alley, true), small});
  EXPECT_EQ(tricks(g), 40);
  for (const char* id : {"mechanical_hornet", "fishing_in_the_air", "wolf_cage", "ghost_trap",
                         "hellhound", "vanishing_elephant", "transported_man", "metamorphosis"}) {
    EXPECT_EQ(g.table().residence & bit(*from_id<Trick>(id)), 0U) << id;
  }
}

SPEC("OP.magicians T18.2", "eight Magicians, or four") {
  auto eight = game_with(2, {}).chance_any();
  EXPECT_EQ(eight.offered("choose").size(), 8U);
  auto four = game_with(2, {GIVEN(magicians, 4)}).chance_any();
  four.expect_offered("choose", {"choose master_of_chains", "choose the_great_optico",
                                 "choose priestess_of_mysticism", "choose the_mechaniker"});
  four.refuses("choose electra", "not_in_game");
}

SPEC("OP.prophecies T18.2", "27 Prophecies, or 20") {
  const auto dark = GIVEN(dark_alley, true);
  EXPECT_EQ(std::popcount(game_with(2, {dark}).table().unseen_prophecies), 27);
  auto g = game_with(2, {dark, GIVEN(prophecies, 20)});
  EXPECT_EQ(std::popcount(g.table().unseen_prophecies), 20);
  for (const char* id : {"dull_friday", "grand_saturday", "toll_gates", "shared_fate",
                         "sealed_orders", "humble_ways", "busy_posters"}) {
    EXPECT_EQ(g.table().unseen_prophecies & bit(*from_id<Prophecy>(id)), 0U) << id;
  }
}

SPEC("OP.special_deck_variant T11.1", "composition of the four decks") {
  const auto pools = [](SpecialDeckVariant variant) {
    return game_with(2, {GIVEN(dark_alley, true), GIVEN(special_deck_variant, variant)})
        .state()
        .secrets.deck;
  };
  const auto copies = [](const Bag& pool, Special card) {
    return pool.count(static_cast<int>(card));
  };
  const auto standard = pools(SpecialDeckVariant::standard);
  const auto published_48 = pools(SpecialDeckVariant::published_only_48);
  const auto published_40 = pools(SpecialDeckVariant::published_only_40);
  for (std::size_t i = 0; i < kDecks; ++i) {
    EXPECT_EQ(standard[i].pool.size(), 12);
    EXPECT_EQ(published_48[i].pool.size(), 12);
    EXPECT_EQ(published_40[i].pool.size(), 10);
  }
  constexpr std::array kDoubled{Special::guest_performer, Special::headliner_trick,
                                Special::trick_tweaking,  Special::test_run,
                                Special::headhunter,      Special::thirst_for_knowledge,
                                Special::component_sale,  Special::traveling_merchants};
  constexpr std::array kUnpublished{Special::claqueurs,     Special::stage_machinery,
                                    Special::night_shift,   Special::reorganisation,
                                    Special::loaded_dice,   Special::town_gossip,
                                    Special::bulk_discount, Special::standing_order};
  for (std::size_t i = 0; i < kDoubled.size(); ++i) {
    EXPECT_EQ(copies(standard[i / 2].pool, kDoubled[i]), 1);
    EXPECT_EQ(copies(published_48[i / 2].pool, kDoubled[i]), 2);
    EXPECT_EQ(copies(published_40[i / 2].pool, kDoubled[i]), 1);
    EXPECT_EQ(copies(standard[i / 2].pool, kUnpublished[i]), 1);
    EXPECT_EQ(copies(published_48[i / 2].pool, kUnpublished[i]), 0);
    EXPECT_EQ(copies(published_40[i / 2].pool, kUnpublished[i]), 0);
  }
}

SPEC("OP.special_deck_variant R106",
     "default_60: three doubled cards per deck, seen by everybody") {
  const auto variant = GIVEN(special_deck_variant, SpecialDeckVariant::default_60);
  auto g = game_with(2, {GIVEN(dark_alley, true), variant}).chance("first_seat 0");
  g.chance("enter riverside_01").refuses("copy claqueurs", "cannot_happen");
  EXPECT_EQ(g.offered("copy").size(), 10U);
  g.chance("copy new_twist").refuses("copy new_twist", "cannot_happen");
  for (const int viewer : {0, 1}) {
    ASSERT_EQ(g.event_views(viewer).size(), 1U);
    EXPECT_EQ(special_copies(g.observe(viewer).table, Special::new_twist), 2);
    EXPECT_EQ(special_copies(g.observe(viewer).table, Special::buying_time), 1);
  }
  g.chance("copy buying_time").chance("copy guest_performer").chance_any();
  for (const SpecialDeck& deck : g.state().secrets.deck) EXPECT_EQ(deck.cards.size(), 15U);
}

SPEC("OP.turns_base OP.turns_dark_alley", "the game ends after this many turns") {
  const auto turn_after = [](int turn, bool dark, int turns) {
    auto g = scenario(2).turn(turn).options([=](Options& o) {
      o.dark_alley = dark;
      if (dark) o.turns_dark_alley = static_cast<std::uint8_t>(turns);
      if (!dark) o.turns_base = static_cast<std::uint8_t>(turns);
    });
    g.at_end_turn();
    if (g.table().phase != Phase::over && g.table().turn == turn) g.plays_turn_out();
    return g.table().phase == Phase::over ? 0 : static_cast<int>(g.table().turn);
  };
  EXPECT_EQ(turn_after(5, false, 5), 0);
  EXPECT_EQ(turn_after(5, false, 6), 6);
  EXPECT_EQ(turn_after(6, false, 6), 0);
  EXPECT_EQ(turn_after(5, true, 7), 6);
  EXPECT_EQ(turn_after(7, true, 7), 0);
  EXPECT_EQ(turn_after(5, true, 5), 0);
}

// Which theater's card enters at the end of this turn.
std::string entering(int turn, const std::function<void(Options&)>& change) {
  auto g = scenario(2).turn(turn).options(change).at_end_turn();
  const Texts cards = g.offered("enter");
  return cards.empty() ? "" : cards[0].substr(6, cards[0].rfind('_') - 6);
}

SPEC("OP.deck_base R89", "theaters of the Performance deck, from the top") {
  const auto usual = [](Options&) {};
  const auto longer = [](Options& o) { o.deck_base = NumberList<2>::of(3, 1); };
  EXPECT_EQ(entering(2, usual), "riverside");
  EXPECT_EQ(entering(3, usual), "grand_magorian");
  EXPECT_EQ(entering(4, usual), "grand_magorian");
  EXPECT_EQ(entering(5, usual), "");
  EXPECT_EQ(entering(3, longer), "riverside");
  EXPECT_EQ(entering(4, longer), "grand_magorian");
}

SPEC("OP.deck_dark_alley R89", "the same with the Dark Alley; an empty deck brings no card") {
  const auto usual = [](Options& o) { o.dark_alley = true; };
  const auto other = [](Options& o) {
    o.dark_alley = true;
    o.deck_dark_alley = NumberList<3>::of(1, 3, 1);
  };
  EXPECT_EQ(entering(2, usual), "riverside");
  EXPECT_EQ(entering(4, usual), "grand_magorian");
  EXPECT_EQ(entering(5, usual), "magnus_pantheon");
  EXPECT_EQ(entering(6, usual), "magnus_pantheon");
  EXPECT_EQ(entering(2, other), "grand_magorian");
  EXPECT_EQ(entering(4, other), "grand_magorian");
  EXPECT_EQ(entering(5, other), "magnus_pantheon");
  EXPECT_EQ(entering(6, other), "");
}

Purse start_of(int seat, int players, std::vector<Change> changes) {
  changes.push_back(GIVEN(beginner_setup, true));
  auto g = game_with(players, changes).plays_on_to(Phase::rolling);
  return g.purse(seat);
}

SPEC("OP.start_coins_by_slot R6 E12", "Coins by Initiative slot") {
  for (const int seat : {0, 1, 2, 3}) {
    EXPECT_EQ(start_of(seat, 4, {}).coins, 10 + 2 * seat);
    const auto other = GIVEN(start_coins_by_slot, NumberList<4>::of(30, 0, 7, 1));
    constexpr std::array kCoins{30, 0, 7, 1};
    EXPECT_EQ(start_of(seat, 4, {other}).coins, kCoins[static_cast<std::size_t>(seat)]);
  }
}

SPEC("OP.two_player_initiative_slots R6", "slots 1 and 3, or 1 and 2") {
  const auto close = GIVEN(two_player_initiative_slots, NumberList<2>::of(1, 2));
  EXPECT_EQ(start_of(1, 2, {}).coins, 14);
  EXPECT_EQ(start_of(1, 2, {close}).coins, 12);
  EXPECT_EQ(start_of(1, 3, {close}).coins, 12);
  for (const int second : {3, 2}) {
    auto g = scenario(2).options(
        [second](Options& o) { o.two_player_initiative_slots = NumberList<2>::of(1, second); });
    g.at_advertise().plays(0, "pass").plays(1, "advertise").expect_gain(1, {2, -second, 0});
  }
}

SPEC("OP.start_fame", "5 for everybody, or from the number of players down to 1") {
  const auto falling = GIVEN(start_fame, StartFame::reverse_initiative_n_to_1);
  for (const int seat : {0, 1, 2}) {
    EXPECT_EQ(start_of(seat, 3, {}).fame, 5);
    EXPECT_EQ(start_of(seat, 3, {falling}).fame, 3 - seat);
  }
}

SPEC("OP.start_shards OP.start_shards_powers", "Shards at the start, without and with Powers") {
  const auto dark = GIVEN(dark_alley, true);
  const auto powers = GIVEN(powers, true);
  EXPECT_EQ(start_of(0, 2, {}).shards, 1);
  EXPECT_EQ(start_of(0, 2, {dark, GIVEN(start_shards, 4)}).shards, 4);
  EXPECT_EQ(start_of(0, 2, {dark, powers}).shards, 3);
  EXPECT_EQ(start_of(0, 2, {dark, powers, GIVEN(start_shards, 6)}).shards, 3);
  EXPECT_EQ(start_of(0, 2, {dark, powers, GIVEN(start_shards_powers, 0)}).shards, 0);
  EXPECT_EQ(start_of(0, 2, {GIVEN(start_shards_powers, 6)}).shards, 1);
}

// Seat 0, optical, has chosen this Trick with spades and these Components.
Play optical_start(const std::string& trick, const Texts& components,
                   const std::vector<Change>& changes) {
  auto g = magicians_chosen(2, changes).plays(0, "start " + trick).plays(0, "symbol spades");
  for (const std::string& component : components) g.plays(0, "take " + component);
  return g;
}

SPEC("OP.manager_start", "Components worth 2, or exactly one basic") {
  auto usual = optical_start("enchanted_butterflies", {"fabric", "fabric"}, {});
  usual.plays("specialist manager").offers("take rope").offers("done").plays("take wood");
  usual.plays("take wood").expect_tokens(0, "wood", 2).expect_acting(1);
  const auto basic = GIVEN(manager_start, ManagerStart::one_basic);
  auto g = optical_start("enchanted_butterflies", {"fabric", "fabric"}, {basic});
  g.plays("specialist manager").refuses("take rope", "start_value_exceeded");
  g.refuses("done", "component_required").plays("take wood").expect_tokens(0, "wood", 1);
  g.expect_acting(1);
}

SPEC("OP.start_trick_markers", "the printed number, or always two") {
  for (const bool two : {false, true}) {
    const auto value = two ? StartTrickMarkers::two : StartTrickMarkers::printed;
    auto g = optical_start("rabbit_from_the_top_hat", {"fabric", "metal"},
                           {GIVEN(start_trick_markers, value)});
    g.plays("specialist manager").plays("take animal").plays_on_to(Phase::assigning);
    g.expect_markers(0, "rabbit_from_the_top_hat", two ? 2 : 1);
    auto unmet = optical_start("rabbit_from_the_top_hat", {"fabric", "metal"},
                               {GIVEN(start_trick_markers, value)});
    unmet.plays("specialist engineer").plays_on_to(Phase::assigning);
    unmet.expect_markers(0, "rabbit_from_the_top_hat", 0);
  }
}

SPEC("OP.manager_counts_for_free_prepare R5 E13", "the Manager's Components count, or not") {
  for (const bool counts : {true, false}) {
    auto g = optical_start("rabbit_from_the_top_hat", {"fabric", "metal"},
                           {GIVEN(manager_counts_for_free_prepare, counts)});
    g.plays("specialist manager").refuses("take fabric", "type_on_regular_slot");
    g.plays("take animal").plays_on_to(Phase::assigning);
    g.expect_markers(0, "rabbit_from_the_top_hat", counts ? 1 : 0);
  }
}

SPEC("OP.engineer_trick_free_prepare R4 R56", "the Engineer's Trick is prepared for free, or not") {
  for (const bool free : {false, true}) {
    auto g = optical_start("enchanted_butterflies", {"wood", "wood"},
                           {GIVEN(engineer_trick_free_prepare, free)});
    g.plays("specialist engineer").plays(1, "start linking_rings").plays("symbol spades");
    g.plays("done").plays("specialist assistant").plays(0, "start barricaded_barrels");
    g.plays("symbol hearts").plays_on_to(Phase::assigning);
    g.expect_markers(0, "enchanted_butterflies", 0);
    g.expect_markers(0, "barricaded_barrels", free ? 2 : 0);
  }
}

SPEC("OP.closed_plus1_slots R3", "+1 slots closed at three Locations, or Downtown only") {
  const auto both_open = [](int players, const std::string& location, ClosedSlots closed) {
    auto g = scenario(players).dark_alley().seat(0).below("magician", location);
    g.options([closed](Options& o) { o.closed_plus1_slots = closed; });
    g.seat(1).below("magician", location).at_placing(0);
    if (g.offered("place magician " + location + "+1").empty()) return 0;
    g.plays("place magician " + location + "+1").plays("end");
    return g.offered("place magician " + location + "+1").empty() ? 1 : 2;
  };
  const auto all = ClosedSlots::downtown_market_dark_alley;
  const auto town = ClosedSlots::downtown_only;
  for (const int players : {2, 3, 4}) {
    EXPECT_EQ(both_open(players, "downtown", all), players - 2);
    EXPECT_EQ(both_open(players, "market_row", all), players - 2);
    EXPECT_EQ(both_open(players, "dark_alley", all), players - 2);
    EXPECT_EQ(both_open(players, "downtown", town), players - 2);
    EXPECT_EQ(both_open(players, "market_row", town), 2);
    EXPECT_EQ(both_open(players, "dark_alley", town), 2);
  }
}

SPEC("OP.duel_start_card R28", "the first card of a Duel: a duel card, or an ordinary one") {
  const auto duel = GIVEN(duel, true);
  EXPECT_EQ(game_with(2, {duel}).chance("first_seat 0").offered("enter").size(), 4U);
  auto g = game_with(2, {duel, GIVEN(duel_start_card, DuelStartCard::ordinary)});
  g.chance("first_seat 0").refuses("enter duel_riverside_01", "cannot_happen");
  EXPECT_EQ(g.offered("enter").size(), 12U);
  g.chance("enter riverside_03").plays_on_to(Phase::moving_cards);
  for (const std::string& card : g.offered("enter")) EXPECT_TRUE(card.starts_with("enter duel_"));
}

#undef GIVEN

}  // namespace
}  // namespace prestige::trickerion::kit
