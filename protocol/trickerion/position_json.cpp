#include "protocol/failure.h"
#include "protocol/trickerion/json.h"
#include "protocol/trickerion/table_json.h"

namespace prestige::protocol {

using namespace trickerion;

Json position_json(const State& s) {
  const TableWriter writer(s.table.players(), TableWriter::Fields::all);
  Json out = {{"game", Trickerion::kName},
              {"players", s.table.players()},
              {"options", options_json(s.table.options)}};
  put_table(out, writer, s.table, s.table, [&](std::size_t seat, Json& json) {
    json["cards"] = writer.fields(s.secrets.hand[seat], Hand{});
  });
  return out;
}

Result<State> read_trickerion_position(const Json&) {
  return std::unexpected(failure("bad_position"));
}

}  // namespace prestige::protocol
