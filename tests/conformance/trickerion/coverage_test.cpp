// The random games of the suites meet everything there is: every verb, every event, every question.

#include <gtest/gtest.h>

#include <array>
#include <bitset>
#include <cstdio>
#include <set>

#include "tests/conformance/games_under_test.h"

namespace prestige::conformance {
namespace {

using namespace trickerion;

constexpr std::array<const char*, kVerbs> kVerbNames{
#define VERB(name, text, ...) text,
#include "games/trickerion/verbs.def"
#undef VERB
};
constexpr std::size_t kAsks = at(Ask::puppet) + 1;

// Settled as soon as it is on top, so that no decision ever finds it there or below.
bool is_never_seen(Ask ask) { return ask == Ask::receive; }

// Everybody leaves everybody at home: too rare for random games.
bool is_never_told(EventKind kind) { return kind == EventKind::no_cards_revealed; }

// All Powers are within reach from the start.
State with_powers(Options options) {
  options.dark_alley = options.powers = true;
  options.start_shards_powers = 6;
  options.power_slots = PowerSymbols::of(1, 1, 1);
  options.thresholds = Thresholds::expert;
  return Trickerion::initial(options);
}

TEST(TrickerionCoverage, RandomGamesMeetEveryVerbEventAndQuestion) {
  std::array<int, kVerbs> verbs{};
  std::array<int, kEventKinds> events{};
  std::array<int, kAsks> asks{};
  for_random_games<Trickerion>(140000, 2400, [&](const State& setup, Rng& rng) {
    const State start = rng.below(2) == 0 ? setup : with_powers(setup.table.options);
    play_out<Trickerion>(start, rng, [&](const State& s, const Step<Trickerion>& step) {
      ++verbs[at(step.action.verb)];
      for (const Pending& pending : s.table.pending) ++asks[at(pending.ask)];
      State next = s;
      Events::Buffer buffer;
      Events sink(buffer);
      Trickerion::apply(next, step.seat, step.action, sink);
      for (const Event& event : buffer) ++events[at(event.kind)];
    });
  });
  for (std::size_t i = 0; i < verbs.size(); ++i) {
    EXPECT_GT(verbs[i], 0) << "never played: " << kVerbNames[i];
  }
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto kind = static_cast<EventKind>(i);
    EXPECT_TRUE(events[i] > 0 || is_never_told(kind)) << "never told: " << id_of(kind);
  }
  for (std::size_t i = 0; i < asks.size(); ++i) {
    EXPECT_TRUE(asks[i] > 0 || is_never_seen(static_cast<Ask>(i))) << "never asked: " << i;
  }
  if (std::getenv("PRESTIGE_TEST_VERBOSE") != nullptr) {
    for (std::size_t i = 0; i < verbs.size(); ++i) {
      std::printf("%s %d\n", kVerbNames[i], verbs[i]);
    }
    for (std::size_t i = 0; i < events.size(); ++i) {
      std::printf("%s %d\n", std::string(id_of(static_cast<EventKind>(i))).c_str(), events[i]);
    }
    for (std::size_t i = 0; i < asks.size(); ++i) std::printf("ask %zu %d\n", i, asks[i]);
  }
}

// Over many calls every option has every kind of value, and every module comes up.
TEST(TrickerionCoverage, RandomSetupsReachEveryOption) {
  std::bitset<kOptions> given;
  std::bitset<kOptions> unusual;
  std::set<std::string> modules;
  Rng rng(3);
  for (int i = 0; i < 4000; ++i) {
    const Request request = GameCases<Trickerion>::random_request(rng);
    const auto options = resolve(request);
    ASSERT_TRUE(options.has_value()) << id_of(options.error());
    given |= request.given;
    std::size_t key = 0;
    const Options usual = preset(options->edition);
#define GROUP(name)
#define OPTION(name, ...) unusual[key] = unusual[key] || options->name != usual.name, ++key;
#define PRESET(name, ...) OPTION(name, )
#include "games/trickerion/options.def"
#undef GROUP
#undef OPTION
#undef PRESET
    std::string text = std::to_string(request.players) + " " + std::string(id_of(options->edition));
    if (options->dark_alley) text += " dark_alley";
    if (options->powers) text += " powers";
    if (options->beginner_setup) text += " beginner";
    if (options->players == 2) text += " " + std::string(id_of(options->two_player_variant));
    modules.insert(text);
  }
  for (const OptionSpec& spec : option_specs()) {
    const bool is_edition = spec.key == OptionKey::edition;
    const bool other_name = spec.key == OptionKey::duel;  // of two_player_variant
    EXPECT_TRUE(given[at(spec.key)] || other_name) << spec.id << " is never given";
    EXPECT_TRUE(unusual[at(spec.key)] || is_edition) << spec.id << " never differs";
  }
  // Editions, base and Dark Alley with and without Powers, beginners or not; for two players three
  // variants, else none.
  EXPECT_EQ(modules.size(), 3u * 3u * 2u * (3u + 1u + 1u));
}

}  // namespace
}  // namespace prestige::conformance
