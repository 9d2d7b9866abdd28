#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "arena/match.h"
#include "arena/referee.h"

namespace prestige::arena {

// The threads of one process that play deals.
class Workers {
 public:
  // Todo: the deals of this process, in order.
  Workers(const MatchSettings& settings, std::vector<std::uint64_t> todo)
      : settings_(settings), todo_(std::move(todo)) {
    with_game(settings.game, [&]<Game G>() {
      for (int i = 0; i < settings.threads; ++i) threads_.emplace_back([this] { work<G>(); });
    });
  }
  // Games that are being played are broken off.
  ~Workers() {
    cancelled_ = true;
    threads_.clear();
  }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // What was finished since the last call; waits for something, but not for long.
  std::vector<DealRecord> take(bool soon) {
    constexpr auto kPatience = std::chrono::milliseconds(50);
    std::unique_lock lock(mutex_);
    // With several ranks everybody waits for everybody: once in a while is enough.
    finished_something_.wait_for(lock, kPatience, [&] { return soon && !finished_.empty(); });
    return std::exchange(finished_, {});
  }

 private:
  template <Game G>
  void work() {
    Referee<G> referee(settings_.line_up, make_players<G>(settings_.line_up),
                       settings_.start.as<typename G::State>(), settings_.seed, cancelled_);
    while (!cancelled_) {
      const std::size_t next = next_.fetch_add(1);
      if (next >= todo_.size()) return;
      auto record = referee.play(todo_[next]);
      if (!record) return;
      const std::scoped_lock lock(mutex_);
      finished_.push_back(std::move(*record));
      finished_something_.notify_one();
    }
  }

  const MatchSettings& settings_;
  const std::vector<std::uint64_t> todo_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> cancelled_ = false;
  std::mutex mutex_;
  std::condition_variable finished_something_;
  std::vector<DealRecord> finished_;
  std::vector<std::jthread> threads_;
};

}  // namespace prestige::arena
