#include "protocol/trickerion/position_defaults.h"

#include <algorithm>

#include "games/trickerion/game.h"
#include "games/trickerion/rules/setup.h"
#include "games/trickerion/rules/verbs.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

// The last face of a die, the first of everything else.
Action standard_choice(const State& s, Seat seat) {
  if (s.table.phase == Phase::advertising || s.table.phase == Phase::learning_powers) {
    return Action::of(Verb::pass);
  }
  Actions actions;
  Trickerion::legal_actions(s, seat, actions);
  return s.table.phase == Phase::rolling ? actions[actions.size() - 1] : actions[0];
}

Player& player_at(State& s, int seat) { return player(s, Seat(seat)); }
const Player& player_at(const State& s, int seat) { return player(s, Seat(seat)); }

// Calls f(character, card below, spot) for every Character's place.
template <class F>
void for_each_place(const State& s, int seat, F&& f) {
  const Player& p = player_at(s, seat);
  const Hand& h = hand(s, Seat(seat));
  for (std::size_t c = 0; c < kCharacters; ++c) f(c, h.below[c], p.spot[c]);
}

// Those of the standard table, as far as there is a Manager and anything to lie there.
void fill_manager_piles(const State& from, State& to, int seat) {
  const Player& p = player_at(from, seat);
  for (Maybe<Component>& pile : player_at(to, seat).manager_piles) {
    if (pile && (p.tokens[at(*pile)] == 0 || !p.has(Character::manager))) pile = {};
  }
}

void fill_weekday(const State& from, State& to, int seat) {
  Maybe<Weekday> day;
  for_each_place(from, seat, [&](std::size_t, Card, Spot spot) {
    if (location_of(spot) == Location::theater) day = weekday_of(spot);
  });
  player_at(to, seat).weekday = day;
}

void fill_duty(const State& from, State& to, int seat) {
  const bool revealed = from.table.phase > Phase::assigning;
  for_each_place(from, seat, [&](std::size_t c, Card card, Spot spot) {
    Duty& duty = player_at(to, seat).duty[c];
    duty = Duty::none;
    if (spot != Spot::home) duty = Duty::placed;
    if (spot == Spot::home && card.exists() && revealed) duty = Duty::unresolved;
  });
}

void fill_card(const State& from, State& to, int seat) {
  for_each_place(from, seat, [&](std::size_t c, Card card, Spot) {
    const Duty duty = player_at(from, seat).duty[c];
    const bool open = duty == Duty::placed || (duty == Duty::unresolved && !from.table.sealed);
    Card shown = open ? card : Card::face_down();
    if (duty == Duty::none) shown = {};
    player_at(to, seat).card[c] = shown;
  });
}

void fill_permanent(const State& from, State& to, int seat) {
  auto cards = from.table.options.dark_alley ? std::array<std::uint8_t, kLocations>{1, 1, 1, 2, 1}
                                             : std::array<std::uint8_t, kLocations>{2, 2, 2, 3, 0};
  for_each_place(from, seat, [&](std::size_t, Card card, Spot) {
    if (!card.is_permanent()) return;
    std::uint8_t& left = cards[at(card.permanent())];
    if (left > 0) --left;
  });
  hand(to, Seat(seat)).permanent = cards;
}

int cards_in_hand(const State& s, int seat) {
  const Hand& h = hand(s, Seat(seat));
  int n = h.specials.size();
  for (const std::uint8_t k : h.permanent) n += k;
  return n;
}

// During ASSIGN it is the number at its start.
void fill_hand(const State& from, State& to, int seat) {
  int n = cards_in_hand(from, seat);
  if (from.table.phase == Phase::assigning) {
    for_each_place(from, seat, [&](std::size_t, Card card, Spot) { n += card.exists() ? 1 : 0; });
  }
  player_at(to, seat).hand = static_cast<std::uint8_t>(n);
}

void fill_specials(const State& from, State& to, int seat) {
  int n = hand(from, Seat(seat)).specials.size();
  for_each_place(from, seat, [&](std::size_t c, Card card, Spot) {
    n += card.is_special() && player_at(from, seat).card[c] != card ? 1 : 0;
  });
  player_at(to, seat).specials = static_cast<std::uint8_t>(n);
}

void fill_powers_in_hand(const State& from, State& to, int seat) {
  player_at(to, seat).powers_in_hand =
      static_cast<std::uint8_t>(hand(from, Seat(seat)).powers.size());
}

// Markers on the Trick card, on Performance cards and between the two.
int markers_used(const State& s, Seat seat, Suit suit) {
  int n = player(s, seat).tricks[at(suit)].markers;
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

void fill_unused(const State& from, State& to, int seat) {
  for (int i = 0; i < kSuits; ++i) {
    player_at(to, seat).unused[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(
        std::max(0, kMarkersPerSuit - markers_used(from, Seat(seat), Suit(i))));
  }
}

void fill_occupied(const State& from, State& to) {
  to.table.occupied = {};
  for (int i = 0; i < from.table.players(); ++i) {
    for_each_place(from, i, [&](std::size_t, Card, Spot spot) {
      if (spot != Spot::home) ++to.table.occupied[at(spot)];
    });
  }
}

void fill_residence(const State& from, State& to) {
  TrickMask tricks = initial_state(from.table.options).table.residence;
  for (const Player& p : from.table.player) {
    for (const OwnTrick& t : p.tricks) {
      if (t.exists()) tricks &= ~bit(*t.trick);
    }
  }
  to.table.residence = tricks;
}

void fill_closed(const State& from, State& to) {
  to.table.closed = from.table.setup_card ? def(*from.table.setup_card).closed
                                          : initial_state(from.table.options).table.closed;
}

void fill_closed_days(const State& from, State& to) {
  to.table.closed_days =
      from.table.setup_card ? def(*from.table.setup_card).weekdays : std::uint8_t{0};
}

void fill_entered(const State& from, State& to) {
  const auto deck = from.table.options.deck();
  const int most = deck[0] + deck[1] + deck[2];
  to.table.entered = static_cast<std::uint8_t>(std::clamp(from.table.turn - 1, 0, most));
}

void fill_unseen_performances(const State& from, State& to) {
  PerformanceMask cards = initial_state(from.table.options).table.unseen_performances;
  for (const Show& show : from.table.shows) {
    if (show.exists()) cards &= ~bit(*show.card);
  }
  to.table.unseen_performances = cards;
}

void fill_unseen_setups(const State& from, State& to) {
  unsigned cards = initial_state(from.table.options).table.unseen_setups;
  for (const Maybe<TurnSetup> card : {from.table.setup_card, from.table.next_setup_card}) {
    if (card) cards &= ~(1u << at(*card));
  }
  to.table.unseen_setups = static_cast<std::uint16_t>(cards);
}

void fill_unseen_prophecies(const State& from, State& to) {
  ProphecyMask tokens = initial_state(from.table.options).table.unseen_prophecies;
  tokens &= ~from.table.discarded_prophecies;
  if (from.table.active) tokens &= ~bit(*from.table.active);
  for (const Maybe<Prophecy>& omen : from.table.omen) {
    if (omen) tokens &= ~bit(*omen);
  }
  to.table.unseen_prophecies = tokens;
}

void fill_used_specials(const State& from, State& to) {
  decltype(to.table.used_specials) used;
  for (int i = 0; i < from.table.players(); ++i) {
    for_each_place(from, i, [&](std::size_t c, Card card, Spot) {
      const bool placed = player_at(from, i).duty[c] == Duty::placed;
      if (placed && card.is_special() && !used.full()) used.push_back(card.special());
    });
  }
  to.table.used_specials = used;
}

void fill_specials_out(const State& from, State& to) {
  to.table.specials_out = static_cast<std::uint8_t>(from.secrets.out_of_game.size());
}

// How often a Special card lies outside the decks.
int copies_elsewhere(const State& s, Special card) {
  const int kind = static_cast<int>(card);
  int n = s.secrets.out_of_game.count(kind);
  n += static_cast<int>(std::ranges::count(s.table.used_specials, card));
  n += static_cast<int>(std::ranges::count(s.secrets.looked_at, card));
  for (int i = 0; i < s.table.players(); ++i) {
    n += hand(s, Seat(i)).specials.count(kind);
    for_each_place(s, i, [&](std::size_t c, Card below, Spot) {
      const bool placed = player_at(s, i).duty[c] == Duty::placed;
      n += below == Card(card) && !placed ? 1 : 0;
    });
  }
  return n;
}

// All Special cards that are nowhere else; of face-up decks the top card is the first of them.
void fill_deck(const State& from, State& to) {
  std::array<SpecialDeck, kDecks> decks{};
  const auto everybody = static_cast<std::uint8_t>((1u << from.table.players()) - 1);
  for (int i = 0; i < kSpecials && from.table.options.dark_alley; ++i) {
    SpecialDeck& deck = decks[static_cast<std::size_t>(deck_of(Special(i)))];
    int left = special_copies(from.table, Special(i)) - copies_elsewhere(from, Special(i));
    for (; left > 0; --left) {
      const bool top =
          deck.cards.empty() && from.table.options.special_deck == SpecialDeckSide::face_up;
      if (top) {
        deck.cards.push_back({.card = static_cast<std::uint8_t>(i), .known_by = everybody});
      } else {
        deck.cards.push_back({});
        deck.pool.add(i);
      }
    }
  }
  to.secrets.deck = decks;
}

void fill_power_pool(const State& from, State& to) {
  Bag pool;
  for (int kind = 0; kind < kPowers && from.table.options.powers; ++kind) {
    int left = kPowerCopies;
    for (int i = 0; i < from.table.players(); ++i) {
      const Hand& h = hand(from, Seat(i));
      left -= h.powers.count(kind) + h.discarded_powers.count(kind);
      for (const LearnedPower& p : player_at(from, i).powers)
        left -= p.power == Power(kind) ? 1 : 0;
    }
    for (; left > 0; --left) pool.add(kind);
  }
  to.secrets.power_pool = pool;
}

constexpr SeatDefault kSeatDefaults[] = {
    {"manager_piles", false, fill_manager_piles},
    {"weekday", false, fill_weekday},
    {"duty", false, fill_duty},
    {"card", false, fill_card},
    {"permanent", true, fill_permanent},
    {"hand", false, fill_hand},
    {"specials", false, fill_specials},
    {"powers_in_hand", false, fill_powers_in_hand},
    {"unused", false, fill_unused},
};

constexpr TableDefault kTableDefaults[] = {
    {"occupied", fill_occupied},
    {"residence", fill_residence},
    {"closed", fill_closed},
    {"closed_days", fill_closed_days},
    {"entered", fill_entered},
    {"unseen_performances", fill_unseen_performances},
    {"unseen_setups", fill_unseen_setups},
    {"unseen_prophecies", fill_unseen_prophecies},
    {"used_specials", fill_used_specials},
    {"specials_out", fill_specials_out},
    {"deck", fill_deck},
    {"power_pool", fill_power_pool},
};

}  // namespace

State standard_state(const Options& options) {
  Options beginner = options;
  beginner.beginner_setup = true;
  State s = Trickerion::initial(beginner);
  Events nobody;
  while (s.table.phase != Phase::assigning) {
    const Seat seat = Trickerion::acting(s).front();
    Trickerion::apply(s, seat, standard_choice(s, seat), nobody);
  }
  s.table.options = options;
  return s;
}

std::span<const SeatDefault> seat_defaults() { return kSeatDefaults; }
std::span<const TableDefault> table_defaults() { return kTableDefaults; }

}  // namespace prestige::protocol
