#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// R.scholar: looks through seven cards and keeps one; builds up to two districts.
inline constexpr CharacterDef scholar{
    .id = Character::scholar,
    .build_limit = 2,
    .verbs = verbs({Verb::research}),
    .offer =
        [](const State& s, Actions& out) {
          if (!was_used(s, kAbilityUsed) && !s.secrets.deck.empty())
            out.push_back(Action::of(Verb::research));
        },
    .check = [](const State& s, const Action&) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      if (s.secrets.deck.empty()) return Reason::nothing_to_gain;
      return {};
    },
    .use =
        [](State& s, const Action&, Events& ev) {
          mark_used(s, kAbilityUsed);
          const int cards = std::min(7, s.secrets.deck.size());
          ev.push({.kind = EventKind::cards_received, .seat = me(s), .amount = cards});
          ask(s, {.ask = Ask::research, .seat = me(s)});
          draw_cards(s, me(s), cards, /*to_aside=*/true);
        },
};

}  // namespace prestige::citadels::content
