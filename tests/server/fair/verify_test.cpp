#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "protocol/engine_session.h"
#include "tests/server/fair/fair_record.h"

namespace prestige::server {
namespace {

using protocol::Json;
using testing::HasSubstr;

const Json& citadels_record() {
  static const Json record = kit::fair_record(protocol::citadels_codec(), 4, 3);
  return record;
}

bool is_draw(const Json& line) { return line.get<std::string>().starts_with("chance "); }

int draws_in(const Json& record) {
  return static_cast<int>(std::ranges::count_if(record["actions"], is_draw));
}

// Why a record is refused, in English.
std::string refusal_of(const Json& record) {
  const auto draws = verify_record(record);
  if (draws) return "(verified)";
  EXPECT_EQ(draws.error().code, "bad_record");
  EXPECT_FALSE(draws.error().text.de.empty());
  EXPECT_THAT(draws.error().text.de, testing::Not(testing::StartsWith("["))) << "a text is missing";
  return draws.error().text.en;
}

TEST(VerifyRecord, counts_the_draws_of_a_fair_game) {
  const auto draws = verify_record(citadels_record());
  ASSERT_TRUE(draws) << draws.error().text.en;
  EXPECT_EQ(*draws, draws_in(citadels_record()));
  EXPECT_GT(*draws, 20);
}

// So it can be done in a browser.
TEST(VerifyRecord, is_a_command_of_the_engine) {
  protocol::EngineSession engine;
  const auto ask = [&](const Json& record) {
    return Json::parse(engine.answer(Json{{"cmd", "verify"}, {"record", record}}.dump()));
  };
  engine.answer(R"({"cmd":"new","game":"citadels","players":5,"seed":7})");
  EXPECT_EQ(ask(citadels_record()), (Json{{"ok", true}, {"draws", draws_in(citadels_record())}}));
  EXPECT_EQ(engine.session()->seed(), 7u) << "the running game stays as it is";
  Json other = citadels_record();
  other["fairness"]["entropy"][0] = "something else";
  EXPECT_EQ(ask(other)["error"]["code"], "bad_record");
  EXPECT_EQ(ask("no record")["error"]["code"], "bad_record");
  EXPECT_EQ(Json::parse(engine.answer(R"({"cmd":"verify"})"))["error"]["code"], "bad_field");
}

TEST(VerifyRecord, works_for_every_game) {
  const Json record = kit::fair_record(protocol::trickerion_codec(), 3, 5);
  const auto draws = verify_record(record);
  ASSERT_TRUE(draws) << draws.error().text.en;
  EXPECT_EQ(*draws, draws_in(record));
}

TEST(VerifyRecord, names_the_draw_that_was_changed) {
  // The last draw of all that has another legal outcome: everything before it stays right.
  const auto& codec = protocol::citadels_codec();
  const auto session = protocol::Session::replay(citadels_record(), protocol::Chance::manual);
  ASSERT_TRUE(session);
  const auto& steps = session->history();
  for (std::size_t i = steps.size(); i-- > 0;) {
    if (steps[i].seat != Seat::chance()) continue;
    const std::string drawn = codec.rules().to_text(steps[i].action);
    for (const auto& outcome : codec.rules().chance_outcomes(steps[i].before)) {
      const std::string other = codec.rules().to_text(outcome.action);
      if (other == drawn) continue;
      Json record = citadels_record();
      record["actions"].erase(record["actions"].begin() + static_cast<std::ptrdiff_t>(i),
                              record["actions"].end());
      record["actions"].push_back("chance " + other);
      EXPECT_EQ(refusal_of(record), "“actions[" + std::to_string(i) +
                                        "]” was not drawn fairly: the record says “" + other +
                                        "”, but the seed gives “" + drawn + "”.");
      return;
    }
  }
  FAIL() << "no draw with a choice";
}

TEST(VerifyRecord, refuses_another_first_draw) {
  Json record = citadels_record();
  const std::string first = record["actions"][0];
  record["actions"] =
      Json::array({first == "chance crown 0" ? "chance crown 1" : "chance crown 0"});
  EXPECT_THAT(refusal_of(record), HasSubstr("“actions[0]” was not drawn fairly"));
}

TEST(VerifyRecord, refuses_draws_in_another_order) {
  Json record = citadels_record();
  auto& actions = record["actions"];
  // Two neighbouring draws of the deal.
  for (std::size_t i = 1; i + 1 < actions.size(); ++i) {
    if (!is_draw(actions[i]) || !is_draw(actions[i + 1]) || actions[i] == actions[i + 1]) continue;
    std::swap(actions[i], actions[i + 1]);
    EXPECT_THAT(refusal_of(record), HasSubstr("actions[" + std::to_string(i) + "]"));
    return;
  }
  FAIL() << "no two draws in a row";
}

TEST(VerifyRecord, refuses_another_seed) {
  Json record = citadels_record();
  std::string seed = record["fairness"]["seed"];
  seed.back() = seed.back() == '0' ? '1' : '0';
  record["fairness"]["seed"] = seed;
  EXPECT_THAT(refusal_of(record), HasSubstr("not the one that the server committed to"));
  // With a commitment to match, the draws betray it.
  record["fairness"]["commitment"] = commitment(*seed_from(seed));
  EXPECT_THAT(refusal_of(record), HasSubstr("was not drawn fairly"));
}

TEST(VerifyRecord, refuses_other_entropy) {
  Json record = citadels_record();
  record["fairness"]["entropy"][2] = "something else";
  EXPECT_THAT(refusal_of(record), HasSubstr("was not drawn fairly"));
  record = citadels_record();
  std::swap(record["fairness"]["entropy"][0], record["fairness"]["entropy"][1]);
  EXPECT_THAT(refusal_of(record), HasSubstr("was not drawn fairly"));
  record = citadels_record();
  record["fairness"]["entropy"].push_back("");
  EXPECT_EQ(refusal_of(record), "“fairness.entropy” has 5 texts, but the game has 4 seats.");
}

TEST(VerifyRecord, refuses_what_is_no_proof) {
  const auto with = [](std::string_view field, const Json& value) {
    Json record = citadels_record();
    record["fairness"][std::string(field)] = value;
    return refusal_of(record);
  };
  EXPECT_THAT(with("seed", "abc"), HasSubstr("64 hexadecimal digits"));
  EXPECT_THAT(with("seed", nullptr), HasSubstr("shown when the game is over"));
  EXPECT_THAT(with("seed", 7), HasSubstr("fairness.seed"));
  EXPECT_THAT(with("commitment", ""), HasSubstr("committed"));
  EXPECT_THAT(with("commitment", false), HasSubstr("fairness.commitment"));
  EXPECT_THAT(with("entropy", "a"), HasSubstr("fairness.entropy"));
  EXPECT_THAT(with("more", 1), HasSubstr("fairness.more"));
  Json record = citadels_record();
  record.erase("fairness");
  EXPECT_THAT(refusal_of(record), HasSubstr("no field “fairness”"));
  EXPECT_THAT(refusal_of(Json::array()), HasSubstr("no field “fairness”"));
  record["fairness"] = Json::array();
  EXPECT_THAT(refusal_of(record), HasSubstr("fairness"));
}

TEST(VerifyRecord, refuses_what_is_no_game) {
  Json record = citadels_record();
  record["actions"][5] = "0 fly_away";
  EXPECT_THAT(refusal_of(record), HasSubstr("actions[5]"));
  record = citadels_record();
  record["more"] = 1;
  EXPECT_THAT(refusal_of(record), HasSubstr("more"));
}

// ---- the command ----

struct Answered {
  int code = 0;
  std::string output;
};

class VerifyCommand : public testing::Test {
 protected:
  void SetUp() override {
    path_ = testing::TempDir() + "verify_" + std::to_string(::getpid()) + ".json";
  }
  void TearDown() override { std::filesystem::remove(path_); }

  Answered run(const std::string& text) {
    std::ofstream(path_) << text;
    FILE* pipe = ::popen((PRESTIGE_BINARY " verify " + path_ + " 2>&1").c_str(), "r");
    Answered result;
    std::array<char, 4096> buffer{};
    while (std::fgets(buffer.data(), buffer.size(), pipe) != nullptr)
      result.output += buffer.data();
    result.code = WEXITSTATUS(::pclose(pipe));
    return result;
  }

  std::string path_;
};

TEST_F(VerifyCommand, says_how_many_draws_are_right) {
  const Answered good = run(citadels_record().dump());
  EXPECT_EQ(good.code, 0);
  EXPECT_EQ(good.output, std::to_string(draws_in(citadels_record())) + " draws verified\n");
}

TEST_F(VerifyCommand, says_what_is_wrong) {
  Json record = citadels_record();
  record["fairness"]["entropy"][0] = "changed";
  const Answered bad = run(record.dump());
  EXPECT_EQ(bad.code, 1);
  EXPECT_THAT(bad.output, HasSubstr("was not drawn fairly"));
  EXPECT_EQ(run("{").code, 1);
  EXPECT_EQ(run("{}").code, 1);
}

}  // namespace
}  // namespace prestige::server
