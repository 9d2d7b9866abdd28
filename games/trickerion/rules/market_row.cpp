#include "games/trickerion/rules/market_row.h"

#include "games/trickerion/rules/buying.h"
#include "games/trickerion/rules/ordering.h"

namespace prestige::trickerion {

namespace {

constexpr int kQuickDisplay = 5;  // number of the Quick Order slot beside Buy slots 1 to 4

Component display_at(const State& s, int number) {
  return number == kQuickDisplay ? *s.table.market.quick
                                 : s.table.market.buy[static_cast<std::size_t>(number - 1)];
}

Illegal check_replace(const State& s, const Pending& top, const Action& a) {
  if (a.verb != Verb::replace) return Reason::not_now;
  if (a.a < 1 || a.a > kQuickDisplay || (a.a == kQuickDisplay && !s.table.market.quick)) {
    return Reason::not_on_display;
  }
  if (display_at(s, a.a) != Component(top.a)) return Reason::not_on_display;
  return tier_of(a.second<Component>()) == 1 ? Illegal() : Illegal(Reason::not_basic);
}

Illegal check_shelf_component(const State& s, const Pending& top, bool manager) {
  const Player& p = player(s, top.seat);
  if (!manager) return {};
  return options(s).direct_to_specialist_slots && free_manager_slots(p) > 0
             ? Illegal()
             : Illegal(Reason::no_room_for_components);
}

}  // namespace

Illegal check_market_row(const State& s, const Action& a) {
  switch (a.verb) {
    case Verb::buy:
      return check_buy(s, a);
    case Verb::buy_mixed:
      return check_buy_mixed(s, a);
    case Verb::order:
      return check_order(s, a);
    case Verb::quick_order:
      return check_quick_order(s, a);
    default:
      return Reason::not_now;
  }
}

void offer_market_row(const State& s, Actions& out) {
  const auto offer = [&](const Action& a) {
    if (!check_market_row(s, a)) out.push_back(a);
  };
  const int ap = s.table.placement.ap;
  const bool card = special(s).target == Target::buy;
  if (ap >= 1) {
    if (card) {
      offer_buys_with_card(s, out);
      offer(Action::modified(Verb::buy_mixed, Mods::of(true)));
    } else {
      offer_plain_buys(s, out);
    }
    if (options(s).powers) {
      offer(Action::modified(Verb::buy_mixed, Mods::of(false, 1)));
      if (card) offer(Action::modified(Verb::buy_mixed, Mods::of(true, 1)));
    }
  }
  if (ap >= 1 || options(s).powers) {
    for_each_component([&](Component c) {
      for_each_mods(s, Verb::order, Target::order,
                    [&](Mods m) { offer(Action::of(Verb::order, c, m)); });
    });
  }
  if (ap >= options(s).quick_order_ap) {
    for_each_component([&](Component c) {
      for_each_mods(s, Verb::quick_order, Target::quick_order,
                    [&](Mods m) { offer(Action::of(Verb::quick_order, c, m)); });
    });
  }
}

void apply_market_row(State& s, const Action& a, Events& ev) {
  switch (a.verb) {
    case Verb::buy:
      return apply_buy(s, a, ev);
    case Verb::buy_mixed:
      return apply_buy_mixed(s, a, ev);
    case Verb::order:
      return apply_order(s, a, ev);
    default:
      return apply_quick_order(s, a, ev);
  }
}

Illegal check_market_answer(const State& s, const Pending& top, const Action& a) {
  switch (top.ask) {
    case Ask::shelf_component:
      return a.verb == Verb::shelf ? check_shelf_component(s, top, a.a != 0)
                                   : Illegal(Reason::not_now);
    case Ask::basket:
      return check_basket(s, top, a);
    case Ask::replace_display:
      return check_replace(s, top, a);
    case Ask::order_slot:
      if (a.verb != Verb::order_slot) return Reason::not_now;
      if (a.a < 1 || a.a > 4) return Reason::no_order_slot;
      return s.table.market.order[a.a - 1u] ? Illegal(Reason::no_order_slot) : Illegal();
    case Ask::second_order:
      if (a.verb == Verb::pass) return {};
      return a.verb == Verb::order_also ? check_orderable(s, a.first<Component>())
                                        : Illegal(Reason::not_now);
    default:
      return Reason::not_now;
  }
}

void offer_market_answers(const State& s, const Pending& top, Actions& out) {
  const auto offer = [&](const Action& a) {
    if (!check_market_answer(s, top, a)) out.push_back(a);
  };
  switch (top.ask) {
    case Ask::shelf_component:
      offer(Action::of(Verb::shelf, 0));
      return offer(Action::of(Verb::shelf, 1));
    case Ask::basket:
      for_each_component([&](Component c) { offer(Action::of(Verb::pick, c)); });
      for (int b = 0; b <= s.table.placement.ap; ++b) offer(Action::of(Verb::checkout, b));
      return;
    case Ask::replace_display:
      for (int number = 1; number <= kQuickDisplay; ++number) {
        for (int c = 0; c < 4; ++c) offer(Action::of(Verb::replace, number, Component(c)));
      }
      return;
    case Ask::order_slot:
      for (int i = 1; i <= 4; ++i) offer(Action::of(Verb::order_slot, i));
      return;
    case Ask::second_order:
      for_each_component([&](Component c) { offer(Action::of(Verb::order_also, c)); });
      return offer(Action::of(Verb::pass));
    default:
      return;
  }
}

void apply_market_answer(State& s, const Pending& top, const Action& a, Events& ev) {
  Player& p = player(s, top.seat);
  Market& m = s.table.market;
  if (top.ask == Ask::basket && a.verb == Verb::pick) return apply_pick(s, a.first<Component>());
  answered(s);
  switch (top.ask) {
    case Ask::shelf_component:
      if (a.a != 0) p.manager_piles[p.manager_piles[0] ? 1 : 0] = Component(top.a);
      return;
    case Ask::basket:
      return apply_checkout(s, top, a, ev);
    case Ask::replace_display:
      if (a.a == kQuickDisplay) {
        m.quick = a.second<Component>();
      } else {
        m.buy[a.a - 1u] = a.second<Component>();
      }
      return ev.push({.kind = EventKind::display_replaced,
                      .seat = top.seat,
                      .component = Component(top.a),
                      .component2 = a.second<Component>()});
    case Ask::order_slot:
      m.order[a.a - 1u] = Component(top.a);
      return;
    case Ask::second_order:
      if (a.verb == Verb::pass) return;
      ev.push({.kind = EventKind::component_ordered,
               .seat = top.seat,
               .component = a.first<Component>()});
      return ask(s, Ask::order_slot, top.seat, a.a);
    default:
      return;
  }
}

}  // namespace prestige::trickerion
