// Looking back at finished games with all cards turned up, and going on from them.

#include "server/table/open_view.h"
#include "tests/server/table/hall.h"

namespace prestige::server::kit {
namespace {

using testing::ElementsAre;

// A whole random game, with the seats that decide at each step.
struct Played {
  explicit Played(const Json& fields, std::uint64_t seed = 3) : desk(fields) {
    Rng rng(seed);
    desk.begin();
    while (!desk.over()) desk.step(rng);
  }
  AnyState at(std::size_t step) const {
    return state_after(*desk.m.codec, desk.history, static_cast<std::int64_t>(step));
  }
  Desk desk;
};

const Json kDarkAlley{{"game", "trickerion"}, {"players", 3}, {"options", {{"dark_alley", true}}}};
const Json kFourCitadels{{"game", "citadels"}, {"players", 4}};

class OpenView : public testing::TestWithParam<Json> {};
INSTANTIATE_TEST_SUITE_P(Games, OpenView, testing::Values(kFourCitadels, kTrickerion, kDarkAlley));

// Whatever a seat sees at any moment of the game is in the open view at the same place.
void expect_within(const Json& open, const Json& seen, const std::string& where) {
  if (seen.is_object()) {
    for (const auto& [key, value] : seen.items()) {
      ASSERT_TRUE(open.contains(key)) << where << "." << key;
      expect_within(open[key], value, where + "." + key);
    }
  } else if (seen.is_array()) {
    ASSERT_GE(open.size(), seen.size()) << where;
    for (std::size_t i = 0; i < seen.size(); ++i) {
      expect_within(open[i], seen[i], where + "." + std::to_string(i));
    }
  } else if (!seen.is_null()) {
    EXPECT_EQ(open, seen) << where;
  }
}

TEST_P(OpenView, HoldsWhatEverySeatKnows) {
  const Played played(GetParam());
  const protocol::GameCodec& codec = *played.desk.m.codec;
  for (std::size_t step = 0; step <= played.desk.history.steps.size(); step += 7) {
    const AnyState state = played.at(step);
    const Json open = open_view(codec, state);
    EXPECT_EQ(open["viewer"], "spectator");
    for (int seat = 0; seat < codec.rules().players(state); ++seat) {
      Json seen = codec.observation(state, Seat(seat));
      seen.erase("viewer");
      // Which piles a seat has looked through concerns it alone; the characters are at their seats.
      if (seen.contains("selection")) seen["selection"].erase("seen_piles");
      expect_within(open, seen, "step " + std::to_string(step));
      if (testing::Test::HasFailure()) return;
    }
  }
}

TEST(OpenViewOfTrickerion, HasTheHandsOfAllSeats) {
  const Played played(kDarkAlley);
  const protocol::GameCodec& codec = *played.desk.m.codec;
  bool specials = false;
  for (std::size_t step = 0; step <= played.desk.history.steps.size(); step += 5) {
    const Json open = open_view(codec, played.at(step));
    ASSERT_TRUE(open.contains("deck"));
    ASSERT_TRUE(open.contains("looked_at"));
    for (const Json& seat : open["seats"]) {
      ASSERT_TRUE(seat.contains("cards")) << "step " << step;
      specials |= !seat["cards"]["specials"].empty();
    }
  }
  EXPECT_TRUE(specials) << "the game must have had Special cards";
}

struct Finished : testing::Test {
  Hall hall;
  std::string table = hall.begun({{"game", "citadels"}, {"players", 4}});
  Rng rng{8};

  void SetUp() override { hall.finish(table, rng); }
  Json branch(const Json& more) const {
    Json fields{{"table", table}, {"step", 50}};
    fields.update(more);
    return fields;
  }
  static std::vector<std::string> who(const api::TableInfo& info) {
    std::vector<std::string> all;
    for (const api::SeatInfo& seat : info.seats) {
      all.push_back(seat.occupant == api::Occupant::bot      ? seat.bot.value_or("")
                    : seat.occupant == api::Occupant::person ? "me"
                                                             : "");
    }
    return all;
  }
};

TEST_F(Finished, MomentsWithAllOpenHaveThePositionAsWell) {
  const auto open = hall.well<api::GetMoment>(-1, {{"table", table}, {"step", 60}, {"open", true}});
  const Desk desk = hall.stored(table);
  const AnyState state = state_after(*desk.m.codec, desk.history, 60);
  EXPECT_EQ(Json::parse(open.observation.text), open_view(*desk.m.codec, state));
  ASSERT_TRUE(open.position);
  EXPECT_EQ(Json::parse(open.position->text), desk.m.codec->position(state));
  EXPECT_FALSE(open.outcome);
}

TEST_F(Finished, WhoGoesOnChoosesTheSeat) {
  const Json bots{{"hot_seat", false}, {"bots", {"novice", "casual", "expert"}}};
  EXPECT_THAT(who(hall.well<api::Branch>(5, branch(bots))),
              ElementsAre("me", "novice", "casual", "expert"));
  Json third = bots;
  third["seat"] = 2;
  const auto info = hall.well<api::Branch>(5, branch(third));
  EXPECT_THAT(who(info), ElementsAre("novice", "casual", "me", "expert"));
  EXPECT_EQ(info.host, to_text(person(5)));
  EXPECT_THAT(who(hall.well<api::Branch>(
                  5, branch({{"seat", 3}, {"hot_seat", false}, {"bots", {"novice"}}}))),
              ElementsAre("", "", "novice", "me"));
  EXPECT_THAT(who(hall.well<api::Branch>(
                  5, branch({{"seat", 3}, {"hot_seat", true}, {"bots", {"novice"}}}))),
              ElementsAre("me", "me", "novice", "me"));
}

// A game from elsewhere, brought by person 5.
struct Brought : Finished {
  std::string brought;
  std::string invite;

  void SetUp() override {
    Finished::SetUp();
    const auto record = hall.well<api::GetRecord>(0, {{"table", table}});
    const auto info = hall.well<api::Import>(5, {{"record", Json::parse(record.record.text)}});
    brought = info.table;
    invite = info.invite.value_or("");
  }
  std::vector<OwnTableRow> tables_of(int who) const {
    return *MemoryStore(hall.data).tables_of(person(who), up_to(10));
  }
};

TEST_F(Brought, BelongsToWhoBroughtIt) {
  const auto list = hall.well<api::Tables>(5, {{"mine", true}, {"status", "over"}});
  ASSERT_EQ(list.tables.size(), 1u);
  EXPECT_EQ(Json::parse(list.tables[0].text).at("table"), brought);
  EXPECT_EQ(tables_of(5).size(), 1u);
  EXPECT_EQ(tables_of(0).size(), 1u) << "who played is not changed by it";
  EXPECT_EQ(hall.well<api::GetTable>(5, {{"table", brought}}).invite, invite);
}

TEST_F(Brought, KeepsItsNamesAndItsProof) {
  const auto first = hall.well<api::GetTable>(0, {{"table", table}});
  const auto info = hall.well<api::GetTable>(5, {{"table", brought}});
  for (std::size_t i = 0; i < info.seats.size(); ++i) {
    EXPECT_FALSE(info.seats[i].person);
    EXPECT_FALSE(info.seats[i].name.empty());
    EXPECT_EQ(info.seats[i].name, first.seats[i].name);
  }
  EXPECT_EQ(info.fairness.commitment, first.fairness.commitment);
  EXPECT_EQ(info.fairness.seed, first.fairness.seed);
  Json before = Json::parse(hall.well<api::GetRecord>(0, {{"table", table}}).record.text);
  Json after = Json::parse(hall.well<api::GetRecord>(5, {{"table", brought}}).record.text);
  EXPECT_TRUE(verify_record(after));
  before.erase("table");
  after.erase("table");
  EXPECT_EQ(after, before);
}

TEST_F(Brought, WithOddNamesHasNone) {
  Json record = Json::parse(hall.well<api::GetRecord>(0, {{"table", table}}).record.text);
  record["names"] = {"Zoë", 7, "two\nlines"};
  record["fairness"] = "trust me";
  const auto info = hall.well<api::Import>(5, {{"record", record}});
  EXPECT_EQ(info.seats[0].name, "Zoë");
  for (const std::size_t seat : {1u, 2u, 3u}) EXPECT_EQ(info.seats[seat].name, "");
  EXPECT_EQ(info.fairness.commitment, "");
  record["names"] = {{"0", "Ann"}};
  EXPECT_EQ(hall.well<api::Import>(5, {{"record", record}}).seats[0].name, "");
}

// It does not begin where games begin.
TEST_F(Finished, AGameThatWentOnFromAnotherCanBeBroughtElsewhere) {
  const auto late = hall.stored(table).history.steps.size() - 30;
  const std::string other = hall.well<api::Branch>(5, branch({{"step", late}})).table;
  hall.well<api::Start>(5, {{"table", other}});
  while (hall.stored(other).m.status == api::Status::playing && !HasFailure()) {
    hall.well<api::Act>(5, hall.decision(other, rng));
  }
  const auto record = hall.well<api::GetRecord>(5, {{"table", other}});
  const auto info = hall.well<api::Import>(6, {{"record", Json::parse(record.record.text)}});
  const auto again = hall.well<api::GetRecord>(6, {{"table", info.table}});
  EXPECT_EQ(hall.said_to<api::Import>(6, {{"record", Json::parse(again.record.text)}}), "ok");
}

TEST_F(Brought, IsSharedByItsInvitation) {
  EXPECT_FALSE(invite.empty());
  EXPECT_TRUE(hall.said_to<api::GetRecord>(6, {{"table", brought}}).starts_with("not_found"));
  EXPECT_EQ(hall.said_to<api::GetRecord>(6, {{"table", brought}, {"invite", invite}}), "ok");
  EXPECT_FALSE(hall.well<api::GetTable>(6, {{"table", brought}, {"invite", invite}}).invite);
}

TEST_F(Brought, KnowsNobodyWhoWantsToBeForgotten) {
  std::optional<bool> done;
  hall.tables.forget(person(5), [&](bool fine) { done = fine; });
  hall.scheduler.run_all();
  EXPECT_EQ(done, true);
  EXPECT_TRUE(tables_of(5).empty());
  EXPECT_EQ(hall.stored(brought).m.host, PersonId());
  EXPECT_EQ(hall.well<api::GetTable>(6, {{"table", brought}, {"invite", invite}}).status,
            api::Status::over);
}

TEST_F(Finished, ASeatThatTheGameDoesNotHaveIsRefused) {
  EXPECT_TRUE(hall.said_to<api::Branch>(5, branch({{"seat", 4}})).starts_with("bad_field"));
}

}  // namespace
}  // namespace prestige::server::kit
