#include "games/trickerion/rules/setup.h"
#include "protocol/trickerion/consistent.h"
#include "protocol/trickerion/words.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

// Between REVEAL and RETURN Characters have cards to fulfil.
bool at_work(Phase phase) { return phase > Phase::assigning && phase <= Phase::returning; }

// RETURN goes from player to player.
bool returned(const State& s, int seat) {
  return s.table.phase == Phase::returning && initiative_place(s, Seat(seat)) < s.table.cursor;
}

void check_character(Examination& exam, int seat, Character c) {
  const Table& t = exam.s.table;
  const Player& p = player(exam.s, Seat(seat));
  const Hand& h = hand(exam.s, Seat(seat));
  const Duty duty = p.duty[at(c)];
  const Spot spot = p.spot[at(c)];
  const Card below = h.below[at(c)];
  const Card card = p.card[at(c)];
  const std::string name(id_of(c));
  if (!p.has(c)) {
    exam.require(!below.exists(), seat_field(seat, "cards.below"), "not_in_team", name);
    exam.require(spot == Spot::home, seat_field(seat, "spot"), "not_in_team", name);
    exam.require(duty == Duty::none, seat_field(seat, "duty"), "not_in_team", name);
  }
  exam.require(!below.hidden(), seat_field(seat, "cards.below"), "card_unknown", name);
  exam.require((duty == Duty::placed) == (spot != Spot::home), seat_field(seat, "duty"),
               "duty_does_not_fit", name);
  if (duty == Duty::none) {
    exam.require(!card.exists(), seat_field(seat, "card"), "duty_does_not_fit", name);
    exam.require(!below.exists() || t.phase == Phase::assigning, seat_field(seat, "cards.below"),
                 "not_in_phase", name);
  } else {
    exam.require(at_work(t.phase), seat_field(seat, "duty"), "not_in_phase", name);
    exam.require(below.exists(), seat_field(seat, "cards.below"), "card_missing", name);
    exam.require(card.hidden() || card == below, seat_field(seat, "card"), "other_card", name);
    // An idle Character hides its card, as everybody does under Sealed Orders.
    const bool hides = duty == Duty::idled || (duty == Duty::unresolved && t.sealed);
    exam.require(card.hidden() == hides, seat_field(seat, "card"), "other_card", name);
    exam.require(!returned(exam.s, seat), seat_field(seat, "duty"), "has_returned", name);
  }
  exam.require(!is_stage(spot) || c == Character::magician, seat_field(seat, "spot"),
               "magician_only", name);
  exam.require(location_of(spot) != Location::dark_alley || t.options.dark_alley,
               seat_field(seat, "spot"), "not_in_game", name);
  exam.require(location_of(spot) != Location::theater || p.weekday == weekday_of(spot),
               seat_field(seat, "weekday"), "other_weekday", name);
}

void check_permanent(Examination& exam, int seat) {
  const Hand& h = hand(exam.s, Seat(seat));
  const auto all = exam.s.table.options.dark_alley
                       ? std::array<std::uint8_t, kLocations>{1, 1, 1, 2, 1}
                       : std::array<std::uint8_t, kLocations>{2, 2, 2, 3, 0};
  for (std::size_t l = 0; l < kLocations; ++l) {
    int n = h.permanent[l];
    for (const Card card : h.below) n += card == Card(Location(l)) ? 1 : 0;
    exam.require(n == all[l], seat_field(seat, "cards.permanent"), "copies",
                 std::string(id_of(Location(l))));
  }
}

// The Special cards that a player holds in the hand or face down.
Bag held_unseen(const State& s, int seat) {
  const Hand& h = hand(s, Seat(seat));
  Bag cards = h.specials;
  for (std::size_t c = 0; c < kCharacters; ++c) {
    if (!h.below[c].is_special() || player(s, Seat(seat)).card[c] == h.below[c]) continue;
    const int kind = static_cast<int>(h.below[c].special());
    if (cards.count(kind) < kCopiesMost) cards.add(kind);
  }
  return cards;
}

void check_hand(Examination& exam, int seat) {
  const Table& t = exam.s.table;
  const Player& p = player(exam.s, Seat(seat));
  const Hand& h = hand(exam.s, Seat(seat));
  exam.require(h.assigned <= kCharacters, seat_field(seat, "cards.assigned"), "too_many");
  exam.require(!h.clearing || (t.phase == Phase::assigning && !p.confirmed),
               seat_field(seat, "cards.clearing"), "not_in_phase");
  for (std::size_t c = h.assigned; c < kCharacters && t.phase == Phase::assigning; ++c) {
    exam.require(!h.below[c].exists(), seat_field(seat, "cards.assigned"), "not_assigned_yet",
                 std::string(id_of(Character(c))));
  }
  int cards = h.specials.size();
  for (const std::uint8_t n : h.permanent) cards += n;
  int held = h.specials.size();
  for (std::size_t c = 0; c < kCharacters; ++c) {
    if (t.phase == Phase::assigning && h.below[c].exists()) ++cards;
    held += h.below[c].is_special() && p.card[c] != h.below[c] ? 1 : 0;
  }
  exam.require(p.hand == cards, seat_field(seat, "hand"), "wrong_number", std::to_string(cards));
  exam.require(p.specials == held, seat_field(seat, "specials"), "wrong_number",
               std::to_string(held));
  exam.require(h.specials.contains(h.fresh) || h.fresh.empty(), seat_field(seat, "cards.fresh"),
               "not_held");
  exam.require(p.known_specials.empty() || shows_known_specials(t.options),
               seat_field(seat, "known_specials"), "not_in_game");
  exam.require(held_unseen(exam.s, seat).contains(p.known_specials),
               seat_field(seat, "known_specials"), "not_held");
}

void check_places(Examination& exam) {
  std::array<int, kSpots> there{};
  unsigned days = 0;
  for (int i = 0; i < exam.s.table.players(); ++i) {
    const Player& p = player(exam.s, Seat(i));
    for (const Spot spot : p.spot) ++there[at(spot)];
    if (!p.weekday) continue;
    exam.require((days >> at(*p.weekday) & 1) == 0, seat_field(i, "weekday"), "weekday_twice");
    days |= 1u << at(*p.weekday);
  }
  // After RETURN the slots are cleared with the turn.
  const bool home = exam.s.table.phase >= Phase::returning;
  for (std::size_t i = 0; i < kSpots; ++i) {
    int most = home ? kCharacters : there[i];
    if (Spot(i) == Spot::home) most = 0;
    exam.require(exam.s.table.occupied[i] <= most, "occupied", "wrong_number",
                 std::string(id_of(Spot(i))));
  }
}

}  // namespace

void check_characters(Examination& exam) {
  exam.require(!exam.s.table.sealed || exam.s.table.phase > Phase::assigning, "sealed",
               "not_in_phase", std::string(id_of(exam.s.table.phase)));
  for (int i = 0; i < exam.s.table.players(); ++i) {
    for (int c = 0; c < kCharacters; ++c) check_character(exam, i, Character(c));
    check_permanent(exam, i);
    check_hand(exam, i);
  }
  check_places(exam);
}

}  // namespace prestige::protocol
