#include "cli/play/command.h"

#include <gtest/gtest.h>

namespace prestige::play {
namespace {

CommandKind kind_of(std::string_view line) { return parse_command(line).kind; }

TEST(Command, numbers_choose) {
  EXPECT_EQ(kind_of(" 12 \r"), CommandKind::choose);
  EXPECT_EQ(parse_command(" 12 ").argument, "12");
  EXPECT_EQ(kind_of("12345678901234567890"), CommandKind::text);
  EXPECT_EQ(kind_of("-1"), CommandKind::text);
}

TEST(Command, words_of_both_languages_are_understood) {
  EXPECT_EQ(kind_of("?"), CommandKind::help);
  EXPECT_EQ(kind_of("HILFE"), CommandKind::help);
  EXPECT_EQ(kind_of("undo"), CommandKind::undo);
  EXPECT_EQ(kind_of("Zurück"), CommandKind::undo);
  EXPECT_EQ(kind_of("hint"), CommandKind::hint);
  EXPECT_EQ(kind_of("Tipp"), CommandKind::hint);
  EXPECT_EQ(kind_of("table"), CommandKind::table);
  EXPECT_EQ(kind_of("Tisch"), CommandKind::table);
  EXPECT_EQ(kind_of("mehr"), CommandKind::more);
  EXPECT_EQ(kind_of("q"), CommandKind::quit);
  EXPECT_EQ(kind_of("ende"), CommandKind::quit);
}

TEST(Command, arguments_follow_the_word) {
  const Command info = parse_command("info  Great Wall ");
  EXPECT_EQ(info.kind, CommandKind::info);
  EXPECT_EQ(info.argument, "Great Wall");
}

TEST(Command, an_empty_line_shows_the_page) {
  EXPECT_EQ(kind_of(""), CommandKind::show);
  EXPECT_EQ(kind_of(" \t"), CommandKind::show);
}

TEST(Command, everything_else_is_text) {
  EXPECT_EQ(kind_of("build tavern"), CommandKind::text);
  EXPECT_EQ(kind_of("quit now"), CommandKind::text);
  EXPECT_EQ(kind_of("\xff\x01"), CommandKind::text);
}

}  // namespace
}  // namespace prestige::play
