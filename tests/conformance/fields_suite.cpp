// Field lists name every field: hash, equality and the list agree on what a state is.

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <type_traits>

#include "engine/core/hash.h"
#include "tests/conformance/games_under_test.h"

namespace prestige::conformance {
namespace {

// The real number of members of an aggregate: the most initialisers that it takes.
struct AnyInitialiser {
  template <class T>
  operator T() const;  // NOLINT: converts to whatever a member is
};

template <class T, class... Initialisers>
consteval int arity() {
  if constexpr (requires { T{Initialisers{}..., AnyInitialiser{}}; }) {
    return arity<T, Initialisers..., AnyInitialiser>();
  } else {
    return static_cast<int>(sizeof...(Initialisers));
  }
}

struct Two {
  std::array<int, 3> numbers{};
  Seat seat;
};
static_assert(arity<Two>() == 2);

template <class T>
class FieldLists : public ::testing::Test {};
using Listed = ::testing::Types<
    citadels::Table, citadels::Secrets, citadels::State, citadels::Turn, citadels::Pending,
    citadels::Building, citadels::Options, citadels::Switches, citadels::City,
    citadels::Deck::TailCard, trickerion::Table, trickerion::Secrets, trickerion::State,
    trickerion::Player, trickerion::OwnTrick, trickerion::LearnedPower, trickerion::Show,
    trickerion::Market, trickerion::Pending, trickerion::Doing, trickerion::Placement,
    trickerion::Staging, trickerion::SpecialDeck, trickerion::SpecialDeck::Entry, trickerion::Hand,
    trickerion::Options, trickerion::Observation>;
TYPED_TEST_SUITE(FieldLists, Listed);

TYPED_TEST(FieldLists, NameEveryMember) {
  static_assert(std::is_aggregate_v<TypeParam>);
  EXPECT_EQ(count_fields<TypeParam>(), arity<TypeParam>());
}

// The deck has private members, so its size speaks for it.
TEST(FieldLists, DeckNamesEveryMember) {
  struct SameMembers {
    Bag shuffled;
    InlineVec<citadels::Deck::TailCard, citadels::kDeckSize> tail;
    bool open_group;
  };
  EXPECT_EQ(count_fields<citadels::Deck>(), arity<SameMembers>());
  EXPECT_EQ(sizeof(citadels::Deck), sizeof(SameMembers));
}

// Changes one leaf after the other, calls changed(path) with the change in place, and undoes it.
template <class T, class F>
void change_each(T& value, const std::string& path, F&& changed) {
  const T before = value;
  if constexpr (std::is_same_v<T, bool>) {
    value = !value;
    changed(path);
  } else if constexpr (std::is_enum_v<T>) {
    value = static_cast<T>(static_cast<unsigned>(value) ^ 1u);
    changed(path);
  } else if constexpr (std::is_integral_v<T>) {
    for (const unsigned bit : {0u, 8u * unsigned{sizeof(T)} - 1u}) {
      value = static_cast<T>(before ^ static_cast<T>(T{1} << bit));
      changed(path);
    }
  } else if constexpr (std::is_same_v<T, Seat>) {
    value = Seat(value.index() ^ 1);
    changed(path);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    value = value.has(Seat(3)) ? SeatSet() : SeatSet(Seat(3));
    changed(path);
  } else if constexpr (std::is_same_v<T, Bag>) {
    for (const int kind : {0, 49}) {
      if (value.has(kind)) {
        value.remove(kind);
      } else {
        value.add(kind);
      }
      changed(path);
      value = before;
    }
  } else if constexpr (sizeof(T) == 1 && requires { value.code(); }) {
    for (const unsigned bit : {0u, 7u}) {
      const auto code = std::bit_cast<std::uint8_t>(before);
      value = std::bit_cast<T>(static_cast<std::uint8_t>(code ^ (1u << bit)));
      changed(path);
    }
  } else if constexpr (requires { value.items[value.length]; }) {
    for (std::size_t i = 0; i < value.length; ++i) change_each(value.items[i], path, changed);
    if (value.length > 0) {
      value.items[--value.length] = 0;
      changed(path + ".pop_back");
    }
  } else if constexpr (requires { T::fields(value, [](const char*, auto&) {}); }) {
    T::fields(value, [&](const char* name, auto& field) {
      change_each(field, path + "." + name, changed);
    });
  } else {
    std::size_t index = 0;
    for (auto& item : value) change_each(item, path + "[" + std::to_string(index++) + "]", changed);
    if constexpr (requires { value.push_back(*value.begin()); }) {
      if (!value.full()) {
        value.push_back({});
        changed(path + ".push_back");
        value = before;
      }
      if (!value.empty()) {
        value.pop_back();
        changed(path + ".pop_back");
      }
    }
  }
  value = before;
}

template <class G>
class FieldsConformance : public ::testing::Test {};
TYPED_TEST_SUITE(FieldsConformance, Games, GameName);

TYPED_TEST(FieldsConformance, EveryFieldCountsForHashAndEquality) {
  using G = TypeParam;
  for_random_games<G>(70000, 4, [](const typename G::State& start, Rng& rng) {
    play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>&) {
      if (rng.below(60) != 0) return;
      typename G::State changed = s;
      int leaves = 0;
      change_each(changed, "state", [&](const std::string& path) {
        ++leaves;
        EXPECT_NE(hash_of(changed), hash_of(s)) << path;
        EXPECT_FALSE(changed == s) << path;
      });
      EXPECT_EQ(changed, s);
      EXPECT_GT(leaves, 100);
    });
  });
}

}  // namespace
}  // namespace prestige::conformance
