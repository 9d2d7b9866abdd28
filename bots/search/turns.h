#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace prestige::bots {

// The turns of a search tree, found by what their mover remembers (memories.h): a hash table with
// open addressing that is never more than half full.
class Turns {
 public:
  using Index = std::uint32_t;
  static constexpr Index kNone = std::numeric_limits<Index>::max();

  struct Turn {
    std::uint64_t memory = 0;
    Index first = kNone;  // of its choices
    std::uint32_t visits = 0;
  };

  Turn& operator[](Index index) { return turns_[index]; }
  const Turn& operator[](Index index) const { return turns_[index]; }

  std::size_t bytes() const {
    return turns_.capacity() * sizeof(Turn) + places_.capacity() * sizeof(Index);
  }

  // kNone when there is none.
  Index find(std::uint64_t memory) const { return places_[place_of(memory)]; }

  // The memory must be new.
  Index add(std::uint64_t memory) {
    if (2 * (turns_.size() + 1) > places_.size()) grow();
    const auto index = static_cast<Index>(turns_.size());
    turns_.push_back({.memory = memory});
    places_[place_of(memory)] = index;
    return index;
  }

 private:
  // Where it is, or would be.
  std::size_t place_of(std::uint64_t memory) const {
    const std::size_t mask = places_.size() - 1;
    std::size_t place = memory & mask;
    while (places_[place] != kNone && turns_[places_[place]].memory != memory) {
      place = (place + 1) & mask;
    }
    return place;
  }

  void grow() {
    places_.assign(2 * places_.size(), kNone);
    for (std::size_t i = 0; i < turns_.size(); ++i) {
      places_[place_of(turns_[i].memory)] = static_cast<Index>(i);
    }
  }

  std::vector<Turn> turns_;
  std::vector<Index> places_ = std::vector<Index>(64, kNone);  // always a power of two
};

}  // namespace prestige::bots
