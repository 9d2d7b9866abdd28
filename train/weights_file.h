#pragma once

// Weights as a JSON file: what they are for, how they came about, and the numbers. The build embeds
// the files of bots/learned/weights.

#include <cstdint>
#include <expected>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/learned/network.h"

namespace prestige::train {

// How weights came about.
struct Training {
  std::uint64_t games = 0;
  std::uint64_t iterations = 0;
  int rounds = 0;
  std::uint64_t seed = 0;
  std::uint64_t positions = 0;
  double surprise = 0;  // mean, in games held back

  friend bool operator==(const Training&, const Training&) = default;
};

// What weights are for.
struct Purpose {
  std::string_view game;
  int rules = 0;
  std::span<const std::string_view> features;
};

// A network of any number of inputs.
struct WeightLists {
  std::vector<std::int64_t> direct;
  std::vector<std::int64_t> first;  // hidden unit by hidden unit
  std::vector<std::int64_t> bias;
  std::vector<std::int64_t> second;

  friend bool operator==(const WeightLists&, const WeightLists&) = default;
};

std::string weights_text(const Purpose& purpose, const Training& training,
                         const WeightLists& lists);
// Or why these are no weights for this purpose.
std::expected<WeightLists, std::string> parse_weights(std::string_view text,
                                                      const Purpose& purpose);

template <std::size_t Inputs>
WeightLists lists_of(const bots::Network<Inputs>& network) {
  WeightLists lists;
  lists.direct.assign(network.direct.begin(), network.direct.begin() + Inputs);
  for (const auto& row : network.first) {
    lists.first.insert(lists.first.end(), row.begin(), row.begin() + Inputs);
  }
  lists.bias.assign(network.bias.begin(), network.bias.end());
  lists.second.assign(network.second.begin(), network.second.end());
  return lists;
}

// The lists must have been parsed for as many features.
template <std::size_t Inputs>
bots::Network<Inputs> network_of(const WeightLists& lists) {
  bots::Network<Inputs> network;
  const auto copy = [](std::span<const std::int64_t> from, auto& to) {
    for (std::size_t i = 0; i < from.size(); ++i) {
      to[i] = static_cast<std::remove_reference_t<decltype(to[i])>>(from[i]);
    }
  };
  copy(lists.direct, network.direct);
  for (std::size_t h = 0; h < bots::kHidden; ++h) {
    copy(std::span(lists.first).subspan(h * Inputs, Inputs), network.first[h]);
  }
  copy(lists.bias, network.bias);
  copy(lists.second, network.second);
  return network;
}

}  // namespace prestige::train
