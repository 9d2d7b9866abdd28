#pragma once

#include <array>
#include <string_view>

#include "bots/learned/network.h"
#include "games/trickerion/state.h"

namespace prestige::bots {

// What the network for Trickerion sees of a seat.
struct TrickerionFeatures {
  enum Name : std::uint8_t {
#define FEATURE(name) name,
#include "bots/learned/trickerion/features.def"
#undef FEATURE
    kCount
  };
  static constexpr std::array<std::string_view, kCount> kNames{
#define FEATURE(name) #name,
#include "bots/learned/trickerion/features.def"
#undef FEATURE
  };
  using Values = FeaturesOf<kCount>;

  static Values of(const trickerion::State& world, Seat seat);
};

}  // namespace prestige::bots
