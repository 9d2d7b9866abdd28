#pragma once

#include "games/citadels/content/character_def.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels::content {

// R.navigator: four gold or four cards; never builds.
inline constexpr CharacterDef navigator{
    .id = Character::navigator,
    .build_limit = 0,
    .can_build = false,
    .verbs = verbs({Verb::supplies_gold, Verb::supplies_cards}),
    .offer =
        [](const State& s, Actions& out) {
          if (was_used(s, kAbilityUsed)) return;
          out.push_back(Action::of(Verb::supplies_gold));
          if (!s.secrets.deck.empty()) out.push_back(Action::of(Verb::supplies_cards));
        },
    .check = [](const State& s, const Action& a) -> Illegal {
      if (was_used(s, kAbilityUsed)) return Reason::ability_used;
      if (a.verb == Verb::supplies_cards && s.secrets.deck.empty()) return Reason::nothing_to_gain;
      return {};
    },
    .use =
        [](State& s, const Action& a, Events& ev) {
          mark_used(s, kAbilityUsed);
          if (a.verb == Verb::supplies_gold) {
            gain_gold(s, me(s), 4);
            ev.push({.kind = EventKind::gold_received, .seat = me(s), .amount = 4});
          } else {
            ev.push({.kind = EventKind::cards_received,
                     .seat = me(s),
                     .amount = std::min(4, s.secrets.deck.size())});
            draw_cards(s, me(s), 4);
          }
        },
};

}  // namespace prestige::citadels::content
