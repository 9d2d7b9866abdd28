#include <gtest/gtest.h>

#include <set>
#include <string>

#include "bots/match.h"
#include "bots/registry.h"

namespace prestige::bots {
namespace {

using namespace trickerion;

std::string stage_of(const State& s) {
  std::string codes;
  for (const Show& card : s.table.shows) {
    for (const Marker m : card.slot) codes += static_cast<char>(m.code());
    for (const Marker m : card.guests) codes += static_cast<char>(m.code());
    codes += '|';
  }
  return codes;
}

// Plays a game and counts the moves of markers, and those from a stage that was there before in the
// same placement.
struct Moves {
  int all = 0;
  int in_circles = 0;
};
Moves moves_of_game(const Options& options, std::uint64_t seed) {
  Moves moves;
  State s = Trickerion::initial(options);
  Rng rng(seed);
  Events silent;
  Actions legal;
  const auto bot = make_bot<Trickerion>("greedy");
  std::set<std::string> stages;
  while (!Trickerion::acting(s).empty()) {
    if (Trickerion::acting(s).has(Seat::chance())) {
      Trickerion::play_chance(s, rng, silent);
      continue;
    }
    const Seat seat = Trickerion::acting(s).front();
    Trickerion::legal_actions(s, seat, legal);
    const Action a = bot->choose(Decision<Trickerion>(s, seat, legal), rng);
    if (a.verb == Verb::place) stages.clear();
    if (a.verb == Verb::reschedule) {
      ++moves.all;
      moves.in_circles += stages.insert(stage_of(s)).second ? 0 : 1;
    }
    Trickerion::apply(s, seat, a, silent);
  }
  return moves;
}

TEST(TrickerionEval, markers_do_not_go_back_and_forth) {
  int moved = 0;
  for (int game = 0; game < 60; ++game) {
    Options options;
    options.players = static_cast<std::uint8_t>(2 + game % 3);
    options.dark_alley = game % 2 == 1;
    const Moves moves = moves_of_game(options, static_cast<std::uint64_t>(game));
    EXPECT_EQ(moves.in_circles, 0) << "game " << game;
    moved += moves.all;
  }
  EXPECT_GT(moved, 0);
}

// Among themselves, too: whoever only has a share in the shows of others waits in vain.
TEST(TrickerionEval, somebody_performs_in_every_game) {
  const auto bot = make_bot<Trickerion>("greedy");
  Actions legal;
  for (int game = 0; game < 12; ++game) {
    Options options;
    options.players = static_cast<std::uint8_t>(2 + game % 3);
    options.dark_alley = true;
    int shows = 0;
    Rng rng = Rng(5).fork(static_cast<std::uint64_t>(game));
    Tally tally;
    play_game<Trickerion>(Trickerion::initial(options), legal, rng, false, tally,
                          [&](const State& s, Seat seat, const Actions& list, Rng& r) {
                            const Action a = bot->choose(Decision<Trickerion>(s, seat, list), r);
                            shows += a.verb == Verb::perform ? 1 : 0;
                            return a;
                          });
    EXPECT_GT(shows, 0) << "game " << game;
  }
}

}  // namespace
}  // namespace prestige::bots
