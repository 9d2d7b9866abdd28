#include "cli/play/terminal.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>

namespace prestige::play {
namespace {

// What is printed of seven lines in a window of four rows, with this input.
std::string printed(const std::string& typed) {
  std::istringstream in(typed);
  std::ostringstream out;
  Terminal terminal(in, out, Color::never, true);
  setenv("LINES", "4", 1);
  terminal.print_pages({"1", "2", "3", "4", "5", "6", "7"}, "> ");
  unsetenv("LINES");
  return out.str();
}

TEST(Terminal, prints_page_by_page) { EXPECT_EQ(printed("\n\n"), "1\n2\n3\n> \n4\n5\n6\n> \n7\n"); }

TEST(Terminal, prints_no_further_page_at_the_end_of_the_input) {
  EXPECT_EQ(printed("\n"), "1\n2\n3\n> \n4\n5\n6\n> \n");
}

TEST(Terminal, prints_everything_in_a_window_of_unknown_height) {
  std::istringstream in;
  std::ostringstream out;
  Terminal terminal(in, out, Color::never, true);
  EXPECT_GE(terminal.height(), 1000);
  terminal.print_pages({"1", "2"}, "> ");
  EXPECT_EQ(out.str(), "1\n2\n");
}

}  // namespace
}  // namespace prestige::play
