#include "server/table/record.h"

#include "protocol/message/encode.h"
#include "protocol/session.h"

namespace prestige::server {

using protocol::Json;

namespace {

Json fairness_json(const TableModel& m) {
  Json entropy = Json::array();
  for (const TableSeat& seat : m.seats) entropy.push_back(seat.entropy);
  return {{"commitment", commitment(*m.seed)}, {"entropy", entropy}, {"seed", to_hex(*m.seed)}};
}

}  // namespace

Json record_of(const Replayed& table, const PersonNames& names) {
  const TableModel& m = table.model;
  const AnyGame& rules = m.codec->rules();
  Json out = {{"format", protocol::kRecordFormat},
              {"version", protocol::kRecordVersion},
              {"game", rules.name()},
              {"rules", rules.rules_version()}};
  if (m.setup->position) {
    out["position"] = *m.setup->position;
  } else {
    out["players"] = m.setup->players;
    out["options"] = m.codec->options(table.history.start);
  }
  out["actions"] = Json::array();
  for (const GameStep& step : table.history.steps) {
    out["actions"].push_back(protocol::seat_word(step.seat) + " " + rules.to_text(step.action));
  }
  out["table"] = to_text(m.id);
  out["names"] = seat_names(m, names);
  if (m.seed) out["fairness"] = fairness_json(m);
  if (m.brought && m.brought->proof) {
    const api::Fairness& proof = *m.brought->proof;
    out["fairness"] = {
        {"commitment", proof.commitment}, {"entropy", proof.entropy}, {"seed", *proof.seed}};
  }
  const std::vector<int> places = rules.places(m.game->state);
  if (!places.empty()) out["results"] = places;
  return out;
}

Result<Setup> setup_of_record(const Json& record) {
  const auto session = protocol::Session::replay(record, protocol::Chance::manual);
  if (!session) return std::unexpected(session.error());
  const AnyState& start =
      session->history().empty() ? session->state() : session->history().front().before;
  Setup setup;
  setup.game = session->codec().rules().name();
  setup.players = session->codec().rules().players(start);
  setup.options = session->codec().options(start);
  if (record.contains("position")) setup.position = session->codec().position(start);
  setup.visibility = api::Visibility::invited;
  setup.language = "en";
  return setup;
}

GameMoment moment_of(const Replayed& table, std::int64_t step) {
  GameMoment moment{state_after(*table.model.codec, table.history, step > 0 ? step - 1 : 0), {}};
  if (step > 0) {
    const GameStep& last = table.history.steps[static_cast<std::size_t>(step - 1)];
    table.model.codec->rules().apply(moment.state, last.seat, last.action, &moment.events);
  }
  return moment;
}

}  // namespace prestige::server
