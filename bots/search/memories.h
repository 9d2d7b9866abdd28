#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "bots/bot.h"
#include "engine/core/hash.h"

namespace prestige::bots {

// What each seat has noticed of the decisions since the search began, as one number a seat. Courses
// of the game that a seat cannot tell apart by what was decided leave it with the same number: a
// plan made in secret shows in nobody's but its owner's, until it comes to light. What chance
// brings does not count.
template <Game G>
class Memories {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  Memories() { clear(); }

  void clear() {
    for (std::size_t i = 0; i < numbers_.size(); ++i) numbers_[i] = i + 1;
  }

  std::uint64_t of(Seat seat) const { return numbers_[static_cast<std::size_t>(seat.index())]; }

  // G::apply, noticed by all players.
  void apply(State& world, Seat mover, const Action& action) {
    happened_.clear();
    typename G::Events events(happened_);
    G::apply(world, mover, action, events);
    const std::uint64_t code = code_of(action);
    const int players = G::players(world);
    for (int i = 0; i < players; ++i) remember(Seat(i), mover, code);
  }

 private:
  static std::uint64_t code_of(const Action& action) {
    static_assert(std::has_unique_object_representations_v<Action> && sizeof(Action) <= 8);
    std::uint64_t code = 0;
    std::memcpy(&code, &action, sizeof action);
    return code;
  }

  // One knows who did what to whom, and exactly which decision it was when nothing was concealed.
  void remember(Seat seat, Seat mover, std::uint64_t code) {
    Hasher number;
    number.mix(of(seat));
    bool noticed = seat == mover;
    bool knows_all = !happened_.empty();
    for (const typename G::Event& event : happened_) {
      const auto view = G::view(event, seat);
      knows_all = knows_all && view && !view->concealed;
      if (!view) continue;
      noticed = true;
      number.add(view->event.kind);
      number.add(view->event.seat);
      number.add(view->event.other);
    }
    if (!noticed) return;
    if (seat == mover || knows_all) number.mix(code);
    numbers_[static_cast<std::size_t>(seat.index())] = number.value();
  }

  static constexpr int kPlayersMax = 8;  // of any game

  std::array<std::uint64_t, kPlayersMax> numbers_{};
  typename G::Events::Buffer happened_;
};

}  // namespace prestige::bots
