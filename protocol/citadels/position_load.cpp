#include "games/citadels/game.h"
#include "games/citadels/rules/round.h"
#include "protocol/citadels/json.h"
#include "protocol/citadels/position_draft.h"

namespace prestige::protocol {

using namespace citadels;

Result<State> read_position(const Json& position) {
  FirstError errors("bad_position");
  Draft draft{.in = JsonReader(position, errors), .errors = errors};
  for (const auto step :
       {load_frame, load_cards, load_setup, load_deck, load_round, load_call, load_characters,
        load_marks, load_turn, load_pending, check_marks, check_turn, check_pending}) {
    step(draft);
    if (!errors.none()) return std::unexpected(errors.error());
  }
  // A position between two decisions goes on to the next one.
  Events silent;
  advance(draft.s, silent);
  if (Citadels::invariant_broken(draft.s) != nullptr) {
    refuse(draft.in, "impossible");
    return std::unexpected(errors.error());
  }
  return draft.s;
}

}  // namespace prestige::protocol
