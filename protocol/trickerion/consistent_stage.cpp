#include <algorithm>

#include "games/trickerion/rules/downtown.h"
#include "games/trickerion/rules/setup.h"
#include "games/trickerion/rules/stage.h"
#include "protocol/trickerion/consistent.h"
#include "protocol/trickerion/words.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

std::string show_field(int position) { return "shows[" + std::to_string(position) + "]"; }

Marker printed_at(const PerformanceDef& d, std::size_t slot) {
  for (const Neutral& n : d.neutrals) {
    if (n.slot != Slot::guest && at(n.slot) == slot) return Marker::neutral(n.top);
  }
  return {};
}

bool has_trick(const State& s, Marker m) {
  return m.is_players() && m.owner < s.table.players() &&
         player(s, m.seat()).tricks[m.suit].exists();
}

void check_slots(Examination& exam, const Show& show, const std::string& field) {
  const PerformanceDef& d = def(*show.card);
  for (std::size_t i = 0; i < kSlots; ++i) {
    const Marker m = show.slot[i];
    const std::string slot(id_of(Slot(i)));
    const Marker printed = printed_at(d, i);
    exam.require(!printed.exists() || m == printed, field, "printed_marker", slot);
    if (!m.exists() || m == printed) continue;
    exam.require((d.slots >> i & 1) != 0, field, "no_slot", slot);
    const bool dummy = m.owner == Marker::kDummy && exam.s.table.options.dummies();
    exam.require(dummy || has_trick(exam.s, m), field, "marker_without_trick", slot);
  }
}

void check_guests(Examination& exam, const Show& show, const std::string& field) {
  for (std::size_t i = 0; i < show.guests.size(); ++i) {
    const Marker m = show.guests[i];
    exam.require(has_trick(exam.s, m), field, "marker_without_trick", "guest");
    for (std::size_t j = 0; j < i; ++j) {
      exam.require(!show.guests[j].same_marker(m), field, "twice", "guest");
    }
  }
}

// Cards start on the first places and move by one at the end of a turn.
int last_position(const Table& t) {
  const int laid = t.phase == Phase::opening ? t.step : t.players() - 1;
  const int moves = t.turn - (t.phase >= Phase::moving_cards ? 0 : 1);
  if (t.phase < Phase::opening) return -1;
  return std::min(laid - 1 + std::max(0, moves), t.positions() - 1);
}

void check_show(Examination& exam, int position, PerformanceMask& used) {
  const Show& card = show(exam.s, position);
  const Table& t = exam.s.table;
  const std::string field = show_field(position);
  if (!card.exists()) {
    exam.require(card == Show{}, field, "no_card_there");
    return;
  }
  const PerformanceMask all = initial_state(t.options).table.unseen_performances;
  const std::string name(id_of(*card.card));
  exam.require(position <= last_position(t), field, "no_position");
  exam.require((all & bit(*card.card)) != 0, field, "not_in_game", name);
  exam.require(((used | t.unseen_performances) & bit(*card.card)) == 0, field, "twice", name);
  used |= bit(*card.card);
  check_slots(exam, card, field);
  check_guests(exam, card, field);
}

// Every theater still has the cards that will enter.
void check_performance_deck(Examination& exam) {
  const Table& t = exam.s.table;
  const auto deck = t.options.deck();
  const PerformanceMask all = initial_state(t.options).table.unseen_performances;
  exam.require(t.entered <= deck[0] + deck[1] + deck[2], "entered", "too_many");
  exam.require((t.unseen_performances & ~all) == 0, "unseen_performances", "not_in_game");
  int before = t.entered;
  for (std::size_t i = 0; i < deck.size(); ++i) {
    const int due = std::max(0, deck[i] - before);
    before = std::max(0, before - deck[i]);
    const int left = std::popcount(t.unseen_performances & cards_of(Theater(i), t.options.duel));
    exam.require(left >= due, "unseen_performances", "too_few", std::string(id_of(Theater(i))));
  }
  if (t.phase == Phase::moving_cards) {
    exam.require(next_theater(exam.s) && !show(exam.s, 0).exists(), "shows[0]", "nothing_enters");
  }
}

// Before the first turn every card lies on its place or is still to come, and no Trick is set up.
void check_first_cards(Examination& exam, PerformanceMask used) {
  const Table& t = exam.s.table;
  if (t.phase >= Phase::rolling) return;
  const PerformanceMask all = initial_state(t.options).table.unseen_performances;
  exam.require(t.unseen_performances == (all & ~used), "unseen_performances", "too_few");
  exam.require(std::popcount(used) == last_position(t) + 1, "shows", "no_card_there");
  for (int i = 0; i < kShowsMax; ++i) {
    bool free = true;
    for_each_marker(show(exam.s, i), [&](Marker m, MarkerRef) { free = free && !m.is_players(); });
    exam.require(free, show_field(i), "not_in_phase", std::string(id_of(t.phase)));
  }
}

int markers_of(const State& s, Seat seat, Suit suit) {
  const Player& p = player(s, seat);
  int n = p.unused[at(suit)] + p.tricks[at(suit)].markers;
  for (int i = 0; i < kShowsMax; ++i) {
    for_each_marker(show(s, i), [&](Marker m, MarkerRef) {
      if (m.is_of(seat) && m.of_suit() == suit) n += 1 + m.stacked;
    });
  }
  const Doing& doing = s.table.doing;
  for (const Pending& p_at : s.table.pending) {
    const bool on_the_way =
        p_at.ask == Ask::at && doing.from == 0xff && doing.owner == seat && doing.suit == suit;
    if (on_the_way) n += doing.stack ? 2 : 1;
  }
  return n;
}

void check_markers(Examination& exam) {
  const bool lost = exam.s.table.options.returned_trick_markers == ReturnedTrickMarkers::removed;
  for (int i = 0; i < exam.s.table.players(); ++i) {
    for (int suit = 0; suit < kSuits; ++suit) {
      const int n = markers_of(exam.s, Seat(i), Suit(suit));
      exam.require(n == kMarkersPerSuit || (lost && n < kMarkersPerSuit), seat_field(i, "unused"),
                   "four_markers", std::string(id_of(Suit(suit))));
    }
  }
}

void check_market(Examination& exam) {
  const Market& m = exam.s.table.market;
  exam.require(m.quick_claim == Seat::nobody() || is_seat(exam.s, m.quick_claim),
               "market.quick_claim", "not_a_player");
  SeatSet seen;
  for (const Seat seat : m.shares) {
    if (!exam.require(is_seat(exam.s, seat) && !seen.has(seat), "market.shares", "not_a_player")) {
      return;
    }
    seen.add(seat);
  }
}

// A die shows X or one of its own faces.
void check_dice(Examination& exam) {
  for (int i = 0; i < kDice; ++i) {
    const Face face = exam.s.table.dice[static_cast<std::size_t>(i)];
    const auto faces = faces_of(Die(i));
    exam.require(face == Face::x || std::ranges::find(faces, face) != faces.end(), "dice",
                 "no_such_face", std::string(id_of(Die(i))));
  }
}

}  // namespace

void check_stage(Examination& exam) {
  PerformanceMask used = 0;
  for (int i = 0; i < kShowsMax && exam.good(); ++i) check_show(exam, i, used);
  if (!exam.good()) return;
  check_performance_deck(exam);
  check_first_cards(exam, used);
  check_markers(exam);
  check_market(exam);
  check_dice(exam);
}

}  // namespace prestige::protocol
