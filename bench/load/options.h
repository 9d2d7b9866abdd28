#pragma once

#include <cstdint>
#include <string>

namespace prestige::load {

enum class Mode { play, idle, recover };

struct Options {
  std::string url = "http://127.0.0.1:8080";
  std::string game = "citadels";
  Mode mode = Mode::play;
  int tables = 10;
  int sockets_per_table = 2;  // beyond two: spectators
  int tables_per_socket = 1;  // people who play at several tables at once
  double seconds = 10;
  double warmup = 2;
  double rate = 0;      // decisions a second of all tables together; 0: as fast as answers come
  double setup_s = 60;  // for everything to be open
  int pid = 0;          // of the server
  std::string restart;  // the command that starts it again
  std::uint64_t seed = 1;
  bool json = false;
};

}  // namespace prestige::load
