#pragma once

namespace prestige::cli {

// Prints the TypeScript types of the server's API.
int run_types();

}  // namespace prestige::cli
