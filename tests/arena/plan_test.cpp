#include "arena/plan.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "arena/report.h"
#include "bots/registry.h"
#include "tests/arena/kit.h"
#include "tests/arena/two_ranks.h"

namespace prestige::arena {
namespace {

using protocol::Json;
using testing::Each;
using testing::HasSubstr;

class PlanTest : public testing::Test {
 protected:
  PlanTest() { std::filesystem::remove(path_); }
  ~PlanTest() override { std::filesystem::remove(path_); }

  static Plan plan(std::uint64_t deals) {
    return {.matches = {match_of("citadels", {"greedy", "random"}, deals),
                        match_of("trickerion", {"random", "greedy"}, deals)},
            .version = "1",
            .build = "a"};
  }

  std::expected<std::vector<MatchResult>, std::string> run(const Plan& plan) {
    return run_plan(plan, {.ranks = *ranks_,
                           .resume = path_,
                           .games_done = games_done_,
                           .interrupted = interrupted_});
  }

  static Json figures(const Plan& plan, const std::vector<MatchResult>& results) {
    Json all = Json::array();
    for (std::size_t i = 0; i < results.size(); ++i) {
      all.push_back(without_times(report_json(plan.matches[i], results[i])));
    }
    return all;
  }

  std::string text() const {
    std::ostringstream all;
    all << std::ifstream(path_).rdbuf();
    return all.str();
  }
  void write(const std::string& text) const { std::ofstream(path_, std::ios::trunc) << text; }

  std::string path_ = (std::filesystem::temp_directory_path() /
                       ("prestige_plan_test_" + std::to_string(::getpid())))
                          .string();
  std::unique_ptr<Ranks> ranks_ = single_rank();
  std::atomic<std::uint64_t> games_done_ = 0;
  std::atomic<bool> interrupted_ = false;
};

TEST_F(PlanTest, all_ranks_have_the_same_program) {
  const auto run_with = [&](const std::string& other_build) {
    std::array<std::string, 2> errors;
    TwoRanks::run([&](Ranks& ranks) {
      Plan own = plan(2);
      if (!ranks.is_first()) own.build = other_build;
      const auto results = run_plan(
          own,
          {.ranks = ranks, .resume = {}, .games_done = games_done_, .interrupted = interrupted_});
      if (!results) errors[static_cast<std::size_t>(ranks.rank())] = results.error();
    });
    return errors;
  };
  EXPECT_THAT(run_with("a"), Each(std::string()));
  EXPECT_THAT(run_with("b"), Each(HasSubstr("process 1 has another program")));
}

TEST_F(PlanTest, goes_on_where_it_was_broken_off) {
  const Json whole = [&] {
    const auto results = run(plan(8));
    return figures(plan(8), *results);
  }();
  const std::string full = text();
  EXPECT_EQ(std::ranges::count(full, '\n'), 1 + 8 + 8);
  EXPECT_EQ(games_done_, 32u);

  // Anywhere, even in the middle of a line or of the header.
  for (const std::size_t size :
       {full.size() - 1, full.size() / 2, full.size() / 3, std::size_t{40}}) {
    write(full.substr(0, size));
    const auto results = run(plan(8));
    ASSERT_TRUE(results) << results.error();
    EXPECT_EQ(figures(plan(8), *results), whole);
    EXPECT_EQ(std::ranges::count(text(), '\n'), 1 + 8 + 8);
  }
}

TEST_F(PlanTest, more_or_fewer_games_are_no_other_settings) {
  ASSERT_TRUE(run(plan(4)));
  games_done_ = 0;
  const auto more = run(plan(6));
  ASSERT_TRUE(more);
  EXPECT_EQ(more->front().summary.deals(), 6u);
  const auto fewer = run(plan(2));
  ASSERT_TRUE(fewer);
  EXPECT_EQ(fewer->front().summary.deals(), 2u);
}

TEST_F(PlanTest, a_file_of_other_settings_is_refused_and_kept) {
  ASSERT_TRUE(run(plan(2)));
  const std::string before = text();
  Plan other = plan(2);
  other.matches[1].seed = 5;
  EXPECT_THAT(run(other).error(), HasSubstr("its matches 2 seed is 11, not 5"));
  other = plan(2);
  other.matches[0].line_up = match_of("citadels", {"greedy", "casual"}, 1).line_up;
  EXPECT_THAT(run(other).error(), HasSubstr("name is \"random\", not \"casual\""));
  other = plan(2);
  other.matches.pop_back();
  EXPECT_THAT(run(other).error(), HasSubstr("its matches is 2 entries, not 1 entries"));
  other = plan(2);
  other.version = "2";
  EXPECT_THAT(run(other).error(), HasSubstr("version"));
  other = plan(2);
  other.build = "b";
  EXPECT_THAT(run(other).error(), HasSubstr("its build is \"a\", not \"b\""));
  other.build = "";
  EXPECT_THAT(run(other).error(), HasSubstr("the running program cannot be read"));
  EXPECT_EQ(text(), before);
}

TEST_F(PlanTest, the_file_says_how_long_levels_think) {
  const auto bots_of = [&](const std::string& game) {
    Plan levels = plan(1);
    levels.matches = {match_of(game, {"greedy", "expert", "expert:3"}, 1)};
    std::filesystem::remove(path_);
    EXPECT_TRUE(run(levels));
    return Json::parse(text().substr(0, text().find('\n')))["matches"][0]["bots"];
  };
  for (const std::string game : {"citadels", "trickerion"}) {
    const Json bots = bots_of(game);
    EXPECT_EQ(bots[0]["iterations"], 0);
    EXPECT_EQ(bots[1]["iterations"], bots::level_iterations(game, "expert"));
    EXPECT_GT(bots[1]["iterations"], 3);
    EXPECT_EQ(bots[2]["iterations"], 3);
  }
  // As a file of a program whose level thought longer.
  const std::string before = text();
  const std::string now =
      "\"iterations\":" + std::to_string(bots::level_iterations("trickerion", "expert"));
  std::string longer = before;
  ASSERT_NE(longer.find(now), std::string::npos);
  write(longer.replace(longer.find(now), now.size(), "\"iterations\":77"));
  Plan levels = plan(1);
  levels.matches = {match_of("trickerion", {"greedy", "expert", "expert:3"}, 1)};
  EXPECT_THAT(run(levels).error(), HasSubstr("iterations is 77, not"));
}

TEST_F(PlanTest, what_is_no_file_of_the_arena_is_left_alone) {
  for (const char* strange : {"my diary", "my diary\n", "{}\n", "[1]\n{\"deal\":1}\n"}) {
    write(strange);
    EXPECT_FALSE(run(plan(2))) << strange;
    EXPECT_EQ(text(), strange);
  }
}

TEST_F(PlanTest, a_broken_line_is_refused_with_its_number) {
  ASSERT_TRUE(run(plan(2)));
  const std::string good = text();
  write(good + "{\"deal\":7,\"match\":0}\n");
  EXPECT_THAT(run(plan(2)).error(), HasSubstr("line 6"));
  write(good + "oops\n" + "{}\n");
  EXPECT_THAT(run(plan(2)).error(), HasSubstr("line 6"));
}

TEST_F(PlanTest, a_device_is_refused) {
  std::filesystem::create_symlink("/dev/null", path_);
  EXPECT_THAT(run(plan(1)).error(), HasSubstr("this is no ordinary file"));
}

TEST_F(PlanTest, a_folder_that_does_not_exist_is_named) {
  path_ = "/nowhere/at/all.jsonl";
  EXPECT_THAT(run(plan(1)).error(), HasSubstr("/nowhere/at/all.jsonl"));
  path_ = "/nowhere/\xff.jsonl";
  EXPECT_THAT(run(plan(1)).error(), HasSubstr("/nowhere/"));
}

}  // namespace
}  // namespace prestige::arena
