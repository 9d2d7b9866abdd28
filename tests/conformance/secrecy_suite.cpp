// Nobody learns what the rules hide. A viewer's worlds, drawn from its observation alone, must be
// like the true one in everything the viewer meets: observation, legality, refusals, and what it
// sees of any further action until an event reveals something.

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <unordered_set>

#include "engine/core/hash.h"
#include "tests/conformance/games_under_test.h"

namespace prestige::conformance {
namespace {

template <class G>
class SecrecyConformance : public ::testing::Test {};
TYPED_TEST_SUITE(SecrecyConformance, Games, GameName);

template <class G>
using Views = std::vector<typename G::EventView>;

// What the viewer notices; it cannot count what it does not notice.
template <class G>
Views<G> views_of(const typename G::Events::Buffer& buffer, Seat viewer) {
  Views<G> views;
  for (const auto& event : buffer) {
    if (const auto view = G::view(event, viewer)) views.push_back(*view);
  }
  return views;
}

template <class G>
bool reveals(const Views<G>& views, std::size_t i) {
  return i < views.size() && GameCases<G>::reveals(views[i]);
}

// Do both rows tell the same up to the first difference that an event may reveal? Sets `same` when
// they are equal as a whole.
template <class G>
bool tell_alike(const Views<G>& a, const Views<G>& b, bool& same) {
  const std::size_t common = std::min(a.size(), b.size());
  std::size_t i = 0;
  while (i < common && a[i] == b[i]) ++i;
  same = i == a.size() && i == b.size();
  return same || reveals<G>(a, i) || reveals<G>(b, i);
}

// The viewer meets the same in both states: who acts, what it may do, and why not.
template <class G>
void expect_alike(const typename G::State& s, const typename G::State& w, Seat viewer, Rng& rng) {
  ASSERT_TRUE(G::observe(w, viewer) == G::observe(s, viewer)) << "the observation differs";
  ASSERT_EQ(G::acting(w), G::acting(s));
  ASSERT_EQ(G::round(w), G::round(s));
  const auto legal = legal_list<G>(s, viewer);
  ASSERT_EQ(legal_list<G>(w, viewer), legal) << "the legal actions differ";
  const auto& universe = GameCases<G>::universe();
  for (int i = 0; i < 40; ++i) {
    std::size_t at = rng.below(static_cast<std::uint32_t>(universe.size()));
    if (!legal.empty() && i % 2 == 0) {  // near misses say more than anything
      const auto& a = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
      at = static_cast<std::size_t>(std::lower_bound(universe.begin(), universe.end(), a) -
                                    universe.begin());
      at = std::min(universe.size() - 1, at + rng.below(60));
    }
    ASSERT_EQ(G::check(s, viewer, universe[at]), G::check(w, viewer, universe[at]))
        << "the refusal differs: " << G::to_text(universe[at]);
  }
}

// Both states take a step that the viewer cannot tell apart; it must see the same of both unless
// something is revealed, and know the same afterwards.
template <class G>
void expect_alike_after(const typename G::State& s, const typename G::Action& a,
                        const typename G::State& w, const typename G::Action& b, Seat actor,
                        Seat viewer) {
  typename G::State s2 = s;
  typename G::State w2 = w;
  typename G::Events::Buffer s_buffer, w_buffer;
  typename G::Events s_events(s_buffer), w_events(w_buffer);
  G::apply(s2, actor, a, s_events);
  G::apply(w2, actor, b, w_events);
  bool same = false;
  ASSERT_TRUE(tell_alike<G>(views_of<G>(s_buffer, viewer), views_of<G>(w_buffer, viewer), same))
      << "the events of " << G::to_text(a) << " and " << G::to_text(b) << " differ";
  if (!same || GameCases<G>::shows_more(s2, viewer) || GameCases<G>::shows_more(w2, viewer)) return;
  ASSERT_TRUE(G::observe(s2, viewer) == G::observe(w2, viewer))
      << "equal events, but the observation after " << G::to_text(a) << " and " << G::to_text(b)
      << " differs";
}

template <class G>
std::string named(Seat viewer) {
  return viewer == Seat::spectator() ? "the spectator" : "seat " + std::to_string(viewer.index());
}

// Calls at(s, step, viewer, world) for every viewer at sampled decisions.
template <class G, class At>
void for_worlds(std::uint64_t first_seed, int games, std::uint32_t one_in, At&& at) {
  for_random_games<G>(first_seed, games, [&](const typename G::State& start, Rng& rng) {
    play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>& step) {
      if (rng.below(one_in) != 0) return;
      for (const Seat viewer : viewers<G>(s)) {
        const typename G::State world = G::determinize(G::observe(s, viewer), rng);
        at(s, step, viewer, world, rng);
        if (::testing::Test::HasFailure()) {
          ADD_FAILURE() << "seen by " << named<G>(viewer);
          return;
        }
      }
    });
  });
}

TYPED_TEST(SecrecyConformance, WorldsLookLikeTheTrueOne) {
  using G = TypeParam;
  for_worlds<G>(80000, 500, 12,
                [](const auto& s, const Step<G>&, Seat viewer, const auto& world, Rng& rng) {
                  const char* broken = G::invariant_broken(world);
                  ASSERT_EQ(broken, nullptr) << broken;
                  expect_alike<G>(s, world, viewer, rng);
                });
}

TYPED_TEST(SecrecyConformance, TwoWorldsOfOneObservationAreAlike) {
  using G = TypeParam;
  for_worlds<G>(90000, 60, 30,
                [](const auto& s, const Step<G>&, Seat viewer, const auto& world, Rng& rng) {
                  const auto other = G::determinize(G::observe(s, viewer), rng);
                  expect_alike<G>(world, other, viewer, rng);
                  // Nothing is left behind that a second look would find.
                  const auto again = G::determinize(G::observe(world, viewer), rng);
                  expect_alike<G>(world, again, viewer, rng);
                });
}

// Equal observations and equal generators give equal worlds: nothing else enters.
TYPED_TEST(SecrecyConformance, WorldsDependOnTheObservationAlone) {
  using G = TypeParam;
  for_worlds<G>(95000, 40, 40,
                [](const auto& s, const Step<G>&, Seat viewer, const auto& world, Rng& rng) {
                  Rng one = rng.fork(1);
                  Rng two = rng.fork(1);
                  ASSERT_TRUE(G::determinize(G::observe(s, viewer), one) ==
                              G::determinize(G::observe(world, viewer), two));
                });
}

// The same action of any seat, and actions that differ only in something hidden.
TYPED_TEST(SecrecyConformance, EventsTellNoMoreThanTheyReveal) {
  using G = TypeParam;
  for_worlds<G>(100000, 400, 10,
                [](const auto& s, const Step<G>& step, Seat viewer, const auto& world, Rng& rng) {
                  const auto here = legal_list<G>(s, step.seat);
                  const auto there = legal_list<G>(world, step.seat);
                  int tried = 0;
                  for (int i = 0; i < 12 && tried < 4; ++i) {
                    const auto& a = i == 0
                                        ? step.action
                                        : here[rng.below(static_cast<std::uint32_t>(here.size()))];
                    if (!std::binary_search(there.begin(), there.end(), a)) continue;
                    ++tried;
                    expect_alike_after<G>(s, a, world, a, step.seat, viewer);
                  }
                  if (viewer == step.seat) return;
                  for (int i = 0; i < 6; ++i) {
                    const auto& b = there[rng.below(static_cast<std::uint32_t>(there.size()))];
                    if (!GameCases<G>::look_alike(s, step.seat, step.action, b, viewer)) continue;
                    expect_alike_after<G>(s, step.action, world, b, step.seat, viewer);
                  }
                });
}

// In the true world, too, a hidden choice looks like any other one.
TYPED_TEST(SecrecyConformance, HiddenChoicesLookAlike) {
  using G = TypeParam;
  int pairs = 0;
  for_random_games<G>(110000, 300, [&](const typename G::State& start, Rng& rng) {
    play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>& step) {
      const auto legal = legal_list<G>(s, step.seat);
      for (const Seat viewer : viewers<G>(s)) {
        const auto& other = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        if (viewer == step.seat || other == step.action) continue;
        if (!GameCases<G>::look_alike(s, step.seat, step.action, other, viewer)) continue;
        ++pairs;
        expect_alike_after<G>(s, step.action, s, other, step.seat, viewer);
      }
    });
  });
  EXPECT_GT(pairs, 1000);
}

TYPED_TEST(SecrecyConformance, WorldsDiffer) {
  using G = TypeParam;
  int positions = 0;
  int varied = 0;
  for_worlds<G>(120000, 20, 40,
                [&](const auto& s, const Step<G>&, Seat viewer, const auto& world, Rng& rng) {
                  if (!GameCases<G>::hides(s, viewer)) return;
                  std::unordered_set<std::uint64_t> hashes{hash_of(world)};
                  for (int i = 0; i < 4; ++i) {
                    hashes.insert(hash_of(G::determinize(G::observe(s, viewer), rng)));
                  }
                  ++positions;
                  varied += hashes.size() > 1 ? 1 : 0;
                });
  EXPECT_GT(positions, 200);
  EXPECT_GT(varied * 10, positions * 9) << varied << " of " << positions;
}

TYPED_TEST(SecrecyConformance, WorldsCanBePlayedToTheEnd) {
  using G = TypeParam;
  for_worlds<G>(130000, 60, 150,
                [](const auto&, const Step<G>&, Seat, const auto& world, Rng& rng) {
                  play_out<G>(world, rng, [](const typename G::State& s, const Step<G>& step) {
                    const char* broken = G::invariant_broken(s);
                    ASSERT_EQ(broken, nullptr) << broken;
                    ASSERT_FALSE(bool(G::check(s, step.seat, step.action)));
                  });
                });
}

}  // namespace
}  // namespace prestige::conformance
