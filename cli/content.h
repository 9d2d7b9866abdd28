#pragma once

#include <string>

namespace prestige::cli {

// Prints the facts of a game's cards as JSON, a line for each card.
int run_content(const std::string& game);

}  // namespace prestige::cli
