#include "cli/count.h"

#include <fmt/core.h>

#include <chrono>

#include "bots/count.h"
#include "cli/exit_code.h"
#include "games/all.h"

namespace prestige::cli {

namespace {

std::optional<AnyState> start_of(const protocol::GameCodec& codec,
                                 const CountArguments& arguments) {
  if (arguments.position.empty()) return create_or_complain(codec, arguments.game);
  const auto json = read_json_or_complain(arguments.position);
  if (!json) return std::nullopt;
  const auto state = codec.load(*json);
  if (state) return *state;
  complain(state.error());
  return std::nullopt;
}

}  // namespace

int run_count(const CountArguments& arguments) {
  const protocol::GameCodec* codec = find_game_or_complain(arguments.game.game);
  if (codec == nullptr) return kBadUse;
  const auto start = start_of(*codec, arguments);
  if (!start) return kBadUse;
  for (int depth = 1; depth <= arguments.depth; ++depth) {
    const auto began = std::chrono::steady_clock::now();
    std::uint64_t leaves = 0;
    with_game(arguments.game.game, [&]<Game G>() {
      leaves = bots::count_leaves<G>(start->as<typename G::State>(), depth, arguments.seed,
                                     arguments.all_chance);
    });
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    fmt::print("{} {}\n", depth, leaves);
    fmt::print(stderr, "depth {}: {} leaves in {:.3f} s\n", depth, leaves, seconds);
  }
  return kOk;
}

}  // namespace prestige::cli
