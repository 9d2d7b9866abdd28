#include "games/trickerion/rules/market_prices.h"

#include <numeric>

namespace prestige::trickerion {

namespace {

int free_units(const Basket& basket, const SpecialDef& card) {
  if (card.takes_from_display) return 1;
  return card.third_free && units_of(basket) == 3 && types_of(basket) == 1 ? 1 : 0;
}

}  // namespace

int units_of(const Basket& basket) { return std::accumulate(basket.begin(), basket.end(), 0); }
int types_of(const Basket& basket) {
  return static_cast<int>(std::count_if(basket.begin(), basket.end(), [](int n) { return n > 0; }));
}
Basket basket_of(Component c, int n) {
  Basket basket{};
  basket[at(c)] = static_cast<std::uint8_t>(n);
  return basket;
}

bool has_surcharge(const State& s, Component c, const SpecialDef& card) {
  return options(s).quick_order_surcharge > 0 && s.table.market.quick == c &&
         !card.buys_owned_types && (stock_at_normal_price(s) & bit(c)) == 0;
}
int unit_price(const State& s, Component c, const SpecialDef& card) {
  const bool per_unit = options(s).quick_order_surcharge_scope == SurchargeScope::unit;
  return price_of(s, c) +
         (per_unit && has_surcharge(s, c, card) ? options(s).quick_order_surcharge : 0);
}
int full_price(const State& s, const Basket& basket, const SpecialDef& card) {
  int total = 0;
  bool surcharge = false;
  for_each_component([&](Component c) {
    total += basket[at(c)] * unit_price(s, c, card);
    surcharge = surcharge || (basket[at(c)] > 0 && has_surcharge(s, c, card));
  });
  const bool per_buy = options(s).quick_order_surcharge_scope == SurchargeScope::buy;
  return total + (per_buy && surcharge ? options(s).quick_order_surcharge : 0);
}

int after_fixed_reductions(const State& s, Seat seat, int total, int less) {
  const int fixed = less + sum_powers(s, seat, &PowerDef::buy_less);
  return total >= 1 ? std::max(1, total - fixed) : total;
}

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

int price(const State& s, Seat seat, const Wares& wares, const SpecialDef& card) {
  const auto& [basket, lifted] = wares;
  int total = full_price(s, basket, card);
  const int free = free_units(basket, card);
  if (free > 0) {
    for_each_component([&](Component c) {
      const bool from_it = lifted ? lifted == c : basket[at(c)] > 0;
      if (from_it) total -= free * unit_price(s, c, card);
    });
  }
  return after_fixed_reductions(s, seat, total, card.buys_owned_types ? units_of(basket) : 0);
}

int bargain_floor(const State& s, const Basket& basket, const SpecialDef& card, int total) {
  if (total == 0) return 0;
  if (options(s).bargain_floor == BargainFloor::total_1) return 1;
  return std::max(1, units_of(basket) - free_units(basket, card));
}

}  // namespace prestige::trickerion
