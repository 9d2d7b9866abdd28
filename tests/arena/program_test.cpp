// `prestige arena` as people start it, alone and under mpirun.

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "tests/arena/kit.h"

namespace prestige::arena {
namespace {

using protocol::Json;
using testing::ElementsAre;
using testing::HasSubstr;

struct Ran {
  int code = -1;
  std::string out;
};

// Both streams unless told otherwise.
Ran run(const std::string& command) {
  Ran ran;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return ran;
  std::array<char, 4096> piece{};
  for (std::size_t n = 0; (n = fread(piece.data(), 1, piece.size(), pipe)) > 0;) {
    ran.out.append(piece.data(), n);
  }
  const int status = pclose(pipe);
  ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return ran;
}

const std::string kArena = std::string("'") + PRESTIGE_BINARY + "' arena ";

Ran arena(const std::string& arguments) { return run(kArena + arguments + " 2>&1"); }

Json figures(const Ran& ran) {
  EXPECT_EQ(ran.code, 0) << ran.out;
  const Json json = Json::parse(ran.out, nullptr, false);
  EXPECT_FALSE(json.is_discarded()) << ran.out;
  return without_times(json);
}

constexpr const char* kMatch = "--bots skilled,greedy,random --iterations 4 --games 18 --json ";

TEST(ArenaProgram, figures_do_not_depend_on_the_number_of_processes) {
  const Ran version = run("mpirun --version 2>&1");
  ASSERT_EQ(version.code, 0) << "mpirun is missing: scripts/setup quick installs it\n"
                             << version.out;
  ASSERT_TRUE(std::filesystem::exists(std::filesystem::path(PRESTIGE_BINARY).parent_path() /
                                      "prestige_mpi.so"))
      << "the module for MPI was not built: libopenmpi-dev was missing when this was configured";
  // MPI keeps some memory to the end, which the sanitizer would take for lost.
  const std::string two =
      "ASAN_OPTIONS=detect_leaks=0 mpirun --allow-run-as-root --oversubscribe -n 2 " + kArena;
  for (const std::string game : {"citadels", "trickerion"}) {
    const Json alone = figures(arena(kMatch + ("--game " + game)));
    EXPECT_EQ(figures(run(two + kMatch + "--game " + game)), alone);
  }
  const std::string test = "--bots greedy,random --sprt 0,50 --games 2000 --json";
  const Json decided = figures(arena(test));
  EXPECT_EQ(decided["end"], "decided");
  EXPECT_EQ(figures(run(two + test)), decided);

  const auto file = std::filesystem::temp_directory_path() /
                    ("prestige_arena_test_" + std::to_string(::getpid()));
  const std::string resumed = kMatch + ("--resume '" + file.string() + "'");
  const Json part = figures(run(two + resumed + " --seed 5"));
  EXPECT_EQ(figures(arena(resumed + " --seed 5")), part);
  const Ran refused = run(two + resumed + " --seed 6 2>&1");
  EXPECT_NE(refused.code, 0);
  const auto complaint = refused.out.find("seed is 5, not 6");
  ASSERT_NE(complaint, std::string::npos) << refused.out;
  EXPECT_EQ(refused.out.find("seed is 5, not 6", complaint + 1), std::string::npos)
      << "only one process speaks";
  std::filesystem::remove(file);
}

TEST(ArenaProgram, a_sequential_test_goes_on_until_it_is_clear) {
  // Their difference lies between the two numbers, so a thousand games do not tell.
  const Json test = figures(arena("--bots casual,novice --sprt 240,260 --seed 3 --json"));
  EXPECT_GT(test["games"], 1000);
  EXPECT_EQ(test["end"], "decided");
}

TEST(ArenaProgram, searches_on_several_threads) {
  const std::string match = "--bots skilled:24,greedy --games 6 --threads 1 --json ";
  const Json alone = figures(arena(match));
  const Json three = figures(arena(match + "--search-threads 3"));
  EXPECT_EQ(three["entrants"][0]["search_threads"], 3);
  EXPECT_FALSE(alone["entrants"][0].contains("search_threads"));
  // Three who vote decide otherwise than one, and always the same.
  EXPECT_NE(three["entrants"][0]["points_mean"], alone["entrants"][0]["points_mean"]);
  EXPECT_EQ(figures(arena(match + "--search-threads 3")), three);
  const Json timed =
      figures(arena("--bots skilled:2ms,random --games 2 --threads 1 --search-threads 2 --json"));
  EXPECT_EQ(timed["games"], 2);
}

TEST(ArenaProgram, shows_its_progress_on_a_terminal) {
  const std::string match = "--bots greedy,random --games 400 --threads 1";
  const Ran shown = run("script -qec \"" + kArena + match + "\" /dev/null </dev/null");
  EXPECT_EQ(shown.code, 0) << shown.out;
  EXPECT_THAT(shown.out, HasSubstr("\r[········································] 0/400 games"));
  EXPECT_THAT(shown.out, HasSubstr("\r\033[K")) << "it is wiped away at the end";
  EXPECT_THAT(shown.out, HasSubstr("400 games (200 deals"));
  EXPECT_EQ(arena(match).out.find("/400 games"), std::string::npos) << "a file wants none";
}

// Bots of another build may play differently under the same names.
TEST(ArenaProgram, goes_on_only_with_the_same_program) {
  const auto file = std::filesystem::temp_directory_path() /
                    ("prestige_arena_build_" + std::to_string(::getpid()));
  const auto other = std::filesystem::temp_directory_path() /
                     ("prestige_other_build_" + std::to_string(::getpid()));
  const std::string arguments =
      "arena --bots greedy,random --games 2 --json --resume '" + file.string() + "' 2>&1";
  // The same program with one byte more behind its end, which nothing reads.
  std::filesystem::copy_file(PRESTIGE_BINARY, other);
  std::ofstream(other, std::ios::binary | std::ios::app) << 'x';
  EXPECT_EQ(run("'" PRESTIGE_BINARY "' " + arguments).code, 0);
  const Ran refused = run("'" + other.string() + "' " + arguments);
  EXPECT_EQ(refused.code, 1) << refused.out;
  EXPECT_THAT(refused.out, HasSubstr("another build of the program: its build is"));
  EXPECT_EQ(run("'" PRESTIGE_BINARY "' " + arguments).code, 0);
  std::filesystem::remove(file);
  std::filesystem::remove(other);
}

TEST(ArenaProgram, says_what_is_wrong) {
  const std::vector<std::pair<std::string, std::string>> cases{
      {"", "--bots names who plays"},
      {"--bots master,mister", "there is no bot \"mister\""},
      {"--bots greedy,random --players 3", "one for each of the 3 seats"},
      {"--bots greedy,random --game chess", "there is no game \"chess\""},
      {"--bots greedy,random --options '{\"x\":1}'", "x"},
      {"--bots greedy,random --options 7x", "--options is not valid JSON"},
      {"--bots greedy,random --sprt 10,0", "--sprt needs two numbers"},
      {"--bots greedy,random --sprt 10", "--sprt needs two numbers"},
      {"--bots greedy,random,casual --sprt 0,10", "two different ones"},
      {"--bots greedy,random --players 2,4", "need --round-robin"},
      {"--bots greedy,greedy --round-robin", "every bot of --bots once"},
      {"--bots greedy --round-robin", "two or more bots"},
      {"--bots greedy,random --round-robin --sprt 0,10", "not for --round-robin"},
      {"--bots greedy,random --games 0", "--games"},
      {"--bots greedy,random --games-of greedy=2", "--games-of is for --round-robin"},
      {"--bots greedy,random --round-robin --games-of master=2", "no bot called \"master\" plays"},
      {"--bots greedy,random --round-robin --games-of greedy", "a bot and a number"},
      {"--bots greedy,random --round-robin --games-of greedy=0", "a bot and a number"},
      {"--bots greedy,random --round-robin --games 9 --games-of greedy=10", "to the 9 of --games"},
      {"--bots greedy,random --sprt nan,10", "--sprt needs two numbers"},
      {"--bots greedy,random --sprt 0,nan", "--sprt needs two numbers"},
      {"--bots greedy,random --sprt 0,inf", "--sprt needs two numbers"},
      {"--bots greedy,random --sprt 0,10 --alpha nan", "--alpha"},
      {"--bots greedy,random:200ms", "random does not search"},
      {"--bot mine= --bots mine,greedy", "the command is missing"},
      {"--bot a=x --bot a=y --bots a,greedy", "two programs have this name"},
      {"--bot greedy=./x --bots greedy,random", "a bot of ours has this name"},
      {"--bot \"$(printf 'mine=\\377')\" --bots mine,greedy --json", "no UTF-8"},
      {"--bots greedy,random --ms 10 --iterations 10", "excludes"},
  };
  for (const auto& [arguments, words] : cases) {
    const Ran ran = arena(arguments);
    EXPECT_EQ(ran.code, 2) << arguments;
    EXPECT_THAT(ran.out, HasSubstr(words)) << arguments;
  }
}

TEST(ArenaProgram, a_table_of_everybody_in_one_command) {
  const Json json = figures(
      arena("--round-robin --bots random,novice,greedy --game citadels,trickerion --players 2,4 "
            "--options '{\"trickerion\":{\"dark_alley\":true}}' --games 4 --json"));
  ASSERT_EQ(json["tables"].size(), 4u);
  EXPECT_EQ(json["tables"][3]["game"], "trickerion");
  EXPECT_EQ(json["tables"][3]["players"], 4);
  EXPECT_EQ(json["tables"][3]["matches"].size(), 3u);
}

TEST(ArenaProgram, pairs_of_slow_bots_play_fewer_games) {
  const Json json = figures(
      arena("--round-robin --bots random,novice,greedy --games 8 --games-of greedy=4,novice=6 "
            "--json"));
  std::vector<int> games;
  for (const Json& match : json["tables"][0]["matches"]) games.push_back(match["games"]);
  EXPECT_THAT(games, ElementsAre(6, 4, 4));
}

// The shell waits until deals are being written, then does what Ctrl-C does.
TEST(ArenaProgram, ctrl_c_ends_with_a_report) {
  const auto file = std::filesystem::temp_directory_path() /
                    ("prestige_arena_interrupt_" + std::to_string(::getpid()));
  const std::string path = "'" + file.string() + "'";
  const Ran ran = run(kArena + "--bots greedy,random --games 10000000 --json --resume " + path +
                      " & child=$!; for i in $(seq 100); do sleep 0.05; " + "[ \"$(wc -l < " +
                      path + ")\" -gt 3 ] && break; done; " + "kill -INT $child; wait $child");
  EXPECT_EQ(ran.code, 130);
  const Json json = Json::parse(ran.out, nullptr, false);
  ASSERT_FALSE(json.is_discarded()) << ran.out;
  EXPECT_EQ(json["end"], "interrupted");
  EXPECT_GT(json["deals"], 0);
  std::filesystem::remove(file);
}

// A program that answers nothing and cares for no end of its input; the arena would give it 10 s.
TEST(ArenaProgram, programs_neither_delay_nor_survive_its_end) {
  const auto file = std::filesystem::temp_directory_path() /
                    ("prestige_arena_silent_" + std::to_string(::getpid()));
  const std::string path = "'" + file.string() + "'";
  const auto ended_by = [&](const std::string& signal) {
    const std::string bot = "--bot \"mine=echo \\$\\$ > " + path + "; exec sleep 60\" ";
    return run("rm -f " + path + "; " + kArena + bot +
               "--bots mine,greedy --threads 1 >/dev/null 2>&1 & child=$!; "
               "for i in $(seq 200); do [ -s " +
               path +
               " ] && break; sleep 0.05; done; "
               "sleep 0.2; kill -" +
               signal +
               " $child; wait $child 2>/dev/null; "
               "for i in $(seq 100); do kill -0 $(cat " +
               path + ") 2>/dev/null || { echo gone; break; }; sleep 0.05; done 2>&1");
  };
  const auto began = std::chrono::steady_clock::now();
  EXPECT_EQ(ended_by("INT").out, "gone\n");
  EXPECT_EQ(ended_by("KILL").out, "gone\n");
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(8));
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace prestige::arena
