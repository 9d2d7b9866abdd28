// The Prophecies.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

Play under(std::string_view prophecy, int players = 3) {
  return scenario(players).dark_alley().active(prophecy);
}

// The Priestess acts in the Dark Alley, with this Prophecy Pending on the left.
Play priestess_under(const std::string& prophecy, const std::string& pending) {
  auto g = scenario(3).dark_alley().seat(0).magician("priestess_of_mysticism");
  if (!prophecy.empty()) g.active(prophecy);
  return g.omens({pending, "flat_prices", "job_fair"});
}

SPEC("PY.equal_hands R67", "every Character has base value 1; slots and Enhance add to it") {
  auto g = under("equal_hands").seat(0).team({"manager", "apprentice_1"});
  g.below("magician", "downtown").below("manager", "theater").below("apprentice_1", "market_row");
  g.at_placing(0).plays("place magician downtown+2").expect_ap(3).plays("enhance").expect_ap(4);
  g.plays("end").plays("place manager thursday").expect_ap(2).plays("end");
  g.plays("place apprentice_1 market_row+0").expect_ap(1);
}

SPEC("PY.equal_hands R67", "read when the Character is placed") {
  auto g = priestess_under("equal_hands", "open_contacts").team({"manager"});
  g.below("manager", "downtown").acts("magician", "dark_alley+2").expect_ap(3);
  g.plays("weave left").chance_any().expect_active("open_contacts").expect_ap(2).plays("end");
  g.plays("place manager downtown+0").expect_ap(2);
}

// Three receipts of seat 0 in one show: a marker, the Engineer, the card.
Play three_receipts(std::string_view prophecy) {
  auto g = under(prophecy, 2).seat(0).team({"engineer"}).trick("mind_reading", "hearts");
  g.placed("magician", "friday_stage").placed("engineer", "friday");
  return g.show("riverside_01", {"s00 0 hearts bottom"}).at_performance();
}

SPEC("PY.shard_shower R20", "1 Shard more for each receipt, however many arrive") {
  three_receipts("shard_shower").plays("perform riverside_01").expect_gain(0, {0, -2, 3 * 2});
  auto g = under("shard_shower", 2).seat(0).trick("linking_rings", "hearts");
  g.placed("magician", "friday_stage").show("magnus_pantheon_08", {"s00 0 hearts bottom"});
  g.at_performance().plays("perform magnus_pantheon_08").expect_gain(0, {0, 2, 2 + 1});
}

SPEC("PY.shard_shower PY.shard_glory", "without a Shard there is no receipt") {
  for (const char* prophecy : {"shard_shower", "shard_glory"}) {
    auto g = under(prophecy, 2).seat(0).trick("linking_rings", "hearts");
    g.placed("magician", "friday_stage").show("riverside_11", {"s00 0 hearts bottom"});
    g.at_performance().plays("perform riverside_11").expect_gain(0, {0, 2 + 2, 0});
  }
}

SPEC("PY.shard_glory R20", "2 Fame for each receipt") {
  three_receipts("shard_glory").plays("perform riverside_01").expect_gain(0, {3 * 2, -2, 3});
}

SPEC("PY.shard_glory R75", "every owner in a Shard Link has one receipt") {
  auto g = under("shard_glory", 2).seat(1).trick("linking_rings", "hearts");
  g.show("riverside_01", {"s00 1 hearts bottom"}).seat(0).trick("living_piano", "spades", 1);
  g.acts("magician", "friday").plays("set_up living_piano riverside_01").plays("at s01 top");
  g.plays("bonus coins").expect_gain(0, {2, 1, 1}).expect_gain(1, {2, 0, 1});
}

SPEC("PY.forward_sale", "ordered types are sold at their price, from the Order on") {
  auto g = under("forward_sale").seat(0).order_area({"", "padlock", "", ""}).quick_order("padlock");
  g.acts("magician", "market_row+2").refuses("buy saw 1", "not_in_stock");
  g.plays("buy padlock 1").expect_gain(0, {0, -3, 0});  // no surcharge
  g.plays("order saw").plays("order_slot 1").plays("buy saw 2").expect_gain(0, {0, -3 - 4, 0});
  auto without = scenario(3).dark_alley().seat(0).order_area({"", "padlock", "", ""});
  without.acts("magician", "market_row+2").refuses("buy padlock 1", "not_in_stock");
}

SPEC("PY.open_contacts", "further cards cost 1 AP, the first one too") {
  auto g = under("open_contacts").deck("theater", {"claqueurs", "new_twist", "buying_time"});
  g.seat(0).acts("magician", "dark_alley+0").plays("draw_first theater").expect_ap(2);
  g.plays("draw_further theater").expect_ap(1).plays("draw_further theater").expect_ap(0);
}

SPEC("PY.spotlight R94", "performer bonuses are doubled, yields are not") {
  const auto gain = [](bool spotlight, const std::string& specialist) {
    auto g = scenario(2).dark_alley().seat(0).team({"assistant", specialist});
    if (spotlight) g.active("spotlight");
    g.trick("linking_rings", "hearts").placed("magician", "friday_stage");
    g.placed("assistant", "friday").below(specialist, "new_twist").placed(specialist, "friday");
    g.seat(1).trick("living_piano", "spades");
    g.show("riverside_02", {"s00 0 hearts bottom", "s01 1 spades top"}).at_performance();
    return g.plays("perform riverside_02").expect_gain(1, {1, 1, 0});
  };
  constexpr int kWages = 4;
  gain(false, "manager").expect_gain(0, {1 + 2 + 1, 2 + 3 + 1 - kWages, 0});
  gain(true, "manager").expect_gain(0, {2 * 4, 2 + 2 * 4 - kWages, 0});
  gain(true, "engineer").expect_gain(0, {2 * 4, 2 + 2 * 1 - kWages, 2});
}

SPEC("PY.bull_market", "Take Coins pays twice the die, nothing else is doubled") {
  auto plain = under("bull_market").seat(0).acts("magician", "downtown+0");
  plain.plays("take_coins bank_1").expect_gain(0, {0, 8, 0}).expect_die("bank_1", "x");
  auto interest = under("bull_market").seat(0).below("magician", "interest");
  interest.acts("magician", "downtown+0").plays("take_coins bank_1 with card");
  interest.chance("roll bank_1 6").expect_gain(0, {0, 8 + 6, 0});
  auto fame = under("bull_market").seat(0).below("magician", "fame_and_fortune");
  fame.acts("magician", "downtown+0").plays("take_coins bank_1 with card");
  fame.expect_gain(0, {4 - 1, 8, 0});
}

SPEC("PY.bull_market SA.investments", "Investments may spend the doubled amount") {
  auto g = under("bull_market").seat(0).below("magician", "investments");
  g.buy_area({"padlock", "metal", "glass", "fabric"}).acts("magician", "downtown+0");
  g.plays("take_coins bank_1 with card").plays("pick padlock").plays("pick padlock");
  g.refuses("pick padlock", "not_enough_coins").plays("checkout");
  g.expect_gain(0, {0, 8 - 6, 0}).expect_tokens(0, "padlock", 2);
}

SPEC("PY.deep_resonance R67", "Enhance gives 2 AP for 1 Shard, once per placement") {
  auto g = under("deep_resonance").seat(0).shards(2).acts("magician", "downtown+0");
  g.plays("enhance").expect_ap(5).expect_shards(0, 1).refuses("enhance", "already_enhanced");
  auto empower = under("deep_resonance").seat(0).below("magician", "empower");
  empower.acts("magician", "downtown+0").plays("enhance").expect_ap(3 + 3);
  auto paid_later = priestess_under("deep_resonance", "open_contacts");
  paid_later.acts("magician", "dark_alley+0").plays("weave left").chance_any();
  paid_later.plays("enhance").expect_ap(3 - 1 + 1);
}

// Seat 0 has three cards, seat 1 one.
Play three_cards(Play g) {
  g.seat(1).below("magician", "downtown").seat(0).team({"manager", "apprentice_1"});
  return g.below("manager", "market_row").below("apprentice_1", "theater");
}

SPEC("PY.double_time", "a second placement follows when the first has ended; it is optional") {
  auto g = three_cards(under("double_time")).below("magician", "downtown").at_placing(0);
  auto once = g;
  g.plays("place magician downtown+2");
  g.refuses("place manager market_row+2", "placement_not_ended").plays("end").expect_acting(0);
  g.plays("place manager market_row+2").plays("end").expect_acting(1);
  once.refuses("end_turn", "place_first").plays("place magician downtown+2").plays("end");
  once.plays("end_turn").expect_acting(1);
}

SPEC("PY.double_time", "idling uses up one of the two") {
  auto g = three_cards(under("double_time")).below("magician", "downtown").at_placing(0);
  g.plays("idle manager").expect_acting(0).plays("place magician downtown+2").plays("end");
  g.expect_acting(1);
}

SPEC("PY.double_time R67", "fixed at the start of the player's turn") {
  auto gone = three_cards(priestess_under("double_time", "open_contacts"));
  gone.acts("magician", "dark_alley+0").plays("weave left").chance_any().plays("end");
  gone.expect_acting(0).plays("place manager market_row+2");
  auto come = three_cards(priestess_under("", "double_time"));
  come.acts("magician", "dark_alley+0").plays("weave left").chance_any().plays("end");
  come.expect_active("double_time").expect_acting(1).plays("place magician downtown+0");
}

struct Night {
  const char* prophecy;
  const char* trick;
};
constexpr Night kNights[] = {{"night_of_escapes", "barricaded_barrels"},
                             {"night_of_machines", "linking_rings"},
                             {"night_of_visions", "enchanted_butterflies"},
                             {"night_of_spirits", "mind_reading"}};

SPEC("PY.night_of_escapes PY.night_of_machines PY.night_of_visions PY.night_of_spirits",
     "2 Fame at once for setting up a Trick of the category") {
  for (const Night& night : kNights) {
    for (const Night& other : kNights) {
      SCOPED_TRACE(std::string(night.prophecy) + " " + other.trick);
      auto g = under(night.prophecy).seat(0).trick(other.trick, "spades", 2).show("riverside_01");
      g.show("riverside_02").acts("magician", "friday");
      const int fame = night.trick == other.trick ? 2 : 0;
      g.plays("set_up " + std::string(other.trick) + " riverside_01").expect_gain(0, {fame, 0, 0});
      g.plays("at s00 bottom").expect_gain(0, {fame, 0, 0});
      g.plays("set_up " + std::string(other.trick) + " riverside_02").plays("at s00 bottom");
      g.expect_gain(0, {2 * fame, 0, 0});
    }
  }
}

SPEC("PY.night_of_machines R84", "once for a stack") {
  auto g =
      under("night_of_machines").seat(0).magician("electra").trick("linking_rings", "spades", 2);
  g.show("riverside_01").acts("magician", "friday");
  g.plays("set_up linking_rings riverside_01 with stack").plays("at s00 bottom");
  g.expect_gain(0, {2, 0, 0}).expect_marker("riverside_01", "s00", "0 spades escape stack");
}

SPEC("PY.night_of_machines", "not for Reschedule, not for On-stage Preparation") {
  auto g = under("night_of_machines").seat(0).trick("linking_rings", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).acts("magician", "friday");
  g.plays("reschedule riverside_01 s00").plays("at s02 top").expect_gain(0, {});
  auto on_stage = under("night_of_machines").seat(0).trick("linking_rings", "spades");
  on_stage.components({{"metal", 2}})
      .show("riverside_01")
      .below("magician", "on_stage_preparation");
  on_stage.acts("magician", "workshop").plays("prepare linking_rings with card");
  on_stage.plays("at s00 bottom").expect_gain(0, {});
}

// Seat 0 performs Bullet Catch (3/4/0) on a card that brings 0/0/1.
Play performs_on(const std::string& day, const std::string& prophecy) {
  auto g = under(prophecy, 2).seat(0).trick("bullet_catch", "hearts");
  g.placed("magician", day + "_stage").show("riverside_01", {"s00 0 hearts bottom"});
  return g.at_performance().plays("perform riverside_01");
}

SPEC("PY.dull_friday", "Friday has -1 Fame and -1 Coin; its slots stay +0") {
  performs_on("friday", "dull_friday").expect_gain(0, {2, 3, 1});
  performs_on("thursday", "dull_friday").expect_gain(0, {2, 3, 1});
  performs_on("saturday", "dull_friday").expect_gain(0, {3, 4, 1});
  performs_on("sunday", "dull_friday").expect_gain(0, {4, 5, 1});
  under("dull_friday").seat(0).acts("magician", "friday").expect_ap(3);
}

SPEC("PY.even_week", "no weekday changes a yield; the slots keep their modifiers") {
  for (const char* day : {"thursday", "friday", "saturday", "sunday"}) {
    performs_on(day, "even_week").expect_gain(0, {3, 4, 1});
  }
  under("even_week").seat(0).acts("magician", "thursday").expect_ap(4);
  under("even_week").seat(0).acts("magician", "sunday").expect_ap(2);
}

SPEC("PY.grand_saturday", "Saturday has +1 Fame and +1 Coin; its slots stay +0") {
  performs_on("saturday", "grand_saturday").expect_gain(0, {4, 5, 1});
  performs_on("thursday", "grand_saturday").expect_gain(0, {2, 3, 1});
  performs_on("friday", "grand_saturday").expect_gain(0, {3, 4, 1});
  performs_on("sunday", "grand_saturday").expect_gain(0, {4, 5, 1});
  under("grand_saturday").seat(0).acts("magician", "saturday").expect_ap(3);
}

SPEC("PY.open_lectures", "Learn Trick costs 1 AP, with Thirst for Knowledge 0") {
  auto g = under("open_lectures").seat(0).acts("apprentice_1", "downtown+0").expect_ap(1);
  g.refuses("hire apprentice", "not_enough_action_points");
  g.plays("learn linking_rings").expect_ap(0);
  auto thirst = under("open_lectures").seat(0).below("apprentice_1", "thirst_for_knowledge");
  thirst.acts("apprentice_1", "downtown+0").plays("learn linking_rings with card").expect_ap(1);
}

SPEC("PY.easy_credit", "Take Coins costs 1 AP, with Interest 0") {
  auto g = under("easy_credit").seat(0).acts("apprentice_1", "downtown+0");
  g.refuses("hire apprentice", "not_enough_action_points");
  g.plays("take_coins bank_1").expect_ap(0).expect_gain(0, {0, 4, 0});
  auto interest = under("easy_credit").seat(0).below("apprentice_1", "interest");
  interest.acts("apprentice_1", "downtown+0").plays("take_coins bank_1 with card").expect_ap(1);
}

SPEC("PY.job_fair", "Hire costs 1 AP, with Headhunter 0") {
  auto g = under("job_fair").seat(0).acts("apprentice_1", "downtown+0");
  g.refuses("take_coins bank_1", "not_enough_action_points");
  g.plays("hire manager").expect_ap(0);
  auto headhunter = under("job_fair").seat(0).below("apprentice_1", "headhunter");
  headhunter.acts("apprentice_1", "downtown+0").plays("hire engineer with card").expect_ap(1);
}

// The performer on Sunday has Bullet Catch (3/4/0), a Manager and Claqueurs; Mind Reading (0/0/1)
// is a guest; the card brings 1/1/0.
Play applause(bool with_bonus) {
  auto g = under("applause_not_cash", 2).seat(0).team({"manager"}).trick("bullet_catch", "hearts");
  g.options([with_bonus](Options& o) { o.applause_includes_bonus = with_bonus; });
  g.below("magician", "claqueurs").placed("magician", "sunday_stage").placed("manager", "sunday");
  g.seat(1).trick("linking_rings", "spades").placed("apprentice_1", "thursday");
  g.show("riverside_02", {"s00 0 hearts bottom", "s01 1 spades right"});
  return g.at_performance().plays("perform riverside_02");
}

SPEC("PY.applause_not_cash OP.applause_includes_bonus R39 R85",
     "Coin yields become Fame after all modifiers; bonuses only by option, Claqueurs never") {
  // A Wage of 2 for the Manager, of 1 for the Apprentice.
  applause(false).expect_gain(0, {4 + 5 + 1, 3 + 1 + 1 - 2, 0}).expect_gain(1, {0 + 1, -1, 0});
  applause(true).expect_gain(0, {4 + 5 + 1 + 3 + 1, 1 - 2, 0}).expect_gain(1, {0 + 1, -1, 0});
}

SPEC("PY.applause_not_cash R74", "a Street Performance and a Test Run still pay Coins") {
  auto g = under("applause_not_cash").seat(0).trick("bullet_catch", "hearts");
  g.show("riverside_01", {"s00 0 hearts bottom"}).below("magician", "street_performance");
  g.acts("magician", "friday").plays("reschedule riverside_01 s00 with card");
  g.expect_gain(0, {3, 4, 0});
}

SPEC("PY.busy_posters", "Apprentices of players who Advertised have 1 AP more everywhere") {
  auto g = under("busy_posters").seat(0).advertised().team({"manager", "apprentice_1"});
  g.below("apprentice_1", "theater").below("manager", "market_row");
  g.seat(1).below("apprentice_1", "downtown").at_placing(0);
  g.plays(0, "place apprentice_1 sunday").expect_ap(1).plays("end");
  g.plays(1, "place apprentice_1 downtown+0").expect_ap(1).plays("end");
  g.plays(0, "place manager market_row+0").expect_ap(2);
  under("busy_posters").seat(0).advertised().acts("apprentice_1", "downtown+0").expect_ap(2);
}

SPEC("PY.toll_gates", "a +2 slot costs 3 Coins; who cannot pay may not use it") {
  for (const char* location : {"downtown", "market_row", "dark_alley"}) {
    const std::string place = "place magician " + std::string(location);
    auto g = under("toll_gates").seat(0).coins(3).below("magician", location).at_placing(0);
    auto free = g;
    g.plays(place + "+2").expect_coins(0, 0).expect_ap(5);
    free.plays(place + "+1").expect_coins(0, 3);
    auto poor = under("toll_gates").seat(0).coins(2).below("magician", location).at_placing(0);
    poor.refuses(place + "+2", "not_enough_coins").offers(place + "+0");
  }
}

SPEC("PY.toll_gates SA.business_share", "the toll is no Market Row spending") {
  auto g = under("toll_gates").seat(1).below("magician", "market_row");
  g.seat(0).below("magician", "business_share").acts("magician", "market_row+1").plays("end");
  g.plays(1, "place magician market_row+2").expect_gain(1, {0, -3, 0}).expect_gain(0, {});
  g.plays("buy wood 1").expect_gain(0, {0, 1, 0});
}

SPEC("PY.shared_fate", "the performer's weekday modifier applies to all owners") {
  for (const bool shared : {true, false}) {
    auto g = scenario(2).dark_alley().seat(1).trick("bullet_catch", "hearts");
    if (shared) g.active("shared_fate");
    g.placed("magician", "sunday").seat(0).trick("sawing_the_assistant_in_half", "spades");
    g.placed("magician", "thursday_stage");
    g.show("riverside_01", {"s00 1 hearts bottom", "s01 0 spades bottom"}).at_performance();
    g.plays(0, "perform riverside_01").expect_gain(0, {0, 4, 1});
    g.expect_gain(1, shared ? Purse{2, 3, 0} : Purse{4, 5, 0});
  }
}

Play sealed_plans() {
  auto g = under("sealed_orders", 2).seat(0).team({"manager", "apprentice_1"});
  g.hand({"claqueurs"}).at_assign();
  g.assigns(0, {{"magician", "downtown"}, {"apprentice_1", "claqueurs"}});
  return g.assigns(1, {{"magician", "downtown"}, {"apprentice_1", "market_row"}});
}

SPEC("PY.sealed_orders R43", "cards stay face down until their Character is placed") {
  auto g = sealed_plans();
  EXPECT_TRUE(g.player(0).card[at(Character::magician)].hidden());
  EXPECT_TRUE(g.player(0).card[at(Character::apprentice_1)].hidden());
  EXPECT_FALSE(g.player(0).card[at(Character::manager)].exists());
  g.plays(0, "place magician downtown+2").plays("end");
  EXPECT_EQ(g.player(0).card[at(Character::magician)], Card(Location::downtown));
  EXPECT_TRUE(g.player(0).card[at(Character::apprentice_1)].hidden());
  g.plays(1, "place magician downtown+0").plays("end").plays(0, "idle apprentice_1");
  EXPECT_TRUE(g.player(0).card[at(Character::apprentice_1)].hidden());
  g.expect_hand(0, {}).plays(1, "idle apprentice_1").expect_chance();
  g.expect_hand(0, {"claqueurs"}).expect_no_event("card_revealed");
}

SPEC("PY.sealed_orders R95 E44", "leaving or coming in mid-turn it turns no card") {
  auto gone = priestess_under("sealed_orders", "open_contacts").sealed().team({"manager"});
  gone.below("manager", "claqueurs").acts("magician", "dark_alley+0").plays("weave left");
  gone.chance_any();
  EXPECT_TRUE(gone.player(0).card[at(Character::manager)].hidden());
  auto come = priestess_under("", "sealed_orders").team({"manager"}).below("manager", "claqueurs");
  come.acts("magician", "dark_alley+0").plays("weave left").chance_any();
  EXPECT_EQ(come.player(0).card[at(Character::manager)], Card(Special::claqueurs));
}

SPEC("PY.flat_prices", "every Component costs 2; the surcharge stays") {
  auto g = under("flat_prices").seat(0).coins(20).quick_order("mirror");
  g.buy_area({"wood", "padlock", "rope", "fabric"}).acts("magician", "market_row+2");
  g.plays("buy wood 1").expect_gain(0, {0, -2, 0}).remember();
  g.plays("buy padlock 2").expect_gain(0, {0, -4, 0}).remember();
  g.plays("buy rope 1").expect_gain(0, {0, -2, 0}).remember();
  g.plays("buy mirror 1").expect_gain(0, {0, -3, 0});
}

SPEC("PY.flat_prices R107", "also for cards that refer to prices") {
  auto merchants = under("flat_prices").seat(0).below("magician", "traveling_merchants");
  merchants.acts("magician", "market_row+0").plays("order padlock with card").plays("order_slot 1");
  merchants.expect_gain(0, {0, -3, 0}).expect_tokens(0, "padlock", 1);
  auto barter = under("flat_prices").seat(0).below("magician", "barter_with_power");
  barter.acts("magician", "market_row+0").plays("buy_mixed with card").plays("pick wood");
  barter.plays("pick wood").expect_event("components_bought");  // 4 Coins are spent
  barter.expect_tokens(0, "wood", 2).expect_gain(0, {0, 0, -1});
}

SPEC("R107 SA.barter_with_power", "the surcharge of the Quick Order slot counts for the worth") {
  for (const int surcharge : {1, 0}) {
    auto g = scenario(3).dark_alley().seat(0).quick_order("mirror");
    g.options([surcharge](Options& o) {
      o.quick_order_surcharge = static_cast<std::uint8_t>(surcharge);
    });
    g.below("magician", "barter_with_power").acts("magician", "market_row+0");
    g.plays("buy_mixed with card").plays("pick wood");
    if (surcharge == 1) {
      g.refuses("pick mirror", "worth_exceeded");
    } else {
      g.plays("pick mirror").expect_tokens(0, "mirror", 1).expect_gain(0, {0, 0, -1});
    }
  }
}

SPEC("PY.crystal_stage", "Enhance is allowed backstage") {
  under("crystal_stage").seat(0).acts("magician", "friday").plays("enhance").expect_ap(4);
  scenario(3).dark_alley().seat(0).acts("magician", "friday").refuses("enhance", "not_in_theater");
}

SPEC("PY.crystal_stage", "not on a Performance slot") {
  auto g = under("crystal_stage").seat(0).team({"manager"}).below("manager", "downtown");
  g.acts("magician", "friday_stage").expect_acting(0).refuses("enhance", "no_character_acts");
}

SPEC("PY.humble_ways", "only the free slot with the lowest modifier may be used") {
  auto g = under("humble_ways", 4).seat(0).below("magician", "market_row");
  g.seat(1).below("magician", "market_row").seat(2).below("magician", "market_row");
  g.seat(3).below("magician", "market_row").at_placing(0);
  g.refuses("place magician market_row+2", "lower_slot_free");
  g.refuses("place magician market_row+1", "lower_slot_free");
  g.plays(0, "place magician market_row+0").plays("end");
  g.refuses(1, "place magician market_row+2", "lower_slot_free");
  g.plays(1, "place magician market_row+1").plays("end");
  g.plays(2, "place magician market_row+1").plays("end");
  g.plays(3, "place magician market_row+2").expect_ap(5);
}

SPEC("PY.humble_ways", "in the Theater the weekday with the lowest modifier; stages are exempt") {
  auto g = under("humble_ways", 4).seat(0).below("magician", "theater");
  g.seat(1).below("magician", "theater").below("apprentice_1", "theater").at_placing(0);
  g.refuses("place magician thursday", "lower_slot_free");
  g.refuses("place magician saturday", "lower_slot_free").offers("place magician sunday_stage");
  g.offers("place magician thursday_stage").plays("place magician sunday").plays("end");
  g.refuses(1, "place magician thursday", "lower_slot_free").offers("place magician friday");
  g.plays(1, "place magician thursday_stage");  // bound to Thursday from now on
  g.plays(1, "place apprentice_1 thursday").expect_ap(2);
}

SPEC("PY.humble_ways R93 R112", "a slot without Action Points is no lower slot to take first") {
  auto g = under("humble_ways", 4).options([](Options& o) { o.allow_zero_ap_placement = false; });
  g.seat(0).below("apprentice_1", "theater").below("magician", "theater").at_placing(0);
  g.refuses("place apprentice_1 sunday", "no_action_points").offers("place apprentice_1 friday");
  g.refuses("place apprentice_1 thursday", "lower_slot_free");
  g.refuses("place magician friday", "lower_slot_free").offers("place magician sunday");
}

SPEC("PY.humble_ways R67", "read when the Character is placed") {
  auto g = priestess_under("", "humble_ways").team({"manager"}).below("manager", "market_row");
  g.acts("magician", "dark_alley+2").plays("weave left").chance_any().expect_ap(4).plays("end");
  g.refuses("place manager market_row+2", "lower_slot_free");
}

}  // namespace
}  // namespace prestige::trickerion::kit
