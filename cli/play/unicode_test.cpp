#include "cli/play/unicode.h"

#include <gtest/gtest.h>

namespace prestige::play {
namespace {

TEST(Unicode, widths_are_columns) {
  EXPECT_EQ(display_width(""), 0);
  EXPECT_EQ(display_width("Tavern"), 6);
  EXPECT_EQ(display_width("Gefängnis"), 9);
  EXPECT_EQ(display_width("♛ ☼ ⚖ ♜ ★ ▶"), 11);
  EXPECT_EQ(display_width("城"), 2);
  EXPECT_EQ(display_width("e\u0301"), 1);
}

TEST(Unicode, colours_take_no_columns) {
  EXPECT_EQ(display_width("\033[1;33mCrown\033[0m"), 5);
  EXPECT_EQ(display_width("\033[1"), 0);
}

TEST(Unicode, broken_text_has_a_width) {
  EXPECT_EQ(display_width("\xc3"), 1);
  EXPECT_EQ(display_width("a\xff\xfe"), 3);
}

TEST(Unicode, folding_ignores_case) {
  EXPECT_EQ(folded("Große MAUER"), "große mauer");
  EXPECT_EQ(folded("ÄÖÜ"), "äöü");
  EXPECT_EQ(folded("\xc3"), "\xc3");
}

TEST(Unicode, printable_text_has_no_controls) {
  EXPECT_EQ(printable("Eve\033[2J\n", 20), "Eve[2J");
  EXPECT_EQ(printable("Bart\xff\xc3", 20), "Bart");
  EXPECT_EQ(printable("Maximilian", 3), "Max");
  EXPECT_EQ(printable("Jörg", 2), "Jö");
}

}  // namespace
}  // namespace prestige::play
