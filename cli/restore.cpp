#include "cli/restore.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <filesystem>

#include "cli/arguments.h"
#include "cli/exit_code.h"

namespace prestige::cli {

namespace {

// Sessions and passwords are in there: only its owner may look into a new directory.
bool make_directory(const std::string& path) {
  std::error_code error;
  if (std::filesystem::create_directories(path, error)) {
    std::filesystem::permissions(path, std::filesystem::perms::owner_all, error);
  }
  if (error) complain("cannot make the directory " + path + ": " + error.message());
  return !error;
}

}  // namespace

void add_restore(CLI::App& app, RestoreArguments& arguments) {
  CLI::App* command = app.add_subcommand("restore", "Fill an empty store from a backup");
  command->add_option("FILE", arguments.file, "What `prestige backup` wrote")->required();
  add_store_options(*command, arguments.store);
  command->footer("Nothing is overwritten: a store that holds anything is refused.");
}

int run_restore(const RestoreArguments& arguments) {
  const auto place = place_of(arguments.store);
  if (!place) {
    complain(place.error());
    return kBadUse;
  }
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(arguments.file, ignored)) {
    complain("there is no file " + arguments.file);
    return kFailed;
  }
  if (!place->directory.empty() && !make_directory(place->directory)) return kFailed;
  if (const auto restored = server::restore_backup(arguments.file, place->address); !restored) {
    complain(restored.error());
    return kFailed;
  }
  // Without the address: it may hold a password.
  fmt::print("{} is restored\n", arguments.file);
  return kOk;
}

}  // namespace prestige::cli
