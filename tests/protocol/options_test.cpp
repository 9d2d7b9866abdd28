// The refusals O01 .. O11 where options come in.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/codec.h"
#include "tests/protocol/bad_options.h"

namespace prestige::protocol {
namespace {

class RefusedOptions : public testing::TestWithParam<BadOptions> {};

TEST_P(RefusedOptions, carry_their_id) { expect_refused(citadels_codec(), GetParam()); }

INSTANTIATE_TEST_SUITE_P(
    table, RefusedOptions,
    testing::Values(
        BadOptions{5, R"({"colour":1})", "O01", "“colour”"},
        BadOptions{5, R"({"players":5})", "O01", "“players”"},
        BadOptions{5, R"({"scenario":"moon"})", "O02", "illustrious_emissaries"},
        BadOptions{5, R"({"scenario":1})", "O02", "“1”"},
        BadOptions{5, R"({"random_cast":"yes"})", "O02", "false, true"},
        BadOptions{5, R"({"first_crown":true})", "O02", "seat, random"},
        BadOptions{5, R"({"first_crown_seat":"0"})", "O02", "0, 1, 2, 3, 4"},
        BadOptions{5, R"({"first_crown_seat":1.0})", "O02", "“1.0”"},
        BadOptions{5, R"({"cast":"king"})", "O02", "“king”"},
        BadOptions{5, R"({"cast":["kink"]})", "O02", "“kink”"},
        BadOptions{5, R"({"uniques":["kepe"]})", "O02", "“kepe”"},
        BadOptions{1, R"({})", "O03", "2 to 8"}, BadOptions{9, R"({})", "O03", "2 to 8"},
        BadOptions{-1, R"({})", "O03", "2 to 8"},
        BadOptions{5, R"({"cast":[]})", "O04", "wrong size"},
        BadOptions{3,
                   R"({"cast":["witch","spy","seer","king","abbot","trader","scholar","marshal"]})",
                   "O04", "9 with 3 or 8"},
        BadOptions{5,
                   R"({"cast":["witch","spy","seer","king","abbot","trader","scholar","scholar"]})",
                   "O05", "“scholar”"},
        BadOptions{
            4,
            R"({"cast":["witch","spy","seer","king","abbot","trader","scholar","marshal","queen"]})",
            "O06", "“queen”"},
        BadOptions{2, R"({"use_rank9":true})", "O07", "“use_rank9”"},
        BadOptions{5, R"({"uniques":["smithy"]})", "O08", "14"},
        BadOptions{5, R"({"uniques":["tavern"]})", "O08", "14"},
        BadOptions{
            5,
            R"({"scenario":"vicious_nobles","cast":["witch","thief","magician","patrician","cardinal","trader","architect","warlord"]})",
            "O09", "“hospital”"},
        BadOptions{5, R"({"random_uniques":true,"uniques":[]})", "O10", "“random_uniques”"},
        BadOptions{5, R"({"random_cast":true,"cast":[]})", "O10", "“random_cast”"},
        BadOptions{5, R"({"first_crown_seat":5})", "O11", "no such seat"},
        BadOptions{5, R"({"first_crown_seat":-1})", "O11", "no such seat"},
        BadOptions{5, R"({"first_crown_seat":18446744073709551615})", "O11", "no such seat"}));

TEST(Options, must_be_an_object) {
  EXPECT_EQ(citadels_codec().create(5, Json::array()).error().code, "bad_options");
}

TEST(Options, defaults_are_described) {
  const Json described = citadels_codec().describe();
  const auto start = citadels_codec().create(5, Json::object());
  ASSERT_TRUE(start);
  const Json written = citadels_codec().options(*start);
  ASSERT_EQ(described["options"].size(), written.size());
  for (const Json& option : described["options"]) {
    EXPECT_EQ(written.value(option["key"].get<std::string>(), Json("missing")), option["default"]);
  }
}

}  // namespace
}  // namespace prestige::protocol
