#include "arena/line_up.h"

#include <gmock/gmock.h>

namespace prestige::arena {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

LineUp line_up(std::initializer_list<const char*> names) {
  std::vector<PlayerSpec> specs;
  for (const char* name : names) specs.push_back({.name = name, .command = {}, .budget = {}});
  return line_up_of(specs);
}

TEST(LineUp, equal_names_are_one_entrant) {
  const LineUp line = line_up({"master", "greedy", "greedy", "greedy"});
  EXPECT_EQ(line.entrants.size(), 2u);
  EXPECT_THAT(line.seats, ElementsAre(0, 1, 1, 1));
}

TEST(LineUp, seats_of_one_entrant_share_its_wins) {
  const LineUp line = line_up({"master", "greedy", "greedy", "greedy"});
  EXPECT_EQ(line.seats_of(1), 3);
  EXPECT_EQ(line.win_rate_max(0), 1);
  EXPECT_EQ(line.win_rate_max(1), 1.0 / 3);
}

TEST(LineUp, only_different_rotations_count) {
  EXPECT_EQ(line_up({"a", "b"}).rotations(), 2);
  EXPECT_EQ(line_up({"a", "b", "b", "b"}).rotations(), 4);
  EXPECT_EQ(line_up({"a", "b", "a", "b"}).rotations(), 2);
  EXPECT_EQ(line_up({"a", "a", "b", "b"}).rotations(), 4);
  EXPECT_EQ(line_up({"a", "a", "a"}).rotations(), 1);
}

TEST(LineUp, rotations_bring_everybody_to_every_seat_equally_often) {
  const LineUp line = line_up({"a", "b", "c", "b", "a", "b", "c", "b"});
  ASSERT_EQ(line.rotations(), 4);
  for (int seat = 0; seat < line.players(); ++seat) {
    std::vector<int> sat(3);
    for (int rotation = 0; rotation < line.rotations(); ++rotation) {
      ++sat[static_cast<std::size_t>(line.entrant_at(rotation, seat))];
    }
    EXPECT_THAT(sat, ElementsAre(1, 2, 1));
  }
}

TEST(LineUp, two_sit_in_turn) {
  EXPECT_THAT(alternating({.name = "a", .command = {}, .budget = {}},
                          {.name = "b", .command = {}, .budget = {}}, 5)
                  .seats,
              ElementsAre(0, 1, 0, 1, 0));
}

TEST(LineUp, budgets_follow_the_name) {
  const PlayerSpec defaults{.name = {}, .command = {}, .budget = {.milliseconds = 50}};
  EXPECT_EQ(entrant_of("master", {}, defaults)->budget.milliseconds, 50u);
  EXPECT_EQ(entrant_of("master:700", {}, defaults)->budget.iterations, 700u);
  EXPECT_EQ(entrant_of("master:700", {}, defaults)->budget.milliseconds, 0u);
  EXPECT_EQ(entrant_of("master:200ms", {}, defaults)->budget.milliseconds, 200u);
  EXPECT_EQ(entrant_of("master:200ms", {}, defaults)->name, "master:200ms");
}

TEST(LineUp, bad_names_are_refused_in_words) {
  EXPECT_THAT(entrant_of("mister", {}, {}).error(),
              AllOf(HasSubstr("\"mister\""), HasSubstr("master")));
  for (const char* text : {"master:", "master:0", "master:-3", "master:ms", "master:5s",
                           "master:99999999999", "master:1:2"}) {
    ASSERT_FALSE(entrant_of(text, {}, {}).has_value()) << text;
    EXPECT_THAT(entrant_of(text, {}, {}).error(), HasSubstr("master:200ms"));
  }
}

TEST(LineUp, budgets_that_would_change_nothing_are_refused) {
  for (const char* text : {"greedy:500", "random:200ms", "novice:5", "casual:5ms"}) {
    ASSERT_FALSE(entrant_of(text, {}, {}).has_value()) << text;
    EXPECT_THAT(entrant_of(text, {}, {}).error(),
                AllOf(HasSubstr("does not search"), HasSubstr("skilled, expert, master")));
  }
  for (const char* text : {"skilled:5", "learned:5", "written:5ms"}) {
    EXPECT_TRUE(entrant_of(text, {}, {}).has_value()) << text;
  }
  const auto programs = programs_of(std::vector<std::string>{"mine=./mine"});
  EXPECT_THAT(entrant_of("mine:500", *programs, {}).error(), HasSubstr("mine:200ms"));
  EXPECT_TRUE(entrant_of("mine:500ms", *programs, {}).has_value());
}

TEST(LineUp, programs_have_names) {
  const auto programs =
      programs_of(std::vector<std::string>{"simple=python3 bot.py --x=1", "python3 bot.py --x=1"});
  ASSERT_TRUE(programs);
  EXPECT_EQ(programs->at(0).name, "simple");
  EXPECT_EQ(programs->at(0).command, "python3 bot.py --x=1");
  EXPECT_EQ(programs->at(1).name, "@2");
  EXPECT_EQ(programs->at(1).command, "python3 bot.py --x=1");
  EXPECT_EQ(entrant_of("simple:100ms", *programs, {})->command, "python3 bot.py --x=1");
  EXPECT_TRUE(entrant_of("@2", *programs, {})->is_program());
  EXPECT_FALSE(entrant_of("greedy", *programs, {})->is_program());
}

TEST(LineUp, bad_programs_are_refused_in_words) {
  const auto error_of = [](const std::vector<std::string>& texts) {
    const auto programs = programs_of(texts);
    return programs ? "" : programs.error();
  };
  EXPECT_THAT(error_of({"mine="}), HasSubstr("--bot mine: the command is missing"));
  EXPECT_THAT(error_of({"mine= \t"}), HasSubstr("--bot mine: the command is missing"));
  EXPECT_THAT(error_of({"./x", ""}), HasSubstr("--bot @2: the command is missing"));
  EXPECT_THAT(error_of({"mine=./x", "mine=./y"}), HasSubstr("two programs have this name"));
  for (const char* text : {"greedy=./x", "master=./x", "learned=./x"}) {
    EXPECT_THAT(error_of({text}), HasSubstr("a bot of ours has this name")) << text;
  }
  EXPECT_THAT(error_of({"./\xff"}), HasSubstr("no UTF-8"));
  EXPECT_EQ(error_of({"./\xc3\xa4 \"quoted\""}), "");
}

}  // namespace
}  // namespace prestige::arena
