#include <algorithm>

#include "games/citadels/content/tables.h"
#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

struct BasicRow {
  const char* id;
  Type type;
  int cost;
  int copies;
};
constexpr BasicRow kBasicRows[] = {
    {"manor", Type::noble, 3, 5},         {"castle", Type::noble, 4, 4},
    {"palace", Type::noble, 5, 3},        {"temple", Type::religious, 1, 3},
    {"church", Type::religious, 2, 3},    {"monastery", Type::religious, 3, 3},
    {"cathedral", Type::religious, 5, 2}, {"tavern", Type::trade, 1, 5},
    {"market", Type::trade, 2, 4},        {"trading_post", Type::trade, 2, 3},
    {"docks", Type::trade, 3, 3},         {"harbor", Type::trade, 4, 3},
    {"town_hall", Type::trade, 5, 2},     {"watchtower", Type::military, 1, 3},
    {"prison", Type::military, 2, 3},     {"barracks", Type::military, 3, 3},
    {"fortress", Type::military, 5, 2},
};

// All 68 cards of a game, wherever they lie.
Bag all_cards(const State& s) {
  Bag all = s.secrets.deck.all_cards();
  all.add(s.secrets.aside);
  for (std::size_t i = 0; i < kPlayersMax; ++i) {
    all.add(s.secrets.hand[i]);
    all.add(s.secrets.tucked[i]);
    all.add(s.table.city[i].plain);
    all.add(s.table.city[i].beautified);
  }
  return all;
}

SPEC("C2.1", "the 17 basic districts have type, cost and copies as printed, and score their cost") {
  auto g = new_game(5).deals();
  const Bag cards = all_cards(g.state());
  int sum = 0;
  for (const BasicRow& row : kBasicRows) {
    const auto d = district_from(row.id);
    ASSERT_TRUE(d) << row.id;
    EXPECT_EQ(def_of(*d).type, row.type) << row.id;
    EXPECT_EQ(def_of(*d).cost, row.cost) << row.id;
    EXPECT_EQ(cards.count(static_cast<int>(*d)), row.copies) << row.id;
    EXPECT_EQ(scenario(5).seat(0).city({row.id}).score(0).total, row.cost) << row.id;
    sum += row.copies;
  }
  EXPECT_EQ(sum, 54);
  EXPECT_EQ(std::size(kBasicRows), 17u);
}

SPEC("C2.2", "a game has 68 cards: 54 basic ones and one copy each of 14 unique ones") {
  for (const char* set :
       {"base", "devious_dignitaries", "illustrious_emissaries", "vicious_nobles"}) {
    Request request;
    request.scenario = *scenario_from(set);
    auto g = new_game(request).deals();
    const Bag cards = all_cards(g.state());
    EXPECT_EQ(cards.size(), 68) << set;
    int unique = 0;
    cards.for_each([&](int kind, int count) {
      if (!is_unique(static_cast<District>(kind))) return;
      EXPECT_EQ(count, 1) << set;
      ++unique;
    });
    EXPECT_EQ(unique, 14) << set;
  }
}

SPEC("C2.2", "the 68 cards stay 68 while cards are drawn, kept, discarded, tucked and built") {
  auto g = scenario(5)
               .seat(0)
               .gold(6)
               .hand({"tavern", "market", "temple"})
               .city({"museum", "laboratory", "smithy"})
               .holds("magician")
               .turn_of("magician");
  const auto sixty_eight = [&] { EXPECT_EQ(all_cards(g.state()).size(), 68); };
  g.plays("gather cards").draws({"docks"});
  sixty_eight();  // one card is drawn, one is still to come
  g.draws({"manor"});
  sixty_eight();
  g.plays("keep docks");
  sixty_eight();
  for (const char* action :
       {"use museum temple", "use laboratory docks", "redraw", "discard market", "done"}) {
    g.plays(action);
    sixty_eight();
  }
  g.draws({"castle"}).plays("build tavern");
  sixty_eight();
}

SPEC("C2.3", "27 characters, three of each rank") {
  int count = 0;
  std::array<int, kRanksMax + 1> of_rank{};
  for (int i = 0; i < kCharacters; ++i) {
    const auto c = static_cast<Character>(i);
    EXPECT_EQ(character_from(id_of(c)), c);
    ++of_rank[rank_of(c)];
    ++count;
  }
  EXPECT_EQ(count, 27);
  for (Rank rank = 1; rank <= kRanksMax; ++rank) EXPECT_EQ(of_rank[rank], 3);
}

SPEC("C2.3",
     "the Magistrate lays three warrants, one signed; the Blackmailer two threats, one rose") {
  auto m = scenario(5).seat(0).holds("magistrate").turn_of("magistrate");
  m.plays("warrant king").plays("warrant merchant").plays("warrant warlord");
  m.does_not_offer("warrant").plays("sign king");
  EXPECT_EQ(std::popcount(m.state().table.warrants), 3);
  m.refuses("sign merchant", "not_now");

  auto b = scenario(5).seat(0).holds("blackmailer").turn_of("blackmailer");
  b.plays("threaten king").plays("threaten merchant").does_not_offer("threaten");
  b.plays("rose king").refuses("rose merchant", "not_now");
  EXPECT_EQ(std::popcount(b.state().table.threats), 2);
}

SPEC("C3.1", "the number of players fixes rank 9, cast, characters per player and target size") {
  struct Row {
    int players;
    bool nine_required, nine_allowed;
    int characters, target;
  };
  for (const Row& row :
       {Row{2, false, false, 2, 8}, Row{3, true, true, 2, 8}, Row{4, false, true, 1, 7},
        Row{5, false, true, 1, 7}, Row{6, false, true, 1, 7}, Row{7, false, true, 1, 7},
        Row{8, true, true, 1, 7}}) {
    Request request;
    request.players = row.players;
    auto plain = resolve(request);
    ASSERT_TRUE(plain) << row.players;
    EXPECT_EQ(plain->ranks, row.nine_required ? 9 : 8) << row.players;
    request.use_rank9 = true;
    auto nine = resolve(request);
    ASSERT_EQ(nine.has_value(), row.nine_allowed) << row.players;
    if (nine) {
      EXPECT_EQ(nine->ranks, 9) << row.players;
    }

    auto g = scenario(row.players);
    EXPECT_EQ(g.state().table.target_size(), row.target) << row.players;
    EXPECT_EQ(std::ranges::count(g.state().secrets.holder, Seat(0)), row.characters);
  }
}

SPEC("C3.2", "the cast has one character of each rank") {
  for (const int players : {2, 3, 5, 8}) {
    auto g = scenario(players);
    const Table& table = g.state().table;
    EXPECT_EQ(table.ranks(), players == 3 || players == 8 ? 9 : 8);
    for (Rank rank = 1; rank <= table.ranks(); ++rank) {
      EXPECT_EQ(rank_of(table.cast[rank]), rank);
    }
  }
}

SPEC("C3.3", "Emperor from 3 players on, Queen from 5, Artist and Tax Collector from 3") {
  EXPECT_EQ(min_players(Character::emperor), 3);
  EXPECT_EQ(min_players(Character::queen), 5);
  EXPECT_EQ(min_players(Character::artist), 3);
  EXPECT_EQ(min_players(Character::tax_collector), 3);
  for (int i = 0; i < kCharacters; ++i) {
    const auto c = static_cast<Character>(i);
    if (c != Character::emperor && rank_of(c) != 9) {
      EXPECT_EQ(min_players(c), 2) << id_of(c);
    }
  }
}

SPEC("C3.4", "14 different unique districts; Graveyard and Hospital need their character") {
  Request request;
  request.cast.emplace();
  for (const char* id :
       {"witch", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"}) {
    request.cast->push_back(*character_from(id));
  }
  const auto with = [&](const char* extra) {
    Request r = request;
    r.uniques.emplace();
    r.uniques->push_back(*district_from(extra));
    for (const char* id : {"library", "dragon_gate", "factory", "haunted_quarter", "map_room",
                           "laboratory", "imperial_treasury", "smithy", "thieves_den", "statue",
                           "quarry", "wishing_well", "keep"}) {
      r.uniques->push_back(*district_from(id));
    }
    return r;
  };
  EXPECT_TRUE(resolve(with("graveyard")));  // the Warlord is there
  EXPECT_FALSE(resolve(with("hospital")));  // the Assassin is not
  EXPECT_TRUE(resolve(with("armory")));
  EXPECT_FALSE(resolve(with("library")));  // twice
}

SPEC("C3.5", "four cards each, the rest is the deck") {
  for (int players = 2; players <= 8; ++players) {
    auto g = new_game(players).deals();
    for (int seat = 0; seat < players; ++seat) g.expect_hand_size(seat, 4);
    g.expect_deck_size(68 - 4 * players);
  }
}

SPEC("C3.5", "the hands are dealt from the whole shuffled deck") {
  auto g = new_game(4);
  g.chance("crown 0").expect_chance();
  EXPECT_EQ(g.offered("draw").size(), 17u + 14u);
  g.draws({"palace", "palace", "palace"}).does_not_offer("draw palace");
  g.draws({"keep"}).expect_hand(0, {"palace", "palace", "palace", "keep"});
  g.does_not_offer("draw keep").draws({"manor"}).expect_hand(1, {"manor"});
}

SPEC("C3.6", "each player starts with 2 gold") {
  for (const int players : {2, 5, 8}) {
    auto g = new_game(players).deals();
    for (int seat = 0; seat < players; ++seat) g.expect_gold(seat, 2);
  }
}

SPEC("C3.7", "the first crown is given at random or to the chosen seat") {
  auto g = new_game(4);
  g.expect_chance().expect_offered("crown", {"crown 0", "crown 1", "crown 2", "crown 3"});
  g.chance("crown 2").deals().expect_crown(2);

  Request request;
  request.players = 4;
  request.first_crown_random = false;
  request.first_crown_seat = 3;
  new_game(request).does_not_offer("crown").expect_crown(3);
}

SPEC("C3.8", "options, cast and unique districts are in every view before the first selection") {
  Request request;
  request.scenario = Scenario::vicious_nobles;
  request.switches.great_wall_covers_itself = true;
  auto g = new_game(request).deals();
  for (int seat = 0; seat < 5; ++seat) {
    const Observation seen = g.observe(seat);
    EXPECT_EQ(seen.table.options, g.state().table.options);
    EXPECT_EQ(seen.table.cast, g.state().table.cast);
    EXPECT_EQ(seen.table.uniques, g.state().table.uniques);
  }
  EXPECT_EQ(g.observe_spectator().table.cast[5], Character::cardinal);
  EXPECT_EQ(std::popcount(g.observe_spectator().table.uniques), 14);
  EXPECT_TRUE(g.observe_spectator().table.options.switches.great_wall_covers_itself);
}

SPEC("C3.9", "selection, action phase and end of round alternate until the game ends") {
  auto g = new_game(4).deals().expect_round(1);
  for (int round = 1; round <= 3; ++round) {
    EXPECT_EQ(g.state().table.phase, Phase::laying_out);
    g.expect_round(round).plays_round_out().expect_event("round_ended");
    g.expect_event("round_started").expect_round(round + 1).expect_not_over();
  }

  auto last = scenario(4)
                  .seat(0)
                  .city({"tavern", "market", "temple", "church", "manor", "castle", "docks"})
                  .at_round_end();
  last.expect_over().expect_event("game_ended").expect_no_event("round_started");
}

}  // namespace
}  // namespace prestige::citadels::kit
