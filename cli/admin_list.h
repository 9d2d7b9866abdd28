#pragma once

#include "cli/admin.h"

namespace prestige::cli {

// Prints all tables that are asked for.
int run_list(server::Store& store, const AdminArguments& arguments);

}  // namespace prestige::cli
