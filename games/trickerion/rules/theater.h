#pragma once

// Section 7.4: Set Up Trick, Reschedule, and what Links pay.

#include "games/trickerion/rules/actions.h"
#include "games/trickerion/rules/stage.h"

namespace prestige::trickerion {

Illegal check_theater(const State& s, const Action& a);
void offer_theater(const State& s, Actions& out);
void apply_theater(State& s, const Action& a, Events& ev);

// Reschedule before the performances (Breaking Free).
Illegal check_breaking_free(const State& s, Seat seat, const Action& a);
void offer_breaking_free(const State& s, Seat seat, Actions& out);
void apply_breaking_free(State& s, Seat seat, const Action& a, Events& ev);

Illegal check_theater_answer(const State& s, const Pending& top, const Action& a);
void offer_theater_answers(const State& s, const Pending& top, Actions& out);
void apply_theater_answer(State& s, const Pending& top, const Action& a, Events& ev);

// Could the marker stand on some card in play? `from` is the card and place it leaves, if any.
struct Origin {
  int position = -1;
  MarkerRef ref;
};
bool can_stand_somewhere(const State& s, Marker m, const Origin& from, bool may_repeat);
// On-stage Preparation: a marker of the Trick just prepared goes to a Performance card.
void send_to_stage(State& s, Suit suit);

// A yield outside a show, with its Shards as one receipt.
void pay_yield(State& s, Seat seat, Yield yield, Trick trick, Events& ev);

// The weekday modifier in force (section 8c, without Powers).
inline int weekday_modifier(const State& s, Weekday day) { return prophecy(s).weekday[at(day)]; }

}  // namespace prestige::trickerion
