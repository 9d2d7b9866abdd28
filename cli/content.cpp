#include "cli/content.h"

#include <fmt/core.h>

#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "protocol/card_facts.h"

namespace prestige::cli {

int run_content(const std::string& game) {
  const protocol::GameCodec* codec = find_game_or_complain(game);
  if (!codec) return kBadUse;
  fmt::print("{}", protocol::card_facts(*codec));
  return kOk;
}

}  // namespace prestige::cli
