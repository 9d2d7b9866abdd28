#pragma once

// What can be set when the server starts. Every setting has one name, which is a key of the file
// (`log_level`), a variable (PRESTIGE_LOG_LEVEL) and an option (--log-level). Later ones win:
// defaults, the file, the environment, the command line.

#include <expected>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "server/net/settings.h"
#include "server/table/limits.h"

namespace prestige::server::app {

struct Config {
  net::Settings net;
  std::string data = "prestige-data";  // a directory
  std::string database;                // empty: SQLite in that directory
  int threads = 0;
  int compute_threads = 1;
  int bot_threads = 0;
  int bot_ms = 1000;
  int reader_threads = 1;
  int group_max = 512;
  std::string log_level = "info";
  std::string log_format = "text";
  bool webhook_private = false;
  std::string webhook_certificates;  // a file
  int stop_s = 10;
  TableLimits tables;
};

struct Setting {
  template <class T>
  using Ref = T& (*)(Config&);

  std::string_view name;  // as a key: "port"
  std::variant<Ref<int>, Ref<bool>, Ref<std::string>, Ref<std::vector<std::string>>> value;
  std::string_view help;
  int min = 0;
  int max = 0;
  std::vector<std::string_view> words{};  // all that is allowed, if that is known
};

// In the order in which help shows them.
std::span<const Setting> settings();

std::string option_name(const Setting& setting);    // "--log-level"
std::string variable_name(const Setting& setting);  // "PRESTIGE_LOG_LEVEL"
std::string value_text(const Setting& setting, Config& config);
std::string allowed_text(const Setting& setting);

// Sets one value from text. Refuses with what is allowed; lists are separated by commas.
std::expected<void, std::string> set_value(Config& config, const Setting& setting,
                                           const std::string& text);

struct ConfigSources {
  std::string file;                             // empty: none
  std::function<const char*(const char*)> env;  // like getenv
  std::map<std::string, std::string> options;   // given on the command line, by setting name
};
// Refuses with where the mistake is and what is allowed.
std::expected<Config, std::string> load_config(const ConfigSources& sources);

}  // namespace prestige::server::app
