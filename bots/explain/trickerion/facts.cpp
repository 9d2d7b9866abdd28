#include "bots/explain/trickerion/facts.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "games/trickerion/rules/placing.h"
#include "games/trickerion/rules/stage.h"
#include "games/trickerion/rules/theater.h"

namespace prestige::bots {

namespace {

using namespace trickerion;
namespace because = trickerion_reason;

// What is not in the terms of the evaluation, in Fame.
constexpr double kActionPointWeight = 0.35;
constexpr double kReadyWeight = 0.8;
constexpr double kYieldWeight = 0.4;
constexpr double kErrandWeight = 1.2;
constexpr double kFavoriteWeight = 0.5;
constexpr double kLinkWeight = 1;

template <class E>
std::string text_of(std::string_view prefix, E id) {
  return std::string(prefix) + "." + std::string(id_of(id));
}
std::string text_of(Trick trick) { return text_of("trick", trick); }

// How much of what a Trick needs is there.
struct Supply {
  int needed = 0;
  int there = 0;

  bool complete() const { return there == needed; }
};
Supply supply_of(const Player& p, Trick trick) {
  Supply supply;
  for_each_component([&](Component c) {
    const int need = def(trick).needs.count(c);
    supply.needed += need;
    supply.there += std::min(need, effective(p, c));
  });
  return supply;
}

int ready_markers(const Player& p) {
  int n = 0;
  for (const OwnTrick& t : p.tricks) n += t.exists() ? t.markers : 0;
  return n;
}

template <class Condition>
const OwnTrick* find_trick(const Player& p, Condition&& condition) {
  const auto found =
      std::ranges::find_if(p.tricks, [&](const OwnTrick& t) { return t.exists() && condition(t); });
  return found == p.tricks.end() ? nullptr : &*found;
}
const OwnTrick* to_prepare(const Player& p) {
  return find_trick(
      p, [&](const OwnTrick& t) { return t.markers == 0 && supply_of(p, *t.trick).complete(); });
}
const OwnTrick* without_components(const Player& p) {
  return find_trick(p, [&](const OwnTrick& t) { return !supply_of(p, *t.trick).complete(); });
}

void add_yield(std::string_view kind, int amount, double worth, Trick trick, Reasons& found) {
  if (amount <= 0) return;
  found.push_back({.kind = kind,
                   .weight = kYieldWeight * worth * amount,
                   .amount = amount,
                   .what = text_of(trick)});
}

void add_learned(const Player& p, Trick trick, Reasons& found) {
  const TrickDef& d = def(trick);
  const Supply supply = supply_of(p, trick);
  if (supply.there > 0) {
    found.push_back({.kind = because::components_held,
                     .weight = kReadyWeight * supply.there / supply.needed,
                     .amount = supply.there,
                     .of = supply.needed,
                     .what = text_of(trick)});
  } else {
    found.push_back({.kind = because::components_missing,
                     .weight = -0.5 * kReadyWeight,
                     .amount = supply.needed,
                     .what = text_of(trick)});
  }
  add_yield(because::yields_fame, d.yield.fame, 1, trick, found);
  add_yield(because::yields_coins, d.yield.coins, 0.45, trick, found);
  add_yield(because::yields_shards, d.yield.shards, 1, trick, found);
  if (p.magician && def(*p.magician).favorite == d.category) {
    found.push_back({.kind = because::favorite_category,
                     .weight = kFavoriteWeight,
                     .what = text_of("category", d.category)});
  }
}

void add_prepared(const Player& after, Trick trick, Reasons& found) {
  const OwnTrick* own = find_trick(after, [&](const OwnTrick& t) { return t.trick == trick; });
  if (own == nullptr || own->markers == 0) return;
  found.push_back({.kind = because::ready_markers,
                   .weight = kErrandWeight * own->markers,
                   .amount = own->markers,
                   .what = text_of(trick)});
}

// Components that come now or later: which Trick waits for them.
void add_supply(const Player& p, Component c, int units, Reasons& found) {
  for (const OwnTrick& t : p.tricks) {
    if (!t.exists()) continue;
    const int missing = def(*t.trick).needs.count(c) - effective(p, c);
    if (missing <= 0) continue;
    const Supply supply = supply_of(p, *t.trick);
    const bool completes = supply.there + std::min(missing, units) == supply.needed;
    found.push_back({.kind = completes ? because::completes_trick : because::serves_trick,
                     .weight = completes ? kErrandWeight : kReadyWeight,
                     .what = text_of(*t.trick)});
  }
}

// Is there anything to do where the Character is sent?
void add_errand(const State& s, Seat seat, Character who, Location where, Reasons& found) {
  const Player& p = player(s, seat);
  const int points = base_ap(s, seat, who);
  found.push_back({.kind = because::action_points,
                   .weight = 0.5 * kActionPointWeight * points,
                   .amount = points,
                   .what = text_of("location", where)});
  const auto add = [&](std::string_view kind, double weight, int amount, const OwnTrick* trick) {
    found.push_back({.kind = kind,
                     .weight = weight,
                     .amount = amount,
                     .what = trick != nullptr ? text_of(*trick->trick) : std::string()});
  };
  const int markers = ready_markers(p);
  if (where == Location::workshop) {
    if (const OwnTrick* trick = to_prepare(p)) {
      add(because::can_prepare, kErrandWeight, 0, trick);
    }
  } else if (where == Location::market_row) {
    if (const OwnTrick* trick = without_components(p)) {
      add(because::must_shop, kErrandWeight, 0, trick);
    }
  } else if (where == Location::theater) {
    const bool performs = who == Character::magician && markers_on_stage(s, seat) > 0;
    if (performs) add(because::can_perform, 2 * kErrandWeight, markers_on_stage(s, seat), nullptr);
    if (markers > 0) add(because::can_set_up, kErrandWeight, markers, nullptr);
    if (!performs && markers == 0) add(because::nothing_to_set_up, -kErrandWeight, 0, nullptr);
  }
}

void add_place(const State& s, Seat seat, Spot spot, Reasons& found) {
  const int modifier = modifier_of(spot);
  if (modifier != 0) {
    found.push_back({.kind = modifier > 0 ? because::slot_bonus : because::slot_penalty,
                     .weight = kActionPointWeight * modifier,
                     .amount = std::abs(modifier)});
  }
  if (location_of(spot) != Location::theater) return;
  const Weekday day = weekday_of(spot);
  const int yields = weekday_modifier(s, day);
  if (yields != 0) {
    found.push_back({.kind = yields > 0 ? because::weekday_better : because::weekday_worse,
                     .weight = 0.8 * yields,
                     .amount = std::abs(yields),
                     .what = text_of("weekday", day)});
  }
  const int markers = markers_on_stage(s, seat);
  if (is_stage(spot) && markers > 0) {
    found.push_back({.kind = because::can_perform, .weight = 2 * kErrandWeight, .amount = markers});
  }
}

int links_on_all(const State& s) {
  int links = 0;
  for (const Show& card : s.table.shows) links += card.exists() ? count_links(card) : 0;
  return links;
}

void add_links(const State& before, const State& after, Reasons& found) {
  const int links = links_on_all(after) - links_on_all(before);
  if (links <= 0) return;
  found.push_back({.kind = because::links, .weight = kLinkWeight * links, .amount = links});
}

void add_unused(const Placement& placement, Reasons& found) {
  if (placement.ap == 0) return;
  found.push_back({.kind = because::points_unused,
                   .weight = -kActionPointWeight * placement.ap,
                   .amount = placement.ap});
}

State after_action(const State& world, Seat seat, const Action& action) {
  State next = world;
  Events silent;
  Trickerion::apply(next, seat, action, silent);
  return next;
}

}  // namespace

void find_trickerion_facts(const State& world, Seat seat, const Action& action, Reasons& found) {
  const Player& p = player(world, seat);
  switch (action.verb) {
    case Verb::choose:
      found.push_back({.kind = because::favorite_category,
                       .weight = kFavoriteWeight,
                       .what = text_of("category", def(action.first<Magician>()).favorite)});
      return;
    case Verb::start:
    case Verb::learn:
      return add_learned(p, action.first<Trick>(), found);
    case Verb::prepare:
      return add_prepared(player(after_action(world, seat, action), seat), action.first<Trick>(),
                          found);
    case Verb::take:
    case Verb::pick:
    case Verb::order:
    case Verb::order_also:
    case Verb::quick_order:
      return add_supply(p, action.first<Component>(), 1, found);
    case Verb::buy:
      return add_supply(p, action.first<Component>(), action.units(), found);
    case Verb::hire:
    case Verb::specialist:
      found.push_back({.kind = because::joins_team,
                       .weight = kErrandWeight,
                       .what = text_of("role", action.first<Role>())});
      return;
    case Verb::assign:
      return add_errand(world, seat, action.first<Character>(), location_of(action.second<Card>()),
                        found);
    case Verb::place:
      return add_place(world, seat, action.spot(), found);
    case Verb::at:
      return add_links(world, after_action(world, seat, action), found);
    case Verb::end:
    case Verb::end_turn:
      return add_unused(world.table.placement, found);
    default:
      return;
  }
}

}  // namespace prestige::bots
