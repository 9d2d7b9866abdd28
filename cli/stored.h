#pragma once

// What commands that work on a server's data have in common: where the data is.

#include <expected>
#include <memory>
#include <string>

#include "server/store/store.h"

namespace CLI {
class App;
}

namespace prestige::cli {

// The same names, variables and file as those of `prestige serve`.
struct StoreArguments {
  std::string config;
  std::string data;
  std::string database;
};

void add_store_options(CLI::App& command, StoreArguments& arguments);

struct StorePlace {
  std::string address;    // for open_store()
  std::string file;       // of SQLite; else empty
  std::string directory;  // of that file
};
// Refuses settings that make no sense.
std::expected<StorePlace, std::string> place_of(const StoreArguments& arguments);

// Opens what is there, or complains and gives the exit code; never makes a new store by mistake.
std::expected<std::unique_ptr<server::Store>, int> open_or_complain(
    const StoreArguments& arguments);

}  // namespace prestige::cli
