#include "games/trickerion/rules/setup.h"
#include "protocol/trickerion/consistent.h"
#include "protocol/trickerion/words.h"

namespace prestige::protocol {

using namespace trickerion;

bool Examination::require(bool condition, const std::string& field, std::string_view reason,
                          const std::string& detail) {
  if (!condition) {
    errors_.note("trickerion", "position_refusal." + std::string(reason), field, detail);
  }
  return condition;
}

std::string seat_field(int seat, std::string_view field) {
  return "seats[" + std::to_string(seat) + "]." + std::string(field);
}

namespace {

bool phase_exists(const Options& o, Phase phase) {
  switch (phase) {
    case Phase::stocking:
      return o.dark_alley && o.special_deck_variant == SpecialDeckVariant::default_60;
    case Phase::choosing_starts:
    case Phase::engineer_tricks:
      return !o.beginner_setup;
    case Phase::dealing_powers:
    case Phase::discarding_powers:
      return o.powers;
    case Phase::first_omens:
    case Phase::prophesying:
      return o.dark_alley;
    case Phase::turn_setup:
      return o.duel;
    default:
      return true;
  }
}

int steps_most(const Table& t) {
  switch (t.phase) {
    case Phase::rolling:
      return kDice;
    case Phase::opening:
      return t.players() - 1;
    case Phase::stocking:
      return 3 * kDecks;
    case Phase::dealing_powers:
    case Phase::first_initiative:
      return t.cursor == 0 ? 1 : 0;
    case Phase::wages:
    case Phase::orders:
    case Phase::prophesying:
      return 1;
    default:
      return 0;
  }
}

// Phases that go from player to player; in the others the cursor rests.
bool has_cursor(Phase phase) {
  switch (phase) {
    case Phase::choosing_magicians:
    case Phase::choosing_starts:
    case Phase::engineer_tricks:
    case Phase::dealing_powers:
    case Phase::first_initiative:
    case Phase::advertising:
    case Phase::learning_powers:
    case Phase::revealed:
    case Phase::placing:
    case Phase::before_shows:
    case Phase::showing:
    case Phase::after_shows:
    case Phase::wages:
    case Phase::returning:
      return true;
    default:
      return false;
  }
}

// Phases in which there is always somebody at the cursor.
bool cursor_on_player(Phase phase) {
  return phase == Phase::choosing_magicians || phase == Phase::choosing_starts ||
         phase == Phase::engineer_tricks || phase == Phase::placing;
}

void check_order(Examination& exam) {
  const Table& t = exam.s.table;
  const bool complete = t.phase > Phase::first_initiative;
  int count = complete ? t.players() : 0;
  if (t.phase == Phase::first_initiative) count = t.cursor;
  SeatSet seen;
  for (int i = 0; i < t.players(); ++i) {
    const Seat seat = t.order[static_cast<std::size_t>(i)];
    if (!exam.require(is_seat(exam.s, seat), "order", "order")) return;
    if (i >= count) continue;
    exam.require(!seen.has(seat), "order", "order");
    seen.add(seat);
  }
}

}  // namespace

void check_time(Examination& exam) {
  const Table& t = exam.s.table;
  const std::string phase(id_of(t.phase));
  exam.require(phase_exists(t.options, t.phase), "phase", "no_such_phase", phase);
  const bool setup = t.phase <= Phase::first_omens;
  exam.require(setup ? t.turn == 0 : t.turn >= 1 && t.turn <= t.options.turns(), "turn",
               "turn_range", std::to_string(t.turn));
  const int most = t.players() - (cursor_on_player(t.phase) ? 1 : 0);
  exam.require(t.cursor <= (has_cursor(t.phase) ? most : 0), "cursor", "cursor_range", phase);
  exam.require(t.step <= steps_most(t), "step", "step_range", phase);
  exam.require(is_seat(exam.s, t.first_seat), "first_seat", "not_a_player");
  if (exam.good()) check_order(exam);
}

}  // namespace prestige::protocol
