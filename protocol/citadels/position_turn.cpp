#include "games/citadels/content/tables.h"
#include "protocol/citadels/position_draft.h"
#include "protocol/citadels/words.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

constexpr int kBuildsMax = kDeckSize;
constexpr int kBuildGoldMax = 400;
constexpr int kBeautifiedMax = 2;
constexpr int kStepMax = 2;

std::uint8_t small(const JsonReader& in, int max) {
  return static_cast<std::uint8_t>(in.integer(0, max).value_or(0));
}

// Words as bits, in the order of the words.
template <std::size_t N>
std::uint8_t read_bits(const JsonReader& in, const std::array<std::string_view, N>& words) {
  unsigned bits = 0;
  in.each_item([&](const JsonReader& item) {
    if (const auto index = item.choice(words)) bits |= 1u << *index;
  });
  return static_cast<std::uint8_t>(bits);
}

// C5.1: how a turn starts by itself. A threat that is being settled no longer holds it up.
Mode likely_mode(const Draft& draft, const Turn& turn) {
  const Table& t = draft.table();
  if (def_of(turn.as).bewitches) return Mode::witch;
  if (t.bewitched == turn.rank) {
    return draft.s.secrets.holder[turn.rank] == turn.seat ? Mode::bewitched : Mode::resumed;
  }
  const bool settling = draft.in["pending"].is_list() && !draft.in["pending"].value().empty();
  const bool threatened = (t.threats & bit(turn.rank)) != 0 && t.blackmailer != turn.seat;
  return threatened && !settling ? Mode::threatened : Mode::normal;
}

}  // namespace

void load_turn(Draft& draft) {
  const JsonReader in = draft.in["turn"];
  if (!in.given() || in.is_null()) return;
  in.allow_only({"seat", "character", "mode", "gathered", "builds", "abilities_used",
                 "districts_used", "beautified", "borrowed", "paid_build", "build_gold", "step"});
  in["seat"].require();
  in["character"].require();
  Turn turn;
  turn.seat = read_seat(draft, in["seat"]).value_or(Seat::nobody());
  turn.rank = read_rank(draft, in["character"]).value_or(0);
  if (turn.seat == Seat::nobody() || turn.rank == 0) return refuse(in, "no_turn");
  turn.as = draft.table().cast[turn.rank];
  const auto mode = in["mode"].choice(kModeWords);
  turn.mode = mode ? static_cast<Mode>(*mode) : likely_mode(draft, turn);
  turn.gathered = in["gathered"].boolean().value_or(turn.mode == Mode::resumed);
  turn.builds = small(in["builds"], kBuildsMax);
  turn.abilities_used = read_bits(in["abilities_used"], kAbilityWords);
  turn.districts_used = read_bits(in["districts_used"], kUsedDistrictWords);
  turn.beautified = small(in["beautified"], kBeautifiedMax);
  turn.borrowed = in["borrowed"].boolean().value_or(false);
  turn.paid_build = in["paid_build"].boolean().value_or(false);
  turn.build_gold =
      static_cast<std::uint16_t>(in["build_gold"].integer(0, kBuildGoldMax).value_or(0));
  turn.step = small(in["step"], draft.table().phase == Phase::ending_turn ? kStepMax : 0);
  draft.table().turn = turn;
}

namespace {

// Who may be in a turn of this mode.
bool mode_fits(const Draft& draft) {
  const Table& t = draft.table();
  const Turn& turn = t.turn;
  const bool holds = draft.s.secrets.holder[turn.rank] == turn.seat;
  switch (turn.mode) {
    case Mode::normal:
      return holds && t.bewitched != turn.rank;
    case Mode::witch:
      return holds && (turn.abilities_used & kAbilityUsed) == 0 && t.bewitched == 0;
    case Mode::bewitched:
      return holds && t.bewitched == turn.rank;
    case Mode::threatened:
      return holds && t.bewitched != turn.rank && (t.threats & bit(turn.rank)) != 0 &&
             t.blackmailer != turn.seat;
    case Mode::resumed:
      return t.bewitched == turn.rank && t.witch == turn.seat && turn.gathered;
  }
  return false;
}

}  // namespace

void check_turn(Draft& draft) {
  const Table& t = draft.table();
  const JsonReader in = draft.in["turn"];
  const bool in_turn = t.phase == Phase::taking_turn || t.phase == Phase::ending_turn;
  if (in_turn != (t.turn.rank != 0)) return refuse(in, "not_in_phase", phase_word(t.phase));
  if (!in_turn) return;
  if (t.turn.rank != t.called) return refuse(draft.in["called"], "call_is_not_turn");
  if (t.turn.rank == t.killed) return refuse(in["character"], "killed_has_no_turn");
  const bool is_witch = def_of(t.turn.as).bewitches;
  if (is_witch != (t.turn.mode == Mode::witch) || !mode_fits(draft)) {
    return refuse(in, "turn_does_not_fit", std::string(word_of(kModeWords, t.turn.mode)));
  }
  const bool free = t.turn.mode == Mode::normal || t.turn.mode == Mode::resumed;
  if (t.phase == Phase::ending_turn && (!free || !t.turn.gathered)) {
    refuse(draft.in["phase"], "turn_does_not_fit", std::string(word_of(kModeWords, t.turn.mode)));
  }
}

}  // namespace prestige::protocol
