#include "protocol/trickerion/json.h"
#include "protocol/trickerion/table_json.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

Json decks_json(const TableWriter& writer, const Observation& seen) {
  Json out = roomy_object(kDecks);
  for (std::size_t i = 0; i < kDecks; ++i) {
    out[std::string(id_of(kDeckLocations[i]))] = writer.write(seen.deck[i]);
  }
  return out;
}

}  // namespace

Json observation_json(const Observation& seen, bool with_options) {
  const Table& table = seen.table;
  const TableWriter writer(table.players(), TableWriter::Fields::all);
  const bool plays = seen.viewer.is_player();
  Json out = roomy_object(64);
  out["viewer"] = plays ? Json(seen.viewer.index()) : Json("spectator");
  out["game"] = Trickerion::kName;
  out["players"] = table.players();
  if (with_options) out["options"] = options_json(table.options);
  put_table(out, writer, table, table, [&](std::size_t seat, Json& json) {
    if (plays && static_cast<int>(seat) == seen.viewer.index()) {
      json["cards"] = writer.fields(seen.own, Hand{});
    }
  });
  if (table.options.dark_alley) out["deck"] = decks_json(writer, seen);
  out["looked_at"] = writer.write(seen.looked_at);
  return out;
}

}  // namespace prestige::protocol
