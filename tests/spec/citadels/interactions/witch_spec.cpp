// The Witch's two parts beside other cards.

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("W30", "activated districts rest in the Witch's first part and work once in the resumed one") {
  auto g = scenario(5);
  g.seat(0).gold(4).hand({"tavern", "temple", "docks", "manor"}).holds("witch");
  g.seat(0).city({"smithy", "laboratory", "museum", "armory"});
  g.seat(1).city({"castle", "harbor"}).holds("merchant");
  g.turn_of("witch");
  const Texts uses = {"use smithy", "use laboratory tavern", "use museum temple",
                      "use armory 1 castle"};
  for (const std::string& use : uses) g.refuses(use, "not_now");
  g.plays("gather gold");
  for (const std::string& use : uses) g.refuses(use, "not_now");
  g.plays("bewitch merchant").plays_on_to("merchant").plays(1, "gather gold").expect_gold(0, 6);

  g.plays("use smithy").draws({"palace", "prison", "church"}).expect_gold(0, 4);
  g.refuses("use smithy", "district_used");
  g.plays("use laboratory tavern").expect_gold(0, 6);
  g.refuses("use laboratory docks", "district_used");
  g.plays("use museum temple").refuses("use museum docks", "district_used");
  g.plays("use armory 1 castle").expect_city(1, {"harbor"});
  g.expect_city(0, {"smithy", "laboratory", "museum"});
  g.refuses("use armory 1 harbor", "not_in_your_city");
}

SPEC("W31", "gathering modifiers work in the first part, and the resumed part gathers nothing") {
  auto gold = scenario(5);
  gold.seat(0).gold(1).city({"gold_mine"}).holds("witch");
  gold.seat(1).gold(0).holds("merchant");
  gold.turn_of("witch").plays("gather gold").expect_gold(0, 4).plays("bewitch merchant");
  gold.plays_on_to("merchant").plays(1, "gather gold").expect_gold(1, 2);
  gold.expect_turn_of(0, "merchant").refuses("gather gold", "already_gathered");
  gold.refuses("gather cards", "already_gathered").expect_gold(0, 4);

  auto cards = scenario(5);
  cards.seat(0).hand({}).city({"library", "observatory"}).holds("witch").turn_of("witch");
  cards.plays("gather cards").draws({"tavern", "temple", "docks"});
  cards.expect_hand(0, {"tavern", "temple", "docks"}).offers("bewitch merchant");
}

SPEC("W32", "the Thief may name neither the Witch nor the bewitched character") {
  auto g = scenario(5);
  g.seat(0).holds("witch").seat(1).holds("thief").bewitched("merchant").turn_of("thief");
  g.refuses("rob witch", "rank_one_is_safe").refuses("rob merchant", "character_bewitched");
  g.expect_offered("rob",
                   {"rob magician", "rob king", "rob bishop", "rob architect", "rob warlord"});
}

SPEC("W33", "threats lie neither on the Witch nor on the bewitched character") {
  auto g = scenario(5);
  g.seat(0).holds("witch").seat(1).holds("blackmailer").bewitched("merchant");
  g.turn_of("blackmailer");
  g.refuses("threaten witch", "rank_one_is_safe");
  g.refuses("threaten merchant", "character_bewitched").plays("threaten king");
  g.refuses("threaten witch", "rank_one_is_safe");
  g.refuses("threaten merchant", "character_bewitched");
  g.expect_offered("threaten", {"threaten magician", "threaten bishop", "threaten architect",
                                "threaten warlord"});
}

SPEC("W34", "the Witch is whoever holds the card after the Theater's swap") {
  auto g = scenario(5).at_theater();
  g.seat(0).holds("witch").seat(2).city({"theater"}).holds("merchant");
  g.plays(2, "swap merchant 0").expect_turn_of(2, "witch").refuses(0, "gather gold", "not_acting");
  g.plays(2, "gather gold").plays("bewitch merchant").plays_on_to("merchant");
  g.expect_turn_of(0, "merchant").plays(0, "gather gold").expect_turn_of(2, "merchant");
}

SPEC("W35", "Poor House and Park bring a bewitched player nothing at the end of the cut turn") {
  auto cards = scenario(5);
  cards.seat(0).holds("witch").seat(1).gold(0).hand({}).city({"poor_house", "park"});
  cards.seat(1).holds("merchant").bewitched("merchant").turn_of("merchant");
  auto gold = cards;
  cards.plays(1, "gather cards").draws({"tavern", "temple"}).plays("keep tavern");
  cards.expect_turn_of(0, "merchant").expect_gold(1, 0).expect_hand(1, {"tavern"});
  cards.expect_no_event("poor_house_paid");

  gold.plays(1, "gather gold").expect_turn_of(0, "merchant").expect_gold(1, 2).expect_hand(1, {});
  gold.expect_no_event("park_drawn").plays("end_turn").expect_gold(1, 2).expect_hand(1, {});
}

SPEC("W37", "a city the Witch completes in the resumed part counts at that moment") {
  auto g = scenario(5);
  g.seat(0).gold(1).hand({"tavern"}).holds("witch");
  g.seat(0).city({"temple", "church", "market", "docks", "manor", "castle"});
  g.seat(1).holds("merchant").bewitched("merchant");
  g.seat(2).gold(1).hand({"watchtower"}).holds("warlord");
  g.seat(2).city({"temple", "church", "market", "docks", "manor", "castle"});
  g.turn_of("merchant").plays(1, "gather gold").expect_completed(0, false);
  g.plays(0, "build tavern").expect_completed(0).expect_event("city_completed").expect_not_over();
  g.plays("end_turn").plays_on_to("warlord").refuses("destroy 0 tavern", "city_completed");
  g.plays("gather gold").plays("build watchtower").plays("end_turn").expect_over();
  EXPECT_EQ(g.score(0).completion, 4);
  EXPECT_EQ(g.score(2).completion, 2);
}

SPEC("W38", "a Witch who does nothing in the resumed part has her end of turn all the same") {
  auto g = scenario(5);
  g.seat(0).gold(0).hand({}).city({"park", "poor_house"}).holds("witch");
  g.seat(1).holds("merchant").bewitched("merchant").turn_of("merchant");
  g.plays(1, "gather gold").expect_gold(0, 0).plays(0, "end_turn").draws({"tavern", "docks"});
  g.expect_gold(0, 1).expect_hand(0, {"tavern", "docks"});
}

SPEC("W39 A59", "on hold, the Witch plays her other character's turn as a turn of its own") {
  auto g = scenario(3);
  g.seat(0).gold(9).hand({"tavern", "temple", "docks", "manor"}).city({"laboratory"});
  g.seat(0).holds("witch").holds("magician");
  g.seat(1).holds("merchant").bewitched("merchant").turn_of("magician");
  g.expect_turn_of(0, "magician").plays("gather gold").plays("build tavern");
  g.refuses("build temple", "limit_reached").plays("use laboratory manor").plays("end_turn");
  g.plays_on_to("merchant").plays(1, "gather gold").expect_turn_of(0, "merchant");
  g.plays("build temple").refuses("build docks", "limit_reached");
  g.plays("use laboratory docks").refuses("use laboratory docks", "district_used");
}

SPEC("W40", "what the Witch loses on hold is gone when she resumes") {
  auto g = scenario(5);
  g.seat(0).gold(5).hand({"manor"}).city({"tavern", "temple"}).holds("witch");
  g.seat(1).hand({"docks"}).holds("magician").seat(2).gold(5).holds("warlord");
  g.seat(3).holds("artist").bewitched("artist");
  g.turn_of("magician").plays("swap_hands 0").plays_on_to("warlord").plays("destroy 0 tavern");
  g.plays_on_to("artist").plays(3, "gather gold").expect_turn_of(0, "artist");
  g.refuses("build manor", "not_in_hand").refuses("beautify tavern", "not_in_your_city");
  g.expect_offered("build", {"build docks"}).expect_offered("beautify", {"beautify temple"});

  auto robbed = scenario(3);
  robbed.seat(0).gold(5).holds("witch").holds("merchant");
  robbed.seat(1).gold(0).holds("thief").holds("artist").robbed("merchant").bewitched("artist");
  robbed.turn_of("merchant").expect_gold(0, 0).expect_gold(1, 5).passes();
  robbed.plays_on_to("artist").plays(1, "gather gold").expect_turn_of(0, "artist");
  robbed.expect_gold(0, 2).expect_gold(1, 7);
}

SPEC("W41 A51", "a bewitched King's or Patrician's own Throne Room pays when he takes the crown") {
  for (const std::string royal : {"king", "patrician"}) {
    auto g = scenario(5).crown(2);
    g.seat(0).holds("witch").seat(1).gold(0).city({"throne_room"}).holds({royal}).bewitched(royal);
    g.turn_of(royal).plays(1, "gather gold").expect_crown(1).expect_gold(1, 3);

    auto has_it = scenario(5).crown(1);
    has_it.seat(0).holds("witch").seat(1).gold(0).city({"throne_room"}).holds({royal});
    has_it.bewitched(royal).turn_of(royal).plays(1, "gather gold").expect_gold(1, 2);
  }
}

SPEC("W42 A08", "by option the Witch passes a bewitched Emperor's crown and takes one") {
  const auto table = [] {
    auto g = scenario(4).crown(2);
    g.options([](Switches& s) { s.bewitched_emperor_crown_to_witch = true; });
    g.seat(0).gold(0).holds("witch").seat(1).holds("emperor").seat(2).holds("thief");
    g.seat(3).gold(5).hand({"docks"}).holds("magician").bewitched("emperor").turn_of("emperor");
    return g;
  };
  auto g = table();
  g.plays(1, "gather gold").expect_crown(2).expect_turn_of(0, "emperor");
  g.refuses("give_crown 0", "crown_receiver").refuses("give_crown 2", "crown_receiver");
  g.expect_offered("give_crown", {"give_crown 1", "give_crown 3"});
  g.plays(0, "give_crown 3").plays("loot gold").expect_gold(0, 1).expect_gold(3, 4);
  g.refuses("give_crown 1", "ability_used");
  g.plays("end_turn").expect_round(2).expect_crown(3);

  auto late = table();
  late.plays(1, "gather gold").plays(0, "end_turn").expect_acting(0).plays("give_crown 3");
  late.plays(0, "loot card").pulls("docks").expect_hand(0, {"docks"}).expect_round(2);
  late.expect_crown(3).expect_gold(3, 5);
}

SPEC("W43 A24", "a Witch who acted as Bishop keeps her own rank 8 out of her city") {
  auto g = scenario(3);
  g.seat(0).gold(9).city({"tavern", "docks"}).holds("witch").holds("warlord");
  g.seat(1).city({"temple"}).holds("bishop").bewitched("bishop").turn_of("bishop");
  g.plays(1, "gather gold").plays(0, "end_turn").plays_on_to("warlord");
  g.refuses("destroy 0 tavern", "bishop_protects").expect_offered("destroy", {"destroy 1 temple"});
  g.plays("destroy 1 temple").expect_city(1, {});
}

SPEC("W44", "acting as Thief or Blackmailer the Witch cannot name that card itself") {
  auto thief = scenario(5);
  thief.seat(0).holds("witch").seat(1).holds("thief").bewitched("thief").turn_of("thief");
  thief.plays(1, "gather gold").refuses("rob thief", "own_character").does_not_offer("rob thief");
  thief.plays(0, "rob king");

  auto blackmailer = scenario(5);
  blackmailer.seat(0).holds("witch").seat(1).holds("blackmailer").bewitched("blackmailer");
  blackmailer.turn_of("blackmailer").plays(1, "gather gold");
  blackmailer.refuses("threaten blackmailer", "own_character").plays(0, "threaten king");
  blackmailer.refuses("threaten blackmailer", "own_character").plays("threaten bishop");
  blackmailer.expect_offered("rose", {"rose bishop", "rose king"});
}

}  // namespace
}  // namespace prestige::citadels::kit
