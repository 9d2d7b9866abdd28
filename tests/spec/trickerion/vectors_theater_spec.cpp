#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

constexpr int kGreen = 0;
constexpr int kYellow = 1;
constexpr int kBlue = 2;
constexpr int kRed = 3;

// The position of example A before its first step. Apprentices with a Workshop card keep the turns
// in the order of the steps.
Play example_a(const std::string& edition = "rulebook_2015") {
  auto g = scenario(4).edition(edition);
  g.seat(kGreen).trick("enchanted_butterflies", "hearts").trick("spirit_hand", "spades");
  g.below("magician", "theater");
  g.seat(kYellow).team({"manager", "apprentice_1", "apprentice_2"});
  g.trick("linking_rings", "hearts", 1).trick("living_piano", "clubs", 1);
  g.trick("chinese_sticks", "diamonds", 1).below("manager", "theater");
  g.below("apprentice_1", "theater").below("magician", "theater");
  g.below("apprentice_2", "workshop");
  g.seat(kBlue).team({"assistant", "apprentice_1"}).trick("rabbit_from_the_top_hat", "hearts", 1);
  g.trick("self_decapitation", "spades", 2).below("apprentice_1", "workshop");
  g.below("assistant", "theater").below("magician", "theater");
  g.seat(kRed).trick("bullet_catch", "clubs", 3).below("magician", "theater");
  g.below("apprentice_1", "workshop");
  g.show("riverside_06", {"s01 0 hearts top", "s02 0 spades top"});
  return g.show("riverside_03").show("grand_magorian_02").at_placing(kGreen);
}

SPEC("E16 E17 T7.19 T7.26 T7.27 T7.28", "example A, step by step") {
  auto g = example_a();
  g.expect_marker("riverside_06", "s01", "0 hearts optical");
  g.expect_marker("riverside_06", "s02", "0 spades spiritual");
  g.plays(kGreen, "place magician sunday_stage").expect_acting(kYellow);
  g.refuses("place manager sunday", "weekday_taken");
  g.refuses("place magician sunday_stage", "weekday_taken");

  g.plays(kYellow, "place manager friday").expect_ap(2);
  g.plays("set_up living_piano riverside_03").plays("at s01 top");
  g.expect_marker("riverside_03", "s01", "1 clubs mechanical").expect_no_event("link_created");
  g.plays("set_up linking_rings riverside_03").plays("at s00 bottom");
  g.expect_marker("riverside_03", "s00", "1 hearts escape").expect_event("link_created");
  g.plays("bonus fame").expect_gain(kYellow, {1, 0, 0}).expect_ap(0).plays("end");

  g.expect_acting(kBlue).plays("place assistant thursday").expect_ap(3);
  g.plays("set_up rabbit_from_the_top_hat grand_magorian_02").plays("at s00 bottom");
  g.expect_marker("grand_magorian_02", "s00", "2 hearts spiritual").expect_gain(kBlue, {});
  g.plays("set_up self_decapitation grand_magorian_02").plays("at s01 top").plays("bonus coins");
  g.expect_marker("grand_magorian_02", "s01", "2 spades optical").expect_gain(kBlue, {0, 2, 0});
  g.plays("set_up self_decapitation riverside_03").plays("at s11 left").plays("bonus fame");
  g.expect_marker("riverside_03", "s11", "2 spades escape").expect_gain(kBlue, {2, 2, 0});
  g.plays("end").plays(kRed, "place apprentice_1 workshop").plays("end");

  g.expect_acting(kYellow).refuses("place apprentice_1 saturday", "bound_to_weekday");
  g.refuses("place magician saturday_stage", "bound_to_weekday");
  g.plays("place apprentice_1 friday").expect_ap(1);
  g.plays("set_up chinese_sticks riverside_06").plays("at s00 bottom");
  g.expect_marker("riverside_06", "s00", "1 diamonds escape").expect_no_event("link_created");
  g.plays("end").plays(kBlue, "place apprentice_1 workshop").plays("end").remember();

  g.expect_acting(kRed).plays("place magician saturday").expect_ap(3);
  g.plays("set_up bullet_catch riverside_06").plays("bonus fame");
  g.expect_marker("riverside_06", "s12", "3 clubs optical");  // the only way to stand
  g.expect_gain(kRed, {2, 0, 0});
  g.plays("set_up bullet_catch riverside_03");
  g.expect_marker("riverside_03", "s12", "3 clubs mechanical");
  g.expect_gain(kRed, {2, 0, 1}).expect_gain(kBlue, {0, 0, 1});
  g.plays("bonus coins").expect_gain(kRed, {2, 2, 1});
  g.plays("set_up bullet_catch grand_magorian_02").plays("at s10 left").plays("bonus coins");
  g.expect_marker("grand_magorian_02", "s10", "3 clubs optical").expect_gain(kRed, {2, 4, 1});
  g.expect_gain(kBlue, {0, 0, 1}).plays("end");

  g.plays(kYellow, "place apprentice_2 workshop").plays("end");
  g.plays(kBlue, "place magician thursday_stage").expect_acting(kYellow);
  g.plays("place magician friday_stage").expect_phase(Phase::showing).expect_acting(kBlue);
}

// The position after example A; Wages are not paid yet when the shows are over.
Play example_b(const std::string& edition = "rulebook_2015") {
  auto g = scenario(4).edition(edition).wages_by_hand();
  g.seat(kGreen).trick("enchanted_butterflies", "hearts").trick("spirit_hand", "spades");
  g.placed("magician", "sunday_stage");
  g.seat(kYellow).team({"manager", "apprentice_1"}).trick("linking_rings", "hearts");
  g.trick("living_piano", "clubs").trick("chinese_sticks", "diamonds");
  g.placed("manager", "friday").placed("apprentice_1", "friday").placed("magician", "friday_stage");
  g.seat(kBlue).team({"assistant"}).trick("rabbit_from_the_top_hat", "hearts");
  g.trick("self_decapitation", "spades");
  g.placed("assistant", "thursday").placed("magician", "thursday_stage");
  g.seat(kRed).trick("bullet_catch", "clubs").placed("magician", "saturday");
  g.show("riverside_06",
         {"s00 1 diamonds bottom", "s01 0 hearts top", "s02 0 spades top", "s12 3 clubs left"});
  g.show("riverside_03",
         {"s00 1 hearts bottom", "s01 1 clubs top", "s11 2 spades left", "s12 3 clubs top"});
  g.show("grand_magorian_02", {"s00 2 hearts bottom", "s01 2 spades top", "s10 3 clubs left"});
  return g.at_performance();
}

SPEC("E18 T8.6 T8.8", "example B, Thursday: blue 10/1/0, red 3/4/0, all three markers return") {
  auto g = example_b();
  g.expect_acting(kBlue).expect_offered("perform",
                                        {"perform riverside_03", "perform grand_magorian_02"});
  g.plays("perform grand_magorian_02").expect_gain(kBlue, {10, 1, 0}).expect_gain(kRed, {3, 4, 0});
  g.expect_gain(kYellow, {}).expect_gain(kGreen, {});
  g.expect_unused(kBlue, "hearts", 4)
      .expect_unused(kBlue, "spades", 3)
      .expect_unused(kRed, "clubs", 2);
}

SPEC("E19", "example B, Friday: yellow 5/6/0, blue 2/1/0, red 3/4/0") {
  auto g = example_b().plays("perform grand_magorian_02").remember();
  g.expect_acting(kYellow).plays("perform riverside_03");
  g.expect_gain(kYellow, {5, 6, 0}).expect_gain(kBlue, {2, 1, 0}).expect_gain(kRed, {3, 4, 0});
}

SPEC("E20",
     "example B, Sunday: green 8/4/1, yellow 1/2/0, red 3/4/0; red backstage does not perform") {
  auto g = example_b().plays("perform grand_magorian_02").plays("perform riverside_03").remember();
  g.expect_acting(kGreen).plays("perform riverside_06");
  g.expect_gain(kGreen, {8, 4, 1}).expect_gain(kYellow, {1, 2, 0}).expect_gain(kRed, {3, 4, 0});
  g.expect_phase(Phase::wages);
}

SPEC("E21 T8.3",
     "instead blue performs riverside_03, yellow riverside_06, and green has no candidate") {
  auto g = example_b().plays("perform riverside_03");
  g.expect_gain(kBlue, {8, 1, 0}).expect_gain(kYellow, {1, 3, 0}).expect_gain(kRed, {3, 4, 0});
  g.remember().expect_acting(kYellow).expect_offered("perform", {"perform riverside_06"});
  g.plays("perform riverside_06").expect_gain(kYellow, {3, 6, 0}).expect_gain(kGreen, {6, 3, 1});
  g.expect_gain(kRed, {3, 4, 0}).expect_phase(Phase::wages);
  g.expect_marker("grand_magorian_02", "s00", "2 hearts spiritual");
}

SPEC("E22 R44", "example B in the prototype: blue 8/1, yellow 4/5") {
  auto g = example_b("prototype").plays("perform grand_magorian_02").expect_gain(kBlue, {8, 1, 0});
  g.remember().plays("perform riverside_03").expect_gain(kYellow, {4, 5, 0});
}

SPEC("E22 T7.27", "example A in the prototype: step 3b pays 2, step 3c pays 1") {
  auto g =
      example_a("prototype").plays("place magician sunday_stage").plays("place manager friday");
  g.plays("set_up living_piano riverside_03").plays("at s01 top").plays("end");
  g.plays("place assistant thursday").plays("set_up rabbit_from_the_top_hat grand_magorian_02");
  g.plays("at s00 bottom").plays("set_up self_decapitation grand_magorian_02").plays("at s01 top");
  g.plays("bonus coins").expect_gain(kBlue, {0, 2, 0});
  g.plays("set_up self_decapitation riverside_03").plays("at s11 left").plays("bonus coins");
  g.expect_gain(kBlue, {0, 3, 0});
}

}  // namespace
}  // namespace prestige::trickerion::kit
