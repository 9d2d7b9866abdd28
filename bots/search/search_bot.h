#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "bots/budget.h"
#include "bots/search/search.h"
#include "bots/search/threads.h"

namespace prestige::bots {

// Decides whether a search goes on. One for each thread.
class Thinking {
 public:
  // Of the iterations, this thread has its share; the time belongs to all of them alike.
  Thinking(const Budget& budget, std::uint64_t began_us, int thread, int threads)
      : now_us_(budget.milliseconds > 0 || budget.at_most_ms > 0 ? budget.now_us : nullptr),
        began_us_(began_us),
        limit_us_(std::uint64_t{1000} *
                  (budget.milliseconds > 0 ? budget.milliseconds : budget.at_most_ms)),
        timed_(budget.milliseconds > 0 && budget.now_us != nullptr),
        alone_(threads == 1),
        stop_(budget.stop) {
    const auto count = static_cast<std::uint64_t>(threads);
    const auto index = static_cast<std::uint64_t>(thread);
    iterations_ = budget.iterations / count + (index < budget.iterations % count ? 1 : 0);
  }

  template <class AnySearch>
  bool goes_on(const AnySearch& search) {
    const std::uint64_t done = search.iterations();
    if (done == 0) return true;  // there must be something to choose from
    if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) return false;
    if (now_us_ != nullptr && !is_time_for_another(done)) return false;
    if (timed_) return true;
    return done < iterations_ && !(alone_ && done % kLeadEvery == 0 && is_decided(search));
  }

 private:
  static constexpr std::uint64_t kLeadEvery = 16;

  // Iterations differ in length; twice the mean leaves room for a long one. On a busy machine some
  // take much longer because others have the processor: room is left for another of these, too.
  bool is_time_for_another(std::uint64_t done) {
    const std::uint64_t spent_us = now_us_() - began_us_;
    longest_us_ = std::max(longest_us_, spent_us - last_us_);
    last_us_ = spent_us;
    return spent_us + std::max(longest_us_, 2 * spent_us / done) <= limit_us_;
  }

  // All that is left would not change which choice has most visits.
  template <class AnySearch>
  bool is_decided(const AnySearch& search) const {
    return search.lead() > iterations_ - search.iterations();
  }

  std::uint64_t (*now_us_)();
  std::uint64_t began_us_;
  std::uint64_t limit_us_;
  std::uint64_t iterations_ = 0;
  bool timed_;  // thinks as long as there is time, however many iterations that is
  bool alone_;
  const std::atomic<bool>* stop_;
  std::uint64_t last_us_ = 0;
  std::uint64_t longest_us_ = 0;
};

// The same choices of several searches as one.
template <Game G>
std::vector<SearchedAction<G>> merge(const std::vector<std::vector<SearchedAction<G>>>& rankings) {
  std::vector<SearchedAction<G>> all;
  for (const auto& ranking : rankings) {
    for (const SearchedAction<G>& one : ranking) {
      const auto same = std::ranges::find(all, one.action, &SearchedAction<G>::action);
      if (same == all.end()) {
        all.push_back(one);
        all.back().found = static_cast<std::uint32_t>(all.size());
        continue;
      }
      const double sum = same->chance * same->visits + one.chance * one.visits;
      same->visits += one.visits;
      same->chance = same->visits > 0 ? sum / same->visits : 0;
    }
  }
  sort_best_first(all);
  return all;
}

// Searches within a budget. With iterations it takes the same decision for the same generator and
// number of threads.
template <Game G, class Eval>
class SearchBot final : public Bot<G> {
 public:
  explicit SearchBot(const Budget& budget, const SearchSettings& settings = {})
      : budget_(budget),
        settings_(settings),
        threads_(kHasThreads ? std::max(1, budget.threads) : 1) {
    settings_.nodes_max =
        std::max<std::size_t>(2, settings_.nodes_max / static_cast<std::size_t>(threads_));
  }

  typename G::Action choose(const Decision<G>& decision, Rng& rng) override {
    if (decision.legal().size() == 1) return decision.legal()[0];
    const std::uint64_t began_us = budget_.now_us != nullptr ? budget_.now_us() : 0;
    const auto seen = decision.observation();
    std::vector<std::vector<SearchedAction<G>>> rankings(static_cast<std::size_t>(threads_));
    for_each_thread(threads_, [&](int thread) {
      const auto index = static_cast<std::size_t>(thread);
      Search<G, Eval> search(seen, decision.seat(), settings_, rng.fork(1 + index));
      Thinking thinking(budget_, began_us, thread, threads_);
      while (thinking.goes_on(search)) search.iterate();
      rankings[index] = search.ranking();
    });
    rng.next();
    return merge<G>(rankings).front().action;
  }

 private:
  Budget budget_;
  SearchSettings settings_;
  int threads_;
};

}  // namespace prestige::bots
