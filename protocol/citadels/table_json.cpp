#include "protocol/citadels/table_json.h"

#include "games/citadels/game.h"
#include "protocol/citadels/json.h"
#include "protocol/citadels/words.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

// While a random cast is being drawn only the first ranks have a character.
int ranks_cast(const Table& table) {
  return table.phase == Phase::casting ? table.slots_filled : table.ranks();
}

template <std::size_t N>
Json bits_json(const std::array<std::string_view, N>& words, unsigned bits) {
  Json out = Json::array();
  for (std::size_t i = 0; i < N; ++i) {
    if (((bits >> i) & 1u) != 0) out.push_back(words[i]);
  }
  return out;
}

Json turn_json(const Table& table) {
  const Turn& turn = table.turn;
  if (turn.rank == 0) return nullptr;
  Json out = roomy_object(12);
  out["seat"] = turn.seat.index();
  out["character"] = id_of(turn.as);
  out["mode"] = word_of(kModeWords, turn.mode);
  out["gathered"] = turn.gathered;
  out["builds"] = turn.builds;
  out["abilities_used"] = bits_json(kAbilityWords, turn.abilities_used);
  out["districts_used"] = bits_json(kUsedDistrictWords, turn.districts_used);
  out["beautified"] = turn.beautified;
  out["borrowed"] = turn.borrowed;
  out["paid_build"] = turn.paid_build;
  out["build_gold"] = turn.build_gold;
  out["step"] = turn.step;
  return out;
}

bool is_building(const Table& table) {
  for (const Pending& pending : table.pending) {
    if (pending.ask == Ask::warrant || pending.ask == Ask::finish_build) return true;
  }
  return false;
}

}  // namespace

void put_setup(Json& out, const Table& table, bool with_options) {
  out["game"] = Citadels::kName;
  out["players"] = table.players();
  if (with_options) out["options"] = options_json(table.options);
  out["cast"] = Json::array();
  for (int rank = 1; rank <= ranks_cast(table); ++rank) {
    out["cast"].push_back(id_of(table.cast[static_cast<std::size_t>(rank)]));
  }
  out["uniques"] = uniques_json(table.uniques);
  out["round"] = table.round;
  out["phase"] = word_of(kPhaseWords, table.phase);
  out["crown"] = seat_json(table.crown);
  out["starter"] = seat_json(table.starter);
  out["tax"] = table.tax;
  out["first_completed"] = seat_json(table.first_completed);
}

void put_marks(Json& out, const Table& table) {
  out["called"] = character_json(table, table.called);
  out["shown"] = Json::object();
  for (Rank rank = 1; rank <= table.ranks(); ++rank) {
    if (table.is_shown(rank)) {
      out["shown"][std::string(id_of(table.cast[rank]))] = seat_json(table.shown_by[rank]);
    }
  }
  out["killed"] = character_json(table, table.killed);
  out["bewitched"] = character_json(table, table.bewitched);
  out["robbed"] = character_json(table, table.robbed);
  out["witch"] = seat_json(table.witch);
  out["thief"] = seat_json(table.thief);
  out["magistrate"] = seat_json(table.magistrate);
  out["blackmailer"] = seat_json(table.blackmailer);
  out["protected"] = seat_json(table.protected_seat);
  out["warrants"] = characters_json(table, table.warrants);
  out["threats"] = characters_json(table, table.threats);
  out["threats_placed"] = characters_json(table, table.threats_placed);
  out["blank_shown"] = character_json(table, table.blank_shown);
  out["rose_shown"] = table.rose_shown;
}

void put_turn(Json& out, const Table& table) {
  out["round_step"] = table.round_step;
  out["turn"] = turn_json(table);
  out["building"] = nullptr;
  if (is_building(table)) {
    out["building"] = {{"district", id_of(table.building.district)},
                       {"gold", table.building.gold},
                       {"payment", word_of(kPaymentWords, table.building.payment)}};
  }
}

Json pending_json(const Pending& pending) {
  Json out = {{"ask", word_of(kAskWords, pending.ask)}, {"seat", seat_json(pending.seat)}};
  if (pending.other.is_player()) out["other"] = pending.other.index();
  if (pending.left != 0) out["left"] = pending.left;
  if (pending.to_aside) out["to_aside"] = true;
  if (!pending.seats.empty()) out["seats"] = seats_json(pending.seats);
  if (pending.ask == Ask::graveyard) out["card"] = id_of(static_cast<District>(pending.card));
  return out;
}

}  // namespace prestige::protocol
