// The engine protocol as a client meets it: lines in, lines out (docs/engine-protocol.md).

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "protocol/engine_session.h"
#include "protocol/json_line.h"

namespace prestige::protocol {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsSupersetOf;

class EngineProtocol : public testing::Test {
 protected:
  Json ask(std::string_view line) { return Json::parse(engine_.answer(line)); }
  Json ask_well(std::string_view line) {
    const Json answer = ask(line);
    EXPECT_EQ(answer["ok"], true) << line << "\n" << answer.dump();
    return answer;
  }
  // The error object of an answer that must be a refusal.
  Json refusal(std::string_view line) {
    const Json answer = ask(line);
    EXPECT_EQ(answer["ok"], false) << line << "\n" << answer.dump();
    if (!answer.contains("error")) return Json();
    const Json error = answer["error"];
    EXPECT_FALSE(error["text"]["en"].get<std::string>().empty());
    EXPECT_FALSE(error["text"]["de"].get<std::string>().empty());
    EXPECT_EQ(error.contains("rule"), error["code"] == "illegal") << line;
    return error;
  }
  std::string code(std::string_view line) { return refusal(line).value("code", ""); }

  void start() { ask_well(R"({"cmd":"new","game":"citadels","players":5,"seed":7})"); }

  EngineSession engine_;
};

TEST_F(EngineProtocol, games_lists_citadels_with_its_options) {
  const Json game = ask_well(R"({"cmd":"games"})")["games"][0];
  EXPECT_EQ(game["id"], "citadels");
  EXPECT_EQ(game["names"]["de"], "Citadels");
  EXPECT_EQ(game["players"]["min"], 2);
  EXPECT_EQ(game["players"]["max"], 8);
  EXPECT_EQ(game["options"].size(), 18u);
  EXPECT_EQ(game["options"][0]["key"], "scenario");
  EXPECT_EQ(game["options"][0]["default"], "base");
}

TEST_F(EngineProtocol, new_answers_as_acting_and_names_the_seed) {
  const Json answer = ask_well(R"({"cmd":"new","game":"citadels","players":5,"seed":7})");
  EXPECT_EQ(answer["seed"], 7);
  EXPECT_EQ(answer["over"], false);
  EXPECT_EQ(ask_well(R"({"cmd":"acting"})")["seats"], answer["seats"]);
}

TEST_F(EngineProtocol, new_without_a_seed_takes_a_random_one_that_repeats_the_game) {
  const Json seed = ask_well(R"({"cmd":"new","game":"citadels"})")["seed"];
  const Json position = ask_well(R"({"cmd":"position"})");
  ask_well(Json({{"cmd", "new"}, {"game", "citadels"}, {"seed", seed}}).dump());
  EXPECT_EQ(ask_well(R"({"cmd":"position"})"), position);
}

TEST_F(EngineProtocol, manual_chance_is_a_seat) {
  const Json answer =
      ask_well(R"({"cmd":"new","game":"citadels","players":4,"seed":1,"chance":"manual"})");
  EXPECT_EQ(answer["seats"], Json::array({"chance"}));
  EXPECT_EQ(ask_well(R"({"cmd":"legal","seat":"chance"})")["actions"],
            Json({"crown 0", "crown 1", "crown 2", "crown 3"}));
  ask_well(R"({"cmd":"apply","seat":"chance","action":"crown 2"})");
  EXPECT_THAT(ask_well(R"({"cmd":"legal","seat":"chance"})")["actions"], Contains("draw tavern"));
}

TEST_F(EngineProtocol, legal_is_empty_for_who_does_not_act) {
  start();
  const int acting = ask_well(R"({"cmd":"acting"})")["seats"][0].get<int>();
  const int other = (acting + 1) % 5;
  const auto legal = [&](const Json& seat) {
    return ask_well(Json({{"cmd", "legal"}, {"seat", seat}}).dump())["actions"];
  };
  EXPECT_FALSE(legal(acting).empty());
  EXPECT_TRUE(legal(other).empty());
  EXPECT_TRUE(legal("chance").empty());
}

constexpr std::string_view kMerchant =
    R"({"cmd":"load","position":{"game":"citadels","players":5,)"
    R"("seats":[{"gold":4,"hand":["tavern"],"city":["smithy"],"characters":["merchant"]}],)"
    R"("turn":{"seat":0,"character":"merchant","gathered":true}},"seed":7,"chance":"manual"})";

TEST_F(EngineProtocol, apply_tells_all_events) {
  ask_well(kMerchant);
  const Json answer = ask_well(R"({"cmd":"apply","seat":0,"action":"build tavern"})");
  EXPECT_THAT(answer["events"],
              Contains(Json(
                  {{"event", "district_built"}, {"seat", 0}, {"card", "tavern"}, {"amount", 1}})));
  EXPECT_EQ(answer["seats"], Json::array({0}));
  EXPECT_EQ(answer["over"], false);
}

TEST_F(EngineProtocol, illegal_action_carries_its_rule) {
  ask_well(kMerchant);
  const Json error = refusal(R"({"cmd":"apply","seat":0,"action":"gather gold"})");
  EXPECT_EQ(error["code"], "illegal");
  EXPECT_EQ(error["rule"], "C5.8");
  EXPECT_EQ(code(R"({"cmd":"apply","seat":1,"action":"end_turn"})"), "illegal");
  EXPECT_EQ(code(R"({"cmd":"apply","seat":0,"action":"sing"})"), "bad_action");
}

TEST_F(EngineProtocol, why_explains) {
  ask_well(kMerchant);
  EXPECT_EQ(ask_well(R"({"cmd":"why","seat":0,"action":"build tavern"})")["legal"], true);
  const Json answer = ask_well(R"({"cmd":"why","seat":0,"action":"build palace"})");
  EXPECT_EQ(answer["legal"], false);
  EXPECT_EQ(answer["rule"], "C6.11");
  EXPECT_FALSE(answer["text"]["de"].get<std::string>().empty());
  EXPECT_EQ(code(R"({"cmd":"why","seat":0,"action":""})"), "bad_action");
}

TEST_F(EngineProtocol, observation_shows_only_the_own_hand) {
  ask_well(kMerchant);
  const Json own = ask_well(R"({"cmd":"observe","seat":0})")["observation"];
  EXPECT_EQ(own["seats"][0]["hand"], Json::array({"tavern"}));
  EXPECT_FALSE(own["seats"][1].contains("hand"));
  const Json other = ask_well(R"({"cmd":"observe","seat":"spectator"})")["observation"];
  EXPECT_EQ(other["viewer"], "spectator");
  EXPECT_FALSE(other["seats"][0].contains("hand"));
  EXPECT_EQ(other["seats"][0]["hand_size"], 1);
}

TEST_F(EngineProtocol, position_loads_back) {
  start();
  const Json position = ask_well(R"({"cmd":"position"})")["position"];
  ask_well(Json({{"cmd", "load"}, {"position", position}, {"seed", 1}}).dump());
  EXPECT_EQ(ask_well(R"({"cmd":"position"})")["position"], position);
}

TEST_F(EngineProtocol, a_position_names_its_game) {
  const Json error = refusal(R"({"cmd":"load","position":{"players":3}})");
  EXPECT_EQ(error["code"], "bad_position");
  EXPECT_NE(error["text"]["en"].get<std::string>().find("position.game"), std::string::npos);
  EXPECT_NE(error["text"]["de"].get<std::string>().find("trickerion"), std::string::npos);
  for (const std::string_view game : {"citadels", "trickerion"}) {
    ask_well(Json({{"cmd", "load"}, {"position", {{"game", game}, {"players", 3}}}}).dump());
    EXPECT_EQ(ask_well(R"({"cmd":"position"})")["position"]["game"], game);
  }
}

TEST_F(EngineProtocol, outcome_is_null_until_the_game_is_over) {
  start();
  EXPECT_EQ(ask_well(R"({"cmd":"outcome"})")["outcome"], nullptr);
  ask_well(
      R"({"cmd":"load","position":{"game":"citadels","players":4,"phase":"over","seats":[{"city":["tavern","market","docks","harbor","temple","church","manor"]}]},"seed":1})");
  EXPECT_EQ(ask_well(R"({"cmd":"acting"})")["over"], true);
  const Json outcome = ask_well(R"({"cmd":"outcome"})")["outcome"];
  EXPECT_EQ(outcome["winners"], Json::array({0}));
  EXPECT_EQ(outcome["scores"][0]["districts"], 16);
  EXPECT_EQ(outcome["scores"][0]["completion"], 4);
  EXPECT_EQ(outcome["scores"][0]["total"], 20);
  EXPECT_EQ(outcome["places"][0], 1);
}

TEST_F(EngineProtocol, undo_record_and_replay) {
  ask_well(kMerchant);
  EXPECT_EQ(code(R"({"cmd":"undo"})"), "nothing_to_undo");
  ask_well(R"({"cmd":"apply","seat":0,"action":"build tavern"})");
  const Json record = ask_well(R"({"cmd":"record"})")["record"];
  EXPECT_EQ(record["actions"], Json::array({"0 build tavern"}));
  const Json position = ask_well(R"({"cmd":"position"})");
  ask_well(R"({"cmd":"undo"})");
  EXPECT_NE(ask_well(R"({"cmd":"position"})"), position);
  ask_well(Json({{"cmd", "replay"}, {"record", record}}).dump());
  EXPECT_EQ(ask_well(R"({"cmd":"position"})"), position);
}

TEST_F(EngineProtocol, failed_start_leaves_the_running_game) {
  start();
  const Json position = ask_well(R"({"cmd":"position"})");
  EXPECT_EQ(refusal(R"({"cmd":"new","game":"citadels","players":9})")["refusal"], "O03");
  EXPECT_EQ(code(R"({"cmd":"new","game":"chess"})"), "unknown_game");
  EXPECT_EQ(code(R"({"cmd":"load","position":{"game":"citadels","crown":9}})"), "bad_position");
  EXPECT_EQ(code(R"({"cmd":"replay","record":{}})"), "bad_record");
  EXPECT_EQ(ask_well(R"({"cmd":"position"})"), position);
}

TEST_F(EngineProtocol, id_comes_back_with_every_kind_of_answer) {
  EXPECT_EQ(ask(R"({"cmd":"games","id":7})")["id"], 7);
  EXPECT_EQ(ask(R"({"cmd":"acting","id":"a"})")["id"], "a");
  EXPECT_EQ(ask(R"({"cmd":"sing","id":null})")["id"], nullptr);
  EXPECT_EQ(code(R"({"cmd":"games","id":[]})"), "bad_field");
}

TEST_F(EngineProtocol, commands_need_a_game) {
  for (const std::string_view cmd :
       {"acting", "legal", "apply", "why", "observe", "position", "outcome", "undo", "record"}) {
    EXPECT_EQ(code(Json({{"cmd", cmd}}).dump()), "no_game") << cmd;
  }
}

TEST_F(EngineProtocol, bad_requests_are_refused_and_it_goes_on) {
  start();
  const std::string deep = std::string(100000, '[');
  const std::string deep_field =
      R"({"cmd":"games","id":)" + std::string(70, '[') + std::string(70, ']') + "}";
  std::string many = R"({"cmd":"games")";
  for (int i = 0; i < 300; ++i) many += ",\"" + std::to_string(i) + "\":0";
  for (const auto& [line, expected] : std::initializer_list<std::pair<std::string, std::string>>{
           {"", "bad_json"},
           {" ", "bad_json"},
           {"nonsense", "bad_json"},
           {R"({"cmd":"games")", "bad_json"},
           {R"({"cmd":"games"} {})", "bad_json"},
           {std::string("{\"cmd\":\"games\"}\0", 16), "bad_json"},
           {"{\"cmd\":\"\xff\"}", "bad_json"},
           {R"({"cmd":"legal","seat":1e999})", "bad_json"},
           {deep, "too_deep"},
           {deep_field, "too_deep"},
           {many + "}", "too_many_fields"},
           {R"({"cmd":"games","cmd":"games"})", "repeated_field"},
           {std::string(kLineBytesMax + 1, ' '), "line_too_long"},
           {"[]", "bad_request"},
           {"7", "bad_request"},
           {"{}", "bad_request"},
           {R"({"cmd":7})", "bad_field"},
           {R"({"cmd":"sing"})", "unknown_command"},
           {R"({"cmd":"games","colour":1})", "bad_field"},
           {R"({"cmd":"legal"})", "bad_field"},
           {R"({"cmd":"legal","seat":5})", "bad_field"},
           {R"({"cmd":"legal","seat":-1})", "bad_field"},
           {R"({"cmd":"legal","seat":0.0})", "bad_field"},
           {R"({"cmd":"legal","seat":"spectator"})", "bad_field"},
           {R"({"cmd":"legal","seat":18446744073709551616})", "bad_field"},
           {R"({"cmd":"observe","seat":"chance"})", "bad_field"},
           {R"({"cmd":"apply","seat":0})", "bad_field"},
           {R"({"cmd":"apply","seat":0,"action":1})", "bad_field"},
           {R"({"cmd":"new"})", "bad_field"},
           {R"({"cmd":"new","game":"citadels","players":"5"})", "bad_field"},
           {R"({"cmd":"new","game":"citadels","players":5.0})", "bad_field"},
           {R"({"cmd":"new","game":"citadels","players":99999999999})", "bad_option"},
           {R"({"cmd":"new","game":"citadels","seed":-1})", "bad_field"},
           {R"({"cmd":"new","game":"citadels","seed":1.5})", "bad_field"},
           {R"({"cmd":"new","game":"citadels","chance":"maybe"})", "bad_field"},
           {R"({"cmd":"new","game":"citadels","options":[]})", "bad_options"},
           {R"({"cmd":"load"})", "bad_field"},
           {R"({"cmd":"load","position":[]})", "bad_position"},
           {R"({"cmd":"load","position":{"game":"chess"}})", "unknown_game"},
           {R"({"cmd":"replay"})", "bad_field"},
           {R"({"cmd":"replay","record":7})", "bad_record"},
       }) {
    EXPECT_EQ(code(line), expected) << line.substr(0, 100);
  }
  EXPECT_EQ(ask_well(R"({"cmd":"acting"})")["over"], false);
}

// The program itself: CRLF, empty lines and a last line without its end.
TEST(EngineProgram, answers_line_by_line) {
  const std::string binary = PRESTIGE_BINARY;
  ASSERT_TRUE(std::filesystem::exists(binary)) << "no program was built at " << binary;
  const auto input = std::filesystem::temp_directory_path() / "prestige_engine_protocol_test.txt";
  std::ofstream(input, std::ios::binary)
      << "{\"cmd\":\"games\",\"id\":1}\r\n\n"
      << std::string(kLineBytesMax + 9, 'x') << "\n{\"cmd\":\"games\",\"id\":2}";
  FILE* pipe = popen(("'" + binary + "' engine < '" + input.string() + "'").c_str(), "r");
  ASSERT_NE(pipe, nullptr);
  std::string output;
  std::array<char, 4096> piece{};
  for (std::size_t n = 0; (n = fread(piece.data(), 1, piece.size(), pipe)) > 0;) {
    output.append(piece.data(), n);
  }
  EXPECT_EQ(pclose(pipe), 0);
  std::filesystem::remove(input);
  std::vector<Json> answers;
  std::istringstream lines(output);
  for (std::string line; std::getline(lines, line);) answers.push_back(Json::parse(line));
  ASSERT_EQ(answers.size(), 4u);
  EXPECT_EQ(answers[0]["id"], 1);
  EXPECT_EQ(answers[1]["error"]["code"], "bad_json");
  EXPECT_EQ(answers[2]["error"]["code"], "line_too_long");
  EXPECT_EQ(answers[3]["id"], 2);
}

}  // namespace
}  // namespace prestige::protocol
