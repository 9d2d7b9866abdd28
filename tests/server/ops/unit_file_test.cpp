// deploy/prestige.service and deploy/prestige.toml as they are, but for places.

#include <gmock/gmock.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "server/app/config.h"
#include "tests/server/kit/http_client.h"
#include "tests/server/kit/temporary.h"
#include "tests/server/ops/program.h"

namespace prestige::server::ops {
namespace {

using prestige::kit::content;
using testing::HasSubstr;
using testing::Not;

std::string unit() { return content(PRESTIGE_SOURCE_DIR "/deploy/prestige.service"); }

// The value of a key that is there once.
std::string value_of(const std::string& key) {
  std::istringstream lines(unit());
  std::string found;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(key + "=")) continue;
    EXPECT_EQ(found, "") << key << " is there twice";
    found = line.substr(key.size() + 1);
  }
  EXPECT_NE(found, "") << key;
  return found;
}

void replace(std::string& text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  ASSERT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
}

TEST(UnitFile, its_command_starts_a_server_that_stops_in_order) {
  const prestige::kit::TemporaryFolder folder;
  std::filesystem::create_directory(folder.file("web"));
  std::ofstream(folder.file("web/index.html")) << "<!doctype html>";
  std::string settings = content(PRESTIGE_SOURCE_DIR "/deploy/prestige.toml");
  replace(settings, "/usr/share/prestige/web", folder.file("web"));
  std::ofstream(folder.file("prestige.toml")) << settings;
  std::string command = value_of("ExecStart");
  replace(command, "/etc/prestige.toml", folder.file("prestige.toml"));
  replace(command, "/var/lib/prestige", folder.file("data"));
  std::istringstream words(command);
  std::string program, serve;
  words >> program >> serve;
  EXPECT_EQ(program, "/usr/local/bin/prestige");
  EXPECT_EQ(serve, "serve");
  std::vector<std::string> options;
  for (std::string word; words >> word;) options.push_back(word);
  RunningServer server(options);  // on a port that is free
  ASSERT_GT(server.port(), 0);
  EXPECT_EQ(kit::HttpClient(server.port()).get("/healthz").body, R"({"ok":true})");
  EXPECT_THAT(content(folder.file("data/prestige.db")), Not(testing::IsEmpty()));
  EXPECT_EQ(server.stop(), 0);
}

TEST(UnitFile, waits_longer_for_the_end_than_that_may_take) {
  EXPECT_GT(std::stoi(value_of("TimeoutStopSec")), app::Config().stop_s + 4);
}

// It says what is wrong with a unit and is content all the same: nothing must be said.
TEST(UnitFile, systemd_understands_it) {
  ASSERT_EQ(std::system("command -v systemd-analyze >/dev/null"), 0)
      << "systemd is not installed; scripts/setup quick does it";
  const prestige::kit::TemporaryFolder folder;
  const auto said = [&](const std::string& text) {
    const std::string path = folder.file("prestige.service");
    std::ofstream(path) << text;
    const std::string command = "systemd-analyze verify --man=no '" + path + "'";
    EXPECT_EQ(std::system((command + " >'" + folder.file("said") + "' 2>&1").c_str()), 0);
    return content(folder.file("said"));
  };
  std::string text = unit();
  replace(text, "/usr/local/bin/prestige", PRESTIGE_BINARY);
  EXPECT_THAT(said(text), Not(HasSubstr("prestige.service")));
  replace(text, "ProtectClock", "ProtectClok");
  EXPECT_THAT(said(text), HasSubstr("ProtectClok"));
}

}  // namespace
}  // namespace prestige::server::ops
