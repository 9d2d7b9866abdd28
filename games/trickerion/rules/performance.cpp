#include "games/trickerion/rules/performance.h"

#include "games/trickerion/rules/declarations.h"
#include "games/trickerion/rules/placing.h"
#include "games/trickerion/rules/theater.h"

namespace prestige::trickerion {

namespace {

bool on_stage(const State& s, Seat seat) {
  return is_stage(player(s, seat).spot[at(Character::magician)]);
}

bool has_candidate(const State& s, Seat seat) {
  return std::any_of(s.table.shows.begin(), s.table.shows.end(),
                     [&](const Show& card) { return card.exists() && has_marker_of(card, seat); });
}

bool can_break_free(const State& s, Seat seat) {
  if (!has_ability(s, seat, Ability::breaking_free) || player(s, seat).ability_used) return false;
  Actions moves;
  offer_breaking_free(s, seat, moves);
  return !moves.empty();
}

bool can_go_first(const State& s, Seat seat) {
  return on_stage(s, seat) && !s.table.staging.first.has(seat) &&
         usable(s, seat, Power::master_of_ceremonies) > 0;
}

// Who performs next: those who declared it first, then by weekday.
Seat next_performer(const State& s) {
  const Staging& staging = s.table.staging;
  for (int place = 0; place < s.table.players(); ++place) {
    const Seat seat = in_order(s, place);
    if (staging.first.has(seat) && !staging.done.has(seat)) return seat;
  }
  for (int day = 0; day < kWeekdays; ++day) {
    for (int i = 0; i < s.table.players(); ++i) {
      const bool performs = player(s, Seat(i)).spot[at(Character::magician)] == stage(Weekday(day));
      if (performs && !staging.done.has(Seat(i))) return Seat(i);
    }
  }
  return Seat::nobody();
}

bool can_possess(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  return seat != s.table.staging.performer && has_ability(s, seat, Ability::soul_possession) &&
         !p.ability_used && p.shards > 0;
}

// The next player from this place of the order on who may take over the choice.
Seat next_possessor(const State& s, int from) {
  for (int place = from; place < s.table.players(); ++place) {
    if (can_possess(s, in_order(s, place))) return in_order(s, place);
  }
  return Seat::nobody();
}

void begin_show(State& s, Performance card, Events& ev) {
  Staging& staging = s.table.staging;
  staging.show = static_cast<std::uint8_t>(position_of(s, card));
  staging.step = 0;
  staging.steals = false;
  staging.premieres = false;
  staging.puppets = {};
  ev.push({.kind = EventKind::performance_begun, .seat = staging.performer, .performance = card});
  ask(s, Ask::show_declarations, staging.performer);
}

}  // namespace

// BEFORE_PERFORMANCE.

bool has_window_before(const State& s, Seat seat) {
  return can_break_free(s, seat) || can_go_first(s, seat);
}

Illegal check_before(const State& s, Seat seat, const Action& a) {
  switch (a.verb) {
    case Verb::pass:
      return {};
    case Verb::clear_out:
      return can_clear_out(s, seat) ? Illegal() : Illegal(Reason::nothing_to_return);
    case Verb::go_first:
      return can_go_first(s, seat) ? Illegal() : Illegal(Reason::power_not_usable);
    case Verb::reschedule:
      if (!has_ability(s, seat, Ability::breaking_free)) return Reason::not_your_ability;
      if (player(s, seat).ability_used) return Reason::ability_used;
      return check_breaking_free(s, seat, a);
    default:
      return Reason::not_now;
  }
}

void offer_before(const State& s, Seat seat, Actions& out) {
  if (can_break_free(s, seat)) offer_breaking_free(s, seat, out);
  if (can_go_first(s, seat)) out.push_back(Action::of(Verb::go_first));
  if (can_clear_out(s, seat)) out.push_back(Action::of(Verb::clear_out));
  out.push_back(Action::of(Verb::pass));
}

void apply_before(State& s, Seat seat, const Action& a, Events& ev) {
  switch (a.verb) {
    case Verb::reschedule:
      player(s, seat).ability_used = true;
      return apply_breaking_free(s, seat, a, ev);
    case Verb::go_first:
      use_power(s, seat, Power::master_of_ceremonies, 1);
      s.table.staging.first.add(seat);
      return ev.push({.kind = EventKind::goes_first, .seat = seat});
    case Verb::clear_out:
      return ask(s, Ask::clear_out, seat);
    default:
      ++s.table.cursor;
  }
}

// The shows.

void begin_shows(State& s) {
  s.table.staging.done = {};
  s.table.staging.performer = Seat::nobody();
  s.table.cursor = 0;
}

bool advance_shows(State& s, Events& ev) {
  Staging& staging = s.table.staging;
  if (staging.performer != Seat::nobody()) {
    // The own any-time actions may have taken the last marker away.
    if (has_candidate(s, staging.performer)) return false;
  } else {
    staging.performer = next_performer(s);
    s.table.cursor = 0;
    if (staging.performer == Seat::nobody()) return false;
    if (has_candidate(s, staging.performer)) return true;
  }
  ev.push({.kind = EventKind::nothing_to_perform, .seat = staging.performer});
  staging.done.add(staging.performer);
  staging.performer = Seat::nobody();
  return true;
}

Seat deciding_show(const State& s) {
  const Staging& staging = s.table.staging;
  if (staging.performer == Seat::nobody()) return Seat::nobody();
  const Seat possessor = next_possessor(s, s.table.cursor);
  return possessor != Seat::nobody() ? possessor : staging.performer;
}

Illegal check_show(const State& s, const Action& a) {
  const Seat performer = s.table.staging.performer;
  const Seat seat = deciding_show(s);
  if (a.verb == Verb::clear_out) {
    return can_clear_out(s, seat) ? Illegal() : Illegal(Reason::nothing_to_return);
  }
  if (a.verb == Verb::pass) {
    const bool must = seat == performer && options(s).perform_mandatory;
    return must ? Illegal(Reason::must_perform) : Illegal();
  }
  if (a.verb != (seat == performer ? Verb::perform : Verb::possess)) return Reason::not_now;
  const int position = position_of(s, a.first<Performance>());
  if (position < 0) return Reason::card_not_in_play;
  return has_marker_of(show(s, position), performer) ? Illegal()
                                                     : Illegal(Reason::no_marker_on_card);
}

void offer_show(const State& s, Actions& out) {
  const Seat performer = s.table.staging.performer;
  const Seat seat = deciding_show(s);
  PerformanceMask cards = 0;
  for (const Show& card : s.table.shows) {
    if (card.exists() && has_marker_of(card, performer)) cards |= bit(*card.card);
  }
  for (; cards != 0; cards &= cards - 1) {
    out.push_back(Action::of(seat == performer ? Verb::perform : Verb::possess,
                             Performance(std::countr_zero(cards))));
  }
  if (can_clear_out(s, seat)) out.push_back(Action::of(Verb::clear_out));
  if (seat != performer || !options(s).perform_mandatory) out.push_back(Action::of(Verb::pass));
}

void apply_show(State& s, const Action& a, Events& ev) {
  Staging& staging = s.table.staging;
  const Seat seat = deciding_show(s);
  switch (a.verb) {
    case Verb::clear_out:
      return ask(s, Ask::clear_out, seat);
    case Verb::possess:
      spend_shards(s, seat, 1, ev);
      player(s, seat).ability_used = true;
      ev.push({.kind = EventKind::soul_possessed,
               .seat = seat,
               .other = staging.performer,
               .performance = a.first<Performance>()});
      return begin_show(s, a.first<Performance>(), ev);
    case Verb::perform:
      return begin_show(s, a.first<Performance>(), ev);
    default:
      break;
  }
  if (seat != staging.performer) {
    s.table.cursor = static_cast<std::uint8_t>(initiative_place(s, seat) + 1);
    return;
  }
  ev.push({.kind = EventKind::performance_declined, .seat = seat});
  staging.done.add(seat);
  staging.performer = Seat::nobody();
}

// AFTER_PERFORMANCE.

void begin_after(State& s) {
  s.table.cursor = 0;
  for (int i = 0; i < s.table.players(); ++i) {
    Player& p = player(s, Seat(i));
    const int keeps = (stage_card(s, Seat(i)).keeps_marker ? 1 : 0) +
                      sum_powers(s, Seat(i), &PowerDef::keeps_marker);
    p.markers_to_keep = static_cast<std::uint8_t>(keeps);
  }
}

namespace {

bool can_recover(const Player& p, std::size_t suit) {
  return p.tricks[suit].exists() && p.performed_now[suit] > 0 && p.unused[suit] > 0;
}

}  // namespace

bool has_window_after(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  if (p.markers_to_keep == 0) return false;
  for (std::size_t i = 0; i < kSuits; ++i) {
    if (can_recover(p, i)) return true;
  }
  return false;
}

Illegal check_after(const State& s, Seat seat, const Action& a) {
  const Player& p = player(s, seat);
  if (a.verb == Verb::pass) return {};
  if (a.verb == Verb::clear_out) {
    return can_clear_out(s, seat) ? Illegal() : Illegal(Reason::nothing_to_return);
  }
  if (a.verb != Verb::recover) return Reason::not_now;
  const Maybe<Suit> suit = suit_of(p, a.first<Trick>());
  if (!suit) return Reason::not_your_trick;
  return can_recover(p, at(*suit)) ? Illegal() : Illegal(Reason::not_performed);
}

void offer_after(const State& s, Seat seat, Actions& out) {
  const Player& p = player(s, seat);
  TrickMask tricks = 0;
  for (std::size_t i = 0; i < kSuits; ++i) {
    if (can_recover(p, i)) tricks |= bit(*p.tricks[i].trick);
  }
  for (; tricks != 0; tricks &= tricks - 1) {
    out.push_back(Action::of(Verb::recover, Trick(std::countr_zero(tricks))));
  }
  if (can_clear_out(s, seat)) out.push_back(Action::of(Verb::clear_out));
  out.push_back(Action::of(Verb::pass));
}

void apply_after(State& s, Seat seat, const Action& a, Events& ev) {
  Player& p = player(s, seat);
  if (a.verb == Verb::clear_out) return ask(s, Ask::clear_out, seat);
  if (a.verb == Verb::pass) {
    p.markers_to_keep = 0;
    return;
  }
  const Suit suit = *suit_of(p, a.first<Trick>());
  put_markers(p, suit, 1);
  --p.performed_now[at(suit)];
  --p.markers_to_keep;
  ev.push({.kind = EventKind::marker_recovered, .seat = seat, .trick = a.first<Trick>()});
}

}  // namespace prestige::trickerion
