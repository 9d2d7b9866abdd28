#include "engine/core/bag.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <map>
#include <vector>

#include "engine/core/rng.h"

namespace prestige {
namespace {

using Model = std::map<int, int>;

Bag bag_of(const Model& model) {
  Bag bag;
  for (const auto& [kind, count] : model) {
    for (int i = 0; i < count; ++i) bag.add(kind);
  }
  return bag;
}

int size_of(const Model& model) {
  int size = 0;
  for (const auto& [kind, count] : model) size += count;
  return size;
}

void expect_same(const Bag& bag, const Model& model) {
  RC_ASSERT(bag.size() == size_of(model));
  RC_ASSERT(bag.empty() == (size_of(model) == 0));
  Bag::Mask kinds = 0;
  for (int kind = 0; kind < 64; ++kind) {
    const auto found = model.find(kind);
    const int count = found == model.end() ? 0 : found->second;
    RC_ASSERT(bag.count(kind) == count);
    RC_ASSERT(bag.has(kind) == (count > 0));
    if (count > 0) kinds |= Bag::Mask{1} << kind;
  }
  RC_ASSERT(bag.kinds() == kinds);
  Model visited;
  int last = -1;
  bag.for_each([&](int kind, int count) {
    RC_ASSERT(kind > last);
    last = kind;
    visited[kind] = count;
  });
  Model present = model;
  std::erase_if(present, [](const auto& entry) { return entry.second == 0; });
  RC_ASSERT(visited == present);
}

// Every kind with a count in 0 .. most; few kinds are common so that counts meet.
Model random_model(Rng& rng, int most) {
  Model model;
  const int kinds = static_cast<int>(rng.below(65));
  for (int i = 0; i < kinds; ++i) {
    model[static_cast<int>(rng.below(64))] =
        static_cast<int>(rng.below(static_cast<std::uint32_t>(most + 1)));
  }
  return model;
}

TEST(Bag, BehavesLikeAMapUnderRandomOperations) {
  EXPECT_TRUE(rc::check("single cards", [](std::uint64_t seed) {
    Rng rng(seed);
    Bag bag;
    Model model;
    for (int step = 0; step < 200; ++step) {
      const int kind = static_cast<int>(rng.below(rng.below(2) == 0 ? 64 : 4));
      if (rng.below(2) == 0 && model[kind] < Bag::kMostOfAKind) {
        bag.add(kind);
        ++model[kind];
      } else if (model[kind] > 0) {
        bag.remove(kind);
        --model[kind];
      }
    }
    expect_same(bag, model);
    RC_ASSERT(bag == bag_of(model));
  }));
}

TEST(Bag, AddsAndRemovesWholeBags) {
  EXPECT_TRUE(rc::check("bags", [](std::uint64_t seed) {
    Rng rng(seed);
    const Model a = random_model(rng, Bag::kMostOfAKind);
    Model b = random_model(rng, Bag::kMostOfAKind);
    for (auto& [kind, count] : b) {
      const auto found = a.find(kind);
      if (found != a.end()) count = std::min(count, Bag::kMostOfAKind - found->second);
    }
    Model sum = a;
    for (const auto& [kind, count] : b) sum[kind] += count;
    Bag bag = bag_of(a);
    bag.add(bag_of(b));
    expect_same(bag, sum);
    RC_ASSERT(bag.contains(bag_of(a)) && bag.contains(bag_of(b)));
    bag.remove(bag_of(b));
    RC_ASSERT(bag == bag_of(a));
  }));
}

TEST(Bag, ContainsAndCountsLikeAMap) {
  EXPECT_TRUE(rc::check("contains and count_in", [](std::uint64_t seed, std::uint64_t mask) {
    Rng rng(seed);
    const Model a = random_model(rng, Bag::kMostOfAKind);
    Model b = random_model(rng, 2);
    bool contained = true;
    for (const auto& [kind, count] : b) {
      const auto found = a.find(kind);
      contained = contained && count <= (found == a.end() ? 0 : found->second);
    }
    RC_ASSERT(bag_of(a).contains(bag_of(b)) == contained);
    RC_ASSERT(bag_of(a).contains(bag_of(a)));
    RC_ASSERT(bag_of(a).contains(Bag()));
    int in_mask = 0;
    for (const auto& [kind, count] : a) in_mask += ((mask >> kind) & 1) != 0 ? count : 0;
    RC_ASSERT(bag_of(a).count_in(mask) == in_mask);
  }));
}

// With r running over all cards every kind comes up exactly as often as the bag has it.
TEST(Bag, PicksEveryCardOnce) {
  Rng rng(11);
  for (int round = 0; round < 500; ++round) {
    const Model model = random_model(rng, Bag::kMostOfAKind);
    const Bag bag = bag_of(model);
    Bag picked;
    for (int r = 0; r < bag.size(); ++r) picked.add(bag.pick(r));
    ASSERT_EQ(picked, bag) << "round " << round;
  }
}

TEST(Bag, MakesOneOfEachKindOfAMask) {
  const Bag bag = Bag::of(0x8000'0000'0000'0005u);
  EXPECT_EQ(bag.size(), 3);
  EXPECT_TRUE(bag.has(0) && bag.has(2) && bag.has(63) && !bag.has(1));
}

int select_bit_slowly(std::uint64_t bits, int r) {
  for (int i = 0; i < 64; ++i) {
    if (((bits >> i) & 1) != 0 && r-- == 0) return i;
  }
  return -1;
}

TEST(SelectBit, AgreesWithCountingForAllSixteenBitWordsInEveryPosition) {
  for (std::uint64_t word = 1; word < 0x10000; ++word) {
    for (const int shift : {0, 16, 32, 48}) {
      const std::uint64_t bits = word << shift;
      for (int r = 0; r < std::popcount(bits); ++r) {
        ASSERT_EQ(select_bit(bits, r), select_bit_slowly(bits, r)) << bits << ' ' << r;
      }
    }
  }
}

TEST(SelectBit, AgreesWithCountingForRandomWords) {
  Rng rng(5);
  for (int i = 0; i < 20000; ++i) {
    std::uint64_t bits = rng.next();
    if (i % 3 == 0) bits &= rng.next();
    if (i % 3 == 1) bits |= rng.next();
    for (int r = 0; r < std::popcount(bits); ++r) {
      ASSERT_EQ(select_bit(bits, r), select_bit_slowly(bits, r)) << bits << ' ' << r;
    }
  }
  for (int r = 0; r < 64; ++r) EXPECT_EQ(select_bit(~std::uint64_t{0}, r), r);
}

static_assert(select_bit(0b1010u, 1) == 3);
static_assert([] {
  Bag bag;
  bag.add(3);
  bag.add(3);
  return bag.count(3);
}() == 2);

}  // namespace
}  // namespace prestige
