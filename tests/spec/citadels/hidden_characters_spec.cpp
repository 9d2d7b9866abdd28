// C12, the part about characters and marks. Each spec compares two games that differ in a secret
// and says who can tell them apart.

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/kit/views.h"

namespace prestige::citadels::kit {
namespace {

SPEC("C12.2", "only the player knows the own chosen character") {
  // The two who choose last swap characters: whoever chose before saw both of them.
  const auto position = [](const char* third, const char* fourth) {
    auto g = scenario(5).turn_of("thief").nobody_holds({"magician", "bishop"});
    g.seat(0).holds("thief").seat(1).holds("king").seat(2).holds("merchant");
    g.seat(3).holds(third).seat(4).holds(fourth);
    return g;
  };
  auto a = position("architect", "warlord");
  auto b = position("warlord", "architect");
  EXPECT_EQ(told_apart(a, b), (Seats{3, 4}));
  EXPECT_EQ(a.observe(3).characters, bit(Rank{7}));
  EXPECT_EQ(b.observe(3).characters, bit(Rank{8}));
  EXPECT_EQ(a.observe(0).characters, bit(Rank{2}));
}

SPEC("C12.3", "the pile is known to the choosing player, the others see its size") {
  const auto position = [](const char* kept) {
    auto g = scenario(5).at_selection();
    g.chance("face_up thief").chance("face_down bishop");
    return g.plays(0, std::string("keep ") + kept);
  };
  auto a = position("king");
  auto b = position("merchant");
  EXPECT_EQ(told_apart(a, b), (Seats{0, 1}));
  EXPECT_EQ(a.observe(1).seen_pile[0] & bit(Rank{4}), 0);
  EXPECT_NE(b.observe(1).seen_pile[0] & bit(Rank{4}), 0);
  EXPECT_EQ(a.observe(2).seen_pile[0], 0);
  EXPECT_EQ(a.observe(2).table.slots_filled, 2);  // one face down, one kept: five are left
}

SPEC("C12.3 A62", "what a player saw, kept and passed stays in the own view until the round ends") {
  auto g = scenario(5).at_selection();
  g.chance("face_up thief").chance("face_down bishop").plays(0, "keep king");
  const RankMask pile = g.observe(1).seen_pile[0];
  EXPECT_EQ(std::popcount(pile), 5);
  g.plays(1, "keep merchant").plays(2, "keep assassin").plays(3, "keep magician");
  g.plays(4, "keep architect");
  EXPECT_EQ(g.observe(1).seen_pile[0], pile);
  EXPECT_EQ(g.observe(1).slot[2], 6);
  g.plays_on_to("architect");
  EXPECT_EQ(g.observe(1).seen_pile[0], pile);
  g.plays_round_out();
  EXPECT_EQ(g.observe(1).seen_pile[0], 0);
  EXPECT_EQ(g.observe(1).slot[2], 0);
}

SPEC("C12.4", "face-up characters are known to everyone") {
  auto a = scenario(5).at_selection().chance("face_up thief");
  auto b = scenario(5).at_selection().chance("face_up bishop");
  EXPECT_EQ(told_apart(a, b), kEveryone);
  EXPECT_EQ(a.observe(3).table.face_up, bit(Rank{2}));
}

SPEC("C12.5", "the first face-down character is known to nobody") {
  // What lies face down is exchanged with the card of seat 0, who chose first.
  const auto position = [](int players, const char* down, const char* kept) {
    auto g = scenario(players).face_down(down).nobody_holds({"assassin"});
    g.seat(0).holds(kept).at_theater();
    return g;
  };
  auto a = position(6, "warlord", "architect");
  auto b = position(6, "architect", "warlord");
  EXPECT_EQ(told_apart(a, b), (Seats{0}));
  EXPECT_EQ(a.observe(0).slot[0], 0);
}

SPEC("C12.5", "under the last-player rule the last player knows it") {
  const auto position = [](const char* down, const char* kept) {
    auto g = scenario(7).at_selection();
    g.chance(std::string("face_down ") + down).plays(0, std::string("keep ") + kept);
    for (const char* rest : {"assassin", "thief", "magician", "king", "bishop"}) {
      g.plays(std::string("keep ") + rest);
    }
    return g;
  };
  auto a = position("warlord", "architect");
  auto b = position("architect", "warlord");
  EXPECT_EQ(told_apart(a, b), (Seats{0, 6}));
  for (auto* g : {&a, &b}) g->plays(6, "keep merchant");
  EXPECT_EQ(told_apart(a, b), (Seats{0, 6}));
  EXPECT_EQ(a.observe(6).slot[0], 8);
}

SPEC("C12.6", "a card put aside during selection is known to the player who put it there") {
  const auto position = [](const char* kept, const char* aside) {
    auto g = scenario(2).at_selection();
    g.chance("face_down assassin").plays(0, "keep thief");
    return g.plays(1, std::string("keep ") + kept).plays(1, std::string("put_aside ") + aside);
  };
  auto a = position("king", "merchant");
  auto b = position("merchant", "king");
  EXPECT_EQ(told_apart(a, b), (Seats{1}));
  EXPECT_EQ(a.observe(1).slot[3], 6);
  EXPECT_EQ(a.observe(0).slot[3], 0);
}

SPEC("C12.7", "revealed characters are known to everyone") {
  const auto position = [](const char* third, const char* fourth) {
    auto g = scenario(5).turn_of("architect").nobody_holds({"warlord", "bishop"});
    g.seat(3).holds(third).seat(4).holds(fourth);
    return g;
  };
  auto a = position("architect", "magician");
  auto b = position("magician", "architect");
  EXPECT_EQ(told_apart(a, b), kEveryone);
}

SPEC("C12.8", "targets of kill, bewitchment and robbery are public from the naming on") {
  for (const auto& [character, verb] :
       {std::pair{"assassin", "kill "}, {"witch", "bewitch "}, {"thief", "rob "}}) {
    const auto position = [&](const char* target) {
      auto g = scenario(5).turn_of(character).nobody_holds({"magician", "king", "bishop"});
      g.seat(0).holds(character).seat(1).holds("merchant");
      return g.plays("gather gold").plays(std::string(verb) + target);
    };
    auto a = position("king");
    auto b = position("bishop");
    EXPECT_EQ(told_apart(a, b), kEveryone) << character;
  }
}

SPEC("C12.9", "which characters carry warrants or threats is public") {
  auto a = scenario(5).turn_of("magistrate");
  auto b = scenario(5).turn_of("magistrate");
  for (auto* g : {&a, &b}) g->plays("warrant king").plays("warrant bishop");
  EXPECT_EQ(told_apart(a, b), Seats{});
  a.plays("warrant merchant");
  b.plays("warrant warlord");
  EXPECT_EQ(told_apart(a, b), kEveryone);

  auto c = scenario(5).turn_of("blackmailer").plays("threaten king").plays("threaten bishop");
  auto d = scenario(5).turn_of("blackmailer").plays("threaten king").plays("threaten merchant");
  EXPECT_EQ(told_apart(c, d), kEveryone);
}

SPEC("C12.10", "only the Magistrate knows which warrant is signed") {
  const auto position = [](const char* signed_one) {
    auto g = scenario(5).turn_of("magistrate").seat(2).holds("magistrate");
    g.plays("warrant king").plays("warrant bishop").plays("warrant merchant");
    return g.plays(std::string("sign ") + signed_one);
  };
  auto a = position("king");
  auto b = position("bishop");
  EXPECT_EQ(told_apart(a, b), (Seats{2}));
  EXPECT_EQ(a.observe(2).signed_warrant, 4);
  EXPECT_EQ(a.observe(0).signed_warrant, 0);
}

SPEC("C12.10", "a confiscation shows the signed warrant to everyone") {
  auto g = scenario(5).turn_of("king").warrants({"king", "thief", "warlord"}, "king");
  g.seat(0).gold(9).hand({"tavern"}).holds("king").seat(1).holds("magistrate");
  g.plays("gather gold").plays("build tavern").plays("confiscate");
  for (int seat = 0; seat < 5; ++seat) {
    const auto views = g.event_views(seat);
    EXPECT_EQ(views[0].event.kind, EventKind::district_confiscated);
    EXPECT_FALSE(views[0].concealed);
  }
}

SPEC("C12.10", "only the Blackmailer, or the Witch acting as one, knows the rose") {
  const auto position = [](const char* rose) {
    auto g = scenario(5).turn_of("blackmailer").seat(2).holds("blackmailer");
    g.plays("threaten king").plays("threaten bishop");
    return g.plays(std::string("rose ") + rose);
  };
  auto a = position("king");
  auto b = position("bishop");
  EXPECT_EQ(told_apart(a, b), (Seats{2}));

  const auto witch = [](const char* rose) {
    auto g = scenario(5).turn_of("blackmailer").bewitched("blackmailer");
    g.seat(2).holds("blackmailer").seat(3).holds("witch");
    g.plays(2, "gather gold").plays(3, "threaten king").plays("threaten bishop");
    return g.plays(std::string("rose ") + rose);
  };
  auto c = witch("king");
  auto d = witch("bishop");
  EXPECT_EQ(told_apart(c, d), (Seats{3}));
}

// The threatened King of seat 0 has gathered; where the rose lies is the secret.
Play threatened_king(const char* rose) {
  auto g = scenario(5).turn_of("king").threats({"king", "bishop"}, rose);
  g.seat(0).gold(4).holds("king").seat(1).holds("blackmailer").nobody_holds({"bishop"});
  return g.plays("gather gold");
}

SPEC("C12.10", "a revealed threat tells everyone where the rose is") {
  auto a = threatened_king("king").plays("refuse").plays("reveal");
  auto b = threatened_king("bishop").plays("refuse").plays("reveal");
  EXPECT_EQ(told_apart(a, b), kEveryone);
}

SPEC("C12.11", "a threat removed after a bribe, or left, is known to the Blackmailer only") {
  auto a = threatened_king("king").plays("bribe");
  auto b = threatened_king("bishop").plays("bribe");
  EXPECT_EQ(told_apart(a, b), (Seats{1}));
  auto c = threatened_king("king").plays("refuse").plays("leave");
  auto d = threatened_king("bishop").plays("refuse").plays("leave");
  EXPECT_EQ(told_apart(c, d), (Seats{1}));
}

SPEC("C12.20", "everyone sees who swapped; the two players know both cards") {
  // The opponent chose first, so nobody else saw the card that is exchanged with the face-down one.
  const auto position = [](const char* held, const char* down) {
    auto g = scenario(5).crown(0).face_down(down).nobody_holds({"thief", "assassin"});
    g.seat(0).holds(held).seat(2).city({"theater"}).holds("bishop").at_theater();
    return g;
  };
  auto a = position("warlord", "architect");
  auto b = position("architect", "warlord");
  EXPECT_EQ(told_apart(a, b), (Seats{0}));
  for (auto* g : {&a, &b}) g->plays(2, "swap bishop 0");
  EXPECT_EQ(told_apart(a, b), (Seats{0, 2}));
  EXPECT_EQ(a.observe(2).swap_received, 8);
  EXPECT_EQ(a.observe(0).swap_given, 5);
  EXPECT_EQ(a.observe(1).swap_given, 0);
  EXPECT_EQ(a.observe(1).table.swap_owner, Seat(2));
  EXPECT_EQ(a.observe_spectator().table.swap_opponent, Seat(0));

  auto c = position("warlord", "architect").plays(2, "no_swap");
  auto d = position("warlord", "architect").plays(2, "swap bishop 1");
  EXPECT_EQ(told_apart(c, d), kEveryone);
}

// The Merchant was killed and called; seats 3 and 4 hold it and the Artist, one way or the other.
Play killed_merchant(const char* third, const char* fourth) {
  auto g = scenario(5).turn_of("warlord").killed("merchant").nobody_holds({"thief", "magician"});
  g.seat(0).holds("warlord").seat(3).holds(third).seat(4).holds(fourth);
  return g;
}

SPEC("C12.23", "who holds a killed character is known to its player only") {
  auto a = killed_merchant("merchant", "artist");
  auto b = killed_merchant("artist", "merchant");
  EXPECT_EQ(told_apart(a, b), (Seats{3, 4}));
}

SPEC("C12.23", "for rank 4 it becomes public at the end of the round, otherwise never") {
  const auto at_end = [](const char* royal, const char* third, const char* fourth) {
    auto g = scenario(5).crown(3).killed(royal).cast({royal}).nobody_holds({"thief"});
    g.seat(0).holds("assassin").seat(3).holds(third).seat(4).holds(fourth).at_round_end();
    return g;
  };
  auto king = at_end("king", "king", "merchant");
  king.expect_event("character_revealed");
  auto merchant = at_end("merchant", "king", "merchant");
  merchant.expect_no_event("character_revealed");
}

SPEC("C12.23", "and in a Hospital turn") {
  auto g = scenario(5).turn_of("merchant").killed("merchant");
  g.seat(3).city({"hospital"}).holds("merchant");
  EXPECT_EQ(g.observe(0).table.shown_by[6], Seat::nobody());
  g.plays("gather gold");
  EXPECT_EQ(g.observe(0).table.shown_by[6], Seat(3));
}

SPEC("C12.25 A71", "the Hospital's owner is asked whoever holds the killed card") {
  const auto position = [](const char* owner, const char* other) {
    auto g = scenario(5).turn_of("merchant").killed("merchant").nobody_holds({"thief"});
    g.seat(3).city({"hospital"}).holds(owner).seat(4).holds(other);
    return g;
  };
  auto a = position("merchant", "artist");
  auto b = position("artist", "merchant");
  EXPECT_EQ(told_apart(a, b), (Seats{3, 4}));
  a.expect_acting(3).expect_offered("", {"gather cards", "gather gold", "stay_hidden"});
  b.expect_acting(3).expect_offered("", {"stay_hidden"});
  b.refuses("gather gold", "hospital_card_not_held");
  for (auto* g : {&a, &b}) g->plays("stay_hidden");
  EXPECT_EQ(told_apart(a, b), (Seats{3, 4}));
}

SPEC("C12.25 A35", "signed and unsigned warrants get the same prompts") {
  const auto position = [](const char* signed_one) {
    auto g = scenario(5).turn_of("king").warrants({"king", "thief", "warlord"}, signed_one);
    g.seat(0).gold(9).hand({"tavern"}).holds("king").seat(1).holds("magistrate");
    return g.plays("gather gold").plays("build tavern");
  };
  auto a = position("king");
  auto b = position("thief");
  EXPECT_EQ(told_apart(a, b), (Seats{1}));
  for (auto* g : {&a, &b}) g->plays(1, "pass");
  EXPECT_EQ(told_apart(a, b), (Seats{1}));
}

}  // namespace
}  // namespace prestige::citadels::kit
