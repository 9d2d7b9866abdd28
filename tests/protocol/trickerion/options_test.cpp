#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/trickerion/game.h"
#include "protocol/codec.h"
#include "tests/protocol/bad_options.h"

namespace prestige::protocol {
namespace {

class RefusedTrickerionOptions : public testing::TestWithParam<BadOptions> {};

TEST_P(RefusedTrickerionOptions, say_what_is_allowed) {
  expect_refused(trickerion_codec(), GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    table, RefusedTrickerionOptions,
    testing::Values(
        BadOptions{4, R"({"colour":1})", "unknown_key", "“colour”"},
        BadOptions{4, R"({"players":4})", "unknown_key", "“players”"},
        BadOptions{4, R"({"buy_max_units":4})", "bad_value", "1 … 3"},
        BadOptions{4, R"({"buy_max_units":"3"})", "bad_value", "1 … 3"},
        BadOptions{4, R"({"buy_max_units":2.0})", "bad_value", "“2.0”"},
        BadOptions{4, R"({"dark_alley":1})", "bad_value", "false, true"},
        BadOptions{4, R"({"edition":"first"})", "bad_value", "rulebook_2015, prototype, revised"},
        BadOptions{4, R"({"magicians":5})", "bad_value", "8, 4"},
        BadOptions{4, R"({"component_limit":2})", "bad_value", "3, null"},
        BadOptions{4, R"({"final_category_cap":0})", "bad_value", "null, 20"},
        BadOptions{4, R"({"tricks_per_threshold":[4,4,3]})", "bad_value", "[4,4,4], [4,3,3]"},
        BadOptions{4, R"({"deck_base":[2]})", "bad_value", "2 × (1 … 3)"},
        BadOptions{4, R"({"deck_base":[2,4]})", "bad_value", "[2,4]"},
        BadOptions{4, R"({"power_slots":[]})", "bad_value", "1 … 3 × (1 … 3)"},
        BadOptions{1, R"({})", "players_2_to_4", "2 to 4"},
        BadOptions{5, R"({})", "players_2_to_4", "2 to 4"},
        BadOptions{4, R"({"powers":true})", "powers_need_dark_alley", "Dark Alley"},
        BadOptions{3, R"({"duel":true})", "duel_for_two", "two players"},
        BadOptions{3, R"({"two_player_variant":"dummy_markers"})", "variant_for_two",
                   "two players"},
        BadOptions{2, R"({"duel":true,"two_player_variant":"dummy_markers"})", "duel_true_agrees",
                   "contradicts"},
        BadOptions{2, R"({"duel":false,"two_player_variant":"duel"})", "duel_false_agrees",
                   "contradicts"}));

Json options_of(int players, const Json& options) {
  const auto state = trickerion_codec().create(players, options);
  EXPECT_TRUE(state) << options.dump();
  return state ? trickerion_codec().options(*state) : Json();
}

// The worked example E39.
TEST(TrickerionOptions, agree_on_the_duel) {
  EXPECT_EQ(options_of(2, {{"edition", "revised"}})["duel"], true);
  EXPECT_EQ(options_of(2, {{"edition", "revised"}, {"duel", false}})["two_player_variant"], "off");
  EXPECT_EQ(options_of(2, {{"edition", "revised"}, {"two_player_variant", "off"}})["duel"], false);
  EXPECT_EQ(options_of(3, {{"edition", "revised"}})["duel"], false);
  EXPECT_EQ(options_of(4, {{"power_slots", {1, 2}}})["power_slots"], Json({1, 2}));
}

TEST(TrickerionOptions, must_be_an_object) {
  EXPECT_EQ(trickerion_codec().create(4, Json::array()).error().code, "bad_options");
}

TEST(TrickerionOptions, written_ones_give_the_same_game) {
  for (const char* edition : {"rulebook_2015", "prototype", "revised"}) {
    for (int players = 2; players <= 4; ++players) {
      const Json written = options_of(players, {{"edition", edition}});
      EXPECT_EQ(written.size(), static_cast<std::size_t>(trickerion::kOptions));
      EXPECT_EQ(options_of(players, written), written);
    }
  }
}

TEST(TrickerionOptions, are_described) {
  const Json described = trickerion_codec().describe();
  const Json defaults = options_of(4, Json::object());
  ASSERT_EQ(described["options"].size(), defaults.size());
  for (const Json& option : described["options"]) {
    const std::string key = option["key"];
    EXPECT_EQ(option["default"], defaults[key]) << key;
    EXPECT_EQ(option["editions"].size(), 3u) << key;
    for (const char* language : {"en", "de"}) {
      EXPECT_EQ(option["text"][language].get<std::string>().find('['), std::string::npos) << key;
      EXPECT_EQ(option["name"][language].get<std::string>().find('['), std::string::npos) << key;
    }
  }
}

}  // namespace
}  // namespace prestige::protocol
