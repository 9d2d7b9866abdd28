#include "server/table/thinker.h"

#include <algorithm>

#include "bots/choose.h"

namespace prestige::server {

namespace {

constexpr Millis kLeastPart = 10;  // of the limit, for whoever has waited longer than it

}  // namespace

Millis BotThinker::time_left(Millis limit_ms, Millis waited_ms) {
  return std::max(limit_ms - waited_ms, std::max<Millis>(1, limit_ms / kLeastPart));
}

void BotThinker::think(BotQuestion question, Done done) {
  const std::uint64_t asked_us = setup_.now_us != nullptr ? setup_.now_us() : 0;
  scheduler_.think([this, question = std::move(question), done = std::move(done),
                    asked_us]() mutable { done(answer(question, asked_us)); });
}

AnyAction BotThinker::answer(const BotQuestion& question, std::uint64_t asked_us) const {
  bots::Budget budget;
  std::uint64_t began_us = 0;
  if (setup_.now_us != nullptr) {
    began_us = setup_.now_us();
    budget.now_us = setup_.now_us;
    const auto waited_ms = static_cast<Millis>((began_us - asked_us) / 1000);
    if (setup_.limit_ms > 0) {
      budget.at_most_ms = static_cast<std::uint32_t>(time_left(setup_.limit_ms, waited_ms));
    }
  }
  const AnyAction action = bots::choose(question.game, question.bot, question.state, question.seat,
                                        Rng(question.seed), budget);
  if (setup_.measured && setup_.now_us != nullptr) {
    const auto seconds = [](std::uint64_t from, std::uint64_t to) {
      return static_cast<double>(to - from) / 1e6;
    };
    setup_.measured(seconds(asked_us, began_us), seconds(began_us, setup_.now_us()));
  }
  return action;
}

}  // namespace prestige::server
