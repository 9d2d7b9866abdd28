#include "games/citadels/rules/protection.h"
#include "protocol/citadels/position_draft.h"
#include "protocol/citadels/words.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

constexpr int kRoundMax = 60000;
constexpr int kTaxMax = 1000;
constexpr int kRoundStepMax = 3;

bool any_seat_has_characters(const Draft& draft) {
  for (int i = 0; i < draft.players(); ++i) {
    const auto seat = draft.seat(i);
    if (seat && (*seat)["characters"].is_list() && !(*seat)["characters"].value().empty()) {
      return true;
    }
  }
  return false;
}

// The phase that fits what is given: the latest one that a given field belongs to.
Phase likely_phase(const Draft& draft) {
  if (draft.in["turn"].is_object()) return Phase::taking_turn;
  if (draft.in["called"].is_text()) return Phase::calling;
  if (any_seat_has_characters(draft)) return Phase::swapping;
  const JsonReader slots = draft.in["selection"]["slots"];
  return slots.is_list() && !slots.value().empty() ? Phase::selecting : Phase::laying_out;
}

void load_crown(Draft& draft) {
  Table& t = draft.table();
  const JsonReader in = draft.in["crown"];
  const bool none_yet = t.phase <= Phase::crowning;
  t.crown = read_seat(draft, in).value_or(none_yet ? Seat::nobody() : Seat(0));
  if (!none_yet && t.crown == Seat::nobody()) refuse(in, "no_crown");
  if (none_yet && t.crown != Seat::nobody()) refuse(in, "not_in_phase", phase_word(t.phase));
}

void load_starter(Draft& draft) {
  Table& t = draft.table();
  const JsonReader in = draft.in["starter"];
  const bool none_yet = t.phase < Phase::laying_out;
  t.starter = read_seat(draft, in).value_or(none_yet ? Seat::nobody() : t.crown);
  if (none_yet != (t.starter == Seat::nobody())) {
    refuse(in, "not_in_phase", phase_word(t.phase));
  }
}

void load_completed(Draft& draft) {
  Table& t = draft.table();
  for (int i = 0; i < draft.players(); ++i) {
    const bool full = city_size(draft.s, Seat(i)) >= t.target_size();
    const auto seat = draft.seat(i);
    const bool completed = seat ? (*seat)["completed"].boolean().value_or(full) : full;
    if (full && !completed) {
      refuse((*seat)["completed"], "city_is_completed", {}, std::to_string(t.target_size()));
    }
    if (completed) t.completed.add(Seat(i));
  }
  const JsonReader in = draft.in["first_completed"];
  const Seat likely = t.completed.empty() ? Seat::nobody() : t.completed.front();
  t.first_completed = read_seat(draft, in).value_or(likely);
  const bool fits = t.first_completed == Seat::nobody() ? t.completed.empty()
                                                        : t.completed.has(t.first_completed);
  if (!fits) refuse(in, "not_completed");
}

}  // namespace

std::string phase_word(Phase phase) { return std::string(word_of(kPhaseWords, phase)); }

void load_frame(Draft& draft) {
  draft.in.allow_only({"game",
                       "players",
                       "options",
                       "cast",
                       "uniques",
                       "round",
                       "phase",
                       "crown",
                       "starter",
                       "tax",
                       "first_completed",
                       "seats",
                       "deck",
                       "selection",
                       "swap",
                       "called",
                       "shown",
                       "killed",
                       "bewitched",
                       "robbed",
                       "witch",
                       "thief",
                       "magistrate",
                       "blackmailer",
                       "protected",
                       "warrants",
                       "threats",
                       "threats_placed",
                       "blank_shown",
                       "rose_shown",
                       "signed",
                       "rose",
                       "round_step",
                       "turn",
                       "building",
                       "aside",
                       "pending"});
  constexpr std::string_view kGame = "citadels";
  draft.in["game"].choice({&kGame, 1});
  const JsonReader in = draft.in["players"];
  draft.table().options.players =
      static_cast<std::uint8_t>(in.integer(kPlayersMin, kPlayersMax).value_or(Request{}.players));
  const auto phase = draft.in["phase"].choice(kPhaseWords);
  draft.table().phase = phase ? static_cast<Phase>(*phase) : likely_phase(draft);
  draft.table().shown_by.fill(Seat::nobody());
  draft.s.secrets.holder.fill(Seat::nobody());
}

void load_round(Draft& draft) {
  Table& t = draft.table();
  const bool running = t.phase >= Phase::laying_out;
  const JsonReader round = draft.in["round"];
  t.round = static_cast<std::uint16_t>(running ? round.integer(1, kRoundMax).value_or(1)
                                               : round.integer(0, 0).value_or(0));
  t.tax = static_cast<std::uint16_t>(draft.in["tax"].integer(0, kTaxMax).value_or(0));
  const bool ending = t.phase >= Phase::ending_round;
  const int step = t.phase == Phase::over ? kRoundStepMax : 0;
  t.round_step = static_cast<std::uint8_t>(
      draft.in["round_step"].integer(0, ending ? kRoundStepMax : 0).value_or(step));
  load_crown(draft);
  load_starter(draft);
  load_completed(draft);
}

}  // namespace prestige::protocol
