// The random games of the suites meet everything there is: every verb, every question, and every
// event but one.

#include <gtest/gtest.h>

#include <array>

#include "tests/conformance/games_under_test.h"

namespace prestige::conformance {
namespace {

using namespace citadels;

constexpr std::size_t kEventKinds = 0
#define EVENT(name) +1
#include "games/citadels/events.def"
#undef EVENT
    ;
constexpr std::size_t kAsks = static_cast<std::size_t>(Ask::finish_build) + 1;

// Only when all other hands are empty: the spec of C29 meets it.
constexpr auto kTooRare = static_cast<std::size_t>(EventKind::no_cards_found);

TEST(CitadelsCoverage, RandomGamesMeetEveryVerbEventAndQuestion) {
  std::array<int, kVerbs> verbs{};
  std::array<int, kEventKinds> events{};
  std::array<int, kAsks> asks{};
  int steps = 0;
  for_random_games<Citadels>(140000, 1000, [&](const State& start, Rng& rng) {
    play_out<Citadels>(start, rng, [&](const State& s, const Step<Citadels>& step) {
      ++steps;
      ++verbs[static_cast<std::size_t>(step.action.verb)];
      for (const Pending& pending : s.table.pending) {
        ++asks[static_cast<std::size_t>(pending.ask)];
      }
      State next = s;
      Events::Buffer buffer;
      Events sink(buffer);
      Citadels::apply(next, step.seat, step.action, sink);
      for (const Event& event : buffer) ++events[static_cast<std::size_t>(event.kind)];
    });
  });
  RecordProperty("steps", steps);
  for (std::size_t i = 0; i < verbs.size(); ++i) {
    EXPECT_GT(verbs[i], 0) << "never played: " << to_text(Action::of(static_cast<Verb>(i)));
  }
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (i == kTooRare) continue;
    EXPECT_GT(events[i], 0) << "never told: " << id_of(static_cast<EventKind>(i));
  }
  for (std::size_t i = 0; i < asks.size(); ++i) EXPECT_GT(asks[i], 0) << "never asked: " << i;
  if (std::getenv("PRESTIGE_TEST_VERBOSE") != nullptr) {
    for (std::size_t i = 0; i < verbs.size(); ++i) {
      std::printf("%s %d\n", to_text(Action::of(static_cast<Verb>(i))).c_str(), verbs[i]);
    }
    for (std::size_t i = 0; i < asks.size(); ++i) std::printf("ask %zu %d\n", i, asks[i]);
  }
}

}  // namespace
}  // namespace prestige::conformance
