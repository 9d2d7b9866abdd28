#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.keep C7.6", "no rank 8 ability reaches it; its neighbours are not protected") {
  auto warlord = scenario(5).seat(0).gold(9).holds("warlord").seat(1).city({"keep", "tavern"});
  warlord.turn_of("warlord").refuses("destroy 1 keep", "keep_is_immune");
  warlord.expect_offered("destroy", {"destroy 1 tavern"});

  auto marshal = scenario(5).seat(0).gold(9).holds("marshal").seat(1).city({"keep", "tavern"});
  marshal.turn_of("marshal").refuses("seize 1 keep", "keep_is_immune");
  marshal.expect_offered("seize", {"seize 1 tavern"});

  auto diplomat =
      scenario(5).seat(0).gold(9).city({"docks"}).holds("diplomat").seat(1).city({"keep"});
  diplomat.turn_of("diplomat")
      .refuses("exchange docks 1 keep", "keep_is_immune")
      .does_not_offer("exchange");
}

SPEC("U.keep A23", "its own owner cannot use rank 8 on it either") {
  auto warlord = scenario(5).seat(0).gold(9).city({"keep"}).holds("warlord").turn_of("warlord");
  warlord.refuses("destroy 0 keep", "keep_is_immune").does_not_offer("destroy");

  auto diplomat =
      scenario(5).seat(0).gold(9).city({"keep"}).holds("diplomat").seat(1).city({"docks"});
  diplomat.turn_of("diplomat").refuses("exchange keep 1 docks", "keep_is_immune");
}

SPEC("U.keep", "Armory and Necropolis destroy it, the Magistrate confiscates it") {
  auto armory = scenario(5).seat(0).city({"armory"}).holds("merchant").seat(1).city({"keep"});
  armory.turn_of("merchant").plays("use armory 1 keep").expect_city(1, {});

  auto necropolis = scenario(5).seat(0).hand({"necropolis"}).city({"keep"}).holds("merchant");
  necropolis.turn_of("merchant").plays("gather gold").plays("build necropolis sacrifice keep");
  necropolis.expect_city(0, {"necropolis"});

  auto warrant =
      scenario(5).seat(0).holds("magistrate").seat(1).gold(3).hand({"keep"}).holds("merchant");
  warrant.warrants({"king", "merchant", "warlord"}, "merchant")
      .turn_of("merchant")
      .plays("gather gold");
  warrant.plays("build keep").plays(0, "confiscate").expect_city(0, {"keep"}).expect_gold(1, 5);
}

}  // namespace
}  // namespace prestige::citadels::kit
