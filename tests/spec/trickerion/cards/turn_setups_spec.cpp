// The Turn Setup cards of the Duel. Each row as in chapter 25 of the rules.

#include <algorithm>

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

struct SetupRow {
  std::string id;
  std::vector<int> downtown;  // closed: 1 is +2, 2 and 3 are +1, 4 is +0
  std::vector<int> market_row;
  std::vector<int> dark_alley;
  Texts weekdays;
};

bool holds_slot(const std::vector<int>& closed, int slot) {
  return std::ranges::count(closed, slot) > 0;
}

Play duel_with(const SetupRow& row) {
  const std::string next = row.id == "turn_setup_01" ? "turn_setup_02" : "turn_setup_01";
  return scenario(2).dark_alley().duel().turn_setup(row.id, next);
}

void check_closed_slots(const SetupRow& row, const std::string& location,
                        const std::vector<int>& closed) {
  const std::string place = "place magician " + location;
  const auto check = [&](Play& g, int slot, const std::string& spot, const char* reason) {
    if (holds_slot(closed, slot)) {
      g.refuses(place + spot, reason);
    } else {
      g.offers(place + spot);
    }
  };
  auto g = duel_with(row).seat(0).below("magician", location).at_placing(0);
  check(g, 1, "+2", "slot_closed");
  check(g, 4, "+0", "slot_closed");
  if (holds_slot(closed, 2) && holds_slot(closed, 3)) {
    g.refuses(place + "+1", "slot_closed");
    return;
  }
  g.offers(place + "+1");
  // One Character stands on a +1 slot: is there another?
  auto one = duel_with(row).seat(1).placed("magician", location + "+1");
  one.seat(0).below("magician", location).at_placing(0);
  if (holds_slot(closed, 2) || holds_slot(closed, 3)) {
    one.refuses(place + "+1", "slot_taken");
  } else {
    one.offers(place + "+1");
  }
}

void check_closed_weekdays(const SetupRow& row) {
  auto g = duel_with(row).seat(0).below("magician", "theater").at_placing(0);
  for (const std::string day : {"thursday", "friday", "saturday", "sunday"}) {
    for (const std::string& spot : {day, day + "_stage"}) {
      if (std::ranges::count(row.weekdays, day) > 0) {
        g.refuses("place magician " + spot, "weekday_closed");
      } else {
        g.offers("place magician " + spot);
      }
    }
  }
}

SPEC(
    "TS.turn_setup_01 TS.turn_setup_02 TS.turn_setup_03 TS.turn_setup_04 "
    "TS.turn_setup_05 TS.turn_setup_06 TS.turn_setup_07 TS.turn_setup_08 "
    "TS.turn_setup_09 TS.turn_setup_10 TS.turn_setup_11 TS.turn_setup_12",
    "each card closes its slots and weekdays, and no others") {
  const std::vector<SetupRow> rows{
      {"turn_setup_01", {1, 2}, {1, 4}, {2, 4}, {"thursday", "saturday"}},
      {"turn_setup_02", {1, 3}, {2, 3}, {3, 4}, {"thursday", "friday"}},
      {"turn_setup_03", {1, 4}, {2, 4}, {1, 2}, {"saturday", "sunday"}},
      {"turn_setup_04", {2, 3}, {3, 4}, {1, 3}, {"friday", "sunday"}},
      {"turn_setup_05", {2, 4}, {1, 2}, {1, 4}, {"friday", "saturday"}},
      {"turn_setup_06", {3, 4}, {1, 3}, {2, 3}, {"thursday", "sunday"}},
      {"turn_setup_07", {1, 2}, {2, 3}, {1, 3}, {"friday", "sunday"}},
      {"turn_setup_08", {1, 3}, {2, 4}, {1, 4}, {"friday", "saturday"}},
      {"turn_setup_09", {1, 4}, {3, 4}, {2, 3}, {"thursday", "sunday"}},
      {"turn_setup_10", {2, 3}, {1, 2}, {2, 4}, {"thursday", "saturday"}},
      {"turn_setup_11", {2, 4}, {1, 3}, {3, 4}, {"thursday", "friday"}},
      {"turn_setup_12", {3, 4}, {1, 4}, {1, 2}, {"saturday", "sunday"}},
  };
  for (const SetupRow& row : rows) {
    SCOPED_TRACE(row.id);
    check_closed_slots(row, "downtown", row.downtown);
    check_closed_slots(row, "market_row", row.market_row);
    check_closed_slots(row, "dark_alley", row.dark_alley);
    check_closed_weekdays(row);
  }
}

SPEC("TS.turn_setup_03 TS.turn_setup_04 T13.3", "the next card follows after the dice") {
  auto g = scenario(2).duel().turn_setup("turn_setup_03", "turn_setup_04").at_turn_start();
  for (const char* die : {"residence_1 any", "residence_2 any", "inn_1 x", "inn_2 x", "bank_1 x"}) {
    g.chance("roll " + std::string(die));
  }
  EXPECT_EQ(g.table().setup_card, TurnSetup::turn_setup_03);
  g.chance("roll bank_2 x").expect_event("turn_set_up").chance("turn_setup turn_setup_09");
  EXPECT_EQ(g.table().setup_card, TurnSetup::turn_setup_04);
  EXPECT_EQ(g.table().next_setup_card, TurnSetup::turn_setup_09);
  g.plays_on_to(Phase::assigning).assigns(0, {{"magician", "theater"}});
  g.assigns(1, {{"magician", "downtown"}}).plays_on_to(Phase::placing);
  g.plays(1, "place magician downtown+2").plays("end");
  g.refuses(0, "place magician friday", "weekday_closed");
  g.plays(0, "place magician saturday_stage");
}

SPEC("TS.turn_setup_01 T13.3", "without the Dark Alley its entry is ignored") {
  auto g = scenario(2).duel().turn_setup("turn_setup_01", "turn_setup_02").seat(0);
  g.below("magician", "downtown").at_placing(0).refuses("place magician downtown+2", "slot_closed");
  g.refuses("place magician dark_alley+2", "not_in_game").offers("place magician downtown+1");
}

}  // namespace
}  // namespace prestige::trickerion::kit
