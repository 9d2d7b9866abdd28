#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/kit/views.h"

namespace prestige::citadels::kit {
namespace {

SPEC("A01", "the first crown is drawn evenly or given to the chosen seat") {
  auto random = new_game(6);
  Outcomes outcomes;
  Citadels::chance_outcomes(random.state(), outcomes);
  ASSERT_EQ(outcomes.size(), 6u);
  for (const WeightedAction& outcome : outcomes) EXPECT_EQ(outcome.weight, outcomes[0].weight);

  Request request;
  request.first_crown_random = false;
  request.first_crown_seat = 4;
  new_game(request).expect_crown(4).deals().chance_any().expect_acting(4);
}

Play merchant_with_abilities(bool before_gather) {
  auto g = scenario(5).turn_of("merchant");
  g.options([=](Switches& o) { o.abilities_before_gather = before_gather; });
  g.seat(0).gold(9).hand({"tavern", "temple"}).city({"market", "smithy", "laboratory", "armory"});
  g.holds("merchant").seat(1).city({"docks"});
  return g;
}

SPEC("A02", "abilities and activated districts before gathering, or by option only after it") {
  auto on = merchant_with_abilities(true);
  on.plays("income").plays("extra_gold").plays("use laboratory tavern").plays("use armory 1 docks");
  on.refuses("build temple", "gather_before_building");

  auto off = merchant_with_abilities(false);
  off.expect_offered("", {"gather cards", "gather gold"});
  off.refuses("income", "gather_before_ability").refuses("extra_gold", "gather_before_ability");
  off.refuses("use laboratory tavern", "gather_before_ability");
  off.refuses("use armory 1 docks", "gather_before_ability");
  off.plays("gather gold").plays("income").plays("extra_gold").plays("use armory 1 docks");
}

SPEC("A02", "with the option off reactions are as always, and the crown waits for gathering, too") {
  auto g = scenario(5).crown(3).turn_of("king").warrants({"king", "thief", "warlord"}, "king");
  g.options([](Switches& o) { o.abilities_before_gather = false; });
  g.seat(0).gold(9).hand({"tavern"}).holds("king").seat(1).holds("magistrate");
  g.refuses("take_crown", "gather_before_ability").plays("gather gold").plays("take_crown");
  g.plays("build tavern").plays(1, "confiscate").expect_city(1, {"tavern"});
}

SPEC("A03", "three players: the middle card is chosen by the third player, or random by option") {
  const auto position = [](bool random) {
    auto g = scenario(3).at_selection();
    g.options([=](Switches& o) { o.three_player_mid_discard_random = random; });
    g.chance("face_down assassin").plays(0, "keep thief").plays(1, "keep magician");
    return g.plays(2, "keep king");
  };
  auto chosen = position(false);
  chosen.expect_acting(2).plays("put_aside bishop").expect_acting(0);
  EXPECT_EQ(chosen.observe(2).slot[4], 5);

  auto random = position(true);
  random.expect_chance();
  EXPECT_EQ(random.offered("put_aside").size(), 5u);
  random.chance("put_aside bishop").expect_acting(0).does_not_offer("keep bishop");
  EXPECT_EQ(random.observe(2).slot[4], 0);  // not the third player's choice, nor knowledge
}

SPEC("A04", "the face-up cards are drawn evenly from the characters other than rank 4") {
  auto g = scenario(4).at_selection();
  for (const std::size_t left : {7u, 6u}) {
    Outcomes outcomes;
    Citadels::chance_outcomes(g.state(), outcomes);
    ASSERT_EQ(outcomes.size(), left);
    for (const WeightedAction& outcome : outcomes) {
      EXPECT_EQ(outcome.weight, 1u);
      EXPECT_NE(outcome.action.character(), Character::king);
    }
    g.chance(g.offered("face_up").front());
  }
}

SPEC("A05", "characters known to be out may be named") {
  const auto position = [](const char* character) {
    auto g = scenario(4).turn_of(character).face_up({"bishop", "merchant"});
    g.seat(0).holds(character);
    return g;
  };
  position("assassin").plays("kill bishop");
  position("witch").plays("gather gold").plays("bewitch bishop");
  position("magistrate").plays("warrant bishop").plays("warrant merchant");
  position("thief").plays("rob bishop");
  position("blackmailer").plays("threaten bishop").plays("threaten merchant");
}

SPEC("A06",
     "the crown is taken when the player likes, or at the end; its holder is not offered it") {
  auto g = scenario(5).crown(3).turn_of("king");
  g.seat(0).holds("king");
  g.expect_crown(3).offers("take_crown");  // not at the reveal
  g.plays("gather gold").offers("take_crown").plays("end_turn").expect_crown(0);

  for (const char* royal : {"king", "patrician"}) {
    auto crowned = scenario(5).crown(0).turn_of(royal);
    crowned.seat(0).holds(royal);
    crowned.refuses("take_crown", "crown_already_yours").passes().expect_crown(0);
    crowned.expect_no_event("crown_taken");
  }
}

SPEC("A07", "a bewitched King takes the crown after the cut turn, not at the end of the round") {
  auto g = scenario(5).crown(3).bewitched("king").turn_of("king");
  g.seat(0).holds("king").seat(1).holds("witch");
  g.plays("gather gold").expect_crown(0).expect_event("crown_taken");
  g.plays_round_out().expect_crown(0).expect_no_event("crown_taken");
}

Play bewitched_emperor(bool to_witch) {
  auto g = scenario(5).crown(3).bewitched("emperor").turn_of("emperor");
  g.options([=](Switches& o) { o.bewitched_emperor_crown_to_witch = to_witch; });
  g.seat(0).gold(0).holds("emperor").seat(1).gold(0).city({"manor"}).holds("witch");
  g.seat(2).gold(4).hand({"tavern"}).holds("thief");
  return g.plays(0, "gather gold").expect_turn_of(1, "emperor");
}

SPEC("A08", "a bewitched Emperor's player passes the crown at the end of the round for nothing") {
  auto g = bewitched_emperor(false);
  g.offers("income").refuses("give_crown 2", "not_your_ability").plays("end_turn").expect_crown(3);
  while (Citadels::acting(g.state()).front() != Seat(0)) g.passes();
  g.expect_offered("", {"give_crown 1", "give_crown 2", "give_crown 4"}).plays("give_crown 2");
  g.expect_crown(2).expect_gold(0, 2).expect_gold(2, 4).expect_round(2);
}

SPEC("A08", "by option the Witch must pass it in her resumed part and takes gold or a card") {
  auto g = bewitched_emperor(true);
  g.expect_offered("give_crown", {"give_crown 0", "give_crown 2", "give_crown 4"});
  auto late = g;
  g.plays("give_crown 2").plays("loot gold").expect_crown(2).expect_gold(1, 1).expect_gold(2, 3);
  g.plays_round_out().expect_crown(2).expect_round(2);

  late.plays("end_turn").expect_acting(1);
  late.expect_offered("", {"give_crown 0", "give_crown 2", "give_crown 4"});
  late.plays("give_crown 2").plays("loot card").pulls("tavern").expect_hand(1, {"tavern"});
  late.plays_round_out().expect_crown(2);
}

SPEC("A09", "for a bewitched Queen the Witch's seat counts") {
  for (const auto& [witch, royal_beside_witch] : {std::pair{2, true}, {3, false}}) {
    auto g = scenario(6).bewitched("queen").turn_of("queen");
    g.seat(1).holds("king").seat(5).holds("queen").seat(witch).gold(0).holds("witch");
    g.plays(5, "gather gold").expect_acting(witch);
    if (royal_beside_witch) {
      g.plays("royal_gold").expect_gold(witch, 3);
    } else {
      g.refuses("royal_gold", "no_royal_neighbour");
    }
  }
}

SPEC("A10", "the Witch may take the taxes of a bewitched Tax Collector and builds untaxed") {
  auto g = scenario(5).bewitched("tax_collector").turn_of("tax_collector").tax(3);
  g.seat(0).gold(4).hand({"tavern"}).holds("witch").seat(1).gold(0).holds("tax_collector");
  g.plays(1, "gather gold").plays(0, "build tavern").expect_gold(0, 3).expect_tax(3);
  g.plays("collect_tax").expect_gold(0, 6).expect_tax(0).expect_gold(1, 2);
}

// Seats 0 and 1 are equal in points; all ranks have been called.
Play tie(const char* first, const char* second) {
  auto g = scenario(5).at_round_end().completed(4).first_completed(4);
  g.seat(0).city({"palace"}).holds(first).seat(1).city({"fortress"}).holds(second);
  return g;
}

SPEC("A11", "an unrevealed killed card counts 0, a killed rank 4 is shown and counts") {
  EXPECT_EQ(tie("merchant", "thief").outcome().winner, Seat(0));
  EXPECT_EQ(tie("merchant", "thief").killed("merchant").outcome().winner, Seat(1));
  EXPECT_EQ(tie("king", "thief").killed("king").outcome().winner, Seat(0));
}

SPEC("A11",
     "a Hospital turn reveals; the Witch counts as rank 1, the bewitched with the own card") {
  for (const bool gathers : {false, true}) {
    auto g = scenario(5).turn_of("merchant").killed("merchant").completed(4).first_completed(4);
    g.seat(0).city({"hospital"}).holds("merchant").seat(1).city({"library"}).holds("thief");
    g.plays(0, gathers ? "gather gold" : "stay_hidden").plays_round_out().expect_over();
    EXPECT_EQ(g.score(0).total, g.score(1).total);
    EXPECT_EQ(g.outcome().winner, Seat(gathers ? 0 : 1));
  }
  auto witch = tie("witch", "thief").bewitched("warlord");
  witch.seat(2).holds("warlord");
  EXPECT_EQ(witch.outcome().winner, Seat(1));
  auto bewitched = tie("warlord", "architect").bewitched("warlord");
  bewitched.seat(2).holds("witch");
  EXPECT_EQ(bewitched.outcome().winner, Seat(0));
}

SPEC("A11", "with two characters the higher one counts") {
  auto g = scenario(2).at_round_end().completed(0).completed(1).first_completed(0);
  g.seat(0).city({"tavern"}).holds({"assassin", "bishop"});
  g.seat(1).city({"docks"}).holds({"magician", "king"});
  EXPECT_EQ(g.score(0).total, 1 + 4);
  EXPECT_EQ(g.score(1).total, 3 + 2);
  EXPECT_EQ(g.outcome().winner, Seat(0));
}

SPEC("A12", "in a Hospital turn one gathers and nothing else; the kill is not cancelled") {
  auto g = scenario(5).crown(3).killed("king").turn_of("king").nobody_holds({"bishop"});
  g.seat(0).gold(5).hand({"tavern"}).city({"hospital", "smithy", "manor"}).holds("king");
  g.seat(1).holds("merchant");
  g.expect_offered("", {"gather cards", "gather gold", "stay_hidden"});
  g.refuses("income", "not_now").refuses("take_crown", "not_now").refuses("use smithy", "not_now");
  g.refuses("build tavern", "not_now").refuses("end_turn", "not_now");
  auto cards = g;
  g.plays("gather gold").expect_gold(0, 7).expect_crown(3).expect_acting(1);
  g.plays_round_out().expect_crown(0);  // as for any killed King

  cards.plays("gather cards").draws({"docks", "harbor"}).plays("keep docks");
  cards.expect_hand(0, {"tavern", "docks"}).expect_acting(1);

  auto hidden = scenario(5).killed("merchant").turn_of("merchant");
  hidden.seat(0).gold(5).city({"hospital"}).holds("merchant");
  hidden.plays("stay_hidden").expect_gold(0, 5);
  EXPECT_FALSE(hidden.state().table.is_shown(6));
}

SPEC("A13", "a warrant may lie on the own second character, which is never confiscated from") {
  auto g = scenario(3).turn_of("magistrate").nobody_holds({"thief", "magician"});
  g.seat(0).gold(9).hand({"tavern"}).holds({"magistrate", "king"});
  g.plays("warrant king").plays("warrant bishop").plays("warrant merchant").plays("sign king");
  g.passes().expect_turn_of(0, "king").plays("gather gold").plays("build tavern");
  g.expect_acting(0).expect_city(0, {"tavern"});
}

// A signed character of seat 0 with 9 gold builds; the Magistrate is seat 1.
Play signed_builder(const char* character) {
  auto g = scenario(5).turn_of(character).warrants({character, "thief", "warlord"}, character);
  g.seat(0).gold(9).holds(character).seat(1).holds("magistrate");
  return g;
}

SPEC("A14", "a confiscation returns all gold paid, borrowed gold included, but no cards") {
  auto cardinal = signed_builder("cardinal");
  cardinal.seat(0).gold(1).hand({"palace", "tavern", "temple"}).seat(2).gold(4).hand({});
  cardinal.plays("gather gold").plays("build palace borrow 2").plays("give tavern");
  cardinal.plays("give temple").plays(1, "confiscate").expect_gold(0, 5).expect_gold(2, 2);
  cardinal.expect_hand(0, {}).expect_hand(2, {"tavern", "temple"}).expect_city(1, {"palace"});

  auto den = signed_builder("king");
  den.seat(0).gold(1).hand({"thieves_den", "tavern", "temple", "market"});
  den.plays("gather gold").plays("build thieves_den cards 3").plays("discard tavern");
  den.plays("discard temple").plays("discard market").plays(1, "confiscate");
  den.expect_gold(0, 3).expect_hand(0, {}).expect_city(1, {"thieves_den"});

  auto factory = signed_builder("king");
  factory.seat(0).hand({"library"}).city({"factory"});
  factory.plays("gather gold").plays("build library").expect_gold(0, 6).plays("confiscate");
  factory.expect_gold(0, 11);

  auto wizard = signed_builder("wizard");
  wizard.seat(2).hand({"docks"});
  wizard.plays("gather gold").plays("look 2").plays("build docks").expect_gold(0, 8);
  wizard.plays(1, "confiscate").expect_gold(0, 11).expect_city(1, {"docks"});
}

SPEC("A14", "the Alchemist's refund does not count confiscated gold again") {
  auto g = signed_builder("alchemist");
  g.seat(0).gold(3).hand({"castle"});
  g.plays("gather gold").plays("build castle").plays("confiscate").expect_gold(0, 5);
  g.plays("end_turn").expect_gold(0, 5).expect_no_event("refund_received");
}

SPEC("A15", "builds are taxed, free ones too; exchange and seizure are not") {
  auto free = scenario(5).turn_of("king").cast({"tax_collector"});
  free.seat(0).gold(0).hand({"palace"}).city({"framework"}).holds("king");
  free.plays("gather gold").plays("build palace framework").expect_gold(0, 1).expect_tax(1);

  auto necropolis = scenario(5).turn_of("king").cast({"tax_collector"});
  necropolis.seat(0).gold(0).hand({"necropolis"}).city({"tavern"}).holds("king");
  necropolis.plays("gather gold").plays("build necropolis sacrifice tavern").expect_tax(1);

  auto marshal = scenario(5).turn_of("marshal").cast({"tax_collector"});
  marshal.seat(0).gold(9).holds("marshal").seat(1).gold(0).city({"docks"});
  marshal.plays("seize 1 docks").expect_gold(0, 6).expect_gold(1, 3).expect_tax(0);

  auto diplomat = scenario(5).turn_of("diplomat").cast({"tax_collector"});
  diplomat.seat(0).gold(9).city({"tavern"}).holds("diplomat").seat(1).gold(0).city({"docks"});
  diplomat.plays("exchange tavern 1 docks").expect_gold(0, 7).expect_gold(1, 2).expect_tax(0);
}

SPEC("A16", "one lender per turn, who covers the whole shortfall; own gold goes first") {
  auto g = scenario(5).turn_of("cardinal");
  g.seat(0).gold(1).holds("cardinal").hand({"palace", "stables", "tavern", "temple", "market"});
  g.seat(1).gold(2).seat(2).gold(1).seat(3).gold(1).seat(4).gold(9);
  g.plays("gather gold").refuses("build palace borrow 2", "lender_too_poor");
  g.plays("build palace borrow 1").plays("give tavern").plays("give temple").expect_gold(0, 0);
  g.refuses("build stables borrow 4", "borrowed_already").does_not_offer("build");
}

SPEC("A16", "the tax is not part of the price and cannot be borrowed") {
  auto g = scenario(5).turn_of("cardinal").cast({"tax_collector"});
  g.seat(0).gold(1).hand({"castle", "tavern"}).holds("cardinal").seat(1).gold(9);
  g.plays("gather gold").plays("build castle borrow 1").plays("give tavern");
  g.expect_gold(0, 0).expect_gold(1, 8).expect_tax(0);
}

SPEC("A16", "cards for the Thieves' Den lower the price first and are not given to the lender") {
  auto g = scenario(5).turn_of("cardinal");
  g.seat(0).gold(1).hand({"thieves_den", "tavern", "temple"}).holds("cardinal").seat(1).gold(9);
  g.plays("gather gold");  // 3 gold, 2 other cards: 6 - 1 - 3 = 2 missing, but 1 card left
  g.refuses("build thieves_den cards 1 borrow 1", "too_few_cards_to_give");
  g.refuses("build thieves_den cards 2 borrow 1", "too_few_cards_to_give")
      .does_not_offer("build thieves_den");

  auto more = scenario(5).turn_of("cardinal");
  more.seat(0).gold(1).holds("cardinal").hand({"thieves_den", "tavern", "temple", "market"});
  more.seat(1).gold(9);
  more.plays("gather gold").offers("build thieves_den cards 2 borrow 1");
}

SPEC("A17",
     "a city is completed by seizure and by exchange of the Monument as well as by building") {
  auto seized = scenario(5).turn_of("marshal");
  seized.seat(0).gold(9).city(kSix).holds("marshal").seat(1).city({"docks"});
  seized.plays("seize 1 docks").expect_completed(0);

  auto given = scenario(5).turn_of("diplomat");
  given.seat(0).gold(9).city({"monument", "tavern"}).holds("diplomat").seat(1).city(kSix);
  given.plays("exchange monument 1 castle").expect_completed(1).expect_completed(0, false);
  EXPECT_EQ(given.state().table.first_completed, Seat(1));

  auto confiscated = scenario(5).turn_of("king").warrants({"king", "thief", "warlord"}, "king");
  confiscated.seat(0).gold(9).hand({"docks"}).holds("king").seat(1).city(kSix).holds("magistrate");
  confiscated.plays("gather gold").plays("build docks").plays("confiscate").expect_completed(1);
}

// The Diplomat of seat 0 gives the Monument of a city of size 7 away.
Play shrunk(bool sticky) {
  auto g =
      scenario(6).turn_of("diplomat").options([=](Switches& o) { o.completion_sticky = sticky; });
  g.seat(0).gold(9).city({"monument", "manor", "palace", "temple", "church", "armory"});
  g.holds("diplomat").seat(1).city({"tavern"}).seat(2).gold(9).holds("artist");
  return g.plays("exchange monument 1 tavern");
}

SPEC("A17", "status, end and bonus are permanent, or by option need the size at that moment") {
  auto on = shrunk(true);
  EXPECT_EQ(on.score(0).completion, 4);
  on.refuses("use armory 1 monument", "own_city_completed");
  on.plays_round_out().expect_over();
  EXPECT_EQ(on.outcome().score[0].completion, 4);

  auto off = shrunk(false);
  EXPECT_EQ(off.score(0).completion, 0);
  off.offers("use armory 1 monument").plays_round_out().expect_over();  // the end stays triggered
  for (int seat = 0; seat < 6; ++seat) EXPECT_EQ(off.score(seat).completion, 0);
}

Play completed_with_sacrifices(bool allowed) {
  auto g = scenario(5).turn_of("architect");
  g.options([=](Switches& o) { o.self_sacrifice_in_completed_city = allowed; });
  g.seat(0).gold(0).hand({"palace", "necropolis"}).holds("architect").seat(1).city({"tavern"});
  g.seat(0).city({"armory", "framework", "manor", "castle", "temple", "church", "market"});
  return g.plays("gather gold");
}

SPEC("A18", "own sacrifices in the own completed city are barred, or allowed by option") {
  auto off = completed_with_sacrifices(false);
  off.refuses("use armory 1 tavern", "own_city_completed");
  off.refuses("build palace framework", "own_city_completed");
  off.refuses("build necropolis sacrifice manor", "own_city_completed");
  off.does_not_offer("use armory").does_not_offer("build");

  auto on = completed_with_sacrifices(true);
  on.offers("use armory 1 tavern").refuses("use armory 0 manor", "city_completed");
  on.plays("build palace framework").plays("build necropolis sacrifice manor");
  on.plays("use armory 1 tavern").expect_city(1, {});
}

SPEC("A19", "the Warlord may not destroy in the own completed city, whatever the option of A18") {
  for (const bool allowed : {false, true}) {
    auto g = scenario(5).turn_of("warlord");
    g.options([=](Switches& o) { o.self_sacrifice_in_completed_city = allowed; });
    g.seat(0).gold(9).holds("warlord");
    g.city({"manor", "castle", "temple", "church", "market", "prison", "docks"});
    g.refuses("destroy 0 temple", "city_completed").does_not_offer("destroy");
  }
}

SPEC("A20",
     "empty hands: Magician and Spy may choose them, the Wizard may not, the Seer skips them") {
  auto magician = scenario(5).turn_of("magician");
  magician.seat(0).hand({"tavern"}).holds("magician").seat(1).hand({});
  magician.plays("swap_hands 1").expect_hand(0, {}).expect_hand(1, {"tavern"});

  auto spy = scenario(5).turn_of("spy");
  spy.seat(0).gold(0).hand({}).holds("spy").seat(1).gold(4).hand({});
  spy.plays("spy 1 trade").expect_gold(0, 0).expect_hand(0, {}).offers("gather gold");

  auto wizard = scenario(5).turn_of("wizard");
  wizard.seat(0).holds("wizard").seat(1).hand({}).seat(2).hand({"tavern"});
  wizard.refuses("look 1", "hand_is_empty").expect_offered("look", {"look 2"});

  auto seer = scenario(5).turn_of("seer");
  seer.seat(0).hand({"docks"}).holds("seer").seat(1).hand({}).seat(2).hand({"tavern"});
  seer.plays("collect_cards").pulls("tavern").plays("give docks").expect_hand(1, {});
  seer.expect_hand(2, {"docks"}).offers("gather gold");
}

}  // namespace
}  // namespace prestige::citadels::kit
