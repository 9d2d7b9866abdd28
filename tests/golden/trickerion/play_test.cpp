#include "tests/golden/trickerion/play.h"

namespace prestige::golden {
namespace {

using namespace trickerion;

enum class Modules : std::uint8_t { base, dark_alley, powers };

Request printed(int players, Edition edition, Modules modules,
                TwoPlayerVariant variant = TwoPlayerVariant::off, bool beginner = false) {
  Request request;
  request.players = players;
  const auto give = [&](OptionKey key) { request.given.set(at(key)); };
  request.values.edition = edition;
  give(OptionKey::edition);
  request.values.dark_alley = modules != Modules::base;
  if (request.values.dark_alley) give(OptionKey::dark_alley);
  request.values.powers = modules == Modules::powers;
  if (request.values.powers) give(OptionKey::powers);
  request.values.two_player_variant = variant;
  if (players == 2) give(OptionKey::two_player_variant);
  request.values.beginner_setup = beginner;
  if (beginner) give(OptionKey::beginner_setup);
  return request;
}

// Every module, every number of players, every edition, and one setup with other options.
std::vector<PlayCase<Trickerion>> play_cases() {
  using enum Edition;
  using enum TwoPlayerVariant;
  Rng rng(17);
  Request switched = conformance::GameCases<Trickerion>::random_request(rng);
  while (switched.given.count() < 25 || !switched.values.powers) {
    switched = conformance::GameCases<Trickerion>::random_request(rng);
  }
  return {
      {"base_2.play", printed(2, rulebook_2015, Modules::base)},
      {"base_3_beginner.play", printed(3, rulebook_2015, Modules::base, off, true)},
      {"base_4.play", printed(4, rulebook_2015, Modules::base)},
      {"prototype_3.play", printed(3, prototype, Modules::base)},
      {"duel_2.play", printed(2, revised, Modules::base, duel)},
      {"dummies_2.play", printed(2, rulebook_2015, Modules::base, dummy_markers)},
      {"dark_alley_2_duel.play", printed(2, rulebook_2015, Modules::dark_alley, duel)},
      {"dark_alley_3_revised.play", printed(3, revised, Modules::dark_alley)},
      {"dark_alley_4_prototype.play", printed(4, prototype, Modules::dark_alley)},
      {"powers_3.play", printed(3, rulebook_2015, Modules::powers)},
      {"powers_4_revised.play", printed(4, revised, Modules::powers)},
      {"switched.play", switched},
  };
}

TEST(TrickerionGolden, PlaythroughsReplay) { expect_playthroughs_replay<Trickerion>(play_cases()); }

TEST(TrickerionGolden, PlaythroughsCoverTheSetups) {
  expect_playthroughs_cover<Trickerion>(play_cases());
}

// Every decision, every event and every score of many games in one number.
TEST(TrickerionGolden, BehaviourNumber) {
  Behaviour<Trickerion> behaviour;
  std::uint64_t seed = 0;
  for (int players = kPlayersMin; players <= kPlayersMax; ++players) {
    for (int kind = 0; kind < 3 * 3 * 3; ++kind) {
      const auto variant = players == 2 ? TwoPlayerVariant(kind / 9) : TwoPlayerVariant::off;
      const Request request = printed(players, Edition(kind % 3), Modules(kind / 3 % 3), variant,
                                      players > 2 && kind / 9 == 1);
      behaviour.add_game(request, ++seed);
    }
  }
  Rng rng(23);
  for (int i = 0; i < 40; ++i) {
    behaviour.add_game(conformance::GameCases<Trickerion>::random_request(rng), ++seed);
  }
  behaviour.expect_file();
}

}  // namespace
}  // namespace prestige::golden
