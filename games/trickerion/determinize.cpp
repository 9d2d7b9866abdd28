// A world a seat may be in: the open table as it is, the own cards as they are, and everything the
// seat cannot see dealt anew among the places where it can be.

#include <algorithm>

#include "games/trickerion/content/power_def.h"
#include "games/trickerion/observation.h"
#include "games/trickerion/rules/setup.h"

namespace prestige::trickerion {

namespace {

using CardList = InlineVec<std::uint8_t, 64>;

template <class List>
void shuffle(List& list, Rng& rng) {
  for (std::size_t i = list.size(); i > 1; --i) {
    std::swap(list[i - 1], list[rng.below(static_cast<std::uint32_t>(i))]);
  }
}

std::uint8_t take_last(CardList& list) {
  const std::uint8_t card = list.back();
  list.pop_back();
  return card;
}

bool plays(const Observation& seen) { return seen.viewer.index() < seen.table.players(); }

// Special cards the viewer sees somewhere.
Bag visible_specials(const Observation& seen) {
  Bag bag;
  const Table& t = seen.table;
  for (const Special card : t.used_specials) bag.add(static_cast<int>(card));
  for (int i = 0; i < t.players(); ++i) {
    const Player& p = t.player[static_cast<std::size_t>(i)];
    for (std::size_t c = 0; c < kCharacters; ++c) {
      const bool open = p.card[c].is_special() && p.duty[c] == Duty::unresolved;
      if (open && Seat(i) != seen.viewer) bag.add(static_cast<int>(p.card[c].special()));
    }
    if (Seat(i) != seen.viewer) bag.add(p.known_specials);
  }
  if (plays(seen)) {
    const Player& me = t.player[static_cast<std::size_t>(seen.viewer.index())];
    bag.add(seen.own.specials);
    for (std::size_t c = 0; c < kCharacters; ++c) {
      const Card card = seen.own.below[c];
      if (card.is_special() && me.duty[c] != Duty::placed)
        bag.add(static_cast<int>(card.special()));
    }
  }
  for (const Special card : seen.looked_at) bag.add(static_cast<int>(card));
  for (const auto& deck : seen.deck) {
    for (const SpecialDeck::Entry& entry : deck) {
      if (entry.is_known()) bag.add(entry.card);
    }
  }
  return bag;
}

// How many cards somebody else is looking at right now, and of which deck.
struct LookedAt {
  int deck = -1;
  int cards = 0;
};
LookedAt looked_at_by_others(const Observation& seen) {
  if (!seen.looked_at.empty()) return {};
  for (const Pending& p : seen.table.pending) {
    if (p.ask == Ask::keep_special && p.seat != seen.viewer) return {p.a, 2};
    // The first of two cards is in sight while the second is drawn.
    if (p.ask == Ask::draw_hidden && (p.b & 15) == 1 && Seat(p.b >> 4) != seen.viewer)
      return {p.a, 1};
  }
  return {};
}

// Deals the unseen Special cards to the decks; what is left over others hold or is out of the game.
CardList deal_decks(const Observation& seen, State& s, Rng& rng) {
  const Bag visible = visible_specials(seen);
  const LookedAt looked = looked_at_by_others(seen);
  CardList held;
  for (int d = 0; d < kDecks; ++d) {
    CardList unseen;
    for (int i = d * kSpecialsPerDeck; i < (d + 1) * kSpecialsPerDeck; ++i) {
      const int copies = special_copies(seen.table, Special(i)) - visible.count(i);
      for (int k = 0; k < copies; ++k) unseen.push_back(static_cast<std::uint8_t>(i));
    }
    shuffle(unseen, rng);
    if (looked.deck == d) {
      for (int k = 0; k < looked.cards; ++k)
        s.secrets.looked_at.push_back(Special(take_last(unseen)));
    }
    SpecialDeck& deck = s.secrets.deck[static_cast<std::size_t>(d)];
    for (SpecialDeck::Entry entry : seen.deck[static_cast<std::size_t>(d)]) {
      if (!entry.is_known()) {
        const std::uint8_t card = take_last(unseen);
        if (entry.known_by != 0) {
          entry.card = card;
        } else {
          deck.pool.add(card);
        }
      }
      deck.cards.push_back(entry);
    }
    for (const std::uint8_t card : unseen) held.push_back(card);
  }
  shuffle(held, rng);
  return held;
}

// During ASSIGN a player who has confirmed has laid something; any plan will do.
void invent_plan(State& s, Seat seat, Rng& rng) {
  Hand& h = s.secrets.hand[static_cast<std::size_t>(seat.index())];
  const Player& p = s.table.player[static_cast<std::size_t>(seat.index())];
  for (std::size_t c = 0; c < kCharacters; ++c) {
    if (!p.has(Character(c))) continue;
    InlineVec<std::uint8_t, 64> codes;
    for (std::size_t l = 0; l < kLocations; ++l) {
      for (int k = 0; k < h.permanent[l]; ++k) codes.push_back(Card(Location(l)).code());
    }
    for (int i = 0; i < kSpecials; ++i) {
      for (int k = 0; k < h.specials.count(i); ++k) codes.push_back(Card(Special(i)).code());
    }
    if (codes.empty()) break;
    const Card card = Card::from_code(codes[rng.below(static_cast<std::uint32_t>(codes.size()))]);
    h.below[c] = card;
    if (card.is_special()) {
      h.specials.remove(static_cast<int>(card.special()));
    } else {
      --h.permanent[at(card.permanent())];
    }
  }
  h.assigned = kCharacters;
}

// What a player holds unseen, spread over the hand and the face-down cards.
void deal_hand(State& s, Seat seat, Bag specials, Rng& rng) {
  Hand& h = s.secrets.hand[static_cast<std::size_t>(seat.index())];
  const Player& p = s.table.player[static_cast<std::size_t>(seat.index())];
  h.permanent = s.table.options.dark_alley ? std::array<std::uint8_t, kLocations>{1, 1, 1, 2, 1}
                                           : std::array<std::uint8_t, kLocations>{2, 2, 2, 3, 0};
  h.specials = specials;
  for (std::size_t c = 0; c < kCharacters; ++c) {
    if (!p.card[c].exists() || p.card[c].hidden()) continue;
    h.below[c] = p.card[c];
    if (p.card[c].is_permanent()) --h.permanent[at(p.card[c].permanent())];
  }
  CardList codes;
  for (std::size_t l = 0; l < kLocations; ++l) {
    for (int k = 0; k < h.permanent[l]; ++k) codes.push_back(Card(Location(l)).code());
  }
  for (int i = 0; i < kSpecials; ++i) {
    for (int k = 0; k < specials.count(i); ++k) codes.push_back(Card(Special(i)).code());
  }
  shuffle(codes, rng);
  for (std::size_t c = 0; c < kCharacters; ++c) {
    if (!p.card[c].hidden()) continue;
    const Card card = Card::from_code(take_last(codes));
    h.below[c] = card;
    if (card.is_special()) {
      h.specials.remove(static_cast<int>(card.special()));
    } else {
      --h.permanent[at(card.permanent())];
    }
  }
  if (s.table.phase == Phase::assigning && p.confirmed) invent_plan(s, seat, rng);
}

void deal_specials(const Observation& seen, State& s, Rng& rng) {
  CardList held;
  if (seen.table.options.dark_alley) held = deal_decks(seen, s, rng);
  for (int i = 0; i < seen.table.players(); ++i) {
    if (Seat(i) == seen.viewer) continue;
    const Player& p = seen.table.player[static_cast<std::size_t>(i)];
    Bag specials = p.known_specials;
    while (specials.size() < p.specials) specials.add(take_last(held));
    deal_hand(s, Seat(i), specials, rng);
  }
  for (const std::uint8_t card : held) s.secrets.out_of_game.add(card);
}

// Section 12: four Powers of each colour for everybody, some of which lie discarded.
int powers_dealt(const Table& t, const Player& p, int colour) {
  if (t.phase < Phase::dealing_powers) return 0;
  const int all = t.phase == Phase::dealing_powers ? p.powers_in_hand : 3 * kPowersDealt;
  return std::clamp(all - kPowersDealt * colour, 0, kPowersDealt);
}

void deal_powers(const Observation& seen, State& s, Rng& rng) {
  const Table& t = seen.table;
  Bag unseen;
  for (int i = 0; i < kPowers; ++i) {
    for (int k = 0; k < kPowerCopies; ++k) unseen.add(i);
  }
  for (int i = 0; i < t.players(); ++i) {
    for (const LearnedPower& power : t.player[static_cast<std::size_t>(i)].powers) {
      if (power.power) unseen.remove(static_cast<int>(*power.power));
    }
  }
  if (plays(seen)) {
    unseen.remove(seen.own.powers);
    unseen.remove(seen.own.discarded_powers);
  }
  std::array<CardList, 3> cards;
  for (int i = 0; i < kPowers; ++i) {
    for (int k = 0; k < unseen.count(i); ++k) {
      cards[at(def(Power(i)).colour)].push_back(static_cast<std::uint8_t>(i));
    }
  }
  for (CardList& colour : cards) shuffle(colour, rng);
  for (int i = 0; i < t.players(); ++i) {
    if (Seat(i) == seen.viewer) continue;
    const Player& p = t.player[static_cast<std::size_t>(i)];
    CardList mine;
    for (int colour = 0; colour < 3; ++colour) {
      int due = powers_dealt(t, p, colour);
      for (const LearnedPower& power : p.powers) {
        if (power.power && static_cast<int>(def(*power.power).colour) == colour) --due;
      }
      for (; due > 0; --due) mine.push_back(take_last(cards[static_cast<std::size_t>(colour)]));
    }
    shuffle(mine, rng);
    Hand& h = s.secrets.hand[static_cast<std::size_t>(i)];
    while (mine.size() > p.powers_in_hand) h.discarded_powers.add(take_last(mine));
    for (const std::uint8_t power : mine) h.powers.add(power);
  }
  for (const CardList& colour : cards) {
    for (const std::uint8_t power : colour) s.secrets.power_pool.add(power);
  }
}

}  // namespace

State determinize(const Observation& seen, Rng& rng) {
  State s;
  s.table = seen.table;
  if (plays(seen)) s.secrets.hand[static_cast<std::size_t>(seen.viewer.index())] = seen.own;
  s.secrets.looked_at = seen.looked_at;
  deal_specials(seen, s, rng);
  if (seen.table.options.powers) deal_powers(seen, s, rng);
  return s;
}

}  // namespace prestige::trickerion
