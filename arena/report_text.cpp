#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "arena/report.h"
#include "arena/text.h"

namespace prestige::arena {

namespace {

using enum TextTable::Align;

constexpr int kBarWidth = 24;

double mean_of(double sum, std::uint64_t count) {
  return count == 0 ? 0 : sum / static_cast<double>(count);
}

std::string two_digits(double figure) { return fmt::format("{:.2f}", figure); }
std::string one_digit(double figure) { return fmt::format("{:.1f}", figure); }

std::string heading(const MatchSettings& settings, const MatchResult& result) {
  const Summary& summary = result.summary;
  std::string text = fmt::format(
      "{}, {} players: {} games ({} deals, each in {} rotation{}), {:.1f} rounds on average\n",
      settings.game, summary.line_up().players(), summary.games(), summary.deals(),
      summary.line_up().rotations(), summary.line_up().rotations() == 1 ? "" : "s",
      summary.rounds_mean());
  text += fmt::format("seed {}, {:.1f} s on {} thread{}\n", settings.seed, result.seconds,
                      settings.threads, settings.threads == 1 ? "" : "s");
  if (result.end == MatchEnd::interrupted) text += "interrupted: these are the deals so far\n";
  return text + cut_games_text(summary);
}

std::string entrants_text(const Summary& summary) {
  const LineUp& line_up = summary.line_up();
  const bool several = line_up.entrants.size() > 1;
  TextTable table({left, right, right, left, right, right, right});
  table.add({"bot", "seats", "wins [95 %]", "", "place", "points",
             several ? "Elo against the others [95 %]" : ""});
  for (std::size_t i = 0; i < line_up.entrants.size(); ++i) {
    const EntrantSummary& entrant = summary.entrants()[i];
    const Estimate wins = summary.win_rate(static_cast<int>(i));
    table.add({line_up.entrants[i].name, std::to_string(line_up.seats_of(static_cast<int>(i))),
               percent(wins), bar(wins.value, kBarWidth),
               two_digits(mean_of(entrant.places, entrant.games)),
               one_digit(mean_of(entrant.points, entrant.games)),
               several ? elo_text(elo_estimate(entrant.score)) : ""});
  }
  return table.plain() +
         fmt::format("  par is {} wins for a seat\n", percent(1.0 / line_up.players()));
}

std::string sprt_text(const Sprt& sprt, const LineUp& line_up) {
  const SprtSettings& settings = sprt.settings();
  const std::string& name = line_up.entrants.front().name;
  const std::string verdict =
      sprt.verdict() == Verdict::elo1   ? fmt::format("accepted: {:+} Elo", settings.elo1)
      : sprt.verdict() == Verdict::elo0 ? fmt::format("accepted: {:+} Elo", settings.elo0)
                                        : "undecided";
  return fmt::format(
      "sequential test: is {} stronger by {:+} or by {:+} Elo (alpha {}, beta {})?\n"
      "  LLR {:.2f} between {:.2f} and {:.2f}: {}\n",
      name, settings.elo0, settings.elo1, settings.alpha, settings.beta, sprt.llr(),
      sprt.lower_bound(), sprt.upper_bound(), verdict);
}

std::string times_text(const Summary& summary) {
  TextTable table({left, right, right, right, right, right});
  table.add({"time", "decisions", "mean", "95 %", "longest", "of the budget"});
  for (std::size_t i = 0; i < summary.entrants().size(); ++i) {
    const DecisionTimes& times = summary.entrants()[i].times;
    const auto budget = summary.line_up().entrants[i].budget.milliseconds;
    table.add({summary.line_up().entrants[i].name, std::to_string(times.count()),
               ms_text(times.mean_ms()), ms_text(times.quantile_ms(0.95)), ms_text(times.max_ms()),
               budget == 0
                   ? "-"
                   : fmt::format("{:.0f} %, longest {:.0f} %", 100 * times.mean_ms() / budget,
                                 100 * times.max_ms() / budget)});
  }
  return table.plain();
}

std::string seats_text(const Summary& summary) {
  TextTable table({left, right, left, right, right});
  table.add({"seat", "wins", "", "place", "points"});
  for (std::size_t i = 0; i < summary.seats().size(); ++i) {
    const SeatSummary& seat = summary.seats()[i];
    const double wins = mean_of(seat.wins, summary.sound_games());
    table.add({std::to_string(i), percent(wins), bar(wins, kBarWidth),
               two_digits(mean_of(seat.places, summary.sound_games())),
               one_digit(mean_of(seat.points, summary.sound_games()))});
  }
  return table.plain();
}

// The most successful first.
std::string pieces_text(const MatchSettings& settings, const Summary& summary) {
  std::vector<std::size_t> order;
  const auto& pieces = summary.pieces();
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (pieces[i].taken > 0) order.push_back(i);
  }
  std::ranges::sort(order, {}, [&](std::size_t i) {
    return std::pair(-mean_of(pieces[i].wins, pieces[i].taken), i);
  });
  TextTable table({left, right, right, left, right});
  table.add(
      {std::string(piece_kind(settings.game)), "taken", "wins of those who took it", "", "place"});
  for (const std::size_t i : order) {
    const double wins = mean_of(pieces[i].wins, pieces[i].taken);
    table.add({std::string(piece_name(settings.game, static_cast<int>(i))),
               std::to_string(pieces[i].taken), percent(wins), bar(wins, kBarWidth),
               two_digits(mean_of(pieces[i].places, pieces[i].taken))});
  }
  return table.plain();
}

std::string faults_text(const Summary& summary) {
  std::string text;
  for (std::size_t i = 0; i < summary.entrants().size(); ++i) {
    const EntrantSummary& entrant = summary.entrants()[i];
    if (entrant.fault_count() == 0) continue;
    text += fmt::format("{} forfeited {} of {} games:", summary.line_up().entrants[i].name,
                        entrant.fault_count(), entrant.games);
    for (std::size_t kind = 0; kind < kFaultKinds; ++kind) {
      if (entrant.faults[kind] == 0) continue;
      text += fmt::format(" {} {}", word(FaultKind(kind)), entrant.faults[kind]);
    }
    text += fmt::format("\n  first: {}\n", entrant.first_fault);
  }
  return text;
}

}  // namespace

std::string cut_games_text(const Summary& summary) {
  if (summary.cut_games() == 0) return {};
  return fmt::format("{} of {} games were not over after {} decisions: greedy finished them\n",
                     summary.cut_games(), summary.games(), kDecisionsMax);
}

std::string report_text(const MatchSettings& settings, const MatchResult& result) {
  const Summary& summary = result.summary;
  std::string text = heading(settings, result);
  if (summary.games() == 0) return text;
  text += "\n" + entrants_text(summary);
  if (result.sprt) text += "\n" + sprt_text(*result.sprt, summary.line_up());
  if (const std::string faults = faults_text(summary); !faults.empty()) text += "\n" + faults;
  text += "\n" + times_text(summary);
  text += "\n" + seats_text(summary);
  text += "\n" + pieces_text(settings, summary);
  return text;
}

}  // namespace prestige::arena
