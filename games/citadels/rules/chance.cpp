#include "games/citadels/rules/chance.h"

#include "games/citadels/rules/pending.h"
#include "games/citadels/rules/selection.h"

namespace prestige::citadels {

namespace {

// What chance decides, as one of three shapes: a card of a bag, a character of a set, a seat.
enum class Draw : std::uint8_t { district, character, seat };

struct ChanceQuestion {
  Draw draw;
  Verb verb;
  RankMask ranks = 0;  // character: one of the cast
};

RankMask held_by(const State& s, Seat seat) {
  RankMask ranks = 0;
  for (Rank rank = 1; rank <= s.table.ranks(); ++rank) {
    if (s.secrets.holder[rank] == seat) ranks |= bit(rank);
  }
  return ranks;
}

ChanceQuestion question_of(const State& s) {
  const Table& t = s.table;
  if (!t.pending.empty()) {
    const Pending& top = t.pending.back();
    if (top.ask == Ask::draw) return {Draw::district, Verb::draw};
    if (top.ask == Ask::pull) return {Draw::district, Verb::pull};
    return {Draw::character, Verb::receive, held_by(s, top.other)};
  }
  switch (t.phase) {
    case Phase::stocking:
      return {Draw::district, Verb::unique};
    case Phase::laying_out:
      // C4.2, A04: never rank 4.
      return {Draw::character, Verb::face_up, static_cast<RankMask>(pile(s) & ~bit(Rank{4}))};
    case Phase::selecting:
      return {Draw::character, t.slots_filled == 0 ? Verb::face_down : Verb::put_aside, pile(s)};
    default:
      return {Draw::seat, Verb::first_crown};
  }
}

// The cards a question about a district is about.
Bag cards_of(const State& s, Verb verb) {
  const Table& t = s.table;
  if (verb == Verb::draw) return s.secrets.deck.next_cards();
  if (verb == Verb::pull) return hand_of(s, t.pending.back().seat);
  return Bag::of(fitting_uniques({t.cast[1], t.cast[2], t.cast[3], t.cast[4], t.cast[5], t.cast[6],
                                  t.cast[7], t.cast[8], t.cast[9]}) &
                 ~t.uniques);
}

// One card of a bag, all alike.
int pick_any(const Bag& cards, Rng& rng) {
  return cards.pick(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
}

void tell_drawn(Seat seat, District d, Events& ev) {
  ev.push(
      {.kind = EventKind::card_drawn, .seat = seat, .card = Built{d}, .audience = SeatSet(seat)});
}

District draw_shuffled(Deck& deck, Rng& rng) {
  const auto d = static_cast<District>(pick_any(deck.shuffled(), rng));
  deck.remove_shuffled(d);
  return d;
}

// The shuffled part is used up. Most groups below it are a single card, which needs no choice, only
// its random number.
[[gnu::noinline]] District draw_from_below(Deck& deck, Seat seat, Rng& rng) {
  ASSERT(!deck.empty());
  if (deck.next_is_certain()) {
    rng.below(1);
    return deck.draw_certain();
  }
  const auto d = static_cast<District>(pick_any(deck.next_cards(), rng));
  deck.draw(d, seat);
  return d;
}

}  // namespace

bool chance_acts(const State& s) {
  const Table& t = s.table;
  if (!t.pending.empty()) return answering_seat(t) == Seat::chance();
  switch (t.phase) {
    case Phase::casting:
    case Phase::stocking:
    case Phase::crowning:
    case Phase::laying_out:
      return true;
    case Phase::selecting:
      return chooser(t) == Seat::chance();
    default:
      return false;
  }
}

void chance_outcomes(const State& s, Outcomes& out) {
  out.clear();
  if (s.table.pending.empty() && s.table.phase == Phase::casting) {
    const auto rank = static_cast<Rank>(s.table.slots_filled + 1);
    for (const Character c : fitting_characters(s.table.options, rank)) {
      out.push_back({Action::of(Verb::cast, c), 1});
    }
    return;
  }
  const ChanceQuestion question = question_of(s);
  switch (question.draw) {
    case Draw::district:
      cards_of(s, question.verb).for_each([&](int kind, int count) {
        out.push_back({Action::of(question.verb, static_cast<District>(kind)),
                       static_cast<std::uint32_t>(count)});
      });
      return;
    case Draw::character:
      for_each_rank(question.ranks, [&](Rank rank) {
        out.push_back({Action::of(question.verb, s.table.cast[rank]), 1});
      });
      return;
    case Draw::seat:
      for (int i = 0; i < s.table.players(); ++i) {
        out.push_back({Action::of(question.verb, Seat(i)), 1});
      }
  }
}

Action sample_chance(const State& s, Rng& rng) {
  if (s.table.pending.empty() && s.table.phase == Phase::casting) {
    const auto rank = static_cast<Rank>(s.table.slots_filled + 1);
    const auto fitting = fitting_characters(s.table.options, rank);
    return Action::of(Verb::cast, fitting[rng.below(static_cast<std::uint32_t>(fitting.size()))]);
  }
  const ChanceQuestion question = question_of(s);
  switch (question.draw) {
    case Draw::district: {
      const int kind = pick_any(cards_of(s, question.verb), rng);
      return Action::of(question.verb, static_cast<District>(kind));
    }
    case Draw::character: {
      const auto count = static_cast<std::uint32_t>(std::popcount(question.ranks));
      const int rank = select_bit(question.ranks, static_cast<int>(rng.below(count)));
      return Action::of(question.verb, s.table.cast[static_cast<std::size_t>(rank)]);
    }
    case Draw::seat:
      break;
  }
  const auto players = static_cast<std::uint32_t>(s.table.players());
  return Action::of(question.verb, Seat(static_cast<int>(rng.below(players))));
}

int draw_cards_due(State& s, Rng& rng, Events& ev) {
  const Pending top = answered(s);
  Deck& deck = s.secrets.deck;
  Bag& to = top.to_aside ? s.secrets.aside : hand_of(s, top.seat);
  for (int i = 0; i < top.left; ++i) {
    const District d =
        deck.shuffled().empty() ? draw_from_below(deck, top.seat, rng) : draw_shuffled(deck, rng);
    to.add(static_cast<int>(d));
    tell_drawn(top.seat, d, ev);
  }
  return top.left;
}

Illegal check_chance(const State& s, const Action& a) {
  Outcomes outcomes;
  chance_outcomes(s, outcomes);
  for (const WeightedAction& outcome : outcomes) {
    if (outcome.action == a) return {};
  }
  return Reason::not_now;
}

void apply_chance(State& s, const Action& a, Events& ev) {
  Table& t = s.table;
  switch (a.verb) {
    case Verb::cast:
      t.cast[rank_of(a.character())] = a.character();
      ++t.slots_filled;
      ev.push({.kind = EventKind::character_cast, .character = a.character()});
      return;
    case Verb::unique:
      t.uniques |= bit(a.district());
      ev.push({.kind = EventKind::unique_chosen, .card = Built{a.district()}});
      return;
    case Verb::first_crown:
      t.crown = a.seat();
      ev.push({.kind = EventKind::crown_assigned, .seat = a.seat()});
      return;
    case Verb::face_up:
      t.face_up |= bit(rank_of(a.character()));
      ev.push({.kind = EventKind::character_set_face_up, .character = a.character()});
      return;
    case Verb::face_down:
    case Verb::put_aside:
      fill_slot(s, rank_of(a.character()), ev);
      return;
    default:
      apply_answer(s, a, ev);
  }
}

}  // namespace prestige::citadels
