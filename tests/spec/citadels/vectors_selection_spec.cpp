#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

std::size_t pile(Play& g) { return g.offered("keep").size(); }

// The first offered card each time, with how many there were to choose from.
std::vector<std::size_t> choices(Play& g) {
  std::vector<std::size_t> counts;
  while (g.state().table.phase == Phase::selecting) {
    const Texts offered = g.offered();
    counts.push_back(offered.size());
    g.plays(offered[0]);
  }
  return counts;
}

int held(Play& g) {
  int count = 0;
  for (const Seat seat : g.state().secrets.holder) count += seat == Seat::nobody() ? 0 : 1;
  return count;
}

SPEC("T001", "8 characters, 4 players: 2 face up, never rank 4, 1 down, 5 go round, 1 is left") {
  auto g = scenario(4).at_selection();
  g.does_not_offer("face_up king").chance("face_up assassin").does_not_offer("face_up king");
  g.chance("face_up thief").does_not_offer("face_up").chance("face_down king");
  EXPECT_EQ(choices(g), (std::vector<std::size_t>{5, 4, 3, 2}));
  EXPECT_EQ(held(g), 4);
}

SPEC("T002", "8 characters, 5 or 6 players: 1 or 0 face up, 1 down, 6 or 7 go round") {
  auto five = scenario(5).at_selection().chance("face_up thief").chance("face_down king");
  EXPECT_EQ(choices(five), (std::vector<std::size_t>{6, 5, 4, 3, 2}));
  auto six = scenario(6).at_selection().chance("face_down king");
  EXPECT_EQ(choices(six), (std::vector<std::size_t>{7, 6, 5, 4, 3, 2}));
}

SPEC("T003", "8 characters, 7 players: the seventh chooses from 1 card and the face-down one") {
  auto g = scenario(7).at_selection().chance("face_down king");
  for (const char* keep : {"assassin", "thief", "magician", "bishop", "merchant", "architect"}) {
    g.plays(std::string("keep ") + keep);
  }
  g.expect_acting(6).expect_offered("", {"keep king", "keep warlord"}).plays("keep king");
  EXPECT_EQ(g.state().secrets.holder[4], Seat(6));
  EXPECT_EQ(g.state().secrets.holder[8], Seat::nobody());
}

SPEC("T004",
     "9 characters, 8 players: nothing face up, the eighth player has the last-player rule") {
  auto g = scenario(8).at_selection().chance("face_down artist");
  EXPECT_EQ(pile(g), 8u);
  EXPECT_EQ(choices(g), (std::vector<std::size_t>{8, 7, 6, 5, 4, 3, 2, 2}));
  EXPECT_EQ(held(g), 8);
}

SPEC("T005", "2 players choose from 7, 6 and 5, 4 and 3, 2: 2 + 2 kept, 4 aside") {
  auto g = scenario(2).at_selection().chance("face_down king");
  EXPECT_EQ(pile(g), 7u);
  g.plays(0, "keep assassin");
  EXPECT_EQ(pile(g), 6u);
  g.plays(1, "keep thief").expect_acting(1);
  EXPECT_EQ(g.offered("put_aside").size(), 5u);
  g.plays(1, "put_aside magician");
  EXPECT_EQ(pile(g), 4u);
  g.plays(0, "keep bishop").expect_acting(0);
  EXPECT_EQ(g.offered("put_aside").size(), 3u);
  g.plays(0, "put_aside merchant").expect_acting(1);
  g.expect_offered("", {"keep architect", "keep warlord"}).plays(1, "keep warlord");
  EXPECT_EQ(g.observe(0).characters, bit(Rank{1}) | bit(Rank{5}));
  EXPECT_EQ(g.observe(1).characters, bit(Rank{2}) | bit(Rank{8}));
  EXPECT_EQ(held(g), 4);
}

SPEC("T006", "3 players, 9 characters: 8, 7, 6, then C puts 1 of 5 aside, then 4, 3, 2") {
  auto g = scenario(3).crown(1).at_selection().chance("face_down king");
  std::vector<int> seats;
  std::vector<std::size_t> counts;
  while (g.state().table.phase == Phase::selecting) {
    seats.push_back(Citadels::acting(g.state()).front().index());
    counts.push_back(g.offered().size());
    g.plays(g.offered()[0]);
  }
  EXPECT_EQ(counts, (std::vector<std::size_t>{8, 7, 6, 5, 4, 3, 2}));
  EXPECT_EQ(seats, (std::vector<int>{1, 2, 0, 0, 1, 2, 0}));
  EXPECT_EQ(held(g), 6);
}

SPEC("T008", "68 cards before dealing; with 8 players 36 remain; each supply is 2") {
  auto g = new_game(8).chance("crown 3").expect_deck_size(68).deals().expect_deck_size(36);
  for (int seat = 0; seat < 8; ++seat) g.expect_gold(seat, 2).expect_hand_size(seat, 4);
}

}  // namespace
}  // namespace prestige::citadels::kit
