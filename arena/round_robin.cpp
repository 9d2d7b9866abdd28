#include "arena/round_robin.h"

#include <fmt/core.h>

#include <algorithm>

#include "arena/report.h"
#include "arena/statistics/ratings.h"
#include "arena/text.h"

namespace prestige::arena {

using protocol::Json;

namespace {

// The result of a pair, seen from the first of the two.
struct Pairing {
  int first = 0;
  int second = 0;
  const MatchResult* result = nullptr;

  const EntrantSummary& entrant(int bot) const {
    return result->summary.entrants()[bot == first ? 0 : 1];
  }
  Estimate win_rate(int bot) const { return result->summary.win_rate(bot == first ? 0 : 1); }
};

std::vector<Pairing> pairings(int bots, std::span<const MatchResult> results) {
  std::vector<Pairing> all;
  for (int a = 0; a < bots; ++a) {
    for (int b = a + 1; b < bots; ++b) {
      if (all.size() == results.size()) return all;
      all.push_back({.first = a, .second = b, .result = &results[all.size()]});
    }
  }
  return all;
}

const Pairing* find(const std::vector<Pairing>& all, int a, int b) {
  const auto found = std::ranges::find_if(all, [&](const Pairing& p) {
    return (p.first == a && p.second == b) || (p.first == b && p.second == a);
  });
  return found == all.end() || found->result->summary.games() == 0 ? nullptr : &*found;
}

std::vector<double> ratings_of(int bots, const std::vector<Pairing>& all) {
  std::vector<Encounter> encounters;
  for (const Pairing& pairing : all) {
    const BlockMean& score = pairing.entrant(pairing.first).score;
    encounters.push_back({.first = pairing.first,
                          .second = pairing.second,
                          .score = score.mean(),
                          .blocks = static_cast<double>(score.count())});
  }
  return fit_ratings(bots, encounters);
}

std::string scores_table(std::span<const PlayerSpec> bots, const std::vector<Pairing>& all,
                         const std::vector<double>& ratings) {
  using enum TextTable::Align;
  const int count = static_cast<int>(bots.size());
  std::vector<TextTable::Align> columns(bots.size() + 2, right);
  columns.front() = left;
  TextTable table(columns);
  std::vector<std::string> head{"score of / against", "Elo"};
  for (const PlayerSpec& bot : bots) head.push_back(bot.name);
  table.add(head);
  for (int a = 0; a < count; ++a) {
    const auto at = static_cast<std::size_t>(a);
    std::vector<std::string> row{bots[at].name, fmt::format("{:.0f}", ratings[at] + 0.0)};
    for (int b = 0; b < count; ++b) {
      const Pairing* pairing = find(all, a, b);
      row.push_back(pairing == nullptr ? "" : percent(pairing->entrant(a).score.mean()));
    }
    table.add(row);
  }
  return table.markdown();
}

std::string pair_name(std::span<const PlayerSpec> bots, const Pairing& pairing) {
  return bots[static_cast<std::size_t>(pairing.second)].name + " against " +
         bots[static_cast<std::size_t>(pairing.first)].name;
}

std::string pairs_table(std::span<const PlayerSpec> bots, const std::vector<Pairing>& all) {
  using enum TextTable::Align;
  TextTable table({left, right, right, right});
  table.add({"pair", "games", "wins of a seat", "Elo of the first [95 %]"});
  for (const Pairing& pairing : all) {
    const int stronger = pairing.second;
    const EntrantSummary& entrant = pairing.entrant(stronger);
    table.add({pair_name(bots, pairing), std::to_string(pairing.result->summary.games()),
               percent(pairing.win_rate(stronger)), elo_text(elo_estimate(entrant.score))});
  }
  return table.markdown();
}

}  // namespace

std::vector<MatchSettings> round_robin(const MatchSettings& base,
                                       std::span<const PlayerSpec> bots) {
  std::vector<MatchSettings> matches;
  const int players = base.line_up.players();
  for (std::size_t a = 0; a < bots.size(); ++a) {
    for (std::size_t b = a + 1; b < bots.size(); ++b) {
      matches.push_back(base);
      matches.back().line_up = alternating(bots[a], bots[b], players);
    }
  }
  return matches;
}

Json round_robin_json(std::span<const MatchSettings> matches, std::span<const MatchResult> results,
                      std::span<const PlayerSpec> bots) {
  const int count = static_cast<int>(bots.size());
  const auto ratings = ratings_of(count, pairings(count, results));
  Json json{{"game", matches.front().game},
            {"players", matches.front().line_up.players()},
            {"ratings", Json::array()},
            {"matches", Json::array()}};
  for (std::size_t i = 0; i < bots.size(); ++i) {
    json["ratings"].push_back({{"name", bots[i].name}, {"elo", ratings[i]}});
  }
  for (std::size_t i = 0; i < results.size(); ++i) {
    json["matches"].push_back(report_json(matches[i], results[i]));
  }
  return json;
}

std::string round_robin_text(std::span<const MatchSettings> matches,
                             std::span<const MatchResult> results,
                             std::span<const PlayerSpec> bots) {
  const int count = static_cast<int>(bots.size());
  const auto all = pairings(count, results);
  double seconds = 0;
  for (const MatchResult& result : results) seconds += result.seconds;
  std::string text = fmt::format(
      "{}, {} players: everybody against everybody, seed {}, {:.0f} s\n\n", matches.front().game,
      matches.front().line_up.players(), matches.front().seed, seconds);
  if (results.size() < matches.size() || results.back().end == MatchEnd::interrupted) {
    text += "interrupted: these are the deals so far\n\n";
  }
  for (const Pairing& pairing : all) {
    const std::string cut = cut_games_text(pairing.result->summary);
    if (!cut.empty()) {
      text += pair_name(bots, pairing) + ": " + cut + "\n";
    }
  }
  text += scores_table(bots, all, ratings_of(count, all)) + "\n" + pairs_table(bots, all);
  return text;
}

}  // namespace prestige::arena
