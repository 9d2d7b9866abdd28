// Where each Magician Power may be learned, and for how much.

#include <algorithm>

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

struct PowerRow {
  const char* id;
  int threshold;
  std::vector<int> slots;
};

const std::vector<PowerRow> kPowerRows{
    {"private_investments", 1, {1, 2, 3}},
    {"ears_among_the_townsfolk", 1, {1, 2, 3}},
    {"gambling", 1, {1, 2, 3}},
    {"thrifty_household", 1, {1, 2}},
    {"steady_hands", 1, {1, 2, 3}},
    {"poster_artist", 1, {1}},
    {"market_regular", 1, {1, 2}},
    {"card_sharp", 1, {1, 2, 3}},
    {"errand_runners", 1, {1, 2}},
    {"lucky_charm", 1, {1, 2, 3}},
    {"night_courier", 1, {1, 2}},
    {"crowd_pleaser", 1, {1, 2, 3}},
    {"frugal_showman", 1, {1, 2}},
    {"backstage_pass", 1, {1, 2}},
    {"spare_key", 1, {1, 2, 3}},
    {"master_builder", 16, {2, 3}},
    {"silent_partner", 16, {1, 2, 3}},
    {"sleight_of_hand", 16, {1, 2, 3}},
    {"patron_of_the_arts", 16, {1, 2}},
    {"second_sight", 16, {1, 2, 3}},
    {"double_booking", 16, {2, 3}},
    {"ventriloquist", 16, {1, 2, 3}},
    {"wholesale_buyer", 16, {1, 2, 3}},
    {"trick_doctor", 16, {2, 3}},
    {"talent_scout", 16, {1, 2, 3}},
    {"saturday_star", 16, {1, 2}},
    {"shard_resonance", 16, {1, 2, 3}},
    {"quick_change", 16, {1, 2, 3}},
    {"courtesy_call", 16, {1, 2, 3}},
    {"insurance_policy", 16, {1, 2}},
    {"grand_finale", 36, {2, 3}},
    {"standing_ovation", 36, {1, 2, 3}},
    {"perpetual_machine", 36, {2, 3}},
    {"tireless", 36, {3}},
    {"royal_patronage", 36, {1, 2, 3}},
    {"crystal_collector", 36, {2, 3}},
    {"legendary_repertoire", 36, {2, 3}},
    {"puppet_master", 36, {1, 2, 3}},
    {"time_dilation", 36, {3}},
    {"perfect_circle", 36, {2, 3}},
    {"scene_stealer", 36, {1, 2, 3}},
    {"star_billing", 36, {1, 2}},
    {"alchemist", 36, {1, 2, 3}},
    {"master_of_ceremonies", 36, {2, 3}},
    {"inner_circle", 36, {2, 3}},
};

Play about_to_learn(const PowerRow& power, int coins) {
  auto g = scenario(2).powers().seat(0).fame(0).shards(6).coins(coins);
  return g.powers_in_hand({power.id}).at_learn_power();
}

SPEC("R49 T12.3", "each Power can be learned at the slots named on it, and nowhere else") {
  ASSERT_EQ(kPowerRows.size(), 45U);
  for (const PowerRow& power : kPowerRows) {
    SCOPED_TRACE(power.id);
    Texts offers;
    const std::string learn = "learn_power " + std::string(power.id) + " ";
    for (const int slot : power.slots) offers.push_back(learn + std::to_string(slot));
    auto g = about_to_learn(power, 36);
    g.expect_acting(0).expect_offered("learn_power", offers);
    g.refuses(learn + "4", "no_such_power_slot");
    for (int slot = 1; slot <= 3; ++slot) {
      if (std::ranges::count(power.slots, slot) == 0) {
        g.refuses(learn + std::to_string(slot), "wrong_power_slot");
      }
    }
  }
}

SPEC("T12.3 T7.3", "each Power costs a Coin for every point of Fame missing at 1, 16 or 36") {
  for (const PowerRow& power : kPowerRows) {
    SCOPED_TRACE(power.id);
    const int slot = power.slots.back();
    const std::string learn = "learn_power " + std::string(power.id) + " " + std::to_string(slot);
    auto g = about_to_learn(power, power.threshold);
    g.plays(0, learn).expect_coins(0, 0).expect_learned(0, slot, power.id);
    about_to_learn(power, power.threshold - 1).refuses(learn, "not_enough_coins");
  }
}

SPEC("R49 OP.power_slots", "a slot that does not exist holds no Power, whatever its symbols") {
  auto g =
      scenario(2).powers().seat(0).fame(36).shards(9).powers_in_hand({"tireless", "alchemist"});
  g.options([](Options& o) { o.power_slots = PowerSymbols::of(3, 2); }).at_learn_power();
  g.refuses("learn_power tireless 3", "no_such_power_slot");
  g.expect_offered("learn_power", {"learn_power alchemist 1", "learn_power alchemist 2"});
}

SPEC("OP.power_slots T12.2", "the symbols say how many Shards open a slot") {
  const auto offers = [](PowerSymbols symbols, int shards) {
    auto g = scenario(2).powers().seat(0).fame(36).shards(shards).powers_in_hand({"alchemist"});
    g.options([symbols](Options& o) { o.power_slots = symbols; }).at_learn_power();
    return g.table().phase == Phase::assigning ? std::size_t{0} : g.offered("learn_power").size();
  };
  const auto usual = PowerSymbols::of(1, 2, 3);
  EXPECT_EQ(offers(usual, 0), 0U);
  EXPECT_EQ(offers(usual, 2), 1U);
  EXPECT_EQ(offers(usual, 3), 2U);
  EXPECT_EQ(offers(usual, 5), 2U);
  EXPECT_EQ(offers(usual, 6), 3U);
  EXPECT_EQ(offers(PowerSymbols::of(3), 2), 0U);
  EXPECT_EQ(offers(PowerSymbols::of(3), 9), 1U);
  EXPECT_EQ(offers(PowerSymbols::of(1, 1), 2), 2U);
}

}  // namespace
}  // namespace prestige::trickerion::kit
