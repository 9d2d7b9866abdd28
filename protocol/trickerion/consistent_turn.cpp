#include "games/trickerion/rules/stage.h"
#include "protocol/trickerion/consistent.h"
#include "protocol/trickerion/words.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

constexpr int kActionPointsMost = 12;
constexpr int kPlacementsMost = 30;

bool is_player_or_nobody(const State& s, Seat seat) {
  return seat == Seat::nobody() || is_seat(s, seat);
}

void check_placement(Examination& exam) {
  const Table& t = exam.s.table;
  const Placement& p = t.placement;
  if (t.phase != Phase::placing) {
    exam.require(p == Placement{}, "placement", "not_in_phase", std::string(id_of(t.phase)));
    return;
  }
  if (!exam.require(is_player_or_nobody(exam.s, p.seat), "placement.seat", "not_a_player")) return;
  exam.require(p.ap <= kActionPointsMost, "placement.ap", "too_many");
  exam.require(p.made <= kPlacementsMost, "placement.made", "too_many");
  exam.require(p.allowed >= 1 && p.allowed <= 2, "placement.allowed", "too_many");
  exam.require(!p.special || t.options.dark_alley, "placement.special", "not_in_game");
  if (!p.acting) return;
  if (!exam.require(p.seat != Seat::nobody(), "placement.seat", "not_a_player")) return;
  const Player& owner = player(exam.s, p.seat);
  exam.require(owner.has(p.who), "placement.who", "not_in_team", std::string(id_of(p.who)));
  exam.require(p.spot != Spot::home && !is_stage(p.spot), "placement.spot", "nobody_acts_there",
               std::string(id_of(p.spot)));
  exam.require(owner.duty[at(p.who)] == Duty::placed && owner.spot[at(p.who)] == p.spot,
               "placement.spot", "stands_elsewhere", std::string(id_of(p.who)));
}

bool show_is_open(const Table& t) {
  for (const Pending& p : t.pending) {
    if (p.ask == Ask::show_declarations) return true;
  }
  return false;
}

void check_declared(Examination& exam) {
  const Staging& staging = exam.s.table.staging;
  if (!exam.require(staging.show < exam.s.table.positions(), "staging.show", "no_position")) return;
  const Show& card = show(exam.s, staging.show);
  if (!exam.require(card.exists() && has_marker_of(card, staging.performer), "staging.show",
                    "nothing_to_perform")) {
    return;
  }
  if (staging.steals) {
    const Marker theirs = marker_at(card, staging.stolen);
    exam.require(marker_at(card, staging.stolen_by).is_of(staging.performer), "staging.stolen_by",
                 "no_marker_there");
    exam.require(theirs.is_players() && !theirs.is_of(staging.performer), "staging.stolen",
                 "no_marker_there");
  }
  exam.require(!staging.premieres || marker_at(card, staging.premiere).is_of(staging.performer),
               "staging.premiere", "no_marker_there");
}

bool on_stage(const Player& p) { return is_stage(p.spot[at(Character::magician)]) && p.weekday; }

void check_staging(Examination& exam) {
  const Table& t = exam.s.table;
  const Staging& staging = t.staging;
  exam.require(staging == Staging{} || t.phase >= Phase::before_shows, "staging", "not_in_phase",
               std::string(id_of(t.phase)));
  // Until RETURN a Magician who goes first is still there.
  for (int i = 0; i < t.players() && t.phase <= Phase::wages; ++i) {
    exam.require(!staging.first.has(Seat(i)) || on_stage(player(exam.s, Seat(i))), "staging.first",
                 "not_on_stage");
  }
  if (!exam.require(is_player_or_nobody(exam.s, staging.performer), "staging.performer",
                    "not_a_player")) {
    return;
  }
  exam.require(staging.step <= 2 + t.players() + 1, "staging.step", "too_many");
  for (const std::uint8_t n : staging.puppets) {
    exam.require(n <= kPowerSlots, "staging.puppets", "too_many");
  }
  if (staging.performer == Seat::nobody()) return;
  const Player& p = player(exam.s, staging.performer);
  exam.require(t.phase == Phase::showing, "staging.performer", "not_in_phase",
               std::string(id_of(t.phase)));
  exam.require(on_stage(p), "staging.performer", "not_on_stage");
  if (exam.good() && show_is_open(t)) check_declared(exam);
}

// The Perform-type card of a Magician on stage.
void check_stage_cards(Examination& exam) {
  for (int i = 0; i < exam.s.table.players(); ++i) {
    const Player& p = player(exam.s, Seat(i));
    exam.require(!p.stage_card || exam.s.table.options.dark_alley, seat_field(i, "stage_card"),
                 "not_in_game");
    const bool guest = std::any_of(p.spot.begin(), p.spot.end(), [](Spot spot) {
      return location_of(spot) == Location::theater;
    });
    exam.require(!guest || p.weekday, seat_field(i, "weekday"), "other_weekday");
  }
}

}  // namespace

void check_turn(Examination& exam) {
  check_placement(exam);
  check_staging(exam);
  check_stage_cards(exam);
}

}  // namespace prestige::protocol
