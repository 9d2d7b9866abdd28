#include "bots/search/memories.h"

#include <gtest/gtest.h>

#include "bots/search/positions.h"
#include "bots/search/turns.h"

namespace prestige::bots {
namespace {

template <class G>
class MemoriesOf : public testing::Test {};
using Games = testing::Types<Citadels, Trickerion>;
TYPED_TEST_SUITE(MemoriesOf, Games);

// Two choices at each of many decisions, looked at by everybody else.
template <Game G, class F>
void for_pairs_of_choices(F&& f) {
  at_decisions<G>("casual", 7, 1, [&](const auto& state, Seat seat, const auto& legal) {
    auto one = state;
    auto two = state;
    Memories<G> of_one;
    Memories<G> of_two;
    of_one.apply(one, seat, legal[0]);
    of_two.apply(two, seat, legal[legal.size() - 1]);
    EXPECT_NE(of_one.of(seat), of_two.of(seat)) << "one knows what one decided";
    for (int i = 0; i < G::players(state); ++i) {
      const Seat viewer(i);
      if (viewer == seat) continue;
      const bool looks_alike = G::observe(one, viewer) == G::observe(two, viewer);
      f(looks_alike, of_one.of(viewer) == of_two.of(viewer));
    }
  });
}

TYPED_TEST(MemoriesOf, WhatLooksAlikeIsRememberedAlike) {
  int compared = 0;
  int told_apart = 0;
  for_pairs_of_choices<TypeParam>([&](bool looks_alike, bool same) {
    compared += looks_alike ? 1 : 0;
    told_apart += looks_alike && !same ? 1 : 0;
  });
  EXPECT_GT(compared, 20);
  EXPECT_EQ(told_apart, 0);
}

// Only what is concealed in part may be taken for the same.
TYPED_TEST(MemoriesOf, WhatAnybodySeesIsTold) {
  int compared = 0;
  int told_apart = 0;
  for_pairs_of_choices<TypeParam>([&](bool looks_alike, bool same) {
    compared += looks_alike ? 0 : 1;
    told_apart += !looks_alike && !same ? 1 : 0;
  });
  EXPECT_GT(compared, 100);
  EXPECT_GT(told_apart, compared * 4 / 5);
}

TEST(Turns, AreFoundByWhatIsRemembered) {
  Turns turns;
  for (std::uint64_t i = 0; i < 1000; ++i) EXPECT_EQ(turns.add(i << 20), i);
  for (std::uint64_t i = 0; i < 1000; ++i) EXPECT_EQ(turns.find(i << 20), i);
  EXPECT_EQ(turns.find(5), Turns::kNone);
}

}  // namespace
}  // namespace prestige::bots
