#pragma once

// A small network that gives one seat a strength. It counts in whole numbers only, so that every
// platform comes to the same decisions.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace prestige::bots {

// Weights are multiples of 1 / kOne. A difference of kOne in strength is one unit of log odds.
inline constexpr int kWeightBits = 12;
inline constexpr int kOne = 1 << kWeightBits;
inline constexpr int kHidden = 16;

// Lists of inputs end with zeros, so that they fill whole vectors of a processor.
constexpr std::size_t padded(std::size_t inputs) { return (inputs + 7) / 8 * 8; }
template <std::size_t Inputs>
using FeaturesOf = std::array<std::int16_t, padded(Inputs)>;

// What is too large for a feature is cut off; sums of them and 16-bit weights then fit 32 bits.
inline constexpr int kFeatureMax = 127;
constexpr std::int16_t feature(int n) {
  return static_cast<std::int16_t>(std::clamp(n, -kFeatureMax, kFeatureMax));
}

template <std::size_t Inputs>
struct Network {
  using Row = std::array<std::int16_t, padded(Inputs)>;
  static constexpr std::int32_t kHiddenMax = 8 * kOne - 1;

  Row direct{};                                // input to strength
  std::array<Row, kHidden> first{};            // input to hidden unit
  std::array<std::int32_t, kHidden> bias{};    // of the hidden units
  std::array<std::int16_t, kHidden> second{};  // hidden unit to strength

  constexpr int strength(const FeaturesOf<Inputs>& features) const {
    std::int64_t above = 0;
    for (std::size_t h = 0; h < kHidden; ++h) {
      const std::int32_t hidden = bias[h] + product(features, first[h]);
      above += std::int64_t{std::clamp(hidden, 0, kHiddenMax)} * second[h];
    }
    return product(features, direct) + static_cast<int>(above >> kWeightBits);
  }

 private:
  static constexpr std::int32_t product(const FeaturesOf<Inputs>& features, const Row& row) {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < row.size(); ++i) sum += features[i] * row[i];
    return sum;
  }
};

// The chances of winning of the first `players` seats; the others have none.
template <std::size_t Seats>
std::array<double, Seats> chances_of(const std::array<int, Seats>& strength, std::size_t players) {
  // exp(-i / 64), by multiplication alone: libraries differ in the last digit of exp.
  constexpr int kSteps = 64;
  static constexpr auto kFalling = [] {
    std::array<double, 16 * kSteps> falling{};
    double next = 1;
    for (double& value : falling) {
      value = next;
      next *= 0.98449643700540843;
    }
    return falling;
  }();
  const int best = *std::ranges::max_element(std::span(strength).first(players));
  std::array<double, Seats> chances{};
  double sum = 0;
  for (std::size_t i = 0; i < players; ++i) {
    const auto behind = static_cast<std::size_t>((best - strength[i]) / (kOne / kSteps));
    chances[i] = kFalling[std::min(behind, kFalling.size() - 1)];
    sum += chances[i];
  }
  for (double& chance : chances) chance /= sum;
  return chances;
}

}  // namespace prestige::bots
