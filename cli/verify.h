#pragma once

#include <string>

namespace prestige::cli {

struct VerifyArguments {
  std::string file;  // a record with its "fairness"; "-": standard input
};

// Recomputes every draw of a game that was played on a server.
int run_verify(const VerifyArguments& arguments);

}  // namespace prestige::cli
