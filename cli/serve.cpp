#include "cli/serve.h"

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <iostream>

#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "server/app/serve.h"

namespace prestige::cli {

namespace {

using server::app::Setting;

std::string value_word(const Setting& setting) {
  if (!setting.words.empty()) return server::app::allowed_text(setting);
  if (std::holds_alternative<Setting::Ref<int>>(setting.value)) return "NUMBER";
  return std::holds_alternative<Setting::Ref<std::string>>(setting.value) ? "TEXT" : "TEXT,…";
}

void add_setting(CLI::App& command, const Setting& setting, ServeArguments& arguments) {
  server::app::Config defaults;
  const std::string name(setting.name);
  const std::string option = server::app::option_name(setting);
  const std::string help(setting.help);
  if (std::holds_alternative<Setting::Ref<bool>>(setting.value)) {
    command.add_flag_function(
        option + ",!--no-" + option.substr(2),
        [&arguments, name](std::int64_t count) {
          arguments.options[name] = count > 0 ? "true" : "false";
        },
        help);
    return;
  }
  const std::string value = server::app::value_text(setting, defaults);
  command
      .add_option_function<std::string>(
          option, [&arguments, name](const std::string& text) { arguments.options[name] = text; },
          help)
      ->option_text(value_word(setting) + (value.empty() ? "" : " (" + value + ")"));
}

}  // namespace

void add_serve(CLI::App& app, ServeArguments& arguments) {
  CLI::App* command = app.add_subcommand("serve", "Run the server");
  command->add_option("--config", arguments.config, "File with settings (TOML)")
      ->option_text("FILE");
  for (const Setting& setting : server::app::settings()) {
    add_setting(*command, setting, arguments);
  }
  command->footer(
      "Every setting is also a key of the file (--log-level: log_level = \"info\") and a variable "
      "of the\nenvironment (PRESTIGE_LOG_LEVEL). The command line wins over the environment, and "
      "that over the file.");
}

int run_serve(const ServeArguments& arguments) {
  auto config = server::app::load_config({.file = arguments.config,
                                          .env = [](const char* name) { return std::getenv(name); },
                                          .options = arguments.options});
  if (!config) {
    complain(config.error());
    return kBadUse;
  }
  config->net.version = PRESTIGE_VERSION;
  return server::app::serve(*config, server::make_api, std::cout, std::cerr);
}

}  // namespace prestige::cli
