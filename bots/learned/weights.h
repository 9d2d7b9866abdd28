#pragma once

// Weights as the build embeds them.

#include <cstddef>
#include <span>

#include "bots/learned/feature_names.h"
#include "bots/learned/network.h"

namespace prestige::bots {

inline constexpr int kWeightsFormat = 1;

// A network from the lists of a file; `first` is hidden unit by hidden unit.
template <std::size_t Inputs>
constexpr Network<Inputs> network_from(std::span<const std::int16_t, Inputs> direct,
                                       std::span<const std::int16_t, Inputs * kHidden> first,
                                       std::span<const std::int32_t, kHidden> bias,
                                       std::span<const std::int16_t, kHidden> second) {
  Network<Inputs> network;
  for (std::size_t i = 0; i < Inputs; ++i) network.direct[i] = direct[i];
  for (std::size_t h = 0; h < kHidden; ++h) {
    for (std::size_t i = 0; i < Inputs; ++i) network.first[h][i] = first[h * Inputs + i];
    network.bias[h] = bias[h];
    network.second[h] = second[h];
  }
  return network;
}

}  // namespace prestige::bots
