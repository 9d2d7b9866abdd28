// Whole games: they end, nobody is stuck, copies are equal, invariants hold, events change nothing.

#include <gtest/gtest.h>

#include <unordered_map>

#include "engine/core/any_game.h"
#include "engine/core/hash.h"
#include "tests/conformance/games_under_test.h"

namespace prestige::conformance {
namespace {

template <class G>
class PlayConformance : public ::testing::Test {};
TYPED_TEST_SUITE(PlayConformance, Games, GameName);

TYPED_TEST(PlayConformance, GamesEndAndNobodyIsStuck) {
  using G = TypeParam;
  for_random_games<G>(1000, 400, [](const typename G::State& start, Rng& rng) {
    const auto end = play_out<G>(start, rng, [](const typename G::State& s, const Step<G>& step) {
      ASSERT_FALSE(G::outcome(s).has_value()) << "an outcome before the end";
      ASSERT_FALSE(bool(G::check(s, step.seat, step.action)));
      const SeatSet acting = G::acting(s);
      ASSERT_TRUE(!acting.has(Seat::chance()) || acting.size() == 1) << "chance acts alone";
      acting.for_each([&](Seat seat) {
        ASSERT_TRUE(seat == Seat::chance() || seat.index() < G::players(s));
        ASSERT_FALSE(legal_list<G>(s, seat).empty()) << "seat " << seat.index();
      });
    });
    if (::testing::Test::HasFailure()) return;
    const auto outcome = G::outcome(end);
    ASSERT_TRUE(outcome.has_value());
    int winners = 0;
    for (int i = 0; i < G::players(end); ++i) {
      const int place = outcome->place[static_cast<std::size_t>(i)];
      ASSERT_TRUE(place >= 1 && place <= G::players(end));
      winners += place == 1 ? 1 : 0;
    }
    ASSERT_GE(winners, 1);
  });
}

TYPED_TEST(PlayConformance, InvariantsHoldAfterEveryStep) {
  using G = TypeParam;
  for_random_games<G>(2000, 400, [](const typename G::State& start, Rng& rng) {
    const auto end = play_out<G>(start, rng, [](const typename G::State& s, const Step<G>&) {
      const char* broken = G::invariant_broken(s);
      ASSERT_EQ(broken, nullptr) << broken;
    });
    ASSERT_EQ(G::invariant_broken(end), nullptr);
  });
}

TYPED_TEST(PlayConformance, CopiesAreEqualAndPlayTheSame) {
  using G = TypeParam;
  for_random_games<G>(3000, 60, [](const typename G::State& start, Rng& rng) {
    typename G::State twin = start;
    typename G::Events silent;
    play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>& step) {
      const typename G::State copy = s;
      ASSERT_EQ(copy, s);
      ASSERT_EQ(twin, s);
      ASSERT_EQ(hash_of(copy), hash_of(s));
      ASSERT_EQ(hash_of(twin), hash_of(s));
      G::apply(twin, step.seat, step.action, silent);
      ASSERT_EQ(copy, s) << "a copy changed with the original";
    });
  });
}

TYPED_TEST(PlayConformance, EventsChangeNothing) {
  using G = TypeParam;
  for_random_games<G>(4000, 150, [](const typename G::State& start, Rng& rng) {
    play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>& step) {
      typename G::State told = s;
      typename G::State silent = s;
      typename G::Events::Buffer buffer;
      typename G::Events sink(buffer);
      typename G::Events off;
      G::apply(told, step.seat, step.action, sink);
      G::apply(silent, step.seat, step.action, off);
      ASSERT_EQ(told, silent);
      ASSERT_EQ(hash_of(told), hash_of(silent));
    });
  });
}

// Different states have different hashes, as far as random games tell.
TYPED_TEST(PlayConformance, HashesTellStatesApart) {
  using G = TypeParam;
  std::unordered_map<std::uint64_t, typename G::State> seen;
  for_random_games<G>(5000, 20, [&](const typename G::State& start, Rng& rng) {
    play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>&) {
      const auto [entry, is_new] = seen.emplace(hash_of(s), s);
      ASSERT_TRUE(is_new || entry->second == s) << "two states with hash " << entry->first;
    });
  });
}

// The erased face says the same as the static one.
TYPED_TEST(PlayConformance, ErasedGameIsTheSameGame) {
  using G = TypeParam;
  using State = typename G::State;
  const AnyGame& any = erased<G>();
  EXPECT_EQ(any.name(), G::kName);
  EXPECT_EQ(any.rules_version(), G::kRulesVersion);
  for_random_games<G>(6000, 10, [&](const State& start, Rng& rng) {
    AnyState twin = AnyState::of(start);
    const State end = play_out<G>(start, rng, [&](const State& s, const Step<G>& step) {
      ASSERT_EQ(twin.as<State>(), s);
      ASSERT_TRUE(any.same(twin, AnyState::of(s)));
      ASSERT_EQ(any.hash(twin), hash_of(s));
      ASSERT_EQ(any.acting(twin), G::acting(s));
      ASSERT_EQ(any.players(twin), G::players(s));
      ASSERT_EQ(any.round(twin), G::round(s));
      ASSERT_TRUE(any.places(twin).empty());
      const auto legal = legal_list<G>(s, step.seat);
      const auto erased_legal = any.legal_actions(twin, step.seat);
      ASSERT_EQ(legal.size(), erased_legal.size());
      for (std::size_t i = 0; i < legal.size(); ++i) {
        ASSERT_EQ(erased_legal[i].template as<typename G::Action>(), legal[i]);
      }
      const AnyAction action = AnyAction::of(step.action);
      ASSERT_FALSE(any.check(twin, step.seat, action).has_value());
      const auto refusal = any.check(twin, Seat::nobody(), action);
      ASSERT_TRUE(refusal && !refusal->reason.empty() && !refusal->rule.empty());
      const std::string text = any.to_text(action);
      ASSERT_EQ(any.parse(text)->template as<typename G::Action>(), step.action);
      ASSERT_FALSE(any.parse(text + " ").has_value());
      any.apply(twin, step.seat, action, nullptr);
    });
    ASSERT_EQ(any.places(twin).size(), static_cast<std::size_t>(G::players(end)));
    ASSERT_EQ(any.invariant_broken(twin), nullptr);
  });
}

}  // namespace
}  // namespace prestige::conformance
