#pragma once

// Why a seat should do what: its best choices as the search ranks them, and for each what speaks
// for it and against it. Reasons come from the terms of the evaluation and from the worlds that the
// seat may be in, so they know no more than the seat does.

#include <algorithm>
#include <cmath>
#include <vector>

#include "bots/bot.h"
#include "bots/budget.h"
#include "bots/explain/forecast.h"
#include "bots/search/search.h"
#include "bots/search/worlds.h"

namespace prestige::bots {

// Keeps to a budget: so many steps, or as many as there is time for.
class Allowance {
 public:
  explicit Allowance(const Budget& budget)
      : budget_(budget), started_(budget.now_us == nullptr ? 0 : budget.now_us()) {}

  // Whether this share of the time is over.
  bool is_over(double share) const {
    if (budget_.stop != nullptr && budget_.stop->load(std::memory_order_relaxed)) return true;
    const std::uint32_t limit_ms = is_timed() ? budget_.milliseconds : budget_.at_most_ms;
    if (limit_ms == 0 || budget_.now_us == nullptr) return false;
    return static_cast<double>(budget_.now_us() - started_) >= limit_ms * 1000.0 * share;
  }
  bool allows(std::uint64_t iterations, double share) const {
    return !is_over(share) && (is_timed() || iterations < budget_.iterations);
  }

 private:
  // Thinks as long as there is time, however many iterations that is.
  bool is_timed() const { return budget_.milliseconds > 0 && budget_.now_us != nullptr; }

  Budget budget_;
  std::uint64_t started_;
};

template <Game G, class Eval, class Views>
class Explainer {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Outcome = Consequences<Views>;

  Explainer(const Decision<G>& decision, const Budget& budget, const SearchSettings& settings,
            Rng rng)
      : decision_(decision),
        seen_(decision.observation()),
        allowance_(budget),
        settings_(settings),
        rng_(rng) {}

  // At most so many, best first.
  std::vector<Advice> advise(std::size_t candidates) {
    search(candidates);
    look_ahead();
    std::vector<Advice> out;
    for (std::size_t i = 0; i < std::min(candidates, ranking_.size()); ++i) {
      out.push_back({.action = AnyAction::of(ranking_[i].action),
                     .share = ranking_[i].visits / thoughts_,
                     .chance = ranking_[i].chance,
                     .points = consequences_[i].points,
                     .reasons = reasons_of(i)});
    }
    return out;
  }

 private:
  static constexpr double kSearchShare = 0.75;  // of the time; the rest looks ahead
  static constexpr std::uint64_t kOutlookIterations = 64;
  static constexpr std::size_t kComparedMin = 4;
  static constexpr int kForecastsMin = 4;
  static constexpr int kForecastsMax = 16;
  static constexpr int kWorldsEach = 4;
  static constexpr double kClearlyBetter = 0.02;  // as a chance

  // Where there is no choice, only the outlook is asked for, and roughly.
  bool is_known(std::uint64_t iterations) const {
    return decision_.legal().size() == 1 && iterations >= kOutlookIterations;
  }

  void search(std::size_t candidates) {
    Search<G, Eval> search(seen_, decision_.seat(), settings_, rng_.fork(1));
    do search.iterate();
    while (allowance_.allows(search.iterations(), kSearchShare) && !is_known(search.iterations()));
    ranking_ = search.ranking();
    // Whoever wants to hear of one alone still wants it compared.
    ranking_.resize(std::min(ranking_.size(), std::max(candidates, kComparedMin)));
    thoughts_ = static_cast<double>(search.iterations());
    for (const auto& ranked : ranking_) actions_.push_back(ranked.action);
  }

  void look_ahead() {
    Forecast<G, Eval, Views> forecast(decision_.seat(), actions_);
    Worlds<G, Eval> worlds(seen_, decision_.seat());
    Rng rng = rng_.fork(2);
    for (int i = 0; i < kForecastsMax && (i < kForecastsMin || !allowance_.is_over(1)); ++i) {
      // Neighbours are often alike, so only every few is played on.
      for (int n = 0; n < kWorldsEach; ++n) worlds_.push_back(worlds.next(rng));
      forecast.add_world(worlds_.back(), rng.fork(static_cast<std::uint64_t>(i)));
    }
    for (std::size_t i = 0; i < actions_.size(); ++i) consequences_.push_back(forecast.of(i));
  }

  Reasons reasons_of(std::size_t i) const {
    if (decision_.legal().size() == 1) return {{.kind = common_reason::only_choice}};
    Reasons found;
    Views::find_reasons(seen_, actions_[i], std::span(worlds_), consequences_[i], found);
    compare(i, found);
    Reasons main = main_reasons(std::move(found), i == 0);
    // The best choice is not the best for what speaks against it alone.
    const bool lacks_merit = i == 0 && main.size() > 0 && main.front().weight < 0;
    if (main.empty() || lacks_merit) main.insert(main.begin(), outlook(i));
    if (main.size() > kReasonsMax) main.resize(kReasonsMax);
    return main;
  }

  // What there is more or less of, at once and when the round is over. What every choice brings
  // alike is no reason for any of them.
  void compare(std::size_t i, Reasons& found) const {
    const Outcome& own = consequences_[i];
    for (std::size_t m = 0; m < Views::kWords.size(); ++m) {
      const Differences by{
          .gained = difference(own.at_once[m], own.before[m]),
          .sooner = difference(own.at_once[m], mean_of_others(i, m, &Outcome::at_once)),
          .later = difference(own.later[m], mean_of_others(i, m, &Outcome::later))};
      add_differences(Views::kWords[m], by, found);
    }
  }

  static Measured difference(const Measured& a, const Measured& b) {
    return {.amount = a.amount - b.amount, .value = a.value - b.value};
  }

  Measured mean_of_others(std::size_t i, std::size_t m,
                          typename Views::Measures Outcome::* when) const {
    if (consequences_.size() == 1) return (consequences_[i].*when)[m];
    Measured sum;
    for (std::size_t other = 0; other < consequences_.size(); ++other) {
      if (other == i) continue;
      sum.amount += (consequences_[other].*when)[m].amount;
      sum.value += (consequences_[other].*when)[m].value;
    }
    const auto others = static_cast<double>(consequences_.size() - 1);
    return {.amount = sum.amount / others, .value = sum.value / others};
  }

  // With nothing to point at, what the search says remains.
  AdviceReason outlook(std::size_t i) const {
    if (ranking_.size() < 2) return {.kind = common_reason::outlook_better};
    const double other = ranking_[i == 0 ? 1 : 0].chance;
    const double ahead = ranking_[i].chance - other;
    if (std::abs(ahead) < kClearlyBetter) return {.kind = common_reason::similar};
    return {.kind = ahead > 0 ? common_reason::outlook_better : common_reason::outlook_worse,
            .weight = ahead};
  }

  const Decision<G>& decision_;
  typename G::Observation seen_;
  Allowance allowance_;
  SearchSettings settings_;
  Rng rng_;
  double thoughts_ = 0;
  std::vector<SearchedAction<G>> ranking_;
  std::vector<Action> actions_;
  std::vector<State> worlds_;
  std::vector<Outcome> consequences_;
};

}  // namespace prestige::bots
