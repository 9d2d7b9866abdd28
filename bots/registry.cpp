#include "bots/registry.h"

#include <array>

#include "bots/eval/citadels/evaluate.h"
#include "bots/eval/trickerion/evaluate.h"
#include "bots/greedy_bot.h"

namespace prestige::bots {

namespace {

constexpr std::array<std::string_view, 2> kNames{"random", "greedy"};

template <Game G, class Eval>
std::unique_ptr<Bot<G>> make(std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot<G>>();
  if (name == "greedy") return std::make_unique<GreedyBot<G, Eval>>();
  return nullptr;
}

}  // namespace

std::span<const std::string_view> bot_names() { return kNames; }

template <>
std::unique_ptr<Bot<citadels::Citadels>> make_bot<citadels::Citadels>(std::string_view name) {
  return make<citadels::Citadels, CitadelsEval>(name);
}

template <>
std::unique_ptr<Bot<trickerion::Trickerion>> make_bot<trickerion::Trickerion>(
    std::string_view name) {
  return make<trickerion::Trickerion, TrickerionEval>(name);
}

}  // namespace prestige::bots
