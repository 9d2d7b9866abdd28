// Settings: where they come from, and what is refused.

#include "server/app/config.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "server/app/log.h"

namespace prestige::server::app {
namespace {

using testing::HasSubstr;

class ConfigFile : public testing::Test {
 protected:
  ~ConfigFile() override { std::filesystem::remove(path_); }

  std::expected<Config, std::string> load(std::string_view text,
                                          std::map<std::string, std::string> env = {},
                                          std::map<std::string, std::string> options = {}) {
    std::ofstream(path_) << text;
    return load_config({.file = path_,
                        .env = [env](const char* name) -> const char* {
                          const auto found = env.find(name);
                          return found == env.end() ? nullptr : found->second.c_str();
                        },
                        .options = std::move(options)});
  }
  std::string refusal(std::string_view text) {
    const auto config = load(text);
    return config ? "" : config.error();
  }

  std::string path_ = testing::TempDir() + "prestige-" + std::to_string(getpid()) + ".toml";
};

TEST_F(ConfigFile, HasNoSections) {
  EXPECT_THAT(refusal("port = 8080\n [[[[8043oc~oekie "), HasSubstr(":2: there are no sections"));
  EXPECT_THAT(refusal("[server]\nport = 1\n"), HasSubstr(":1: there are no sections"));
  EXPECT_TRUE(load("origins = [\n  \"https://example.org\",\n]\n"));
}

// The parser would go astray at them.
TEST_F(ConfigFile, OtherCharactersBelongInQuotes) {
  EXPECT_THAT(refusal("port = 8080\nport\u00e4 = 1\n"), HasSubstr(":2: only texts in quotes"));
  EXPECT_THAT(refusal("log_level = \u0454\n"), HasSubstr(":1: only texts in quotes"));
  EXPECT_THAT(refusal("data = \"a\\\"\" \u0454\n"), HasSubstr(":1: only texts in quotes"));
  const auto config = load("# f\u00fcr uns\ndata = \"/srv/\\\"T\u00fcr\"\nweb = '/srv/T\u00fcr'\n");
  ASSERT_TRUE(config) << config.error();
  EXPECT_EQ(config->data, "/srv/\"T\u00fcr");
  EXPECT_TRUE(load("data = \"\"\"\n\u00fc \"quoted\" \u00fc\"\"\"\n"));
}

TEST_F(ConfigFile, LaterSourcesWin) {
  EXPECT_EQ(load("")->net.port, 8080);
  EXPECT_EQ(load("port = 1")->net.port, 1);
  EXPECT_EQ(load("port = 1", {{"PRESTIGE_PORT", "2"}})->net.port, 2);
  EXPECT_EQ(load("port = 1", {{"PRESTIGE_PORT", "2"}}, {{"port", "3"}})->net.port, 3);
}

TEST_F(ConfigFile, EveryTypeIsRead) {
  const auto config = load(
      "secure_cookies = true\n"
      "web = \"a b\"\n"
      "trusted_proxies = [\"10.0.0.0/8\", \"::1\"]\n"
      "log_format = \"json\"\n"
      "person_per_s = 0\n");
  ASSERT_TRUE(config) << config.error();
  EXPECT_TRUE(config->net.secure_cookies);
  EXPECT_EQ(config->net.web, "a b");
  EXPECT_THAT(config->net.trusted_proxies, testing::ElementsAre("10.0.0.0/8", "::1"));
  EXPECT_EQ(config->log_format, "json");
  EXPECT_EQ(config->net.limits.person_per_s, 0);
  EXPECT_THAT(load("", {{"PRESTIGE_ORIGINS", "https://a,https://b"}})->net.origins,
              testing::ElementsAre("https://a", "https://b"));
}

TEST_F(ConfigFile, MistakesAreRefusedWithTheirPlace) {
  EXPECT_THAT(refusal("\nprot = 1"), HasSubstr(path_ + ":2: prot is not a setting"));
  EXPECT_THAT(refusal("prot = 1"), HasSubstr("host, port, data"));
  EXPECT_THAT(refusal("port = \"8080\""), HasSubstr(":1: port has the wrong type; allowed: 0 to"));
  EXPECT_THAT(refusal("port = 70000"), HasSubstr("cannot be “70000”; allowed: 0 to 65535"));
  EXPECT_THAT(refusal("port = 1.5"), HasSubstr("wrong type"));
  EXPECT_THAT(refusal("secure_cookies = 1"), HasSubstr("true or false"));
  EXPECT_THAT(refusal("log_level = \"loud\""), HasSubstr("debug, info, warning, error, off"));
  EXPECT_THAT(refusal("origins = \"x\""), HasSubstr("a list of texts"));
  EXPECT_THAT(refusal("origins = [1]"), HasSubstr("a list of texts"));
  EXPECT_THAT(refusal("[net]\nport = 1"), HasSubstr("there are no sections"));
  EXPECT_THAT(refusal("port = = 1"), HasSubstr(path_ + ":1:"));
  EXPECT_THAT(load("", {{"PRESTIGE_PORT", "x"}}).error(), HasSubstr("PRESTIGE_PORT cannot be “x”"));
  EXPECT_THAT(load("", {}, {{"port", "-1"}}).error(), HasSubstr("--port cannot be “-1”"));
  EXPECT_THAT(load_config({.file = "/nowhere/at.all", .env = {}, .options = {}}).error(),
              HasSubstr("cannot read /nowhere/at.all"));
}

TEST(Settings, DeployedOnesAreRight) {
  const auto config =
      load_config({.file = PRESTIGE_SOURCE_DIR "/deploy/prestige.toml", .env = {}, .options = {}});
  ASSERT_TRUE(config) << config.error();
  EXPECT_TRUE(config->net.secure_cookies);
}

TEST(Settings, HaveNamesHelpAndDefaultsThatAreAllowed) {
  Config config;
  std::set<std::string_view> names;
  for (const Setting& setting : settings()) {
    EXPECT_TRUE(names.insert(setting.name).second) << setting.name;
    EXPECT_FALSE(setting.help.empty());
    EXPECT_TRUE(set_value(config, setting, value_text(setting, config))) << setting.name;
  }
  EXPECT_EQ(option_name(settings()[6]), "--trusted-proxies");
  EXPECT_EQ(variable_name(settings()[6]), "PRESTIGE_TRUSTED_PROXIES");
}

TEST(LogLine, NobodyWritesALineOfTheirOwn) {
  EXPECT_EQ(log_line(false, "request", {{"path", "/a\nb\"\x1b\xff"}}),
            R"(request path="/a\nb\"\u001b?")");
  EXPECT_EQ(log_line(true, "request", {{"path", "/a\nb"}}), R"("event":"request","path":"/a\nb")");
}

}  // namespace
}  // namespace prestige::server::app
