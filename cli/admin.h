#pragma once

#include <optional>

#include "cli/stored.h"

namespace prestige::cli {

struct AdminArguments {
  StoreArguments store;
  std::string id;      // of a table or a person
  std::string status;  // empty: any
  bool frozen = false;
  bool json = false;
  bool open = false;
};

void add_admin(CLI::App& app, AdminArguments& arguments);

// What whoever runs a server does to tables and people, directly in the store; servers that run on
// it notice. `app` knows which of its commands was given.
int run_admin(const CLI::App& app, const AdminArguments& arguments);

}  // namespace prestige::cli
