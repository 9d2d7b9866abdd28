#pragma once

// Positions of games whose winner is known.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace prestige::train {

struct Samples {
  struct Position {
    std::uint32_t game = 0;
    std::uint8_t seats = 0;
    std::uint8_t winner = 0;
    std::size_t first = 0;  // of its features, seat by seat

    friend bool operator==(const Position&, const Position&) = default;
  };

  std::size_t inputs = 0;  // features of a seat
  std::vector<Position> positions;
  std::vector<std::int8_t> features;

  std::span<const std::int8_t> of(const Position& position, std::size_t seat) const {
    return std::span(features).subspan(position.first + seat * inputs, inputs);
  }
  void add(const Samples& other) {
    for (Position position : other.positions) {
      position.first += features.size();
      positions.push_back(position);
    }
    features.insert(features.end(), other.features.begin(), other.features.end());
  }

  friend bool operator==(const Samples&, const Samples&) = default;
};

}  // namespace prestige::train
