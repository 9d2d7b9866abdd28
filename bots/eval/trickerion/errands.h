#pragma once

#include "games/trickerion/state.h"

namespace prestige::bots {

// What a Trick or a card pays, in Fame.
inline double worth(trickerion::Yield y) { return y.fame + 0.5 * y.coins + y.shards; }

bool wants_trick(const trickerion::Table& t, const trickerion::Player& p);

// What it is worth to send a Character to a Location with this card, after the Characters that have
// a card in this hand already.
double plan_value(const trickerion::Table& t, Seat seat, const trickerion::Hand& hand,
                  trickerion::Character who, trickerion::Card card);

// What it is worth to order a Component: `wanted` if a Trick lacks it and nobody sells it.
double order_value(const trickerion::Table& t, Seat seat, trickerion::Component c, double wanted);

}  // namespace prestige::bots
