// Chapter 14: the Magicians' abilities.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

SPEC("T14.1", "abilities only with the Dark Alley, and of the own Magician only") {
  auto g = scenario(2)
               .dark_alley()
               .seat(0)
               .magician("the_mechaniker")
               .acts("apprentice_1", "downtown+0");
  g.plays("boost").expect_ap(2).refuses("boost", "ability_used");
  auto base = scenario(2).seat(0).magician("the_mechaniker").acts("apprentice_1", "downtown+0");
  base.refuses("boost", "not_your_ability");
  auto other =
      scenario(2).dark_alley().seat(0).magician("electra").acts("apprentice_1", "downtown+0");
  other.refuses("boost", "not_your_ability");
  auto theater =
      scenario(2).dark_alley().seat(0).magician("the_mechaniker").acts("apprentice_1", "friday");
  theater.refuses("boost", "not_in_theater");
  auto magician =
      scenario(2).dark_alley().seat(0).magician("the_mechaniker").acts("magician", "workshop");
  magician.refuses("boost", "not_an_apprentice");
}

SPEC("R37 R81", "Mimesis copies +1 AP unless the option forbids it, Perform cards and Freelancer") {
  const auto optico = [](const char* theirs, const char* who, const char* own) {
    auto g = scenario(2)
                 .dark_alley()
                 .seat(1)
                 .below("magician", theirs)
                 .seat(0)
                 .magician("the_great_optico");
    return g.below(who, own).at_placing(0);
  };
  optico("investments", "magician", "downtown")
      .plays("place magician downtown+0 mimesis_plus_one investments")
      .expect_ap(4);
  auto off = optico("investments", "magician", "downtown");
  off.options([](Options& o) { o.mimesis_plus_one_ap = false; });
  off.refuses("place magician downtown+0 mimesis_plus_one investments", "no_plus_one");
  auto stage = optico("claqueurs", "magician", "theater");
  stage.refuses("place magician friday mimesis claqueurs", "no_effect");
  stage.plays("place magician friday_stage mimesis claqueurs");
  EXPECT_EQ(stage.player(0).stage_card, Special::claqueurs);
  auto freelancer = optico("freelancer", "apprentice_1", "workshop");
  freelancer.refuses("place apprentice_1 market_row+2", "other_location");
  freelancer.plays("place apprentice_1 market_row+2 mimesis freelancer")
      .expect_ap(3)
      .offers("order cog");
}

SPEC("R81 R103", "a copied Freelancer sends the Magician on stage too; staying home is no effect") {
  auto g = scenario(2).dark_alley().seat(1).below("magician", "freelancer").seat(0);
  g.magician("the_great_optico").below("magician", "workshop").at_placing(0);
  g.refuses("place magician workshop mimesis freelancer", "no_effect");
  g.offers("place magician workshop").offers("place magician workshop mimesis_plus_one freelancer");
  g.plays("place magician friday_stage mimesis freelancer");
  EXPECT_EQ(g.player(0).spot[0], Spot::friday_stage);
}

SPEC("E44 R43 R95 R63",
     "Sealed Orders: an idled card stays unseen and returns; weaving it away opens nothing") {
  auto g = scenario(2)
               .dark_alley()
               .active("sealed_orders")
               .sealed()
               .seat(0)
               .magician("priestess_of_mysticism");
  g.team({"manager", "apprentice_1"})
      .below("manager", "claqueurs")
      .below("apprentice_1", "workshop");
  g.below("magician", "dark_alley")
      .seat(1)
      .below("magician", "investments")
      .below("apprentice_1", "theater");
  g.at_placing(0).plays("idle manager").expect_no_event("card_revealed");
  g.plays(1, "idle apprentice_1")
      .plays(0, "place magician dark_alley+0")
      .plays("weave left")
      .chance_any();
  g.expect_active("night_of_escapes");
  EXPECT_TRUE(g.player(1).card[0].hidden());
  EXPECT_TRUE(g.player(0).card[at(Character::manager)].hidden());
  g.plays("end")
      .plays(1, "idle magician")
      .refuses(0, "place manager friday_stage ability", "no_card_there");
  g.plays_turn_out().expect_hand(0, {"claqueurs"}).expect_hand(1, {"investments"});
}

}  // namespace
}  // namespace prestige::trickerion::kit
