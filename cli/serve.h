#pragma once

#include <map>
#include <string>

namespace CLI {
class App;
}

namespace prestige::cli {

struct ServeArguments {
  std::string config;                          // a file
  std::map<std::string, std::string> options;  // by the names of settings
};

void add_serve(CLI::App& app, ServeArguments& arguments);

// Runs the server until it is told to stop.
int run_serve(const ServeArguments& arguments);

}  // namespace prestige::cli
