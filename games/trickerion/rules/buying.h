#pragma once

// Section 7.2: Buy with Bargain, and purchases of several types at once.

#include "games/trickerion/rules/market_prices.h"

namespace prestige::trickerion {

// Coins paid at the Market Row go to the holder of the latest Business Share, if it is another.
void pay_at_market(State& s, Seat seat, int coins, Events& ev);

Illegal check_buy(const State& s, const Action& a);
// The Buys of one type without modifiers: for each number of units the Bargains that the price
// allows and the purse needs. The same answers as check_buy(), found without trying them all.
void offer_plain_buys(const State& s, Actions& out);
void offer_buys_with_card(const State& s, Actions& out);
void apply_buy(State& s, const Action& a, Events& ev);

// Mixed purchases: Component Sale, Wholesale Buyer, Barter with Power, Investments.
Illegal check_buy_mixed(const State& s, const Action& a);
void apply_buy_mixed(State& s, const Action& a, Events& ev);
// Investments: Components for the Coins just received.
void begin_investment(State& s, int coins);

// Their answers: a type more, or the end of it.
Illegal check_basket(const State& s, const Pending& top, const Action& a);
void apply_pick(State& s, Component c);
void apply_checkout(State& s, const Pending& top, const Action& a, Events& ev);
// Can what lies in the basket of the action in progress be had together?
Illegal check_picked(const State& s, const Pending& top);

}  // namespace prestige::trickerion
