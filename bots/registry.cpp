#include "bots/registry.h"

#include <algorithm>
#include <array>

#include "bots/eval/citadels/evaluate.h"
#include "bots/eval/trickerion/evaluate.h"
#include "bots/greedy_bot.h"
#include "bots/levels.h"
#include "bots/search/search_bot.h"

namespace prestige::bots {

namespace {

constexpr std::array<std::string_view, 7> kNames{"random",  "greedy", "novice", "casual",
                                                 "skilled", "expert", "master"};
constexpr std::size_t kPlain = 2;  // those that are no levels

template <Game G, class Eval>
std::unique_ptr<Bot<G>> make(std::string_view name, std::span<const Level> levels,
                             const Budget& budget) {
  if (name == "random") return std::make_unique<RandomBot<G>>();
  if (name == "greedy") return std::make_unique<GreedyBot<G, Eval>>();
  const auto level = std::ranges::find(levels, name, &Level::name);
  if (level == levels.end()) return nullptr;
  if (level->iterations > 0) {
    Budget own = budget;
    if (own.iterations == 0) own.iterations = level->iterations;
    return std::make_unique<SearchBot<G, Eval>>(own);
  }
  return std::make_unique<GreedyBot<G, Eval>>(level->carelessness);
}

}  // namespace

std::span<const std::string_view> bot_names() { return kNames; }

std::span<const std::string_view> level_names() { return std::span(kNames).subspan(kPlain); }

template <>
std::unique_ptr<Bot<citadels::Citadels>> make_bot<citadels::Citadels>(std::string_view name,
                                                                      const Budget& budget) {
  return make<citadels::Citadels, CitadelsEval>(name, kCitadelsLevels, budget);
}

template <>
std::unique_ptr<Bot<trickerion::Trickerion>> make_bot<trickerion::Trickerion>(
    std::string_view name, const Budget& budget) {
  return make<trickerion::Trickerion, TrickerionEval>(name, kTrickerionLevels, budget);
}

}  // namespace prestige::bots
