// What a front end asks of the engine protocol besides the rules: views with words, bots and texts.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "bots/choose.h"
#include "bots/explain/advise.h"
#include "bots/registry.h"
#include "protocol/engine_session.h"

namespace prestige::protocol {
namespace {

using testing::Contains;
using testing::HasSubstr;

class EngineView : public testing::Test {
 protected:
  Json ask(std::string_view line) { return Json::parse(engine_.answer(line)); }
  Json put(const Json& request) { return ask(request.dump()); }
  std::string code(std::string_view line) { return ask(line)["error"].value("code", ""); }

  void start(std::string_view game = "citadels") {
    put({{"cmd", "new"}, {"game", game}, {"players", 4}, {"seed", 7}});
  }
  int acting() { return ask(R"({"cmd":"acting"})")["seats"][0].get<int>(); }
  Json view(int seat) { return put({{"cmd", "view"}, {"seat", seat}, {"language", "en"}}); }
  Json view(int seat, const Json& from) {
    return put({{"cmd", "view"}, {"seat", seat}, {"from", from}, {"language", "en"}});
  }
  Json choose(int seat) {
    return put({{"cmd", "bot"}, {"seat", seat}, {"bot", "greedy"}})["action"];
  }

  EngineSession engine_{{.names = bots::bot_names(),
                         .choose = bots::choose,
                         .advisers = bots::adviser_names(),
                         .advise = bots::advise}};
};

TEST_F(EngineView, has_what_observe_and_legal_have) {
  start();
  const int seat = acting();
  const Json seen = view(seat);
  EXPECT_EQ(seen["observation"], put({{"cmd", "observe"}, {"seat", seat}})["observation"]);
  EXPECT_THAT(seen["legal"], testing::UnorderedElementsAreArray(
                                 put({{"cmd", "legal"}, {"seat", seat}})["actions"]));
  EXPECT_EQ(seen["words"]["labels"].size(), seen["legal"].size());
  EXPECT_FALSE(seen["words"]["prompt"].get<std::string>().empty());
  EXPECT_EQ(seen["outcome"], nullptr);
  EXPECT_FALSE(put({{"cmd", "view"}, {"seat", seat}}).contains("words"));
}

TEST_F(EngineView, tells_what_happened_as_the_viewer_saw_it) {
  start();
  const int seat = acting();
  const int other = (seat + 1) % 4;
  const Json version = view(seat)["version"];
  EXPECT_EQ(view(seat)["events"].size(), 0u);
  const Json applied = put({{"cmd", "apply"}, {"seat", seat}, {"action", view(seat)["legal"][0]}});
  const Json mine = view(seat, version);
  EXPECT_EQ(mine["events"][0], applied["events"][0]);
  EXPECT_EQ(mine["from"], version);
  EXPECT_FALSE(mine["observation"].contains("options"));
  const Json theirs = view(other, version);
  EXPECT_EQ(theirs["events"][0]["concealed"], true);
  EXPECT_FALSE(theirs["events"][0].contains("character"));
}

TEST_F(EngineView, is_in_the_language_and_with_the_names_that_are_asked_for) {
  start();
  put({{"cmd", "apply"}, {"seat", acting()}, {"action", choose(acting())}});
  const Json seen = put({{"cmd", "view"},
                         {"seat", "spectator"},
                         {"from", 0},
                         {"language", "de"},
                         {"names", {"Ada", "Ben", "Cem", "Dora"}}});
  EXPECT_THAT(seen["words"]["sentences"],
              Contains(testing::ResultOf([](const Json& s) { return s.get<std::string>(); },
                                         testing::AnyOf(HasSubstr("Ada"), HasSubstr("Ben"),
                                                        HasSubstr("Cem"), HasSubstr("Dora")))));
  EXPECT_EQ(seen["legal"].size(), 0u);
  EXPECT_EQ(seen["can_undo"], false);
}

TEST_F(EngineView, of_a_finished_game_has_its_outcome) {
  for (const std::string_view game : {"citadels", "trickerion"}) {
    start(game);
    while (ask(R"({"cmd":"acting"})")["over"] == false) {
      const int seat = acting();
      ASSERT_EQ(put({{"cmd", "apply"}, {"seat", seat}, {"action", choose(seat)}})["ok"], true);
    }
    EXPECT_EQ(view(0)["outcome"], ask(R"({"cmd":"outcome"})")["outcome"]);
    EXPECT_GT(view(0, 0)["words"]["sentences"].size(), 100u);
  }
}

TEST_F(EngineView, a_bot_decides_the_same_for_the_same_seed) {
  start();
  const int seat = acting();
  const Json record = ask(R"({"cmd":"record"})")["record"];
  EXPECT_THAT(view(seat)["legal"], Contains(choose(seat)));
  EXPECT_EQ(choose(seat), choose(seat));
  EXPECT_EQ(ask(R"({"cmd":"record"})")["record"], record);
  std::vector<std::string> chosen;
  for (int seed = 0; seed < 20; ++seed) {
    const Json request = {{"cmd", "bot"}, {"seat", seat}, {"bot", "random"}, {"seed", seed}};
    EXPECT_EQ(put(request), put(request));
    chosen.push_back(put(request)["action"]);
  }
  EXPECT_THAT(chosen, Contains(testing::Ne(chosen[0])));
}

TEST_F(EngineView, a_bot_may_be_given_less_or_more_to_think) {
  start();
  for (const Json& limit : {Json{{"iterations", 5}}, Json{{"ms", 5}},
                            Json{{"iterations", 1'000'000}, {"at_most_ms", 5}}}) {
    Json request = {{"cmd", "bot"}, {"seat", acting()}, {"bot", "expert"}, {"seed", 1}};
    request.update(limit);
    EXPECT_THAT(view(acting())["legal"], Contains(put(request)["action"])) << request;
  }
}

TEST_F(EngineView, explain_says_what_speaks_for_the_best_choices) {
  start();
  const int seat = acting();
  const Json record = ask(R"({"cmd":"record"})")["record"];
  const Json request = {
      {"cmd", "explain"}, {"seat", seat},     {"iterations", 60},       {"seed", 3},
      {"candidates", 3},  {"language", "de"}, {"names", {"Ada", "Ben"}}};
  const Json candidates = put(request)["candidates"];
  ASSERT_EQ(candidates.size(), 3u);
  const Json legal = view(seat)["legal"];
  for (const Json& candidate : candidates) {
    EXPECT_THAT(legal, Contains(candidate["action"]));
    EXPECT_FALSE(candidate["label"].get<std::string>().empty());
    EXPECT_LE(candidate["chance"], 1);
    EXPECT_LE(candidate["share"], candidates[0]["share"]);
    EXPECT_TRUE(candidate["points"].is_number());
    ASSERT_FALSE(candidate["reasons"].empty());
    for (const Json& reason : candidate["reasons"]) {
      const std::string text = reason["text"];
      EXPECT_THAT(text, testing::Not(testing::ContainsRegex("[][{}]"))) << candidate;
      EXPECT_TRUE(has_text("citadels", Language::de, "reason." + std::string(reason["kind"])));
    }
  }
  EXPECT_EQ(put(request)["candidates"], candidates);
  EXPECT_EQ(ask(R"({"cmd":"record"})")["record"], record);
}

// The example of docs/engine-protocol.md, in the position of its "load".
TEST_F(EngineView, explain_answers_as_documented) {
  std::ostringstream document;
  document << std::ifstream(PRESTIGE_SOURCE_DIR "/docs/engine-protocol.md").rdbuf();
  const std::string text = document.str();
  const auto example_of = [&](const std::string& command) {
    const std::size_t begin = text.find("```json\n", text.find("\n### " + command + "\n")) + 8;
    return text.substr(begin, text.find("```", begin) - begin);
  };
  const std::string load = example_of("load");
  ASSERT_TRUE(ask(load.substr(0, load.find("\n{\"ok\"")))["ok"]);
  const std::string explain = example_of("explain");
  const std::size_t end = explain.find('\n');
  const Json answer = ask(explain.substr(0, end));
  const Json documented = Json::parse(explain.substr(end + 1));
  // What bots think changes with every better bot; what they say has the same fields.
  ASSERT_EQ(answer["candidates"].size(), documented["candidates"].size()) << answer;
  const auto fields = [](const Json& object) {
    std::vector<std::string> names;
    for (const auto& [name, value] : object.items()) names.push_back(name);
    return names;
  };
  for (std::size_t i = 0; i < documented["candidates"].size(); ++i) {
    EXPECT_THAT(fields(answer["candidates"][i]),
                testing::UnorderedElementsAreArray(fields(documented["candidates"][i])));
  }
  EXPECT_THAT(fields(documented["candidates"][0]["reasons"][0]),
              testing::IsSupersetOf(fields(answer["candidates"][0]["reasons"][0])));
}

TEST_F(EngineView, explain_without_a_language_has_no_words) {
  start();
  const Json candidates =
      put({{"cmd", "explain"}, {"seat", acting()}, {"bot", "skilled"}})["candidates"];
  EXPECT_FALSE(candidates.empty());
  EXPECT_FALSE(candidates[0].contains("label"));
  EXPECT_FALSE(candidates[0]["reasons"][0].contains("text"));
}

TEST_F(EngineView, texts_are_a_whole_catalogue) {
  EXPECT_EQ(ask(R"({"cmd":"texts","of":"citadels","language":"de"})")["texts"],
            catalogue("citadels", Language::de));
  EXPECT_EQ(ask(R"({"cmd":"texts","of":"core","language":"en"})")["texts"],
            catalogue("core", Language::en));
}

TEST_F(EngineView, refuses_what_makes_no_sense) {
  EXPECT_EQ(code(R"({"cmd":"view","seat":0})"), "no_game");
  EXPECT_EQ(code(R"({"cmd":"bot","seat":0,"bot":"greedy"})"), "no_game");
  start();
  const std::string waiting = std::to_string((acting() + 1) % 4);
  EXPECT_EQ(code(R"({"cmd":"bot","bot":"greedy","seat":)" + waiting + "}"), "not_acting");
  EXPECT_EQ(code(R"({"cmd":"explain","seat":)" + waiting + "}"), "not_acting");
  for (const std::string_view line : {
           R"({"cmd":"view","seat":"chance"})",
           R"({"cmd":"view","seat":0,"from":100000})",
           R"({"cmd":"view","seat":0,"from":-1})",
           R"({"cmd":"view","seat":0,"language":"fr"})",
           R"({"cmd":"view","seat":0,"names":"Ada"})",
           R"({"cmd":"view","seat":0,"names":["a","b","c","d","e"]})",
           R"({"cmd":"bot","seat":0})",
           R"({"cmd":"bot","seat":0,"bot":"oracle"})",
           R"({"cmd":"bot","seat":0,"bot":"greedy","seed":-1})",
           R"({"cmd":"bot","seat":0,"bot":"expert","ms":0})",
           R"({"cmd":"bot","seat":0,"bot":"expert","ms":10,"iterations":10})",
           R"({"cmd":"bot","seat":0,"bot":"expert","ms":10,"at_most_ms":10})",
           R"({"cmd":"bot","seat":0,"bot":"expert","at_most_ms":0})",
           R"({"cmd":"bot","seat":0,"bot":"expert","iterations":10000000})",
           R"({"cmd":"explain","seat":0,"bot":"random"})",
           R"({"cmd":"explain","seat":0,"candidates":0})",
           R"({"cmd":"explain","seat":0,"candidates":100})",
           R"({"cmd":"explain","seat":0,"language":"fr"})",
           R"({"cmd":"explain","seat":0,"level":"master"})",
           R"({"cmd":"texts","of":"server","language":"en"})",
           R"({"cmd":"texts","of":"core"})",
       }) {
    EXPECT_EQ(code(line), "bad_field") << line;
  }
}

TEST(EngineWithoutBots, knows_none) {
  EngineSession engine;
  engine.answer(R"({"cmd":"new","game":"citadels","seed":7})");
  const Json answer = Json::parse(engine.answer(R"({"cmd":"bot","seat":1,"bot":"greedy"})"));
  EXPECT_EQ(answer["error"]["code"], "bad_field");
  const Json explained = Json::parse(engine.answer(R"({"cmd":"explain","seat":1})"));
  EXPECT_EQ(explained["error"]["code"], "no_advisers");
}

}  // namespace
}  // namespace prestige::protocol
