#include "cli/play/citadels/screen.h"

#include <array>

#include "cli/play/citadels/board.h"
#include "cli/play/citadels/glossary.h"
#include "cli/play/citadels/hand.h"
#include "cli/play/citadels/result.h"

namespace prestige::play {

using namespace citadels;

namespace {

// The heading of each verb, in the order of the verbs.
std::string_view group_of(Verb verb) {
  if (verb < Verb::gather_gold) return "group.character";
  if (verb < Verb::income) return verb == Verb::keep_card ? "group.card" : "group.gather";
  if (verb == Verb::discard || verb == Verb::done || verb == Verb::give || verb == Verb::take) {
    return "group.card";
  }
  if (verb < Verb::build) return "group.ability";
  if (verb == Verb::build) return "group.build";
  if (verb == Verb::use) return "group.use";
  return verb == Verb::end_turn ? "group.end" : "group.answer";
}

// What needs no line because another event or the board says as much.
bool is_plain(EventKind kind) {
  return kind == EventKind::turn_ended || kind == EventKind::round_ended ||
         kind == EventKind::build_announced;
}

// The same for those who do not see the card.
bool is_plain_to_others(EventKind kind) {
  switch (kind) {
    case EventKind::card_drawn:
    case EventKind::card_kept:
    case EventKind::cards_put_under:
    case EventKind::hand_passed:
    case EventKind::character_kept:
    case EventKind::character_put_aside:
    case EventKind::character_set_face_down:
      return true;
    default:
      return false;
  }
}

class CitadelsScreen final : public GameScreen {
 public:
  Lines table(const Viewpoint& at, Detail detail) const override {
    return board(Sight(at), detail);
  }
  Lines own(const Viewpoint& at, Detail detail) const override {
    return own_secrets(Sight(at), detail);
  }
  std::string_view group(const AnyAction& a) const override {
    return group_of(a.as<Action>().verb);
  }
  Note note(const Viewpoint& at, const AnyAction& a) const override {
    return note_of(Sight(at), a.as<Action>());
  }
  bool is_told(const AnyEvent& e, Seat viewer) const override {
    const Event& event = e.as<Event>();
    if (is_plain(event.kind)) return false;
    return !is_plain_to_others(event.kind) || !view_of(event, viewer).concealed;
  }
  // Character cards are turned up when they are called, and that is an event.
  bool turns_up(const AnyState&, Seat, const AnyAction&) const override { return false; }
  std::vector<Entry> glossary(const Viewpoint& at) const override { return glossary_of(Sight(at)); }
  std::vector<std::string> subjects(const AnyAction& a) const override {
    return subjects_of(a.as<Action>());
  }
  Lines rules(const Viewpoint& at) const override { return rules_summary(at); }
  Lines overview(const Viewpoint& at) const override { return cast_and_uniques(Sight(at)); }
  Lines legend(const Viewpoint& at) const override { return symbols_and_types(Sight(at)); }
  Lines result(const Viewpoint& at) const override { return score_table(at, at.state.as<State>()); }
};

}  // namespace

const GameScreen& citadels_screen() {
  static const CitadelsScreen screen;
  return screen;
}

}  // namespace prestige::play
