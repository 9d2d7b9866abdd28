#pragma once

// What bots think with: apart from every strand, only so many at once, and not longer than they
// may.

#include <functional>
#include <string>

#include "engine/core/any_game.h"
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

  virtual ~Thinker() = default;
  // Answers later, on any thread; never if the server ends before.
  virtual void think(BotQuestion question, Done done) = 0;
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

  // What is left of the limit for a bot that has waited so long: always enough to look around.
  static Millis time_left(Millis limit_ms, Millis waited_ms);

 private:
  AnyAction answer(const BotQuestion& question, std::uint64_t asked_us) const;

  Scheduler& scheduler_;
  const ThinkerSetup setup_;
};

}  // namespace prestige::server
