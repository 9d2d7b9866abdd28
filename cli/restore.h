#pragma once

#include "cli/stored.h"

namespace prestige::cli {

struct RestoreArguments {
  StoreArguments store;
  std::string file;
};

void add_restore(CLI::App& app, RestoreArguments& arguments);

// Fills a store that is new or empty from a backup.
int run_restore(const RestoreArguments& arguments);

}  // namespace prestige::cli
