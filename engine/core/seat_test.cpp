#include "engine/core/seat.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <set>
#include <vector>

#include "engine/core/rng.h"

namespace prestige {
namespace {

TEST(Seat, SpecialSeatsAreNoPlayers) {
  for (const Seat seat : {Seat::chance(), Seat::spectator(), Seat::nobody()}) {
    EXPECT_FALSE(seat.is_player());
  }
  EXPECT_EQ((std::set{Seat::chance(), Seat::spectator(), Seat::nobody(), Seat(0)}.size()), 4u);
  EXPECT_TRUE(Seat(0).is_player());
  EXPECT_TRUE(Seat(12).is_player());
}

TEST(SeatSet, BehavesLikeASet) {
  EXPECT_TRUE(rc::check("random operations", [](std::uint64_t seed) {
    Rng rng(seed);
    SeatSet set;
    std::set<int> model;
    for (int step = 0; step < 60; ++step) {
      const int index = static_cast<int>(rng.below(16));
      if (rng.below(2) == 0) {
        set.add(Seat(index));
        model.insert(index);
      } else {
        set.remove(Seat(index));
        model.erase(index);
      }
      RC_ASSERT(set.size() == static_cast<int>(model.size()));
      RC_ASSERT(set.empty() == model.empty());
      for (int i = 0; i < 16; ++i) RC_ASSERT(set.has(Seat(i)) == model.contains(i));
      if (!model.empty()) RC_ASSERT(set.front() == Seat(*model.begin()));
      std::vector<int> visited;
      set.for_each([&](Seat seat) { visited.push_back(seat.index()); });
      RC_ASSERT(visited == std::vector<int>(model.begin(), model.end()));
    }
  }));
}

TEST(SeatSet, FirstPlayers) {
  EXPECT_TRUE(SeatSet::first(0).empty());
  for (int count = 1; count <= 13; ++count) {
    const SeatSet set = SeatSet::first(count);
    EXPECT_EQ(set.size(), count);
    EXPECT_TRUE(set.has(Seat(count - 1)));
    EXPECT_FALSE(set.has(Seat(count)));
  }
  EXPECT_EQ(SeatSet(Seat(0)), SeatSet::first(1));
}

}  // namespace
}  // namespace prestige
