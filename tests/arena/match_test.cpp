#include "arena/match.h"

#include <gmock/gmock.h>

#include "arena/report.h"
#include "arena/round_robin.h"
#include "tests/arena/kit.h"
#include "tests/arena/two_ranks.h"

namespace prestige::arena {
namespace {

using protocol::Json;
using testing::DoubleNear;
using testing::Gt;
using testing::HasSubstr;

// All deals of a match, in the order in which they came to an end.
std::vector<DealRecord> deals_of(const MatchSettings& settings) {
  std::vector<DealRecord> deals;
  run_match(settings, {.ranks = nullptr,
                       .done = {},
                       .keep = [&](const DealRecord& deal) { return deals.push_back(deal), true; },
                       .games_done = nullptr,
                       .interrupted = nullptr});
  return deals;
}

TEST(Match, goes_on_from_deals_that_are_done) {
  const MatchSettings settings = match_of("citadels", {"greedy", "random"}, 30);
  std::vector<DealRecord> kept;
  const Json whole = figures_of(
      settings, {.ranks = nullptr,
                 .done = {},
                 .keep = [&](const DealRecord& deal) { return kept.push_back(deal), true; },
                 .games_done = nullptr,
                 .interrupted = nullptr});
  ASSERT_EQ(kept.size(), 30u);
  // Any of them, in any order; the others are played again.
  std::vector<DealRecord> some(kept.rbegin(), kept.rend());
  some.erase(some.begin() + 3, some.begin() + 12);
  some.pop_back();
  std::uint64_t played = 0;
  EXPECT_EQ(figures_of(settings, {.ranks = nullptr,
                                  .done = some,
                                  .keep = [&](const DealRecord&) { return ++played, true; },
                                  .games_done = nullptr,
                                  .interrupted = nullptr}),
            whole);
  EXPECT_EQ(played, 10u);
}

TEST(Match, an_interrupted_match_reports_what_is_finished) {
  const MatchSettings settings = match_of("citadels", {"greedy", "random"}, 100'000);
  std::atomic<bool> interrupted = false;
  std::uint64_t kept = 0;
  const Json report = figures_of(settings, {.ranks = nullptr,
                                            .done = {},
                                            .keep =
                                                [&](const DealRecord&) {
                                                  interrupted = ++kept >= 5;
                                                  return true;
                                                },
                                            .games_done = nullptr,
                                            .interrupted = &interrupted});
  EXPECT_EQ(report["end"], "interrupted");
  EXPECT_EQ(report["deals"], kept);
  EXPECT_GE(kept, 5u);
  EXPECT_LT(kept, 100'000u);
}

// What lies behind a gap is not part of the test, however clear it would be with it.
TEST(Match, an_interrupted_sequential_test_takes_deals_in_their_order_only) {
  MatchSettings settings = match_of("citadels", {"greedy", "random"}, 40);
  std::vector<DealRecord> all = deals_of(settings);
  settings.sprt = SprtSettings{.elo0 = 0, .elo1 = 40};
  std::erase_if(all, [](const DealRecord& deal) { return deal.deal >= 2 && deal.deal <= 20; });
  std::atomic<bool> interrupted = true;
  const Json report = figures_of(settings, {.ranks = nullptr,
                                            .done = all,
                                            .keep = {},
                                            .games_done = nullptr,
                                            .interrupted = &interrupted});
  EXPECT_EQ(report["end"], "interrupted");
  EXPECT_LE(report["deals"], 20);
  EXPECT_EQ(report["sprt"]["accepted"], nullptr);
}

TEST(Match, ends_when_nothing_can_be_kept) {
  const MatchSettings settings = match_of("citadels", {"greedy", "random"}, 100'000);
  EXPECT_EQ(run_match(settings, {.ranks = nullptr,
                                 .done = {},
                                 .keep = [](const DealRecord&) { return false; },
                                 .games_done = nullptr,
                                 .interrupted = nullptr})
                .end,
            MatchEnd::not_kept);
}

// Or one would go on to the next match and wait for the other for ever.
TEST(Match, all_ranks_know_that_the_last_deal_could_not_be_kept) {
  const MatchSettings settings = match_of("citadels", {"greedy", "random"}, 6);
  std::atomic<int> failed = 0;
  TwoRanks::run([&](Ranks& ranks) {
    int kept = 0;
    const auto result = run_match(settings, {.ranks = &ranks,
                                             .done = {},
                                             .keep = [&](const DealRecord&) { return ++kept < 6; },
                                             .games_done = nullptr,
                                             .interrupted = nullptr});
    failed += result.end == MatchEnd::not_kept ? 1 : 0;
  });
  EXPECT_EQ(failed, 2);
}

TEST(Match, shares_add_up) {
  const MatchSettings settings = match_of("citadels", {"greedy", "random", "random", "casual"}, 10);
  const auto result = run_match(settings, {});
  const Summary& summary = result.summary;
  double wins = 0;
  double places = 0;
  for (const SeatSummary& seat : summary.seats()) {
    wins += seat.wins;
    places += seat.places;
  }
  EXPECT_THAT(wins, DoubleNear(static_cast<double>(summary.games()), 1e-9));
  EXPECT_THAT(places, DoubleNear(10.0 * static_cast<double>(summary.games()), 1e-9));
  EXPECT_EQ(summary.games(), 40u);
  // Two entrants against each other score 1 together.
  EXPECT_THAT(summary.entrants()[0].against[1].mean() + summary.entrants()[1].against[0].mean(),
              DoubleNear(1, 1e-9));
  EXPECT_EQ(summary.block_score_max(1), 2 * 2 * 2 * 4);
}

TEST(Match, games_that_did_not_end_are_told) {
  const MatchSettings settings = match_of("citadels", {"greedy", "random"}, 3);
  const RecordShape shape = shape_of(settings.line_up, "citadels");
  std::vector<DealRecord> deals;
  const auto ordinary = run_match(
      settings, {.ranks = nullptr,
                 .done = {},
                 .keep = [&](const DealRecord& deal) { return deals.push_back(deal), true; },
                 .games_done = nullptr,
                 .interrupted = nullptr});
  EXPECT_EQ(report_json(settings, ordinary)["cut_games"], 0);
  EXPECT_EQ(report_text(settings, ordinary).find("decisions: greedy"), std::string::npos);

  deals[1].games[0].cut = true;
  Json line = Json::parse(to_json(deals[1]).dump());
  deals[1] = record_of(line, shape).value();
  const auto result = run_match(
      settings,
      {.ranks = nullptr, .done = deals, .keep = {}, .games_done = nullptr, .interrupted = nullptr});
  EXPECT_EQ(report_json(settings, result)["cut_games"], 1);
  const std::string words =
      "1 of 6 games were not over after 10000 decisions: greedy finished them";
  EXPECT_THAT(report_text(settings, result), HasSubstr(words));
  const std::vector<MatchSettings> matches{settings};
  const std::vector<MatchResult> results{result};
  EXPECT_THAT(round_robin_text(matches, results, settings.line_up.entrants),
              HasSubstr("random against greedy: " + words));

  line["games"][0]["cut"] = "perhaps";
  EXPECT_FALSE(record_of(line, shape));
}

// What was forfeited counts for who forfeited it, and not for seats and characters.
TEST(Match, balance_leaves_forfeited_games_out) {
  const MatchSettings settings = match_of("citadels", {"greedy", "random"}, 3);
  std::vector<DealRecord> deals = deals_of(settings);
  const auto balance_of = [&] {
    const Json report = report_json(settings, run_match(settings, {.ranks = nullptr,
                                                                   .done = deals,
                                                                   .keep = {},
                                                                   .games_done = nullptr,
                                                                   .interrupted = nullptr}));
    EXPECT_EQ(report["games"], 6);
    return std::pair(report["seats"], report["characters"]);
  };
  for (std::size_t i = 1; i < deals.size(); ++i) {
    for (GameRecord& game : deals[i].games) game.seats[0].fault = Fault{FaultKind::crash, ""};
  }
  const auto before = balance_of();
  for (std::size_t i = 1; i < deals.size(); ++i) {
    for (GameRecord& game : deals[i].games) {
      for (SeatRecord& seat : game.seats) seat.points += 100;
    }
  }
  EXPECT_EQ(balance_of(), before);
}

// With two of four seats, nobody wins more than half of the games of each.
TEST(Match, intervals_of_wins_stay_possible) {
  const MatchSettings settings = match_of("citadels", {"greedy", "random", "greedy", "random"}, 12);
  const Json report = report_json(settings, run_match(settings, {}));
  for (const Json& entrant : report["entrants"]) {
    const Json& wins = entrant["win_rate"];
    EXPECT_LT(wins["low"], wins["high"]);
    EXPECT_LE(wins["low"], wins["value"]);
    EXPECT_GE(wins["high"], wins["value"]);
    EXPECT_LE(wins["high"], 0.5);
  }
  const MatchSettings alone = match_of("citadels", {"greedy", "greedy", "greedy", "greedy"}, 2);
  const Json certain = report_json(alone, run_match(alone, {}))["entrants"][0]["win_rate"];
  EXPECT_EQ(certain["low"], 0.25);
  EXPECT_EQ(certain["high"], 0.25);
}

TEST(Match, the_report_says_it_in_words) {
  MatchSettings settings = match_of("citadels", {"greedy", "random"}, 20);
  settings.sprt = SprtSettings{.elo0 = 0, .elo1 = 5};
  const std::string text = report_text(settings, run_match(settings, {}));
  EXPECT_THAT(text, HasSubstr("40 games (20 deals, each in 2 rotations)"));
  EXPECT_THAT(text, HasSubstr("greedy"));
  EXPECT_THAT(text, HasSubstr("LLR"));
  EXPECT_THAT(text, HasSubstr("architect"));
  EXPECT_THAT(text, HasSubstr("█"));
}

TEST(RoundRobin, everybody_meets_everybody) {
  MatchSettings base = match_of("trickerion", {"random", "random", "random", "random"}, 4);
  const std::vector<PlayerSpec> bots{*entrant_of("random", {}, {}), *entrant_of("novice", {}, {}),
                                     *entrant_of("greedy", {}, {})};
  const auto matches = round_robin(base, bots);
  ASSERT_EQ(matches.size(), 3u);
  std::vector<MatchResult> results;
  for (const MatchSettings& match : matches) results.push_back(run_match(match, {}));
  const Json json = round_robin_json(matches, results, bots);
  EXPECT_EQ(json["matches"].size(), 3u);
  EXPECT_EQ(json["players"], 4);
  EXPECT_EQ(json["ratings"][0]["elo"], 0.0);
  EXPECT_THAT(json["ratings"][2]["elo"].get<double>(), Gt(100));
  const std::string text = round_robin_text(matches, results, bots);
  EXPECT_THAT(text, HasSubstr("| greedy against random"));
  // Broken off in the middle: what is there is shown.
  results.pop_back();
  EXPECT_THAT(round_robin_text(matches, results, bots), HasSubstr("interrupted"));
}

}  // namespace
}  // namespace prestige::arena
