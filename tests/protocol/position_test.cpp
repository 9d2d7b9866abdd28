#include <gtest/gtest.h>

#include "games/citadels/game.h"
#include "protocol/codec.h"

namespace prestige::protocol {
namespace {

using citadels::Citadels;
using citadels::State;

// A random setup: cast, districts and rulings are drawn, too.
Json random_options(Rng& rng, int players) {
  Json options = {{"random_cast", rng.below(4) != 0}, {"random_uniques", rng.below(4) != 0}};
  const bool optional_ninth = players >= 4 && players <= 7;
  options["use_rank9"] = optional_ninth && rng.below(2) == 0;
  options["first_crown"] = rng.below(2) == 0 ? "random" : "seat";
  options["first_crown_seat"] = rng.below(static_cast<std::uint32_t>(players));
  constexpr std::string_view kScenarios[] = {"base", "devious_dignitaries",
                                             "illustrious_emissaries", "vicious_nobles"};
  options["scenario"] = kScenarios[rng.below(4)];
  options["three_player_mid_discard"] = rng.below(2) == 0 ? "chosen" : "random";
  options["bewitched_emperor_crown"] = rng.below(2) == 0 ? "emperor_end_of_round" : "witch";
  for (const std::string_view key :
       {"abilities_before_gather", "completion_sticky", "self_sacrifice_in_completed_city",
        "great_wall_covers_itself", "bishop_allows_own_rank8", "diplomat_give_duplicate",
        "graveyard_recovers_itself", "throne_room_counts_emperor_twice"}) {
    options[std::string(key)] = rng.below(2) == 0;
  }
  return options;
}

// Calls check(state) at every decision point of a game of random choices.
template <class Check>
void play_randomly(AnyState state, Rng& rng, Check&& check) {
  const AnyGame& rules = citadels_codec().rules();
  while (true) {
    check(state);
    const SeatSet acting = rules.acting(state);
    if (acting.empty() || testing::Test::HasFailure()) return;
    const Seat seat = acting.front();
    const auto actions = rules.legal_actions(state, seat);
    ASSERT_FALSE(actions.empty());
    const auto pick = rng.below(static_cast<std::uint32_t>(actions.size()));
    rules.apply(state, seat, actions[pick], nullptr);
  }
}

void expect_round_trip(const AnyState& state) {
  const GameCodec& codec = citadels_codec();
  const Json position = codec.position(state);
  const auto loaded = codec.load(position);
  ASSERT_TRUE(loaded) << loaded.error().text.en << "\n" << position.dump();
  ASSERT_EQ(codec.position(*loaded), position);
  ASSERT_TRUE(codec.rules().same(*loaded, state)) << position.dump();
}

class PositionRoundTrip : public testing::TestWithParam<int> {};

TEST_P(PositionRoundTrip, at_every_decision_of_random_games) {
  const int players = GetParam();
  Rng rng(static_cast<std::uint64_t>(players));
  for (int game = 0; game < 3; ++game) {
    const Json options = random_options(rng, players);
    const auto start = citadels_codec().create(players, options);
    if (!start) continue;  // a printed district without its character (O09)
    play_randomly(*start, rng, expect_round_trip);
    ASSERT_FALSE(HasFailure()) << options.dump();
  }
}

INSTANTIATE_TEST_SUITE_P(all_player_counts, PositionRoundTrip, testing::Range(2, 9));

TEST(Options, written_ones_give_the_same_game) {
  Rng rng(1);
  for (int i = 0; i < 300; ++i) {
    const int players = 2 + static_cast<int>(rng.below(7));
    const auto start = citadels_codec().create(players, random_options(rng, players));
    if (!start) continue;
    const auto again = citadels_codec().create(players, citadels_codec().options(*start));
    ASSERT_TRUE(again) << again.error().text.en;
    EXPECT_EQ(again->as<State>().table.options, start->as<State>().table.options);
  }
}

}  // namespace
}  // namespace prestige::protocol
