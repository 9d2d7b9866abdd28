#include <algorithm>

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

// Fills the face-up row and the face-down card with whatever comes first.
void lay_out(Play& g) { g.chance_any(); }

std::size_t choices(Play& g, const char* verb) { return g.offered(verb).size(); }

SPEC("C4.1", "face-up and face-down cards for 4 to 8 players") {
  struct Row {
    int players, characters, up;
  };
  for (const Row& row : {Row{4, 8, 2}, Row{4, 9, 3}, Row{5, 8, 1}, Row{5, 9, 2}, Row{6, 8, 0},
                         Row{6, 9, 1}, Row{7, 8, 0}, Row{7, 9, 0}, Row{8, 9, 0}}) {
    auto g = scenario(row.players).crown(1).at_selection();
    if (row.characters == 9) g.rank9();
    for (int i = 0; i < row.up; ++i) {
      ASSERT_FALSE(g.offered("face_up").empty()) << row.players << " " << row.characters;
      g.chance(g.offered("face_up").back());
    }
    g.does_not_offer("face_up");
    // One of all that is left goes face down, then the crown's holder chooses.
    EXPECT_EQ(choices(g, "face_down"), static_cast<std::size_t>(row.characters - row.up));
    g.chance(g.offered("face_down").front()).expect_acting(1);
    EXPECT_EQ(choices(g, "keep"), static_cast<std::size_t>(row.characters - row.up - 1));
    EXPECT_EQ(std::popcount(g.state().table.face_up), row.up);
  }
}

SPEC("C4.2", "rank 4 is never face up; face down it may be") {
  auto g = scenario(4).at_selection();
  g.expect_offered("face_up",
                   {"face_up assassin", "face_up thief", "face_up magician", "face_up bishop",
                    "face_up merchant", "face_up architect", "face_up warlord"});
  g.chance("face_up thief").does_not_offer("face_up king").does_not_offer("face_up thief");
  g.refuses(15, "face_up king", "not_now");
  g.chance("face_up warlord").offers("face_down king").does_not_offer("face_down thief");
  g.chance("face_down king").does_not_offer("keep king");
}

SPEC("C4.3", "from the crown's holder clockwise each keeps one; the last chooses from two") {
  auto g = scenario(5).crown(3).at_selection();
  g.chance("face_up thief").chance("face_down bishop").expect_acting(3);
  g.refuses("keep thief", "not_in_pile").refuses("keep bishop", "not_in_pile");
  g.refuses("keep witch", "character_not_in_cast").refuses(4, "keep king", "not_acting");
  EXPECT_EQ(choices(g, "keep"), 6u);
  g.plays(3, "keep king").expect_acting(4).refuses("keep king", "not_in_pile");
  EXPECT_EQ(choices(g, "keep"), 5u);
  g.plays(4, "keep merchant").plays(0, "keep architect").plays(1, "keep magician");
  g.expect_acting(2).expect_offered("keep", {"keep assassin", "keep warlord"});
  g.plays(2, "keep warlord");
  // The Assassin lies in the middle; everybody holds what was kept and the Magician is called.
  const State& s = g.state();
  EXPECT_EQ(s.secrets.holder[1], Seat::nobody());
  EXPECT_EQ(s.secrets.holder[4], Seat(3));
  EXPECT_EQ(s.secrets.holder[6], Seat(4));
  EXPECT_EQ(s.secrets.holder[8], Seat(2));
  g.expect_turn_of(1, "magician").expect_event("character_put_aside");
}

SPEC("C4.4", "with one character more than players the last one chooses with the face-down card") {
  for (const int players : {7, 8}) {
    for (const bool takes_it : {false, true}) {
      auto g = scenario(players).at_selection();
      const int characters = players + 1;
      g.chance("face_down king").expect_acting(0);
      EXPECT_EQ(choices(g, "keep"), static_cast<std::size_t>(characters - 1));
      for (int seat = 0; seat + 1 < players; ++seat) {
        g.expect_acting(seat).does_not_offer("keep king");
        g.plays(g.offered("keep").front());
      }
      g.expect_acting(players - 1);
      const Texts two = g.offered("keep");
      ASSERT_EQ(two.size(), 2u);
      EXPECT_EQ(std::ranges::count(two, "keep king"), 1);
      const std::string other = two[0] == "keep king" ? two[1] : two[0];
      const Rank other_rank = rank_of(parse(other)->character());
      g.plays(takes_it ? "keep king" : other);
      // The other one is returned face down.
      EXPECT_EQ(g.state().secrets.slot[0], takes_it ? other_rank : 4);
      EXPECT_EQ(g.state().secrets.holder[takes_it ? 4 : other_rank], Seat(players - 1));
      EXPECT_EQ(g.state().secrets.holder[takes_it ? other_rank : 4], Seat::nobody());
    }
  }
}

SPEC("C4.4", "9 characters and 7 players need no such rule") {
  auto g = scenario(7).rank9().at_selection();
  g.chance("face_down king");
  for (int seat = 0; seat < 6; ++seat) g.plays(seat, g.offered("keep").front());
  EXPECT_EQ(choices(g, "keep"), 2u);
  g.does_not_offer("keep king").plays(6, g.offered("keep").front());
  EXPECT_EQ(g.state().secrets.slot[0], 4);
}

SPEC("C4.5", "two players: 7, then 6 less one, 4 less one, 2; each has two characters") {
  auto g = scenario(2).crown(1).at_selection();
  g.does_not_offer("face_up").chance("face_down assassin").expect_acting(1);
  EXPECT_EQ(choices(g, "keep"), 7u);
  g.refuses("put_aside thief", "not_now");
  g.plays(1, "keep thief").expect_acting(0);
  EXPECT_EQ(choices(g, "keep"), 6u);
  g.plays(0, "keep magician").expect_acting(0).refuses("keep king", "not_now");
  EXPECT_EQ(choices(g, "put_aside"), 5u);
  g.plays(0, "put_aside king").expect_acting(1);
  EXPECT_EQ(choices(g, "keep"), 4u);
  g.plays(1, "keep bishop").expect_acting(1);
  EXPECT_EQ(choices(g, "put_aside"), 3u);
  g.plays(1, "put_aside merchant").expect_acting(0);
  g.expect_offered("keep", {"keep architect", "keep warlord"});
  g.plays(0, "keep warlord").expect_turn_of(1, "thief");
  const auto& holder = g.state().secrets.holder;
  EXPECT_EQ(holder[2], Seat(1));
  EXPECT_EQ(holder[5], Seat(1));
  EXPECT_EQ(holder[3], Seat(0));
  EXPECT_EQ(holder[8], Seat(0));
  for (const std::size_t rank : {1u, 4u, 6u, 7u}) EXPECT_EQ(holder[rank], Seat::nobody());
}

SPEC("C4.6", "three players: 8, 7, 6, one of 5 aside by the third, then 4, 3, 2") {
  auto g = scenario(3).crown(2).at_selection();
  g.does_not_offer("face_up").chance("face_down assassin").expect_acting(2);
  EXPECT_EQ(choices(g, "keep"), 8u);
  g.plays(2, "keep thief");
  EXPECT_EQ(choices(g, "keep"), 7u);
  g.plays(0, "keep magician");
  EXPECT_EQ(choices(g, "keep"), 6u);
  g.plays(1, "keep king").expect_acting(1);
  EXPECT_EQ(choices(g, "put_aside"), 5u);
  g.plays(1, "put_aside bishop").expect_acting(2).refuses("keep bishop", "not_in_pile");
  EXPECT_EQ(choices(g, "keep"), 4u);
  g.plays(2, "keep merchant");
  EXPECT_EQ(choices(g, "keep"), 3u);
  g.plays(0, "keep architect");
  g.expect_offered("keep", {"keep artist", "keep warlord"});
  g.plays(1, "keep artist").expect_turn_of(2, "thief");
  const auto& holder = g.state().secrets.holder;
  for (const int seat : {0, 1, 2}) EXPECT_EQ(std::ranges::count(holder, Seat(seat)), 2);
  EXPECT_EQ(holder[8], Seat::nobody());
}

SPEC("C4.7", "after the last choice the Theater's owner swaps with an opponent or declines") {
  const auto position = [] {
    return scenario(5)
        .seat(0)
        .holds("king")
        .seat(2)
        .city({"theater"})
        .holds("assassin")
        .seat(3)
        .holds("warlord")
        .at_theater();
  };
  auto g = position();
  g.expect_acting(2).expect_offered(
      "swap", {"swap assassin 0", "swap assassin 1", "swap assassin 3", "swap assassin 4"});
  g.refuses("swap assassin 2", "theater_needs_opponent");
  g.refuses("swap king 0", "theater_not_your_character");
  g.refuses("swap assassin 7", "no_such_seat").refuses("gather gold", "not_now");
  g.plays("swap assassin 3").expect_event("characters_swapped");
  EXPECT_EQ(g.state().secrets.holder[1], Seat(3));
  EXPECT_EQ(g.state().secrets.holder[8], Seat(2));
  g.expect_turn_of(3, "assassin");

  auto declined = position();
  declined.plays("no_swap").expect_event("swap_declined").expect_turn_of(2, "assassin");
}

SPEC("C4.7",
     "with two characters the owner chooses which one to give; without a Theater nobody is asked") {
  auto g = scenario(3)
               .seat(0)
               .city({"theater"})
               .holds({"assassin", "king"})
               .seat(1)
               .holds({"thief", "warlord"})
               .at_theater();
  g.expect_offered("swap", {"swap assassin 1", "swap assassin 2", "swap king 1", "swap king 2"});
  g.plays("swap king 1")
      .expect_chance()
      .expect_offered("receive", {"receive thief", "receive warlord"});
  g.chance("receive warlord");
  EXPECT_EQ(g.state().secrets.holder[4], Seat(1));
  EXPECT_EQ(g.state().secrets.holder[8], Seat(0));
  EXPECT_EQ(g.state().secrets.holder[1], Seat(0));
  EXPECT_EQ(g.state().secrets.holder[2], Seat(1));

  scenario(5)
      .seat(2)
      .hand({"theater"})
      .holds("assassin")
      .at_theater()
      .expect_turn_of(2, "assassin");
}

SPEC("C4.7 C3.9", "the Theater is asked for after the real selection, before rank 1 is called") {
  auto g = scenario(4).seat(1).city({"theater"}).at_selection();
  lay_out(g);
  while (g.state().table.phase == Phase::selecting) g.plays(g.offered("keep").front());
  EXPECT_EQ(g.state().table.phase, Phase::swapping);
  EXPECT_EQ(g.state().table.called, 0);
  g.expect_acting(1).offers("no_swap");
}

}  // namespace
}  // namespace prestige::citadels::kit
