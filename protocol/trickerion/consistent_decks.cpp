#include <algorithm>

#include "games/trickerion/observation.h"
#include "games/trickerion/rules/setup.h"
#include "protocol/trickerion/consistent.h"
#include "protocol/trickerion/words.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

// Copies of a Special card in all places.
int copies_of(const State& s, Special card) {
  const int kind = static_cast<int>(card);
  int n = s.secrets.out_of_game.count(kind);
  for (const SpecialDeck& deck : s.secrets.deck) {
    n += deck.pool.count(kind);
    for (const SpecialDeck::Entry& entry : deck.cards) n += entry.card == kind ? 1 : 0;
  }
  n += static_cast<int>(std::ranges::count(s.table.used_specials, card));
  n += static_cast<int>(std::ranges::count(s.secrets.looked_at, card));
  for (int i = 0; i < s.table.players(); ++i) {
    n += hand(s, Seat(i)).specials.count(kind);
    for (std::size_t c = 0; c < kCharacters; ++c) {
      const bool placed = player(s, Seat(i)).duty[c] == Duty::placed;
      n += !placed && hand(s, Seat(i)).below[c] == Card(card) ? 1 : 0;
    }
  }
  return n;
}

void check_deck(Examination& exam, int index) {
  const SpecialDeck& deck = exam.s.secrets.deck[static_cast<std::size_t>(index)];
  const std::string field = "deck." + std::string(id_of(*deck_location(index)));
  int unknown = 0;
  for (const SpecialDeck::Entry& entry : deck.cards) {
    if (!entry.is_known()) {
      ++unknown;
      exam.require(entry.known_by == 0, field, "card_unknown");
      continue;
    }
    exam.require(deck_of(entry.special()) == index, field, "other_deck",
                 std::string(id_of(entry.special())));
    exam.require(entry.known_by != 0, field, "known_to_nobody",
                 std::string(id_of(entry.special())));
  }
  deck.pool.for_each([&](int kind, int) {
    exam.require(deck_of(Special(kind)) == index, field, "other_deck",
                 std::string(id_of(Special(kind))));
  });
  exam.require(unknown == deck.pool.size(), field, "pool_size", std::to_string(unknown));
}

// Special cards are used while their Characters stand on the board; from RETURN until they are put
// away they lie beside it.
void check_used(Examination& exam) {
  const Table& t = exam.s.table;
  Bag placed;
  for (int i = 0; i < t.players(); ++i) {
    for (std::size_t c = 0; c < kCharacters; ++c) {
      const Card card = hand(exam.s, Seat(i)).below[c];
      if (!card.is_special() || player(exam.s, Seat(i)).duty[c] != Duty::placed) continue;
      if (placed.count(static_cast<int>(card.special())) < kCopiesMost) {
        placed.add(static_cast<int>(card.special()));
      }
    }
  }
  Bag used;
  for (const Special card : t.used_specials) {
    if (used.count(static_cast<int>(card)) < kCopiesMost) used.add(static_cast<int>(card));
  }
  const bool beside = t.phase >= Phase::returning && t.phase < Phase::special_cards;
  exam.require(beside ? used.contains(placed) : used == placed, "used_specials", "card_missing",
               std::string(id_of(t.phase)));
}

// default_60: three cards of each deck get a second copy, one deck after the other.
void check_copied(Examination& exam) {
  const Table& t = exam.s.table;
  const bool copies =
      t.options.dark_alley && t.options.special_deck_variant == SpecialDeckVariant::default_60;
  const int all = copies && t.phase > Phase::stocking ? 3 * kDecks
                  : t.phase == Phase::stocking        ? t.step
                                                      : 0;
  for (int deck = 0; deck < kDecks; ++deck) {
    const int due = std::clamp(all - 3 * deck, 0, 3);
    int copied = 0;
    for (int i = deck * kSpecialsPerDeck; i < (deck + 1) * kSpecialsPerDeck; ++i) {
      if ((t.copied_specials >> i & 1) == 0) continue;
      ++copied;
      exam.require(def(Special(i)).published_copies > 0, "copied_specials", "not_in_game",
                   std::string(id_of(Special(i))));
    }
    exam.require(copied == due, "copied_specials", "wrong_number", std::to_string(due));
  }
}

// With face-up decks everybody sees the top card, unless it is being revealed or somebody is just
// drawing.
void check_tops(Examination& exam) {
  const Table& t = exam.s.table;
  const bool shown =
      t.options.special_deck == SpecialDeckSide::face_up && t.phase >= Phase::choosing_magicians;
  for (int i = 0; i < kDecks && shown; ++i) {
    const auto& cards = exam.s.secrets.deck[static_cast<std::size_t>(i)].cards;
    const bool asked = std::ranges::any_of(t.pending, [&](const Pending& p) {
      const bool draws = p.ask == Ask::draw_hidden || p.ask == Ask::keep_special;
      return p.a == i && (draws || p.ask == Ask::reveal_top);
    });
    const bool seen = cards.empty() || cards[0].known_by == (1u << t.players()) - 1;
    exam.require(seen || asked, "deck." + std::string(id_of(*deck_location(i))), "top_unseen");
  }
}

void check_specials(Examination& exam) {
  const Table& t = exam.s.table;
  check_copied(exam);
  for (int i = 0; i < kDecks; ++i) check_deck(exam, i);
  for (int i = 0; i < kSpecials; ++i) {
    const int all = t.options.dark_alley ? special_copies(t, Special(i)) : 0;
    exam.require(copies_of(exam.s, Special(i)) == all, "deck", "copies",
                 std::string(id_of(Special(i))));
  }
  exam.require(t.specials_out == exam.s.secrets.out_of_game.size(), "specials_out", "wrong_number");
  check_used(exam);
  check_tops(exam);
}

int waiting_omens(const Table& t, std::size_t omen) {
  return static_cast<int>(std::ranges::count_if(
      t.pending, [&](const Pending& p) { return p.ask == Ask::foretell && p.a == omen; }));
}

void check_prophecies(Examination& exam) {
  const Table& t = exam.s.table;
  const ProphecyMask all = initial_state(t.options).table.unseen_prophecies;
  ProphecyMask seen = 0;
  const auto add = [&](ProphecyMask tokens, std::string_view field) {
    exam.require((tokens & ~all) == 0, std::string(field), "not_in_game");
    exam.require((seen & tokens) == 0, std::string(field), "prophecy_twice");
    seen |= tokens;
  };
  add(t.unseen_prophecies, "unseen_prophecies");
  add(t.discarded_prophecies, "discarded_prophecies");
  if (t.active) add(bit(*t.active), "active");
  const bool laid = t.options.dark_alley && t.phase >= Phase::first_omens;
  int missing = 0;
  for (std::size_t i = 0; i < kOmens; ++i) {
    if (t.omen[i]) add(bit(*t.omen[i]), "omen");
    const int due = laid && !t.omen[i] ? 1 : 0;
    missing += due;
    exam.require(waiting_omens(t, i) == due, "omen", "omen_missing");
  }
  exam.require(seen == all, "unseen_prophecies", "prophecy_missing");
  exam.require(std::popcount(t.unseen_prophecies) >= missing, "unseen_prophecies",
               "prophecy_missing");
}

void check_setup_cards(Examination& exam) {
  const Table& t = exam.s.table;
  if (!t.options.duel) {
    exam.require(!t.setup_card && !t.next_setup_card && t.unseen_setups == 0, "setup_card",
                 "not_in_game");
    return;
  }
  exam.require(t.setup_card.has_value() || t.phase <= Phase::turn_setup, "setup_card",
               "setup_card_missing");
  exam.require(std::popcount(t.unseen_setups) > t.options.turns() - t.turn, "unseen_setups",
               "too_few");
  for (const Maybe<TurnSetup> card : {t.setup_card, t.next_setup_card}) {
    exam.require(!card || (t.unseen_setups >> at(*card) & 1) == 0, "unseen_setups", "twice");
  }
  exam.require(!t.setup_card || t.setup_card != t.next_setup_card, "next_setup_card", "twice");
}

}  // namespace

void check_decks(Examination& exam) {
  check_specials(exam);
  check_prophecies(exam);
  check_setup_cards(exam);
  for (const std::uint8_t closed : exam.s.table.closed) {
    exam.require(closed <= 15, "closed", "too_many");
  }
}

}  // namespace prestige::protocol
