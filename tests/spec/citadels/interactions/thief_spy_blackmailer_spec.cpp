// The three of rank 2 beside other cards.

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/interactions/casts.h"

namespace prestige::citadels::kit {
namespace {

// Seat 0 is the Blackmailer, seat 1 has the threatened character, which is called now; the other
// threat lies on a character of a higher rank.
Play threatening(const std::string& character, const std::string& rose,
                 Where where = Where::current()) {
  Play g(5, where);
  g.threats({character, "warlord"}, rose).turn_of(character);
  g.seat(0).gold(0).holds("blackmailer").seat(2).holds("warlord").seat(1).holds({character});
  return g;
}

SPEC("B01", "Thief, Spy and Blackmailer share no cast") {
  EXPECT_TRUE(never_in_one_cast("thief", "spy"));
  EXPECT_TRUE(never_in_one_cast("thief", "blackmailer"));
  EXPECT_TRUE(never_in_one_cast("spy", "blackmailer"));
}

SPEC("B02", "a robbery takes the gold before gathering, and the new gold is safe") {
  auto g = scenario(5);
  g.seat(0).gold(1).holds("thief").seat(1).gold(5).holds("merchant").robbed("merchant");
  g.turn_of("merchant").expect_gold(0, 6).expect_gold(1, 0).expect_event("gold_robbed");
  g.plays(1, "gather gold").expect_gold(0, 6).expect_gold(1, 2);
  g.plays("extra_gold").plays_round_out().expect_gold(1, 3).expect_gold(0, 6);
}

SPEC("B03", "a robbery of an empty supply moves nothing") {
  auto g = scenario(5);
  g.seat(0).gold(1).holds("thief").seat(1).gold(0).holds("merchant").robbed("merchant");
  g.turn_of("merchant").expect_gold(0, 1).expect_gold(1, 0);
  g.plays("gather gold").expect_gold(1, 2).expect_gold(0, 1);
}

SPEC("B04", "the Poor House helps a robbed player only if the supply is empty at the end") {
  auto cards = scenario(5);
  cards.seat(0).gold(0).holds("thief").robbed("merchant").turn_of("merchant");
  cards.seat(1).gold(5).hand({}).city({"poor_house"}).holds("merchant");
  auto gold = cards;
  cards.expect_gold(1, 0).plays("gather cards").draws({"tavern", "temple"}).plays("keep tavern");
  cards.expect_gold(1, 0).plays("end_turn").expect_gold(1, 1).expect_event("poor_house_paid");
  gold.expect_gold(1, 0).expect_no_event("poor_house_paid").passes().expect_gold(1, 2);
  gold.expect_no_event("poor_house_paid").expect_gold(0, 5);
}

SPEC("B05", "robbery and warrant on one character: the reveal is robbed, the first build seized") {
  auto g = scenario(5);
  g.seat(0).gold(0).holds("thief").seat(2).gold(0).holds("magistrate");
  g.seat(1).gold(5).hand({"market"}).holds("merchant").robbed("merchant");
  g.warrants({"merchant", "king", "bishop"}, "merchant").turn_of("merchant");
  g.expect_gold(0, 5).expect_gold(1, 0).expect_acting(1);
  g.plays("gather gold").plays("build market").expect_gold(1, 0).expect_acting(2);
  g.plays(2, "confiscate").expect_gold(1, 2).expect_gold(0, 5).expect_city(2, {"market"});
}

SPEC("B06",
     "a robbery takes all a player has at that reveal, whatever the other character earned") {
  auto g = scenario(3);
  g.seat(0).gold(0).holds("thief").robbed("merchant").seat(2).holds("bishop");
  g.seat(1).gold(3).city({"manor"}).holds("king").holds("merchant");
  g.turn_of("king").expect_gold(1, 3).plays("income").passes().expect_gold(1, 6);
  g.plays_on_to("merchant").expect_gold(1, 0).expect_gold(0, 6).passes().expect_gold(1, 2);

  auto other = scenario(3);
  other.seat(0).gold(0).holds("thief").robbed("king");
  other.seat(1).gold(3).holds("king").holds("merchant");
  other.turn_of("king").expect_gold(1, 0).passes().plays_on_to("merchant").expect_gold(1, 2);
}

SPEC("B07 A21", "a Thief may name the own second character, and no gold moves") {
  auto g = scenario(3);
  g.seat(0).gold(4).holds("thief").holds("merchant").turn_of("thief");
  g.plays("rob merchant").passes().expect_gold(0, 6).plays_on_to("merchant");
  g.expect_gold(0, 6).expect_no_event("gold_robbed").passes().expect_gold(0, 8);
}

SPEC("B08", "a threatened player gathers first, and half includes the new gold") {
  auto g = threatening("merchant", "merchant").gold(5).hand({"tavern"}).city({"market"});
  g.expect_offered("", {"gather cards", "gather gold"});
  g.refuses("income", "not_now").refuses("extra_gold", "not_now");
  g.refuses("build tavern", "not_now").refuses("end_turn", "gather_before_ending");
  g.plays("gather gold").expect_gold(1, 7).expect_acting(1);
  g.expect_offered("", {"bribe", "refuse"}).refuses("income", "not_now");
  g.plays(1, "bribe").expect_gold(1, 4).expect_gold(0, 3).plays("income").expect_gold(1, 5);
}

SPEC("B09", "with no gold or one gold a bribe of nothing removes the threat") {
  for (const int gold : {0, 1}) {
    auto g = threatening("merchant", "merchant").gold(gold).hand({});
    g.plays("gather cards").draws({"tavern", "docks"}).plays("keep tavern");
    g.plays(1, "bribe").expect_gold(1, gold).expect_gold(0, 0).expect_event("bribe_paid");
    g.expect_turn_of(1, "merchant").offers("extra_gold");
  }
  auto two = threatening("merchant", "merchant").gold(2).hand({});
  two.plays("gather cards").draws({"tavern", "docks"}).plays("keep tavern").plays("bribe");
  two.expect_gold(1, 1).expect_gold(0, 1);
}

SPEC("B10", "with threat and warrant on one character the threat is settled before any build") {
  auto g = threatening("merchant", "merchant").gold(4).hand({"market"});
  g.seat(3).gold(0).holds("magistrate").warrants({"merchant", "king", "bishop"}, "merchant");
  g.refuses("build market", "not_now").plays("gather gold").refuses("build market", "not_now");
  g.plays(1, "bribe").expect_gold(1, 3).plays("build market").expect_gold(1, 1);
  g.expect_acting(3).plays(3, "confiscate").expect_gold(1, 3).expect_gold(0, 3);
  g.expect_city(3, {"market"}).expect_city(1, {});
}

SPEC("B10", "threats may be laid on characters with a warrant") {
  auto g = scenario(5);
  g.seat(0).holds("blackmailer").seat(3).holds("magistrate");
  g.warrants({"merchant", "king", "bishop"}, "merchant").turn_of("blackmailer");
  g.plays("threaten merchant").plays("threaten king").plays("rose king");
}

SPEC("B11 B24", "before a threat is settled only gathering modifiers of the city work") {
  auto g = threatening("merchant", "merchant").gold(4).hand({"docks"});
  g.seat(1).city({"gold_mine", "armory", "laboratory", "museum", "smithy"});
  g.seat(4).city({"tavern"});
  const Texts uses = {"use armory 4 tavern", "use laboratory docks", "use museum docks",
                      "use smithy"};
  for (const std::string& use : uses) g.refuses(use, "not_now");
  g.plays("gather gold").expect_gold(1, 7);
  for (const std::string& use : uses) g.refuses(use, "not_now");
  g.plays(1, "refuse");
  for (const std::string& use : uses) g.refuses(1, use, "not_acting");
  g.plays(0, "leave");
  for (const std::string& use : uses) g.offers(use);
}

SPEC("B12", "a threatened King takes the crown only once the threat is settled") {
  auto g = threatening("king", "warlord").crown(3).gold(2);
  g.refuses("take_crown", "not_now").plays("gather gold").refuses("take_crown", "not_now");
  g.expect_crown(3).plays(1, "bribe").expect_crown(3).plays("take_crown").expect_crown(1);
}

SPEC("B13 A36", "once the rose is shown the second threat vanishes") {
  auto g = threatening("merchant", "merchant").gold(4);
  g.plays("gather gold").plays(1, "refuse").plays(0, "reveal");
  g.expect_gold(1, 0).expect_gold(0, 6).expect_event("rose_shown");
  EXPECT_EQ(g.state().table.threats, 0);
  g.plays("extra_gold").expect_gold(1, 1);
}

SPEC("B14", "a blank costs nothing and makes the other threat known as the rose") {
  auto g = threatening("merchant", "warlord").gold(4).seat(2).gold(3);
  g.plays("gather gold").plays(1, "refuse").plays(0, "reveal").expect_event("blank_shown");
  g.expect_gold(1, 6).expect_gold(0, 0);
  EXPECT_EQ(g.state().table.threats, bit(Rank{8}));
  EXPECT_EQ(g.observe_spectator().rose, 8);
  g.plays(1, "end_turn").plays_on_to("warlord").plays("gather gold").plays(2, "refuse");
  g.plays(0, "reveal").expect_gold(2, 0).expect_gold(0, 5);
}

SPEC("B15", "a refused threat that the Blackmailer leaves costs nothing and is gone") {
  auto g = threatening("merchant", "merchant").gold(4);
  g.plays("gather gold").plays(1, "refuse").expect_acting(0).plays(0, "leave");
  g.expect_gold(1, 6).expect_gold(0, 0).expect_event("threat_left").expect_turn_of(1, "merchant");
  EXPECT_EQ(g.state().table.threats, bit(Rank{8}));
  EXPECT_EQ(g.observe_spectator().rose, 0);
  g.plays(1, "extra_gold").plays("end_turn").plays_on_to("warlord").plays("gather gold");
  g.expect_offered("", {"bribe", "refuse"});
}

SPEC("B16", "a killed character is never threatened, so no Hospital turn meets a threat") {
  auto g = scenario(5);
  g.seat(0).holds("blackmailer").seat(1).city({"hospital"}).holds("merchant");
  g.seat(2).holds("assassin").killed("merchant").turn_of("blackmailer");
  g.refuses("threaten merchant", "character_killed").plays("threaten king");
  g.refuses("threaten merchant", "character_killed").plays("threaten warlord").plays("rose king");
}

SPEC("B17", "a bribe is no building gold: the Alchemist does not get it back") {
  auto g = threatening("alchemist", "warlord").gold(6).hand({"manor"});
  g.plays("gather gold").plays(1, "bribe").expect_gold(1, 4).plays("build manor");
  g.expect_gold(1, 1).plays("end_turn").expect_gold(1, 4).expect_gold(0, 4);
}

SPEC("B18", "Secret Vault, Haunted Quarter and School of Magic are unique for the Spy") {
  auto g = scenario(5);
  g.seat(0).gold(0).hand({}).holds("spy").seat(1).gold(9);
  g.seat(1).hand({"secret_vault", "haunted_quarter", "school_of_magic", "tavern"});
  g.turn_of("spy");
  for (const char* type : {"noble", "religious", "trade", "military"}) {
    auto other = g;
    other.plays(std::string("spy 1 ") + type).chance_any();
    const int matches = type == std::string("trade") ? 1 : 0;
    other.expect_gold(0, matches).expect_hand_size(0, matches).expect_gold(1, 9 - matches);
  }
  g.plays("spy 1 unique").draws({"docks", "manor", "temple"});
  g.expect_gold(0, 3).expect_gold(1, 6).expect_hand(0, {"docks", "manor", "temple"});
}

SPEC("B19", "from a poor victim the Spy takes all gold there is and the full number of cards") {
  auto g = scenario(5);
  g.seat(0).gold(0).hand({}).holds("spy");
  g.seat(1).gold(1).hand({"tavern", "market", "docks"}).turn_of("spy");
  g.plays("spy 1 trade").draws({"manor", "temple", "castle"});
  g.expect_gold(0, 1).expect_gold(1, 0).expect_hand(0, {"manor", "temple", "castle"});
}

SPEC("B20 A31", "from a short deck the Spy draws what is there") {
  auto g = scenario(5).deck({"manor"});
  g.seat(0).gold(0).hand({}).holds("spy").seat(1).gold(9).hand({"tavern", "market", "docks"});
  g.turn_of("spy").plays("spy 1 trade").draws({"manor"});
  g.expect_gold(0, 3).expect_gold(1, 6).expect_hand(0, {"manor"}).expect_deck_size(0);
  g.expect_acting(0);
}

SPEC("B21 A53", "a threat on the Blackmailer's own second character is removed unseen") {
  auto g = scenario(3);
  g.seat(0).gold(4).holds("blackmailer").holds("merchant").turn_of("blackmailer");
  g.plays("threaten merchant").plays("threaten king").plays("rose merchant").passes();
  g.plays_on_to("merchant").expect_event("threat_removed").expect_no_event("rose_shown");
  g.expect_turn_of(0, "merchant").offers("extra_gold").plays("extra_gold").plays("gather gold");
  g.does_not_offer("bribe").offers("end_turn");
  EXPECT_EQ(g.state().table.threats & bit(Rank{6}), 0);
}

SPEC("B22 A53", "after the rose was shown the second threatened rank has a normal turn") {
  auto g = threatening("merchant", "merchant").gold(4);
  g.seat(2).gold(3).city({"watchtower"});
  g.plays("gather gold").plays(1, "refuse").plays(0, "reveal").plays("end_turn");
  g.plays_on_to("warlord").plays(2, "income").expect_gold(2, 4);
  g.plays("gather gold").expect_turn_of(2, "warlord").does_not_offer("bribe").offers("end_turn");
}

SPEC("B23", "a threat is about the one supply of both characters") {
  auto g = scenario(3);
  g.seat(0).gold(0).holds("blackmailer");
  g.seat(1).gold(3).city({"manor"}).holds("king").holds("merchant");
  g.threats({"merchant", "warlord"}, "merchant").turn_of("king");
  g.plays("income").passes().expect_gold(1, 6).plays_on_to("merchant");
  const int before = g.gold_of(0);
  g.plays(1, "gather gold").expect_gold(1, 8);
  auto refused = g;
  g.plays(1, "bribe").expect_gold(1, 4).expect_gold(0, before + 4);
  refused.plays(1, "refuse").plays(0, "reveal").expect_gold(1, 0).expect_gold(0, before + 8);
}

SPEC("B25", "the stolen gold goes to the Thief's player, whose turn is over by then") {
  auto g = scenario(3);
  g.seat(0).gold(1).holds("thief").holds("bishop").seat(1).gold(5);
  g.seat(1).holds("merchant").holds("architect").turn_of("thief").plays("rob merchant").passes();
  g.plays_on_to("bishop").expect_gold(0, 3).expect_gold(1, 5).passes();
  g.expect_turn_of(1, "merchant").expect_gold(0, 10).expect_gold(1, 0);
  g.refuses(0, "rob architect", "not_acting");

  auto killed = scenario(5);
  killed.seat(0).gold(1).holds("thief").seat(1).holds("assassin").killed("thief");
  killed.turn_of("assassin").passes().plays_round_out().expect_gold(0, 1);
}

}  // namespace
}  // namespace prestige::citadels::kit
