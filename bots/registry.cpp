#include "bots/registry.h"

#include <array>

#include "bots/eval/citadels/evaluate.h"
#include "bots/greedy_bot.h"

namespace prestige::bots {

namespace {
constexpr std::array<std::string_view, 2> kNames{"random", "greedy"};
}

std::span<const std::string_view> bot_names() { return kNames; }

template <>
std::unique_ptr<Bot<citadels::Citadels>> make_bot<citadels::Citadels>(std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot<citadels::Citadels>>();
  if (name == "greedy") return std::make_unique<GreedyBot<citadels::Citadels, CitadelsEval>>();
  return nullptr;
}

}  // namespace prestige::bots
