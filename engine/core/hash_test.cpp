#include "engine/core/hash.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <set>

namespace prestige {
namespace {

struct Point {
  int x = 0;
  std::uint8_t y = 0;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("x", self.x);
    visit("y", self.y);
  }
};

struct Shape {
  Point from;
  std::array<Point, 2> rest{};
  InlineVec<Seat, 3> seats;
  SeatSet set;
  Bag bag;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("from", self.from);
    visit("rest", self.rest);
    visit("seats", self.seats);
    visit("set", self.set);
    visit("bag", self.bag);
  }
};

TEST(Hasher, CountsFields) {
  EXPECT_EQ(count_fields<Point>(), 2);
  EXPECT_EQ(count_fields<Shape>(), 5);
}

// Golden files hold hashes: the same value has the same hash on every platform and in every build.
TEST(Hasher, ValuesArePinned) {
  EXPECT_EQ(hash_of(42), 0xb59627c1db5ef44au);
  EXPECT_EQ(hash_of(std::uint8_t{42}), 0xb59627c1db5ef44au);
  EXPECT_EQ(hash_of(Point{1, 2}), 0x23ffbda69f7431fbu);
  Hasher hasher;
  hasher.mix(1);
  hasher.mix(2);
  EXPECT_EQ(hasher.value(), hash_of(Point{1, 2}));
}

TEST(Hasher, EveryPartCounts) {
  std::set<std::uint64_t> seen;
  Shape shape;
  const auto add = [&] { EXPECT_TRUE(seen.insert(hash_of(shape)).second); };
  add();
  shape.from.x = 1;
  add();
  shape.from = Point{0, 1};
  add();
  shape.rest[1].y = 1;
  add();
  shape.rest = {Point{0, 1}, Point{}};
  add();
  shape.seats.push_back(Seat(0));
  add();
  shape.seats.push_back(Seat(0));
  add();
  shape.set.add(Seat(0));
  add();
  shape.bag.add(0);
  add();
  shape.bag.add(0);
  add();
  shape.bag.remove(0);
  EXPECT_FALSE(seen.insert(hash_of(shape)).second);
}

TEST(Hasher, OrderCounts) {
  EXPECT_NE(hash_of(std::array{1, 2}), hash_of(std::array{2, 1}));
  EXPECT_NE(hash_of(Point{1, 2}), hash_of(Point{2, 1}));
}

}  // namespace
}  // namespace prestige
