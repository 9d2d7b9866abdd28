// A server that cannot start says why in one line and ends with the right code.

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "tests/server/integration/site.h"

namespace prestige::server::integration {
namespace {

using kit::Ended;
using testing::HasSubstr;

class BadStart : public testing::Test {
 protected:
  Ended serve(std::vector<std::string> options, bool with_data = true) {
    std::vector<std::string> arguments{"serve", "--port", "0", "--log-level", "off"};
    if (with_data) arguments.insert(arguments.end(), {"--data", folder.path()});
    arguments.insert(arguments.end(), options.begin(), options.end());
    return kit::run_program(arguments);
  }
  // Everything that was said, in one line.
  static void expect_line(const Ended& ended, int code, const std::string& part) {
    EXPECT_EQ(ended.code, code) << ended.err;
    EXPECT_EQ(ended.out, "");
    EXPECT_THAT(ended.err, HasSubstr(part));
    EXPECT_EQ(std::ranges::count(ended.err, '\n'), 1) << ended.err;
  }

  prestige::kit::TemporaryFolder folder;
};

TEST_F(BadStart, port_in_use) {
  Site site(Database::sqlite);
  site.start();
  const std::string port = std::to_string(site.port());
  expect_line(
      kit::run_program({"serve", "--port", port, "--data", folder.path(), "--log-level", "off"}), 1,
      "port " + port + " is in use");
}

TEST_F(BadStart, database_of_an_unknown_kind) {
  expect_line(serve({"--database", "punchcards:here"}), 1, "prestige: ");
}

TEST_F(BadStart, database_that_is_not_there) {
  expect_line(serve({"--database", "postgresql://nobody@/none?host=" + folder.path()}), 1,
              "prestige: ");
}

TEST_F(BadStart, file_that_is_no_database) {
  std::ofstream(folder.file("prestige.db")) << std::string(5000, 'x');
  expect_line(serve({}), 1, "prestige: ");
}

TEST_F(BadStart, data_that_cannot_be_written) {
  // A file is in the way, which stops root as well.
  std::ofstream(folder.file("file")) << "x";
  expect_line(serve({"--data", folder.file("file") + "/data"}, false), 1, folder.file("file"));
  expect_line(serve({"--data", folder.file("file")}, false), 1, folder.file("file"));
}

TEST_F(BadStart, unknown_option) {
  const Ended ended = serve({"--prot", "1"});
  EXPECT_EQ(ended.code, 2);
  EXPECT_THAT(ended.err, HasSubstr("--prot"));
}

TEST_F(BadStart, option_out_of_range) {
  expect_line(serve({"--threads", "many"}), 2, "--threads");
  expect_line(serve({"--stop-s", "0"}), 2, "--stop-s");
}

TEST_F(BadStart, web_client_that_is_not_there) {
  expect_line(serve({"--web", folder.file("none")}), 1, "no web client in " + folder.file("none"));
  std::filesystem::create_directory(folder.file("empty"));
  expect_line(serve({"--web", folder.file("empty")}), 1, "it has no index.html");
}

TEST_F(BadStart, origin_that_no_browser_sends) {
  for (const std::string text : {"play.example", "https://play.example/", "https://", "*"}) {
    expect_line(serve({"--origins", "https://fine.example," + text}), 1,
                "“" + text + "” is not an origin");
  }
}

TEST_F(BadStart, config_file) {
  expect_line(serve({"--config", folder.file("none.toml")}), 2, folder.file("none.toml"));
  std::ofstream(folder.file("a.toml")) << "port = 1\nprot = 2\n";
  expect_line(serve({"--config", folder.file("a.toml")}), 2, "a.toml:2: prot");
  std::ofstream(folder.file("b.toml")) << "port = \"x\"\n";
  expect_line(serve({"--config", folder.file("b.toml")}), 2, "b.toml:1: port");
  std::ofstream(folder.file("c.toml")) << "port = = 1\n";
  expect_line(serve({"--config", folder.file("c.toml")}), 2, "c.toml:1");
}

}  // namespace
}  // namespace prestige::server::integration
