#pragma once

#include <array>
#include <span>
#include <string_view>

#include "bots/explain/forecast.h"
#include "games/trickerion/game.h"

namespace prestige::bots {

// Every kind of reason that Trickerion has of its own.
std::span<const std::string_view> trickerion_reasons();

// How reasons are found in Trickerion; see explain.h.
struct TrickerionViews {
  static constexpr std::size_t kMeasures = 10;
  using Measures = std::array<Measured, kMeasures>;
  static const std::array<MeasureWords, kMeasures> kWords;

  static constexpr std::size_t kMarks = 0;
  using Marks = std::array<bool, kMarks>;

  static Measures measure(const trickerion::State& world, Seat seat);
  static double points(const trickerion::State& world, Seat seat);
  static void notice(const trickerion::State&, Seat, Marks&) {}
  static void find_reasons(const trickerion::Observation& seen, const trickerion::Action& action,
                           std::span<const trickerion::State> worlds,
                           const Consequences<TrickerionViews>& after, Reasons& found);
};

}  // namespace prestige::bots
