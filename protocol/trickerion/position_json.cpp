#include "protocol/trickerion/json.h"
#include "protocol/trickerion/position_defaults.h"
#include "protocol/trickerion/table_json.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

// What a reader would fill in where the position of this state says nothing.
State usual_for(const State& s) {
  State usual = standard_state(s.table.options);
  for (const SeatDefault& rule : seat_defaults()) {
    for (int i = 0; i < s.table.players(); ++i) rule.fill(s, usual, i);
  }
  for (const TableDefault& rule : table_defaults()) rule.fill(s, usual);
  return usual;
}

Json unusual_options(const Options& options) {
  const auto standard = read_trickerion_options(options.players, Json::object());
  const Json usual = options_json(*standard);
  Json out = options_json(options);
  for (const auto& entry : usual.items()) {
    if (out[entry.key()] == entry.value()) out.erase(entry.key());
  }
  return out;
}

// Options that differ from the default, and what they bring with them: the edition and the names of
// the two-player variant are read together.
Json position_options(const Options& options) {
  Json out = unusual_options(options);
  const Json all = options_json(options);
  if (out.contains("edition")) return all;
  for (const std::string_view key : {"duel", "two_player_variant"}) {
    if (out.contains("duel") || out.contains("two_player_variant")) {
      out[std::string(key)] = all[std::string(key)];
    }
  }
  return out;
}

// What a reader would take from the phase or the Character is written in any case.
void put_turn(Json& out, const Table& table) {
  out["phase"] = id_of(table.phase);
  if (!out.contains("placement")) return;
  out["placement"]["acting"] = table.placement.acting;
  out["placement"]["made"] = table.placement.made;
  out["placement"]["ap"] = table.placement.ap;
}

}  // namespace

Json position_json(const State& s) {
  const State usual = usual_for(s);
  const TableWriter writer(s.table.players(), TableWriter::Fields::unusual);
  Json out = {{"game", Trickerion::kName},
              {"players", s.table.players()},
              {"options", position_options(s.table.options)},
              {"turn", s.table.turn},
              {"phase", id_of(s.table.phase)}};
  put_table(out, writer, s.table, usual.table, [&](std::size_t seat, Json& json) {
    const Json cards = writer.fields(s.secrets.hand[seat], usual.secrets.hand[seat]);
    if (!cards.empty()) json["cards"] = cards;
  });
  put_turn(out, s.table);
  Json secrets = Json::object();
  writer.put(secrets, s.secrets, usual.secrets);
  secrets.erase("hand");
  out.update(secrets);
  return out;
}

}  // namespace prestige::protocol
