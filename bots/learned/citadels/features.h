#pragma once

#include <array>
#include <string_view>

#include "bots/learned/network.h"
#include "games/citadels/state.h"

namespace prestige::bots {

// What the network for Citadels sees of a seat: numbers of the table and of the seat, and which
// unique districts stand in its city.
struct CitadelsFeatures {
  enum Name : std::uint8_t {
#define FEATURE(name) name,
#include "bots/learned/citadels/features.def"
#undef FEATURE
    kNamed
  };
  static constexpr std::size_t kCount = kNamed + citadels::kDistricts - citadels::kBasicDistricts;
  using Values = FeaturesOf<kCount>;

  static constexpr std::array<std::string_view, kCount> kNames{
#define FEATURE(name) #name,
#include "bots/learned/citadels/features.def"
#undef FEATURE
#define BASIC(...)
#define UNIQUE(name) #name,
#include "games/citadels/content/districts.def"
#undef BASIC
#undef UNIQUE
  };
  static Values of(const citadels::State& world, Seat seat);
};

}  // namespace prestige::bots
