#pragma once

// Who can tell two games apart that differ in a secret?

#include "tests/kit/scenario.h"

namespace prestige::citadels::kit {

inline constexpr int kSpectator = Seat::spectator().index();

// The seats, and kSpectator, to whom both games do not look alike: the observation or the events of
// the last action differ.
inline std::vector<int> told_apart(Play& a, Play& b) {
  std::vector<int> seats;
  for (int seat = 0; seat < a.state().table.players(); ++seat) {
    if (!same_view(a, b, seat)) seats.push_back(seat);
  }
  if (!same_spectator_view(a, b)) seats.push_back(kSpectator);
  return seats;
}

using Seats = std::vector<int>;

// Everybody at a table for five, and who looks on.
inline const Seats kEveryone{0, 1, 2, 3, 4, kSpectator};

}  // namespace prestige::citadels::kit
