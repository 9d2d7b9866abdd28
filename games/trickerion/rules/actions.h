#pragma once

// What every action of a placed Character has in common: Action Points, modifiers, limits (section
// 6). The actions themselves are in the files of the Locations.

#include "games/trickerion/illegal.h"
#include "games/trickerion/rules/verbs.h"

namespace prestige::trickerion {

// The actions by name, as R57 counts them.
enum class Chore : std::uint8_t {
  learn,
  hire,
  take_coins,
  reroll,
  set_die,
  buy,
  order,
  quick_order,
  prepare,
  move_tricks,
  move_components,
  move_apprentices,
  set_up,
  reschedule,
  draw_first,
  draw_further,
  fortune,
  weave,
};

// Enough Action Points, and not taken before where each action is allowed once.
Illegal check_chore(const State& s, Chore chore, int ap, bool unlimited = false);
void pay_chore(State& s, Chore chore, int ap);

// May these modifiers go with an action of this kind? The card is checked for its target only.
Illegal check_mods(const State& s, const Action& a, Target target);
void use_mods(State& s, const Action& a);

// The Action Points of an action after what its modifiers take off.
inline int reduced(int ap, int less) { return std::max(0, ap - less); }
// R103: copies of a Power that would take a point off where none is left.
inline bool in_vain(int ap, int copies) { return copies > 0 && copies > ap; }

// All modifiers that could be declared with a verb, in the order of actions: calls f(Mods).
template <class F>
void for_each_mods(const State& s, Verb verb, Target target, F&& f) {
  const ModPowers powers = mod_powers(verb);
  const bool card = s.table.placement.special && !s.table.placement.special_used &&
                    def(*s.table.placement.special).target == target;
  if (!card && !options(s).powers) {
    f(Mods{});
    return;
  }
  const int first = powers.first ? usable(s, me(s), *powers.first) : 0;
  const int second = powers.second ? usable(s, me(s), *powers.second) : 0;
  for (int j = 0; j <= second; ++j) {
    for (int i = 0; i <= first; ++i) {
      f(Mods::of(false, i, j));
      if (card) f(Mods::of(true, i, j));
    }
  }
}

// What opponents' Powers do when an action is taken Downtown.
void notice_downtown_action(State& s);

}  // namespace prestige::trickerion
