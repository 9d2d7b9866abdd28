#include <set>

#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("C15.1", "one player, or chance, decides at a time, through whole games") {
  for (const char* set :
       {"base", "devious_dignitaries", "illustrious_emissaries", "vicious_nobles"}) {
    Request request;
    request.scenario = *scenario_from(set);
    request.use_rank9 = true;
    const auto options = resolve(request);
    ASSERT_TRUE(options);
    State s = Citadels::initial(*options);
    Rng rng(11);
    Actions actions;
    Events silent;
    for (int step = 0; step < 600 && !Citadels::acting(s).empty(); ++step) {
      ASSERT_EQ(Citadels::acting(s).size(), 1) << set;
      const Seat seat = Citadels::acting(s).front();
      for (int other = 0; other < 5; ++other) {
        if (Seat(other) == seat) continue;
        Citadels::legal_actions(s, Seat(other), actions);
        ASSERT_TRUE(actions.empty());
        ASSERT_EQ(Citadels::check(s, Seat(other), Action::of(Verb::end_turn)),
                  Illegal(Reason::not_acting));
      }
      Citadels::legal_actions(s, seat, actions);
      ASSERT_FALSE(actions.empty());
      const Action next = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
      Citadels::apply(s, seat, next, silent);
      ASSERT_EQ(Citadels::invariant_broken(s), nullptr);
    }
  }
}

SPEC("C15.2",
     "Magistrate: three characters, then which is signed; Blackmailer: two, then the rose") {
  auto m = scenario(5).turn_of("magistrate").plays("warrant king");
  m.refuses("sign king", "not_now").refuses("gather gold", "not_now").plays("warrant bishop");
  m.refuses("sign king", "not_now").plays("warrant merchant");
  m.expect_offered("", {"sign bishop", "sign king", "sign merchant"});
  m.refuses("sign thief", "not_marked").plays("sign bishop").offers("gather gold");

  auto b = scenario(5).turn_of("blackmailer").plays("threaten king");
  b.refuses("rose king", "not_now").plays("threaten bishop");
  b.expect_offered("", {"rose bishop", "rose king"}).refuses("rose warlord", "not_marked");
  b.plays("rose bishop").offers("gather gold");
}

SPEC("C15.2", "Spy: player and type; Magician: a player, or cards to redraw") {
  auto spy = scenario(4).turn_of("spy");
  spy.seat(0).holds("spy");
  EXPECT_EQ(spy.offered("spy").size(), 3u * 5u);
  spy.refuses("spy 0 trade", "needs_other_player").refuses("spy 7 trade", "no_such_seat");

  auto magician = scenario(4).turn_of("magician");
  magician.seat(0).hand({"tavern", "temple"}).holds("magician");
  magician.expect_offered("swap_hands", {"swap_hands 1", "swap_hands 2", "swap_hands 3"});
  magician.refuses("swap_hands 0", "needs_other_player");
  magician.plays("redraw").refuses("done", "discard_at_least_one");
  magician.refuses("swap_hands 1", "not_now").plays("discard tavern").plays("done");
  magician.draws({"docks"}).refuses("swap_hands 1", "ability_used");
}

SPEC("C15.2", "Wizard: player, card, hand or build; Emperor: receiver, then gold or card") {
  auto wizard = scenario(4).turn_of("wizard");
  wizard.seat(0).gold(9).holds("wizard").seat(1).hand({"tavern"});
  wizard.plays("gather gold").plays("look 1").expect_offered("", {"build tavern", "take tavern"});

  auto emperor = scenario(4).crown(3).turn_of("emperor");
  emperor.seat(0).holds("emperor").seat(1).gold(2).hand({"tavern"});
  emperor.refuses("loot gold", "not_now").plays("give_crown 1");
  emperor.expect_offered("", {"loot card", "loot gold"});
}

SPEC("C15.2", "Abbot: the split, and for the gold the richest player if tied") {
  auto g = scenario(5).turn_of("abbot");
  g.seat(0).gold(1).city({"temple", "church"}).holds("abbot");
  g.seat(1).gold(6).seat(2).gold(6).seat(3).gold(5).seat(4).gold(0);
  g.expect_offered("split", {"split 0 2", "split 1 1", "split 2 0"});
  g.refuses("split 2 1", "bad_split").refuses("income", "not_your_ability");
  g.expect_offered("tithe", {"tithe 1", "tithe 2"}).refuses("tithe 3", "not_the_richest");
  g.plays("tithe 2").expect_gold(0, 2).expect_gold(2, 5).refuses("tithe 1", "ability_used");
  g.plays("split 1 1").draws({"tavern"}).expect_gold(0, 3).refuses("split 1 1", "ability_used");
}

SPEC("C15.2",
     "Navigator: gold or cards; Scholar: the card kept; Cardinal: district, lender, cards") {
  auto navigator = scenario(5).turn_of("navigator");
  navigator.seat(0).gold(0).holds("navigator");
  navigator.offers("supplies cards").plays("supplies gold").expect_gold(0, 4);
  navigator.refuses("supplies cards", "ability_used");

  auto scholar = scenario(5).turn_of("scholar").deck({"tavern", "temple", "docks"});
  scholar.seat(0).hand({}).holds("scholar");
  scholar.plays("research").draws({"tavern", "temple", "docks"});
  scholar.expect_offered("", {"keep docks", "keep tavern", "keep temple"}).plays("keep temple");
  scholar.expect_hand(0, {"temple"}).expect_deck_size(2);

  auto cardinal = scenario(5).turn_of("cardinal");
  cardinal.seat(0).gold(2).hand({"palace", "tavern", "docks"}).holds("cardinal");
  cardinal.seat(1).gold(5).seat(2).gold(0).seat(3).gold(1).seat(4).gold(0);
  cardinal.plays("gather gold");
  cardinal.expect_offered("build palace", {"build palace borrow 1", "build palace borrow 3"});
  cardinal.plays("build palace borrow 3").expect_offered("", {"give docks", "give tavern"});
}

SPEC("C15.2", "Diplomat: own and other district; Armory: its target") {
  auto diplomat = scenario(5).turn_of("diplomat");
  diplomat.seat(0).gold(9).city({"manor", "castle"}).holds("diplomat");
  diplomat.seat(1).city({"tavern"}).seat(2).city({"docks"});
  diplomat.expect_offered("exchange", {"exchange castle 1 tavern", "exchange castle 2 docks",
                                       "exchange manor 1 tavern", "exchange manor 2 docks"});
  auto armory = scenario(5).turn_of("king");
  armory.seat(0).city({"armory", "manor"}).holds("king").seat(1).city({"tavern+"});
  armory.expect_offered("use", {"use armory 0 manor", "use armory 1 tavern+"});
}

SPEC("C15.3", "decisions in others' turns interrupt, and the turn goes on after them") {
  auto threat = scenario(5).turn_of("king").threats({"king", "bishop"}, "bishop");
  threat.seat(0).gold(4).holds("king").seat(1).holds("blackmailer");
  threat.plays("gather gold").expect_offered("", {"bribe", "refuse"}).plays("refuse");
  threat.expect_acting(1).expect_offered("", {"leave", "reveal"}).plays("leave").expect_acting(0);

  auto warrant = scenario(5).turn_of("king").warrants({"king", "thief", "warlord"}, "king");
  warrant.seat(0).gold(9).hand({"tavern"}).holds("king").seat(1).holds("magistrate");
  warrant.plays("gather gold").plays("build tavern").expect_acting(1);
  warrant.expect_offered("", {"confiscate", "pass"}).plays("pass").expect_acting(0);

  auto graveyard = scenario(5).turn_of("warlord");
  graveyard.seat(0).gold(9).holds("warlord").seat(1).city({"tavern"});
  graveyard.seat(2).gold(1).city({"graveyard"});
  graveyard.plays("destroy 1 tavern").expect_acting(2).expect_offered("", {"let_go", "rescue"});
  graveyard.plays("let_go").expect_acting(0).offers("gather gold");
}

// The kinds of decision chance takes while a game is played at random.
std::set<std::string> chance_words(const Request& request, int games) {
  std::set<std::string> words;
  Rng rng(5);
  Actions actions;
  Events silent;
  for (int game = 0; game < games; ++game) {
    State s = Citadels::initial(*resolve(request));
    for (int step = 0; step < 500 && !Citadels::acting(s).empty(); ++step) {
      const Seat seat = Citadels::acting(s).front();
      Citadels::legal_actions(s, seat, actions);
      const Action next = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
      if (seat == Seat::chance()) {
        const std::string text = to_text(next);
        words.insert(text.substr(0, text.find(' ')));
      }
      Citadels::apply(s, seat, next, silent);
    }
  }
  return words;
}

SPEC("C15.4", "chance draws casts, cards and seats, and nothing else") {
  Request random;
  random.players = 3;
  random.random_cast = true;
  random.random_uniques = true;
  random.switches.three_player_mid_discard_random = true;
  const std::set<std::string> allowed{"cast", "unique", "crown",   "face_up",  "face_down",
                                      "draw", "pull",   "receive", "put_aside"};
  for (const std::string& word : chance_words(random, 20))
    EXPECT_TRUE(allowed.contains(word)) << word;

  Request fixed;
  fixed.first_crown_random = false;
  const std::set<std::string> words = chance_words(fixed, 3);
  EXPECT_EQ(words, (std::set<std::string>{"draw", "face_down", "face_up"}));
}

SPEC("C15.4", "a drawn card is as likely as there are copies in the deck") {
  auto g = scenario(5).turn_of("king").deck({"tavern", "tavern", "tavern", "palace"});
  g.seat(0).hand({}).holds("king");
  g.plays("gather cards");
  Outcomes outcomes;
  Citadels::chance_outcomes(g.state(), outcomes);
  ASSERT_EQ(outcomes.size(), 2u);
  for (const WeightedAction& outcome : outcomes) {
    EXPECT_EQ(outcome.weight, outcome.action.district() == District::tavern ? 3u : 1u);
  }
}

}  // namespace
}  // namespace prestige::citadels::kit
