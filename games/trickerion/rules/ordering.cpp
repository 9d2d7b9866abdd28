#include "games/trickerion/rules/ordering.h"

#include "games/trickerion/rules/buying.h"

namespace prestige::trickerion {

namespace {

bool is_ordered(const State& s, Component c) {
  const auto& order = s.table.market.order;
  return std::find(order.begin(), order.end(), Maybe<Component>(c)) != order.end();
}
int free_order_slots(const State& s) {
  return static_cast<int>(
      std::count(s.table.market.order.begin(), s.table.market.order.end(), Maybe<Component>()));
}
bool in_buy_area(const State& s, Component c) {
  const auto& buy = s.table.market.buy;
  return std::find(buy.begin(), buy.end(), c) != buy.end();
}

// R14: Logistics sets only the Order area aside.
Illegal check_not_in_stock(const State& s, Component c) {
  if (!options(s).order_in_stock_allowed && in_buy_area(s, c)) return Reason::ordered_type_in_stock;
  return {};
}

}  // namespace

Illegal check_orderable(const State& s, Component c) {
  if (is_ordered(s, c)) return Reason::already_ordered;
  return check_not_in_stock(s, c);
}

Illegal check_order(const State& s, const Action& a) {
  const auto c = a.first<Component>();
  const Player& p = player(s, me(s));
  if (a.mods.first() > 1) return Reason::power_not_usable;
  if (const Illegal why = check_mods(s, a, Target::order)) return why;
  const SpecialDef& card = special(s, a.mods);
  const bool merchants =
      s.table.placement.special && def(*s.table.placement.special).receives_ordered;
  if (const Illegal why = check_chore(s, Chore::order, a.mods.first() > 0 ? 0 : 1, merchants))
    return why;
  if (card.stock_at_once) {
    if ((s.table.market.beside & bit(c)) != 0) return Reason::already_ordered;
    if (const Illegal why = check_not_in_stock(s, c)) return why;
    return in_buy_area(s, c) ? Illegal(Reason::no_effect) : Illegal();
  }
  if (const Illegal why = check_orderable(s, c)) return why;
  if (free_order_slots(s) < (card.second_order ? 2 : 1)) return Reason::no_order_slot;
  if (card.receives_ordered) {
    if (!has_room(s, p, c, 1)) return Reason::no_room_for_components;
    if (p.coins < price_of(s, c) + 1) return Reason::not_enough_coins;
  }
  return {};
}

void apply_order(State& s, const Action& a, Events& ev) {
  const auto c = a.first<Component>();
  const SpecialDef& card = special(s, a.mods);
  pay_chore(s, Chore::order, a.mods.first() > 0 ? 0 : 1);
  use_mods(s, a);
  s.table.doing = {.verb = a.verb, .mods = a.mods};
  ev.push({.kind = EventKind::component_ordered, .seat = me(s), .component = c});
  if (card.stock_at_once) {
    s.table.market.beside = static_cast<std::uint16_t>(s.table.market.beside | bit(c));
    return;
  }
  if (card.second_order) ask(s, Ask::second_order, me(s));
  if (card.receives_ordered) {
    pay_at_market(s, me(s), price_of(s, c) + 1, ev);
    ask(s, Ask::receive, me(s), a.a, 1);
  }
  ask(s, Ask::order_slot, me(s), a.a);
}

Illegal check_quick_order(const State& s, const Action& a) {
  if (const Illegal why = check_mods(s, a, Target::quick_order)) return why;
  return check_chore(s, Chore::quick_order, options(s).quick_order_ap);
}

void apply_quick_order(State& s, const Action& a, Events& ev) {
  pay_chore(s, Chore::quick_order, options(s).quick_order_ap);
  use_mods(s, a);
  s.table.market.quick = a.first<Component>();
  if (special(s, a.mods).keeps_quick_order) s.table.market.quick_claim = me(s);
  ev.push({.kind = EventKind::component_quick_ordered,
           .seat = me(s),
           .component = a.first<Component>()});
}

}  // namespace prestige::trickerion
