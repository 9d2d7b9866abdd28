#pragma once

#include <gtest/gtest.h>

#include <string>

#include "tests/conformance/citadels/cases.h"
#include "tests/conformance/random_games.h"
#include "tests/conformance/trickerion/cases.h"

namespace prestige::conformance {

// Every game that the suites run on.
using Games = ::testing::Types<citadels::Citadels, trickerion::Trickerion>;

struct GameName {
  template <class G>
  static std::string GetName(int) {
    return std::string(G::kName);
  }
};

}  // namespace prestige::conformance
