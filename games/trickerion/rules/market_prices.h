#pragma once

// Section 7.2: what the Market Row has in stock, and what it costs (R70).

#include "games/trickerion/rules/actions.h"

namespace prestige::trickerion {

using Basket = std::array<std::uint8_t, kComponents>;
using ComponentMask = std::uint16_t;
constexpr ComponentMask bit(Component c) { return static_cast<ComponentMask>(1u << at(c)); }

int units_of(const Basket& basket);
int types_of(const Basket& basket);
Basket basket_of(Component c, int n);

// The types everybody can buy now: all of them, and those without the surcharge.
ComponentMask stock(const State& s);
ComponentMask stock_at_normal_price(const State& s);

// R12: does buying this type cost more? Workshop Delivery is another way to have it in stock.
bool has_surcharge(const State& s, Component c, const SpecialDef& card);
int unit_price(const State& s, Component c, const SpecialDef& card);
// Step 1 of R70.
int full_price(const State& s, const Basket& basket, const SpecialDef& card = kNoSpecial);
// Step 3 of R70.
int after_fixed_reductions(const State& s, Seat seat, int total, int less);
// What a Buy takes, and the type of which Shoplifting lifts a unit.
struct Wares {
  Basket basket{};
  Maybe<Component> lifted{};
};
// R70, steps 1 to 3: the price of a Buy before Bargain.
int price(const State& s, Seat seat, const Wares& wares, const SpecialDef& card);
// The least a Bargain may leave of it.
int bargain_floor(const State& s, const Basket& basket, const SpecialDef& card, int total);

}  // namespace prestige::trickerion
