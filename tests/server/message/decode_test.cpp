#include "protocol/message/decode.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/json_line.h"
#include "tests/server/message/kinds.h"

namespace prestige::protocol {
namespace {

using test::Kinds;
using testing::HasSubstr;

Json sound() {
  return *read_line(R"({
    "flag": true, "number": -7, "big": 9007199254740991, "byte": 255, "text": "ä\n", "code": "ab",
    "colour": "green", "inner": {"number": 2}, "any": [1, {"a": null}], "written": {"b": [1, 2]},
    "words": ["one"], "inners": [{"number": 1}, {"number": 3}], "numbers": [0, 9]})");
}

// What is said about a message with one field changed.
std::string refused(std::string_view field, const Json& value) {
  Json json = sound();
  json[std::string(field)] = value;
  const auto message = decoded<Kinds>(json);
  if (message) return "accepted";
  EXPECT_EQ(message.error().code, "bad_field");
  EXPECT_THAT(message.error().text.de, HasSubstr("„"));
  return message.error().text.en;
}
std::string refused(std::string_view field, const char* json) {
  return refused(field, *read_line(json));
}

TEST(Decode, reads_every_kind_of_field) {
  const auto message = decoded<Kinds>(sound());
  ASSERT_TRUE(message) << message.error().text.en;
  EXPECT_TRUE(message->flag);
  EXPECT_EQ(message->number, -7);
  EXPECT_EQ(message->big, 9007199254740991);
  EXPECT_EQ(message->byte, 255);
  EXPECT_EQ(message->text, "ä\n");
  EXPECT_EQ(message->code, "ab");
  EXPECT_EQ(message->colour, test::Colour::green);
  EXPECT_EQ(message->inner.number, 2);
  EXPECT_EQ(message->any.dump(), R"([1,{"a":null}])");
  EXPECT_EQ(message->written.text, R"({"b":[1,2]})");
  EXPECT_FALSE(message->maybe);
  EXPECT_FALSE(message->maybe_inner);
  EXPECT_THAT(message->words, testing::ElementsAre("one"));
  ASSERT_EQ(message->inners.size(), 2u);
  EXPECT_EQ(message->inners[1].number, 3);
  EXPECT_THAT(*message->numbers, testing::ElementsAre(0, 9));
}

TEST(Decode, refuses_wrong_types_by_name) {
  EXPECT_EQ(refused("flag", "1"), "“flag” must be true or false, not “1”.");
  EXPECT_THAT(refused("number", "\"7\""), HasSubstr("“number” must be a whole number"));
  EXPECT_THAT(refused("number", "7.0"), HasSubstr("“number” must be a whole number"));
  EXPECT_EQ(refused("text", "7"), "“text” must be a text, not “7”.");
  EXPECT_EQ(refused("colour", "\"blue\""),
            "“blue” is not possible for “colour”. Allowed: red, green.");
  EXPECT_THAT(refused("colour", "0"), HasSubstr("“colour”"));
  EXPECT_EQ(refused("inner", "[]"), "“inner” must be an object, not “[…]”.");
  EXPECT_EQ(refused("words", "{}"), "“words” must be a list, not “{…}”.");
  EXPECT_EQ(refused("words", R"(["a", 2])"), "“words[1]” must be a text, not “2”.");
  EXPECT_THAT(refused("inners", R"([{"number": 1}, {"number": 4}])"),
              HasSubstr("“inners[1].number”"));
  EXPECT_THAT(refused("maybe", "\"x\""), HasSubstr("“maybe” must be"));
}

TEST(Decode, refuses_null_but_for_optional_fields) {
  for (const auto* field : {"flag", "number", "text", "colour", "inner", "words"}) {
    EXPECT_THAT(refused(field, "null"), HasSubstr(std::string("“") + field)) << field;
  }
  EXPECT_EQ(refused("maybe", "null"), "accepted");
  EXPECT_EQ(refused("maybe_inner", "null"), "accepted");
  EXPECT_EQ(refused("any", "null"), "accepted");
}

TEST(Decode, refuses_missing_and_unknown_fields_at_any_depth) {
  for (const std::string_view name : kFieldNames<Kinds>) {
    Json json = sound();
    json.erase(std::string(name));
    const bool optional = name.starts_with("maybe") || name == "numbers";
    const auto message = decoded<Kinds>(json);
    EXPECT_EQ(message.has_value(), optional) << name;
    if (message || optional) continue;
    EXPECT_EQ(message.error().text.en, "The field “" + std::string(name) + "” is missing.");
  }
  EXPECT_THAT(refused("more", "1"), HasSubstr("There is no field “more” here. Allowed: flag, "));
  EXPECT_EQ(refused("inner", R"({"number": 1, "x": 2})"),
            "There is no field “inner.x” here. Allowed: number.");
  EXPECT_EQ(refused("maybe_inner", "{}"), "The field “maybe_inner.number” is missing.");
}

TEST(Decode, numbers_have_bounds) {
  EXPECT_EQ(refused("inner", R"({"number": 0})"),
            "“inner.number” must be a whole number in 1 … 3, not “0”.");
  EXPECT_EQ(refused("inner", R"({"number": 1})"), "accepted");
  EXPECT_EQ(refused("inner", R"({"number": 3})"), "accepted");
  EXPECT_NE(refused("inner", R"({"number": 4})"), "accepted");
  EXPECT_EQ(refused("maybe", "-2"), "accepted");
  EXPECT_NE(refused("maybe", "-3"), "accepted");
  EXPECT_NE(refused("maybe", "3"), "accepted");
}

TEST(Decode, numbers_without_bounds_fit_their_type_and_javascript) {
  EXPECT_EQ(refused("number", "2147483647"), "accepted");
  EXPECT_NE(refused("number", "2147483648"), "accepted");
  EXPECT_EQ(refused("number", "-2147483648"), "accepted");
  EXPECT_NE(refused("number", "-2147483649"), "accepted");
  EXPECT_NE(refused("big", "9007199254740992"), "accepted");
  EXPECT_EQ(refused("big", "-9007199254740991"), "accepted");
  EXPECT_NE(refused("big", "18446744073709551615"), "accepted");
  EXPECT_EQ(refused("byte", "0"), "accepted");
  EXPECT_NE(refused("byte", "-1"), "accepted");
  EXPECT_NE(refused("byte", "256"), "accepted");
}

TEST(Decode, texts_have_bounds_in_bytes) {
  EXPECT_EQ(refused("code", Json("a")), "“code” has 1 bytes. Allowed: 2 … 4.");
  EXPECT_EQ(refused("code", Json("ää")), "accepted");
  EXPECT_NE(refused("code", Json("ääa")), "accepted");
  EXPECT_EQ(refused("text", Json("")), "accepted");
  EXPECT_EQ(refused("text", Json(std::string(kTextBytesMax, 'a'))), "accepted");
  EXPECT_NE(refused("text", Json(std::string(kTextBytesMax + 1, 'a'))), "accepted");
}

TEST(Decode, texts_have_no_control_characters) {
  EXPECT_EQ(refused("text", R"("a\u0000b")"),
            "“text” contains a control character. Only tabs and line breaks are allowed.");
  EXPECT_NE(refused("text", R"("\u001b[31m")"), "accepted");
  EXPECT_NE(refused("text", R"("\u007f")"), "accepted");
  EXPECT_EQ(refused("text", R"("a\tb\nc")"), "accepted");
}

TEST(Decode, lists_have_bounds) {
  EXPECT_EQ(refused("words", "[]"), "“words” has 0 items. Allowed: 1 … 3.");
  EXPECT_EQ(refused("words", R"(["a","b","c"])"), "accepted");
  EXPECT_NE(refused("words", R"(["a","b","c","d"])"), "accepted");
  EXPECT_EQ(refused("words", R"(["a","toolong"])"), "“words[1]” has 7 bytes. Allowed: 1 … 5.");
  EXPECT_NE(refused("numbers", "[10]"), "accepted");
  EXPECT_NE(refused("numbers", "[1,2,3]"), "accepted");
  Json many = Json::array();
  for (int i = 0; i < kItemsMax; ++i) many.push_back({{"number", 1}});
  EXPECT_EQ(refused("inners", many), "accepted");
  many.push_back({{"number", 1}});
  EXPECT_NE(refused("inners", many), "accepted");
}

TEST(Decode, only_the_first_mistake_is_told) {
  Json json = sound();
  json["flag"] = 1;
  json["number"] = "x";
  EXPECT_THAT(decoded<Kinds>(json).error().text.en, HasSubstr("“flag”"));
}

TEST(Decode, a_message_is_an_object) {
  for (const char* text : {"[]", "1", "null", "\"a\""}) {
    EXPECT_FALSE(decoded<Kinds>(*read_line(text))) << text;
  }
}

}  // namespace
}  // namespace prestige::protocol
