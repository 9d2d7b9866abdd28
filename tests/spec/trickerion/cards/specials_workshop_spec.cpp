// Special Assignment cards of the Workshop.

#include "tests/kit/spec.h"

#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

// Seat 0 is going to work there with this card below its Magician, 3 AP, or its Apprentice, 1 AP.
Play workshop_with(const std::string& card, const std::string& who = "magician") {
  auto g = scenario(4).dark_alley();
  g.seat(0).magician("the_mechaniker").below(who, card);
  return g;
}

// Trick Tweaking

SPEC("SA.trick_tweaking", "the prepared Trick receives 1 marker more, once") {
  auto g = workshop_with("trick_tweaking").components({{"metal", 2}, {"glass", 2}});
  g.trick("linking_rings", "spades").trick("mind_reading", "hearts").acts("magician", "workshop");
  g.plays("prepare linking_rings with card").expect_markers(0, "linking_rings", 3).expect_ap(2);
  g.refuses("prepare mind_reading with card", "ability_spent").plays("prepare mind_reading");
  g.expect_markers(0, "mind_reading", 3);
}

SPEC("SA.trick_tweaking", "adds to the Engineer slot") {
  auto g = workshop_with("trick_tweaking").components({{"metal", 2}});
  g.engineer_trick("linking_rings", "spades").acts("magician", "workshop");
  g.plays("prepare linking_rings with card").expect_markers(0, "linking_rings", 4);
}

SPEC("SA.trick_tweaking R15", "is limited by the unused markers") {
  auto g = workshop_with("trick_tweaking").components({{"glass", 2}});
  g.engineer_trick("mind_reading", "hearts").acts("magician", "workshop");
  g.refuses("prepare mind_reading with card", "no_effect").plays("prepare mind_reading");
  g.expect_markers(0, "mind_reading", 4).expect_unused(0, "hearts", 0);
}

SPEC("SA.trick_tweaking T7.16", "does not replace Components") {
  auto g = workshop_with("trick_tweaking").components({{"metal", 1}});
  g.trick("linking_rings", "spades").acts("magician", "workshop");
  g.refuses("prepare linking_rings with card", "components_missing");
}

// Test Run

SPEC("SA.test_run", "1 marker less, and the yield at once") {
  auto g = workshop_with("test_run").components({{"wood", 3}, {"fabric", 3}});
  g.trick("card_manipulation", "spades").acts("magician", "workshop");
  g.plays("prepare card_manipulation with card").expect_gain(0, {1, 1, 1});
  g.expect_markers(0, "card_manipulation", 1).expect_unused(0, "spades", 3);
}

SPEC("SA.test_run", "the Enhance bonus counts, the weekday does not") {
  auto g = workshop_with("test_run").components({{"metal", 2}}).trick("linking_rings", "spades");
  g.enhanced("linking_rings", 2).placed("apprentice_1", "thursday").acts("magician", "workshop");
  g.plays("prepare linking_rings with card").expect_gain(0, {2, 4, 0});
}

SPEC("SA.test_run", "may leave the Trick without a marker") {
  auto g = workshop_with("test_run").components({{"metal", 1}, {"fabric", 1}, {"animal", 1}});
  g.trick("rabbit_from_the_top_hat", "spades").acts("magician", "workshop");
  g.plays("prepare rabbit_from_the_top_hat with card").expect_gain(0, {3, 1, 0});
  g.expect_markers(0, "rabbit_from_the_top_hat", 0);
  g.plays("prepare rabbit_from_the_top_hat").expect_markers(0, "rabbit_from_the_top_hat", 1);
}

SPEC("SA.test_run T8.12 PY.shard_shower", "its Shards are one receipt event") {
  auto g = workshop_with("test_run").active("shard_shower").components({{"glass", 2}});
  g.trick("mind_reading", "spades").acts("magician", "workshop");
  g.plays("prepare mind_reading with card").expect_gain(0, {0, 0, 2});
}

// Replaceable Parts

SPEC("SA.replaceable_parts", "1 marker less for 1 marker on another Trick, whatever it requires") {
  auto g = workshop_with("replaceable_parts").components({{"metal", 2}});
  g.trick("linking_rings", "spades").trick("spirit_hand", "hearts", 2);
  g.acts("magician", "workshop").plays("prepare linking_rings with card");
  g.expect_markers(0, "linking_rings", 1).expect_markers(0, "spirit_hand", 3).expect_ap(2);
}

SPEC("SA.replaceable_parts", "only for a Trick of the same or a lower tier") {
  auto g = workshop_with("replaceable_parts").components({{"metal", 2}, {"wood", 3}});
  g.components({{"fabric", 1}, {"petroleum", 1}}).trick("linking_rings", "spades");
  g.trick("zig_zag_lady", "hearts").trick("buried_alive", "clubs").acts("magician", "workshop");
  g.refuses("prepare linking_rings with card", "no_other_trick");
  g.plays("prepare zig_zag_lady with card").expect_markers(0, "zig_zag_lady", 2);
  g.expect_markers(0, "linking_rings", 1).expect_markers(0, "buried_alive", 0);
}

SPEC("SA.replaceable_parts", "the other Trick is chosen among several") {
  auto g = workshop_with("replaceable_parts").components({{"metal", 2}});
  g.trick("linking_rings", "spades").trick("spirit_hand", "hearts").trick("mind_reading", "clubs");
  g.acts("magician", "workshop").plays("prepare linking_rings with card");
  g.refuses("parts linking_rings", "no_other_trick").plays("parts mind_reading");
  g.expect_markers(0, "mind_reading", 1).expect_markers(0, "spirit_hand", 0);
}

SPEC("SA.replaceable_parts", "needs an unused marker of the other Trick") {
  auto g = workshop_with("replaceable_parts").components({{"metal", 2}});
  g.trick("linking_rings", "spades").trick("spirit_hand", "hearts", 4).acts("magician", "workshop");
  g.refuses("prepare linking_rings with card", "no_other_trick").offers("prepare linking_rings");
}

SPEC("SA.replaceable_parts R76", "a Trick that would receive 1 marker keeps none") {
  auto g = workshop_with("replaceable_parts");
  g.components({{"metal", 1}, {"fabric", 1}, {"animal", 1}});
  g.trick("rabbit_from_the_top_hat", "spades").trick("spirit_hand", "hearts");
  g.acts("magician", "workshop").plays("prepare rabbit_from_the_top_hat with card");
  g.expect_markers(0, "rabbit_from_the_top_hat", 0).expect_markers(0, "spirit_hand", 1);
}

// Invention

SPEC("SA.invention", "1 Fame per required unit of advanced and superior Components") {
  auto g = workshop_with("invention").components({{"glass", 3}, {"rope", 1}, {"petroleum", 2}});
  g.trick("levitation", "spades").acts("magician", "workshop");
  g.plays("prepare levitation with card").expect_gain(0, {3, 0, 0});
  g.expect_markers(0, "levitation", 2);
}

SPEC("SA.invention", "counts what is required, not what is owned") {
  auto g = workshop_with("invention").components({{"metal", 3}, {"petroleum", 3}, {"cog", 2}});
  g.trick("mechanical_hornet", "spades").acts("magician", "workshop");
  g.plays("prepare mechanical_hornet with card").expect_gain(0, {2, 0, 0});
}

SPEC("SA.invention R103", "a Trick of basic Components brings nothing") {
  auto g = workshop_with("invention").components({{"metal", 2}}).trick("linking_rings", "spades");
  g.acts("magician", "workshop").refuses("prepare linking_rings with card", "no_effect");
  g.plays("prepare linking_rings").expect_gain(0, {0, 0, 0});
}

// Ingenuity

SPEC("SA.ingenuity", "one type may be missing; the Trick then receives 1 marker") {
  auto g = workshop_with("ingenuity").components({{"glass", 3}, {"rope", 1}});
  g.trick("levitation", "spades").acts("magician", "workshop");
  g.refuses("prepare levitation", "components_missing").plays("prepare levitation with card");
  g.expect_markers(0, "levitation", 1);
}

SPEC("SA.ingenuity", "two types short are too many") {
  auto g = workshop_with("ingenuity").components({{"glass", 2}, {"rope", 1}, {"petroleum", 1}});
  g.trick("levitation", "spades").acts("magician", "workshop");
  g.refuses("prepare levitation with card", "components_missing");
}

SPEC("SA.ingenuity", "with nothing short the Prepare is an ordinary one") {
  auto g = workshop_with("ingenuity").components({{"metal", 2}}).trick("linking_rings", "spades");
  g.acts("magician", "workshop").refuses("prepare linking_rings with card", "no_effect");
  g.plays("prepare linking_rings").expect_markers(0, "linking_rings", 2);
}

SPEC("SA.ingenuity R77", "exactly 1 marker on the Engineer slot too") {
  auto g = workshop_with("ingenuity").powers().shards(3).learned("master_builder", 2);
  g.components({{"metal", 1}}).engineer_trick("linking_rings", "spades");
  g.acts("magician", "workshop");
  g.refuses("prepare linking_rings with card master_builder", "no_effect");
  g.plays("prepare linking_rings with card").expect_markers(0, "linking_rings", 1);
}

// Unstable Prototype

SPEC("SA.unstable_prototype", "returned Components bring Fame, Coins and one more marker") {
  auto g = workshop_with("unstable_prototype");
  g.components({{"glass", 3}, {"rope", 1}, {"petroleum", 3}, {"wood", 1}});
  g.trick("levitation", "spades").acts("magician", "workshop");
  g.plays("prepare levitation with card").refuses("done", "component_required");
  g.refuses("spend wood", "component_not_required").plays("spend glass").plays("spend rope");
  g.plays("done").expect_gain(0, {2, 2, 0}).expect_markers(0, "levitation", 3);
  g.expect_tokens(0, "glass", 2).expect_tokens(0, "rope", 0).expect_tokens(0, "petroleum", 3);
}

SPEC("SA.unstable_prototype", "at most three are returned") {
  auto g = workshop_with("unstable_prototype");
  g.components({{"glass", 3}, {"rope", 1}, {"petroleum", 2}}).trick("levitation", "spades");
  g.acts("magician", "workshop").plays("prepare levitation with card");
  g.plays("spend glass").plays("spend glass").plays("spend petroleum");
  g.expect_gain(0, {3, 3, 0}).expect_markers(0, "levitation", 3).refuses("spend glass", "not_now");
}

SPEC("SA.unstable_prototype R118", "tokens of a required type, also more than are required") {
  auto g = workshop_with("unstable_prototype").components({{"metal", 3}});
  g.trick("linking_rings", "spades").acts("magician", "workshop");
  g.plays("prepare linking_rings with card").plays("spend metal").plays("spend metal");
  g.expect_gain(0, {3, 3, 0}).expect_tokens(0, "metal", 0);
}

SPEC("SA.unstable_prototype", "the Manager's extra unit cannot be returned") {
  auto g = workshop_with("unstable_prototype").manager_components({{"metal", 1}});
  g.trick("linking_rings", "spades").acts("magician", "workshop");
  g.plays("prepare linking_rings with card").expect_gain(0, {1, 1, 0});
  g.expect_tokens(0, "metal", 0).expect_markers(0, "linking_rings", 3);
}

SPEC("SA.unstable_prototype T7.16", "comes after a legal Prepare") {
  auto g = workshop_with("unstable_prototype").components({{"metal", 1}});
  g.trick("linking_rings", "spades").acts("magician", "workshop");
  g.refuses("prepare linking_rings with card", "components_missing");
}

// Enhance Trick

SPEC("SA.enhance_trick", "a Shard on the Trick raises its Fame and Coin yields for good") {
  auto g = workshop_with("enhance_trick").components({{"metal", 2}});
  g.trick("linking_rings", "spades").seat(1).trick("mind_reading", "hearts");
  g.below("magician", "theater").show("riverside_01", {"s00 0 spades bottom", "s02 1 hearts top"});
  g.seat(0).acts("magician", "workshop").plays("prepare linking_rings with card");
  g.expect_gain(0, {0, 0, -1}).plays("end").remember();
  g.plays(1, "place magician friday_stage").plays("perform riverside_01");
  g.expect_gain(0, {1, 3, 0});
  EXPECT_EQ(g.player(0).tricks[at(Suit::spades)].enhancements, 1);
}

SPEC("SA.enhance_trick T15.6", "needs a Shard") {
  auto g = workshop_with("enhance_trick").shards(0).components({{"metal", 2}});
  g.trick("linking_rings", "spades").acts("magician", "workshop");
  g.refuses("prepare linking_rings with card", "not_enough_shards").offers("prepare linking_rings");
}

SPEC("SA.enhance_trick", "several add up, move with the Trick and are lost when it is returned") {
  auto g = workshop_with("enhance_trick").team({"engineer", "apprentice_1"});
  g.components({{"metal", 2}}).trick("linking_rings", "spades").enhanced("linking_rings", 1);
  g.acts("magician", "workshop").plays("prepare linking_rings with card");
  g.plays("move_trick linking_rings");
  EXPECT_EQ(g.player(0).tricks[at(Suit::spades)].enhancements, 2);
  EXPECT_TRUE(g.player(0).tricks[at(Suit::spades)].on_engineer_slot);
  g.plays("clear_out").plays("return_trick linking_rings");
  EXPECT_EQ(g.player(0).tricks[at(Suit::spades)].enhancements, 0);
  g.expect_shards(0, 0);
}

// On-stage Preparation

SPEC("SA.on_stage_preparation", "one of the new markers goes to a free slot, without reward") {
  auto g = workshop_with("on_stage_preparation").components({{"metal", 2}});
  g.trick("linking_rings", "spades").seat(1).trick("living_piano", "hearts");
  g.show("riverside_01", {"s00 1 hearts bottom"}).seat(0).acts("magician", "workshop");
  g.plays("prepare linking_rings with card").refuses("at s01 left", "no_circle_there");
  g.plays("at s01 top").expect_marker("riverside_01", "s01", "0 spades mechanical");
  g.expect_gain(0, {0, 0, 0}).expect_gain(1, {0, 0, 0}).expect_markers(0, "linking_rings", 1);
  EXPECT_FALSE(g.player(0).weekday);
}

SPEC("SA.on_stage_preparation T7.24", "the placement rules apply") {
  auto g = workshop_with("on_stage_preparation").components({{"metal", 2}});
  g.trick("linking_rings", "spades").show("riverside_01", {"s00 0 spades bottom"});
  g.acts("magician", "workshop").refuses("prepare linking_rings with card", "no_free_slot");
  g.offers("prepare linking_rings");
}

SPEC("SA.on_stage_preparation", "any card with a free slot may be chosen") {
  auto g = workshop_with("on_stage_preparation").components({{"metal", 2}});
  g.trick("linking_rings", "spades").show("riverside_01").show("riverside_02");
  g.acts("magician", "workshop").plays("prepare linking_rings with card");
  g.plays("onto riverside_02").plays("at s11 left");
  g.expect_marker("riverside_02", "s11", "0 spades optical");
}

SPEC("SA.on_stage_preparation PY.night_of_machines", "is no Set Up") {
  auto g = workshop_with("on_stage_preparation").active("night_of_machines");
  g.components({{"metal", 2}}).trick("linking_rings", "spades").show("riverside_01");
  g.acts("magician", "workshop").plays("prepare linking_rings with card").plays("at s00 bottom");
  g.expect_gain(0, {0, 0, 0});
}

// Hidden Talent

Play talented() {
  auto g = workshop_with("hidden_talent", "apprentice_1").components({{"metal", 2}});
  return g.trick("linking_rings", "spades");
}

SPEC("SA.hidden_talent", "the Apprentice becomes a Specialist in RETURN, paid as one already") {
  auto g = talented().acts("apprentice_1", "workshop").plays("prepare linking_rings with card");
  g.plays("promote engineer").expect_team(0, {"magician", "apprentice_1"}).plays("end");
  g.plays_turn_out().expect_team(0, {"magician", "engineer"}).expect_gain(0, {0, -2, 0});
}

SPEC("SA.hidden_talent", "only an Apprentice has it") {
  auto g = workshop_with("hidden_talent").components({{"metal", 2}});
  g.trick("linking_rings", "spades").acts("magician", "workshop");
  g.refuses("prepare linking_rings with card", "not_an_apprentice");
}

SPEC("SA.hidden_talent", "not a type that is owned or hired") {
  auto g = workshop_with("hidden_talent", "apprentice_1").components({{"metal", 2}});
  g.engineer_trick("linking_rings", "spades").trick("mind_reading", "hearts");
  g.with([](State& s) { s.table.player[0].hired = bit(Character::manager); });
  g.acts("apprentice_1", "workshop").plays("prepare linking_rings with card").plays("end");
  g.plays_turn_out().expect_team(0, {"magician", "manager", "engineer", "assistant"});
  auto all = workshop_with("hidden_talent", "apprentice_1").components({{"metal", 2}});
  all.with([](State& s) {
    s.table.player[0].hired =
        bit(Character::manager) | bit(Character::engineer) | bit(Character::assistant);
  });
  all.trick("linking_rings", "spades").acts("apprentice_1", "workshop");
  all.refuses("prepare linking_rings with card", "specialist_owned");
}

SPEC("SA.hidden_talent T7.5", "counts as hired from then on") {
  auto g = talented().below("magician", "downtown").acts("apprentice_1", "workshop");
  g.plays("prepare linking_rings with card").plays("promote manager").plays("end");
  g.plays(0, "place magician downtown+0").refuses("hire manager", "specialist_owned");
}

SPEC("SA.hidden_talent R11", "makes room for a hired Apprentice") {
  auto g = scenario(4).dark_alley().seat(0).team({"apprentice_1", "apprentice_2", "apprentice_3"});
  g.below("apprentice_1", "hidden_talent").below("magician", "downtown");
  g.components({{"metal", 2}}).trick("linking_rings", "spades").acts("apprentice_1", "workshop");
  g.plays("prepare linking_rings with card").plays("promote manager").plays("end");
  g.plays(0, "place magician downtown+0").plays("hire apprentice").plays("end").plays_turn_out();
  g.expect_team(0, {"magician", "manager", "apprentice_1", "apprentice_2", "apprentice_3"});
}

SPEC("SA.hidden_talent", "is paid from the Assistant slot too") {
  auto g = scenario(4).dark_alley().seat(0).team({"apprentice_4"});
  g.below("apprentice_4", "hidden_talent").components({{"metal", 2}});
  g.trick("linking_rings", "spades").acts("apprentice_4", "workshop");
  g.plays("prepare linking_rings with card").plays("promote manager").plays("end");
  g.plays_turn_out()
      .expect_gain(0, {0, -2, 0})
      .expect_team(0, {"magician", "manager", "assistant"});
}

SPEC("SA.hidden_talent T7.17", "goes with the Apprentice to the Assistant slot") {
  auto g = scenario(4).dark_alley().seat(0).magician("the_mechaniker");
  g.team({"assistant", "apprentice_1"}).below("apprentice_1", "hidden_talent");
  g.components({{"metal", 2}}).trick("linking_rings", "spades").acts("apprentice_1", "workshop");
  g.plays("prepare linking_rings with card").plays("promote manager").plays("boost");
  g.plays("move_apprentice apprentice_1").plays("end").plays_turn_out();
  g.expect_gain(0, {0, -2, 0}).expect_team(0, {"magician", "manager", "assistant"});
}

// Freelancer

SPEC("SA.freelancer", "goes to any Location") {
  auto g = workshop_with("freelancer").at_placing(0);
  for (const char* spot :
       {"downtown+2", "market_row+1", "dark_alley+0", "workshop", "thursday", "friday_stage"}) {
    g.offers(std::string("place magician ") + spot + " ability");
  }
  g.plays("place magician dark_alley+0 ability").expect_ap(3).offers("fortune");
}

SPEC("SA.freelancer T7.19 T7.20", "under the rules of that Location") {
  auto g = workshop_with("freelancer", "apprentice_1");
  g.seat(1).placed("magician", "sunday_stage").placed("apprentice_1", "downtown+2").at_placing(0);
  g.refuses("place apprentice_1 friday_stage ability", "magician_only");
  g.refuses("place apprentice_1 sunday ability", "weekday_taken");
  g.refuses("place apprentice_1 downtown+2 ability", "slot_taken");
  g.plays("place apprentice_1 friday ability").refuses("enhance", "not_in_theater");
}

SPEC("SA.freelancer", "given up for 1 AP it leads to the Workshop") {
  auto g = workshop_with("freelancer").at_placing(0);
  g.refuses("place magician downtown+2 plus_one", "other_location");
  g.plays("place magician workshop plus_one").expect_ap(4);
}

SPEC("SA.freelancer", "the Magician performs like any other") {
  auto g = workshop_with("freelancer").trick("linking_rings", "spades");
  g.show("riverside_01", {"s00 0 spades bottom"}).at_placing(0);
  g.plays("place magician friday_stage ability").plays("perform riverside_01");
  g.expect_gain(0, {0, 2, 1});
}

// Night Shift

SPEC("SA.night_shift", "one Prepare costs 1 AP less") {
  auto g = workshop_with("night_shift").components({{"metal", 2}, {"rope", 2}, {"petroleum", 2}});
  g.trick("bullet_catch", "spades")
      .trick("linking_rings", "hearts")
      .acts("magician", "workshop", 1);
  g.refuses("prepare bullet_catch", "not_enough_action_points");
  g.plays("prepare bullet_catch with card").expect_ap(0).expect_markers(0, "bullet_catch", 3);
  g.refuses("prepare linking_rings with card", "ability_spent");
}

SPEC("SA.night_shift", "the cost reaches 0") {
  auto g = workshop_with("night_shift").components({{"metal", 2}});
  g.trick("linking_rings", "hearts").acts("magician", "workshop", 0);
  g.plays("prepare linking_rings with card").expect_ap(0).expect_markers(0, "linking_rings", 2);
}

// Reorganisation

SPEC("SA.reorganisation", "each Move once for 0 AP") {
  auto g =
      workshop_with("reorganisation").team({"manager", "engineer", "assistant", "apprentice_1"});
  g.trick("linking_rings", "hearts")
      .trick("mind_reading", "clubs")
      .components({{"wood", 1}, {"saw", 2}});
  g.acts("magician", "workshop", 1).plays("move_trick linking_rings").plays("move_components wood");
  g.plays("move_apprentice apprentice_1").expect_ap(1);
  g.expect_team(0, {"magician", "manager", "engineer", "assistant", "apprentice_4"});
  g.plays("move_components saw").expect_ap(0);
  g.refuses("move_trick mind_reading", "not_enough_action_points");
}

SPEC("SA.reorganisation", "only with the Specialist") {
  auto g = workshop_with("reorganisation").components({{"wood", 1}});
  g.trick("linking_rings", "hearts").acts("magician", "workshop");
  g.refuses("move_trick linking_rings", "specialist_missing");
  g.refuses("move_components wood", "specialist_missing");
  g.refuses("move_apprentice apprentice_1", "specialist_missing");
}

SPEC("SA.reorganisation",
     "an Apprentice moved to the Assistant slot is free of Wages in this turn") {
  auto g = scenario(4).dark_alley().seat(0).team({"assistant", "apprentice_1"});
  g.below("apprentice_1", "reorganisation").acts("apprentice_1", "workshop");
  g.plays("move_apprentice apprentice_1").plays("end").plays_turn_out();
  g.expect_gain(0, {0, 0, 0});
}

}  // namespace
}  // namespace prestige::trickerion::kit
