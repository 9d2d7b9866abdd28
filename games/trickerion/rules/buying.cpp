#include "games/trickerion/rules/buying.h"

namespace prestige::trickerion {

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

namespace {

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

Illegal check_payment(const State& s, const Wares& wares, const SpecialDef& card, int bargain) {
  const Player& p = player(s, me(s));
  const int total = price(s, me(s), wares, card);
  if (bargain > 0 && total - bargain < bargain_floor(s, wares.basket, card, total)) {
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

void tell_purchase(const State& s, const Basket& basket, Events& ev) {
  for_each_component([&](Component c) {
    if (basket[at(c)] == 0) return;
    ev.push({.kind = EventKind::components_bought,
             .seat = me(s),
             .component = c,
             .amount = static_cast<std::int16_t>(basket[at(c)])});
  });
}

void pay_wares(State& s, const Wares& wares, const SpecialDef& card, int bargain, Events& ev) {
  const int due = price(s, me(s), wares, card) - bargain;
  const int fame = card.pays_in_fame ? -std::max(0, due - 1) : 0;
  const int coins = card.pays_in_fame ? 0 : due;
  gain_fame(s, me(s), fame);
  pay_at_market(s, me(s), coins, ev);
  const int praise = card.fame_below_price > 0 ? std::max(0, coins - card.fame_below_price) : 0;
  gain_fame(s, me(s), praise);
  tell_purchase(s, wares.basket, ev);
  ev.push({.kind = EventKind::purchase_paid,
           .seat = me(s),
           .fame = static_cast<std::int16_t>(fame + praise),
           .coins = static_cast<std::int16_t>(-coins)});
}

}  // namespace

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
  return check_payment(s, {basket}, card, a.bargain());
}

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

void apply_buy(State& s, const Action& a, Events& ev) {
  const SpecialDef& card = special(s, a.mods);
  const Basket basket = basket_of(a.first<Component>(), a.units());
  pay_chore(s, Chore::buy, 1 + a.bargain());
  use_mods(s, a);
  s.table.doing = {.verb = a.verb, .mods = a.mods};
  pay_wares(s, {basket}, card, a.bargain(), ev);
  receive_basket(s, me(s), basket);
  if (card.takes_from_display) ask(s, Ask::replace_display, me(s), a.a);
}

namespace {

// Mixed purchases: Component Sale, Wholesale Buyer, Barter with Power, Investments.

struct Cart {
  int units_max = 0;
  int types_max = kComponents;
  int worth_max = -1;  // Barter: the worth of everything
  int budget = -1;     // Investments: Coins that may be spent
  bool bargains = false;
  const SpecialDef* card = &kNoSpecial;  // changes the price
};

bool mixes_types(const SpecialDef& card) { return card.mixed_units > 0 || card.shard_buys > 0; }

Cart cart_of(const State& s, Verb verb, Mods mods) {
  const SpecialDef& card = special(s, mods);
  if (verb == Verb::take_coins) {
    return {.units_max = card.spends_received, .budget = s.table.doing.amount};
  }
  if (card.shard_buys > 0) return {.units_max = card.shard_buys, .worth_max = card.shard_buys};
  if (card.mixed_units > 0) return {.units_max = card.mixed_units, .bargains = true};
  return {.units_max = 3, .types_max = 2, .bargains = true, .card = &card};
}

Wares wares_of(const State& s, const Pending& top) {
  const auto lifted = top.a == 0 ? Maybe<Component>() : Maybe<Component>(Component(top.a - 1));
  return {s.table.doing.basket, lifted};
}

// R117: the first unit is the one that Shoplifting takes from the display.
bool is_lifted(const Cart& cart, const Wares& so_far) {
  return cart.card->takes_from_display && units_of(so_far.basket) == 0;
}
Wares with_one_more(const Cart& cart, const Wares& so_far, Component c) {
  Wares wares = so_far;
  if (is_lifted(cart, so_far)) wares.lifted = c;
  ++wares.basket[at(c)];
  return wares;
}

Illegal check_room(const State& s, const Cart& cart, const Basket& basket) {
  if (units_of(basket) > cart.units_max) return Reason::too_many_units;
  if (types_of(basket) > cart.types_max) return Reason::too_many_types;
  return all_fits(s, player(s, me(s)), basket) ? Illegal()
                                               : Illegal(Reason::no_room_for_components);
}

// Does some Bargain make them payable?
Illegal check_payable(const State& s, const Cart& cart, const Wares& wares, int ap) {
  Illegal why = check_payment(s, wares, *cart.card, 0);
  for (int bargain = 1; why && bargain <= ap; ++bargain) {
    const Illegal next = check_payment(s, wares, *cart.card, bargain);
    if (next == Illegal(Reason::bargain_too_low)) break;
    why = next;
  }
  return why;
}

Illegal check_pick(const State& s, const Cart& cart, const Wares& so_far, Component c, int ap);

// Can these wares be had together, as they are or with more of them? Only a card that pays by the
// price may need more.
Illegal check_wares(const State& s, const Cart& cart, const Wares& wares, int ap) {
  if (const Illegal why = check_room(s, cart, wares.basket)) return why;
  const int full = full_price(s, wares.basket);
  if (cart.worth_max >= 0) {
    return full <= cart.worth_max ? Illegal() : Illegal(Reason::worth_exceeded);
  }
  if (cart.budget >= 0) {
    return full <= std::min<int>(cart.budget, player(s, me(s)).coins)
               ? Illegal()
               : Illegal(Reason::not_enough_coins);
  }
  const Illegal why = check_payable(s, cart, wares, ap);
  bool more = false;
  if (why && cart.card->fame_below_price > 0) {
    for_each_component([&](Component c) { more = more || !check_pick(s, cart, wares, c, ap); });
  }
  return more ? Illegal() : why;
}

Illegal check_pick(const State& s, const Cart& cart, const Wares& so_far, Component c, int ap) {
  if ((stock(s) & bit(c)) == 0) return Reason::not_in_stock;
  if (is_lifted(cart, so_far) && !on_display(s, c)) return Reason::not_on_display;
  return check_wares(s, cart, with_one_more(cart, so_far, c), ap);
}

bool can_pick_something(const State& s, const Cart& cart, int ap) {
  bool can = false;
  for_each_component([&](Component c) { can = can || !check_pick(s, cart, {}, c, ap); });
  return can;
}

// Wholesale Buyer goes with cards that change the price, not with those that are about types.
Illegal check_wholesale(const SpecialDef& card) {
  if (mixes_types(card)) return Reason::no_effect;
  return card.third_free || card.buys_owned_types ? Illegal(Reason::card_buys_one_type) : Illegal();
}

}  // namespace

Illegal check_buy_mixed(const State& s, const Action& a) {
  if (a.mods.first() > 1) return Reason::power_not_usable;
  if (const Illegal why = check_mods(s, a, Target::buy)) return why;
  const SpecialDef& card = special(s, a.mods);
  if (a.mods.first() > 0) {
    if (const Illegal why = check_wholesale(card)) return why;
  } else if (!mixes_types(card)) {
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

Illegal check_basket(const State& s, const Pending& top, const Action& a) {
  const Doing& doing = s.table.doing;
  const Cart cart = cart_of(s, doing.verb, doing.mods);
  const Wares wares = wares_of(s, top);
  const int ap = s.table.placement.ap;
  if (a.verb == Verb::pick) return check_pick(s, cart, wares, a.first<Component>(), ap);
  if (a.verb != Verb::checkout) return Reason::not_now;
  // A purchase takes something; an investment may take nothing.
  if (units_of(wares.basket) == 0 && cart.budget < 0) return Reason::basket_empty;
  if (!cart.bargains) return a.bargain() == 0 ? Illegal() : Illegal(Reason::no_bargain);
  if (a.bargain() > ap) return Reason::not_enough_action_points;
  return check_payment(s, wares, *cart.card, a.bargain());
}

void apply_pick(State& s, Component c) {
  Doing& doing = s.table.doing;
  Pending& top = s.table.pending.back();
  const Cart cart = cart_of(s, doing.verb, doing.mods);
  const Wares wares = with_one_more(cart, wares_of(s, top), c);
  doing.basket = wares.basket;
  if (wares.lifted) top.a = static_cast<std::uint8_t>(1 + at(*wares.lifted));
}

void apply_checkout(State& s, const Pending& top, const Action& a, Events& ev) {
  const Doing& doing = s.table.doing;
  const Cart cart = cart_of(s, doing.verb, doing.mods);
  const Wares wares = wares_of(s, top);
  if (cart.bargains) {
    s.table.placement.ap = static_cast<std::uint8_t>(s.table.placement.ap - a.bargain());
    pay_wares(s, wares, *cart.card, a.bargain(), ev);
  } else {
    const int coins = cart.budget >= 0 ? full_price(s, wares.basket) : 0;
    pay_at_market(s, me(s), coins, ev);
    tell_purchase(s, wares.basket, ev);
  }
  receive_basket(s, me(s), wares.basket);
  if (wares.lifted) ask(s, Ask::replace_display, me(s), static_cast<int>(*wares.lifted));
}

Illegal check_picked(const State& s, const Pending& top) {
  const Doing& doing = s.table.doing;
  const Cart cart = cart_of(s, doing.verb, doing.mods);
  const Wares wares = wares_of(s, top);
  const bool lifts = cart.card->takes_from_display && units_of(wares.basket) > 0;
  const bool lifted = wares.lifted && top.a <= kComponents && wares.basket[at(*wares.lifted)] > 0 &&
                      on_display(s, *wares.lifted);
  if (lifted != lifts || (wares.lifted && !lifted)) return Reason::not_on_display;
  return check_wares(s, cart, wares, s.table.placement.ap);
}

void begin_investment(State& s, int coins) {
  Doing& doing = s.table.doing;
  doing.amount = static_cast<std::uint16_t>(coins);
  doing.basket = {};
  const Cart cart = cart_of(s, doing.verb, doing.mods);
  if (can_pick_something(s, cart, 0)) ask(s, Ask::basket, me(s));
}

}  // namespace prestige::trickerion
