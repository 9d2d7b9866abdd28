// Chapters 17c and 18: options and editions.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

Request asked(int players, const std::function<void(Options&)>& change,
              std::initializer_list<OptionKey> given = {}) {
  Request request = request_for(players, change);
  for (const OptionKey key : given) request.given.set(at(key));
  return request;
}
std::string_view refusal(const Request& request) {
  const auto options = resolve(request);
  return options ? "accepted" : id_of(options.error());
}
const auto kRevised = [](Options& o) { o.edition = Edition::revised; };

SPEC("T17.1 R54", "a closed list of 69 keys with their ranges") {
  EXPECT_EQ(option_specs().size(), 69u);
  const auto spec = [](std::string_view id) {
    return *std::ranges::find(option_specs(), id, &OptionSpec::id);
  };
  EXPECT_EQ(spec("buy_max_units").least, 1);
  EXPECT_EQ(spec("buy_max_units").most, 3);
  EXPECT_EQ(spec("start_coins_by_slot").most, 30);
  EXPECT_TRUE(spec("component_limit").presets_only);
  EXPECT_TRUE(spec("magicians").presets_only);
  EXPECT_EQ(std::ranges::find(option_specs(), "players", &OptionSpec::id), option_specs().end());
  EXPECT_EQ(std::ranges::find(option_specs(), "unknown", &OptionSpec::id), option_specs().end());
  EXPECT_FALSE(from_id<Thresholds>("hard").has_value());
}

SPEC("T17.2", "the edition fills in what is not given; a given key wins") {
  const auto early = resolve(asked(3, [](Options& o) { o.edition = Edition::prototype; }));
  EXPECT_EQ(early->advertise_fame, 3);
  EXPECT_EQ(early->wages, Wages::may_refuse);
  const auto mixed = resolve(asked(3, [](Options& o) { o.edition = Edition::prototype; },
                                   {OptionKey::advertise_fame, OptionKey::wages}));
  EXPECT_EQ(mixed->advertise_fame, 2);
  EXPECT_EQ(mixed->wages, Wages::mandatory);
  EXPECT_EQ(mixed->quick_order_ap, 3);
  EXPECT_EQ(*resolve(request_for(4)), Options{});
}

SPEC("T17.3 R53 E39", "duel and two_player_variant are one setting") {
  EXPECT_TRUE(resolve(asked(2, kRevised))->duel);
  EXPECT_FALSE(resolve(asked(2, kRevised, {OptionKey::duel}))->duel);
  EXPECT_EQ(resolve(asked(2, kRevised, {OptionKey::duel}))->two_player_variant,
            TwoPlayerVariant::off);
  EXPECT_FALSE(resolve(asked(2, kRevised, {OptionKey::two_player_variant}))->duel);
  EXPECT_FALSE(resolve(asked(3, kRevised))->duel);
  EXPECT_EQ(resolve(asked(4, kRevised))->two_player_variant, TwoPlayerVariant::off);
}

SPEC("T17.4", "2 to 4 players") {
  for (const int players : {-1, 0, 1, 5, 8})
    EXPECT_EQ(refusal(request_for(players)), "players_2_to_4");
  for (const int players : {2, 3, 4}) EXPECT_EQ(refusal(request_for(players)), "accepted");
}

SPEC("T17.5 E39", "Powers need the Dark Alley") {
  EXPECT_EQ(refusal(asked(2, [](Options& o) { o.powers = true; })), "powers_need_dark_alley");
  EXPECT_EQ(refusal(asked(2, [](Options& o) { o.dark_alley = o.powers = true; })), "accepted");
}

SPEC("T17.6 E39", "the Duel is for exactly two") {
  EXPECT_EQ(refusal(asked(3, [](Options& o) { o.duel = true; })), "duel_for_two");
  EXPECT_EQ(refusal(asked(4, [](Options&) {}, {OptionKey::duel})), "accepted");  // false
}

SPEC("T17.7", "a two-player variant is for exactly two") {
  for (const auto variant : {TwoPlayerVariant::duel, TwoPlayerVariant::dummy_markers}) {
    const auto change = [&](Options& o) { o.two_player_variant = variant; };
    EXPECT_EQ(refusal(asked(3, change)), "variant_for_two");
    EXPECT_EQ(refusal(asked(2, change)), "accepted");
  }
  EXPECT_EQ(refusal(asked(3, [](Options&) {}, {OptionKey::two_player_variant})), "accepted");
}

SPEC("T17.8 E39", "duel true contradicts another variant") {
  for (const auto variant : {TwoPlayerVariant::off, TwoPlayerVariant::dummy_markers}) {
    EXPECT_EQ(refusal(asked(2,
                            [&](Options& o) {
                              o.duel = true;
                              o.two_player_variant = variant;
                            },
                            {OptionKey::two_player_variant})),
              "duel_true_agrees");
  }
}

SPEC("T17.9", "duel false contradicts the variant duel") {
  const auto variant = [](Options& o) { o.two_player_variant = TwoPlayerVariant::duel; };
  EXPECT_EQ(refusal(asked(2, variant, {OptionKey::duel})), "duel_false_agrees");
}

SPEC("T17.10", "beginner setup goes with everything; the keys of the choices then do nothing") {
  auto g = new_game(2, [](Options& o) {
    o.dark_alley = o.powers = o.duel = o.beginner_setup = true;
    o.edition = Edition::revised;
    o.start_trick_markers = StartTrickMarkers::two;
    o.manager_start = ManagerStart::one_basic;
    o.manager_counts_for_free_prepare = false;
    o.engineer_trick_free_prepare = true;
  });
  g.chance_any().plays("choose yoruba_spiritmaster").plays("choose the_red_lotus");
  g.expect_markers(0, "mind_reading", 3).expect_markers(1, "stocks_escape", 0);
  EXPECT_EQ(g.player(0).manager_piles[0], Component::rope);
}

SPEC("T17.11 E39", "keys without use are accepted and change nothing") {
  EXPECT_EQ(refusal(asked(2, [](Options& o) { o.power_slots = PowerSymbols::of(1, 2); })),
            "accepted");
  auto base = new_game(2, [](Options& o) { o.power_slots = PowerSymbols::of(1, 2); });
  EXPECT_TRUE(base.state().secrets.power_pool.empty());
  auto duel = scenario(2).duel().turn_setup("turn_setup_01", "turn_setup_02").seat(0);
  duel.options([](Options& o) { o.closed_plus1_slots = ClosedSlots::downtown_only; });
  duel.below("magician", "market_row")
      .at_placing(0)
      .expect_offered("place", {"place magician market_row+1"});
  auto scope = scenario(2).quick_order("cog").seat(0).acts("magician", "market_row+2");
  scope.options([](Options& o) {
    o.quick_order_surcharge = 0;
    o.quick_order_surcharge_scope = SurchargeScope::buy;
  });
  scope.plays("buy cog 1").expect_gain(0, {0, -3, 0});
  auto mimesis = scenario(2).dark_alley().seat(1).below("magician", "investments").seat(0);
  mimesis.options([](Options& o) { o.special_plus_one_ap = false; }).magician("the_great_optico");
  mimesis.below("magician", "downtown").at_placing(0);
  mimesis.refuses("place magician downtown+0 mimesis_plus_one investments", "no_plus_one");
}

SPEC("T17.12", "everything else goes together, across editions too") {
  EXPECT_EQ(refusal(asked(2,
                          [](Options& o) {
                            o.edition = Edition::revised;
                            o.dark_alley = o.powers = true;
                            o.two_player_variant = TwoPlayerVariant::dummy_markers;
                            o.wages = Wages::may_refuse;
                            o.component_limit = Limit();
                            o.tricks_per_threshold = NumberList<3>::of(4, 3, 3);
                            o.magicians = 4;
                          })),
            "accepted");
}

SPEC("T17.13", "what the revised edition changes, and nothing else") {
  Options wanted;
  wanted.edition = Edition::revised;
  wanted.two_player_variant = TwoPlayerVariant::duel;
  wanted.duel = true;
  wanted.favorite_needs_die = false;
  wanted.special_deck = SpecialDeckSide::face_down;
  wanted.special_draw = SpecialDraw::draw_2_keep_1;
  wanted.draw_first_scope = DrawFirstScope::per_placement;
  wanted.fortune_telling_limit = FortuneTellingLimit::once_per_placement;
  wanted.special_used = SpecialUsed::bottom_of_deck;
  wanted.rotate_special_decks = false;
  wanted.final_category_cap = Limit(20);
  EXPECT_EQ(preset(Edition::revised), wanted);
}

SPEC("T18.1 T18.3 T18.4 T18.5 T18.6", "the prototype is nothing but the values of its column") {
  Options wanted;
  wanted.edition = Edition::prototype;
  wanted.beginner_variant = BeginnerVariant::prototype;
  wanted.tricks_per_threshold = NumberList<3>::of(4, 3, 3);
  wanted.magicians = 4;
  wanted.prophecies = 20;
  wanted.turns_base = 6;
  wanted.deck_base = NumberList<2>::of(3, 2);
  wanted.start_coins_by_slot = NumberList<4>::of(12, 13, 14, 15);
  wanted.start_fame = StartFame::reverse_initiative_n_to_1;
  wanted.start_shards_powers = 1;
  wanted.manager_start = ManagerStart::one_basic;
  wanted.start_trick_markers = StartTrickMarkers::two;
  wanted.two_player_initiative_slots = NumberList<2>::of(1, 2);
  wanted.advertise_fame = 3;
  wanted.advertise_in_turn_1 = false;
  wanted.learn_without_free_slot = LearnWithoutFreeSlot::must_return_a_trick;
  wanted.buy_max_units = 1;
  wanted.component_limit = Limit();
  wanted.bargain_floor = BargainFloor::each_component_1;
  wanted.quick_order_ap = 3;
  wanted.quick_order_surcharge = 0;
  wanted.move_actions = MoveActions::any_slot_or_exchange;
  wanted.link_bonus_by = LinkBonusBy::theater_tier;
  wanted.manager_performer_coins = 2;
  wanted.performance_card_bonus = false;
  wanted.wages = Wages::may_refuse;
  wanted.special_used = SpecialUsed::bottom_of_deck;
  wanted.special_plus_one_ap = false;
  wanted.buy_special_with_shards = 2;
  wanted.final_special_card = 1;
  wanted.power_shard_scoring = true;
  wanted.fate_weaving_ap = 2;
  EXPECT_EQ(preset(Edition::prototype), wanted);
}

SPEC("T18.2 R44", "the prototype's 40 Tricks, four Magicians and 20 Prophecies") {
  auto g = new_game(2, [](Options& o) {
    o.edition = Edition::prototype;
    o.dark_alley = true;
  });
  EXPECT_EQ(std::popcount(g.table().residence), 40);
  for (const char* out : {"mechanical_hornet", "fishing_in_the_air", "wolf_cage", "ghost_trap",
                          "hellhound", "vanishing_elephant", "transported_man", "metamorphosis"}) {
    EXPECT_EQ(g.table().residence & bit(*from_id<Trick>(out)), 0u) << out;
  }
  EXPECT_NE(g.table().residence & bit(Trick::bullet_catch), 0u);
  EXPECT_EQ(std::popcount(g.table().unseen_prophecies), 20);
  for (const char* out : {"dull_friday", "grand_saturday", "toll_gates", "shared_fate",
                          "sealed_orders", "humble_ways", "busy_posters"}) {
    EXPECT_EQ(g.table().unseen_prophecies & bit(*from_id<Prophecy>(out)), 0u) << out;
  }
  for (const SpecialDeck& deck : g.state().secrets.deck) EXPECT_EQ(deck.cards.size(), 12u);
  g.chance_any().expect_offered("choose",
                                {"choose master_of_chains", "choose the_great_optico",
                                 "choose priestess_of_mysticism", "choose the_mechaniker"});
  g.refuses("choose electra", "not_in_game");
}

SPEC("T18.5", "the prototype's Dark Alley: 2 Shards for a card, Fate Weaving for 2 AP, no +1 AP") {
  auto g = scenario(2)
               .edition("prototype")
               .dark_alley()
               .seat(0)
               .magician("priestess_of_mysticism")
               .shards(2);
  g.hand({"claqueurs"})
      .acts("magician", "dark_alley+0")
      .plays("weave left")
      .chance_any()
      .expect_ap(1);
  g.plays("buy_special theater").expect_shards(0, 0).chance_any();
  EXPECT_EQ(g.score(0).specials, 2);  // 1 for each
}

}  // namespace
}  // namespace prestige::trickerion::kit
