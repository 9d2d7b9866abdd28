#pragma once

// Section 7.2: Buy with Bargain, Order, Quick Order, and what is paid for them.

#include "games/trickerion/rules/actions.h"

namespace prestige::trickerion {

using Basket = std::array<std::uint8_t, kComponents>;
using ComponentMask = std::uint16_t;
constexpr ComponentMask bit(Component c) { return static_cast<ComponentMask>(1u << at(c)); }

// The types everybody can buy now: all of them, and those without the surcharge.
ComponentMask stock(const State& s);
ComponentMask stock_at_normal_price(const State& s);

// R70, steps 1 to 3: the price of a Buy before Bargain.
int price(const State& s, Seat seat, const Basket& basket, const SpecialDef& card);
// The least a Bargain may leave of it.
int bargain_floor(const State& s, const Basket& basket, const SpecialDef& card, int total);

Illegal check_market_row(const State& s, const Action& a);
void offer_market_row(const State& s, Actions& out);
void apply_market_row(State& s, const Action& a, Events& ev);

Illegal check_market_answer(const State& s, const Pending& top, const Action& a);
void offer_market_answers(const State& s, const Pending& top, Actions& out);
void apply_market_answer(State& s, const Pending& top, const Action& a, Events& ev);

// Can what lies in the basket of the action in progress be had together?
Illegal check_picked(const State& s);

// Investments: Components for the Coins just received.
void begin_investment(State& s, int coins);

}  // namespace prestige::trickerion
