#include <cmath>

#include "arena/report.h"
#include "arena/statistics/elo.h"
#include "protocol/codec.h"

namespace prestige::arena {

using protocol::Json;

namespace {

Json finite(double figure) { return std::isfinite(figure) ? Json(figure) : Json(nullptr); }

double per(double sum, std::uint64_t count) {
  return count == 0 ? 0 : sum / static_cast<double>(count);
}

Json times_to_json(const DecisionTimes& times, const bots::Budget& budget) {
  Json json{{"decisions", times.count()},
            {"mean_ms", times.mean_ms()},
            {"p95_ms", times.quantile_ms(0.95)},
            {"max_ms", times.max_ms()}};
  if (budget.milliseconds > 0) {
    json["mean_of_budget"] = times.mean_ms() / budget.milliseconds;
    json["max_of_budget"] = times.max_ms() / budget.milliseconds;
  }
  return json;
}

Json faults_to_json(const EntrantSummary& entrant) {
  Json json = Json::object();
  for (std::size_t kind = 0; kind < kFaultKinds; ++kind) {
    if (entrant.faults[kind] > 0) json[std::string(word(FaultKind(kind)))] = entrant.faults[kind];
  }
  if (!entrant.first_fault.empty()) json["first"] = entrant.first_fault;
  return json;
}

Json entrant_to_json(const Summary& summary, std::size_t index) {
  const LineUp& line_up = summary.line_up();
  const EntrantSummary& entrant = summary.entrants()[index];
  const PlayerSpec& spec = line_up.entrants[index];
  Json json{{"name", spec.name}};
  if (spec.is_program()) json["command"] = spec.command;
  if (spec.budget.iterations > 0) json["iterations"] = spec.budget.iterations;
  if (spec.budget.milliseconds > 0) json["ms"] = spec.budget.milliseconds;
  if (spec.budget.threads > 1) json["search_threads"] = spec.budget.threads;
  json["games"] = entrant.games;
  json["wins"] = entrant.wins;
  json["win_rate"] = to_json(summary.win_rate(static_cast<int>(index)));
  json["place_mean"] = per(entrant.places, entrant.games);
  json["points_mean"] = per(entrant.points, entrant.games);
  if (line_up.entrants.size() > 1) {
    json["score"] = to_json(share_estimate(entrant.score));
    json["elo"] = to_json(elo_estimate(entrant.score));
    for (std::size_t i = 0; i < entrant.against.size(); ++i) {
      if (i == index) continue;
      json["against"][line_up.entrants[i].name] = to_json(elo_estimate(entrant.against[i]));
    }
  }
  json["faults"] = faults_to_json(entrant);
  json["time"] = times_to_json(entrant.times, spec.budget);
  return json;
}

Json sprt_to_json(const Sprt& sprt) {
  const SprtSettings& settings = sprt.settings();
  return {{"elo0", settings.elo0},
          {"elo1", settings.elo1},
          {"alpha", settings.alpha},
          {"beta", settings.beta},
          {"llr", sprt.llr()},
          {"lower_bound", sprt.lower_bound()},
          {"upper_bound", sprt.upper_bound()},
          {"accepted", sprt.verdict() == Verdict::open   ? Json(nullptr)
                       : sprt.verdict() == Verdict::elo0 ? Json("elo0")
                                                         : Json("elo1")}};
}

Json pieces_to_json(const MatchSettings& settings, const Summary& summary) {
  Json json = Json::array();
  for (std::size_t i = 0; i < summary.pieces().size(); ++i) {
    const PieceSummary& piece = summary.pieces()[i];
    if (piece.taken == 0) continue;
    json.push_back({{"name", piece_name(settings.game, static_cast<int>(i))},
                    {"taken", piece.taken},
                    {"win_rate", per(piece.wins, piece.taken)},
                    {"place_mean", per(piece.places, piece.taken)}});
  }
  return json;
}

}  // namespace

Json to_json(const Estimate& estimate) {
  return {{"value", finite(estimate.value)},
          {"low", finite(estimate.low)},
          {"high", finite(estimate.high)}};
}

std::string_view word(MatchEnd end) {
  switch (end) {
    case MatchEnd::all_played:
      return "all_played";
    case MatchEnd::decided:
      return "decided";
    case MatchEnd::interrupted:
      return "interrupted";
    case MatchEnd::not_kept:
      return "not_kept";
  }
  return {};
}

Json report_json(const MatchSettings& settings, const MatchResult& result) {
  const Summary& summary = result.summary;
  const LineUp& line_up = summary.line_up();
  Json json{{"game", settings.game}, {"players", line_up.players()}, {"line_up", Json::array()}};
  for (const int entrant : line_up.seats) {
    json["line_up"].push_back(line_up.entrants[static_cast<std::size_t>(entrant)].name);
  }
  json["options"] = protocol::find_game(settings.game)->options(settings.start);
  json["seed"] = settings.seed;
  json["deals"] = summary.deals();
  json["games"] = summary.games();
  json["cut_games"] = summary.cut_games();
  json["end"] = word(result.end);
  json["rounds_mean"] = summary.rounds_mean();
  json["entrants"] = Json::array();
  for (std::size_t i = 0; i < line_up.entrants.size(); ++i) {
    json["entrants"].push_back(entrant_to_json(summary, i));
  }
  if (result.sprt) json["sprt"] = sprt_to_json(*result.sprt);
  json["seats"] = Json::array();
  for (const SeatSummary& seat : summary.seats()) {
    json["seats"].push_back({{"win_rate", per(seat.wins, summary.sound_games())},
                             {"place_mean", per(seat.places, summary.sound_games())},
                             {"points_mean", per(seat.points, summary.sound_games())}});
  }
  json[std::string(piece_kind(settings.game)) + "s"] = pieces_to_json(settings, summary);
  json["seconds"] = result.seconds;
  return json;
}

}  // namespace prestige::arena
