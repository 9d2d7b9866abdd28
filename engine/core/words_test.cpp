#include "engine/core/words.h"

#include <gtest/gtest.h>

namespace prestige {
namespace {

TEST(Words, are_taken_one_by_one) {
  Words<3> words("build tavern 12");
  ASSERT_TRUE(words.good());
  EXPECT_TRUE(words.skip("build"));
  EXPECT_FALSE(words.skip("build"));
  EXPECT_EQ(words.peek(), "tavern");
  EXPECT_EQ(words.take(), "tavern");
  EXPECT_EQ(words.number(12), 12);
  EXPECT_TRUE(words.at_end());
  EXPECT_EQ(words.take(), "");
}

TEST(Words, have_exactly_one_space_between_them) {
  for (const char* text : {" a", "a ", "a  b", " ", "a b c d"}) EXPECT_FALSE(Words<3>(text).good());
  EXPECT_TRUE(Words<3>("").good());
  EXPECT_TRUE(Words<3>("a b c").good());
}

TEST(Words, numbers_are_plain) {
  for (const char* text : {"-1", "+1", "01", "1x", "x", "", "13", "99999999999"}) {
    EXPECT_EQ(Words<1>(text).number(12), std::nullopt) << text;
  }
  EXPECT_EQ(Words<1>("0").number(12), 0);
}

}  // namespace
}  // namespace prestige
