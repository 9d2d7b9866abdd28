// Where several players decide at once, the order in which they do makes no difference.

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/hash.h"
#include "tests/conformance/games_under_test.h"

namespace prestige::conformance {
namespace {

template <class G>
class SimultaneousConformance : public ::testing::Test {};
TYPED_TEST_SUITE(SimultaneousConformance, Games, GameName);

template <class G>
typename G::Action any_of(const typename G::State& s, Seat seat, Rng& rng) {
  const auto legal = legal_list<G>(s, seat);
  return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

template <class G>
typename G::State after(typename G::State s, Seat seat, const typename G::Action& a) {
  typename G::Events silent;
  G::apply(s, seat, a, silent);
  return s;
}

// One choice of each of two seats, in both orders.
template <class G>
void expect_any_order(const typename G::State& s, Seat one, const typename G::Action& a, Seat two,
                      const typename G::Action& b) {
  const auto first = after<G>(s, one, a);
  const auto second = after<G>(s, two, b);
  ASSERT_EQ(legal_list<G>(first, two), legal_list<G>(s, two))
      << G::to_text(a) << " changes what another seat may do";
  ASSERT_FALSE(bool(G::check(first, two, b))) << G::to_text(a) << " forbids " << G::to_text(b);
  ASSERT_FALSE(bool(G::check(second, one, a))) << G::to_text(b) << " forbids " << G::to_text(a);
  ASSERT_EQ(after<G>(first, two, b), after<G>(second, one, a))
      << G::to_text(a) << " and " << G::to_text(b) << " do not commute";
}

TYPED_TEST(SimultaneousConformance, ChoicesArriveInAnyOrder) {
  using G = TypeParam;
  for_random_games<G>(160000, 120, [&](const typename G::State& start, Rng& rng) {
    play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>&) {
      const SeatSet acting = G::acting(s);
      if (acting.size() < 2) return;
      const Seat one = random_seat(acting, rng);
      SeatSet others = acting;
      others.remove(one);
      const Seat two = random_seat(others, rng);
      expect_any_order<G>(s, one, any_of<G>(s, one, rng), two, any_of<G>(s, two, rng));
    });
  });
}

// A commitment that is taken back is a choice like any other while somebody is still choosing.
TYPED_TEST(SimultaneousConformance, CommitmentsAreTakenBackInAnyOrder) {
  using G = TypeParam;
  for_random_games<G>(170000, 120, [&](const typename G::State& start, Rng& rng) {
    play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>&) {
      const SeatSet others = committed<G>(s);
      if (others.empty()) return;
      const Seat one = random_seat(others, rng);
      const auto a = any_of<G>(s, one, rng);
      ASSERT_TRUE(G::acting(after<G>(s, one, a)).has(one)) << "took back and is not waited for";
      const Seat two = random_seat(G::acting(s), rng);
      const auto b = any_of<G>(s, two, rng);
      // The last one to decide may end the choosing; then it is too late.
      if (!committed<G>(after<G>(s, two, b)).has(one)) return;
      expect_any_order<G>(s, one, a, two, b);
    });
  });
}

// Who acts is asked anew after each choice; a seat leaves the set only by its own choice.
TYPED_TEST(SimultaneousConformance, NobodyIsPassedOver) {
  using G = TypeParam;
  for_random_games<G>(180000, 60, [&](const typename G::State& start, Rng& rng) {
    play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>& step) {
      const SeatSet acting = G::acting(s);
      if (acting.size() < 2) return;
      const SeatSet later = G::acting(after<G>(s, step.seat, step.action));
      acting.for_each([&](Seat seat) {
        ASSERT_TRUE(seat == step.seat || later.has(seat)) << "seat " << seat.index();
      });
    });
  });
}

}  // namespace
}  // namespace prestige::conformance
