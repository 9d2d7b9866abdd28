// The Tricks: figures, requirement, yield and Link bonus. Each row as in chapter 19 of the rules.

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

struct TrickRow {
  std::string id;
  Piles needs;
  int ap;
  int markers;
  Purse yield;
};

struct TrickGroup {
  std::string category;
  int threshold;
  std::string partner;  // a Trick of the category for the other side of a Link

  int tier() const { return threshold == 1 ? 1 : threshold == 16 ? 2 : 3; }
  // Whose favourite category is another one.
  std::string magician() const {
    return category == "mechanical" ? "the_great_optico" : "the_mechaniker";
  }
  Play game() const { return scenario(2).dark_alley().seat(0).magician(magician()); }
};

// Learned with a die of its category and no other, for the Coins that are missing.
void check_learning(const TrickGroup& group, const TrickRow& trick) {
  const std::string wrong = group.category == "escape" ? "spiritual" : "escape";
  const auto learns_with = [&](const std::string& face, int coins) {
    auto g = group.game().fame(0).coins(coins).dice({face, "x", "x", "x", "x", "x"});
    return g.acts("magician", "downtown+0");
  };
  const std::string learn = "learn " + trick.id;
  learns_with(wrong, 36).refuses(learn, "no_fitting_die");
  learns_with(group.category, group.threshold - 1).refuses(learn, "not_enough_coins");
  auto g = learns_with(group.category, group.threshold).plays(learn).plays("symbol clubs");
  g.expect_coins(0, 0).expect_ap(0).expect_markers(0, trick.id, 0);
}

// Prepared with exactly its Components and Action Points.
void check_preparing(const TrickGroup& group, const TrickRow& trick) {
  const auto prepares_with = [&](const Piles& piles, int ap) {
    return group.game().trick(trick.id, "clubs").components(piles).acts("magician", "workshop", ap);
  };
  const std::string prepare = "prepare " + trick.id;
  auto g = prepares_with(trick.needs, trick.ap).plays(prepare);
  g.expect_ap(0).expect_markers(0, trick.id, trick.markers);
  for (const auto& [component, n] : trick.needs) g.expect_tokens(0, component, n);
  prepares_with(trick.needs, trick.ap - 1).refuses(prepare, "not_enough_action_points");
  for (std::size_t i = 0; i < trick.needs.size(); ++i) {
    Piles piles = trick.needs;
    --piles[i].second;
    prepares_with(piles, trick.ap).refuses(prepare, "components_missing");
  }
}

// A performed marker yields what is printed; the card adds a Shard.
void check_yield(const TrickGroup& group, const TrickRow& trick) {
  auto g = group.game().trick(trick.id, "clubs").placed("magician", "friday_stage");
  g.show("riverside_01", {"s00 0 clubs bottom"}).at_performance().plays("perform riverside_01");
  g.expect_gain(0, {trick.yield.fame, trick.yield.coins, trick.yield.shards + 1});
}

// A Link in its own category pays the tier.
void check_link(const TrickGroup& group, const TrickRow& trick) {
  auto g = group.game().trick(trick.id, "clubs", 1).seat(1).trick(group.partner, "hearts");
  g.show("riverside_02", {"s00 1 hearts bottom"}).seat(0).acts("magician", "friday");
  g.plays("set_up " + trick.id + " riverside_02").plays("at s01 top").plays("bonus fame");
  g.expect_gain(0, {group.tier(), 0, 0});
}

void check_tricks(const TrickGroup& group, const std::vector<TrickRow>& tricks) {
  for (const TrickRow& trick : tricks) {
    SCOPED_TRACE(trick.id);
    check_learning(group, trick);
    check_preparing(group, trick);
    check_yield(group, trick);
    check_link(group, trick);
  }
}

SPEC("TK.linking_rings TK.living_piano TK.chinese_sticks TK.levitation",
     "the mechanical Tricks of threshold 1") {
  check_tricks({"mechanical", 1, "bullet_catch"},
               {
                   {"linking_rings", {{"metal", 2}}, 1, 2, {0, 2, 0}},
                   {"living_piano", {{"wood", 1}, {"glass", 1}, {"animal", 1}}, 1, 3, {1, 1, 0}},
                   {"chinese_sticks", {{"wood", 2}, {"rope", 2}}, 1, 2, {1, 2, 0}},
                   {"levitation", {{"glass", 3}, {"rope", 1}, {"petroleum", 2}}, 1, 2, {2, 3, 0}},
               });
}

SPEC("TK.mechanical_hornet TK.sawing_the_assistant_in_half TK.vanishing_bird_cage TK.bullet_catch",
     "the mechanical Tricks of threshold 16") {
  check_tricks(
      {"mechanical", 16, "linking_rings"},
      {
          {"mechanical_hornet", {{"metal", 3}, {"petroleum", 1}, {"cog", 1}}, 2, 2, {4, 3, 0}},
          {"sawing_the_assistant_in_half", {{"wood", 3}, {"saw", 3}}, 1, 3, {1, 5, 0}},
          {"vanishing_bird_cage", {{"fabric", 2}, {"animal", 2}, {"cog", 1}}, 1, 2, {2, 3, 1}},
          {"bullet_catch", {{"metal", 2}, {"rope", 2}, {"petroleum", 2}}, 2, 3, {3, 4, 0}},
      });
}

SPEC("TK.aztec_lady TK.horror_saws TK.automaton TK.hellhound",
     "the mechanical Tricks of threshold 36") {
  check_tricks(
      {"mechanical", 36, "linking_rings"},
      {
          {"aztec_lady", {{"glass", 2}, {"saw", 1}, {"padlock", 1}, {"cog", 2}}, 2, 3, {5, 5, 0}},
          {"horror_saws", {{"wood", 3}, {"saw", 2}, {"cog", 2}}, 2, 2, {4, 8, 0}},
          {"automaton", {{"metal", 3}, {"petroleum", 3}, {"cog", 3}}, 1, 1, {7, 7, 0}},
          {"hellhound",
           {{"fabric", 3}, {"petroleum", 1}, {"animal", 2}, {"padlock", 2}},
           2,
           2,
           {6, 5, 1}},
      });
}

SPEC("TK.enchanted_butterflies TK.rabbit_from_the_top_hat TK.pub_in_a_bottle TK.card_manipulation",
     "the optical Tricks of threshold 1") {
  check_tricks({"optical", 1, "fishing_in_the_air"},
               {
                   {"enchanted_butterflies", {{"fabric", 2}}, 1, 2, {2, 0, 0}},
                   {"rabbit_from_the_top_hat",
                    {{"metal", 1}, {"fabric", 1}, {"animal", 1}},
                    1,
                    1,
                    {3, 1, 0}},
                   {"pub_in_a_bottle", {{"glass", 3}, {"rope", 1}, {"saw", 1}}, 1, 2, {2, 2, 0}},
                   {"card_manipulation", {{"wood", 3}, {"fabric", 3}}, 1, 2, {1, 1, 1}},
               });
}

SPEC("TK.self_decapitation TK.paper_shred TK.shattered_mirror TK.fishing_in_the_air",
     "the optical Tricks of threshold 16") {
  check_tricks(
      {"optical", 16, "enchanted_butterflies"},
      {
          {"self_decapitation", {{"metal", 3}, {"saw", 1}, {"disguise", 1}}, 1, 3, {3, 2, 0}},
          {"paper_shred", {{"fabric", 3}, {"saw", 2}, {"mirror", 1}}, 2, 2, {4, 2, 1}},
          {"shattered_mirror", {{"wood", 3}, {"glass", 3}, {"mirror", 2}}, 2, 2, {5, 3, 0}},
          {"fishing_in_the_air", {{"wood", 3}, {"rope", 2}, {"animal", 3}}, 2, 3, {3, 4, 1}},
      });
}

SPEC("TK.mutilation TK.stairs_of_water TK.beast_within TK.vanishing_elephant",
     "the optical Tricks of threshold 36") {
  check_tricks({"optical", 36, "enchanted_butterflies"},
               {
                   {"mutilation",
                    {{"glass", 2}, {"fabric", 3}, {"saw", 2}, {"disguise", 1}},
                    2,
                    2,
                    {6, 5, 0}},
                   {"stairs_of_water",
                    {{"glass", 3}, {"petroleum", 2}, {"mirror", 1}, {"cog", 1}},
                    3,
                    3,
                    {5, 4, 2}},
                   {"beast_within",
                    {{"metal", 3}, {"animal", 3}, {"mirror", 1}, {"disguise", 1}},
                    2,
                    2,
                    {7, 3, 1}},
                   {"vanishing_elephant",
                    {{"glass", 3}, {"animal", 2}, {"padlock", 2}, {"mirror", 1}},
                    2,
                    2,
                    {9, 4, 0}},
               });
}

SPEC("TK.barricaded_barrels TK.stocks_escape TK.burning_mummy TK.water_tank_escape",
     "the escape Tricks of threshold 1") {
  check_tricks(
      {"escape", 1, "wolf_cage"},
      {
          {"barricaded_barrels", {{"wood", 2}}, 1, 2, {1, 1, 0}},
          {"stocks_escape", {{"wood", 2}, {"metal", 2}}, 1, 2, {0, 1, 1}},
          {"burning_mummy", {{"fabric", 3}, {"petroleum", 1}}, 1, 1, {2, 2, 0}},
          {"water_tank_escape", {{"glass", 2}, {"metal", 2}, {"rope", 1}}, 1, 2, {1, 2, 1}},
      });
}

SPEC("TK.prison_break TK.zig_zag_lady TK.walled TK.wolf_cage",
     "the escape Tricks of threshold 16") {
  check_tricks(
      {"escape", 16, "barricaded_barrels"},
      {
          {"prison_break", {{"metal", 3}, {"disguise", 2}}, 1, 2, {3, 3, 0}},
          {"zig_zag_lady", {{"wood", 3}, {"fabric", 1}, {"petroleum", 1}}, 1, 3, {2, 3, 0}},
          {"walled", {{"wood", 3}, {"metal", 3}, {"padlock", 1}}, 1, 2, {3, 2, 1}},
          {"wolf_cage", {{"metal", 2}, {"petroleum", 1}, {"animal", 2}}, 1, 1, {3, 3, 1}},
      });
}

SPEC("TK.buried_alive TK.assistants_revenge TK.iron_maiden TK.transported_man",
     "the escape Tricks of threshold 36") {
  check_tricks(
      {"escape", 36, "barricaded_barrels"},
      {
          {"buried_alive", {{"wood", 3}, {"padlock", 3}}, 1, 2, {4, 4, 0}},
          {"assistants_revenge", {{"glass", 3}, {"saw", 2}, {"mirror", 2}}, 1, 1, {6, 6, 0}},
          {"iron_maiden", {{"metal", 3}, {"saw", 3}, {"padlock", 2}}, 2, 2, {5, 5, 1}},
          {"transported_man", {{"fabric", 3}, {"petroleum", 2}, {"disguise", 2}}, 2, 2, {5, 3, 2}},
      });
}

SPEC("TK.mind_reading TK.breath_of_life TK.spirit_hand TK.window_to_the_otherworld",
     "the spiritual Tricks of threshold 1") {
  check_tricks({"spiritual", 1, "ghost_trap"},
               {
                   {"mind_reading", {{"glass", 2}}, 1, 3, {0, 0, 1}},
                   {"breath_of_life", {{"metal", 1}, {"fabric", 2}, {"saw", 1}}, 1, 1, {2, 3, 0}},
                   {"spirit_hand", {{"fabric", 3}, {"rope", 1}, {"animal", 1}}, 1, 2, {2, 1, 1}},
                   {"window_to_the_otherworld",
                    {{"metal", 2}, {"petroleum", 1}, {"mirror", 1}},
                    1,
                    2,
                    {3, 2, 0}},
               });
}

SPEC("TK.floating_table TK.future_sight TK.peppers_ghost TK.ghost_trap",
     "the spiritual Tricks of threshold 16") {
  check_tricks({"spiritual", 16, "mind_reading"},
               {
                   {"floating_table",
                    {{"wood", 3}, {"fabric", 3}, {"rope", 3}, {"petroleum", 1}},
                    2,
                    2,
                    {5, 2, 1}},
                   {"future_sight", {{"metal", 2}, {"fabric", 2}, {"mirror", 1}}, 1, 1, {4, 1, 0}},
                   {"peppers_ghost", {{"glass", 2}, {"saw", 2}, {"disguise", 2}}, 2, 2, {4, 5, 0}},
                   {"ghost_trap",
                    {{"wood", 3}, {"glass", 3}, {"fabric", 3}, {"animal", 3}},
                    2,
                    3,
                    {3, 3, 1}},
               });
}

SPEC("TK.balsamos_skull TK.seance TK.skeleton_dance TK.metamorphosis",
     "the spiritual Tricks of threshold 36") {
  check_tricks(
      {"spiritual", 36, "mind_reading"},
      {
          {"balsamos_skull", {{"metal", 3}, {"rope", 2}, {"padlock", 1}}, 2, 3, {4, 3, 2}},
          {"seance", {{"wood", 3}, {"glass", 2}, {"petroleum", 2}, {"mirror", 2}}, 2, 2, {7, 5, 1}},
          {"skeleton_dance", {{"glass", 3}, {"rope", 2}, {"cog", 2}}, 3, 3, {6, 4, 0}},
          {"metamorphosis",
           {{"glass", 3}, {"fabric", 3}, {"rope", 3}, {"disguise", 3}},
           3,
           3,
           {10, 4, 0}},
      });
}

}  // namespace
}  // namespace prestige::trickerion::kit
