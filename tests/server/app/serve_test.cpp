// The whole program in a process of its own: where it says it is, and how it stops.

#include "server/app/serve.h"

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <iostream>

#include "tests/server/kit/test_server.h"
#include "tests/server/kit/ws_client.h"
#include "tests/server/table/desk.h"

namespace prestige::server::app {
namespace {

using testing::HasSubstr;

std::unique_ptr<Api> idle_api(const ApiParts&) { return std::make_unique<kit::FakeApi>(); }

// A server in a child; its output comes through a pipe.
class Child {
 public:
  explicit Child(const Config& config, const MakeApi& make = idle_api) {
    int ends[2];
    EXPECT_EQ(pipe(ends), 0);
    std::fflush(nullptr);  // or the child says it once more
    pid_ = fork();
    if (pid_ == 0) {
      dup2(ends[1], STDOUT_FILENO);
      dup2(ends[1], STDERR_FILENO);
      _exit(serve(config, make, std::cout, std::cerr));
    }
    ::close(ends[1]);
    out_ = ends[0];
  }
  ~Child() {
    if (pid_ > 0) {
      kill(pid_, SIGKILL);
      waitpid(pid_, nullptr, 0);
    }
    ::close(out_);
  }

  std::string line() {
    std::string text;
    char c = 0;
    while (read(out_, &c, 1) == 1 && c != '\n') text += c;
    return text;
  }
  void stop(int signal) const { kill(pid_, signal); }
  // The exit code; -1: it did not end by itself.
  int code() {
    int status = -1;
    const bool ended =
        kit::eventually([&] { return waitpid(pid_, &status, WNOHANG) == pid_; }, 15'000);
    if (ended) pid_ = 0;
    return ended && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  pid_t pid_ = 0;
  int out_ = -1;
};

class Serve : public testing::Test {
 protected:
  Serve() {
    config.net.port = 0;
    config.log_level = "off";
    config.data = testing::TempDir() + "prestige-serve-" + std::to_string(getpid());
  }
  ~Serve() override { std::filesystem::remove_all(config.data); }

  static int port_in(const std::string& line) {
    const auto colon = line.rfind(':');
    return colon == std::string::npos ? 0 : std::atoi(line.c_str() + colon + 1);
  }

  Config config;
};

TEST_F(Serve, SaysWhereItIsAndStopsInOrder) {
  Child child(config);
  const std::string line = child.line();
  EXPECT_THAT(line, HasSubstr("Prestige is at http://127.0.0.1:"));
  const int port = port_in(line);
  ASSERT_GT(port, 0);
  EXPECT_EQ(kit::HttpClient(port).get("/healthz").body, R"({"ok":true})");
  EXPECT_TRUE(std::filesystem::exists(config.data + "/prestige.db"));
  kit::WsClient client(port);
  EXPECT_EQ(client.hello()["type"], "hello");
  child.stop(SIGTERM);
  EXPECT_EQ(client.close_code(), 1001);
  EXPECT_EQ(child.code(), 0);
}

TEST_F(Serve, ANewDirectoryIsForItsOwnerOnlyAndAnOldOneStaysAsItIs) {
  namespace fs = std::filesystem;
  const auto permissions_after_start = [&] {
    Child child(config);
    EXPECT_GT(port_in(child.line()), 0);
    child.stop(SIGTERM);
    EXPECT_EQ(child.code(), 0);
    return fs::status(config.data).permissions();
  };
  EXPECT_EQ(permissions_after_start(), fs::perms::owner_all);
  const fs::perms shared = fs::perms::owner_all | fs::perms::group_read | fs::perms::group_exec;
  fs::permissions(config.data, shared);
  EXPECT_EQ(permissions_after_start(), shared);
}

TEST_F(Serve, StopsOnInterruptEvenWithConnectionsThatHang) {
  Child child(config);
  const int port = port_in(child.line());
  kit::RawClient hanging(port);
  hanging.send("GET / HTTP/1.1\r\nHost: a\r\n");
  child.stop(SIGINT);
  EXPECT_EQ(child.code(), 0);
}

// Far more bots think at once than there are cores, each as well as it can: left alone they would
// go on for half a minute.
std::unique_ptr<Api> busy_api(const ApiParts& parts) {
  kit::Desk desk(kit::kTrickerion);
  desk.begin();
  Rng rng(4);
  const Seat seat(desk.somebody(rng));
  for (std::uint64_t i = 0; i < 256; ++i) {
    parts.thinker.think({.game = "trickerion",
                         .bot = "master",
                         .state = desk.m.game->state,
                         .seat = seat,
                         .seed = i},
                        [](const AnyAction&) {});
  }
  return std::make_unique<kit::FakeApi>();
}

TEST_F(Serve, StopsAtOnceHoweverLongBotsThink) {
  config.bot_threads = 256;
  config.bot_ms = 60'000;
  config.stop_s = 3;
  Child child(config, busy_api);
  ASSERT_GT(port_in(child.line()), 0);
  const auto began = std::chrono::steady_clock::now();
  child.stop(SIGTERM);
  EXPECT_EQ(child.code(), 0);
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(4));
}

TEST_F(Serve, PortInUseIsSaid) {
  kit::TestServer other;
  config.net.port = other.port();
  Child child(config);
  EXPECT_THAT(child.line(), HasSubstr("port " + std::to_string(other.port()) + " is in use"));
  EXPECT_EQ(child.code(), 1);
}

TEST_F(Serve, WrongAddressesAreSaid) {
  config.net.address = "nowhere";
  Child child(config);
  EXPECT_THAT(child.line(), HasSubstr("“nowhere” is not an address to listen at"));
  EXPECT_EQ(child.code(), 1);
  config.net.address = "127.0.0.1";
  config.database = "punchcards:here";
  Child other(config);
  EXPECT_THAT(other.line(), HasSubstr("prestige: "));
  EXPECT_EQ(other.code(), 1);
}

}  // namespace
}  // namespace prestige::server::app
