// The abilities of the Magicians.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

// Master of Chains: seat 0 could link its marker with one of seat 1.

Play chained() {
  auto g = scenario(4).dark_alley().seat(1).trick("linking_rings", "hearts");
  g.seat(0).magician("master_of_chains").trick("bullet_catch", "spades");
  return g.show("riverside_01", {"s00 1 hearts bottom", "s02 0 spades top"}).at_performance();
}

SPEC("MG.master_of_chains", "a Reschedule before the shows pays its Links, without any Character") {
  auto g = chained().expect_phase(Phase::before_shows).expect_acting(0);
  g.plays("reschedule riverside_01 s02").plays("at s01 top").plays("bonus fame");
  g.expect_marker("riverside_01", "s01", "0 spades mechanical");
  g.expect_gain(0, {2, 0, 1}).expect_gain(1, {0, 0, 1});
}

SPEC("MG.master_of_chains", "optional, and once per turn") {
  auto used = chained().plays("reschedule riverside_01 s02").plays("at s01 bottom");
  EXPECT_NE(used.table().phase, Phase::before_shows);
  used.expect_gain(0, {0, 0, 0});
  auto declined =
      chained().plays("pass").expect_marker("riverside_01", "s02", "0 spades mechanical");
  EXPECT_NE(declined.table().phase, Phase::before_shows);
}

SPEC("MG.master_of_chains", "own markers only, under the usual rules") {
  auto g = chained().refuses("reschedule riverside_01 s00", "not_your_marker");
  g.plays("reschedule riverside_01 s02").refuses("at s00 bottom", "slot_taken");
  g.refuses("at s02 top", "slot_taken").refuses("at s01 left", "no_circle_there");
}

SPEC("MG.master_of_chains R88", "without a marker to move nothing is asked") {
  auto g = scenario(4).dark_alley().seat(0).magician("master_of_chains").trick("walled", "spades");
  g.show("riverside_01").at_performance();
  EXPECT_NE(g.table().phase, Phase::before_shows);
}

SPEC("MG.master_of_chains R83", "neither a placement nor a Set Up") {
  auto g = chained().powers().active("night_of_machines").seat(0).shards(6);
  g.learned("card_sharp", 1).learned("perfect_circle", 3);
  g.plays("reschedule riverside_01 s02").plays("at s01 top");
  g.refuses("bonus both", "power_not_usable").plays("bonus coins").expect_gain(0, {0, 2, 1});
}

SPEC("MG.master_of_chains T14.1", "only with the Dark Alley") {
  auto g = scenario(4).seat(0).magician("master_of_chains").trick("walled", "spades");
  g.show("riverside_01", {"s02 0 spades top"}).at_performance();
  EXPECT_NE(g.table().phase, Phase::before_shows);
}

// The Great Optico: seat 0 with a Permanent card, seat 1 with a Special one.

Play mimic(const std::string& permanent, const std::string& special) {
  auto g = scenario(4).dark_alley().seat(1).below("magician", special);
  g.seat(0).magician("the_great_optico").below("magician", permanent);
  return g;
}

SPEC("MG.the_great_optico",
     "a Permanent card takes the effect of an opponent's open Special card") {
  auto g = mimic("market_row", "bulk_discount").at_placing(0);
  g.plays("place magician market_row+0 mimesis bulk_discount").expect_ap(3);
  g.plays("buy wood 3 with card").expect_gain(0, {0, -2, 0}).plays("end");
  g.plays(1, "place magician market_row+2 ability").plays("buy wood 3 with card");
  g.expect_gain(1, {0, -2, 0}).plays("end").plays_turn_out();
  EXPECT_EQ(g.state().secrets.hand[0].permanent[at(Location::market_row)], 1);
  g.expect_hand(0, {});
}

SPEC("MG.the_great_optico", "a card of a Character already placed qualifies") {
  auto g = mimic("workshop", "trick_tweaking").seat(1).placed("magician", "workshop");
  g.seat(0).trick("linking_rings", "spades").components({{"metal", 2}}).at_placing(0);
  g.plays("place magician workshop mimesis trick_tweaking");
  g.plays("prepare linking_rings with card").expect_markers(0, "linking_rings", 3);
}

SPEC("MG.the_great_optico", "only a card for the same Location, below an opponent's Character") {
  auto g = mimic("downtown", "bulk_discount").below("apprentice_1", "interest").at_placing(0);
  g.refuses("place magician downtown+0 mimesis bulk_discount", "other_location");
  g.refuses("place magician downtown+0 mimesis interest", "not_face_up");
  g.refuses("place magician downtown+0 mimesis empower", "not_face_up");
  g.refuses("place apprentice_1 downtown+0 mimesis bulk_discount", "wrong_manner");
}

SPEC("MG.the_great_optico", "an idled card does not qualify") {
  auto g = scenario(4).dark_alley().seat(1).idled("magician", "bulk_discount");
  g.seat(0).magician("the_great_optico").below("magician", "market_row").at_placing(0);
  g.refuses("place magician market_row+0 mimesis bulk_discount", "not_face_up");
}

SPEC("MG.the_great_optico PY.sealed_orders", "a card not yet revealed does not qualify") {
  auto g = mimic("market_row", "bulk_discount").sealed().initiative({1, 0, 2, 3});
  g.below("apprentice_1", "workshop").at_placing(0);
  g.refuses("place magician market_row+0 mimesis bulk_discount", "not_face_up");
  g.plays("idle apprentice_1").plays(1, "place magician market_row+2 ability").plays("end");
  g.plays(0, "place magician market_row+0 mimesis bulk_discount");
}

SPEC("MG.the_great_optico", "once per turn") {
  auto g = mimic("market_row", "bulk_discount").below("apprentice_1", "theater");
  g.seat(2).below("magician", "new_twist").seat(0).at_placing(0);
  g.plays("place magician market_row+0 mimesis bulk_discount").plays("end");
  g.plays(1, "idle magician").plays(2, "idle magician");
  g.expect_acting(0).refuses("place apprentice_1 friday mimesis new_twist", "ability_used");
}

SPEC("MG.the_great_optico R37 OP.mimesis_plus_one_ap", "the +1 AP may be taken instead") {
  auto g = mimic("market_row", "bulk_discount").at_placing(0);
  g.plays("place magician market_row+0 mimesis_plus_one bulk_discount").expect_ap(4);
  g.refuses("buy wood 3 with card", "no_special_ability");
  auto without = mimic("market_row", "bulk_discount").options([](Options& o) {
    o.mimesis_plus_one_ap = false;
  });
  without.at_placing(0).offers("place magician market_row+0 mimesis bulk_discount");
  without.refuses("place magician market_row+0 mimesis_plus_one bulk_discount", "no_plus_one");
}

SPEC("MG.the_great_optico R81", "Perform cards for the Magician on a Performance slot") {
  auto g = mimic("theater", "claqueurs").trick("living_piano", "spades");
  g.seat(1).trick("enchanted_butterflies", "hearts").seat(0).at_placing(0);
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top"});
  g.refuses("place magician friday mimesis claqueurs", "no_effect");
  g.plays("place magician friday_stage mimesis claqueurs").plays(1, "idle magician");
  g.plays("perform riverside_01").expect_gain(0, {1, 2, 1});
}

SPEC("MG.the_great_optico SA.freelancer R81", "a copied Freelancer goes to any Location") {
  auto g = mimic("workshop", "freelancer").at_placing(0);
  for (const char* spot : {"downtown+2", "market_row+1", "dark_alley+0", "thursday"}) {
    g.offers(std::string("place magician ") + spot + " mimesis freelancer");
  }
  g.refuses("place magician workshop mimesis freelancer", "no_effect");
  g.refuses("place magician downtown+2 mimesis_plus_one freelancer", "other_location");
  g.plays("place magician downtown+2 mimesis freelancer").expect_ap(5).offers("set_die inn_1");
}

SPEC("MG.the_great_optico SA.freelancer R81", "to a Performance slot too") {
  auto g = mimic("workshop", "freelancer").trick("living_piano", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).at_placing(0);
  g.plays("place magician friday_stage mimesis freelancer").plays(1, "idle magician");
  g.plays("perform riverside_01").expect_gain(0, {1, 1, 1});
}

SPEC("MG.the_great_optico T14.1", "others have no Mimesis") {
  auto g = mimic("market_row", "bulk_discount").magician("the_gentleman").at_placing(0);
  g.refuses("place magician market_row+0 mimesis bulk_discount", "not_your_ability");
}

// Priestess of Mysticism

Play priestess() {
  auto g = scenario(4).dark_alley().omens({"job_fair", "easy_credit", "open_contacts"});
  return g.active("flat_prices").seat(0).magician("priestess_of_mysticism");
}

SPEC("MG.priestess_of_mysticism",
     "1 AP: a Pending Prophecy becomes Active, a new one fills the gap") {
  auto g = priestess().acts("magician", "dark_alley+0").plays("weave right").expect_ap(2);
  g.chance("foretell shard_glory").expect_active("easy_credit");
  g.expect_omens({"job_fair", "shard_glory", "open_contacts"});
  EXPECT_NE(g.table().discarded_prophecies & bit(Prophecy::flat_prices), 0U);
}

SPEC("MG.priestess_of_mysticism", "repeatable, in the Dark Alley only") {
  auto g = priestess().acts("magician", "dark_alley+0").plays("weave left");
  g.chance("foretell shard_glory").plays("weave left").chance("foretell even_week");
  g.expect_active("shard_glory")
      .expect_ap(1)
      .expect_omens({"even_week", "easy_credit", "open_contacts"});
  priestess().acts("magician", "downtown+0").refuses("weave left", "needs_character_dark_alley");
}

SPEC("MG.priestess_of_mysticism T14.1", "any Character of hers, nobody else's") {
  priestess().acts("apprentice_1", "dark_alley+0").offers("weave bottom");
  auto g = scenario(4).dark_alley().seat(0).magician("yoruba_spiritmaster");
  g.acts("magician", "dark_alley+0").refuses("weave left", "not_your_ability");
}

SPEC("MG.priestess_of_mysticism OP.fate_weaving_ap", "the cost is an option") {
  auto g = priestess().options([](Options& o) { o.fate_weaving_ap = 2; });
  g.acts("magician", "dark_alley+0").plays("weave left").chance_any().expect_ap(1);
  g.refuses("weave left", "not_enough_action_points");
}

SPEC("MG.priestess_of_mysticism R66",
     "the token just discarded is shuffled in when the pile is empty") {
  auto g = priestess().prophecies_left({}).acts("magician", "dark_alley+0").plays("weave left");
  g.chance("foretell flat_prices").expect_omens({"flat_prices", "easy_credit", "open_contacts"});
}

SPEC("MG.priestess_of_mysticism R67", "applies at once to what follows") {
  auto g = priestess().deck("theater", {"claqueurs", "new_twist", "buying_time"});
  g.acts("magician", "dark_alley+1").plays("draw_first theater");
  g.plays("weave bottom").chance("foretell even_week").plays("draw_further theater").expect_ap(1);
}

SPEC("MG.priestess_of_mysticism R67",
     "the number of placements was fixed at the start of the turn") {
  auto g = priestess().omens({"double_time", "job_fair", "easy_credit"});
  g.below("apprentice_1", "workshop").seat(1).below("magician", "workshop");
  g.seat(0).acts("magician", "dark_alley+0").plays("weave left").chance("foretell even_week");
  g.plays("end").expect_acting(1);
}

SPEC("MG.priestess_of_mysticism R95 E44", "replacing Sealed Orders turns no card face up") {
  auto g = scenario(4).dark_alley().active("sealed_orders").sealed();
  g.seat(1).below("magician", "workshop").seat(0).magician("priestess_of_mysticism");
  g.acts("magician", "dark_alley+0").plays("weave left").chance_any();
  EXPECT_TRUE(g.player(1).card[at(Character::magician)].hidden());
}

SPEC("MG.priestess_of_mysticism OP.fate_weaving_turn_1", "in turn 1 nothing is discarded") {
  auto g = scenario(4).dark_alley().turn(1).omens({"job_fair", "easy_credit", "open_contacts"});
  g.seat(0).magician("priestess_of_mysticism").acts("magician", "dark_alley+0");
  g.plays("weave left").chance("foretell even_week").expect_active("job_fair");
  EXPECT_EQ(g.table().discarded_prophecies, 0U);
  auto later = scenario(4).dark_alley().turn(1).seat(0).magician("priestess_of_mysticism");
  later.options([](Options& o) { o.fate_weaving_turn_1 = false; });
  later.acts("magician", "dark_alley+0").refuses("weave left", "not_in_turn_1");
}

// The Mechaniker

Play mechanic() { return scenario(4).dark_alley().seat(0).magician("the_mechaniker"); }

SPEC("MG.the_mechaniker", "1 AP more for an Apprentice, adding to everything else") {
  auto g = mechanic().acts("apprentice_1", "downtown+2").expect_ap(3).plays("enhance");
  g.plays("take_coins bank_1")
      .expect_ap(1)
      .plays("boost")
      .expect_ap(2)
      .refuses("boost", "ability_used");
}

SPEC("MG.the_mechaniker", "once per turn") {
  auto g = mechanic().team({"apprentice_1", "apprentice_2"}).below("apprentice_2", "workshop");
  g.acts("apprentice_1", "market_row+0").plays("boost").expect_ap(2).plays("end");
  g.plays(0, "place apprentice_2 workshop").expect_ap(1).refuses("boost", "ability_used");
}

SPEC("MG.the_mechaniker", "only for Apprentices") {
  mechanic().acts("magician", "downtown+0").refuses("boost", "not_an_apprentice");
  auto g = mechanic().team({"manager"}).acts("manager", "workshop");
  g.refuses("boost", "not_an_apprentice");
}

SPEC("MG.the_mechaniker SA.freelancer", "not in the Theater") {
  mechanic().acts("apprentice_1", "friday").refuses("boost", "not_in_theater");
  auto g = mechanic().below("apprentice_1", "freelancer").at_placing(0);
  g.plays("place apprentice_1 friday ability").refuses("boost", "not_in_theater");
}

SPEC("MG.the_mechaniker T14.1", "nobody else, and only with the Dark Alley") {
  auto other = scenario(4).dark_alley().seat(0).magician("electra");
  other.acts("apprentice_1", "workshop").refuses("boost", "not_your_ability");
  auto base = scenario(4).seat(0).magician("the_mechaniker");
  base.acts("apprentice_1", "workshop").refuses("boost", "not_your_ability");
}

SPEC("MG.the_mechaniker", "an unused use does not carry over") {
  auto g = mechanic().below("apprentice_1", "workshop").at_placing(0);
  g.plays("place apprentice_1 workshop").plays("end").plays_turn_out();
  g.plays_on_to(Phase::assigning).assigns(0, {{"apprentice_1", "workshop"}});
  g.assigns(1, {}).assigns(2, {}).assigns(3, {}).plays(0, "place apprentice_1 workshop");
  g.plays("boost").refuses("boost", "ability_used");
}

// The Red Lotus: seat 0 performs, seat 1 is the guest.

Play lotus(const std::string& card = "theater", const std::string& spot = "friday_stage") {
  auto g = scenario(4).dark_alley().seat(0).magician("the_red_lotus").below("magician", card);
  return g.placed("magician", spot).at_performance();
}

SPEC("MG.the_red_lotus R82 SA.arranged_fiasco E41",
     "takes a guest's yield; own adjustments apply") {
  auto g = lotus("arranged_fiasco").trick("barricaded_barrels", "spades");
  g.seat(1)
      .team({"apprentice_4"})
      .placed("apprentice_4", "sunday")
      .trick("breath_of_life", "hearts");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top"}).plays("perform riverside_01");
  g.plays("steal s00 s02").expect_gain(0, {3, 3, 1}).expect_gain(1, {1, 4, 0});
}

SPEC("MG.the_red_lotus", "optional") {
  auto g = lotus().trick("barricaded_barrels", "spades").seat(1).trick("breath_of_life", "hearts");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top"}).plays("perform riverside_01");
  g.plays("pass").expect_gain(0, {1, 1, 1}).expect_gain(1, {2, 3, 0});
}

SPEC("MG.the_red_lotus", "only a Trick of at most the same threshold") {
  auto g = lotus().trick("barricaded_barrels", "spades").trick("zig_zag_lady", "hearts");
  g.seat(1).trick("future_sight", "clubs").trick("aztec_lady", "diamonds");
  g.show("riverside_06",
         {"s00 0 spades bottom", "s01 0 hearts top", "s02 1 clubs top", "s12 1 diamonds left"});
  g.plays("perform riverside_06").refuses("steal s00 s02", "cannot_steal");
  g.refuses("steal s01 s12", "cannot_steal").refuses("steal s00 s01", "cannot_steal");
  g.expect_offered("steal", {"steal s01 s02"});
}

SPEC("MG.the_red_lotus R88", "nothing is asked where nothing can be stolen") {
  auto g = lotus().trick("barricaded_barrels", "spades").seat(1).trick("future_sight", "clubs");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 clubs top"}).plays("perform riverside_01");
  g.expect_gain(0, {1, 1, 1}).expect_gain(1, {4, 1, 0});
}

SPEC("MG.the_red_lotus", "Enhance bonus and Shards come along, the own bonus does not") {
  auto g = lotus().trick("barricaded_barrels", "spades").enhanced("barricaded_barrels", 3);
  g.seat(1).trick("card_manipulation", "hearts").enhanced("card_manipulation", 1);
  g.show("riverside_02", {"s00 0 spades bottom", "s11 1 hearts left"})
      .plays("perform riverside_02");
  g.plays("steal s00 s11").expect_gain(0, {3, 3, 1}).expect_gain(1, {1, 2, 1});
}

SPEC("MG.the_red_lotus", "no stack bonus is copied") {
  auto g = lotus().trick("barricaded_barrels", "spades").seat(1).magician("electra");
  g.trick("levitation", "hearts");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top stack"});
  g.plays("perform riverside_01").plays("steal s00 s02");
  g.expect_gain(0, {2, 3, 1}).expect_gain(1, {2, 4, 0});  // 2 + 1 - 1, 3 + 1
}

SPEC("MG.the_red_lotus", "the opponent's Fame never falls below 0") {
  auto g = lotus().trick("barricaded_barrels", "spades").seat(1).trick("linking_rings", "hearts");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top"}).plays("perform riverside_01");
  g.plays("steal s00 s02").expect_gain(0, {0, 2, 1}).expect_gain(1, {0, 2, 0});
}

SPEC("MG.the_red_lotus", "neutral markers cannot be chosen") {
  auto g = scenario(2).dark_alley().duel().turn_setup("turn_setup_01", "turn_setup_02");
  g.seat(0).magician("the_red_lotus").trick("barricaded_barrels", "spades");
  g.placed("magician", "friday_stage").show("duel_riverside_04", {"s12 0 spades top"});
  g.at_performance().plays("perform duel_riverside_04").expect_gain(0, {1, 1, 1});
}

SPEC("MG.the_red_lotus", "not in the show of another") {
  auto g = scenario(4).dark_alley().seat(0).magician("the_red_lotus");
  g.trick("barricaded_barrels", "spades").seat(1).trick("breath_of_life", "hearts");
  g.placed("magician", "friday_stage").at_performance();
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top"}).plays("perform riverside_01");
  g.expect_gain(0, {1, 1, 0}).expect_gain(1, {2, 3, 1});
}

SPEC("MG.the_red_lotus SA.grand_premiere R82", "the stolen yield may be doubled") {
  auto g = lotus("grand_premiere", "sunday_stage").trick("barricaded_barrels", "spades");
  g.seat(1).trick("breath_of_life", "hearts");
  g.show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top"}).plays("perform riverside_01");
  g.plays("steal s00 s02").plays("premiere s00 coins").expect_gain(0, {3, 8, 1});
}

// The Gentleman

Play gentleman() {
  auto g = scenario(4).dark_alley().seat(0).magician("the_gentleman");
  return g.trick("linking_rings", "spades").trick("mind_reading", "hearts");
}

SPEC("MG.the_gentleman", "1 Fame per own Trick when the Magician is placed in town") {
  for (const char* location : {"downtown", "market_row", "dark_alley"}) {
    auto g = gentleman().below("magician", location).at_placing(0);
    g.plays("place magician " + std::string(location) + "+0").expect_gain(0, {2, 0, 0});
  }
}

SPEC("MG.the_gentleman", "not in the Theater, the Workshop, or for another Character") {
  auto theater = gentleman().below("magician", "theater").at_placing(0);
  theater.plays("place magician friday").expect_gain(0, {0, 0, 0});
  auto workshop = gentleman().below("magician", "workshop").at_placing(0);
  workshop.plays("place magician workshop").expect_gain(0, {0, 0, 0});
  auto apprentice = gentleman().below("apprentice_1", "downtown").at_placing(0);
  apprentice.plays("place apprentice_1 downtown+0").expect_gain(0, {0, 0, 0});
}

SPEC("MG.the_gentleman", "before any action: a Trick learned now does not count") {
  auto g = gentleman().below("magician", "downtown").at_placing(0);
  g.plays("place magician downtown+2").plays("learn enchanted_butterflies");
  g.plays("use_die residence_1").plays("symbol clubs").expect_gain(0, {2, 0, 0});
}

SPEC("MG.the_gentleman SA.freelancer", "wherever the card leads") {
  auto g = gentleman().below("magician", "freelancer").at_placing(0);
  g.plays("place magician market_row+0 ability").expect_gain(0, {2, 0, 0});
}

SPEC("MG.the_gentleman T14.1", "only with the Dark Alley") {
  auto g = scenario(4).seat(0).magician("the_gentleman").trick("linking_rings", "spades");
  g.below("magician", "downtown").at_placing(0).plays("place magician downtown+0");
  g.expect_gain(0, {0, 0, 0});
}

// Yoruba Spiritmaster: seat 1 performs on Friday, with two candidates.

Play possessed() {
  auto g = scenario(4).dark_alley().seat(0).magician("yoruba_spiritmaster").shards(2);
  g.seat(1).trick("living_piano", "hearts").trick("enchanted_butterflies", "spades");
  g.placed("magician", "friday_stage").at_performance();
  g.show("riverside_01", {"s00 1 hearts bottom"}).show("riverside_02", {"s00 1 spades bottom"});
  return g.show("riverside_03");
}

SPEC("MG.yoruba_spiritmaster", "1 Shard names the card an opponent performs") {
  auto g = possessed().expect_acting(0).refuses("possess riverside_03", "no_marker_on_card");
  g.refuses("possess riverside_04", "card_not_in_play").plays("possess riverside_01");
  g.expect_gain(0, {0, 0, -1}).expect_gain(1, {1, 1, 1}).expect_marker("riverside_01", "s00", "");
}

SPEC("MG.yoruba_spiritmaster R65", "no choice, no declining and no any-time action is left") {
  auto g = possessed().plays("possess riverside_02");
  EXPECT_NE(g.table().phase, Phase::showing);
  g.expect_gain(1, {3, 1, 0});
}

SPEC("MG.yoruba_spiritmaster", "optional: the performer then chooses") {
  auto g = possessed().plays("pass").expect_acting(1).plays("perform riverside_02");
  g.expect_gain(0, {0, 0, 0}).expect_gain(1, {3, 1, 0});
}

SPEC("MG.yoruba_spiritmaster", "once per turn") {
  auto g = possessed().seat(2).trick("walled", "clubs").placed("magician", "saturday_stage");
  g.show("riverside_04", {"s12 2 clubs top"}).plays("possess riverside_01");
  g.expect_acting(2).refuses(0, "possess riverside_04", "not_acting").plays("perform riverside_04");
}

SPEC("MG.yoruba_spiritmaster T15.6", "without a Shard nothing is asked") {
  possessed().seat(0).shards(0).expect_acting(1).offers("perform riverside_01");
}

SPEC("MG.yoruba_spiritmaster", "a single candidate may be named; without any there is no show") {
  auto one = scenario(4).dark_alley().seat(0).magician("yoruba_spiritmaster");
  one.seat(1).trick("living_piano", "hearts").placed("magician", "friday_stage").at_performance();
  one.show("riverside_01", {"s00 1 hearts bottom"}).plays(0, "possess riverside_01");
  one.expect_gain(1, {1, 1, 1});
  auto none = scenario(4).dark_alley().seat(0).magician("yoruba_spiritmaster");
  none.seat(1).placed("magician", "friday_stage").at_performance().show("riverside_01");
  EXPECT_NE(none.table().phase, Phase::showing);
}

SPEC("MG.yoruba_spiritmaster", "not in the own show") {
  auto g = scenario(4).dark_alley().seat(0).magician("yoruba_spiritmaster").shards(1);
  g.trick("living_piano", "hearts").placed("magician", "friday_stage").at_performance();
  g.show("riverside_01", {"s00 0 hearts bottom"}).refuses("possess riverside_01", "not_now");
  g.plays("perform riverside_01").expect_gain(0, {1, 1, 1});
}

SPEC("MG.yoruba_spiritmaster R65 MG.the_red_lotus", "declarations of the show remain") {
  auto g = possessed().seat(1).magician("the_red_lotus").seat(2).trick("walled", "clubs");
  g.trick("mind_reading", "hearts")
      .show("riverside_04", {"s00 1 hearts right", "s12 2 hearts top"});
  g.plays("possess riverside_04").expect_acting(1).refuses("clear_out", "not_at_any_time");
  g.plays("steal s00 s12").expect_gain(1, {1, 0, 1});
}

// Electra

Play charged(const std::string& trick, int markers) {
  auto g = scenario(4).dark_alley().seat(0).magician("electra").trick(trick, "spades", markers);
  return g;
}

SPEC("MG.electra", "two markers of a Trick go on the slot as one stack, for 1 AP") {
  auto g = charged("living_piano", 3).show("riverside_01").acts("magician", "friday");
  g.plays("set_up living_piano riverside_01 with stack").plays("at s00 bottom").expect_ap(2);
  g.expect_marker("riverside_01", "s00", "0 spades escape stack");
  g.expect_markers(0, "living_piano", 1);
}

SPEC("MG.electra", "needs two markers on the Trick") {
  auto g = charged("living_piano", 1).show("riverside_01").acts("magician", "friday");
  g.refuses("set_up living_piano riverside_01 with stack", "no_marker_on_trick");
  g.offers("set_up living_piano riverside_01");
}

SPEC("MG.electra T14.1", "nobody else can") {
  auto g = charged("living_piano", 3).magician("the_mechaniker").show("riverside_01");
  g.acts("magician", "friday");
  g.refuses("set_up living_piano riverside_01 with stack", "not_your_ability");
}

SPEC("MG.electra T7.24 T16.14", "a stack is one marker: no equal one on its card, one Link") {
  auto g = charged("living_piano", 4).seat(1).trick("linking_rings", "hearts");
  g.show("riverside_01", {"s00 1 hearts bottom"}).seat(0).acts("magician", "friday");
  g.plays("set_up living_piano riverside_01 with stack").plays("at s01 top").plays("bonus fame");
  g.expect_gain(0, {1, 0, 1}).expect_gain(1, {0, 0, 1});
  g.refuses("set_up living_piano riverside_01", "same_marker");
}

SPEC("MG.electra", "moves whole") {
  auto g = charged("living_piano", 0).show("riverside_01", {"s00 0 spades bottom stack"});
  g.acts("magician", "friday")
      .plays("reschedule riverside_01 s00")
      .plays("at s02 top")
      .expect_ap(2);
  g.expect_marker("riverside_01", "s02", "0 spades mechanical stack");
  g.expect_marker("riverside_01", "s00", "").expect_unused(0, "spades", 2);
}

SPEC("MG.electra PY.night_of_machines", "pays a Night once") {
  auto g = charged("living_piano", 2).active("night_of_machines").show("riverside_01");
  g.acts("magician", "friday").plays("set_up living_piano riverside_01 with stack");
  g.plays("at s00 bottom").expect_gain(0, {2, 0, 0});
}

SPEC("MG.electra", "yields once, with 1, 2 or 3 Fame and Coins by tier; both markers return") {
  struct Case {
    const char* trick;
    Purse gain;
  };
  for (const Case& c : {Case{"living_piano", {2, 2, 1}}, Case{"bullet_catch", {5, 6, 1}},
                        Case{"automaton", {10, 10, 1}}}) {
    auto g = charged(c.trick, 0).placed("magician", "friday_stage").at_performance();
    g.show("riverside_01", {"s00 0 spades bottom stack"}).plays("perform riverside_01");
    g.expect_gain(0, c.gain).expect_unused(0, "spades", 4);
  }
}

SPEC("MG.electra T8.6", "the bonus comes between Enhance bonus and weekday modifier") {
  auto g = charged("linking_rings", 0).placed("magician", "thursday_stage").at_performance();
  g.show("riverside_01", {"s00 0 spades bottom stack"}).plays("perform riverside_01");
  g.expect_gain(0, {0, 2, 1});  // 0 + 1 - 1, 2 + 1 - 1
  auto enhanced = charged("linking_rings", 0).enhanced("linking_rings", 1);
  enhanced.placed("magician", "thursday_stage").at_performance();
  enhanced.show("riverside_01", {"s00 0 spades bottom stack"}).plays("perform riverside_01");
  enhanced.expect_gain(0, {1, 3, 1});
}

}  // namespace
}  // namespace prestige::trickerion::kit
