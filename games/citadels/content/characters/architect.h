#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// R.architect: two more cards; builds up to three districts.
inline constexpr CharacterDef architect{
    .id = Character::architect,
    .build_limit = 3,
    .verbs = verbs({Verb::extra_cards}),
    .offer =
        [](const State& s, Actions& out) {
          out.push_back_if(!was_used(s, kAbilityUsed) && !s.secrets.deck.empty(),
                           Action::of(Verb::extra_cards));
        },
    .check = [](const State& s, const Action&) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      if (s.secrets.deck.empty()) return Reason::nothing_to_gain;
      return {};
    },
    .use =
        [](State& s, const Action&, Events& ev) {
          mark_used(s, kAbilityUsed);
          ev.push({.kind = EventKind::cards_received,
                   .seat = me(s),
                   .amount = std::min(2, s.secrets.deck.size())});
          draw_cards(s, me(s), 2);
        },
};

}  // namespace prestige::citadels::content
