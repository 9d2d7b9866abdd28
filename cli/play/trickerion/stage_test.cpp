#include "cli/play/trickerion/stage.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/play/trickerion/stage_notes.h"

namespace prestige::play {
namespace {

using namespace trickerion;
using testing::ElementsAre;
using testing::HasSubstr;

// A table with one Performance card, seen by the first player.
class StageCards : public testing::Test {
 protected:
  StageCards() {
    Options options;
    options.players = 4;
    state_ = Trickerion::initial(options);
    state_.table.phase = Phase::placing;
    state_.table.shows[0].card = Performance::riverside_08;
  }

  void put(Slot slot, Marker m) { state_.table.shows[0].slot[trickerion::at(slot)] = m; }

  TrickerionSight sight() {
    any_ = AnyState::of(state_);
    return TrickerionSight(Viewpoint{any_, Seat(0), protocol::Language::en, names_, plain_, 100});
  }

  State state_;
  AnyState any_;
  protocol::Names names_{"Ada", "Bruno", "Clara", "Dario"};
  Style plain_{false};
};

TEST_F(StageCards, show_slots_and_circles) {
  EXPECT_THAT(stage_cards(sight()), ElementsAre("╭Riverside Theater 8──────╮",  //
                                                "│ <  >                    │",  //
                                                "│   ○                     │",  //
                                                "│ <  >  △  <  >           │",  //
                                                "│   ○                     │",  //
                                                "│ <  >                    │",  //
                                                "│ ★1 ¢1                   │",  //
                                                "╰─────────────────────────╯"));
}

TEST_F(StageCards, show_markers_with_their_symbols_and_links) {
  put(Slot::s00, Marker::of(Seat(1), Suit::spades, Category::spiritual));
  put(Slot::s01, Marker::of(Seat(2), Suit::hearts, Category::optical, true));
  put(Slot::s11, Marker::neutral(Category::spiritual));
  const Lines lines = stage_cards(sight());
  EXPECT_THAT(lines[1], HasSubstr("│ <2♠> "));
  EXPECT_THAT(lines[2], HasSubstr("│  O●O "));
  EXPECT_THAT(lines[3], HasSubstr("│ «3♥» E▲E <##>"));
}

TEST_F(StageCards, tell_where_a_marker_makes_links) {
  put(Slot::s00, Marker::of(Seat(1), Suit::spades, Category::spiritual));
  state_.table.player[0].tricks[0].trick = Trick::enchanted_butterflies;
  state_.table.doing = {.verb = Verb::set_up, .suit = Suit::spades, .pays = true, .owner = Seat(0)};
  const TrickerionSight now = sight();
  EXPECT_EQ(at_note(now, Action::of(Verb::at, Slot::s01, Corner::top)).facts,
            "[↑O=O(2♠), →E, ↓S] → 1 Link: 1 ★ or ¢");
  EXPECT_THAT(at_note(now, Action::of(Verb::at, Slot::s11, Corner::left)).facts,
              HasSubstr("no Link"));
}

}  // namespace
}  // namespace prestige::play
