// Programs as they come: whatever they do, whoever speaks to them goes on.

#include "arena/external/line_process.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <fstream>
#include <thread>

namespace prestige::arena {
namespace {

using testing::HasSubstr;
using Milliseconds = LineProcess::Milliseconds;

constexpr Milliseconds kLong{10'000};
constexpr Milliseconds kShort{100};

LineProcess started(const std::string& command) {
  auto process = LineProcess::start(command);
  if (!process) ADD_FAILURE() << process.error().detail;
  return *std::move(process);
}

Fault fault_of(const std::string& command, Milliseconds limit = kLong) {
  LineProcess process = started(command);
  const auto answer = process.ask("question", limit);
  if (answer) ADD_FAILURE() << "answered: " << *answer;
  return answer ? Fault{} : answer.error();
}

TEST(LineProcess, answers_lines_one_by_one) {
  LineProcess process = started("while read line; do echo \"you said $line\"; done");
  EXPECT_EQ(process.ask("one", kLong).value(), "you said one");
  EXPECT_EQ(process.ask("two", std::nullopt).value(), "you said two");
}

TEST(LineProcess, sees_nothing_of_our_files) {
  const int inherited = ::open("/dev/null", O_RDONLY);  // on purpose without O_CLOEXEC
  LineProcess process = started("read line; exec ls -m /proc/self/fd");
  EXPECT_EQ(process.ask("files", kLong).value(), "0, 1, 2, 3");  // 3: the folder that it lists
  ::close(inherited);
}

TEST(LineProcess, an_unknown_command_does_not_start) {
  const Fault fault = fault_of("there-is-no-such-bot --fast");
  EXPECT_EQ(fault.kind, FaultKind::no_start);
  EXPECT_THAT(fault.detail, HasSubstr("127"));
}

TEST(LineProcess, its_end_is_told) {
  EXPECT_THAT(fault_of("read line; exit 3").detail, HasSubstr("exit code 3"));
  EXPECT_THAT(fault_of("read line; kill -9 $$").detail, HasSubstr("signal 9"));
  EXPECT_EQ(fault_of("true").kind, FaultKind::crash);
}

TEST(LineProcess, closing_the_output_is_an_end) {
  EXPECT_THAT(fault_of("exec >/dev/null; sleep 30").detail, HasSubstr("closed its output"));
}

TEST(LineProcess, what_it_leaves_running_does_not_hide_its_end) {
  EXPECT_EQ(fault_of("sleep 30 & exit 3").kind, FaultKind::crash);
}

TEST(LineProcess, a_program_that_does_not_answer_is_late) {
  EXPECT_EQ(fault_of("sleep 30", kShort).kind, FaultKind::timeout);
}

TEST(LineProcess, nobody_waits_for_it_when_all_is_broken_off) {
  LineProcess process = started("sleep 30");
  std::atomic<bool> cancelled = false;
  process.heed(&cancelled);
  const auto began = LineProcess::Clock::now();
  const std::jthread later([&] {
    ::usleep(50'000);
    cancelled = true;
  });
  EXPECT_FALSE(process.ask("question", std::nullopt));
  EXPECT_LT(LineProcess::Clock::now() - began, kLong);
}

TEST(LineProcess, a_program_that_does_not_read_is_late) {
  LineProcess process = started("sleep 30");
  const auto answer = process.ask(std::string(4 << 20, 'x'), kShort);
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().kind, FaultKind::timeout);
}

TEST(LineProcess, a_line_without_end_is_refused) {
  const Fault fault =
      fault_of("read line; while :; do printf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done");
  EXPECT_EQ(fault.kind, FaultKind::protocol);
  EXPECT_THAT(fault.detail, HasSubstr("more than 65536 bytes"));
}

TEST(LineProcess, speaking_out_of_turn_is_refused) {
  LineProcess process = started("read line; echo one; echo two; read line; echo three");
  EXPECT_EQ(process.ask("go", kLong).value(), "one");
  ::usleep(300'000);
  const auto answer = process.ask("on", kLong);
  ASSERT_FALSE(answer);
  EXPECT_THAT(answer.error().detail, HasSubstr("without being asked"));
}

TEST(LineProcess, only_the_end_of_its_errors_is_kept) {
  LineProcess process =
      started("i=0; while [ $i -lt 5000 ]; do echo error $i >&2; i=$((i+1)); done; echo done");
  EXPECT_EQ(process.ask("go", kLong).value(), "done");
  process.finish(kLong);
  EXPECT_LE(process.error_tail().size(), LineProcess::kErrorBytesKept);
  EXPECT_THAT(process.error_tail(), HasSubstr("error 4999"));
}

TEST(LineProcess, ends_with_its_input) {
  LineProcess process = started("cat >/dev/null");
  const auto began = LineProcess::Clock::now();
  process.finish(kLong);
  EXPECT_LT(LineProcess::Clock::now() - began, kLong);
}

TEST(LineProcess, who_does_not_want_to_end_is_ended) {
  LineProcess process = started("trap '' TERM; read line; echo ready; while :; do sleep 1; done");
  ASSERT_TRUE(process.ask("", kLong));
  const auto began = LineProcess::Clock::now();
  process.finish(kShort);
  EXPECT_LT(LineProcess::Clock::now() - began, kLong);
}

TEST(LineProcess, leaves_no_process_behind) {
  for (const char* command : {"sleep 30", "exit 3;"}) {
    LineProcess process = started(command);
    const pid_t id = process.id();
    EXPECT_FALSE(process.ask("question", kShort));
    process.kill();
    EXPECT_EQ(::kill(id, 0), -1) << command;  // not even as one whose end nobody asked for
  }
}

// The state of a process, as the system writes it; Z for one that has ended, or nothing.
std::string state_of(const std::string& id) {
  std::ifstream file("/proc/" + id + "/stat");
  std::string number;
  std::string name;
  std::string state;
  file >> number >> name >> state;
  return state;
}

TEST(LineProcess, ends_what_it_has_started) {
  LineProcess process = started("read line; sleep 30 & echo $!; wait");
  const std::string id = process.ask("go", kLong).value();
  EXPECT_THAT(state_of(id), testing::AnyOf("S", "R", "D"));
  process.kill();
  ::usleep(300'000);
  EXPECT_THAT(state_of(id), testing::AnyOf("Z", "X", ""));
}

// One that does not even notice the end of its input.
TEST(LineProcess, ends_with_the_thread_that_started_it) {
  std::string id;
  std::optional<LineProcess> process;
  std::thread([&] {
    process.emplace(started("read line; echo $$; exec sleep 30"));
    id = process->ask("go", kLong).value();
    EXPECT_THAT(state_of(id), testing::AnyOf("S", "R", "D"));
  }).join();
  for (int i = 0; i < 100 && state_of(id) != "Z"; ++i) ::usleep(50'000);
  EXPECT_EQ(state_of(id), "Z");
}

}  // namespace
}  // namespace prestige::arena
