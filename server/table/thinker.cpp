#include "server/table/thinker.h"

#include <algorithm>

#include "bots/choose.h"
#include "bots/explain/advise.h"

namespace prestige::server {

namespace {

constexpr Millis kLeastPart = 10;  // of the limit, for whoever has waited longer than it

}  // namespace

Millis BotThinker::time_left(Millis limit_ms, Millis waited_ms) {
  return std::max(limit_ms - waited_ms, std::max<Millis>(1, limit_ms / kLeastPart));
}

// Runs think(budget) when it is its turn; then(its answer), or nothing if the server has ended by
// then: what somebody thought who was interrupted is worth nothing.
template <class Think, class Then>
void BotThinker::when_free(Think think, Then then) {
  scheduler_.think(
      [this, think = std::move(think), then = std::move(then), asked_us = now_us()]() mutable {
        if (stopped_) return then(std::nullopt);
        const std::uint64_t began_us = now_us();
        auto answer = think(budget_since(asked_us));
        measure(asked_us, began_us);
        then(stopped_ ? std::nullopt : std::optional(std::move(answer)));
      });
}

Budget BotThinker::budget_since(std::uint64_t asked_us) const {
  Budget budget;
  budget.stop = &stopped_;
  if (setup_.now_us == nullptr || setup_.limit_ms <= 0) return budget;
  const auto waited_ms = static_cast<Millis>((now_us() - asked_us) / 1000);
  budget.now_us = setup_.now_us;
  budget.at_most_ms = static_cast<std::uint32_t>(time_left(setup_.limit_ms, waited_ms));
  return budget;
}

void BotThinker::measure(std::uint64_t asked_us, std::uint64_t began_us) const {
  if (!setup_.measured || setup_.now_us == nullptr) return;
  const auto seconds = [](std::uint64_t from, std::uint64_t to) {
    return static_cast<double>(to - from) / 1e6;
  };
  setup_.measured(seconds(asked_us, began_us), seconds(began_us, now_us()));
}

void BotThinker::think(BotQuestion question, Done done) {
  when_free(
      [question = std::move(question)](const Budget& budget) {
        return bots::choose(question.game, question.bot, question.state, question.seat,
                            Rng(question.seed), budget);
      },
      [done = std::move(done)](const std::optional<AnyAction>& action) mutable {
        if (action) done(*action);
      });
}

void BotThinker::advise(BotQuestion question, std::size_t choices, Advised done) {
  when_free(
      [question = std::move(question), choices](const Budget& budget) {
        return bots::advise(question.game, question.bot, question.state, question.seat,
                            Rng(question.seed), choices, budget);
      },
      std::move(done));
}

}  // namespace prestige::server
