#include <algorithm>
#include <array>

#include "protocol/codec.h"

namespace prestige::protocol {

std::span<const GameCodec* const> all_games() {
  static const std::array<const GameCodec*, 2> games{&citadels_codec(), &trickerion_codec()};
  return games;
}

const GameCodec* find_game(std::string_view name) {
  const auto games = all_games();
  const auto found = std::ranges::find_if(
      games, [&](const GameCodec* codec) { return codec->rules().name() == name; });
  return found == games.end() ? nullptr : *found;
}

}  // namespace prestige::protocol
