#pragma once

// The position loader under positions that are nearly right: those of a random game, with parts
// left out or put in place of others. The bytes choose the game, the moment and the changes.

#include <cstddef>
#include <cstdint>

#include "engine/core/game.h"
#include "fuzz/loaded_position.h"

namespace prestige::fuzz {

// Numbers chosen by the bytes; zeros when they are used up.
class Choices {
 public:
  Choices(const std::uint8_t* bytes, std::size_t size) : bytes_(bytes), size_(size) {}

  std::uint32_t below(std::size_t bound) {
    const std::uint32_t high = next();
    return static_cast<std::uint32_t>((high << 8 | next()) % bound);
  }
  bool any_left() const { return at_ < size_; }

 private:
  std::uint32_t next() { return any_left() ? bytes_[at_++] : 0u; }

  const std::uint8_t* bytes_;
  std::size_t size_;
  std::size_t at_ = 0;
};

// Changes a position again and again, with parts of its own and of another one, and loads it.
void load_changed(protocol::Json position, const protocol::Json& other, Choices& choices, Rng& rng);

// The position of a random game some steps after its start.
template <Game G>
protocol::Json position_of_game(const protocol::GameCodec& codec, AnyState start,
                                Choices& choices) {
  constexpr std::size_t kStepsMax = 1000;
  auto& state = start.as<typename G::State>();
  Rng rng(choices.below(65536));
  typename G::Actions actions;
  typename G::Events silent;
  for (auto steps = choices.below(kStepsMax); steps > 0; --steps) {
    const SeatSet acting = G::acting(state);
    if (acting.empty()) break;
    G::legal_actions(state, acting.front(), actions);
    const auto pick = rng.below(static_cast<std::uint32_t>(actions.size()));
    G::apply(state, acting.front(), actions[pick], silent);
  }
  return codec.position(start);
}

}  // namespace prestige::fuzz
