// The Performance cards: slots, circles, Shard circle, bonus, neutral markers and theater. Each row
// as in chapter 20 of the rules.

#include <algorithm>
#include <array>
#include <map>

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

struct NeutralRow {
  std::string slot;
  std::string category;
  std::string faces;
  std::string top;
};

struct CardRow {
  std::string id;
  Texts slots;
  Texts circles;  // "s00-s01", with * for the Shard circle
  Purse bonus;
  std::vector<NeutralRow> neutrals;
};

const Texts kCornerNames{"top", "right", "bottom", "left"};
const Texts kClockwise{"spiritual", "mechanical", "optical", "escape"};
const std::map<std::string, std::string> kTrickOf{{"spiritual", "mind_reading"},
                                                  {"mechanical", "linking_rings"},
                                                  {"optical", "enchanted_butterflies"},
                                                  {"escape", "barricaded_barrels"}};

std::size_t index_in(const Texts& texts, const std::string& text) {
  return static_cast<std::size_t>(std::ranges::find(texts, text) - texts.begin());
}
std::string symbol_of(const NeutralRow& neutral, const std::string& corner) {
  return kClockwise[(index_in(kClockwise, neutral.top) + index_in(kCornerNames, corner)) % 4];
}

// A circle joins the lower or right corner of its first slot with the facing one of its second.
struct CircleRow {
  explicit CircleRow(const std::string& text)
      : first(text.substr(0, 3)), second(text.substr(4, 3)), shard(text.ends_with('*')) {
    const bool above = first[1] == second[1];
    first_corner = above ? "bottom" : "right";
    second_corner = above ? "top" : "left";
  }
  std::string first;
  std::string second;
  std::string first_corner;
  std::string second_corner;
  bool shard;
};

const NeutralRow* neutral_at(const CardRow& card, const std::string& slot) {
  const auto found = std::ranges::find(card.neutrals, slot, &NeutralRow::slot);
  return found == card.neutrals.end() ? nullptr : &*found;
}

Play game_for(const CardRow& card) {
  auto g = scenario(2).dark_alley();
  if (card.id.starts_with("duel")) g.duel().turn_setup("turn_setup_01", "turn_setup_02");
  return g.options([](Options& o) { o.link_bonus_by = LinkBonusBy::theater_tier; });
}

// A marker can stand on every free slot, turned to every circle of it, and in no other way.
void check_slots(const CardRow& card) {
  auto g = game_for(card).seat(0).trick("linking_rings", "hearts", 1).show(card.id);
  g.acts("magician", "friday").plays("set_up linking_rings " + card.id);
  Texts ways;
  for (const std::string& text : card.circles) {
    const CircleRow c(text);
    ways.push_back("at " + c.first + " " + c.first_corner);
    ways.push_back("at " + c.second + " " + c.second_corner);
  }
  std::erase_if(ways, [&](const std::string& way) { return neutral_at(card, way.substr(3, 3)); });
  g.expect_offered("at", ways);
  for (const char* slot : {"s00", "s10", "s01", "s11", "s02", "s12"}) {
    const bool on_card = std::ranges::count(card.slots, slot) > 0;
    const NeutralRow* neutral = neutral_at(card, slot);
    g.expect_marker(card.id, slot, neutral != nullptr ? "neutral " + neutral->top : "");
    const std::string any = "at " + std::string(slot) + " top";
    if (!on_card) g.refuses(any, "no_such_slot");
    if (neutral != nullptr) {
      g.refuses(any, "slot_taken");
      EXPECT_EQ(symbol_of(*neutral, neutral->faces), neutral->category);
    }
  }
}

// A Link in each circle pays the tier of the theater, and Shards in the Shard circle only.
void check_links(const CardRow& card, int tier) {
  EXPECT_EQ(std::ranges::count_if(card.circles, [](const auto& c) { return c.ends_with('*'); }), 1);
  for (const std::string& text : card.circles) {
    SCOPED_TRACE(text);
    CircleRow c(text);
    if (neutral_at(card, c.second) != nullptr) {  // the own marker comes second
      std::swap(c.first, c.second);
      std::swap(c.first_corner, c.second_corner);
    }
    const NeutralRow* neutral = neutral_at(card, c.first);
    EXPECT_EQ(neutral_at(card, c.second), nullptr);
    const std::string category =
        neutral != nullptr ? symbol_of(*neutral, c.first_corner) : "spiritual";
    auto g = game_for(card).seat(0).trick(kTrickOf.at(category), "hearts", 1);
    Texts markers;
    if (neutral == nullptr) {
      g.seat(1).trick("future_sight", "clubs");
      markers.push_back(c.first + " 1 clubs " + c.first_corner);
    }
    g.show(card.id, markers).seat(0).acts("magician", "friday");
    g.plays("set_up " + kTrickOf.at(category) + " " + card.id);
    if (!g.offered("at").empty()) g.plays("at " + c.second + " " + c.second_corner);
    const int shards = c.shard ? 1 : 0;
    g.plays("bonus fame").expect_gain(0, {tier, 0, shards});
    g.expect_gain(1, {0, 0, neutral == nullptr ? shards : 0});
  }
}

// The performer receives the bonus; printed neutral markers stay.
void check_bonus(const CardRow& card) {
  auto g = game_for(card).seat(0).trick("linking_rings", "hearts");
  g.placed("magician", "friday_stage").show(card.id, {"guest 0 hearts"}).at_performance();
  g.plays("perform " + card.id);
  g.expect_gain(0, {card.bonus.fame, card.bonus.coins + 2, card.bonus.shards});
  for (const NeutralRow& neutral : card.neutrals) {
    g.expect_marker(card.id, neutral.slot, "neutral " + neutral.top);
  }
}

void check_cards(int tier, const std::vector<CardRow>& cards) {
  for (const CardRow& card : cards) {
    SCOPED_TRACE(card.id);
    check_slots(card);
    check_links(card, tier);
    check_bonus(card);
  }
}

SPEC(
    "PC.riverside_01 PC.riverside_02 PC.riverside_03 PC.riverside_04 PC.riverside_05"
    " PC.riverside_06 PC.riverside_07 PC.riverside_08 PC.riverside_09 PC.riverside_10"
    " PC.riverside_11 PC.riverside_12",
    "the cards of the Riverside Theater") {
  check_cards(1,
              {
                  {"riverside_01", {"s00", "s01", "s02"}, {"s00-s01*", "s01-s02"}, {0, 0, 1}, {}},
                  {"riverside_02", {"s00", "s01", "s11"}, {"s00-s01", "s01-s11*"}, {1, 1, 0}, {}},
                  {"riverside_03",
                   {"s00", "s01", "s11", "s12"},
                   {"s00-s01", "s01-s11", "s11-s12*"},
                   {1, 0, 0},
                   {}},
                  {"riverside_04",
                   {"s00", "s10", "s11", "s12"},
                   {"s00-s10*", "s10-s11", "s11-s12"},
                   {1, 0, 0},
                   {}},
                  {"riverside_05",
                   {"s10", "s11", "s02", "s12"},
                   {"s10-s11", "s11-s12", "s02-s12*"},
                   {1, 0, 0},
                   {}},
                  {"riverside_06",
                   {"s00", "s01", "s02", "s12"},
                   {"s00-s01", "s01-s02*", "s02-s12"},
                   {0, 1, 0},
                   {}},
                  {"riverside_07",
                   {"s00", "s10", "s01", "s02"},
                   {"s00-s01*", "s00-s10", "s01-s02"},
                   {0, 1, 0},
                   {}},
                  {"riverside_08",
                   {"s00", "s01", "s11", "s02"},
                   {"s00-s01", "s01-s02", "s01-s11*"},
                   {1, 1, 0},
                   {}},
                  {"riverside_09",
                   {"s10", "s01", "s11", "s02"},
                   {"s10-s11*", "s01-s02", "s01-s11"},
                   {0, 1, 0},
                   {}},
                  {"riverside_10", {"s00", "s10", "s11"}, {"s00-s10", "s10-s11*"}, {2, 0, 0}, {}},
                  {"riverside_11", {"s00", "s10", "s01"}, {"s00-s01", "s00-s10*"}, {0, 2, 0}, {}},
                  {"riverside_12", {"s10", "s01", "s11"}, {"s10-s11*", "s01-s11"}, {0, 0, 1}, {}},
              });
}

SPEC(
    "PC.grand_magorian_01 PC.grand_magorian_02 PC.grand_magorian_03"
    " PC.grand_magorian_04 PC.grand_magorian_05 PC.grand_magorian_06"
    " PC.grand_magorian_07 PC.grand_magorian_08",
    "the cards of the Grand Magorian") {
  check_cards(2, {
                     {"grand_magorian_01",
                      {"s00", "s10", "s01", "s11", "s02"},
                      {"s00-s10", "s10-s11", "s01-s02", "s01-s11*"},
                      {2, 0, 0},
                      {}},
                     {"grand_magorian_02",
                      {"s00", "s10", "s01", "s11", "s02"},
                      {"s00-s01", "s00-s10", "s10-s11", "s01-s02*"},
                      {2, 0, 0},
                      {}},
                     {"grand_magorian_03",
                      {"s00", "s01", "s11", "s02", "s12"},
                      {"s00-s01*", "s01-s11", "s11-s12", "s02-s12"},
                      {0, 3, 0},
                      {}},
                     {"grand_magorian_04",
                      {"s00", "s01", "s11", "s02", "s12"},
                      {"s00-s01*", "s01-s02", "s11-s12", "s02-s12"},
                      {0, 3, 0},
                      {}},
                     {"grand_magorian_05",
                      {"s00", "s10", "s01", "s11"},
                      {"s00-s01", "s00-s10*", "s01-s11"},
                      {2, 1, 0},
                      {}},
                     {"grand_magorian_06",
                      {"s00", "s10", "s01", "s11"},
                      {"s00-s10", "s10-s11", "s01-s11*"},
                      {2, 1, 0},
                      {}},
                     {"grand_magorian_07",
                      {"s10", "s01", "s11", "s12"},
                      {"s10-s11*", "s01-s11", "s11-s12"},
                      {1, 0, 1},
                      {}},
                     {"grand_magorian_08",
                      {"s00", "s01", "s11", "s02"},
                      {"s00-s01", "s01-s02", "s01-s11*"},
                      {3, 0, 0},
                      {}},
                 });
}

SPEC(
    "PC.magnus_pantheon_01 PC.magnus_pantheon_02 PC.magnus_pantheon_03"
    " PC.magnus_pantheon_04 PC.magnus_pantheon_05 PC.magnus_pantheon_06"
    " PC.magnus_pantheon_07 PC.magnus_pantheon_08",
    "the cards of the Magnus Pantheon") {
  check_cards(3, {
                     {"magnus_pantheon_01",
                      {"s00", "s10", "s01", "s11", "s02", "s12"},
                      {"s00-s10", "s10-s11*", "s01-s02", "s01-s11", "s02-s12"},
                      {3, 0, 0},
                      {}},
                     {"magnus_pantheon_02",
                      {"s00", "s10", "s01", "s11", "s02", "s12"},
                      {"s00-s01", "s00-s10", "s01-s11", "s11-s12", "s02-s12*"},
                      {3, 0, 0},
                      {}},
                     {"magnus_pantheon_03",
                      {"s00", "s10", "s01", "s11", "s02", "s12"},
                      {"s00-s01", "s10-s11", "s01-s02", "s11-s12*", "s02-s12"},
                      {0, 5, 0},
                      {}},
                     {"magnus_pantheon_04",
                      {"s00", "s10", "s01", "s11", "s02", "s12"},
                      {"s00-s01*", "s00-s10", "s10-s11", "s01-s02", "s11-s12"},
                      {0, 5, 0},
                      {}},
                     {"magnus_pantheon_05",
                      {"s00", "s10", "s01", "s11", "s02"},
                      {"s00-s01", "s00-s10", "s10-s11", "s01-s02*"},
                      {2, 2, 0},
                      {}},
                     {"magnus_pantheon_06",
                      {"s00", "s10", "s01", "s11", "s12"},
                      {"s00-s01", "s00-s10*", "s01-s11", "s11-s12"},
                      {2, 0, 1},
                      {}},
                     {"magnus_pantheon_07",
                      {"s10", "s01", "s11", "s02", "s12"},
                      {"s10-s11", "s01-s11*", "s11-s12", "s02-s12"},
                      {4, 0, 0},
                      {}},
                     {"magnus_pantheon_08",
                      {"s00", "s01", "s11", "s02", "s12"},
                      {"s00-s01", "s01-s02*", "s01-s11", "s02-s12"},
                      {0, 0, 2},
                      {}},
                 });
}

SPEC(
    "PC.duel_riverside_01 PC.duel_riverside_02 PC.duel_riverside_03"
    " PC.duel_riverside_04",
    "the cards of the Riverside Theater for the Duel") {
  check_cards(1, {
                     {"duel_riverside_01",
                      {"s00", "s01", "s11", "s12"},
                      {"s00-s01", "s01-s11", "s11-s12*"},
                      {1, 0, 0},
                      {{"s01", "mechanical", "top", "mechanical"}}},
                     {"duel_riverside_02",
                      {"s10", "s01", "s11", "s02"},
                      {"s10-s11", "s01-s11", "s01-s02*"},
                      {0, 1, 0},
                      {{"s11", "optical", "left", "escape"}}},
                     {"duel_riverside_03",
                      {"s00", "s01", "s11", "s02"},
                      {"s00-s01*", "s01-s02", "s01-s11"},
                      {1, 1, 0},
                      {{"s11", "escape", "left", "spiritual"}}},
                     {"duel_riverside_04",
                      {"s00", "s10", "s11", "s12"},
                      {"s00-s10", "s10-s11", "s11-s12*"},
                      {0, 0, 1},
                      {{"s00", "spiritual", "right", "escape"}}},
                 });
}

SPEC(
    "PC.duel_grand_magorian_01 PC.duel_grand_magorian_02 PC.duel_grand_magorian_03"
    " PC.duel_grand_magorian_04",
    "the cards of the Grand Magorian for the Duel") {
  check_cards(
      2,
      {
          {"duel_grand_magorian_01",
           {"s00", "s10", "s01", "s11", "s02"},
           {"s00-s10", "s10-s11", "s01-s11*", "s01-s02"},
           {2, 0, 0},
           {{"s11", "spiritual", "top", "spiritual"}}},
          {"duel_grand_magorian_02",
           {"s00", "s01", "s11", "s02", "s12"},
           {"s00-s01*", "s01-s11", "s11-s12", "s02-s12"},
           {0, 3, 0},
           {{"s12", "escape", "left", "spiritual"}}},
          {"duel_grand_magorian_03",
           {"s00", "s10", "s01", "s11", "s02", "s12"},
           {"s00-s10", "s00-s01", "s01-s11", "s11-s12", "s02-s12*"},
           {2, 1, 0},
           {{"s10", "optical", "left", "escape"}, {"s11", "mechanical", "bottom", "escape"}}},
          {"duel_grand_magorian_04",
           {"s00", "s01", "s11", "s02", "s12"},
           {"s00-s01", "s01-s02*", "s02-s12", "s11-s12"},
           {1, 0, 1},
           {{"s00", "escape", "bottom", "mechanical"}, {"s12", "spiritual", "left", "mechanical"}}},
      });
}

SPEC(
    "PC.duel_magnus_pantheon_01 PC.duel_magnus_pantheon_02 PC.duel_magnus_pantheon_03"
    " PC.duel_magnus_pantheon_04",
    "the cards of the Magnus Pantheon for the Duel") {
  check_cards(
      3,
      {
          {"duel_magnus_pantheon_01",
           {"s00", "s10", "s01", "s11", "s02", "s12"},
           {"s00-s10", "s10-s11*", "s01-s11", "s01-s02", "s02-s12"},
           {3, 0, 0},
           {{"s10", "mechanical", "left", "optical"}, {"s02", "optical", "right", "mechanical"}}},
          {"duel_magnus_pantheon_02",
           {"s00", "s10", "s01", "s11", "s02", "s12"},
           {"s00-s01", "s01-s02", "s02-s12", "s11-s12*", "s10-s11"},
           {0, 5, 0},
           {{"s01", "escape", "bottom", "mechanical"}, {"s11", "spiritual", "top", "spiritual"}}},
          {"duel_magnus_pantheon_03",
           {"s00", "s10", "s01", "s11", "s02", "s12"},
           {"s00-s10", "s00-s01*", "s10-s11", "s01-s02", "s11-s12"},
           {2, 2, 0},
           {{"s00", "optical", "right", "mechanical"}, {"s12", "mechanical", "top", "mechanical"}}},
          {"duel_magnus_pantheon_04",
           {"s00", "s10", "s01", "s11", "s02", "s12"},
           {"s00-s01", "s01-s11*", "s10-s11", "s11-s12", "s02-s12"},
           {0, 0, 2},
           {{"s10", "spiritual", "bottom", "optical"}, {"s02", "escape", "right", "optical"}}},
      });
}

}  // namespace
}  // namespace prestige::trickerion::kit
