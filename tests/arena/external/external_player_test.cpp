// Programs at the table: the two examples play whole games, and every way to misbehave is a fault.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstdio>
#include <fstream>
#include <sstream>

#include "arena/external/program.h"
#include "arena/referee.h"
#include "protocol/codec.h"

namespace prestige::arena {
namespace {

using citadels::Citadels;
using testing::AllOf;
using testing::HasSubstr;
using trickerion::Trickerion;

constexpr const char* kMisbehaving =
    "python3 " PRESTIGE_SOURCE_DIR "/tests/arena/external/misbehaving_bot.py ";
constexpr const char* kPythonBot = "python3 " PRESTIGE_SOURCE_DIR "/examples/bots/simple.py";

template <Game G>
typename G::State start_of(int players) {
  const auto& codec = *protocol::find_game(G::kName);
  return codec.create(players, protocol::Json::object())->template as<typename G::State>();
}

// --- Whole games.

template <Game G>
DealRecord games_against_random(const std::string& command) {
  const LineUp line_up = line_up_of(std::vector<PlayerSpec>{
      {.name = "guest", .command = command, .budget = {}, .reply_ms_max = 20'000},
      {.name = "random", .command = "", .budget = {}}});
  const auto start = start_of<G>(2);
  const std::atomic<bool> cancelled = false;
  Referee<G> referee(line_up, make_players<G>(line_up), start, 1, cancelled);
  return *referee.play(0);
}

template <Game G>
void expect_no_faults(const std::string& command) {
  const DealRecord deal = games_against_random<G>(command);
  ASSERT_EQ(deal.games.size(), 2u);
  for (const GameRecord& game : deal.games) {
    EXPECT_GT(game.rounds, 1);
    for (const SeatRecord& seat : game.seats) {
      EXPECT_FALSE(seat.fault) << seat.fault->detail;
    }
  }
}

TEST(ExampleBots, python_plays_citadels) { expect_no_faults<Citadels>(kPythonBot); }
TEST(ExampleBots, python_plays_trickerion) { expect_no_faults<Trickerion>(kPythonBot); }
TEST(ExampleBots, cpp_plays_citadels) { expect_no_faults<Citadels>(PRESTIGE_EXAMPLE_BOT); }
TEST(ExampleBots, cpp_plays_trickerion) { expect_no_faults<Trickerion>(PRESTIGE_EXAMPLE_BOT); }

// --- The report.

std::string report_of(const std::string& arguments) {
  std::string text;
  FILE* pipe = ::popen((PRESTIGE_BINARY " arena " + arguments + " 2>&1").c_str(), "r");
  std::array<char, 4096> piece{};
  for (std::size_t n = 0; (n = ::fread(piece.data(), 1, piece.size(), pipe)) > 0;) {
    text.append(piece.data(), n);
  }
  EXPECT_EQ(::pclose(pipe), 0) << text;
  return text;
}

TEST(ReportOfPrograms, tells_their_faults) {
  const std::string report = report_of(
      "--game citadels --players 2 --games 2 --threads 1 --bots cheat,random --bot 'cheat=" +
      std::string(kMisbehaving) + "nonsense'");
  EXPECT_THAT(report, AllOf(HasSubstr("illegal 2"), HasSubstr("\"dance\" is not an action")));
}

// --- One decision.

class ProgramAtTheTable : public testing::Test {
 protected:
  ProgramAtTheTable() {
    Citadels::Events silent;
    Rng rng(1);
    Citadels::play_chance(state_, rng, silent);
    seat_ = Citadels::acting(state_).front();
    Citadels::legal_actions(state_, seat_, legal_);
  }

  static std::unique_ptr<Player<Citadels>> player(const std::string& command,
                                                  std::uint32_t reply_ms_max = 20'000) {
    return make_external_player<Citadels>(
        {.name = "guest", .command = command, .budget = {}, .reply_ms_max = reply_ms_max});
  }
  std::expected<void, Fault> start(Player<Citadels>& player) const {
    return player.start(
        {.state = start_, .seat = seat_, .seed = 7, .open_seed = std::uint64_t{5} << 32});
  }
  std::expected<Citadels::Action, Fault> choose(Player<Citadels>& player) const {
    return player.choose({.state = state_, .seat = seat_, .legal = legal_});
  }
  // What comes of a bot that greets and then misbehaves.
  Fault fault_of(const std::string& mode, std::uint32_t reply_ms_max = 20'000) const {
    const auto guest = player(kMisbehaving + mode, reply_ms_max);
    const auto greeted = start(*guest);
    if (!greeted) return greeted.error();
    const auto chosen = choose(*guest);
    if (chosen) ADD_FAILURE() << mode << " was no fault";
    return chosen ? Fault{} : chosen.error();
  }

  Citadels::State start_ = start_of<Citadels>(2);
  Citadels::State state_ = start_;
  Seat seat_;
  Citadels::Actions legal_;
};

TEST_F(ProgramAtTheTable, chooses_by_text) {
  const auto guest = player(kMisbehaving);
  ASSERT_TRUE(start(*guest));
  EXPECT_EQ(choose(*guest).value(), legal_[0]);
}

TEST_F(ProgramAtTheTable, stays_for_the_next_game) {
  // The answer is the number of decisions since the program began, as far as there are so many.
  const auto guest = player(
      "python3 -c \"\nimport json, sys\nn = -1\nfor line in sys.stdin:\n"
      "  m = json.loads(line)\n  if m['type'] == 'hello': print(json.dumps({'ready': True}), "
      "flush=True)\n"
      "  if m['type'] == 'decide':\n    n += 1\n"
      "    print(json.dumps({'action': m['legal'][n]}), flush=True)\n\"");
  for (std::size_t game = 0; game < 3; ++game) {
    ASSERT_TRUE(start(*guest));
    EXPECT_EQ(choose(*guest).value(), legal_[game]);
    guest->end(state_);
  }
}

TEST_F(ProgramAtTheTable, comes_back_after_a_fault) {
  const auto guest = player(std::string(kMisbehaving) + "crash");
  for (int game = 0; game < 2; ++game) {
    ASSERT_TRUE(start(*guest));
    EXPECT_EQ(choose(*guest).error().kind, FaultKind::crash);
    guest->end(state_);
  }
}

TEST_F(ProgramAtTheTable, a_slow_one_is_late) {
  const Fault fault = fault_of("slow", 50);
  EXPECT_EQ(fault.kind, FaultKind::timeout);
  EXPECT_THAT(fault.detail, HasSubstr("50 ms"));
}

TEST_F(ProgramAtTheTable, a_crash_is_told_with_its_words) {
  const Fault fault = fault_of("crash");
  EXPECT_EQ(fault.kind, FaultKind::crash);
  EXPECT_THAT(fault.detail, AllOf(HasSubstr("exit code 1"), HasSubstr("the bot has a mistake")));
  EXPECT_EQ(fault_of("quit").kind, FaultKind::crash);
  EXPECT_THAT(fault_of("signal").detail, HasSubstr("signal 11"));
  EXPECT_THAT(fault_of("close").detail, HasSubstr("closed its output"));
}

TEST_F(ProgramAtTheTable, what_cannot_be_read_breaks_the_protocol) {
  for (const char* mode : {"garbage", "list", "no_action", "other_decision", "flood"}) {
    const Fault fault = fault_of(mode);
    EXPECT_EQ(fault.kind, FaultKind::protocol) << mode << ": " << fault.detail;
    for (const char c : fault.detail) EXPECT_TRUE(c >= ' ' && c <= '~') << mode;
  }
  EXPECT_EQ(fault_of("not_ready").kind, FaultKind::protocol);
}

TEST_F(ProgramAtTheTable, must_not_speak_unasked) {
  const auto guest = player(std::string(kMisbehaving) + "chatty");
  ASSERT_TRUE(start(*guest));
  ::usleep(300'000);
  const auto chosen = choose(*guest);
  ASSERT_FALSE(chosen);
  EXPECT_EQ(chosen.error().kind, FaultKind::protocol);
  EXPECT_THAT(chosen.error().detail, HasSubstr("without being asked"));
}

TEST_F(ProgramAtTheTable, cheating_is_refused_with_the_rule) {
  const Fault illegal = fault_of("illegal");
  EXPECT_EQ(illegal.kind, FaultKind::illegal);
  EXPECT_THAT(illegal.detail, AllOf(HasSubstr("\"end_turn\" is not legal (C"), HasSubstr("): ")));
  const Fault nonsense = fault_of("nonsense");
  EXPECT_EQ(nonsense.kind, FaultKind::illegal);
  EXPECT_THAT(nonsense.detail, HasSubstr("\"dance\" is not an action"));
}

TEST_F(ProgramAtTheTable, what_is_not_there_does_not_start) {
  const auto guest = player("there-is-no-such-bot");
  const auto greeted = start(*guest);
  ASSERT_FALSE(greeted);
  EXPECT_EQ(greeted.error().kind, FaultKind::no_start);
  EXPECT_THAT(greeted.error().detail, HasSubstr("there-is-no-such-bot"));
}

TEST_F(ProgramAtTheTable, errors_may_be_long) {
  const auto guest = player(std::string(kMisbehaving) + "loud");
  ASSERT_TRUE(start(*guest));
  EXPECT_TRUE(choose(*guest));
}

TEST_F(ProgramAtTheTable, one_that_does_not_leave_is_ended) {
  const auto began = LineProcess::Clock::now();
  {
    const auto guest = player(std::string(kMisbehaving) + "deaf");
    ASSERT_TRUE(start(*guest));
  }
  EXPECT_LT(LineProcess::Clock::now() - began, std::chrono::seconds(20));
}

TEST(Program, must_greet_in_time) {
  Program program(std::string(kMisbehaving) + "mute", {.greet_ms_max = 50});
  const auto greeted = program.hello({{"type", "hello"}});
  ASSERT_FALSE(greeted);
  EXPECT_EQ(greeted.error().kind, FaultKind::no_start);
}

// The program is given the same lines, whatever it cannot see.
TEST_F(ProgramAtTheTable, is_told_only_what_its_seat_sees) {
  const std::string log =
      testing::TempDir() + "prestige_external_log_" + std::to_string(::getpid());
  const auto lines_for = [&](const Citadels::State& state) {
    ::unlink(log.c_str());
    {
      const auto guest = player("tee " + log + " | " + kMisbehaving);
      EXPECT_TRUE(start(*guest));
      EXPECT_TRUE(guest->choose({.state = state, .seat = seat_, .legal = legal_}));
    }
    std::ostringstream text;
    text << std::ifstream(log).rdbuf();
    ::unlink(log.c_str());
    return text.str();
  };
  Rng rng(99);
  const auto other = Citadels::determinize(Citadels::observe(state_, seat_), rng);
  ASSERT_FALSE(other == state_);
  const std::string lines = lines_for(state_);
  EXPECT_THAT(lines, HasSubstr(R"("type":"decide")"));
  EXPECT_THAT(lines, HasSubstr(R"("seed":5,)"));
  EXPECT_EQ(lines, lines_for(other));
}

}  // namespace
}  // namespace prestige::arena
