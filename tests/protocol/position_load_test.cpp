// Short positions and their defaults, and positions that are refused.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/citadels/game.h"
#include "protocol/codec.h"

namespace prestige::protocol {
namespace {

using citadels::Citadels;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

Json load(const Json& position) {
  const auto state = citadels_codec().load(position);
  EXPECT_TRUE(state) << position.dump() << "\n" << (state ? "" : state.error().text.en);
  return state ? citadels_codec().position(*state) : Json();
}

std::string refusal_of(const std::string& position) {
  const auto state = citadels_codec().load(Json::parse(position));
  if (state) return "taken";
  EXPECT_EQ(state.error().code, "bad_position");
  // A text that is missing would be its key in brackets.
  EXPECT_THAT(state.error().text.en, Not(StartsWith("[")));
  EXPECT_THAT(state.error().text.de, Not(StartsWith("[")));
  return state.error().text.en;
}

TEST(ShortPosition, empty_one_is_the_start_of_a_round) {
  const Json position = load(Json::object());
  EXPECT_EQ(position["players"], 5);
  EXPECT_EQ(position["phase"], "laying_out");
  EXPECT_EQ(position["round"], 1);
  EXPECT_EQ(position["crown"], 0);
  EXPECT_EQ(position["seats"][4]["gold"], 2);
  EXPECT_EQ(position["deck"]["shuffled"].size(), 68u);
}

TEST(ShortPosition, turn_alone_gives_its_player_the_character) {
  const Json position = load({{"turn", {{"seat", 3}, {"character", "merchant"}}}});
  EXPECT_EQ(position["phase"], "taking_turn");
  EXPECT_EQ(position["called"], "merchant");
  EXPECT_EQ(position["seats"][3]["characters"], Json::array({"merchant"}));
  EXPECT_EQ(position["shown"]["merchant"], 3);
}

TEST(ShortPosition, other_seats_get_characters_not_yet_called_first) {
  const Json position = load({{"turn", {{"seat", 0}, {"character", "merchant"}}}});
  EXPECT_EQ(position["seats"][1]["characters"], Json::array({"architect"}));
  EXPECT_EQ(position["seats"][2]["characters"], Json::array({"warlord"}));
  EXPECT_EQ(position["seats"][3]["characters"], Json::array({"assassin"}));
  EXPECT_EQ(position["seats"][4]["characters"], Json::array({"thief"}));
  EXPECT_EQ(position["shown"], Json({{"assassin", 3}, {"thief", 4}, {"merchant", 0}}));
}

TEST(ShortPosition, used_unique_district_takes_the_place_of_another) {
  const Json position = load({{"seats", {{{"city", {"observatory"}}}}}});
  EXPECT_EQ(position["uniques"].size(), 14u);
  EXPECT_THAT(position["uniques"], Contains("observatory"));
}

TEST(ShortPosition, character_outside_the_scenario_takes_the_place_of_its_rank) {
  const Json position = load({{"turn", {{"seat", 0}, {"character", "navigator"}}}});
  EXPECT_EQ(position["cast"][6], "navigator");
}

TEST(ShortPosition, hospital_brings_the_assassin) {
  const Json position = load({{"options", {{"scenario", "illustrious_emissaries"}}},
                              {"seats", {{{"city", {"hospital"}}}}}});
  EXPECT_EQ(position["cast"][0], "assassin");
}

TEST(ShortPosition, mark_brings_who_laid_it) {
  const Json position =
      load({{"bewitched", "king"}, {"turn", {{"seat", 2}, {"character", "king"}}}});
  EXPECT_EQ(position["cast"][0], "witch");
  EXPECT_EQ(position["witch"], 0);
  EXPECT_EQ(position["turn"]["mode"], "bewitched");
}

TEST(ShortPosition, threatened_player_who_gathered_is_asked_for_the_bribe) {
  const Json position = load(
      {{"threats", {"king"}}, {"turn", {{"seat", 2}, {"character", "king"}, {"gathered", true}}}});
  EXPECT_EQ(position["pending"][0]["ask"], "bribe");
}

TEST(ShortPosition, called_rank_goes_on_with_the_next_one) {
  const Json position = load({{"called", "king"}, {"seats", {{{"characters", {"bishop"}}}}}});
  EXPECT_EQ(position["phase"], "taking_turn");
  EXPECT_EQ(position["turn"]["character"], "bishop");
}

TEST(ShortPosition, two_players_hold_two_characters) {
  const Json position = load({{"players", 2}, {"seats", {{{"characters", {"king", "warlord"}}}}}});
  EXPECT_EQ(position["seats"][0]["characters"], Json({"king", "warlord"}));
  EXPECT_EQ(position["seats"][1]["characters"].size(), 2u);
}

TEST(ShortPosition, full_city_is_completed) {
  const Json position =
      load({{"seats",
             {{{"city", {"tavern", "market", "docks", "harbor", "temple", "church", "manor"}}}}}});
  EXPECT_EQ(position["seats"][0]["completed"], true);
  EXPECT_EQ(position["first_completed"], 0);
}

struct BadPosition {
  const char* position;
  const char* reason;  // part of the text
};

class RefusedPosition : public testing::TestWithParam<BadPosition> {};

TEST_P(RefusedPosition, says_field_and_reason) {
  EXPECT_THAT(refusal_of(GetParam().position), HasSubstr(GetParam().reason));
}

INSTANTIATE_TEST_SUITE_P(
    table, RefusedPosition,
    testing::Values(
        BadPosition{R"([])", "must be an object"},
        BadPosition{R"({"colour":1})", "no field “colour”"},
        BadPosition{R"({"game":"chess"})", "“game”"},
        BadPosition{R"({"players":1})", "“players” must be a whole number in 2 … 8"},
        BadPosition{R"({"players":"five"})", "“players”"},
        BadPosition{R"({"phase":"lunch"})", "“lunch” is not possible for “phase”"},
        BadPosition{R"({"options":{"scenario":"moon"}})", "“moon” is not allowed"},
        BadPosition{R"({"options":{"colour":1}})", "no option “colour”"},
        BadPosition{R"({"players":2,"turn":{"seat":0,"character":"emperor"}})", "so few players"},
        BadPosition{R"({"cast":["king"]})", "wrong size"},
        BadPosition{R"({"uniques":["smithy"]})", "14 different"},
        BadPosition{R"({"uniques":["tavern"]})", "“tavern” is not a unique district"},
        BadPosition{R"({"seats":[{},{},{},{},{},{}]})", "lists 6 seats for 5 players"},
        BadPosition{R"({"seats":[{"gold":-1}]})", "“seats[0].gold”"},
        BadPosition{R"({"seats":[{"gold":1001}]})", "“seats[0].gold”"},
        BadPosition{R"({"seats":[{"gold":1.5}]})", "“seats[0].gold”"},
        BadPosition{R"({"seats":[{"hand":["castel"]}]})", "“castel” is not a district"},
        BadPosition{R"({"seats":[{"hand":["smithy","smithy"]}]})", "too many cards “smithy”"},
        BadPosition{R"({"seats":[{"hand":["cathedral","cathedral"],"city":["cathedral+"]}]})",
                    "too many cards “cathedral”"},
        BadPosition{R"({"seats":[{"city":["secret_vault"]}]})", "never built"},
        BadPosition{R"({"seats":[{"tucked":["tavern"]}]})", "Museum"},
        BadPosition{R"({"seats":[{"city":["hospital"],"characters":["witch"]}]})",
                    "needs a character that is not in the cast"},
        BadPosition{R"({"deck":{"shuffled":["tavern"]}})", "are nowhere"},
        BadPosition{R"({"deck":{"under":[["tavern",{"card":"docks","known_by":[7]}]]}})",
                    "known_by"},
        BadPosition{R"({"phase":"crowning","seats":[{"hand":["tavern"]}]})",
                    "before they are dealt"},
        BadPosition{R"({"aside":["tavern"]})", "does not fit the open questions"},
        BadPosition{R"({"crown":5})", "“crown”"},
        BadPosition{R"({"crown":null})", "somebody must have the crown"},
        BadPosition{R"({"first_completed":1})", "must be one of the completed cities"},
        BadPosition{
            R"({"seats":[{"completed":false,"city":["tavern","market","docks","harbor","temple","church","manor"]}]})",
            "size 7 is completed"},
        BadPosition{R"({"seats":[{"characters":["king"]},{"characters":["king"]}]})",
                    "“king” is already somewhere else"},
        BadPosition{R"({"seats":[{"characters":["king","thief"]}]})", "a player has 1"},
        BadPosition{R"({"seats":[{"characters":["kink"]}]})", "“kink” is not a character"},
        BadPosition{R"({"seats":[{"characters":["king","emperor"]}]})", "same rank"},
        BadPosition{R"({"phase":"selecting","seats":[{"characters":["king"]}]})",
                    "does not fit the phase “selecting”"},
        BadPosition{R"({"selection":{"face_up":["king"]}})", "never lies face up"},
        BadPosition{R"({"selection":{"face_up":["thief","bishop"]}})", "lists 2 characters"},
        BadPosition{R"({"selection":{"slots":["thief","thief"]}})", "already somewhere else"},
        BadPosition{R"({"selection":{"last_took_down":true}})", "no choice"},
        BadPosition{R"({"called":"king","phase":"selecting"})", "“called” does not fit"},
        BadPosition{R"({"killed":"king"})", "not called yet"},
        BadPosition{
            R"({"killed":"king","called":"king","cast":["witch","thief","magician","king","bishop","merchant","architect","warlord"]})",
            "not in the cast"},
        BadPosition{R"({"killed":"assassin","called":"king"})", "not called yet"},
        BadPosition{R"({"robbed":"assassin","called":"king"})", "cannot be named"},
        BadPosition{
            R"({"warrants":["queen"],"called":"king","cast":["magistrate","thief","magician","king","bishop","merchant","architect","warlord"]})",
            "“queen” is not in the cast"},
        BadPosition{R"({"warrants":["king"],"signed":"thief","called":"king"})",
                    "carry such a marker"},
        BadPosition{R"({"threats":["king","bishop","merchant"],"called":"blackmailer"})",
                    "at most 2"},
        BadPosition{R"({"thief":2,"called":"king"})", "nothing was done"},
        BadPosition{R"({"shown":{"warlord":1},"called":"king"})", "cannot have been shown yet"},
        BadPosition{R"({"shown":{},"called":"king","seats":[{"characters":["king"]}]})",
                    "must have been shown"},
        BadPosition{R"({"turn":{"seat":0}})", "“turn.character” is missing"},
        BadPosition{R"({"turn":{"seat":0,"character":"king"},"seats":[{"characters":["thief"]}]})",
                    "a player has 1"},
        BadPosition{R"({"turn":{"seat":0,"character":"king"},"called":"thief"})",
                    "must be the character whose turn it is"},
        BadPosition{R"({"turn":{"seat":0,"character":"king"},"killed":"king"})",
                    "killed character has no turn"},
        BadPosition{R"({"turn":{"seat":0,"character":"king","mode":"witch"}})", "kind “witch”"},
        BadPosition{R"({"turn":{"seat":0,"character":"king","mode":"resumed"}})", "kind “resumed”"},
        BadPosition{R"({"turn":{"seat":0,"character":"king"},"phase":"selecting"})", "“turn”"},
        BadPosition{R"({"turn":{"seat":0,"character":"king"},"pending":[{"ask":"keep"}]})",
                    "question “keep”"},
        BadPosition{R"({"turn":{"seat":0,"character":"king"},"pending":[{"ask":"draw","left":0}]})",
                    "question “draw”"},
        BadPosition{
            R"({"turn":{"seat":0,"character":"seer"},"pending":[{"ask":"give_back","seats":[0]}]})",
            "question “give_back”"},
        BadPosition{
            R"({"turn":{"seat":0,"character":"king"},"pending":[{"ask":"graveyard","seat":1}]})",
            "does not fit the open questions"},
        BadPosition{R"({"turn":{"seat":0,"character":"king"},"building":{"district":"tavern"}})",
                    "does not fit the open questions"},
        BadPosition{
            R"({"swap":{"owner":0,"opponent":1,"given":"king","received":"thief"},"called":"king","seats":[{"characters":["king"]}]})",
            "“swap” does not fit"}));

}  // namespace
}  // namespace prestige::protocol
