#include "cli/stored.h"

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <filesystem>
#include <map>

#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "server/app/config.h"

namespace prestige::cli {

void add_store_options(CLI::App& command, StoreArguments& arguments) {
  command.add_option("--config", arguments.config, "File with the server's settings (TOML)")
      ->option_text("FILE");
  CLI::Option* data =
      command.add_option("--data", arguments.data, "Directory where the server keeps everything")
          ->option_text("DIR (" + server::app::Config().data + ")");
  command
      .add_option("--database", arguments.database,
                  "Database instead of that directory, e.g. postgresql://host/name; with a "
                  "password better as PRESTIGE_DATABASE, which other users cannot see")
      ->option_text("URL")
      ->excludes(data);
}

std::expected<StorePlace, std::string> place_of(const StoreArguments& arguments) {
  std::map<std::string, std::string> options;
  if (!arguments.data.empty()) {
    options["data"] = arguments.data;
    options["database"] = "";  // the directory that is named wins over a database that is not
  }
  if (!arguments.database.empty()) options["database"] = arguments.database;
  const auto config =
      server::app::load_config({.file = arguments.config,
                                .env = [](const char* name) { return std::getenv(name); },
                                .options = options});
  if (!config) return std::unexpected(config.error());
  if (!config->database.empty()) return StorePlace{config->database, {}, {}};
  const std::string file = config->data + "/prestige.db";  // as `prestige serve` calls it
  return StorePlace{"sqlite:" + file, file, config->data};
}

std::expected<std::unique_ptr<server::Store>, int> open_or_complain(
    const StoreArguments& arguments) {
  const auto place = place_of(arguments);
  if (!place) {
    complain(place.error());
    return std::unexpected(kBadUse);
  }
  std::error_code ignored;
  if (!place->file.empty() && !std::filesystem::exists(place->file, ignored)) {
    complain("there is no data of a server: " + place->file + " does not exist");
    return std::unexpected(kFailed);
  }
  auto store = server::open_store(place->address);
  if (!store) {
    complain(store.error());
    return std::unexpected(kFailed);
  }
  return std::move(*store);
}

}  // namespace prestige::cli
