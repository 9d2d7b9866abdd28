#include <bit>

#include "games/trickerion/content/magician_def.h"
#include "games/trickerion/content/performance_def.h"
#include "games/trickerion/content/power_def.h"
#include "games/trickerion/content/prophecy_def.h"
#include "games/trickerion/content/special_def.h"
#include "games/trickerion/content/trick_def.h"
#include "protocol/trickerion/json.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

// In the order of Target.
constexpr std::array<std::string_view, 12> kTargetWords{
    "set_up",     "reschedule", "perform", "prepare", "hire",        "learn",
    "take_coins", "reroll",     "buy",     "order",   "quick_order", "any"};
static_assert(kTargetWords.size() == at(Target::any) + 1);

// The values of an enumeration whose bits are set.
template <class E>
Json ids_json(unsigned bits) {
  Json ids = Json::array();
  for (; bits != 0; bits &= bits - 1) ids.push_back(id_of(E(std::countr_zero(bits))));
  return ids;
}
// The numbers from 1 whose bits are set.
Json numbers_json(unsigned bits) {
  Json numbers = Json::array();
  for (; bits != 0; bits &= bits - 1) numbers.push_back(std::countr_zero(bits) + 1);
  return numbers;
}

Json yield_json(Yield yield) {
  return {{"fame", yield.fame}, {"coins", yield.coins}, {"shards", yield.shards}};
}

Json needs_json(Needs needs) {
  Json out = Json::object();
  for (int c = 0; c < kComponents; ++c) {
    const int amount = needs.count(Component(c));
    if (amount > 0) out[id_of(Component(c))] = amount;
  }
  return out;
}

Json magician_json(const MagicianDef& d) {
  return {{"id", id_of(d.id)}, {"favorite", id_of(d.favorite)}};
}

// The words of an end bonus are the text "trick.<id>.end".
Json trick_json(const TrickDef& d) {
  return {{"id", id_of(d.id)},
          {"category", id_of(d.category)},
          {"tier", d.tier},
          {"prepare_ap", d.prepare_ap},
          {"markers", d.markers},
          {"yield", yield_json(d.yield)},
          {"needs", needs_json(d.needs)},
          {"end_bonus", d.end_bonus != EndBonus::none}};
}

Json performance_json(const PerformanceDef& d) {
  Json circles = Json::array();
  for (int i = 0; i < kCircles; ++i) {
    if ((d.circles >> i & 1) == 0) continue;
    const Circle& circle = kCircleDefs[static_cast<std::size_t>(i)];
    circles.push_back({{"slots", {id_of(circle.a), id_of(circle.b)}},
                       {"corners", {id_of(circle.a_corner), id_of(circle.b_corner)}},
                       {"shard", (d.shards >> i & 1) != 0}});
  }
  Json neutrals = Json::array();
  for (const Neutral& neutral : d.neutrals) {
    if (neutral.slot == Slot::guest) continue;
    neutrals.push_back({{"slot", id_of(neutral.slot)}, {"top", id_of(neutral.top)}});
  }
  return {{"id", id_of(d.id)},
          {"theater", id_of(d.theater)},
          {"duel", is_duel_card(d.id)},
          {"slots", ids_json<Slot>(d.slots)},
          {"circles", std::move(circles)},
          {"neutrals", std::move(neutrals)},
          {"bonus", yield_json(d.bonus)}};
}

Json special_json(const SpecialDef& d) {
  return {
      {"id", id_of(d.id)}, {"location", id_of(d.location)}, {"target", kTargetWords[at(d.target)]}};
}

Json power_json(const PowerDef& d) {
  const bool limited = d.limit.uses > 0;
  return {{"id", id_of(d.id)},
          {"colour", id_of(d.colour)},
          {"slots", numbers_json(d.slots)},
          {"uses", limited ? Json(d.limit.uses) : Json(nullptr)},
          {"per", !limited ? Json(nullptr) : Json(d.limit.per_placement ? "placement" : "turn")}};
}

Json turn_setup_json(const TurnSetupDef& d) {
  return {{"id", id_of(d.id)},
          {"closed",
           {{"downtown", numbers_json(d.closed[0])},
            {"market_row", numbers_json(d.closed[1])},
            {"dark_alley", numbers_json(d.closed[2])}}},
          {"closed_days", ids_json<Weekday>(d.weekdays)}};
}

template <class Defs, class Write>
Json list_json(const Defs& defs, Write write) {
  Json list = Json::array();
  for (const auto& d : defs) list.push_back(write(d));
  return list;
}

}  // namespace

Json trickerion_content() {
  Json categories = Json::array();  // clockwise around a marker
  for (const std::string_view id : names_of<Category>()) categories.push_back(id);
  Json components = Json::array();
  for (int c = 0; c < kComponents; ++c) {
    components.push_back({{"id", id_of(Component(c))}, {"tier", tier_of(Component(c))}});
  }
  const auto prophecy_json = [](const ProphecyDef& d) { return Json{{"id", id_of(d.id)}}; };
  return {{"categories", std::move(categories)},
          {"components", std::move(components)},
          {"magicians", list_json(kMagicianDefs, magician_json)},
          {"tricks", list_json(kTrickDefs, trick_json)},
          {"performances", list_json(card::kDefs, performance_json)},
          {"specials", list_json(kSpecialDefs, special_json)},
          {"powers", list_json(power::kDefs, power_json)},
          {"prophecies", list_json(kProphecyDefs, prophecy_json)},
          {"turn_setups", list_json(turn_setup::kDefs, turn_setup_json)}};
}

}  // namespace prestige::protocol
