#include "cli/play/layout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace prestige::play {
namespace {

using testing::ElementsAre;

TEST(Layout, padding_counts_columns) {
  EXPECT_EQ(pad("ä", 3), "ä  ");
  EXPECT_EQ(pad_left("7", 3), "  7");
  EXPECT_EQ(pad("long", 2), "long");
}

TEST(Layout, lines_break_at_blanks) {
  EXPECT_THAT(wrap("one two three", 7), ElementsAre("one two", "three"));
  EXPECT_THAT(wrap("one two three", 8, 2), ElementsAre("one two", "  three"));
  EXPECT_THAT(wrap("", 8), ElementsAre(""));
}

TEST(Layout, a_long_word_has_a_line_of_its_own) {
  EXPECT_THAT(wrap("a extraordinary b", 5), ElementsAre("a", "extraordinary", "b"));
}

TEST(Layout, blanks_between_words_are_kept) {
  EXPECT_THAT(wrap("  1  one  two", 20), ElementsAre("  1  one  two"));
}

TEST(Layout, hard_blanks_do_not_break) {
  EXPECT_THAT(wrap("one " + unbroken("two three"), 10), ElementsAre("one", "two three"));
}

TEST(Layout, columns_are_read_downwards) {
  EXPECT_THAT(in_columns({"a", "b", "c"}, 7), ElementsAre("a   c", "b"));
  EXPECT_THAT(in_columns({"wide", "wider"}, 7), ElementsAre("wide", "wider"));
  EXPECT_THAT(in_columns({}, 7), ElementsAre());
}

TEST(Layout, joining_puts_words_between) { EXPECT_EQ(join({"a", "b"}, ", "), "a, b"); }

}  // namespace
}  // namespace prestige::play
