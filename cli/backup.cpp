#include "cli/backup.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <filesystem>

#include "cli/arguments.h"
#include "cli/exit_code.h"

namespace prestige::cli {

void add_backup(CLI::App& app, BackupArguments& arguments) {
  CLI::App* command =
      app.add_subcommand("backup", "Write all that a server keeps into a file, while it runs");
  command->add_option("FILE", arguments.file, "Where to; only its owner may read it")->required();
  add_store_options(*command, arguments.store);
  command->add_flag("--force", arguments.force, "Replace FILE if it exists");
  command->footer(
      "The file holds hashes of passwords and the secrets of running games: keep it safe.\n"
      "`prestige restore` reads it, into SQLite or PostgreSQL alike.");
}

int run_backup(const BackupArguments& arguments) {
  std::error_code ignored;
  if (!arguments.force && std::filesystem::exists(arguments.file, ignored)) {
    complain(arguments.file + " exists already; --force replaces it");
    return kFailed;
  }
  const auto store = open_or_complain(arguments.store);
  if (!store) return store.error();
  if (const auto stored = (*store)->backup(arguments.file); !stored) {
    complain("there is no backup: " + stored.error().detail);
    return kFailed;
  }
  fmt::print("{} holds {} bytes\n", arguments.file,
             std::filesystem::file_size(arguments.file, ignored));
  return kOk;
}

}  // namespace prestige::cli
