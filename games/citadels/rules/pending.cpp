#include "games/citadels/rules/pending.h"

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/build.h"
#include "games/citadels/rules/naming.h"
#include "games/citadels/rules/selection.h"
#include "games/citadels/rules/turn.h"

namespace prestige::citadels {

namespace {

SeatSet both(Seat a, Seat b) {
  SeatSet set(a);
  set.add(b);
  return set;
}

int kind(District d) { return static_cast<int>(d); }

// A question that is answered by choosing one card of a bag.
Illegal check_card(const Bag& cards, const Action& a, Verb verb, Reason missing) {
  if (a.verb != verb) return Reason::not_now;
  return cards.has(kind(a.district())) ? Illegal() : Illegal(missing);
}
void offer_cards(const Bag& cards, Verb verb, Actions& out) {
  list_districts(out, cards.kinds(), [&](District d) { return Action::of(verb, d); });
}

// A question with two answers, of which the first may be refused.
Illegal check_either(const Action& a, Verb first, Verb second, Illegal against_first) {
  if (a.verb == second) return {};
  return a.verb == first ? against_first : Illegal(Reason::not_now);
}
void offer_either(Verb first, Verb second, Illegal against_first, Actions& out) {
  if (!against_first) out.push_back(Action::of(first));
  out.push_back(Action::of(second));
}

// Further warrants and threats: never two on one character.
Illegal check_unmarked(const State& s, Character c, RankMask marked,
                       Illegal (*check)(const State&, Character)) {
  if (const Illegal wrong = check(s, c)) return wrong;
  return (marked & bit(rank_of(c))) != 0 ? Illegal(Reason::already_marked) : Illegal();
}

Illegal check_marked(const State& s, const Action& a, Verb verb, RankMask marked) {
  if (a.verb != verb) return Reason::not_now;
  if (!s.table.in_cast(a.character())) return Reason::character_not_in_cast;
  return (marked & bit(rank_of(a.character()))) != 0 ? Illegal() : Illegal(Reason::not_marked);
}

// A71: only the holder of the killed card may gather.
Illegal check_hospital(const State& s, const Action& a, Seat owner) {
  if (a.verb == Verb::stay_hidden) return {};
  if (a.verb != Verb::gather_gold && a.verb != Verb::gather_cards) return Reason::not_now;
  if (s.secrets.holder[s.table.called] != owner) return Reason::hospital_card_not_held;
  if (a.verb == Verb::gather_cards && s.secrets.deck.empty()) return Reason::deck_empty;
  return {};
}

// Takes the top question off when this was its last card; otherwise counts down.
void count_down(State& s) {
  Pending& top = s.table.pending.back();
  if (--top.left == 0) s.table.pending.pop_back();
}

void give_card(State& s, Seat from, Seat to, District d, Events& ev) {
  hand_of(s, from).remove(kind(d));
  hand_of(s, to).add(kind(d));
  ev.push({.kind = EventKind::card_given,
           .seat = from,
           .other = to,
           .card = Built{d},
           .audience = both(from, to)});
}

// The kept card goes to hand; the rest under the deck, or back into it for the Scholar.
void keep_card(State& s, District d, Events& ev) {
  const Pending top = answered(s);
  s.secrets.aside.remove(kind(d));
  hand_of(s, top.seat).add(kind(d));
  ev.push({.kind = EventKind::card_kept,
           .seat = top.seat,
           .card = Built{d},
           .audience = SeatSet(top.seat)});
  const Bag rest = s.secrets.aside;
  s.secrets.aside = Bag{};
  if (top.ask == Ask::keep) {
    put_under(s, top.seat, rest, ev);
  } else {
    s.secrets.deck.add_shuffled(rest);
    s.secrets.deck.shuffle();
    ev.push({.kind = EventKind::deck_shuffled, .seat = top.seat});
  }
}

void finish_redraw(State& s, Events& ev) {
  const Pending top = answered(s);
  const Bag cards = s.secrets.aside;
  s.secrets.aside = Bag{};
  ev.push({.kind = EventKind::hand_redrawn, .seat = top.seat, .amount = cards.size()});
  put_under(s, top.seat, cards, ev);
  draw_cards(s, top.seat, cards.size());
}

void choose_card(State& s, const Action& a, Events& ev) {
  const Pending top = s.table.pending.back();
  const District d = a.district();
  switch (top.ask) {
    case Ask::redraw:
      hand_of(s, top.seat).remove(kind(d));
      s.secrets.aside.add(kind(d));
      return;
    case Ask::pay_cards:
      hand_of(s, top.seat).remove(kind(d));
      s.secrets.aside.add(kind(d));
      if (top.left == 1) {
        put_under(s, top.seat, s.secrets.aside, ev);
        s.secrets.aside = Bag{};
      }
      count_down(s);
      return;
    case Ask::hand_over_cards:
      give_card(s, top.seat, top.other, d, ev);
      count_down(s);
      return;
    default: {  // give_back
      const Seat receiver = next_receiver(s.table, top);
      give_card(s, top.seat, receiver, d, ev);
      Pending& entry = s.table.pending.back();
      entry.seats.remove(receiver);
      if (entry.seats.empty()) s.table.pending.pop_back();
    }
  }
}

void take_from_hand(State& s, const Action& a, Events& ev) {
  const Pending top = answered(s);
  if (a.verb == Verb::build) {
    apply_immediate_build(s, top.other, a, ev);
    return;
  }
  hand_of(s, top.other).remove(kind(a.district()));
  hand_of(s, top.seat).add(kind(a.district()));
  ev.push({.kind = EventKind::card_taken,
           .seat = top.seat,
           .other = top.other,
           .card = Built{a.district()},
           .audience = both(top.seat, top.other)});
}

void loot(State& s, Verb verb, Events& ev) {
  const Pending top = answered(s);
  if (verb == Verb::loot_card) {
    ask(s, {.ask = Ask::pull, .seat = top.other, .other = top.seat});
    return;
  }
  move_gold(s, top.other, top.seat, 1);
  ev.push({.kind = EventKind::gold_taken, .seat = top.seat, .other = top.other, .amount = 1});
}

void place_mark(State& s, const Action& a, Events& ev) {
  const bool warrant = a.verb == Verb::warrant;
  const RankMask mark = bit(rank_of(a.character()));
  const Seat seat = s.table.pending.back().seat;
  if (warrant) {
    s.table.warrants |= mark;
  } else {
    s.table.threats |= mark;
    s.table.threats_placed |= mark;
  }
  ev.push({.kind = warrant ? EventKind::warrant_placed : EventKind::threat_placed,
           .seat = seat,
           .character = a.character()});
  if (--s.table.pending.back().left > 0) return;
  s.table.pending.pop_back();
  ask(s, {.ask = warrant ? Ask::sign_warrant : Ask::place_rose, .seat = seat});
}

void mark_secretly(State& s, const Action& a, Events& ev) {
  const Seat seat = answered(s).seat;
  const bool sign = a.verb == Verb::sign;
  (sign ? s.secrets.signed_warrant : s.secrets.rose) = rank_of(a.character());
  ev.push({.kind = sign ? EventKind::warrant_signed : EventKind::rose_placed,
           .seat = seat,
           .character = a.character(),
           .audience = SeatSet(seat)});
}

void remove_threat(State& s) { s.table.threats &= static_cast<RankMask>(~bit(s.table.turn.rank)); }

void answer_threat(State& s, Verb verb, Events& ev) {
  const Pending top = answered(s);
  const Seat victim = me(s);
  const Seat blackmailer = s.table.blackmailer;
  const Character c = s.table.cast[s.table.turn.rank];
  if (verb == Verb::refuse) {
    ev.push({.kind = EventKind::bribe_refused, .seat = top.seat, .other = blackmailer});
    ask(s, {.ask = Ask::threat, .seat = blackmailer});
    return;
  }
  remove_threat(s);
  if (verb == Verb::bribe) {
    const int bribe = gold_of(s, victim) / 2;
    move_gold(s, victim, blackmailer, bribe);
    ev.push({.kind = EventKind::bribe_paid, .seat = victim, .other = blackmailer, .amount = bribe});
  } else if (verb == Verb::leave) {
    ev.push({.kind = EventKind::threat_left, .seat = blackmailer, .other = victim});
  } else if (s.secrets.rose == s.table.turn.rank) {
    const int gold = gold_of(s, victim);
    move_gold(s, victim, blackmailer, gold);
    s.table.rose_shown = true;
    s.table.threats = 0;  // A36
    ev.push({.kind = EventKind::rose_shown,
             .seat = blackmailer,
             .other = victim,
             .character = c,
             .amount = gold});
  } else {
    s.table.blank_shown = s.table.turn.rank;
    ev.push({.kind = EventKind::blank_shown, .seat = blackmailer, .other = victim, .character = c});
  }
}

void answer_graveyard(State& s, Verb verb, Events& ev) {
  const Pending top = answered(s);
  const auto d = static_cast<District>(top.card);
  if (verb == Verb::rescue) {
    pay_gold(s, top.seat, 1);
    hand_of(s, top.seat).add(kind(d));
    ev.push({.kind = EventKind::district_rescued, .seat = top.seat, .card = Built{d}});
    return;
  }
  ev.push({.kind = EventKind::rescue_declined, .seat = top.seat, .card = Built{d}});
  bury(s, Built{d});
  s.secrets.deck.close_group();
}

void answer_hospital(State& s, Verb verb, Events& ev) {
  const Seat owner = answered(s).seat;
  if (verb == Verb::stay_hidden) return;
  reveal(s, s.table.called, ev);
  if (verb == Verb::gather_gold) {
    gather_gold(s, owner, ev);
  } else {
    gather_cards(s, owner, ev);
  }
}

}  // namespace

Seat answering_seat(const Table& table) {
  const Pending& top = table.pending.back();
  const bool chance = top.ask == Ask::draw || top.ask == Ask::pull || top.ask == Ask::receive;
  return chance ? Seat::chance() : top.seat;
}

Seat next_receiver(const Table& table, const Pending& give_back) {
  Seat seat = table.next_seat(give_back.seat);
  while (!give_back.seats.has(seat)) seat = table.next_seat(seat);
  return seat;
}

Illegal check_answer(const State& s, const Action& a) {
  const Pending& top = s.table.pending.back();
  switch (top.ask) {
    case Ask::keep:
    case Ask::research:
      return check_card(s.secrets.aside, a, Verb::keep_card, Reason::not_among_drawn);
    case Ask::redraw:
      if (a.verb == Verb::done) {
        return s.secrets.aside.empty() ? Illegal(Reason::discard_at_least_one) : Illegal();
      }
      return check_card(hand_of(s, top.seat), a, Verb::discard, Reason::not_in_hand);
    case Ask::pay_cards:
      return check_card(hand_of(s, top.seat), a, Verb::discard, Reason::not_in_hand);
    case Ask::give_back:
    case Ask::hand_over_cards:
      return check_card(hand_of(s, top.seat), a, Verb::give, Reason::not_in_hand);
    case Ask::look:
      if (a.verb == Verb::build) return check_immediate_build(s, top.other, a);
      return check_card(hand_of(s, top.other), a, Verb::take, Reason::not_in_that_hand);
    case Ask::hand_over:
    case Ask::hand_over_late:
      if (a.verb != Verb::give_crown) return Reason::not_now;
      return check_give_crown(s, top.seat, a.seat());
    case Ask::loot:
      return a.verb == Verb::loot_gold || a.verb == Verb::loot_card ? Illegal()
                                                                    : Illegal(Reason::not_now);
    case Ask::place_warrants:
      if (a.verb != Verb::warrant) return Reason::not_now;
      return check_unmarked(s, a.character(), s.table.warrants, check_named);
    case Ask::place_threats:
      if (a.verb != Verb::threaten) return Reason::not_now;
      return check_unmarked(s, a.character(), s.table.threats, check_victim);
    case Ask::sign_warrant:
      return check_marked(s, a, Verb::sign, s.table.warrants);
    case Ask::place_rose:
      return check_marked(s, a, Verb::rose, s.table.threats);
    case Ask::bribe:
      return check_either(a, Verb::bribe, Verb::refuse, {});
    case Ask::threat:
      return check_either(a, Verb::reveal, Verb::leave, {});
    case Ask::warrant:
      return check_either(a, Verb::confiscate, Verb::pass, check_confiscation(s));
    case Ask::graveyard:
      return check_either(a, Verb::rescue, Verb::let_go, {});
    case Ask::hospital:
      return check_hospital(s, a, top.seat);
    case Ask::draw:
    case Ask::pull:
    case Ask::receive:
    case Ask::finish_build:
      break;
  }
  return Reason::not_now;
}

void offer_answers(const State& s, Actions& out) {
  const Pending& top = s.table.pending.back();
  switch (top.ask) {
    case Ask::keep:
    case Ask::research:
      offer_cards(s.secrets.aside, Verb::keep_card, out);
      return;
    case Ask::redraw:
      offer_cards(hand_of(s, top.seat), Verb::discard, out);
      if (!s.secrets.aside.empty()) out.push_back(Action::of(Verb::done));
      return;
    case Ask::pay_cards:
      offer_cards(hand_of(s, top.seat), Verb::discard, out);
      return;
    case Ask::give_back:
    case Ask::hand_over_cards:
      offer_cards(hand_of(s, top.seat), Verb::give, out);
      return;
    case Ask::look:
      offer_cards(hand_of(s, top.other), Verb::take, out);
      offer_immediate_builds(s, top.other, out);
      return;
    case Ask::hand_over:
    case Ask::hand_over_late:
      offer_give_crown(s, top.seat, out);
      return;
    case Ask::loot:
      out.push_back(Action::of(Verb::loot_gold));
      out.push_back(Action::of(Verb::loot_card));
      return;
    case Ask::place_warrants:
      offer_characters(s, Verb::warrant, static_cast<RankMask>(nameable(s) & ~s.table.warrants),
                       out);
      return;
    case Ask::place_threats:
      offer_characters(s, Verb::threaten, static_cast<RankMask>(victims(s) & ~s.table.threats),
                       out);
      return;
    case Ask::sign_warrant:
      offer_characters(s, Verb::sign, s.table.warrants, out);
      return;
    case Ask::place_rose:
      offer_characters(s, Verb::rose, s.table.threats, out);
      return;
    case Ask::bribe:
      offer_either(Verb::bribe, Verb::refuse, {}, out);
      return;
    case Ask::threat:
      offer_either(Verb::reveal, Verb::leave, {}, out);
      return;
    case Ask::warrant:
      offer_either(Verb::confiscate, Verb::pass, check_confiscation(s), out);
      return;
    case Ask::graveyard:
      offer_either(Verb::rescue, Verb::let_go, {}, out);
      return;
    case Ask::hospital:
      for (const Verb verb : {Verb::gather_gold, Verb::gather_cards, Verb::stay_hidden}) {
        if (!check_hospital(s, Action::of(verb), top.seat)) out.push_back(Action::of(verb));
      }
      return;
    case Ask::draw:
    case Ask::pull:
    case Ask::receive:
    case Ask::finish_build:
      return;
  }
}

void apply_answer(State& s, const Action& a, Events& ev) {
  switch (a.verb) {
    case Verb::draw: {
      const Pending& top = s.table.pending.back();
      const Seat seat = top.seat;
      s.secrets.deck.draw(a.district(), seat);
      (top.to_aside ? s.secrets.aside : hand_of(s, seat)).add(kind(a.district()));
      ev.push({.kind = EventKind::card_drawn,
               .seat = seat,
               .card = Built{a.district()},
               .audience = SeatSet(seat)});
      count_down(s);
      return;
    }
    case Verb::pull: {
      const Pending top = answered(s);
      hand_of(s, top.seat).remove(kind(a.district()));
      hand_of(s, top.other).add(kind(a.district()));
      ev.push({.kind = EventKind::card_pulled,
               .seat = top.other,
               .other = top.seat,
               .card = Built{a.district()},
               .audience = both(top.seat, top.other)});
      return;
    }
    case Verb::receive: {
      const Pending top = answered(s);
      finish_swap(s, top.seat, top.other, s.secrets.swap_given, rank_of(a.character()), ev);
      return;
    }
    case Verb::keep_card:
      keep_card(s, a.district(), ev);
      return;
    case Verb::done:
      finish_redraw(s, ev);
      return;
    case Verb::discard:
    case Verb::give:
      choose_card(s, a, ev);
      return;
    case Verb::take:
    case Verb::build:
      take_from_hand(s, a, ev);
      return;
    case Verb::give_crown: {
      const Pending top = answered(s);
      give_crown(s, top.seat, a.seat(), top.ask == Ask::hand_over_late, ev);
      return;
    }
    case Verb::loot_gold:
    case Verb::loot_card:
      loot(s, a.verb, ev);
      return;
    case Verb::warrant:
    case Verb::threaten:
      place_mark(s, a, ev);
      return;
    case Verb::sign:
    case Verb::rose:
      mark_secretly(s, a, ev);
      return;
    case Verb::bribe:
    case Verb::refuse:
    case Verb::reveal:
    case Verb::leave:
      answer_threat(s, a.verb, ev);
      return;
    case Verb::confiscate:
      s.table.pending.pop_back();
      confiscate(s, ev);
      return;
    case Verb::pass:
      ev.push({.kind = EventKind::warrant_passed, .seat = answered(s).seat, .other = me(s)});
      place_building(s, me(s), ev);
      return;
    case Verb::rescue:
    case Verb::let_go:
      answer_graveyard(s, a.verb, ev);
      return;
    default:
      answer_hospital(s, a.verb, ev);
  }
}

bool settle_automatic(State& s, Events& ev) {
  const Pending& top = s.table.pending.back();
  switch (top.ask) {
    case Ask::finish_build:
      s.table.pending.pop_back();
      finish_build(s, ev);
      return true;
    case Ask::keep:
    case Ask::research:
      if (s.secrets.aside.size() != 1) return false;
      keep_card(s, static_cast<District>(std::countr_zero(s.secrets.aside.kinds())), ev);
      return true;
    default:
      return false;
  }
}

}  // namespace prestige::citadels
