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
JsonText bits_text(const std::array<std::string_view, N>& words, unsigned bits) {
  ListWriter out;
  for (std::size_t i = 0; i < N; ++i) {
    if (((bits >> i) & 1u) != 0) out.add(words[i]);
  }
  return std::move(out).done();
}

JsonText cast_text(const Table& table) {
  ListWriter out;
  for (int rank = 1; rank <= ranks_cast(table); ++rank) {
    out.add(id_of(table.cast[static_cast<std::size_t>(rank)]));
  }
  return std::move(out).done();
}

JsonText shown_text(const Table& table) {
  ObjectWriter out;
  for (Rank rank = 1; rank <= table.ranks(); ++rank) {
    if (table.is_shown(rank)) out.put(id_of(table.cast[rank]), seat_text(table.shown_by[rank]));
  }
  return std::move(out).done();
}

JsonText turn_text(const Table& table) {
  const Turn& turn = table.turn;
  if (turn.rank == 0) return {};
  ObjectWriter out;
  out.put("seat", turn.seat.index());
  out.put("character", id_of(turn.as));
  out.put("mode", word_of(kModeWords, turn.mode));
  out.put("gathered", turn.gathered);
  out.put("builds", turn.builds);
  out.put("abilities_used", bits_text(kAbilityWords, turn.abilities_used));
  out.put("districts_used", bits_text(kUsedDistrictWords, turn.districts_used));
  out.put("beautified", turn.beautified);
  out.put("borrowed", turn.borrowed);
  out.put("paid_build", turn.paid_build);
  out.put("build_gold", turn.build_gold);
  out.put("step", turn.step);
  return std::move(out).done();
}

bool is_building(const Table& table) {
  for (const Pending& pending : table.pending) {
    if (pending.ask == Ask::warrant || pending.ask == Ask::finish_build) return true;
  }
  return false;
}

JsonText building_text(const Table& table) {
  if (!is_building(table)) return {};
  ObjectWriter out;
  out.put("district", id_of(table.building.district));
  out.put("gold", table.building.gold);
  out.put("payment", word_of(kPaymentWords, table.building.payment));
  return std::move(out).done();
}

}  // namespace

void put_setup(ObjectWriter& out, const Table& table, bool with_options) {
  out.put("game", Citadels::kName);
  out.put("players", table.players());
  if (with_options) out.put("options", options_json(table.options));
  out.put("cast", cast_text(table));
  out.put("uniques", uniques_text(table.uniques));
  out.put("round", table.round);
  out.put("phase", word_of(kPhaseWords, table.phase));
  out.put("crown", seat_text(table.crown));
  out.put("starter", seat_text(table.starter));
  out.put("tax", table.tax);
  out.put("first_completed", seat_text(table.first_completed));
}

void put_marks(ObjectWriter& out, const Table& table) {
  out.put("called", character_text(table, table.called));
  out.put("shown", shown_text(table));
  out.put("killed", character_text(table, table.killed));
  out.put("bewitched", character_text(table, table.bewitched));
  out.put("robbed", character_text(table, table.robbed));
  out.put("witch", seat_text(table.witch));
  out.put("thief", seat_text(table.thief));
  out.put("magistrate", seat_text(table.magistrate));
  out.put("blackmailer", seat_text(table.blackmailer));
  out.put("protected", seat_text(table.protected_seat));
  out.put("warrants", characters_text(table, table.warrants));
  out.put("threats", characters_text(table, table.threats));
  out.put("threats_placed", characters_text(table, table.threats_placed));
  out.put("blank_shown", character_text(table, table.blank_shown));
  out.put("rose_shown", table.rose_shown);
}

void put_turn(ObjectWriter& out, const Table& table) {
  out.put("round_step", table.round_step);
  out.put("turn", turn_text(table));
  out.put("building", building_text(table));
}

ObjectWriter pending_writer(const Pending& pending) {
  ObjectWriter out;
  out.put("ask", word_of(kAskWords, pending.ask));
  out.put("seat", seat_text(pending.seat));
  if (pending.other.is_player()) out.put("other", pending.other.index());
  if (pending.left != 0) out.put("left", pending.left);
  if (pending.to_aside) out.put("to_aside", true);
  if (!pending.seats.empty()) out.put("seats", seats_text(pending.seats));
  if (pending.ask == Ask::graveyard) out.put("card", id_of(static_cast<District>(pending.card)));
  return out;
}

}  // namespace prestige::protocol
