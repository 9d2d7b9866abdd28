#pragma once

#include <istream>
#include <ostream>

namespace prestige::cli {

// The engine protocol: a JSON request on each line in, one answer line each out, until the input
// ends. Returns the exit code.
int run_engine(std::istream& in, std::ostream& out);

}  // namespace prestige::cli
