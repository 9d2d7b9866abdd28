#pragma once

// A world in one thread: virtual time, and everything that happens in it in an order that a seed
// decides. What belongs to a process that has died never happens.

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "engine/core/rng.h"
#include "server/base/clock.h"
#include "server/base/entropy.h"
#include "server/base/scheduler.h"

namespace prestige::server::sim {

// A process: what it planned ends with it.
struct Life {
  bool dead = false;
  std::vector<std::weak_ptr<std::deque<Task>>> queues;  // of its strands

  void end() {
    dead = true;
    for (const auto& queue : std::exchange(queues, {})) {
      if (const auto tasks = queue.lock()) std::exchange(*tasks, {}).clear();
    }
  }
};
using LifePtr = std::shared_ptr<Life>;

class World final : public Clock, public Entropy {
 public:
  explicit World(std::uint64_t seed) : rng_(seed) {}

  Millis now() const override { return now_; }
  void fill(std::span<std::byte> bytes) override {
    for (std::byte& byte : bytes) byte = static_cast<std::byte>(rng_.next());
  }

  // Happens after a random time between the two, if its life lasts.
  void later(Millis min, Millis max, const LifePtr& life, Task task) {
    const Millis at = now_ + min + below(max - min + 1);
    // Equal times are ordered by chance as well.
    plan_.emplace(std::pair(at, rng_.next()), Plan{life, std::move(task)});
  }

  // Does the next thing; false when nothing is planned.
  bool step() {
    if (plan_.empty()) return false;
    auto next = plan_.extract(plan_.begin());
    now_ = std::max(now_, next.key().first);
    Plan plan = std::move(next.mapped());
    if (!plan.life || !plan.life->dead) plan.task();
    return true;
  }

  std::int64_t below(std::int64_t bound) {
    return static_cast<std::int64_t>(rng_.below(static_cast<std::uint32_t>(bound)));
  }
  // True once in so many times; never for 0.
  bool once_in(int times) { return times > 0 && below(times) == 0; }

 private:
  struct Plan {
    LifePtr life;
    Task task;
  };
  Rng rng_;
  Millis now_ = 1'700'000'000'000;
  std::map<std::pair<Millis, std::uint64_t>, Plan> plan_;
};

// The clock of a machine, so far before the time of the world.
class SkewedClock final : public Clock {
 public:
  SkewedClock(const World& world, Millis skew) : world_(world), skew_(skew) {}
  Millis now() const override { return world_.now() + skew_; }

 private:
  const World& world_;
  Millis skew_;
};

// Strands that keep their order, and nothing else.
class SimScheduler final : public Scheduler {
 public:
  SimScheduler(World& world, LifePtr life) : world_(world), life_(std::move(life)) {}

  std::shared_ptr<Strand> make_strand() override;
  std::unique_ptr<Timer> after(Millis delay, std::shared_ptr<Strand> strand, Task task) override;
  void compute(Task task) override { world_.later(0, 5, life_, std::move(task)); }
  void think(Task task) override { world_.later(0, 900, life_, std::move(task)); }

 private:
  World& world_;
  LifePtr life_;
};

}  // namespace prestige::server::sim
