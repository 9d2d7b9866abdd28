#include "games/trickerion/game.h"

#include "games/trickerion/rules/chance.h"
#include "games/trickerion/rules/flow.h"
#include "games/trickerion/rules/moments.h"
#include "games/trickerion/rules/questions.h"
#include "games/trickerion/rules/setup.h"

namespace prestige::trickerion {

namespace {

// ASSIGN: a player who has confirmed is not waited for, but may take the plan back.
bool may_withdraw(const State& s, Seat seat) {
  return s.table.phase == Phase::assigning && is_seat(s, seat) && player(s, seat).confirmed;
}

int markers_in_play(const State& s, Seat seat, Suit suit) {
  const Player& p = player(s, seat);
  int n = p.unused[at(suit)] + p.tricks[at(suit)].markers;
  for (int i = 0; i < kShowsMax; ++i) {
    for_each_marker(show(s, i), [&](Marker m, MarkerRef) {
      if (m.is_of(seat) && m.of_suit() == suit) n += 1 + m.stacked;
    });
  }
  const Doing& doing = s.table.doing;
  for (const Pending& pending : s.table.pending) {
    const bool on_the_way =
        pending.ask == Ask::at && doing.from == 0xff && doing.owner == seat && doing.suit == suit;
    if (on_the_way) n += doing.stack ? 2 : 1;
  }
  return n;
}

const char* broken_player(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  const bool removable = options(s).returned_trick_markers == ReturnedTrickMarkers::removed;
  for (int i = 0; i < kSuits; ++i) {
    const int markers = markers_in_play(s, seat, Suit(i));
    if (markers > kMarkersPerSuit || (markers < kMarkersPerSuit && !removable)) {
      return "the markers of a suit are not four";
    }
    const OwnTrick& t = p.tricks[static_cast<std::size_t>(i)];
    if (!t.exists() && t.markers > 0) return "markers on no Trick";
    if (t.exists() && (s.table.residence & bit(*t.trick)) != 0) return "a Trick in two places";
  }
  const Limit limit = options(s).component_limit;
  for (const std::uint8_t tokens : p.tokens) {
    if (limit.exists() && tokens > limit.most) return "too many Components of a type";
  }
  if (regular_piles(p) > 6) return "too many Component piles";
  if (regular_tricks(p) > 3 && options(s).direct_to_specialist_slots) return "too many Tricks";
  for (const Maybe<Component>& pile : p.manager_piles) {
    if (pile && (p.tokens[at(*pile)] == 0 || !p.has(Character::manager)))
      return "an empty Manager pile";
  }
  if (p.fame > 5000 || p.coins > 5000 || p.shards > 1000) return "an amount out of range";
  int cards = 0;
  for (const std::uint8_t n : hand(s, seat).permanent) cards += n;
  for (const Card card : hand(s, seat).below) cards += card.is_permanent() ? 1 : 0;
  if (cards != (options(s).dark_alley ? 6 : 9)) return "Permanent cards are missing";
  return nullptr;
}

const char* broken_specials(const State& s) {
  Bag all = s.secrets.out_of_game;
  for (const SpecialDeck& deck : s.secrets.deck) {
    all.add(deck.pool);
    int unknown = 0;
    for (const SpecialDeck::Entry& entry : deck.cards) {
      if (entry.is_known()) {
        all.add(entry.card);
      } else {
        ++unknown;
      }
    }
    if (unknown != deck.pool.size()) return "a Special deck does not fit its pool";
  }
  for (const Special card : s.table.used_specials) all.add(static_cast<int>(card));
  for (const Special card : s.secrets.looked_at) all.add(static_cast<int>(card));
  for (int i = 0; i < s.table.players(); ++i) {
    const Hand& h = hand(s, Seat(i));
    const Player& p = player(s, Seat(i));
    all.add(h.specials);
    for (std::size_t c = 0; c < kCharacters; ++c) {
      if (h.below[c].is_special() && p.duty[c] != Duty::placed) {
        all.add(static_cast<int>(h.below[c].special()));
      }
    }
  }
  for (int i = 0; i < kSpecials; ++i) {
    if (all.count(i) != special_copies(s.table, Special(i)))
      return "Special cards are not conserved";
  }
  return nullptr;
}

}  // namespace

State Trickerion::initial(const Options& options) { return initial_state(options); }

SeatSet Trickerion::acting(const State& s) { return deciding(s); }

void Trickerion::legal_actions(const State& s, Seat seat, Actions& out) {
  out.clear();
  if (!deciding(s).has(seat)) {
    if (may_withdraw(s, seat)) out.push_back(Action::of(Verb::withdraw));
    return;
  }
  if (seat == Seat::chance()) {
    Outcomes outcomes;
    trickerion::chance_outcomes(s, outcomes);
    for (const WeightedAction& o : outcomes) out.push_back(o.action);
  } else if (!s.table.pending.empty()) {
    offer_answers(s, out);
  } else {
    offer_phase(s, seat, out);
  }
}

Illegal Trickerion::check(const State& s, Seat seat, const Action& a) {
  if (s.table.phase == Phase::over) return Reason::game_over;
  if (!deciding(s).has(seat)) {
    if (may_withdraw(s, seat))
      return a.verb == Verb::withdraw ? Illegal() : Illegal(Reason::already_confirmed);
    return Reason::not_acting;
  }
  if (seat == Seat::chance()) return check_chance(s, a);
  const Illegal why = s.table.pending.empty() ? check_phase(s, seat, a) : check_answer(s, a);
  return why.reason == Reason::not_now ? not_at_this_moment(s, a) : why;
}

void Trickerion::chance_outcomes(const State& s, Outcomes& out) {
  trickerion::chance_outcomes(s, out);
}

Action Trickerion::sample(const State& s, Rng& rng) { return sample_chance(s, rng); }

int Trickerion::play_chance(State& s, Rng& rng, Events& ev) {
  int draws = 0;
  for (; s.table.phase != Phase::over && chance_acts(s); ++draws) {
    apply_chance(s, sample_chance(s, rng), ev);
    advance(s, ev);
  }
  return draws;
}

void Trickerion::apply(State& s, Seat seat, const Action& a, Events& ev) {
  DCHECK(!check(s, seat, a));
  if (seat == Seat::chance()) {
    apply_chance(s, a, ev);
  } else if (!s.table.pending.empty()) {
    apply_answer(s, a, ev);
  } else {
    apply_phase(s, seat, a, ev);
  }
  advance(s, ev);
}

std::optional<Outcome> Trickerion::outcome(const State& s) {
  if (s.table.phase != Phase::over) return std::nullopt;
  return final_outcome(s);
}

const char* Trickerion::invariant_broken(const State& s) {
  for (int i = 0; i < s.table.players(); ++i) {
    if (const char* what = broken_player(s, Seat(i))) return what;
  }
  if (options(s).dark_alley) {
    if (const char* what = broken_specials(s)) return what;
  }
  if (s.table.phase == Phase::over) return nullptr;
  const SeatSet seats = deciding(s);
  if (seats.empty()) return "nobody acts";
  for (int i = 0; i < s.table.players(); ++i) {
    if (!seats.has(Seat(i))) continue;
    Actions legal;
    legal_actions(s, Seat(i), legal);
    if (legal.empty()) return "a player has nothing to choose from";
  }
  return nullptr;
}

}  // namespace prestige::trickerion
