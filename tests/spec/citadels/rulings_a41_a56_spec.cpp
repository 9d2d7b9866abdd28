#include "games/citadels/rules/costs.h"
#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/kit/views.h"

namespace prestige::citadels::kit {
namespace {

SPEC("A41", "with the Factory the price is at least 0") {
  auto g = scenario(5).turn_of("king").uniques({"secret_vault", "stables"});
  g.seat(0).city({"factory"}).holds("king");
  EXPECT_EQ(price_of(g.state(), Seat(0), District::secret_vault), 0);  // a cost of nothing
  EXPECT_EQ(price_of(g.state(), Seat(0), District::stables), 1);
  EXPECT_EQ(price_of(g.state(), Seat(1), District::stables), 2);
}

SPEC("A42", "gains hardly ever refused are automatic, character incomes are not") {
  auto automatic = scenario(5).turn_of("alchemist");
  automatic.seat(0).gold(1).hand({"docks"}).city({"poor_house", "park"}).holds("alchemist");
  automatic.plays("gather gold").plays("build docks").plays("end_turn").draws({"tavern", "temple"});
  automatic.expect_gold(0, 1 + 3).expect_hand(0, {"tavern", "temple"});

  auto explicit_ones = scenario(5).turn_of("merchant");
  explicit_ones.seat(0).gold(0).hand({"market"}).city({"tavern", "poor_house"}).holds("merchant");
  explicit_ones.plays("gather gold").plays("build market").plays("end_turn").expect_gold(0, 1);
}

SPEC("A43", "of killed characters only rank 4 is shown") {
  for (const char* character :
       {"thief", "magician", "bishop", "merchant", "architect", "warlord"}) {
    auto g = scenario(5).killed(character).at_round_end();
    g.seat(0).holds(character);
    g.expect_no_event("character_revealed");
  }
  for (const char* character : {"king", "patrician", "emperor"}) {
    auto g = scenario(5).killed(character).at_round_end();
    g.seat(0).holds(character);
    g.expect_event("character_revealed");
  }
}

SPEC("A44", "equal totals: unique if it is among the best, else the first type in order") {
  const auto type_of = [](const Texts& city) {
    return scenario(5).seat(0).city(city).score(0).haunted_quarter;
  };
  EXPECT_EQ(type_of({"haunted_quarter"}), Type::unique);
  EXPECT_EQ(type_of({"haunted_quarter", "wishing_well"}), Type::unique);
  // Beside the Ivory Tower every other type is as good: noble comes first.
  EXPECT_EQ(type_of({"haunted_quarter", "ivory_tower"}), Type::noble);
  // Trade makes three of a kind for the Capitol, unique makes only two.
  EXPECT_EQ(type_of({"haunted_quarter", "capitol", "tavern", "market"}), Type::trade);
  EXPECT_EQ(type_of({"haunted_quarter", "capitol", "keep", "market"}), Type::unique);
}

SPEC("A45", "the new holder is a different player; hence no Emperor with 2") {
  auto g = scenario(3).crown(1).turn_of("emperor");
  g.seat(0).holds("emperor");
  g.expect_offered("give_crown", {"give_crown 2"}).refuses("give_crown 1", "crown_receiver");
  Request request;
  request.players = 2;
  request.scenario = Scenario::illustrious_emissaries;
  EXPECT_EQ(resolve(request)->cast[3], Character::patrician);
}

SPEC("A46", "neither warrants nor threats on the own rank") {
  auto magistrate = scenario(5).turn_of("magistrate");
  magistrate.refuses("warrant magistrate", "own_character").plays("warrant king");
  magistrate.refuses("warrant magistrate", "own_character")
      .refuses("warrant king", "already_marked");
  auto blackmailer = scenario(5).turn_of("blackmailer");
  blackmailer.refuses("threaten blackmailer", "own_character").plays("threaten king");
  blackmailer.refuses("threaten blackmailer", "own_character");
  blackmailer.refuses("threaten king", "already_marked");
}

SPEC("A47", "no action leaves the table; who takes over a seat can go on from its view") {
  for (const char* word : {"resign", "quit", "leave_table", "concede"}) EXPECT_FALSE(parse(word));
  auto g = scenario(5).turn_of("king").warrants({"king", "merchant", "warlord"}, "merchant");
  g.seat(0)
      .gold(5)
      .hand({"manor", "tavern"})
      .city({"castle"})
      .holds("king")
      .seat(1)
      .holds("magistrate");
  Rng rng(7);
  const State world = Citadels::determinize(g.observe(0), rng);
  Actions real, imagined;
  Citadels::legal_actions(g.state(), Seat(0), real);
  Citadels::legal_actions(world, Seat(0), imagined);
  EXPECT_FALSE(real.empty());
  EXPECT_EQ(real, imagined);
}

SPEC("A48", "gains that would be nothing are not offered") {
  const auto with_empty_deck = [](const char* character, const Texts& city) {
    auto g = scenario(5).turn_of(character).deck({}).rest_to(4);
    g.seat(0).hand({}).city(city).holds(character);
    return g;
  };
  for (const char* character : {"king", "patrician", "bishop", "cardinal", "merchant", "trader",
                                "warlord", "diplomat", "marshal", "emperor"}) {
    auto g = scenario(5).turn_of(character);
    g.seat(0).city({"keep"}).holds(character);
    g.refuses("income", "nothing_to_gain");
  }
  scenario(5).turn_of("abbot").refuses("split 0 0", "nothing_to_gain").does_not_offer("split");
  with_empty_deck("patrician", {"manor"}).refuses("income", "nothing_to_gain");
  with_empty_deck("cardinal", {"temple"}).refuses("income", "nothing_to_gain");
  with_empty_deck("architect", {}).refuses("extra_cards", "nothing_to_gain");
  with_empty_deck("scholar", {}).refuses("research", "nothing_to_gain");
  with_empty_deck("navigator", {})
      .refuses("supplies cards", "nothing_to_gain")
      .offers("supplies gold");
  scenario(5).turn_of("tax_collector").refuses("collect_tax", "nothing_to_gain");
  auto queen = scenario(5).turn_of("queen").nobody_holds({"king"});
  queen.refuses("royal_gold", "no_royal_neighbour").does_not_offer("royal_gold");
}

SPEC("A48", "the Abbot's gold needs somebody richer") {
  auto g = scenario(5).turn_of("abbot");
  g.seat(0).gold(3).holds("abbot").seat(1).gold(3).seat(2).gold(1).seat(3).gold(0).seat(4).gold(0);
  g.refuses("tithe 1", "nobody_is_richer").does_not_offer("tithe");
}

SPEC("A48 A20", "effects on others stay legal without effect") {
  auto spy = scenario(5).turn_of("spy");
  spy.seat(0).holds("spy").seat(1).hand({"temple"}).gold(3);
  spy.plays("spy 1 trade").expect_gold(1, 3);
  auto seer = scenario(5).turn_of("seer");
  seer.seat(0).hand({}).holds("seer");
  seer.plays("collect_cards").refuses("collect_cards", "ability_used");
  auto magician = scenario(5).turn_of("magician");
  magician.seat(0).hand({}).holds("magician");
  magician.refuses("redraw", "discard_at_least_one").plays("swap_hands 1");
}

SPEC("A49", "the Trader's exemption lasts for the Trader's turn only") {
  auto g = scenario(3).turn_of("trader").cast({"architect"}).nobody_holds({"architect", "artist"});
  g.seat(0).gold(20).hand({"tavern", "market", "docks", "harbor", "temple"});
  g.holds({"trader", "warlord"});
  g.plays("gather gold").plays("build tavern").plays("build market").plays("build temple");
  g.plays("end_turn").expect_turn_of(0, "warlord").plays("gather gold").plays("build docks");
  g.refuses("build harbor", "limit_reached");
}

SPEC("A50", "an outstanding hand-over comes first at the end of the turn, with its taking") {
  auto g = scenario(5).crown(3).turn_of("emperor");
  g.seat(0).gold(0).hand({"manor"}).holds("emperor").seat(2).gold(3).hand({"tavern"});
  g.passes().expect_acting(0).expect_offered("", {"give_crown 1", "give_crown 2", "give_crown 4"});
  g.refuses("end_turn", "not_now").plays("give_crown 2");
  g.expect_offered("", {"loot card", "loot gold"}).plays("loot gold").expect_gold(0, 3);

  auto late = scenario(5).crown(3).killed("emperor").at_round_end();
  late.seat(0).gold(0).holds("emperor").seat(2).gold(3).hand({"tavern"});
  late.plays("give_crown 2").expect_gold(0, 0).expect_hand(2, {"tavern"}).expect_round(2);
}

SPEC("A51", "Throne Room, Keep, Great Wall and scoring work for killed and bewitched owners") {
  auto throne = scenario(5).crown(4).turn_of("king").bewitched("king");
  throne.seat(2).gold(0).city({"throne_room"}).holds("king").seat(0).holds("witch");
  throne.plays(2, "gather gold").expect_gold(2, 3).expect_crown(2);

  auto killed = scenario(5).turn_of("warlord").killed("merchant");
  killed.seat(0).gold(0).holds("warlord");
  killed.seat(1).city({"keep", "great_wall", "tavern"}).holds("merchant");
  killed.refuses("destroy 1 keep", "keep_is_immune");
  killed.refuses("destroy 1 tavern", "rank8_price_not_payable");
  EXPECT_EQ(killed.score(1).total, 3 + 6 + 1);
}

SPEC("A51",
     "activated districts rest in the Witch's first part, cut, threatened and Hospital turns") {
  const auto rest = [](Play g) {
    g.refuses("use smithy", "not_now").refuses("use laboratory tavern", "not_now");
    g.does_not_offer("use");
  };
  const auto position = [](const char* character) {
    auto g = scenario(5).turn_of(character);
    g.seat(0).gold(5).hand({"tavern"}).city({"smithy", "laboratory"}).holds(character);
    return g;
  };
  rest(position("witch"));
  auto cut = position("merchant").bewitched("merchant");
  rest(cut.seat(1).holds("witch"));
  auto threatened = position("merchant").threats({"merchant", "king"}, "king");
  rest(threatened.seat(1).holds("blackmailer"));
  auto hospital = position("merchant").killed("merchant");
  rest(hospital.seat(0).city({"smithy", "laboratory", "hospital"}));
}

// The warranted Architect of seat 0; the Magistrate sits at 1.
Play warranted_architect(const char* signed_one) {
  auto g = scenario(5).turn_of("architect").warrants({"architect", "king", "warlord"}, signed_one);
  g.seat(0).gold(10).hand({"tavern", "tavern", "docks"}).holds("architect");
  g.seat(1).city({"docks"}).holds("magistrate");
  return g.plays("gather gold");
}

SPEC("A52",
     "the first build paid with gold uses up the chance, also when it cannot be confiscated") {
  auto g = warranted_architect("architect");
  g.plays("build docks").expect_acting(1).expect_offered("", {"pass"}).plays("pass");
  g.plays("build tavern").expect_acting(0);
}

SPEC("A52", "after a confiscation nobody is asked, and the same name may be built again") {
  auto g = warranted_architect("architect");
  g.plays("build tavern").plays("confiscate").plays("build tavern").expect_acting(0);
  g.expect_city(0, {"tavern"}).expect_city(1, {"docks", "tavern"});
}

SPEC("A52", "a confiscation may go into a completed city and uses no limit of the Magistrate") {
  auto g = scenario(3).turn_of("magician").warrants({"magician", "king", "warlord"}, "magician");
  g.seat(0).gold(9).hand({"tavern"}).holds({"magician", "bishop"});
  g.seat(1).gold(9).hand({"watchtower"}).holds({"magistrate", "king"});
  g.city({"manor", "castle", "temple", "church", "market", "prison", "docks", "harbor"});
  g.plays("gather gold").plays("build tavern").plays(1, "confiscate");
  EXPECT_EQ(g.city_of(1).size(), 9u);
  g.plays("end_turn").expect_turn_of(1, "king").plays("gather gold").plays("build watchtower");
}

SPEC("A52", "a pass shows nothing of the warrant") {
  auto a = warranted_architect("architect").plays("build tavern").plays(1, "pass");
  auto b = warranted_architect("king").plays("build tavern").plays(1, "pass");
  EXPECT_EQ(told_apart(a, b), (Seats{1}));
}

SPEC("A53", "a threat on the Blackmailer's own character is removed unseen, without decisions") {
  auto g = scenario(3).turn_of("king").threats({"king", "warlord"}, "king");
  g.seat(0).gold(4).city({"manor"}).holds({"blackmailer", "king"});
  g.expect_event("threat_removed").plays("income").plays("gather gold").offers("end_turn");
  g.expect_gold(0, 7);
  EXPECT_EQ(g.state().table.threats, bit(Rank{8}));
  EXPECT_EQ(g.observe(1).rose, 0);
}

SPEC("A53", "after the rose was shown the other threatened character has a normal turn") {
  auto g = scenario(5).turn_of("king").threats({"king", "merchant"}, "king");
  g.seat(0).gold(4).holds("king").seat(1).holds("blackmailer");
  g.seat(2).city({"tavern"}).holds("merchant").nobody_holds({"bishop"});
  g.plays("gather gold").plays("refuse").plays("reveal").plays(0, "end_turn");
  g.expect_turn_of(2, "merchant").plays("income").plays("gather gold").offers("end_turn");
}

SPEC("A54", "the Seer takes all cards first, then gives clockwise from the left") {
  auto g = scenario(5).turn_of("seer");
  g.seat(1).hand({}).holds("seer").seat(0).hand({"castle"}).seat(2).hand({"tavern"});
  g.seat(3).hand({"temple"}).seat(4).hand({});
  g.plays("collect_cards").pulls("tavern").pulls("temple").pulls("castle").expect_acting(1);
  g.expect_offered("", {"give castle", "give tavern", "give temple"});
  g.refuses("gather gold", "not_now").refuses("give docks", "not_in_hand");
  g.plays("give temple").expect_hand(2, {"temple"});
  g.plays("give castle").expect_hand(3, {"castle"});
  g.plays("give tavern").expect_hand(0, {"tavern"}).expect_hand(1, {}).expect_hand(4, {});
  g.offers("gather gold");
}

SPEC("A54", "a pulled card is drawn evenly from the hand") {
  auto g = scenario(5).turn_of("seer");
  g.seat(1).holds("seer").seat(2).hand({"tavern", "tavern", "temple"});
  g.plays("collect_cards");
  Outcomes outcomes;
  Citadels::chance_outcomes(g.state(), outcomes);
  ASSERT_EQ(outcomes.size(), 2u);
  for (const WeightedAction& outcome : outcomes) {
    EXPECT_EQ(outcome.weight, outcome.action.district() == District::tavern ? 2u : 1u);
  }
}

SPEC("A55", "what cannot be built the Wizard takes to hand; no way back after the look") {
  auto g = scenario(5).turn_of("wizard");
  g.seat(0).gold(0).hand({}).holds("wizard");
  g.city({"manor", "castle", "temple", "church", "market"});
  g.seat(1).hand({"palace", "monument", "secret_vault", "tavern"}).seat(2).hand({"docks"});
  g.plays("gather gold").plays("look 1").refuses("look 2", "not_now");
  g.refuses("build palace", "price_not_payable").refuses("build secret_vault", "never_built");
  g.refuses("build monument", "city_too_large_for_monument");
  g.expect_offered(
      "", {"build tavern", "take monument", "take palace", "take secret_vault", "take tavern"});
  g.plays("take secret_vault").expect_hand(0, {"secret_vault"});
}

SPEC("A56", "the Cardinal borrows in one action, only when short, never beside a sacrifice") {
  auto g = scenario(5).turn_of("cardinal");
  g.seat(0).gold(3).hand({"castle", "necropolis", "tavern", "temple"}).city({"framework"});
  g.holds("cardinal").seat(1).gold(9);
  g.plays("gather gold").refuses("build castle borrow 1", "nothing_is_short");
  g.refuses("build necropolis borrow 1", "nothing_is_short");
  EXPECT_FALSE(parse("build castle framework borrow 1"));
  EXPECT_FALSE(parse("build necropolis sacrifice tavern borrow 1"));
  g.offers("build castle framework").offers("build necropolis sacrifice framework");
}

SPEC("A56", "borrowing is used up also when the district is confiscated") {
  auto g = scenario(5).turn_of("cardinal").warrants({"cardinal", "king", "warlord"}, "cardinal");
  g.seat(0).gold(2).hand({"palace", "stables", "tavern", "temple"}).holds("cardinal");
  g.seat(1).gold(0).holds("magistrate").seat(2).gold(1).hand({}).seat(3).gold(9);
  g.plays("gather gold").plays("build palace borrow 2").plays("give tavern").plays(1, "confiscate");
  g.expect_gold(0, 5).refuses("build stables borrow 3", "borrowed_already");
}

}  // namespace
}  // namespace prestige::citadels::kit
