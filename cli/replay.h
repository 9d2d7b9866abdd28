#pragma once

#include <string>

#include "protocol/catalogue.h"

namespace prestige::cli {

struct ReplayArguments {
  std::string file;  // a record or a saved game; "-": standard input
  protocol::Language language = protocol::Language::en;
  int seat = -1;         // whose eyes; -1: everything open
  bool actions = false;  // the actions instead of sentences
};

// Plays a record again, checking every step, and tells it.
int run_replay(const ReplayArguments& arguments);

}  // namespace prestige::cli
