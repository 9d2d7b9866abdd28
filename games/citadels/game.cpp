#include "games/citadels/game.h"

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/chance.h"
#include "games/citadels/rules/pending.h"
#include "games/citadels/rules/round.h"
#include "games/citadels/rules/selection.h"
#include "games/citadels/rules/turn.h"

namespace prestige::citadels {

namespace {

Illegal check_choice(const State& s, const Action& a) {
  const bool keep = selection_slots(s.table)[s.table.slots_filled].kind == SlotKind::keep;
  if (a.verb != (keep ? Verb::keep_character : Verb::put_aside)) return Reason::not_now;
  if (!s.table.in_cast(a.character())) return Reason::character_not_in_cast;
  return (choices(s) & bit(rank_of(a.character()))) != 0 ? Illegal() : Illegal(Reason::not_in_pile);
}

void offer_choices(const State& s, Actions& out) {
  const bool keep = selection_slots(s.table)[s.table.slots_filled].kind == SlotKind::keep;
  const Verb verb = keep ? Verb::keep_character : Verb::put_aside;
  list_ranks(out, choices(s), [&](Rank rank) { return Action::of(verb, s.table.cast[rank]); });
}

[[gnu::noinline]] void list_chance(const State& s, Actions& out) {
  Outcomes outcomes;
  chance_outcomes(s, outcomes);
  for (const WeightedAction& outcome : outcomes) out.push_back(outcome.action);
}

}  // namespace

State Citadels::initial(const Options& options) { return initial_state(options); }

SeatSet Citadels::acting_outside_turn(const State& s) {
  if (!s.table.pending.empty()) return SeatSet(answering_seat(s.table));
  if (s.table.phase == Phase::selecting) return SeatSet(chooser(s.table));
  if (s.table.phase == Phase::over) return SeatSet();
  return SeatSet(s.table.phase == Phase::swapping ? theater_owner(s) : Seat::chance());
}

void Citadels::legal_actions(const State& s, Seat seat, Actions& out) {
  out.clear();
  if (in_turn(s)) {
    if (seat == s.table.turn.seat) offer_turn(s, out);
  } else if (seat == Seat::chance()) {
    if (acting(s).has(seat)) list_chance(s, out);
  } else {
    list_outside_turn(s, seat, out);
  }
}

[[gnu::noinline]] void Citadels::list_outside_turn(const State& s, Seat seat, Actions& out) {
  if (!s.table.pending.empty()) {
    if (seat == answering_seat(s.table)) offer_answers(s, out);
  } else if (s.table.phase == Phase::selecting) {
    if (seat == chooser(s.table)) offer_choices(s, out);
  } else if (acting(s).has(seat)) {
    offer_swaps(s, out);
    out.push_back(Action::of(Verb::no_swap));
  }
}

Illegal Citadels::check(const State& s, Seat seat, const Action& a) {
  if (s.table.phase == Phase::over) return Reason::game_over;
  if (!acting(s).has(seat)) return Reason::not_acting;
  if (seat == Seat::chance()) return check_chance(s, a);
  if (!s.table.pending.empty()) return check_answer(s, a);
  if (s.table.phase == Phase::selecting) return check_choice(s, a);
  if (s.table.phase == Phase::swapping) {
    if (a.verb == Verb::no_swap) return {};
    return a.verb == Verb::swap ? check_swap(s, a) : Illegal(Reason::not_now);
  }
  return check_turn(s, a);
}

void Citadels::chance_outcomes(const State& s, Outcomes& out) { citadels::chance_outcomes(s, out); }

Action Citadels::sample(const State& s, Rng& rng) { return sample_chance(s, rng); }

int Citadels::play_chance(State& s, Rng& rng, Events& ev) {
  int draws = 0;
  while (true) {
    if (cards_are_due(s)) {
      draws += draw_cards_due(s, rng, ev);
      if (!waits_for_decision(s)) advance(s, ev);
    } else if (acting(s).has(Seat::chance())) {
      ++draws;
      apply(s, Seat::chance(), sample(s, rng), ev);
    } else {
      return draws;
    }
  }
}

void Citadels::apply(State& s, Seat seat, const Action& a, Events& ev) {
  DCHECK(!check(s, seat, a));
  if (in_turn(s)) {
    apply_turn(s, a, ev);
  } else {
    apply_outside_turn(s, seat, a, ev);
  }
  if (!waits_for_decision(s)) advance(s, ev);
}

void Citadels::apply_outside_turn(State& s, Seat seat, const Action& a, Events& ev) {
  if (seat == Seat::chance()) {
    apply_chance(s, a, ev);
  } else if (!s.table.pending.empty()) {
    apply_answer(s, a, ev);
  } else if (s.table.phase == Phase::selecting) {
    fill_slot(s, rank_of(a.character()), ev);
  } else if (a.verb == Verb::swap) {
    apply_swap(s, a, ev);
  } else {
    ev.push({.kind = EventKind::swap_declined, .seat = seat});
    s.table.phase = Phase::calling;
  }
}

std::optional<Outcome> Citadels::outcome(const State& s) {
  if (s.table.phase != Phase::over) return std::nullopt;
  return final_outcome(s);
}

const char* Citadels::invariant_broken(const State& s) {
  const Table& t = s.table;
  if (t.phase == Phase::casting || t.phase == Phase::stocking || t.phase == Phase::crowning) {
    return nullptr;
  }
  // T077: every one of the 68 cards is somewhere, once.
  Bag all = s.secrets.deck.all_cards();
  all.add(s.secrets.aside);
  for (std::size_t i = 0; i < kPlayersMax; ++i) {
    all.add(s.secrets.hand[i]);
    all.add(s.secrets.tucked[i]);
    all.add(t.city[i].plain);
    all.add(t.city[i].beautified);
  }
  bool building = false;
  for (const Pending& pending : t.pending) {
    if (pending.ask == Ask::graveyard) all.add(pending.card);
    building = building || pending.ask == Ask::warrant || pending.ask == Ask::finish_build;
  }
  if (building) all.add(static_cast<int>(t.building.district));
  for (const DistrictDef& def : kDistrictDefs) {
    const bool in_game = def.type != Type::unique || (t.uniques & bit(def.id)) != 0;
    if (all.count(static_cast<int>(def.id)) != (in_game ? def.copies : 0)) {
      return "the cards are not the 68 of this game";
    }
  }
  for (int i = 0; i < t.players(); ++i) {
    if (gold_of(s, Seat(i)) > 10000) return "gold out of range";
  }
  if (t.crown.index() >= t.players()) return "nobody has the crown";
  if (t.phase != Phase::over && acting(s).empty()) return "nobody acts";
  return nullptr;
}

}  // namespace prestige::citadels
