#include "games/trickerion/rules/market_row.h"

#include <numeric>

namespace prestige::trickerion {

namespace {

constexpr int kQuickDisplay = 5;  // number of the Quick Order slot beside Buy slots 1 to 4

int units_of(const Basket& basket) { return std::accumulate(basket.begin(), basket.end(), 0); }
int types_of(const Basket& basket) {
  return static_cast<int>(std::count_if(basket.begin(), basket.end(), [](int n) { return n > 0; }));
}
Basket basket_of(Component c, int n) {
  Basket basket{};
  basket[at(c)] = static_cast<std::uint8_t>(n);
  return basket;
}

// R12: does buying this type cost more? Workshop Delivery is another way to have it in stock.
bool has_surcharge(const State& s, Component c, const SpecialDef& card) {
  return options(s).quick_order_surcharge > 0 && s.table.market.quick == c &&
         !card.buys_owned_types && (stock_at_normal_price(s) & bit(c)) == 0;
}
int unit_price(const State& s, Component c, const SpecialDef& card) {
  const bool per_unit = options(s).quick_order_surcharge_scope == SurchargeScope::unit;
  return price_of(s, c) +
         (per_unit && has_surcharge(s, c, card) ? options(s).quick_order_surcharge : 0);
}
// Step 1 of R70.
int full_price(const State& s, const Basket& basket, const SpecialDef& card = kNoSpecial) {
  int total = 0;
  bool surcharge = false;
  for_each_component([&](Component c) {
    total += basket[at(c)] * unit_price(s, c, card);
    surcharge = surcharge || (basket[at(c)] > 0 && has_surcharge(s, c, card));
  });
  const bool per_buy = options(s).quick_order_surcharge_scope == SurchargeScope::buy;
  return total + (per_buy && surcharge ? options(s).quick_order_surcharge : 0);
}

// Step 3 of R70.
int after_fixed_reductions(const State& s, Seat seat, int total, int less) {
  const int fixed = less + sum_powers(s, seat, &PowerDef::buy_less);
  return total >= 1 ? std::max(1, total - fixed) : total;
}

int free_units(const Basket& basket, const SpecialDef& card) {
  if (card.takes_from_display) return 1;
  return card.third_free && units_of(basket) == 3 && types_of(basket) == 1 ? 1 : 0;
}

// Room for everything in the basket at once.
bool all_fits(const State& s, const Player& p, const Basket& basket) {
  int new_types = 0;
  bool fits = true;
  const Limit limit = options(s).component_limit;
  for_each_component([&](Component c) {
    const int n = basket[at(c)];
    if (n == 0) return;
    if (p.tokens[at(c)] == 0) ++new_types;
    fits = fits && (!limit.exists() || p.tokens[at(c)] + n <= limit.most);
  });
  return fits && new_types <= room_for_types(s, p);
}

// Coins paid at the Market Row go to the holder of the latest Business Share, if it is another.
void pay_at_market(State& s, Seat seat, int coins, Events& ev) {
  pay_coins(s, seat, coins);
  const auto& shares = s.table.market.shares;
  for (std::size_t i = shares.size(); i-- > 0;) {
    if (shares[i] == seat || coins == 0) continue;
    gain_coins(s, shares[i], coins);
    return ev.push({.kind = EventKind::share_collected,
                    .seat = shares[i],
                    .other = seat,
                    .coins = static_cast<std::int16_t>(coins)});
  }
}

void receive_basket(State& s, Seat seat, const Basket& basket) {
  for (int i = kComponents; i-- > 0;) {
    if (basket[static_cast<std::size_t>(i)] > 0) {
      ask(s, Ask::receive, seat, i, basket[static_cast<std::size_t>(i)]);
    }
  }
}

bool on_display(const State& s, Component c) {
  const Market& m = s.table.market;
  return m.quick == c || std::find(m.buy.begin(), m.buy.end(), c) != m.buy.end();
}

// Buy.

Illegal check_payment(const State& s, const Basket& basket, const SpecialDef& card, int bargain) {
  const Player& p = player(s, me(s));
  const int total = price(s, me(s), basket, card);
  if (bargain > 0 && total - bargain < bargain_floor(s, basket, card, total)) {
    return Reason::bargain_too_low;
  }
  const int due = total - bargain;
  if (card.fame_below_price > 0 && due <= card.fame_below_price) return Reason::no_effect;
  if (card.pays_in_fame) return p.fame >= due - 1 ? Illegal() : Illegal(Reason::not_enough_fame);
  return p.coins >= due ? Illegal() : Illegal(Reason::not_enough_coins);
}

int units_max(const State& s, const SpecialDef& card) {
  return card.third_free || card.buys_owned_types ? 3 : options(s).buy_max_units;  // R51
}

Illegal check_buy(const State& s, const Action& a) {
  const auto c = a.first<Component>();
  const Player& p = player(s, me(s));
  if (a.mods.first() != 0) return Reason::power_not_usable;
  if (const Illegal why = check_mods(s, a, Target::buy)) return why;
  const SpecialDef& card = special(s, a.mods);
  if (card.mixed_units > 0 || card.shard_buys > 0) return Reason::ability_for_other_action;
  const bool owned = card.buys_owned_types && p.tokens[at(c)] > 0;
  if (card.buys_owned_types && !owned) return Reason::no_effect;
  if (card.takes_from_display && !on_display(s, c)) return Reason::not_on_display;
  if (card.third_free && a.units() != 3) return Reason::no_effect;
  if (!owned && (stock(s) & bit(c)) == 0) return Reason::not_in_stock;
  if (a.units() < 1 || a.units() > units_max(s, card)) return Reason::too_many_units;
  const Basket basket = basket_of(c, a.units());
  if (!all_fits(s, p, basket)) return Reason::no_room_for_components;
  if (const Illegal why = check_chore(s, Chore::buy, 1 + a.bargain())) return why;
  return check_payment(s, basket, card, a.bargain());
}

// The Buys of one type without modifiers: for each number of units the Bargains that the price
// allows and the purse needs. The same answers as check_buy(), found without trying them all.
void offer_plain_buys(const State& s, Actions& out) {
  if (check_chore(s, Chore::buy, 1)) return;
  const Player& p = player(s, me(s));
  const int room_for_new = room_for_types(s, p);
  const Limit limit = options(s).component_limit;
  const bool per_buy = options(s).quick_order_surcharge_scope == SurchargeScope::buy;
  for (unsigned left = stock(s); left != 0; left &= left - 1) {
    const auto c = Component(std::countr_zero(left));
    const int tokens = p.tokens[at(c)];
    if (tokens == 0 && room_for_new == 0) continue;
    const int unit = unit_price(s, c, kNoSpecial);
    const int once =
        per_buy && has_surcharge(s, c, kNoSpecial) ? options(s).quick_order_surcharge : 0;
    for (int units = 1; units <= options(s).buy_max_units; ++units) {
      if (limit.exists() && tokens + units > limit.most) break;
      const int total = after_fixed_reductions(s, me(s), unit * units + once, 0);
      const int floor = options(s).bargain_floor == BargainFloor::total_1 ? 1 : units;
      const int most = std::min(s.table.placement.ap - 1, std::max(0, total - floor));
      for (int bargain = std::max(0, total - p.coins); bargain <= most; ++bargain) {
        out.push_back(Action::buy(c, units, bargain, {}));
      }
    }
  }
}

void offer_buys_with_card(const State& s, Actions& out) {
  const ComponentMask types = stock(s);
  const bool owned_too = special(s).buys_owned_types;
  for_each_component([&](Component c) {
    if ((types & bit(c)) == 0 && !owned_too) return;
    for (int units = 1; units <= 3; ++units) {
      for (int bargain = 0; bargain < s.table.placement.ap; ++bargain) {
        for (const bool card : {false, true}) {
          const Action a = Action::buy(c, units, bargain, Mods::of(card));
          if (!check_buy(s, a)) out.push_back(a);
        }
      }
    }
  });
}

void pay_basket(State& s, const Basket& basket, const SpecialDef& card, int bargain, Events& ev) {
  const int due = price(s, me(s), basket, card) - bargain;
  const int fame = card.pays_in_fame ? -std::max(0, due - 1) : 0;
  const int coins = card.pays_in_fame ? 0 : due;
  gain_fame(s, me(s), fame);
  pay_at_market(s, me(s), coins, ev);
  const int praise = card.fame_below_price > 0 ? std::max(0, coins - card.fame_below_price) : 0;
  gain_fame(s, me(s), praise);
  for_each_component([&](Component c) {
    if (basket[at(c)] == 0) return;
    ev.push({.kind = EventKind::components_bought,
             .seat = me(s),
             .component = c,
             .amount = static_cast<std::int16_t>(basket[at(c)])});
  });
  ev.push({.kind = EventKind::purchase_paid,
           .seat = me(s),
           .fame = static_cast<std::int16_t>(fame + praise),
           .coins = static_cast<std::int16_t>(-coins)});
}

void apply_buy(State& s, const Action& a, Events& ev) {
  const SpecialDef& card = special(s, a.mods);
  const Basket basket = basket_of(a.first<Component>(), a.units());
  pay_chore(s, Chore::buy, 1 + a.bargain());
  use_mods(s, a);
  s.table.doing = {.verb = a.verb, .mods = a.mods};
  pay_basket(s, basket, card, a.bargain(), ev);
  receive_basket(s, me(s), basket);
  if (card.takes_from_display) ask(s, Ask::replace_display, me(s), a.a);
}

// Mixed purchases: Component Sale, Wholesale Buyer, Barter with Power, Investments.

struct Cart {
  int units_max = 0;
  int types_max = kComponents;
  int worth_max = -1;  // Barter: the worth of everything
  int budget = -1;     // Investments: Coins that may be spent
  bool bargains = false;
};

Cart cart_of(const State& s, Verb verb, Mods mods) {
  const SpecialDef& card = special(s, mods);
  if (verb == Verb::take_coins) {
    return {.units_max = card.spends_received, .budget = s.table.doing.amount};
  }
  if (card.shard_buys > 0) return {.units_max = card.shard_buys, .worth_max = card.shard_buys};
  if (card.mixed_units > 0) return {.units_max = card.mixed_units, .bargains = true};
  return {.units_max = 3, .types_max = 2, .bargains = true};
}

Illegal check_cart(const State& s, const Cart& cart, const Basket& basket, int ap) {
  const Player& p = player(s, me(s));
  if (units_of(basket) > cart.units_max) return Reason::too_many_units;
  if (types_of(basket) > cart.types_max) return Reason::too_many_types;
  if (!all_fits(s, p, basket)) return Reason::no_room_for_components;
  if (cart.worth_max >= 0) {
    return full_price(s, basket) <= cart.worth_max ? Illegal() : Illegal(Reason::worth_exceeded);
  }
  if (cart.budget >= 0) {
    const int due = full_price(s, basket);
    return due <= cart.budget && due <= p.coins ? Illegal() : Illegal(Reason::not_enough_coins);
  }
  const int total = price(s, me(s), basket, kNoSpecial);
  const int most = std::max(0, total - bargain_floor(s, basket, kNoSpecial, total));
  return p.coins >= total - std::min(ap, most) ? Illegal() : Illegal(Reason::not_enough_coins);
}

Illegal check_pick(const State& s, const Cart& cart, const Basket& so_far, Component c, int ap) {
  if ((stock(s) & bit(c)) == 0) return Reason::not_in_stock;
  Basket basket = so_far;
  ++basket[at(c)];
  return check_cart(s, cart, basket, ap);
}

bool can_pick_something(const State& s, const Cart& cart, int ap) {
  bool can = false;
  for_each_component([&](Component c) { can = can || !check_pick(s, cart, Basket{}, c, ap); });
  return can;
}

Illegal check_buy_mixed(const State& s, const Action& a) {
  if (a.mods.first() > 1 || (a.mods.card() && a.mods.first() > 0)) return Reason::power_not_usable;
  if (const Illegal why = check_mods(s, a, Target::buy)) return why;
  const SpecialDef& card = special(s, a.mods);
  if (a.mods.first() == 0 && card.mixed_units == 0 && card.shard_buys == 0) {
    return Reason::one_type_only;
  }
  if (const Illegal why = check_chore(s, Chore::buy, 1)) return why;
  if (card.shard_buys > 0 && player(s, me(s)).shards == 0) return Reason::not_enough_shards;
  const Cart cart = cart_of(s, a.verb, a.mods);
  return can_pick_something(s, cart, s.table.placement.ap - 1) ? Illegal()
                                                               : Illegal(Reason::nothing_to_buy);
}

void apply_buy_mixed(State& s, const Action& a, Events& ev) {
  pay_chore(s, Chore::buy, 1);
  use_mods(s, a);
  s.table.doing = {.verb = a.verb, .mods = a.mods};
  ask(s, Ask::basket, me(s));
  if (special(s, a.mods).shard_buys > 0) spend_shards(s, me(s), 1, ev);
}

Illegal check_basket(const State& s, const Action& a) {
  const Doing& doing = s.table.doing;
  const Cart cart = cart_of(s, doing.verb, doing.mods);
  const int ap = s.table.placement.ap;
  if (a.verb == Verb::pick) return check_pick(s, cart, doing.basket, a.first<Component>(), ap);
  if (a.verb != Verb::checkout) return Reason::not_now;
  // A purchase takes something; an investment may take nothing.
  if (units_of(doing.basket) == 0 && cart.budget < 0) return Reason::basket_empty;
  if (!cart.bargains) return a.bargain() == 0 ? Illegal() : Illegal(Reason::no_bargain);
  if (a.bargain() > ap) return Reason::not_enough_action_points;
  return check_payment(s, doing.basket, kNoSpecial, a.bargain());
}

void apply_checkout(State& s, const Action& a, Events& ev) {
  const Doing& doing = s.table.doing;
  const Cart cart = cart_of(s, doing.verb, doing.mods);
  const Basket basket = doing.basket;
  if (cart.bargains) {
    s.table.placement.ap = static_cast<std::uint8_t>(s.table.placement.ap - a.bargain());
    pay_basket(s, basket, kNoSpecial, a.bargain(), ev);
  } else {
    const int coins = cart.budget >= 0 ? full_price(s, basket) : 0;
    pay_at_market(s, me(s), coins, ev);
    for_each_component([&](Component c) {
      if (basket[at(c)] == 0) return;
      ev.push({.kind = EventKind::components_bought,
               .seat = me(s),
               .component = c,
               .amount = static_cast<std::int16_t>(basket[at(c)])});
    });
  }
  receive_basket(s, me(s), basket);
}

// Order and Quick Order.

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
    return check_not_in_stock(s, c);
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

ComponentMask stock_at_normal_price(const State& s) {
  const Market& m = s.table.market;
  ComponentMask types = m.beside;
  for (const Component c : m.buy) types = static_cast<ComponentMask>(types | bit(c));
  if (prophecy(s).sells_orders) {
    for (const Maybe<Component>& c : m.order) {
      if (c) types = static_cast<ComponentMask>(types | bit(*c));
    }
  }
  return types;
}

ComponentMask stock(const State& s) {
  const Maybe<Component> quick = s.table.market.quick;
  return static_cast<ComponentMask>(stock_at_normal_price(s) | (quick ? bit(*quick) : 0));
}

int price(const State& s, Seat seat, const Basket& basket, const SpecialDef& card) {
  int total = full_price(s, basket, card);
  const int free = free_units(basket, card);
  if (free > 0) {
    for_each_component([&](Component c) {
      if (basket[at(c)] > 0) total -= free * unit_price(s, c, card);
    });
  }
  return after_fixed_reductions(s, seat, total, card.buys_owned_types ? units_of(basket) : 0);
}

int bargain_floor(const State& s, const Basket& basket, const SpecialDef& card, int total) {
  if (total == 0) return 0;
  if (options(s).bargain_floor == BargainFloor::total_1) return 1;
  return std::max(1, units_of(basket) - free_units(basket, card));
}

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
      return Reason::other_location;
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
    if (options(s).powers) offer(Action::modified(Verb::buy_mixed, Mods::of(false, 1)));
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

Illegal check_picked(const State& s) {
  const Doing& doing = s.table.doing;
  const Cart cart = cart_of(s, doing.verb, doing.mods);
  return check_cart(s, cart, doing.basket, s.table.placement.ap);
}

void begin_investment(State& s, int coins) {
  Doing& doing = s.table.doing;
  doing.amount = static_cast<std::uint16_t>(coins);
  doing.basket = {};
  const Cart cart = cart_of(s, doing.verb, doing.mods);
  if (can_pick_something(s, cart, 0)) ask(s, Ask::basket, me(s));
}

Illegal check_market_answer(const State& s, const Pending& top, const Action& a) {
  switch (top.ask) {
    case Ask::shelf_component:
      return a.verb == Verb::shelf ? check_shelf_component(s, top, a.a != 0)
                                   : Illegal(Reason::not_now);
    case Ask::basket:
      return check_basket(s, a);
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
  if (top.ask == Ask::basket && a.verb == Verb::pick) {
    ++s.table.doing.basket[a.a];
    return;
  }
  answered(s);
  switch (top.ask) {
    case Ask::shelf_component:
      if (a.a != 0) p.manager_piles[p.manager_piles[0] ? 1 : 0] = Component(top.a);
      return;
    case Ask::basket:
      return apply_checkout(s, a, ev);
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
