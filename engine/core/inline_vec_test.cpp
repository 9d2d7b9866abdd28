#include "engine/core/inline_vec.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <type_traits>
#include <vector>

#include "engine/core/hash.h"
#include "engine/core/rng.h"

namespace prestige {
namespace {

using Vec = InlineVec<int, 12>;
static_assert(std::is_trivially_copyable_v<Vec>);
static_assert(Vec::capacity() == 12);

TEST(InlineVec, BehavesLikeAVector) {
  EXPECT_TRUE(rc::check("random operations", [](std::uint64_t seed) {
    Rng rng(seed);
    Vec vec;
    std::vector<int> model;
    for (int step = 0; step < 200; ++step) {
      switch (rng.below(8)) {
        case 0:
          if (model.empty()) break;
          vec.pop_back();
          model.pop_back();
          break;
        case 1: {
          if (model.empty()) break;
          const auto at = rng.below(static_cast<std::uint32_t>(model.size()));
          vec.erase_at(at);
          model.erase(model.begin() + at);
          break;
        }
        case 2:
          if (rng.below(20) != 0) break;
          vec.clear();
          model.clear();
          break;
        case 3: {
          if (model.empty()) break;
          const auto at = rng.below(static_cast<std::uint32_t>(model.size()));
          vec[at] = model[at] = step;
          break;
        }
        default:
          if (model.size() == Vec::capacity()) break;
          vec.push_back(step);
          model.push_back(step);
      }
      RC_ASSERT(vec.size() == model.size());
      RC_ASSERT(vec.empty() == model.empty());
      RC_ASSERT(vec.full() == (model.size() == Vec::capacity()));
      RC_ASSERT(std::vector<int>(vec.begin(), vec.end()) == model);
      if (!model.empty()) RC_ASSERT(vec.back() == model.back());
    }
  }));
}

TEST(InlineVec, KeepsWhatIsWanted) {
  Vec vec;
  vec.push_back_if(true, 1);
  vec.push_back_if(false, 2);
  vec.push_back_if(true, 3);
  EXPECT_EQ(std::vector<int>(vec.begin(), vec.end()), (std::vector{1, 3}));
}

TEST(InlineVec, AppendsTheBitsOfASet) {
  EXPECT_TRUE(rc::check("random sets", [](std::uint64_t seed) {
    Rng rng(seed);
    InlineVec<int, 128> vec;
    std::vector<int> model;
    for (const std::uint64_t mask : {rng.next(), rng.next() & rng.next() & rng.next()}) {
      const std::uint64_t set = mask >> rng.below(64);
      vec.append_bits<63>(set, [](int i) { return 10 * i; });
      for (int i = 0; i < 64; ++i) {
        if (((set >> i) & 1) != 0) model.push_back(10 * i);
      }
    }
    RC_ASSERT(std::vector<int>(vec.begin(), vec.end()) == model);
  }));
}

// What popped elements leave behind counts neither for equality nor for hashing.
TEST(InlineVec, OnlyLiveElementsCount) {
  Vec fresh;
  fresh.push_back(1);
  Vec used = fresh;
  used.push_back(2);
  EXPECT_NE(used, fresh);
  EXPECT_NE(hash_of(used), hash_of(fresh));
  used.pop_back();
  EXPECT_EQ(used, fresh);
  EXPECT_EQ(hash_of(used), hash_of(fresh));
}

TEST(InlineVecDeathTest, RefusesToOverflow) {
  InlineVec<int, 2> vec;
  vec.push_back(1);
  vec.push_back(2);
  EXPECT_DEATH(vec.push_back(3), "");
  vec.clear();
  EXPECT_DEATH(vec.pop_back(), "");
  EXPECT_DEATH(vec.erase_at(0), "");
}

}  // namespace
}  // namespace prestige
