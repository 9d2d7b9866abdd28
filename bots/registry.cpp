#include "bots/registry.h"

#include <algorithm>
#include <array>

#include "bots/eval/citadels/evaluate.h"
#include "bots/eval/trickerion/evaluate.h"
#include "bots/greedy_bot.h"
#include "bots/learned/basis.h"
#include "bots/levels.h"
#include "bots/search/search_bot.h"

namespace prestige::bots {

namespace {

#ifdef PRESTIGE_WITHOUT_LEARNED
constexpr bool kHasLearned = false;
#else
constexpr bool kHasLearned = true;
#endif

constexpr std::array<std::string_view, 8> kNames{"learned", "random",  "greedy", "novice",
                                                 "casual",  "skilled", "expert", "master"};
constexpr std::size_t kPlain = 3;                  // those that are no levels
constexpr std::string_view kLearnedAs = "expert";  // how long the learned one thinks

// Searches with the learned evaluation, to be measured against the levels.
template <Game G>
std::unique_ptr<Bot<G>> make_learned(const Budget& budget) {
  return std::make_unique<SearchBot<G, LearnedEval<typename BasisOf<G>::Type>>>(budget);
}

template <Game G, class Eval>
std::unique_ptr<Bot<G>> make(std::string_view name, std::span<const Level> levels,
                             const Budget& budget) {
  if (name == "random") return std::make_unique<RandomBot<G>>();
  if (name == "greedy") return std::make_unique<GreedyBot<G, Eval>>();
  const bool learned = kHasLearned && name == "learned";
  const auto level = std::ranges::find(levels, learned ? kLearnedAs : name, &Level::name);
  if (level == levels.end()) return nullptr;
  if (level->iterations == 0) return std::make_unique<GreedyBot<G, Eval>>(level->carelessness);
  Budget own = budget;
  if (own.iterations == 0) own.iterations = level->iterations;
  if constexpr (kHasLearned) {
    if (learned) return make_learned<G>(own);
  }
  return std::make_unique<SearchBot<G, Eval>>(own);
}

}  // namespace

std::span<const std::string_view> bot_names() {
  return std::span(kNames).subspan(kHasLearned ? 0 : 1);
}

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
