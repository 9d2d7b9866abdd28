#include "protocol/session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace prestige::protocol {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

Session new_game(int players, std::uint64_t seed, Chance chance = Chance::automatic) {
  auto session = Session::create(citadels_codec(), players, Json::object(), seed, chance);
  EXPECT_TRUE(session);
  return std::move(*session);
}

Session loaded(const Json& position, Chance chance = Chance::automatic) {
  auto session = Session::load(citadels_codec(), position, 1, chance);
  EXPECT_TRUE(session) << (session ? "" : session.error().text.en);
  return std::move(*session);
}

// Takes the first legal action of whoever acts, so many times.
void play_on(Session& session, int decisions) {
  for (int i = 0; i < decisions && !session.over(); ++i) {
    const Seat seat = session.acting().front();
    const auto actions = session.codec().rules().legal_actions(session.state(), seat);
    ASSERT_TRUE(session.apply(seat, actions.back()));
  }
}

bool same(const Session& a, const Session& b) {
  return a.codec().rules().same(a.state(), b.state());
}

Json merchant_turn() {
  return {{"seats", {{{"gold", 4}, {"hand", {"tavern"}}, {"city", {"smithy"}}}}},
          {"turn", {{"seat", 0}, {"character", "merchant"}, {"gathered", true}}}};
}

TEST(Session, automatic_chance_never_acts) {
  Session session = new_game(4, 1);
  for (int i = 0; i < 200; ++i) {
    EXPECT_FALSE(session.acting().has(Seat::chance()));
    play_on(session, 1);
  }
}

TEST(Session, seed_decides_the_draws) {
  Session first = new_game(5, 7);
  Session second = new_game(5, 7);
  Session other = new_game(5, 8);
  EXPECT_TRUE(same(first, second));
  EXPECT_FALSE(same(first, other));
  play_on(first, 100);
  play_on(second, 100);
  EXPECT_TRUE(same(first, second));
}

TEST(Session, legal_texts_are_sorted) {
  const Session session = loaded(merchant_turn());
  EXPECT_THAT(session.legal(Seat(0)),
              ElementsAre("build tavern", "end_turn", "extra_gold", "use smithy"));
  EXPECT_THAT(session.legal(Seat(1)), ElementsAre());
}

TEST(Session, refused_action_changes_nothing) {
  Session session = loaded(merchant_turn());
  const Session before = session;
  const auto refused = session.apply(Seat(0), "build palace");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "illegal");
  EXPECT_EQ(refused.error().rule, "C6.11");
  EXPECT_EQ(session.apply(Seat(0), "sing").error().code, "bad_action");
  EXPECT_TRUE(same(session, before));
  EXPECT_TRUE(session.history().empty());
}

TEST(Session, undo_goes_back_before_the_decision_and_its_draws) {
  Session session = loaded(merchant_turn());
  const Session before = session;
  ASSERT_TRUE(session.apply(Seat(0), "use smithy"));
  EXPECT_EQ(session.history().size(), 4u);
  const Session after = session;
  EXPECT_TRUE(session.undo());
  EXPECT_TRUE(same(session, before));
  EXPECT_FALSE(session.undo());
  ASSERT_TRUE(session.apply(Seat(0), "use smithy"));
  EXPECT_TRUE(same(session, after));  // the same draws
}

TEST(Session, undo_with_manual_chance_takes_back_one_step) {
  Session session = loaded(merchant_turn(), Chance::manual);
  ASSERT_TRUE(session.apply(Seat(0), "use smithy"));
  ASSERT_TRUE(session.apply(Seat::chance(), "draw docks"));
  EXPECT_TRUE(session.undo());
  EXPECT_THAT(session.legal(Seat::chance()), Contains("draw docks"));
  EXPECT_TRUE(session.undo());
  EXPECT_THAT(session.legal(Seat(0)), Contains("use smithy"));
}

TEST(Session, decision_can_be_taken_back_until_something_hidden_was_shown) {
  Session session = loaded(merchant_turn());
  EXPECT_FALSE(session.can_take_back(Seat(0)));
  ASSERT_TRUE(session.apply(Seat(0), "build tavern"));
  EXPECT_TRUE(session.can_take_back(Seat(0)));
  EXPECT_FALSE(session.can_take_back(Seat(1)));
  ASSERT_TRUE(session.apply(Seat(0), "use smithy"));
  EXPECT_FALSE(session.can_take_back(Seat(0)));
}

TEST(Session, record_replays_to_the_same_game) {
  Session session = new_game(6, 3);
  play_on(session, 150);
  auto replayed = Session::replay(session.record());
  ASSERT_TRUE(replayed) << replayed.error().text.en;
  EXPECT_TRUE(same(session, *replayed));
  EXPECT_EQ(session.record(), replayed->record());
  play_on(session, 100);
  play_on(*replayed, 100);
  EXPECT_TRUE(same(session, *replayed));  // it goes on with the draws of its seed
}

TEST(Session, record_of_a_loaded_position_replays) {
  Session session = loaded(merchant_turn());
  play_on(session, 40);
  const auto replayed = Session::replay(session.record(), Chance::manual);
  ASSERT_TRUE(replayed) << replayed.error().text.en;
  EXPECT_TRUE(same(session, *replayed));
  EXPECT_EQ(replayed->chance(), Chance::manual);
}

struct BadRecord {
  const char* key;
  const char* value;  // null: left out
  const char* text;
};

class RefusedRecord : public testing::TestWithParam<BadRecord> {};

TEST_P(RefusedRecord, says_what_is_wrong) {
  Json record = new_game(4, 1).record();
  if (GetParam().value == nullptr) {
    record.erase(GetParam().key);
  } else {
    record[GetParam().key] = Json::parse(GetParam().value);
  }
  const auto replayed = Session::replay(record);
  ASSERT_FALSE(replayed);
  EXPECT_EQ(replayed.error().code, "bad_record");
  EXPECT_THAT(replayed.error().text.en, HasSubstr(GetParam().text));
}

INSTANTIATE_TEST_SUITE_P(
    table, RefusedRecord,
    testing::Values(
        BadRecord{"format", nullptr, "“format” is missing"},
        BadRecord{"format", R"("pgn")", "“pgn”"}, BadRecord{"version", "2", "“version”"},
        BadRecord{"rules", "0", "“rules”"}, BadRecord{"game", R"("chess")", "names no game"},
        BadRecord{"players", nullptr, "“players” is missing"}, BadRecord{"players", "9", "2 to 8"},
        BadRecord{"options", R"({"colour":1})", "no option"},
        BadRecord{"position", R"({"crown":9})", "“crown”"}, BadRecord{"seed", "-1", "“seed”"},
        BadRecord{"colour", "1", "no field"}, BadRecord{"actions", R"("none")", "must be a list"},
        BadRecord{"actions", R"([1])", "“actions[0]” must be a text"},
        BadRecord{"actions", R"(["chance"])", "“actions[0]” is not a step"},
        BadRecord{"actions", R"(["x draw tavern"])", "is not a step"},
        BadRecord{"actions", R"(["00 draw tavern"])", "is not a step"},
        BadRecord{"actions", R"(["chance crown 0","0 keep king"])",
                  "“actions[1]” cannot be played"},
        BadRecord{"actions", R"(["chance sing"])", "is not an action"}));

}  // namespace
}  // namespace prestige::protocol
