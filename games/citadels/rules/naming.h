#pragma once

#include "games/citadels/action.h"
#include "games/citadels/illegal.h"
#include "games/citadels/rules/verbs.h"
#include "games/citadels/state.h"

namespace prestige::citadels {

// Every other character of the cast may be named (A05, A21).
inline RankMask nameable(const State& s) {
  return static_cast<RankMask>(s.table.all_ranks() & ~bit(s.table.turn.rank));
}
inline Illegal check_named(const State& s, Character c) {
  if (!s.table.in_cast(c)) return Reason::character_not_in_cast;
  if (rank_of(c) == s.table.turn.rank) return Reason::own_character;
  return {};
}

// C8.3, C8.4: nor rank 1, nor somebody who is killed or bewitched.
inline RankMask victims(const State& s) {
  return static_cast<RankMask>(nameable(s) & ~bit(Rank{1}) & ~bit(s.table.killed) &
                               ~bit(s.table.bewitched));
}
inline Illegal check_victim(const State& s, Character c) {
  if (const Illegal wrong = check_named(s, c)) return wrong;
  if (rank_of(c) == 1) return Reason::rank_one_is_safe;
  if (rank_of(c) == s.table.killed) return Reason::character_killed;
  if (rank_of(c) == s.table.bewitched) return Reason::character_bewitched;
  return {};
}

inline void offer_characters(const State& s, Verb verb, RankMask ranks, Actions& out) {
  list_ranks(out, ranks, [&](Rank rank) { return Action::of(verb, s.table.cast[rank]); });
}

inline Illegal check_other_player(const State& s, Seat seat) {
  if (!is_seat(s, seat)) return Reason::no_such_seat;
  if (seat == me(s)) return Reason::needs_other_player;
  return {};
}

}  // namespace prestige::citadels
