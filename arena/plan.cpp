#include "arena/plan.h"

#include <algorithm>
#include <memory>
#include <span>
#include <string_view>
#include <utility>

#include "arena/journal.h"
#include "bots/registry.h"
#include "protocol/codec.h"

namespace prestige::arena {

using protocol::Json;

namespace {

constexpr int kFileVersion = 2;

// How many iterations a bot really searches, whether it was told or follows its level.
std::uint64_t iterations_of(const PlayerSpec& spec, std::string_view game) {
  const bool open = spec.budget.iterations == 0 && spec.budget.milliseconds == 0;
  if (!open || spec.is_program()) return spec.budget.iterations;
  return bots::level_iterations(game, bot_name(spec));
}

Json spec_to_json(const PlayerSpec& spec, std::string_view game) {
  return {{"name", spec.name},
          {"command", spec.command},
          {"iterations", iterations_of(spec, game)},
          {"ms", spec.budget.milliseconds},
          {"search_threads", spec.budget.threads},
          {"reply_ms_max", spec.reply_ms_max}};
}

// Everything that decides how a deal ends, and nothing else: how many are played may change.
Json match_header(const MatchSettings& match) {
  const protocol::GameCodec* codec = protocol::find_game(match.game);
  Json json{{"game", match.game},
            {"rules", codec->rules().rules_version()},
            {"options", codec->options(match.start)},
            {"seed", match.seed},
            {"seats", match.line_up.seats},
            {"bots", Json::array()}};
  for (const PlayerSpec& spec : match.line_up.entrants) {
    json["bots"].push_back(spec_to_json(spec, match.game));
  }
  return json;
}

Json header_of(const Plan& plan) {
  Json json{{"arena", kFileVersion}, {"version", plan.version}, {"build", plan.build}};
  for (const MatchSettings& match : plan.matches) json["matches"].push_back(match_header(match));
  // As it is read from the file again.
  return Json::parse(json.dump());
}

Bytes bytes_of(const std::string& text) {
  const auto bytes = std::as_bytes(std::span(text));
  return {bytes.begin(), bytes.end()};
}

std::string text_of(const Bytes& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// What is known at the beginning, on rank 0 from the file, then everywhere.
struct Known {
  std::string error;
  std::vector<std::vector<DealRecord>> deals;  // by match
};

std::string fill(Known& known, const Plan& plan, const Json& lines) {
  known.deals.resize(plan.matches.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Json& line = lines[i];
    std::optional<DealRecord> record;
    std::size_t match = plan.matches.size();
    if (line.is_object() && line.contains("match") && line["match"].is_number_unsigned()) {
      match = line["match"].get<std::size_t>();
    }
    if (match < plan.matches.size()) {
      const MatchSettings& settings = plan.matches[match];
      record = record_of(line, shape_of(settings.line_up, settings.game));
    }
    if (!record) return "line " + std::to_string(i + 2) + " is no finished deal of these games";
    known.deals[match].push_back(std::move(*record));
  }
  return {};
}

// Results would be a mixture if a machine had another program, or were asked for something else.
std::string disagreement(const Plan& plan, Ranks& ranks) {
  if (ranks.size() == 1) return {};
  const auto headers = ranks.all_gather(bytes_of(header_of(plan).dump()));
  const auto other =
      std::ranges::find_if(headers, [&](const Bytes& header) { return header != headers.front(); });
  if (other == headers.end()) return {};
  return "process " + std::to_string(other - headers.begin()) +
         " has another program or other arguments than process 0: all must have the same";
}

// Opens the file on rank 0 and tells everybody what stands in it.
Known read_known(const Plan& plan, const PlanSurroundings& around,
                 std::unique_ptr<Journal>& journal) {
  Known known;
  known.deals.resize(plan.matches.size());
  if (around.resume.empty()) return known;
  Json shared{{"error", ""}, {"lines", Json::array()}};
  if (around.ranks.is_first() && plan.build.empty()) {
    shared["error"] = around.resume + ": cannot be used, because the running program cannot be " +
                      "read (/proc/self/exe): nobody could tell whether the same one goes on later";
  } else if (around.ranks.is_first()) {
    std::vector<Json> lines;
    auto opened = Journal::open(around.resume, header_of(plan), lines);
    if (opened) {
      journal = std::move(*opened);
      shared["lines"] = std::move(lines);
    } else {
      shared["error"] = opened.error();
    }
  }
  // A path in the error may be anything.
  const std::string text = shared.dump(-1, ' ', false, Json::error_handler_t::replace);
  shared = Json::parse(text_of(around.ranks.broadcast(bytes_of(text))));
  known.error = shared["error"];
  if (!known.error.empty()) return known;
  known.error = fill(known, plan, shared["lines"]);
  if (!known.error.empty()) known.error = around.resume + ": " + known.error;
  return known;
}

}  // namespace

std::uint64_t Plan::games() const {
  std::uint64_t games = 0;
  for (const MatchSettings& match : matches) {
    games += match.deals_max * static_cast<std::uint64_t>(match.line_up.rotations());
  }
  return games;
}

std::expected<std::vector<MatchResult>, std::string> run_plan(const Plan& plan,
                                                              const PlanSurroundings& around) {
  if (auto error = disagreement(plan, around.ranks); !error.empty()) {
    return std::unexpected(std::move(error));
  }
  std::unique_ptr<Journal> journal;
  Known known = read_known(plan, around, journal);
  if (!known.error.empty()) return std::unexpected(known.error);
  std::vector<MatchResult> results;
  for (std::size_t i = 0; i < plan.matches.size(); ++i) {
    MatchSurroundings match{.ranks = &around.ranks,
                            .done = std::move(known.deals[i]),
                            .keep = {},
                            .games_done = &around.games_done,
                            .interrupted = &around.interrupted};
    if (journal != nullptr) {
      match.keep = [&journal, i](const DealRecord& deal) {
        Json line = to_json(deal);
        line["match"] = i;
        return journal->append(line);
      };
    }
    results.push_back(run_match(plan.matches[i], std::move(match)));
    if (results.back().end == MatchEnd::interrupted) break;
    if (results.back().end == MatchEnd::not_kept) {
      return std::unexpected(around.resume + ": could not be written; what was kept is complete");
    }
  }
  return results;
}

}  // namespace prestige::arena
