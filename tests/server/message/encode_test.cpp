#include "protocol/message/encode.h"

#include <gtest/gtest.h>

#include <limits>

#include "tests/server/message/kinds.h"

namespace prestige::protocol {
namespace {

struct Numbers {
  static constexpr std::string_view kName = "Numbers";
  double mean = 0;
  static constexpr auto kFields = std::tuple(field("mean", &Numbers::mean));
};

struct Nothing {
  static constexpr std::string_view kName = "Nothing";
  static constexpr auto kFields = std::tuple();
};

TEST(Encode, writes_every_kind_of_field) {
  test::Kinds message;
  message.number = -7;
  message.big = kNumberMax;
  message.byte = 200;
  message.text = "ä";
  message.colour = test::Colour::green;
  message.any = Json{{"a", 1}};
  message.written.text = "[1]";
  message.words = {"a", "b"};
  message.inners.resize(2);
  message.numbers = std::vector<int>{};
  EXPECT_EQ(encoded(message),
            R"({"flag":false,"number":-7,"big":9007199254740991,"byte":200,"text":"ä","code":"",)"
            R"("colour":"green","inner":{"number":0},"any":{"a":1},"written":[1],)"
            R"("words":["a","b"],"inners":[{"number":0},{"number":0}],"numbers":[]})");
}

TEST(Encode, optional_fields_are_left_out_or_written) {
  test::Kinds message;
  EXPECT_EQ(encoded(message).find("maybe"), std::string::npos);
  message.maybe = 2;
  message.maybe_inner.emplace();
  EXPECT_NE(encoded(message).find(R"("maybe":2,"maybe_inner":{"number":0})"), std::string::npos);
}

TEST(Encode, no_fields) { EXPECT_EQ(encoded(Nothing{}), "{}"); }

TEST(Encode, texts_are_escaped_as_json_wants) {
  for (int c = 0; c < 0x80; ++c) {
    const std::string text = {'a', static_cast<char>(c), static_cast<char>(c), 'z'};
    const std::string out = encoded(text);
    EXPECT_EQ(Json::parse(out).get<std::string>(), text) << out;
  }
  EXPECT_EQ(encoded(std::string("\"\\\n\t\x01")), R"("\"\\\n\t\u0001")");
  EXPECT_EQ(encoded(std::string("ä€𝄞")), "\"ä€𝄞\"");
  EXPECT_EQ(encoded(std::string()), "\"\"");
}

TEST(Encode, fractions) {
  EXPECT_EQ(encoded(Numbers{25.5}), R"({"mean":25.5})");
  EXPECT_EQ(Json::parse(encoded(Numbers{1.0 / 3}))["mean"].get<double>(), 1.0 / 3);
  EXPECT_EQ(encoded(Numbers{std::numeric_limits<double>::quiet_NaN()}), R"({"mean":null})");
  EXPECT_EQ(encoded(Numbers{std::numeric_limits<double>::infinity()}), R"({"mean":null})");
}

}  // namespace
}  // namespace prestige::protocol
