#pragma once

// What random players choose from their legal actions.

#include <cstdint>

#include "tests/conformance/game_cases.h"

namespace prestige::conformance {

// Chooses the kind of action first, then one of the kind, so that rare kinds come up more often.
template <Game G>
typename G::Action varied_choice(const typename G::Actions& list, Rng& rng) {
  const auto takes_over = [&](int n) { return rng.below(static_cast<std::uint32_t>(n)) == 0; };
  auto choice = list[0];
  int kinds = 1;
  int of_kind = 1;
  for (std::size_t i = 1; i < list.size(); ++i) {
    // The list is sorted by kind. The n-th kind takes over with 1/n, and the n-th action of the
    // chosen kind likewise.
    const bool new_kind = list[i].verb != list[i - 1].verb;
    of_kind = new_kind ? 1 : of_kind + 1;
    kinds += new_kind ? 1 : 0;
    const bool takes =
        new_kind ? takes_over(kinds) : list[i].verb == choice.verb && takes_over(of_kind);
    if (takes) choice = list[i];
  }
  return choice;
}

// One of the legal actions, of which there must be some. Random play alone may never come far, so
// players of some games think of several actions and take the most appealing one.
template <Game G>
typename G::Action random_choice(const typename G::State& s, Seat seat,
                                 const typename G::Actions& list, Rng& rng) {
  using Cases = GameCases<G>;
  const auto choose = [&] { return list[rng.below(static_cast<std::uint32_t>(list.size()))]; };
  if constexpr (!Cases::kPurposefulPlay) {
    static_cast<void>(s), static_cast<void>(seat);
    return choose();
  } else {
    auto choice = choose();
    for (std::uint32_t more = 2 + rng.below(6); more > 0; --more) {
      const auto other = rng.below(2) == 0 ? varied_choice<G>(list, rng) : choose();
      if (Cases::appeal(s, seat, other) > Cases::appeal(s, seat, choice)) choice = other;
    }
    return choice;
  }
}

}  // namespace prestige::conformance
