#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "train/model.h"

namespace prestige::train {

template <class Whole>
Whole rounded_weight(double weight) {
  using Limits = std::numeric_limits<Whole>;
  return static_cast<Whole>(
      std::clamp<double>(std::round(weight * bots::kOne), -Limits::max(), Limits::max()));
}

template <std::size_t Inputs>
bots::Network<Inputs> rounded(const Model& model) {
  bots::Network<Inputs> network;
  for (std::size_t i = 0; i < Inputs; ++i) {
    network.direct[i] = rounded_weight<std::int16_t>(model.direct()[i]);
    for (std::size_t h = 0; h < bots::kHidden; ++h) {
      network.first[h][i] = rounded_weight<std::int16_t>(model.first(i)[h]);
    }
  }
  for (std::size_t h = 0; h < bots::kHidden; ++h) {
    network.bias[h] = rounded_weight<std::int32_t>(model.bias()[h]);
    network.second[h] = rounded_weight<std::int16_t>(model.second()[h]);
  }
  return network;
}

template <std::size_t Inputs>
Model model_of(const bots::Network<Inputs>& network) {
  Model model{Inputs, {}};
  const auto add = [&](std::int32_t weight) {
    model.weights.push_back(static_cast<double>(weight) / bots::kOne);
  };
  for (std::size_t i = 0; i < Inputs; ++i) add(network.direct[i]);
  for (std::size_t i = 0; i < Inputs; ++i) {
    for (const auto& row : network.first) add(row[i]);
  }
  for (const std::int32_t weight : network.bias) add(weight);
  for (const std::int16_t weight : network.second) add(weight);
  return model;
}

}  // namespace prestige::train
