// Tests that run a real server in processes of their own, which are this program again: so the
// thread sanitizer looks at both without the rest of the command line being built for it.

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <span>

#include "server/app/serve.h"

namespace {

using namespace prestige::server;

// "--name value" alone, as tests give them.
int serve(std::span<char*> arguments) {
  std::map<std::string, std::string> options;
  for (std::size_t i = 0; i + 1 < arguments.size(); i += 2) {
    for (const app::Setting& setting : app::settings()) {
      if (app::option_name(setting) == arguments[i])
        options.emplace(setting.name, arguments[i + 1]);
    }
  }
  const auto config = app::load_config(
      {.file = {}, .env = [](const char*) { return nullptr; }, .options = options});
  if (!config) {
    std::cerr << config.error() << std::endl;
    return 2;
  }
  return app::serve(*config, make_api, std::cout, std::cerr);
}

}  // namespace

int main(int argc, char** argv) {
  const std::span arguments(argv, static_cast<std::size_t>(argc));
  if (argc > 1 && std::string_view(argv[1]) == "serve") return serve(arguments.subspan(2));
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
