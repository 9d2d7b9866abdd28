#include <set>

#include "games/citadels/content/tables.h"
#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

const Texts kBaseCast{"assassin", "thief",    "magician",  "king",
                      "bishop",   "merchant", "architect", "warlord"};
const Texts kBaseUniques{"library",
                         "dragon_gate",
                         "factory",
                         "haunted_quarter",
                         "map_room",
                         "laboratory",
                         "imperial_treasury",
                         "smithy",
                         "thieves_den",
                         "statue",
                         "quarry",
                         "wishing_well",
                         "school_of_magic",
                         "keep"};

InlineVec<Character, 32> characters(const Texts& ids) {
  InlineVec<Character, 32> list;
  for (const auto& id : ids) list.push_back(*character_from(id));
  return list;
}

InlineVec<District, 64> districts(const Texts& ids) {
  InlineVec<District, 64> list;
  for (const auto& id : ids) list.push_back(*district_from(id));
  return list;
}

Texts replaced(Texts list, const std::string& old, const std::string& by) {
  std::ranges::replace(list, old, by);
  return list;
}

Texts plus(Texts list, const std::string& id) {
  list.push_back(id);
  return list;
}

Request request_for(int players) {
  Request request;
  request.players = players;
  return request;
}

Request with_cast(int players, const Texts& ids) {
  Request request = request_for(players);
  request.cast = characters(ids);
  return request;
}

Request with_uniques(const Texts& ids) {
  Request request;
  request.uniques = districts(ids);
  return request;
}

// The number of the refusal, 0 when the request is granted.
int refusal(const Request& request) {
  const auto options = resolve(request);
  return options ? 0 : static_cast<int>(options.error().refusal);
}

void expect_scenario(const char* set, int players, const Texts& cast, const Texts& uniques) {
  Request request = request_for(players);
  request.scenario = *scenario_from(set);
  request.use_rank9 = cast.size() == 9;
  const auto options = resolve(request);
  ASSERT_TRUE(options) << set << " " << players;
  ASSERT_EQ(options->ranks, cast.size()) << set << " " << players;
  for (std::size_t i = 0; i < cast.size(); ++i) {
    EXPECT_EQ(id_of(options->cast[i]), cast[i]) << set << " " << players;
  }
  DistrictMask mask = 0;
  for (const auto& id : uniques) mask |= bit(*district_from(id));
  EXPECT_EQ(uniques.size(), 14u);
  EXPECT_EQ(options->uniques, mask) << set << " " << players;
}

SPEC("C14.1", "every key has its default: a request without a word is the base game for five") {
  const Request request;
  const auto options = resolve(request);
  ASSERT_TRUE(options);
  EXPECT_EQ(options->players, 5);
  EXPECT_EQ(options->scenario, Scenario::base);
  EXPECT_EQ(options->ranks, 8);
  EXPECT_FALSE(options->random_cast);
  EXPECT_FALSE(options->random_uniques);
  EXPECT_TRUE(options->first_crown_random);
  const Switches& switches = options->switches;
  EXPECT_TRUE(switches.abilities_before_gather);
  EXPECT_FALSE(switches.three_player_mid_discard_random);
  EXPECT_FALSE(switches.bewitched_emperor_crown_to_witch);
  EXPECT_TRUE(switches.completion_sticky);
  EXPECT_FALSE(switches.self_sacrifice_in_completed_city);
  EXPECT_FALSE(switches.great_wall_covers_itself);
  EXPECT_FALSE(switches.bishop_allows_own_rank8);
  EXPECT_TRUE(switches.diplomat_give_duplicate);
  EXPECT_FALSE(switches.graveyard_recovers_itself);
  EXPECT_FALSE(switches.throne_room_counts_emperor_twice);
}

SPEC("C14.2", "a given cast is taken in any order, otherwise the scenario's") {
  const Texts mixed{"warlord", "witch", "spy", "architect", "king", "bishop", "merchant", "seer"};
  const auto given = resolve(with_cast(5, mixed));
  ASSERT_TRUE(given);
  EXPECT_EQ(given->cast[0], Character::witch);
  EXPECT_EQ(given->cast[2], Character::seer);
  EXPECT_EQ(given->cast[7], Character::warlord);

  const auto set = resolve(request_for(5));
  ASSERT_TRUE(set);
  EXPECT_EQ(set->cast[0], Character::assassin);
}

SPEC("C14.2", "a random cast draws one allowed character per rank, each as likely") {
  Request request = request_for(4);
  request.random_cast = true;
  request.use_rank9 = true;
  auto g = new_game(request);
  g.expect_chance().expect_offered("cast", {"cast assassin", "cast witch", "cast magistrate"});
  Outcomes outcomes;
  Citadels::chance_outcomes(g.state(), outcomes);
  for (const WeightedAction& outcome : outcomes) EXPECT_EQ(outcome.weight, 1u);
  for (const char* id : {"witch", "spy", "seer"}) g.chance(std::string("cast ") + id);
  g.expect_offered("cast", {"cast king", "cast emperor", "cast patrician"}).chance("cast emperor");
  for (const char* id : {"abbot", "trader", "scholar", "marshal"}) {
    g.chance(std::string("cast ") + id);
  }
  // Four players are too few for the Queen.
  g.expect_offered("cast", {"cast artist", "cast tax_collector"}).chance("cast artist");
  g.deals();
  EXPECT_EQ(g.state().table.cast[4], Character::emperor);
  EXPECT_EQ(g.state().table.cast[9], Character::artist);

  request = request_for(2);
  request.random_cast = true;
  auto two = new_game(request);
  for (const char* id : {"witch", "spy", "seer"}) two.chance(std::string("cast ") + id);
  two.expect_offered("cast", {"cast king", "cast patrician"});
}

SPEC("C14.3", "rank 9 of a scenario: out with 2, in with 3 and 8, by use_rank9 with 4 to 7") {
  EXPECT_EQ(resolve(request_for(2))->ranks, 8);
  for (int players = 3; players <= 8; ++players) {
    for (const bool use : {false, true}) {
      Request request = request_for(players);
      request.use_rank9 = use;
      const int ranks = players == 3 || players == 8 || use ? 9 : 8;
      EXPECT_EQ(resolve(request)->ranks, ranks) << players << use;
      request.random_cast = true;
      EXPECT_EQ(resolve(request)->ranks, ranks) << players << use;
    }
  }
}

SPEC("C14.3 O04", "a given cast decides rank 9 by its length, which must fit the players") {
  const Texts nine = plus(kBaseCast, "artist");
  for (int players = 2; players <= 8; ++players) {
    const bool eight_fits = players != 3 && players != 8;
    const bool nine_fits = players != 2;
    EXPECT_EQ(refusal(with_cast(players, kBaseCast)), eight_fits ? 0 : 4) << players;
    EXPECT_EQ(refusal(with_cast(players, nine)), nine_fits ? 0 : 4) << players;
  }
  EXPECT_EQ(resolve(with_cast(5, kBaseCast))->ranks, 8);
  EXPECT_EQ(resolve(with_cast(5, nine))->ranks, 9);
  Texts seven = kBaseCast;
  seven.pop_back();
  EXPECT_EQ(refusal(with_cast(5, seven)), 4);
  EXPECT_EQ(refusal(with_cast(5, plus(nine, "queen"))), 4);
}

SPEC("C14.4", "in a random cast the Hospital fixes the Assassin and the Graveyard the Warlord") {
  Request request =
      with_uniques(replaced(replaced(kBaseUniques, "keep", "hospital"), "quarry", "graveyard"));
  request.random_cast = true;
  auto g = new_game(request);
  g.expect_offered("cast", {"cast assassin"}).chance("cast assassin");
  for (int rank = 2; rank <= 7; ++rank) {
    EXPECT_EQ(g.offered("cast").size(), 3u) << rank;
    g.chance(g.offered("cast").front());
  }
  g.expect_offered("cast", {"cast warlord"});

  // The printed uniques of a scenario are fixed, too.
  request = request_for(5);
  request.scenario = Scenario::vicious_nobles;
  request.random_cast = true;
  new_game(request).expect_offered("cast", {"cast assassin"});
}

SPEC("C14.5",
     "unique districts: the given list, 14 random ones that the cast allows, the scenario's") {
  const Texts mine = replaced(kBaseUniques, "keep", "armory");
  const auto given = resolve(with_uniques(mine));
  ASSERT_TRUE(given);
  EXPECT_NE(given->uniques & bit(District::armory), 0u);
  EXPECT_EQ(given->uniques & bit(District::keep), 0u);

  Request request = request_for(5);
  request.random_uniques = true;
  auto g = new_game(request);
  // Base has Assassin and Warlord: all 33 are allowed.
  EXPECT_EQ(g.offered("unique").size(), 33u);
  g.chance("unique hospital").does_not_offer("unique hospital");
  EXPECT_EQ(g.offered("unique").size(), 32u);
  for (int i = 1; i < 14; ++i) g.chance(g.offered("unique").front());
  g.does_not_offer("unique");
  EXPECT_EQ(std::popcount(g.state().table.uniques), 14);

  request.scenario = Scenario::illustrious_emissaries;  // Witch and Diplomat
  auto neither = new_game(request);
  EXPECT_EQ(neither.offered("unique").size(), 31u);
  neither.does_not_offer("unique hospital").does_not_offer("unique graveyard");

  // A random cast is known before the unique districts are drawn.
  request.scenario = Scenario::base;
  request.random_cast = true;
  auto both = new_game(request);
  for (const char* id : {"witch", "spy", "seer", "king", "abbot", "trader", "scholar", "warlord"}) {
    both.chance(std::string("cast ") + id);
  }
  both.does_not_offer("unique hospital").offers("unique graveyard");
}

SPEC("C14.6", "limits are checked for scenario lists too, and never repaired") {
  Request request = with_cast(5, replaced(kBaseCast, "assassin", "witch"));
  EXPECT_EQ(refusal(request), 0);
  request.scenario = Scenario::vicious_nobles;  // its Hospital needs the Assassin
  EXPECT_EQ(refusal(request), 9);

  request = request_for(2);
  request.cast = characters(replaced(kBaseCast, "king", "emperor"));
  EXPECT_EQ(refusal(request), 6);
}

SPEC("C14.7", "a switch this game cannot meet is accepted and changes nothing") {
  Request request = request_for(4);
  request.switches.three_player_mid_discard_random = true;
  request.switches.bewitched_emperor_crown_to_witch = true;
  request.switches.great_wall_covers_itself = true;
  request.switches.graveyard_recovers_itself = true;
  request.first_crown_random = true;
  request.first_crown_seat = 3;  // read only with first_crown = seat
  EXPECT_EQ(refusal(request), 0);
  auto with = new_game(request);
  auto without = new_game(request_for(4));
  with.expect_offered("crown", without.offered("crown"));
  for (auto* g : {&with, &without}) g->chance("crown 0").deals().chance("face_up thief");
  for (int step = 0; step < 40; ++step) {
    ASSERT_EQ(with.offered(), without.offered()) << step;
    for (auto* g : {&with, &without}) {
      const std::string next = g->offered().front();
      if (Citadels::acting(g->state()).front() == Seat::chance()) {
        g->chance(next);
      } else {
        g->plays(next);
      }
    }
  }
}

SPEC("O03", "two to eight players") {
  EXPECT_EQ(refusal(request_for(1)), 3);
  EXPECT_EQ(refusal(request_for(9)), 3);
  EXPECT_EQ(refusal(request_for(0)), 3);
  EXPECT_EQ(refusal(request_for(-1)), 3);
  for (int players = 2; players <= 8; ++players) EXPECT_EQ(refusal(request_for(players)), 0);
}

SPEC("O05", "a rank missing or twice in the cast is refused") {
  EXPECT_EQ(refusal(with_cast(5, replaced(kBaseCast, "king", "spy"))), 5);
  EXPECT_EQ(refusal(with_cast(5, replaced(kBaseCast, "king", "thief"))), 5);
  EXPECT_EQ(refusal(with_cast(5, replaced(kBaseCast, "king", "artist"))), 5);  // 9 without 4
  EXPECT_EQ(refusal(with_cast(5, kBaseCast)), 0);
  const auto bad = resolve(with_cast(5, replaced(kBaseCast, "king", "spy")));
  EXPECT_EQ(bad.error().key, "cast");
}

SPEC("O06", "Emperor with 2 and Queen with fewer than 5 players are refused") {
  const Texts emperor = replaced(kBaseCast, "king", "emperor");
  EXPECT_EQ(refusal(with_cast(2, emperor)), 6);
  EXPECT_EQ(refusal(with_cast(4, emperor)), 0);
  EXPECT_EQ(refusal(with_cast(3, plus(emperor, "artist"))), 0);
  const Texts queen = plus(kBaseCast, "queen");
  EXPECT_EQ(refusal(with_cast(3, queen)), 6);
  EXPECT_EQ(refusal(with_cast(4, queen)), 6);
  EXPECT_EQ(refusal(with_cast(5, queen)), 0);
  EXPECT_EQ(resolve(with_cast(4, queen)).error().detail, "queen");
}

SPEC("O07", "use_rank9 with 2 players is refused") {
  Request request = request_for(2);
  request.use_rank9 = true;
  EXPECT_EQ(refusal(request), 7);
  request.players = 3;
  EXPECT_EQ(refusal(request), 0);
}

SPEC("O07 C14.3", "use_rank9 is not read when a cast is given, with 2 players neither") {
  Request request = with_cast(2, kBaseCast);
  request.use_rank9 = true;
  EXPECT_EQ(refusal(request), 0);
  EXPECT_EQ(resolve(request)->ranks, 8);
}

SPEC("O08", "the unique districts must be 14 different unique ones") {
  EXPECT_EQ(refusal(with_uniques(kBaseUniques)), 0);
  Texts thirteen = kBaseUniques;
  thirteen.pop_back();
  EXPECT_EQ(refusal(with_uniques(thirteen)), 8);
  EXPECT_EQ(refusal(with_uniques(plus(kBaseUniques, "armory"))), 8);
  EXPECT_EQ(refusal(with_uniques(replaced(kBaseUniques, "keep", "library"))), 8);
  EXPECT_EQ(refusal(with_uniques(replaced(kBaseUniques, "keep", "tavern"))), 8);
  EXPECT_EQ(refusal(with_uniques({})), 8);
}

SPEC("O09", "Graveyard without Warlord and Hospital without Assassin are refused") {
  Request request = with_uniques(replaced(kBaseUniques, "keep", "graveyard"));
  EXPECT_EQ(refusal(request), 0);
  request.cast = characters(replaced(kBaseCast, "warlord", "marshal"));
  EXPECT_EQ(refusal(request), 9);
  EXPECT_EQ(resolve(request).error().detail, "graveyard");

  request = with_uniques(replaced(kBaseUniques, "keep", "hospital"));
  EXPECT_EQ(refusal(request), 0);
  request.cast = characters(replaced(kBaseCast, "assassin", "witch"));
  EXPECT_EQ(refusal(request), 9);
}

SPEC("O10", "cast excludes random_cast, uniques exclude random_uniques") {
  Request request = with_cast(5, kBaseCast);
  request.random_cast = true;
  EXPECT_EQ(refusal(request), 10);
  request = with_uniques(kBaseUniques);
  request.random_uniques = true;
  EXPECT_EQ(refusal(request), 10);
  request = with_cast(5, kBaseCast);
  request.random_uniques = true;
  EXPECT_EQ(refusal(request), 0);
}

SPEC("O11", "the seat of the first crown must exist") {
  Request request = request_for(4);
  request.first_crown_random = false;
  for (const int seat : {0, 3}) {
    request.first_crown_seat = seat;
    EXPECT_EQ(refusal(request), 0) << seat;
  }
  for (const int seat : {-1, 4, 8}) {
    request.first_crown_seat = seat;
    EXPECT_EQ(refusal(request), 11) << seat;
  }
}

SPEC("Z.base", "the base scenario") {
  expect_scenario("base", 5, kBaseCast, kBaseUniques);
  expect_scenario("base", 4, plus(kBaseCast, "artist"), kBaseUniques);
}

SPEC("Z.devious_dignitaries",
     "Devious Dignitaries; the Artist for the Queen with 3 and 4 players") {
  const Texts cast{"magistrate", "blackmailer", "wizard",    "king",
                   "abbot",      "alchemist",   "navigator", "marshal"};
  const Texts uniques{"poor_house", "dragon_gate", "factory",    "secret_vault", "haunted_quarter",
                      "framework",  "laboratory",  "park",       "smithy",       "thieves_den",
                      "stables",    "theater",     "necropolis", "wishing_well"};
  expect_scenario("devious_dignitaries", 2, cast, uniques);
  expect_scenario("devious_dignitaries", 3, plus(cast, "artist"), uniques);
  expect_scenario("devious_dignitaries", 4, plus(cast, "artist"), uniques);
  expect_scenario("devious_dignitaries", 5, plus(cast, "queen"), uniques);
  expect_scenario("devious_dignitaries", 8, plus(cast, "queen"), uniques);
}

SPEC("Z.illustrious_emissaries", "Illustrious Emissaries; the Patrician for the Emperor with 2") {
  const Texts cast{"witch", "spy", "seer", "emperor", "bishop", "merchant", "scholar", "diplomat"};
  const Texts uniques{"poor_house", "library",     "ivory_tower",     "factory", "haunted_quarter",
                      "framework",  "great_wall",  "museum",          "park",    "smithy",
                      "quarry",     "observatory", "school_of_magic", "keep"};
  expect_scenario("illustrious_emissaries", 2, replaced(cast, "emperor", "patrician"), uniques);
  expect_scenario("illustrious_emissaries", 3, plus(cast, "artist"), uniques);
  expect_scenario("illustrious_emissaries", 6, cast, uniques);
}

SPEC("Z.vicious_nobles", "Vicious Nobles") {
  const Texts cast{"assassin", "thief",  "magician",  "patrician",
                   "cardinal", "trader", "architect", "warlord"};
  const Texts uniques{"basilica",    "ivory_tower", "gold_mine",    "hospital",          "map_room",
                      "laboratory",  "monument",    "museum",       "imperial_treasury", "statue",
                      "throne_room", "armory",      "wishing_well", "school_of_magic"};
  expect_scenario("vicious_nobles", 2, cast, uniques);
  expect_scenario("vicious_nobles", 3, plus(cast, "tax_collector"), uniques);
  expect_scenario("vicious_nobles", 7, cast, uniques);
}

}  // namespace
}  // namespace prestige::citadels::kit
