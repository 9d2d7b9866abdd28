#include "games/trickerion/rules/flow.h"

#include "games/trickerion/rules/assignment.h"
#include "games/trickerion/rules/chance.h"
#include "games/trickerion/rules/dark_alley.h"
#include "games/trickerion/rules/end_turn.h"
#include "games/trickerion/rules/performance.h"
#include "games/trickerion/rules/placing.h"
#include "games/trickerion/rules/questions.h"
#include "games/trickerion/rules/setup.h"
#include "games/trickerion/rules/turn.h"

namespace prestige::trickerion {

namespace {

void enter(State& s, Phase phase) {
  s.table.phase = phase;
  s.table.cursor = 0;
  s.table.step = 0;
}

// The player at the cursor of the Initiative Order.
Seat current(const State& s) { return in_order(s, s.table.cursor); }
bool all_done(const State& s) { return s.table.cursor >= s.table.players(); }

// R108: the hand is hidden, so the window opens by what everybody sees, not by what is in it.
bool may_learn_power(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  return options(s).powers && p.powers_in_hand > 0 && p.shards >= shards_for_slot(options(s), 0);
}

SeatSet unconfirmed(const State& s) {
  SeatSet seats;
  for (int i = 0; i < s.table.players(); ++i) {
    if (!player(s, Seat(i)).confirmed) seats.add(Seat(i));
  }
  return seats;
}
SeatSet still_discarding(const State& s) {
  SeatSet seats;
  for (int i = 0; i < s.table.players(); ++i) {
    if (hand(s, Seat(i)).discarded_powers.size() < kPowersDiscarded) seats.add(Seat(i));
  }
  return seats;
}

void next_setup_card(State& s, Events& ev) {
  Table& t = s.table;
  t.setup_card = t.next_setup_card;
  t.next_setup_card = {};
  if (!t.setup_card) return;
  t.closed = def(*t.setup_card).closed;
  t.closed_days = def(*t.setup_card).weekdays;
  ev.push({.kind = EventKind::turn_set_up, .turn_setup = t.setup_card});
}

void after_dice(State& s, Events& ev) {
  if (options(s).duel) {
    enter(s, Phase::turn_setup);
    return next_setup_card(s, ev);
  }
  enter(s, Phase::advertising);
  if (s.table.turn > 1) set_initiative(s, ev);
}

bool setup_cards_lie(const State& s) {
  return s.table.setup_card && (s.table.next_setup_card || s.table.turn >= options(s).turns());
}

// Skips players whose window would be empty (R88); true: the phase is over or a player was skipped.
template <class HasWindow>
bool skip_idle(State& s, Phase next, HasWindow&& has_window) {
  if (all_done(s)) {
    enter(s, next);
    return true;
  }
  if (has_window(current(s))) return false;
  ++s.table.cursor;
  return true;
}

// The next player in cyclic order with a Character to place.
bool advance_placing(State& s, Events& ev) {
  Table& t = s.table;
  if (t.placement.seat != Seat::nobody()) return advance_turn(s, ev);
  for (int i = 0; i < t.players(); ++i) {
    const int place = (t.cursor + i) % t.players();
    if (!has_unresolved(s, in_order(s, place))) continue;
    begin_turn(s, in_order(s, place));
    t.cursor = static_cast<std::uint8_t>((place + 1) % t.players());
    return true;
  }
  enter(s, Phase::before_shows);
  t.placement = {};
  return true;
}

bool advance_wages(State& s, Events& ev) {
  if (all_done(s)) {
    enter(s, Phase::returning);
    return true;
  }
  const Seat seat = current(s);
  if (s.table.step == 0) {
    begin_wages(s, seat, ev);
    s.table.step = 1;
  }
  if (chooses_wages(s, seat)) return false;
  const int owed = wages_owed(s, seat);
  pay_wages(s, seat, std::min<int>(owed, player(s, seat).coins), ev);
  s.table.step = 0;
  ++s.table.cursor;
  return true;
}

void begin_moving_cards(State& s, Events& ev) {
  enter(s, Phase::moving_cards);
  if (!move_cards(s, ev))
    enter(s, options(s).dark_alley ? Phase::prophesying : Phase::special_cards);
}

void next_turn(State& s, Events& ev) {
  ev.push({.kind = EventKind::turn_counted, .amount = static_cast<std::int16_t>(s.table.turn)});
  if (s.table.turn >= options(s).turns()) {
    enter(s, Phase::over);
    return ev.push({.kind = EventKind::game_ended});
  }
  ++s.table.turn;
  clear_turn(s);
  enter(s, Phase::rolling);
}

// One step without a decision; false: somebody has to decide.
bool advance_phase(State& s, Events& ev) {
  Table& t = s.table;
  switch (t.phase) {
    case Phase::rolling:
      if (t.step < kDice) return false;
      after_dice(s, ev);
      return true;
    case Phase::turn_setup:
      if (!setup_cards_lie(s)) return false;
      enter(s, Phase::advertising);
      if (t.turn > 1) set_initiative(s, ev);
      return true;
    case Phase::advertising:
      return skip_idle(s, Phase::learning_powers,
                       [&](Seat seat) { return can_advertise(s, seat); });
    case Phase::learning_powers:
      if (!skip_idle(s, Phase::assigning, [&](Seat seat) { return may_learn_power(s, seat); })) {
        return false;
      }
      if (t.phase == Phase::assigning) begin_assigning(s);
      return true;
    case Phase::assigning:
      if (!unconfirmed(s).empty()) return false;
      reveal(s, ev);
      enter(s, Phase::revealed);
      return true;
    case Phase::revealed:
      return skip_idle(s, Phase::placing, [&](Seat seat) { return can_change_plan(s, seat); });
    case Phase::placing:
      return advance_placing(s, ev);
    case Phase::before_shows:
      if (!skip_idle(s, Phase::showing, [&](Seat seat) { return has_window_before(s, seat); })) {
        return false;
      }
      if (t.phase == Phase::showing) begin_shows(s);
      return true;
    case Phase::showing:
      if (advance_shows(s, ev)) return true;
      if (t.staging.performer != Seat::nobody()) return false;
      enter(s, Phase::after_shows);
      begin_after(s);
      return true;
    case Phase::after_shows:
      return skip_idle(s, Phase::wages, [&](Seat seat) { return has_window_after(s, seat); });
    case Phase::wages:
      return advance_wages(s, ev);
    case Phase::returning:
      if (all_done(s)) {
        enter(s, Phase::orders);
      } else {
        return_characters(s, current(s), ev);
        ++t.cursor;
      }
      return true;
    case Phase::orders:
      if (t.step++ == 0) {
        orders_arrive(s, ev);
      } else {
        begin_moving_cards(s, ev);
      }
      return true;
    case Phase::prophesying:
      if (t.step++ == 0) {
        turn_prophecies(s, ev);
      } else {
        enter(s, Phase::special_cards);
        put_specials_away(s, ev);
      }
      return true;
    case Phase::special_cards:
      next_turn(s, ev);
      return true;
    case Phase::seating:
    case Phase::moving_cards:
    case Phase::choosing_magicians:
    case Phase::over:
      return false;
    default:
      return advance_setup(s, ev);
  }
}

// Answers that depend on cards the others cannot see: not asking would tell about them.
bool is_secret(Ask ask) { return ask == Ask::keep_special || ask == Ask::motivate; }

// R88: a step inside an action with one possible answer is carried out without asking.
bool settle_forced(State& s, Events& ev) {
  if (is_secret(s.table.pending.back().ask)) return false;
  Actions answers;
  offer_answers(s, answers);
  if (answers.size() != 1) return false;
  const Action only = answers[0];
  apply_answer(s, only, ev);
  return true;
}

}  // namespace

SeatSet deciding(const State& s) {
  const Table& t = s.table;
  if (!t.pending.empty()) return SeatSet(t.pending.back().seat);
  switch (t.phase) {
    case Phase::choosing_magicians:
      return SeatSet(in_seating(s, t.cursor));
    case Phase::discarding_powers:
      return still_discarding(s);
    case Phase::assigning:
      return unconfirmed(s);
    case Phase::placing:
      return SeatSet(t.placement.seat);
    case Phase::showing:
      return SeatSet(deciding_show(s));
    case Phase::over:
      return SeatSet();
    case Phase::advertising:
    case Phase::learning_powers:
    case Phase::revealed:
    case Phase::before_shows:
    case Phase::after_shows:
    case Phase::wages:
      return SeatSet(current(s));
    default:
      return SeatSet(Seat::chance());
  }
}

Illegal check_phase(const State& s, Seat seat, const Action& a) {
  const auto any_time = [&] {
    return can_clear_out(s, seat) ? Illegal() : Illegal(Reason::nothing_to_return);
  };
  switch (s.table.phase) {
    case Phase::choosing_magicians:
      return check_magician(s, a);
    case Phase::discarding_powers:
      return check_discard(s, seat, a);
    case Phase::advertising:
      if (a.verb == Verb::clear_out) return any_time();
      return a.verb == Verb::advertise || a.verb == Verb::pass ? Illegal()
                                                               : Illegal(Reason::not_now);
    case Phase::learning_powers:
      if (a.verb == Verb::clear_out) return any_time();
      return a.verb == Verb::pass ? Illegal() : check_learn_power(s, seat, a);
    case Phase::assigning:
      if (hand(s, seat).clearing) return check_clear_out(s, seat, a);
      if (a.verb == Verb::clear_out && !player(s, seat).confirmed) return any_time();
      return check_assigning(s, seat, a);
    case Phase::revealed:
      return check_plan(s, seat, a);
    case Phase::placing:
      return check_turn(s, a);
    case Phase::before_shows:
      return check_before(s, seat, a);
    case Phase::showing:
      return check_show(s, a);
    case Phase::after_shows:
      return check_after(s, seat, a);
    case Phase::wages:
      if (a.verb != Verb::pay) return Reason::not_now;
      return a.a <= std::min<int>(wages_owed(s, seat), player(s, seat).coins)
                 ? Illegal()
                 : Illegal(Reason::not_enough_coins);
    default:
      return Reason::not_now;
  }
}

void offer_phase(const State& s, Seat seat, Actions& out) {
  const auto any_time = [&] {
    if (can_clear_out(s, seat)) out.push_back(Action::of(Verb::clear_out));
  };
  switch (s.table.phase) {
    case Phase::choosing_magicians:
      return offer_magicians(s, out);
    case Phase::discarding_powers:
      return offer_discards(s, seat, out);
    case Phase::advertising:
      out.push_back(Action::of(Verb::advertise));
      any_time();
      return out.push_back(Action::of(Verb::pass));
    case Phase::learning_powers:
      offer_learn_power(s, seat, out);
      any_time();
      return out.push_back(Action::of(Verb::pass));
    case Phase::assigning:
      if (hand(s, seat).clearing) return offer_clear_out(s, seat, out);
      offer_assigning(s, seat, out);
      if (!player(s, seat).confirmed) any_time();
      return;
    case Phase::revealed:
      return offer_plans(s, seat, out);
    case Phase::placing:
      return offer_turn(s, out);
    case Phase::before_shows:
      return offer_before(s, seat, out);
    case Phase::showing:
      return offer_show(s, out);
    case Phase::after_shows:
      return offer_after(s, seat, out);
    case Phase::wages: {
      const int most = std::min<int>(wages_owed(s, seat), player(s, seat).coins);
      for (int coins = 0; coins <= most; ++coins) out.push_back(Action::of(Verb::pay, coins));
      return;
    }
    default:
      return;
  }
}

void apply_phase(State& s, Seat seat, const Action& a, Events& ev) {
  Table& t = s.table;
  switch (t.phase) {
    case Phase::choosing_magicians:
      return apply_magician(s, a, ev);
    case Phase::discarding_powers:
      return apply_discard(s, seat, a, ev);
    case Phase::assigning:
      // Nothing is asked here: the others go on choosing meanwhile.
      if (a.verb == Verb::return_trick || a.verb == Verb::return_component) {
        hand(s, seat).clearing = false;
        return apply_clear_out(s, seat, a, ev);
      }
      if (a.verb != Verb::clear_out) return apply_assigning(s, seat, a, ev);
      hand(s, seat).clearing = true;
      return;
    case Phase::placing:
      return apply_turn(s, a, ev);
    case Phase::before_shows:
      return apply_before(s, seat, a, ev);
    case Phase::showing:
      return apply_show(s, a, ev);
    case Phase::after_shows:
      return apply_after(s, seat, a, ev);
    case Phase::revealed:
      return apply_plan(s, seat, a, ev);
    case Phase::wages:
      pay_wages(s, seat, a.a, ev);
      t.step = 0;
      ++t.cursor;
      return;
    default:
      break;
  }
  if (a.verb == Verb::clear_out) return ask(s, Ask::clear_out, seat);
  if (a.verb == Verb::advertise) advertise(s, seat, ev);
  if (a.verb == Verb::learn_power) learn_power(s, seat, a, ev);
  ++t.cursor;
}

void advance(State& s, Events& ev) {
  while (true) {
    if (s.table.pending.empty()) {
      if (!advance_phase(s, ev)) return;
    } else if (is_automatic(s.table.pending.back())) {
      settle_automatic(s, ev);
    } else if (s.table.pending.back().seat == Seat::chance() || !settle_forced(s, ev)) {
      return;
    }
  }
}

}  // namespace prestige::trickerion
