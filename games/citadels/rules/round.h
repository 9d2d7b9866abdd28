#pragma once

// C3, C10: setup, the start and the end of a round, and the order in which phases follow.

#include "games/citadels/rules/selection.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels {

State initial_state(const Options& options);

// Runs everything that needs no decision until somebody must decide or the game is over.
void advance(State& s, Events& ev);

// Is advance() needed at all? Most decisions are followed by another of the same player.
inline bool waits_for_decision(const State& s) {
  const Table& t = s.table;
  if (!t.pending.empty()) {
    const Ask ask = t.pending.back().ask;
    const bool one_card = ask == Ask::keep || ask == Ask::research;
    return ask != Ask::finish_build && !(one_card && s.secrets.aside.size() == 1);
  }
  if (t.phase == Phase::selecting) return t.slots_filled + 1u < selection_slots(t).size();
  const bool forced = t.turn.mode == Mode::threatened || t.turn.mode == Mode::bewitched;
  return t.phase == Phase::taking_turn && !(forced && t.turn.gathered);
}

}  // namespace prestige::citadels
