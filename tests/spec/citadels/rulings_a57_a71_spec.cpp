#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/kit/views.h"

namespace prestige::citadels::kit {
namespace {

SPEC("A57", "the Artist places coins one by one, at most two, also on a district just built") {
  auto g = scenario(5).turn_of("artist");
  g.seat(0).gold(9).hand({"tavern"}).city({"manor", "castle", "palace+"}).holds("artist");
  g.plays("beautify manor").expect_gold(0, 8).refuses("beautify manor", "already_beautified");
  g.refuses("beautify palace", "already_beautified").refuses("beautify docks", "not_in_your_city");
  g.plays("gather gold").plays("build tavern").plays("beautify tavern");
  g.refuses("beautify castle", "ability_used");
  g.expect_city(0, {"manor+", "castle", "palace+", "tavern+"});

  auto poor = scenario(5).turn_of("artist");
  poor.seat(0).gold(0).city({"manor"}).holds("artist");
  poor.refuses("beautify manor", "no_gold_for_coin");
}

SPEC("A57", "a coin stays in every city; a destroyed card built again starts without one") {
  auto moved = scenario(5).turn_of("diplomat");
  moved.seat(0).gold(9).city({"palace"}).holds("diplomat").seat(1).city({"market+"});
  moved.plays("exchange palace 1 market+").expect_city(0, {"market+"});

  auto rebuilt = scenario(5).turn_of("warlord");
  rebuilt.seat(0).gold(9).holds("warlord").seat(1).city({"market+"});
  rebuilt.seat(2).gold(2).hand({}).city({"graveyard"}).holds("artist");
  rebuilt.plays("destroy 1 market+").plays("rescue").passes().plays("gather gold");
  rebuilt.plays("build market").expect_city(2, {"graveyard", "market"}).plays("beautify market");
}

SPEC("A58", "a killed rank 4 shown in a Hospital turn counts for the Queen at once") {
  auto g = scenario(5).turn_of("emperor").killed("emperor").crown(4);
  g.seat(0).gold(0).holds("queen").seat(1).city({"hospital"}).holds("emperor");
  g.plays(1, "gather gold").plays_on_to("queen").plays("royal_gold").expect_gold(0, 3);
  g.passes().plays(1, "give_crown 2").expect_gold(0, 5).expect_round(2);
}

SPEC("A59", "in two turns of one player uses, refunds, exemptions and duplicates are apart") {
  auto wizard = scenario(3).turn_of("wizard").nobody_holds({"king", "bishop"});
  wizard.seat(0).gold(20).hand({"tavern", "market", "temple"}).city({"tavern", "laboratory"});
  wizard.holds({"wizard", "merchant"});
  wizard.plays("gather gold")
      .plays("build tavern")
      .plays("use laboratory temple")
      .plays("end_turn");
  wizard.expect_turn_of(0, "merchant").plays("gather gold").plays("use laboratory market");

  auto duplicates = scenario(3).turn_of("wizard").nobody_holds({"king", "bishop"});
  duplicates.seat(0).gold(20).hand({"tavern"}).city({"tavern"}).holds({"wizard", "merchant"});
  duplicates.passes().expect_turn_of(0, "merchant").plays("gather gold");
  duplicates.refuses("build tavern", "identical_district");

  auto taxed = scenario(3).turn_of("king").cast({"tax_collector"});
  taxed.seat(0).gold(9).hand({"tavern"}).holds({"king", "tax_collector"});
  taxed.plays("gather gold").plays("build tavern").expect_tax(1);
}

SPEC("A59", "the Bishop's protection lasts for the round") {
  auto g = scenario(3).turn_of("bishop").nobody_holds({"merchant", "architect"});
  g.seat(0).city({"tavern"}).holds({"bishop", "king"}).seat(1).gold(9).holds({"warlord", "thief"});
  g.passes().expect_turn_of(1, "warlord").refuses("destroy 0 tavern", "bishop_protects");
}

SPEC("A59",
     "a Witch on hold plays her other turn in between; it does not count for the resumed part") {
  auto g = scenario(3).turn_of("witch").nobody_holds({"thief", "merchant"});
  g.seat(0).gold(20).hand({"tavern", "temple", "market", "docks"}).city({"laboratory"});
  g.holds({"witch", "king"})
      .seat(1)
      .holds({"architect", "bishop"})
      .seat(2)
      .holds({"warlord", "magician"});
  g.plays("gather gold").plays("bewitch architect").passes().expect_turn_of(0, "king");
  g.plays("gather gold").plays("build tavern").refuses("build temple", "limit_reached");
  g.plays("use laboratory docks").plays("end_turn").passes().expect_turn_of(1, "architect");
  g.plays("gather gold").expect_turn_of(0, "architect");
  g.plays("build temple").plays("build market");
  g.expect_city(0, {"laboratory", "tavern", "temple", "market"});
  EXPECT_EQ(g.state().table.turn.districts_used, 0);
}

SPEC("A60", "everyone with the status at the end of the last round scores 4 or 2") {
  auto g = scenario(5).turn_of("warlord").nobody_holds({"bishop"});
  g.seat(0).gold(9).hand({"docks"}).city(kSix).holds("warlord");
  g.seat(1).city(
      {"palace", "cathedral", "tavern", "harbor", "town_hall", "watchtower", "fortress"});
  EXPECT_EQ(g.state().table.first_completed, Seat(1));
  g.plays("gather gold").plays("build docks").plays("end_turn").expect_over();
  EXPECT_EQ(g.score(0).completion, 2);
  EXPECT_EQ(g.score(1).completion, 4);
}

SPEC("A60", "an exchange completes at most the city that gets the Monument") {
  auto g = scenario(5).turn_of("diplomat");
  g.seat(0).gold(9).city({"monument", "palace", "tavern", "harbor", "fortress"}).holds("diplomat");
  g.seat(1).city(kSix);
  g.plays("exchange monument 1 castle").expect_completed(0, false).expect_completed(1);

  auto plain = scenario(5).turn_of("diplomat");
  plain.seat(0).gold(9).city({"palace", "tavern", "harbor", "fortress", "docks", "watchtower"});
  plain.holds("diplomat").seat(1).city(kSix);
  plain.plays("exchange palace 1 castle").expect_completed(0, false).expect_completed(1, false);
}

SPEC("A61", "all places follow points, then A11, with one winner") {
  auto g = scenario(4).at_round_end().completed(3).first_completed(3);
  g.seat(0).city({"palace"}).holds("thief").seat(1).city({"palace"}).holds("warlord");
  g.seat(2).city({"tavern"}).holds("magician").seat(3).city({"watchtower"}).holds("merchant");
  const Outcome outcome = g.outcome();
  EXPECT_EQ(outcome.place[1], 1);  // 5, rank 8
  EXPECT_EQ(outcome.place[3], 2);  // 1 + 4, rank 6
  EXPECT_EQ(outcome.place[0], 3);  // 5, rank 2
  EXPECT_EQ(outcome.place[2], 4);
  EXPECT_EQ(outcome.winner, Seat(1));
}

SPEC("A62", "the memory of the selection ends with the round") {
  auto g = scenario(4).turn_of("architect");
  g.seat(1).holds("architect");
  EXPECT_NE(g.observe(1).seen_pile[0], 0);
  EXPECT_NE(g.observe(2).slot[3], 0);
  g.plays_round_out();
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(g.observe(seat).seen_pile[0], 0);
    EXPECT_EQ(g.observe(seat).slot, (std::array<Rank, kRanksMax>{}));
    EXPECT_EQ(g.observe(seat).characters, 0);
  }
}

SPEC("A63", "a viewed hand is a snapshot in the viewer's log; later changes are not shown") {
  auto g = scenario(5).turn_of("spy").nobody_holds({"magician"});
  g.seat(0).holds("spy").seat(1).hand({"tavern", "temple"}).holds("king");
  g.plays("spy 1 noble");
  const auto views = g.event_views(0);
  const auto looks = [](const EventView& view) { return view.event.kind == EventKind::hand_seen; };
  const auto look = std::ranges::find_if(views, looks);
  ASSERT_NE(look, views.end());
  EXPECT_EQ(look->event.cards->size(), 2);
  const auto others = g.event_views(2);
  EXPECT_TRUE(std::ranges::find_if(others, looks)->concealed);
  EXPECT_TRUE(g.observe(0).seen_hand.empty());
}

SPEC("A64", "the Theater's owner is asked every round, and only the owner") {
  auto g = scenario(4).at_theater().crown(0).seat(2).city({"theater"});
  g.expect_acting(2).refuses(0, "no_swap", "not_acting").plays("no_swap").plays_round_out();
  g.expect_round(2);
  while (g.state().table.phase != Phase::swapping) {
    if (Citadels::acting(g.state()).front() == Seat::chance()) {
      g.chance_any();
    } else {
      g.plays(g.offered("keep").front());
    }
  }
  g.expect_acting(2).offers("no_swap");
}

SPEC("A64", "the owner never sees the opponent's second card") {
  const auto position = [](const char* second, const char* aside) {
    // Seat 1 chose before everyone else; the card in question lies face down in the other game.
    auto g = scenario(3).crown(1).face_down(aside).at_theater();
    g.seat(1).holds({"king", second}).seat(0).city({"theater"}).holds({"bishop", "thief"});
    g.seat(2).holds({"merchant", "warlord"});
    return g.plays(0, "swap bishop 1").chance("receive king");
  };
  auto a = position("architect", "artist");
  auto b = position("artist", "architect");
  EXPECT_TRUE(a.observe(0).swap_received == 4 && b.observe(0).swap_received == 4);
  EXPECT_EQ(a.observe(0).characters, b.observe(0).characters);
  EXPECT_EQ(a.event_views(0), b.event_views(0));
  EXPECT_NE(a.observe(1).characters, b.observe(1).characters);
}

SPEC("A65", "exchange and seizure are one step: payment, move, size check") {
  auto seize = scenario(5).turn_of("marshal");
  seize.seat(0).gold(9).city(kSix).holds("marshal").seat(1).gold(0).city({"docks"});
  seize.plays("seize 1 docks").expect_acting(0).expect_gold(1, 3);
  EXPECT_EQ(seize.events(), (Texts{"district_seized", "city_completed"}));

  auto exchange = scenario(5).turn_of("diplomat").tucked(1, {"tavern"});
  exchange.seat(0).gold(9).city({"monument", "market"}).holds("diplomat");
  exchange.seat(1).gold(0).city({"museum+", "manor", "castle", "temple", "church", "prison"});
  exchange.plays("exchange monument 1 museum+").expect_acting(0).expect_gold(1, 1);
  EXPECT_EQ(exchange.events(), (Texts{"districts_exchanged", "city_completed"}));
  exchange.expect_city(0, {"market", "museum+"}).expect_completed(1);
}

SPEC("A66", "the Armory needs another target, and both districts leave at once") {
  auto alone = scenario(5).turn_of("king");
  alone.seat(0).city({"armory"}).holds("king");
  alone.does_not_offer("use armory").refuses("use armory 0 armory", "armory_needs_other_target");

  auto g = scenario(5).turn_of("king");
  g.seat(0).city({"armory"}).holds("king").seat(1).city({"tavern"});
  const int deck = g.state().secrets.deck.size();
  g.plays("use armory 1 tavern").expect_city(0, {}).expect_city(1, {}).expect_deck_size(deck + 2);
  const auto& tail = g.state().secrets.deck.tail();
  EXPECT_TRUE(tail[0].starts_group);
  EXPECT_FALSE(tail[1].starts_group);
  g.refuses("use armory 1 tavern", "not_in_your_city");
}

SPEC("A67", "with Necropolis and Framework the size is checked after both cards have moved") {
  auto framework = scenario(5).turn_of("king");
  framework.seat(0).gold(0).hand({"palace"}).holds("king");
  framework.city({"framework", "castle", "temple", "church", "market", "prison"});
  framework.plays("gather gold").plays("build palace framework").expect_completed(0, false);

  auto monument = scenario(5).turn_of("king");
  monument.seat(0).gold(0).hand({"necropolis"}).holds("king");
  monument.city({"monument", "castle", "temple", "church", "market"});
  monument.plays("gather gold").plays("build necropolis sacrifice monument");
  monument.expect_completed(0, false);
  EXPECT_EQ(monument.city_of(0).size(), 5u);
}

SPEC("A67", "a sacrificed Factory does not matter, because no gold is paid") {
  auto g = scenario(5).turn_of("king");
  g.seat(0).gold(0).hand({"necropolis"}).city({"factory"}).holds("king");
  g.plays("gather gold").plays("build necropolis sacrifice factory").expect_gold(0, 2);
  g.expect_city(0, {"necropolis"});
}

SPEC("A68", "a random cast and random unique districts are public once drawn") {
  Request request;
  request.random_cast = true;
  request.random_uniques = true;
  auto a = new_game(request);
  auto b = new_game(request);
  a.chance("cast witch");
  b.chance("cast assassin");
  EXPECT_EQ(told_apart(a, b), kEveryone);
  a.deals();
  for (const int seat : {0, 3, kSpectator}) {
    EXPECT_EQ(a.observe(seat).table.cast, a.state().table.cast);
    EXPECT_EQ(a.observe(seat).table.uniques, a.state().table.uniques);
    EXPECT_EQ(a.observe(seat).table.phase, Phase::laying_out);
  }
}

SPEC("A69", "the log names open cards, counts closed ones, and always tells gold") {
  auto closed = scenario(5).turn_of("architect");
  closed.seat(0).holds("architect");
  closed.plays("extra_cards");
  EXPECT_EQ(closed.spectator_event_views()[0].event.amount, 2);
  closed.draws({"tavern"});
  EXPECT_TRUE(closed.spectator_event_views()[0].concealed);
  EXPECT_FALSE(closed.spectator_event_views()[0].event.card);
  EXPECT_FALSE(closed.event_views(0)[0].concealed);

  auto gold = scenario(5).turn_of("merchant").robbed("merchant");
  gold.seat(0).gold(4).holds("merchant").seat(1).holds("thief");
  bool told = false;
  for (const EventView& view : gold.spectator_event_views()) {
    if (view.event.kind == EventKind::gold_robbed) told = view.event.amount == 4;
  }
  EXPECT_TRUE(told);
}

SPEC("A70",
     "contradictory requests are refused; only printed replacements and rank 9 are adapted") {
  Request request;
  request.random_cast = true;
  request.cast.emplace();
  EXPECT_FALSE(resolve(request));

  Request queen;  // the Queen of the printed set gives way to the Artist
  queen.players = 4;
  queen.scenario = Scenario::devious_dignitaries;
  queen.use_rank9 = true;
  EXPECT_EQ(resolve(queen)->cast[8], Character::artist);

  Request own = queen;  // the same Queen in an own cast is refused
  own.cast.emplace();
  for (const char* id : {"magistrate", "blackmailer", "wizard", "king", "abbot", "alchemist",
                         "navigator", "marshal", "queen"}) {
    own.cast->push_back(*character_from(id));
  }
  ASSERT_FALSE(resolve(own));
  EXPECT_EQ(resolve(own).error().refusal, OptionRefusal::too_few_players_for_character);

  Request eight;  // rank 9 follows the number of players
  eight.players = 8;
  EXPECT_EQ(resolve(eight)->ranks, 9);
}

SPEC("A71", "the Hospital's owner is asked as long as a character is hidden") {
  auto shown = scenario(5).turn_of("merchant").killed("merchant").nobody_holds({"architect"});
  shown.seat(0).city({"hospital"}).holds("king").seat(1).holds("warlord");
  shown.expect_turn_of(1, "warlord");  // the King was shown: no question

  auto hidden = scenario(5).turn_of("merchant").killed("merchant");
  hidden.seat(0).city({"hospital"}).holds("warlord");
  hidden.expect_acting(0).expect_offered("", {"stay_hidden"});
  hidden.refuses("gather gold", "hospital_card_not_held").plays("stay_hidden");

  auto unheld = scenario(5).turn_of("merchant").killed("merchant").nobody_holds({"merchant"});
  unheld.seat(0).city({"hospital"}).holds("warlord");
  unheld.expect_acting(0).expect_offered("", {"stay_hidden"});

  auto two = scenario(3).turn_of("merchant").killed("merchant");  // one shown, one hidden
  two.seat(0).city({"hospital"}).holds({"king", "warlord"});
  two.expect_acting(0).expect_offered("", {"stay_hidden"});
}

}  // namespace
}  // namespace prestige::citadels::kit
