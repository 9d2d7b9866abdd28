#include "bots/registry.h"

#include <algorithm>
#include <array>

#include "bots/greedy_bot.h"
#include "bots/level_eval.h"
#include "bots/levels.h"
#include "bots/search/search_bot.h"

namespace prestige::bots {

namespace {

// Bots that are only measured, so that browsers need not load them.
#ifdef PRESTIGE_WITHOUT_MEASURED
constexpr std::size_t kMeasured = 0;
#else
constexpr std::size_t kMeasured = 2;
#endif

constexpr std::array<std::string_view, 9> kNames{"learned", "written", "random", "greedy", "novice",
                                                 "casual",  "skilled", "expert", "master"};
constexpr std::size_t kPlain = 4;                   // those that are no levels
constexpr std::string_view kMeasuredAs = "master";  // how the measured ones think

// Search with either evaluation, to be measured against each other.
template <Game G>
std::unique_ptr<Bot<G>> make_measured(std::string_view name, const Budget& budget,
                                      const SearchSettings& settings) {
  using Basis = typename BasisOf<G>::Type;
  if (name == "learned") {
    return std::make_unique<SearchBot<G, LearnedEval<Basis>>>(budget, settings);
  }
  return std::make_unique<SearchBot<G, typename Basis::Known>>(budget, settings);
}

bool is_measured(std::string_view name) {
  return kMeasured > 0 && (name == "learned" || name == "written");
}

// The level that a bot of that name thinks like; null: none.
const Level* level_of(std::string_view name, std::span<const Level> levels) {
  const auto level =
      std::ranges::find(levels, is_measured(name) ? kMeasuredAs : name, &Level::name);
  return level == levels.end() ? nullptr : &*level;
}

template <Game G>
std::unique_ptr<Bot<G>> make(std::string_view name, std::span<const Level> levels,
                             const Budget& budget) {
  using Eval = LevelEval<G>;
  if (name == "random") return std::make_unique<RandomBot<G>>();
  if (name == "greedy") return std::make_unique<GreedyBot<G, Eval>>();
  const Level* level = level_of(name, levels);
  if (level == nullptr) return nullptr;
  if (level->iterations == 0) return std::make_unique<GreedyBot<G, Eval>>(level->carelessness);
  Budget own = budget;
  if (own.iterations == 0) own.iterations = level->iterations;
  if constexpr (kMeasured > 0) {
    if (is_measured(name)) return make_measured<G>(name, own, level->search);
  }
  return std::make_unique<SearchBot<G, Eval>>(own, level->search);
}

}  // namespace

std::span<const std::string_view> bot_names() { return std::span(kNames).subspan(2); }

std::span<const std::string_view> measured_names() { return std::span(kNames).first(kMeasured); }

std::span<const std::string_view> level_names() { return std::span(kNames).subspan(kPlain); }

std::uint64_t level_iterations(std::string_view game, std::string_view name) {
  const bool citadels = game == citadels::Citadels::kName;
  const Level* level = level_of(name, citadels ? kCitadelsLevels : kTrickerionLevels);
  return level == nullptr ? 0 : level->iterations;
}

template <>
std::unique_ptr<Bot<citadels::Citadels>> make_bot<citadels::Citadels>(std::string_view name,
                                                                      const Budget& budget) {
  return make<citadels::Citadels>(name, kCitadelsLevels, budget);
}

template <>
std::unique_ptr<Bot<trickerion::Trickerion>> make_bot<trickerion::Trickerion>(
    std::string_view name, const Budget& budget) {
  return make<trickerion::Trickerion>(name, kTrickerionLevels, budget);
}

}  // namespace prestige::bots
