#pragma once

// An open question under examination, and whether what it is about is there.

#include "games/trickerion/rules/verbs.h"

namespace prestige::protocol {

// A question with its place in the stack.
struct Asked {
  const trickerion::State& s;
  const trickerion::Pending& pending;
  std::size_t index;

  const trickerion::Table& table() const { return s.table; }
  const trickerion::Doing& doing() const { return s.table.doing; }
  const trickerion::Player& player() const { return trickerion::player(s, pending.seat); }
  // The card that the action in progress was declared with.
  const trickerion::SpecialDef& card() const { return trickerion::special(s, doing().mods); }
  bool in_residence(trickerion::Maybe<trickerion::Trick> trick) const;
  // Will this be answered before?
  bool above(trickerion::Ask ask) const;
};

// A question inside an action of a Character, or of Breaking Free.
bool is_of_action(const Asked& q);
// Is there a Character that carries out the action, where it can be done and with a card that
// changes it?
bool action_in_progress(const trickerion::State& s);

// The questions of an action in progress, asked in their order.
bool fits_action(const Asked& q);
bool fits_roll(const Asked& q);
// After an action: Components that are put away, Apprentices that join in RETURN.
bool fits_shelf_component(const Asked& q);
bool fits_return(const Asked& q);

}  // namespace prestige::protocol
