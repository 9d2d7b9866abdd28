// `prestige train` as people start it, alone and under mpirun.

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace prestige::train {
namespace {

using testing::HasSubstr;

struct Ran {
  int code = -1;
  std::string out;  // both streams
};

Ran run(const std::string& command) {
  Ran ran;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  if (pipe == nullptr) return ran;
  std::array<char, 4096> piece{};
  for (std::size_t n = 0; (n = fread(piece.data(), 1, piece.size(), pipe)) > 0;) {
    ran.out.append(piece.data(), n);
  }
  const int status = pclose(pipe);
  ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return ran;
}

class TrainProgram : public testing::Test {
 protected:
  TrainProgram()
      : folder_(std::filesystem::temp_directory_path() /
                ("prestige_train_test_" + std::to_string(::getpid()))) {
    std::filesystem::create_directory(folder_);
  }
  ~TrainProgram() override { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string text(const std::string& name) const {
    std::stringstream text;
    text << std::ifstream(folder_ / name).rdbuf();
    return text.str();
  }
  Ran train(const std::string& arguments, const std::string& before = "") const {
    return run(before + kProgram + arguments);
  }

 private:
  const std::string kProgram = std::string("'") + PRESTIGE_BINARY + "' train ";
  std::filesystem::path folder_;
};

// Enough positions for several pieces of what processes tell each other.
constexpr const char* kTiny = "--games 40 --passes 2 --rounds 2 --seed 3 --game ";

TEST_F(TrainProgram, weights_do_not_depend_on_the_number_of_processes) {
  // MPI keeps some memory to the end, which the sanitizer would take for lost.
  const std::string two =
      "ASAN_OPTIONS=detect_leaks=0 mpirun --allow-run-as-root --oversubscribe -n 2 ";
  ASSERT_EQ(run("mpirun --version").code, 0) << "mpirun is missing: scripts/setup installs it";
  for (const std::string game : {"citadels", "trickerion"}) {
    const Ran alone = train(kTiny + game + " --out " + path("alone"));
    ASSERT_EQ(alone.code, 0) << alone.out;
    const Ran both = train(kTiny + game + " --threads 2 --out " + path("both"), two);
    ASSERT_EQ(both.code, 0) << both.out;
    EXPECT_THAT(text("alone"), HasSubstr("\"game\": \"" + game + "\""));
    EXPECT_EQ(text("both"), text("alone"));
  }
}

// Every process has its own files here: only those of the first one count, and all agree.
TEST_F(TrainProgram, processes_begin_together_or_not_at_all) {
  const std::string one = std::string("-n 1 '") + PRESTIGE_BINARY + "' train " + kTiny + "citadels";
  const auto both = [&](const std::string& first, const std::string& second) {
    return run(
        "ASAN_OPTIONS=detect_leaks=0 timeout 120 mpirun --allow-run-as-root "
        "--oversubscribe " +
        one + first + " : " + one + second);
  };
  const Ran other_fails = both(" --out " + path("x"), " --out /nowhere/x");
  EXPECT_EQ(other_fails.code, 0) << other_fails.out;
  EXPECT_TRUE(std::filesystem::exists(path("x")));
  const std::string resume = " --resume ";
  const Ran other_cannot_read =
      both(" --out " + path("y") + resume + path("x"), " --out " + path("y") + resume + "/nowhere");
  EXPECT_EQ(other_cannot_read.code, 0) << other_cannot_read.out;
  const Ran first_fails = both(" --out /nowhere/x", " --out " + path("z"));
  EXPECT_NE(first_fails.code, 124) << "they wait for each other";
  EXPECT_NE(first_fails.code, 0);
  EXPECT_THAT(first_fails.out, HasSubstr("cannot write /nowhere/x"));
  EXPECT_FALSE(std::filesystem::exists(path("z")));
}

TEST_F(TrainProgram, goes_on_from_weights) {
  ASSERT_EQ(train(std::string(kTiny) + "trickerion --out " + path("first")).code, 0);
  const std::string resume = " --resume " + path("first") + " --out " + path("second");
  const Ran second = train("--games 60 --passes 10 --seed 5 --game trickerion" + resume);
  EXPECT_EQ(second.code, 0) << second.out;
  EXPECT_NE(text("second"), text("first"));
  const Ran other_game = train(std::string(kTiny) + "citadels" + resume);
  EXPECT_EQ(other_game.code, 1);
  EXPECT_THAT(other_game.out, HasSubstr("\"game\" is \"trickerion\", but must be \"citadels\""));
}

TEST_F(TrainProgram, refuses_with_a_reason) {
  EXPECT_EQ(train("").code, 2);  // where to?
  EXPECT_THAT(train("--game chess --out " + path("x")).out, HasSubstr("chess"));
  EXPECT_THAT(train("--games 3 --out " + path("x")).out, HasSubstr("--games"));
  EXPECT_THAT(train("--out /nowhere/x").out, HasSubstr("cannot write /nowhere/x"));
  EXPECT_THAT(train("--resume /nowhere/y --out " + path("x")).out,
              HasSubstr("cannot read /nowhere/y"));
  std::ofstream(path("empty")).close();
  EXPECT_THAT(train("--resume " + path("empty") + " --out " + path("x")).out,
              HasSubstr("empty is empty"));
  std::ofstream(path("bad")) << "{";
  EXPECT_THAT(train("--resume " + path("bad") + " --out " + path("x")).out, HasSubstr("not JSON"));
  EXPECT_FALSE(std::filesystem::exists(path("x")));
}

}  // namespace
}  // namespace prestige::train
