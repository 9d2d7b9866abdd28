#pragma once

#include <array>
#include <span>
#include <string_view>

#include "bots/explain/forecast.h"
#include "games/citadels/game.h"

namespace prestige::bots {

// Every kind of reason that Citadels has of its own.
std::span<const std::string_view> citadels_reasons();

// How reasons are found in Citadels; see explain.h.
struct CitadelsViews {
  static constexpr std::size_t kMeasures = 5;
  using Measures = std::array<Measured, kMeasures>;
  static const std::array<MeasureWords, kMeasures> kWords;

  enum Mark : std::uint8_t { killed, robbed };
  static constexpr std::size_t kMarks = 2;
  using Marks = std::array<bool, kMarks>;

  static Measures measure(const citadels::State& world, Seat seat);
  static double points(const citadels::State& world, Seat seat);
  static void notice(const citadels::State& world, Seat seat, Marks& marks);
  static void find_reasons(const citadels::Observation& seen, const citadels::Action& action,
                           std::span<const citadels::State> worlds,
                           const Consequences<CitadelsViews>& after, Reasons& found);
};

}  // namespace prestige::bots
