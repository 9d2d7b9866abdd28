#pragma once

// A small network that gives one seat a strength. It counts in whole numbers only, so that every
// platform comes to the same decisions.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace prestige::bots {

// Weights are multiples of 1 / kOne. A difference of kOne in strength is one unit of log odds.
inline constexpr int kWeightBits = 12;
inline constexpr int kOne = 1 << kWeightBits;
inline constexpr int kHidden = 16;

template <std::size_t Inputs>
using FeaturesOf = std::array<std::int8_t, Inputs>;

// What is too large for a feature is cut off; sums of 8-bit inputs and 16-bit weights then fit.
constexpr std::int8_t feature(int n) { return static_cast<std::int8_t>(std::clamp(n, -127, 127)); }

template <std::size_t Inputs>
struct Network {
  std::array<std::int16_t, Inputs> direct{};                      // input to strength
  std::array<std::array<std::int16_t, kHidden>, Inputs> first{};  // input to hidden unit
  std::array<std::int32_t, kHidden> bias{};                       // of the hidden units
  std::array<std::int16_t, kHidden> second{};                     // hidden unit to strength

  constexpr int strength(const FeaturesOf<Inputs>& features) const {
    std::array<std::int32_t, kHidden> hidden = bias;
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < Inputs; ++i) {
      const std::int32_t x = features[i];
      if (x == 0) continue;  // most are
      sum += x * direct[i];
      for (std::size_t h = 0; h < kHidden; ++h) hidden[h] += x * first[i][h];
    }
    std::int64_t above = 0;
    for (std::size_t h = 0; h < kHidden; ++h) {
      above += std::int64_t{std::clamp(hidden[h], 0, kHiddenMax)} * second[h];
    }
    return sum + static_cast<int>(above >> kWeightBits);
  }

  static constexpr std::int32_t kHiddenMax = 8 * kOne - 1;
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
  const int best = *std::max_element(strength.begin(), strength.begin() + players);
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
