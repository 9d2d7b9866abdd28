#include "cli/play/trickerion/screen.h"

#include "cli/play/trickerion/board.h"
#include "cli/play/trickerion/glossary.h"
#include "cli/play/trickerion/guide.h"
#include "cli/play/trickerion/hand.h"
#include "cli/play/trickerion/notes.h"
#include "cli/play/trickerion/result.h"

namespace prestige::play {

using namespace trickerion;

namespace {

// What needs no line because another event or the board says as much.
bool is_plain(EventKind kind) {
  switch (kind) {
    case EventKind::die_rolled:
    case EventKind::placement_ended:
    case EventKind::turn_ended:
    case EventKind::card_assigned:
    case EventKind::plan_confirmed:
    case EventKind::plan_withdrawn:
    case EventKind::card_revealed:
    case EventKind::card_sealed:
    case EventKind::nothing_to_perform:
    case EventKind::special_decks_turned:
    case EventKind::special_copied:
    case EventKind::component_taken:
    case EventKind::start_received:
    case EventKind::initiative_set:
    case EventKind::next_turn_setup_shown:
      return true;
    default:
      return false;
  }
}

// The same for those who do not see the card.
bool is_plain_to_others(EventKind kind) {
  return kind == EventKind::power_dealt || kind == EventKind::power_discarded ||
         kind == EventKind::card_assigned_late;
}

class TrickerionScreen final : public GameScreen {
 public:
  Lines table(const Viewpoint& at, Detail detail) const override {
    return board(TrickerionSight(at), detail);
  }
  Lines own(const Viewpoint& at, Detail detail) const override {
    return own_workshop(TrickerionSight(at), detail);
  }
  std::string_view group(const AnyAction& a) const override {
    return group_of(a.as<Action>().verb);
  }
  Note note(const Viewpoint& at, const AnyAction& a) const override {
    return note_of(TrickerionSight(at), a.as<Action>());
  }
  bool is_told(const AnyEvent& e, Seat viewer) const override {
    const Event& event = e.as<Event>();
    const auto view = view_of(event, viewer);
    if (!view || is_plain(event.kind)) return false;
    return !is_plain_to_others(event.kind) || !view->concealed;
  }
  // Sealed Orders: cards lie face down until their Characters are placed.
  bool turns_up(const AnyState& before, Seat seat, const AnyAction& a) const override {
    const Action& action = a.as<Action>();
    const auto& cards =
        before.as<State>().table.player[static_cast<std::size_t>(seat.index())].card;
    return action.verb == Verb::place && cards[trickerion::at(action.first<Character>())].hidden();
  }
  std::vector<Entry> glossary(const Viewpoint& at) const override {
    return glossary_of(TrickerionSight(at));
  }
  std::vector<std::string> subjects(const AnyAction& a) const override {
    return subjects_of(a.as<Action>());
  }
  Lines rules(const Viewpoint& at) const override { return rules_summary(TrickerionSight(at)); }
  Lines overview(const Viewpoint& at) const override {
    return modules_and_magicians(TrickerionSight(at));
  }
  Lines legend(const Viewpoint& at) const override { return signs(TrickerionSight(at)); }
  Lines result(const Viewpoint& at) const override { return score_table(at, at.state.as<State>()); }
};

}  // namespace

const GameScreen& trickerion_screen() {
  static const TrickerionScreen screen;
  return screen;
}

}  // namespace prestige::play
