#pragma once

// What bots think with: apart from every strand, only so many at once, and not longer than they
// may.

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/advice.h"
#include "engine/core/any_game.h"
#include "engine/core/budget.h"
#include "server/base/scheduler.h"

namespace prestige::server {

// A decision that a bot has to take.
struct BotQuestion {
  std::string game;
  std::string bot;
  AnyState state;
  Seat seat;
  std::uint64_t seed = 0;
};

class Thinker {
 public:
  using Done = std::move_only_function<void(const AnyAction&)>;
  using Advised = std::move_only_function<void(std::optional<std::vector<Advice>>)>;

  virtual ~Thinker() = default;
  // Answers later, on any thread; never if the server ends before.
  virtual void think(BotQuestion question, Done done) = 0;
  // What the bot would do, at most so many choices, and why. Always answers: with nothing if the
  // server ends before.
  virtual void advise(BotQuestion question, std::size_t choices, Advised done) = 0;
};

struct ThinkerSetup {
  // How long a decision may take, counted from when it was asked for: a bot that had to wait for
  // its turn has less left. 0: as long as the bot likes.
  Millis limit_ms = 0;
  std::uint64_t (*now_us)() = nullptr;  // needed for the limit and for measuring
  std::function<void(double waited_s, double thought_s)> measured;
};

// The bots of the program, on the threads that the scheduler has for them.
class BotThinker final : public Thinker {
 public:
  explicit BotThinker(Scheduler& scheduler, ThinkerSetup setup = {})
      : scheduler_(scheduler), setup_(std::move(setup)) {}

  void think(BotQuestion question, Done done) override;
  void advise(BotQuestion question, std::size_t choices, Advised done) override;

  // The server ends: whoever thinks stops at once, and nobody decides anything any more. From any
  // thread.
  void stop() { stopped_ = true; }

  // What is left of the limit for a bot that has waited so long: always enough to look around.
  static Millis time_left(Millis limit_ms, Millis waited_ms);

 private:
  std::uint64_t now_us() const { return setup_.now_us != nullptr ? setup_.now_us() : 0; }
  Budget budget_since(std::uint64_t asked_us) const;
  template <class Think, class Then>
  void when_free(Think think, Then then);
  void measure(std::uint64_t asked_us, std::uint64_t began_us) const;

  Scheduler& scheduler_;
  const ThinkerSetup setup_;
  std::atomic<bool> stopped_ = false;
};

}  // namespace prestige::server
