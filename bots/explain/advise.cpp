#include "bots/explain/advise.h"

#include <algorithm>
#include <memory>

#include "bots/explain/citadels/views.h"
#include "bots/explain/explain.h"
#include "bots/explain/trickerion/views.h"
#include "bots/level_eval.h"
#include "bots/levels.h"
#include "games/all.h"

namespace prestige::bots {

namespace {

template <Game G>
struct Adviser;
template <>
struct Adviser<citadels::Citadels> {
  using Views = CitadelsViews;
  static constexpr std::span<const Level> kLevels{kCitadelsLevels};
  static std::span<const std::string_view> reasons() { return citadels_reasons(); }
};
template <>
struct Adviser<trickerion::Trickerion> {
  using Views = TrickerionViews;
  static constexpr std::span<const Level> kLevels{kTrickerionLevels};
  static std::span<const std::string_view> reasons() { return trickerion_reasons(); }
};

// Whoever gives advice is less hasty than somebody who plays, and compares more choices.
constexpr std::uint64_t kIterationsMin = 100;
SearchSettings without_haste(SearchSettings settings) {
  const SearchSettings usual;
  settings.widening = usual.widening;
  settings.widening_power = usual.widening_power;
  return settings;
}

template <Game G>
std::vector<Advice> advise_in(std::string_view adviser, const AnyState& any, Seat seat, Rng rng,
                              std::size_t candidates, Budget budget) {
  using Parts = Adviser<G>;
  const auto& state = any.as<typename G::State>();
  const auto legal = std::make_unique<typename G::Actions>();
  G::legal_actions(state, seat, *legal);
  const auto level = std::ranges::find(Parts::kLevels, adviser, &Level::name);
  if (budget.iterations == 0) budget.iterations = std::max(level->iterations, kIterationsMin);
  const Decision<G> decision(state, seat, *legal);
  using Explaining = Explainer<G, LevelEval<G>, typename Parts::Views>;
  const SearchSettings settings = without_haste(Parts::kLevels.back().search);
  return std::make_unique<Explaining>(decision, budget, settings, rng)->advise(candidates);
}

}  // namespace

std::span<const std::string_view> adviser_names() {
  static constexpr std::array<std::string_view, 3> kNames{"skilled", "expert", "master"};
  return kNames;
}

std::vector<Advice> advise(std::string_view game, std::string_view adviser, const AnyState& state,
                           Seat seat, Rng rng, std::size_t candidates, const Budget& budget) {
  std::vector<Advice> advice;
  with_game(game, [&]<Game G>() {
    advice = advise_in<G>(adviser, state, seat, rng, candidates, budget);
  });
  return advice;
}

std::vector<std::string_view> reason_kinds(std::string_view game) {
  std::vector<std::string_view> kinds(std::begin(common_reason::all), std::end(common_reason::all));
  with_game(game, [&]<Game G>() {
    const auto own = Adviser<G>::reasons();
    kinds.insert(kinds.end(), own.begin(), own.end());
  });
  return kinds;
}

}  // namespace prestige::bots
