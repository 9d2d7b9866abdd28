// Positions of Citadels that are nearly right.

#include "fuzz/changed_position.h"
#include "games/citadels/game.h"

namespace {

using namespace prestige;

protocol::Json position_of_citadels(fuzz::Choices& choices) {
  const protocol::GameCodec& codec = protocol::citadels_codec();
  const int players = 2 + static_cast<int>(choices.below(7));
  const protocol::Json options = {
      {"random_cast", choices.below(4) != 0},
      {"random_uniques", choices.below(4) != 0},
      {"use_rank9", players >= 4 && players <= 7 && choices.below(2) == 0}};
  return fuzz::position_of_game<citadels::Citadels>(codec, *codec.create(players, options),
                                                    choices);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  fuzz::Choices choices(bytes, size);
  const protocol::Json position = position_of_citadels(choices);
  const protocol::Json other = position_of_citadels(choices);
  Rng rng(size);
  fuzz::load_changed(position, other, choices, rng);
  return 0;
}
