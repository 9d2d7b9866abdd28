#pragma once

// A PostgreSQL server for tests: private, in a temporary folder, reached by a socket in it. Started
// when the first test asks for it and stopped at the end of the program, even a sudden one.

#include <sys/types.h>

#include <optional>
#include <string>

#include "tests/server/kit/temporary.h"

namespace prestige::kit {

inline constexpr const char* kPostgresMissing =
    "PostgreSQL is missing; scripts/setup quick installs it";

class Postgres {
 public:
  // Nothing when PostgreSQL is not installed, which it says aloud. Failing to start ends the tests.
  static Postgres* instance();

  ~Postgres();

  std::string address(const std::string& database, const std::string& user = "postgres") const;
  // The address of a new, empty database.
  std::string new_database();
  // Runs SQL, in "postgres" unless another address is given; false when it fails.
  bool run(const std::string& sql, const std::string& address = {});
  // As if the machine had failed: without a farewell.
  void kill();
  void start();

 private:
  Postgres();
  std::string socket_folder() const { return folder_.path(); }
  bool make_cluster();

  TemporaryFolder folder_;
  pid_t server_ = 0;
  int databases_ = 0;
};

}  // namespace prestige::kit
