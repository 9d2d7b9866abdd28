#pragma once

#include "cli/stored.h"

namespace prestige::cli {

struct BackupArguments {
  StoreArguments store;
  std::string file;
  bool force = false;
};

void add_backup(CLI::App& app, BackupArguments& arguments);

// Writes everything that a server keeps into one file; the server may go on meanwhile.
int run_backup(const BackupArguments& arguments);

}  // namespace prestige::cli
