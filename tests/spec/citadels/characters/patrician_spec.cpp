#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/spec/citadels/characters/common.h"

namespace prestige::citadels::kit {
namespace {

SPEC("R.patrician", "draws a card for each noble district, the School of Magic included, once") {
  auto g = scenario(5).seat(0).hand({}).city({"manor", "castle", "school_of_magic", "tavern"});
  g.holds("patrician").turn_of("patrician").plays("income").draws({"docks", "tavern", "temple"});
  g.expect_hand(0, {"docks", "tavern", "temple"})
      .expect_gold(0, 2)
      .refuses("income", "ability_used");
}

SPEC("R.patrician A31",
     "draws what a short deck has; an empty deck or no noble district offers nothing") {
  auto g = scenario(5).seat(0).hand({}).city({"manor", "castle"}).holds("patrician");
  g.deck({"docks"}).rest_to(4).turn_of("patrician").plays("income").draws({"docks"});
  g.expect_hand(0, {"docks"}).expect_acting(0);

  auto empty = scenario(5).seat(0).hand({}).city({"manor"}).holds("patrician").deck({}).rest_to(4);
  empty.turn_of("patrician").refuses("income", "nothing_to_gain").does_not_offer("income");

  auto none = scenario(5).seat(0).city({"tavern"}).holds("patrician").turn_of("patrician");
  none.refuses("income", "nothing_to_gain");
}

SPEC("R.patrician C9.2", "takes the crown like the King") {
  auto g = scenario(5).seat(0).holds("patrician").crown(3).turn_of("patrician");
  g.plays("take_crown").expect_crown(0).refuses("take_crown", "ability_used");

  auto late = scenario(5).seat(0).holds("patrician").crown(3).turn_of("patrician");
  late.plays("gather gold").expect_crown(3).plays("end_turn").expect_crown(0);

  auto killed = scenario(5).seat(0).holds("patrician").crown(3).killed("patrician");
  killed.called_up_to("warlord").expect_crown(0).expect_round(2);

  auto bewitched = scenario(5).seat(0).holds("patrician").crown(3).seat(1).holds("witch");
  bewitched.bewitched("patrician").turn_of("patrician").plays("gather gold").expect_crown(0);
}

SPEC("R.patrician", "builds one district") { expect_build_limit("patrician", 1); }

}  // namespace
}  // namespace prestige::citadels::kit
