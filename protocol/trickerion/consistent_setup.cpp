#include <algorithm>
#include <span>

#include "games/trickerion/rules/setup.h"
#include "protocol/trickerion/consistent.h"
#include "protocol/trickerion/write.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

// Fields that the setup changes, at the table and at a seat.
constexpr std::string_view kTableSetup[] = {
    "options", "phase",     "first_seat",          "order",           "cursor",  "step",
    "player",  "shows",     "unseen_performances", "copied_specials", "pending", "doing",
    "omen",    "residence", "unseen_prophecies"};
constexpr std::string_view kSeatSetup[] = {"team",   "tricks",        "unused",
                                           "tokens", "manager_piles", "powers_in_hand"};
constexpr std::string_view kHandSetup[] = {"powers", "discarded_powers"};
// Once the Initiative Order stands, everybody receives these.
constexpr std::string_view kFirstGoods[] = {"fame", "coins"};

bool among(std::span<const std::string_view> names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

// Nothing but the excepted fields differs from the start.
template <class Struct, class Excepted>
void require_start(Examination& exam, const Struct& now, const Struct& start,
                   const std::string& prefix, Excepted&& excepted) {
  Struct::fields(now, [&](std::string_view name, const auto& field) {
    if (excepted(name)) return;
    exam.require(field == counterpart(now, field, start), prefix + std::string(name), "not_begun");
  });
}

int place_of(const Table& t, int seat) {
  return (seat - t.first_seat.index() + t.players()) % t.players();
}

// Has the player chosen more than a Magician, or is just doing so?
bool has_begun(const Table& t, int seat) {
  if (t.phase == Phase::choosing_starts) return place_of(t, seat) < t.cursor;
  if (t.phase != Phase::choosing_magicians) return t.phase > Phase::choosing_starts;
  return t.options.beginner_setup && place_of(t, seat) < t.cursor;
}

bool is_asked(const Table& t, int seat, Ask ask) {
  return std::ranges::any_of(
      t.pending, [&](const Pending& p) { return p.ask == ask && p.seat == Seat(seat); });
}

bool has_engineers_trick(const Table& t, int seat) {
  if (!t.player[static_cast<std::size_t>(seat)].has(Character::engineer)) return false;
  if (t.phase == Phase::engineer_tricks && place_of(t, seat) >= t.cursor) return false;
  return t.options.beginner_setup || t.phase >= Phase::engineer_tricks;
}

// Everybody who has begun takes one Trick and one Specialist, and with the Engineer another Trick.
void check_choices(Examination& exam, int seat) {
  const Table& t = exam.s.table;
  const Player& p = player(exam.s, Seat(seat));
  const unsigned specialists =
      p.team & (bit(Character::manager) | bit(Character::engineer) | bit(Character::assistant));
  const unsigned start = bit(Character::magician) | bit(Character::apprentice_1);
  const unsigned fourth = p.has(Character::assistant) ? bit(Character::apprentice_4) : 0u;
  const int chosen = is_asked(t, seat, Ask::start_specialist) ? 0 : 1;
  exam.require(std::popcount(specialists) == chosen && p.team == (start | specialists | fourth),
               seat_field(seat, "team"), "start_team");
  const bool chooses = is_asked(t, seat, Ask::symbol);
  const bool second = chooses && t.doing.on_engineer_slot;
  exam.require(
      regular_tricks(p) == (chooses && !second ? 0 : 1) &&
          tricks_owned(p) - regular_tricks(p) == (has_engineers_trick(t, seat) && !second ? 1 : 0),
      seat_field(seat, "tricks"), "start_tricks");
  int value = 0;
  for_each_component([&](Component c) { value += p.tokens[at(c)] * tier_of(c); });
  exam.require(value <= 2 * kStartValue, seat_field(seat, "tokens"), "too_many");
}

void check_seat(Examination& exam, int seat, const State& start) {
  const Table& t = exam.s.table;
  const bool begun = has_begun(t, seat);
  const bool supplied = t.phase == Phase::first_omens;
  require_start(exam, player(exam.s, Seat(seat)), player(start, Seat(seat)), seat_field(seat, ""),
                [&](std::string_view name) {
                  return name == "magician" || (begun && among(kSeatSetup, name)) ||
                         (supplied && among(kFirstGoods, name));
                });
  require_start(exam, hand(exam.s, Seat(seat)), hand(start, Seat(seat)), seat_field(seat, "cards."),
                [](std::string_view name) { return among(kHandSetup, name); });
  if (begun) check_choices(exam, seat);
}

// Before the decks lie open nobody has seen a card of them, and none was drawn.
void check_decks_closed(Examination& exam) {
  exam.require(exam.s.secrets.out_of_game.empty(), "out_of_game", "not_begun");
  for (const SpecialDeck& deck : exam.s.secrets.deck) {
    const bool closed =
        std::ranges::none_of(deck.cards, [](const auto& entry) { return entry.is_known(); });
    exam.require(closed || exam.s.table.phase >= Phase::choosing_magicians, "deck", "not_begun");
  }
}

}  // namespace

void check_setup(Examination& exam) {
  const Table& t = exam.s.table;
  if (t.phase >= Phase::rolling) return;
  const State start = initial_state(t.options);
  require_start(exam, t, start.table, "",
                [](std::string_view name) { return among(kTableSetup, name); });
  for (int i = 0; i < t.players(); ++i) check_seat(exam, i, start);
  check_decks_closed(exam);
}

}  // namespace prestige::protocol
