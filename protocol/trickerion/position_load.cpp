#include <algorithm>

#include "games/trickerion/rules/flow.h"
#include "games/trickerion/rules/placing.h"
#include "protocol/catalogue.h"
#include "protocol/trickerion/consistent.h"
#include "protocol/trickerion/json.h"
#include "protocol/trickerion/position_defaults.h"
#include "protocol/trickerion/read.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

constexpr std::string_view kGame = Trickerion::kName;

void allow_fields(const JsonReader& in) {
  auto names = TableReader::names<Table>();
  std::erase(names, "player");
  for (const std::string_view name :
       {"game", "players", "seats", "deck", "out_of_game", "looked_at", "power_pool"}) {
    names.push_back(name);
  }
  in.allow_only(names);
}

std::optional<Options> load_options(const JsonReader& in, FirstError& errors) {
  const auto players = in["players"].integer(kPlayersMin, kPlayersMax);
  in["game"].choice({&kGame, 1});
  if (!errors.none()) return std::nullopt;
  const Json none = Json::object();
  const auto options =
      read_trickerion_options(static_cast<int>(players.value_or(Request{}.players)),
                              in["options"].given() ? in["options"].value() : none);
  if (options) return *options;
  errors.note(options.error());
  return std::nullopt;
}

// The part of the position about a seat; an empty one for seats that are left out.
JsonReader seat_of(const JsonReader& in, int index) {
  static const Json kNothing = Json::object();
  const JsonReader seats = in["seats"];
  const auto at = static_cast<std::size_t>(index);
  const bool listed = seats.is_list() && at < seats.value().size() && !seats[at].is_null();
  return listed ? seats[at] : in.with(kNothing);
}

void load_seat(const JsonReader& in, const TableReader& reader, State& s, int seat) {
  auto names = TableReader::names<Player>();
  names.push_back("cards");
  in.allow_only(names);
  reader.fields(in, player(s, Seat(seat)));
  if (in["cards"].given()) reader.read(in["cards"], hand(s, Seat(seat)));
}

Phase default_phase(const JsonReader& in, Phase otherwise) {
  if (in["placement"].given()) return Phase::placing;
  return in["staging"].given() ? Phase::showing : otherwise;
}

// A Character that acts stands where it acts, on a card that sends it there.
void load_acting(const JsonReader& in, State& s) {
  Placement& p = s.table.placement;
  const JsonReader placement = in["placement"];
  if (!placement.given() || !is_seat(s, p.seat)) return;
  if (!placement["acting"].given()) p.acting = placement["who"].given();
  if (!p.acting) return;
  if (!placement["made"].given()) p.made = 1;
  const JsonReader seat = seat_of(in, p.seat.index());
  if (!seat["spot"].given()) player(s, p.seat).spot[at(p.who)] = p.spot;
  if (!seat["cards"]["below"].given()) {
    const Card card = p.special ? Card(*p.special) : Card(location_of(p.spot));
    hand(s, p.seat).below[at(p.who)] = card;
  }
  if (!placement["ap"].given() && player(s, p.seat).magician) {
    const int ap = base_ap(s, p.seat, p.who) + modifier_of(p.spot);
    p.ap = static_cast<std::uint8_t>(std::max(0, ap));
  }
}

void fill_in(const JsonReader& in, State& s) {
  for (const SeatDefault& rule : seat_defaults()) {
    for (int i = 0; i < s.table.players(); ++i) {
      const JsonReader seat = seat_of(in, i);
      const bool given =
          rule.in_cards ? seat["cards"][rule.field].given() : seat[rule.field].given();
      if (!given) rule.fill(s, s, i);
    }
  }
  for (const TableDefault& rule : table_defaults()) {
    if (!in[rule.field].given()) rule.fill(s, s);
  }
}

State load_table(const JsonReader& in, const Options& options) {
  State s = standard_state(options);
  const TableReader reader(options.players);
  reader.fields(in, s.table);
  if (!in["phase"].given()) s.table.phase = default_phase(in, s.table.phase);
  const JsonReader seats = in["seats"];
  if (seats.given()) seats.each_item([](const JsonReader&) {});
  if (seats.is_list() && seats.value().size() > options.players) {
    refuse_position(seats, "too_long", {}, std::to_string(options.players));
  }
  for (int i = 0; i < options.players; ++i) load_seat(seat_of(in, i), reader, s, i);
  reader.fields(in, s.secrets);
  return s;
}

void examine(const State& s, FirstError& errors) {
  Examination exam(s, errors);
  for (const auto check : {check_time, check_setup, check_players, check_characters, check_decks,
                           check_stage, check_turn, check_questions}) {
    if (exam.good()) check(exam);
  }
}

// The words of a broken invariant are those of the catalogue, under the invariant's own words.
void refuse_impossible(const JsonReader& in, std::string_view broken) {
  std::string reason = "impossible." + std::string(broken);
  std::ranges::replace(reason, ' ', '_');
  const bool known = has_text("trickerion", Language::en, "position_refusal." + reason);
  refuse_position(in, known ? reason : "impossible");
}

}  // namespace

Result<State> read_trickerion_position(const Json& position) {
  FirstError errors("bad_position");
  const JsonReader in(position, errors);
  allow_fields(in);
  if (!errors.none()) return std::unexpected(errors.error());
  const auto options = load_options(in, errors);
  if (!options) return std::unexpected(errors.error());
  State s = load_table(in, *options);
  if (!errors.none()) return std::unexpected(errors.error());
  load_acting(in, s);
  fill_in(in, s);
  examine(s, errors);
  if (!errors.none()) return std::unexpected(errors.error());
  // A position between two decisions goes on to the next.
  Events nobody;
  advance(s, nobody);
  // What it comes to is a position again.
  examine(s, errors);
  if (!errors.none()) return std::unexpected(errors.error());
  if (const char* broken = Trickerion::invariant_broken(s)) {
    refuse_impossible(in, broken);
    return std::unexpected(errors.error());
  }
  return s;
}

}  // namespace prestige::protocol
