// Chapter 7.3: the Workshop.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

SPEC("E7 T7.16 R41",
     "Prepare costs the printed AP and brings the printed markers; Components stay") {
  auto g = scenario(4).seat(0).trick("card_manipulation", "spades");
  g.components({{"fabric", 3}, {"wood", 3}}).acts("apprentice_1", "workshop").expect_ap(1);
  g.plays("prepare card_manipulation").expect_ap(0).expect_markers(0, "card_manipulation", 2);
  g.expect_tokens(0, "fabric", 3).expect_tokens(0, "wood", 3).expect_unused(0, "spades", 2);
  auto dear = scenario(4).seat(0).trick("bullet_catch", "spades");
  dear.components({{"metal", 2}, {"rope", 2}, {"petroleum", 2}}).acts("magician", "workshop");
  dear.plays("prepare bullet_catch").expect_ap(1).expect_markers(0, "bullet_catch", 3);
}

SPEC("T7.16", "no marker may lie on the card, the requirement must be met") {
  auto g = scenario(4).seat(0).trick("linking_rings", "spades", 1).trick("living_piano", "clubs");
  g.components({{"metal", 2}}).acts("magician", "workshop");
  g.refuses("prepare linking_rings", "already_prepared")
      .refuses("prepare living_piano", "components_missing");
  g.refuses("prepare levitation", "not_your_trick");
  auto stage = scenario(4).seat(0).trick("linking_rings", "spades").components({{"metal", 2}});
  stage.show("riverside_01", {"s00 0 spades bottom"}).acts("magician", "workshop");
  stage.plays("prepare linking_rings").expect_markers(0, "linking_rings", 2);
}

SPEC("E8 R15 T16.1",
     "one marker more on the Engineer slot, at most those unused, none if there are none") {
  const auto zig_zag = [](const Texts& on_stage) {
    auto g = scenario(4).seat(0).engineer_trick("zig_zag_lady", "spades");
    const Texts cards{"riverside_01", "riverside_02", "riverside_03", "riverside_04"};
    for (std::size_t i = 0; i < on_stage.size(); ++i) g.show(cards[i], {on_stage[i]});
    return g.components({{"wood", 3}, {"fabric", 1}, {"petroleum", 1}})
        .acts("magician", "workshop");
  };
  const std::string marker = "s00 0 spades bottom";
  zig_zag({}).plays("prepare zig_zag_lady").expect_markers(0, "zig_zag_lady", 4);
  zig_zag({marker, marker}).plays("prepare zig_zag_lady").expect_markers(0, "zig_zag_lady", 2);
  zig_zag({marker, marker, marker, "s00 0 spades right"})
      .refuses("prepare zig_zag_lady", "no_unused_marker");
}

SPEC("E10 T18.6", "edition prototype plays Self Decapitation with the values of its card") {
  const TrickDef& d = def(Trick::self_decapitation);
  EXPECT_EQ(d.prepare_ap, 1);
  EXPECT_EQ(d.markers, 3);
  auto g = scenario(4).edition("prototype").seat(0).trick("self_decapitation", "spades");
  g.components({{"metal", 3}, {"saw", 1}, {"disguise", 1}}).acts("apprentice_1", "workshop");
  g.plays("prepare self_decapitation").expect_markers(0, "self_decapitation", 3);
  auto early = scenario(4).edition("prototype").seat(0).trick("self_decapitation", "spades");
  early.components({{"metal", 2}, {"saw", 2}, {"fabric", 2}}).acts("magician", "workshop");
  early.refuses("prepare self_decapitation", "components_missing");
}

SPEC("T7.17",
     "Move Tricks: to the empty Engineer slot, or swap with the Trick there, with the markers") {
  auto g = scenario(4).seat(0).team({"engineer"}).trick("linking_rings", "spades", 2);
  g.trick("living_piano", "hearts").acts("magician", "workshop").plays("move_trick linking_rings");
  EXPECT_TRUE(g.player(0).tricks[0].on_engineer_slot);
  g.expect_markers(0, "linking_rings", 2).expect_ap(2);
  g.refuses("move_trick linking_rings", "only_to_specialist_slot").plays("move_trick living_piano");
  EXPECT_FALSE(g.player(0).tricks[0].on_engineer_slot);
  EXPECT_TRUE(g.player(0).tricks[1].on_engineer_slot);
  auto none = scenario(4).seat(0).trick("linking_rings", "spades").acts("magician", "workshop");
  none.refuses("move_trick linking_rings", "specialist_missing");
}

SPEC("T7.17", "Move Components: to an empty Manager slot, or swap with a pile there") {
  auto g =
      scenario(4).seat(0).components({{"wood", 2}, {"cog", 1}}).manager_components({{"rope", 1}});
  g.acts("magician", "workshop").refuses("move_components rope", "only_to_specialist_slot");
  g.refuses("move_components saw", "component_not_owned")
      .refuses("move_components wood cog", "not_on_manager_slot");
  g.plays("move_components wood").refuses("move_components cog", "no_room_for_components");
  g.plays("move_components cog rope").expect_ap(1);
  EXPECT_EQ(g.player(0).manager_piles[0], Component::cog);
  EXPECT_EQ(g.player(0).manager_piles[1], Component::wood);
  auto none = scenario(4).seat(0).components({{"wood", 2}}).acts("magician", "workshop");
  none.refuses("move_components wood", "specialist_missing");
}

SPEC("T7.17", "Move Apprentices: for good to the empty Assistant slot, free of Wages from now on") {
  auto g = scenario(4).seat(0).team({"assistant", "apprentice_1", "apprentice_2"});
  g.placed("apprentice_1", "market_row+0")
      .acts("magician", "workshop")
      .plays("move_apprentice apprentice_1");
  g.expect_team(0, {"magician", "assistant", "apprentice_2", "apprentice_4"});
  EXPECT_EQ(g.player(0).spot[at(Character::apprentice_4)], Spot::market_row_0);
  g.refuses("move_apprentice apprentice_2", "no_apprentice_slot");
  g.refuses("move_apprentice apprentice_4", "only_to_specialist_slot");
  g.plays("end").plays_turn_out().expect_gain(0, {});
  auto none = scenario(4).seat(0).acts("magician", "workshop");
  none.refuses("move_apprentice apprentice_1", "specialist_missing");
}

SPEC("T7.18 R101 T18.4",
     "any_slot_or_exchange moves in both directions; equal slots are not told apart") {
  const auto any = [](Options& o) { o.move_actions = MoveActions::any_slot_or_exchange; };
  auto g = scenario(4).options(any).seat(0).engineer_trick("linking_rings", "spades");
  g.trick("living_piano", "hearts").manager_components({{"wood", 1}}).components({{"cog", 1}});
  g.team({"manager", "engineer", "assistant", "apprentice_1", "apprentice_4"});
  g.acts("magician", "workshop", 9).plays("move_trick linking_rings");
  EXPECT_FALSE(g.player(0).tricks[0].on_engineer_slot);
  g.plays("move_components wood").plays("move_apprentice apprentice_4").expect_ap(6);
  EXPECT_FALSE(g.player(0).manager_piles[0].has_value());
  g.expect_team(0,
                {"magician", "manager", "engineer", "assistant", "apprentice_1", "apprentice_2"});
  g.expect_offered("move_components", {"move_components wood", "move_components cog"});
  auto no_engineer = scenario(4).options(any).seat(0).trick("living_piano", "hearts");
  no_engineer.acts("magician", "workshop").refuses("move_trick living_piano", "specialist_missing");
}

SPEC("T7.18", "any Character may take any Workshop action; opponents never block the Workshop") {
  auto g = scenario(2).seat(1).placed("magician", "workshop").placed("apprentice_1", "workshop");
  g.seat(0).team({"engineer", "apprentice_1"}).trick("linking_rings", "spades");
  g.acts("apprentice_1", "workshop").plays("move_trick linking_rings");
}

SPEC("R101", "slots that differ in nothing have one name") {
  auto g = scenario(4).seat(0).below("magician", "downtown").below("apprentice_1", "theater");
  g.expect_offered("place", {"place magician downtown+2", "place magician downtown+1",
                             "place magician downtown+0", "place apprentice_1 thursday",
                             "place apprentice_1 friday", "place apprentice_1 saturday",
                             "place apprentice_1 sunday"});
}

SPEC("R76", "Replaceable Parts on a Trick that would receive 1 marker: it keeps 0") {
  auto g = scenario(4)
               .dark_alley()
               .seat(0)
               .trick("burning_mummy", "spades")
               .trick("linking_rings", "hearts");
  g.components({{"fabric", 3}, {"petroleum", 1}}).below("magician", "replaceable_parts");
  g.acts("magician", "workshop").plays("prepare burning_mummy with card");
  g.expect_markers(0, "burning_mummy", 0).expect_markers(0, "linking_rings", 1);
}

SPEC("R77", "Ingenuity gives exactly 1 marker, with Engineer slot or Master Builder") {
  auto g = scenario(4)
               .powers()
               .seat(0)
               .engineer_trick("linking_rings", "spades")
               .learned("master_builder", 2);
  g.shards(3)
      .components({{"metal", 1}})
      .below("magician", "ingenuity")
      .acts("magician", "workshop");
  g.refuses("prepare linking_rings with card master_builder", "no_effect");
  g.plays("prepare linking_rings with card").expect_markers(0, "linking_rings", 1);
}

SPEC("R103", "a bonus that could have no effect is not offered; a declared one is carried out") {
  auto g =
      scenario(4).dark_alley().seat(0).trick("linking_rings", "spades").components({{"metal", 2}});
  g.below("magician", "ingenuity").acts("magician", "workshop");
  g.refuses("prepare linking_rings with card", "no_effect").plays("prepare linking_rings");
  auto parts = scenario(4).dark_alley().seat(0).trick("linking_rings", "spades");
  parts.components({{"metal", 2}})
      .below("magician", "replaceable_parts")
      .acts("magician", "workshop");
  parts.refuses("prepare linking_rings with card", "no_other_trick");
}

}  // namespace
}  // namespace prestige::trickerion::kit
