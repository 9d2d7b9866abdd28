#include "games/citadels/rules/round.h"

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/build.h"
#include "games/citadels/rules/pending.h"
#include "games/citadels/rules/selection.h"
#include "games/citadels/rules/turn.h"

namespace prestige::citadels {

namespace {

constexpr Bag kBasicDeck = [] {
  Bag bag;
  for (const DistrictDef& def : kDistrictDefs) {
    for (int i = 0; i < def.copies && def.type != Type::unique; ++i) {
      bag.add(static_cast<int>(def.id));
    }
  }
  return bag;
}();
static_assert(kBasicDeck.size() == kDeckSize - kUniquesInGame);

void deal(State& s) {
  s.secrets.deck.add_shuffled(kBasicDeck);
  s.secrets.deck.add_shuffled(Bag::of(s.table.uniques));
  for (int i = s.table.players() - 1; i >= 0; --i) {
    s.table.gold[static_cast<std::size_t>(i)] = 2;
    ask(s, {.ask = Ask::draw, .seat = Seat(i), .left = 4});
  }
}

void start_round(State& s, Events& ev) {
  Table& t = s.table;
  ++t.round;
  t.starter = t.crown;
  t.phase = Phase::laying_out;
  t.called = 0;
  t.face_up = 0;
  t.slots_filled = 0;
  t.shown_by.fill(Seat::nobody());
  t.killed = t.bewitched = t.robbed = 0;
  t.witch = t.thief = t.magistrate = t.blackmailer = t.protected_seat = Seat::nobody();
  t.warrants = t.threats = t.threats_placed = 0;
  t.blank_shown = 0;
  t.rose_shown = false;
  t.swap_owner = t.swap_opponent = Seat::nobody();
  t.round_step = 0;
  t.turn = Turn{};
  Secrets& x = s.secrets;
  x.slot.fill(0);
  x.last_took_down = false;
  x.holder.fill(Seat::nobody());
  x.signed_warrant = x.rose = x.swap_given = x.swap_received = 0;
  ev.push({.kind = EventKind::round_started, .seat = t.crown, .amount = t.round});
}

// C10.1: the late moves of the crown. Returns whether a killed rank 4 was shown only now.
bool settle_crown(State& s, Events& ev) {
  const Seat seat = s.secrets.holder[4];
  const bool gives = def_of(s.table.cast[4]).crown == CrownRole::gives;
  if (seat == Seat::nobody()) return false;
  if (s.table.bewitched == 4 && gives &&
      !s.table.options.switches.bewitched_emperor_crown_to_witch) {
    ask(s, {.ask = Ask::hand_over_late, .seat = seat});
  }
  if (s.table.killed != 4) return false;
  const bool shown_now = !s.table.is_shown(4);
  if (shown_now) reveal(s, 4, ev);
  if (gives) {
    ask(s, {.ask = Ask::hand_over_late, .seat = seat});
  } else {
    move_crown(s, seat, ev);
  }
  return shown_now;
}

// C10.2: a Queen beside the killed rank 4 that has just been shown.
void pay_queen(State& s, Events& ev) {
  if (s.table.ranks() < 9 || s.table.cast[9] != Character::queen) return;
  const Seat queen = s.table.shown_by[9];
  if (queen == Seat::nobody() || !sits_beside_rank4(s, queen)) return;
  gain_gold(s, queen, 3);
  ev.push({.kind = EventKind::royal_gold_received, .seat = queen, .amount = 3});
}

void end_round_step(State& s, Events& ev) {
  switch (s.table.round_step++) {
    case 0:
      if (!settle_crown(s, ev)) s.table.round_step = 2;
      return;
    case 1:
      pay_queen(s, ev);
      return;
    default:
      ev.push({.kind = EventKind::round_ended, .amount = s.table.round});
      if (s.table.first_completed != Seat::nobody()) {
        s.table.phase = Phase::over;
        ev.push({.kind = EventKind::game_ended});
      } else {
        start_round(s, ev);
      }
  }
}

// The selection goes on by itself only at its end; true when somebody must choose.
[[gnu::noinline]] bool step_selection(State& s, Events& ev) {
  const auto slots = selection_slots(s.table);
  if (s.table.slots_filled == slots.size()) {
    hand_out_characters(s);
    s.table.phase = Phase::swapping;
    return false;
  }
  const bool last_left =
      s.table.slots_filled + 1u == slots.size() && slots.back().kind == SlotKind::aside;
  if (last_left) fill_slot(s, static_cast<Rank>(std::countr_zero(pile(s))), ev);
  return !last_left;
}

// One step of a phase; true when somebody must decide (or all is over). Not inlined, as it would
// bloat the frame of advance().
[[gnu::noinline]] bool step(State& s, Events& ev) {
  Table& t = s.table;
  switch (t.phase) {
    case Phase::casting:
      if (t.options.random_cast && t.slots_filled < t.ranks()) return true;
      t.slots_filled = 0;
      t.phase = Phase::stocking;
      return false;
    case Phase::stocking:
      if (std::popcount(t.uniques) < kUniquesInGame) return true;
      t.phase = Phase::crowning;
      return false;
    case Phase::crowning:
      if (t.options.first_crown_random && t.crown == Seat::nobody()) return true;
      if (t.crown == Seat::nobody()) {
        t.crown = t.options.first_crown_seat;
        ev.push({.kind = EventKind::crown_assigned, .seat = t.crown});
      }
      t.phase = Phase::dealing;
      deal(s);
      return false;
    case Phase::dealing:
      start_round(s, ev);
      return false;
    case Phase::laying_out:
      if (std::popcount(t.face_up) < face_up_count(t.players(), t.ranks())) return true;
      t.phase = Phase::selecting;
      return false;
    case Phase::swapping:
      if (theater_owner(s) != Seat::nobody()) return true;
      t.phase = Phase::calling;
      return false;
    case Phase::ending_round:
      end_round_step(s, ev);
      return false;
    case Phase::selecting:
    case Phase::calling:
    case Phase::taking_turn:
    case Phase::ending_turn:
    case Phase::over:
      break;
  }
  return true;
}

}  // namespace

State initial_state(const Options& options) {
  State s{};
  s.table.options = options;
  s.table.uniques = options.uniques;
  for (Rank rank = 1; rank <= options.ranks && !options.random_cast; ++rank) {
    s.table.cast[rank] = options.cast[rank - 1u];
  }
  s.table.shown_by.fill(Seat::nobody());
  s.secrets.holder.fill(Seat::nobody());
  Events silent;
  advance(s, silent);
  return s;
}

void advance(State& s, Events& ev) {
  Table& t = s.table;
  const auto free_in = [&](Phase phase) { return t.phase == phase && t.pending.empty(); };
  while (true) {
    // The end of a turn leads to the next call and that to the next turn: in this order the phases
    // of a round need no switch, whose jumps are hard to foresee.
    if (free_in(Phase::ending_turn)) end_turn(s, ev);
    if (free_in(Phase::calling)) call_ranks(s, ev);
    if (!t.pending.empty()) {
      if (!settle_automatic(s, ev)) return;
    } else if (t.phase == Phase::taking_turn) {
      if (!t.turn.gathered || !continue_turn(s, ev)) return;
    } else if (t.phase == Phase::selecting) {
      if (step_selection(s, ev)) return;
    } else if (step(s, ev)) {
      return;
    }
  }
}

}  // namespace prestige::citadels
