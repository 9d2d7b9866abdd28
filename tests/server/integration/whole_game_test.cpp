// Whole games through the public API: two people play, a third watches, and afterwards the record
// is verified, looked at, imported and gone on from.

#include <fstream>
#include <set>

#include "protocol/session.h"
#include "tests/server/integration/player.h"
#include "tests/server/integration/recorded.h"
#include "tests/server/kit/postgres.h"
#include "tests/server/kit/test_server.h"

namespace prestige::server::integration {
namespace {

const Json kCitadels = {{"game", "citadels"}};
const Json kTrickerion = {{"game", "trickerion"}, {"options", {{"dark_alley", true}}}};

// Everything that a spectator of this game may be shown, moment by moment.
struct Shown {
  std::set<std::string> observations;  // without options
  std::multiset<std::string> events;
};

// Here fields have no order.
std::string sorted(const protocol::Json& json) { return Json::parse(json.dump()).dump(); }

Shown shown_of(const Json& record) {
  const auto session =
      protocol::Session::replay(protocol::Json::parse(record.dump()), protocol::Chance::manual);
  if (!session) return {};
  const protocol::GameCodec& codec = session->codec();
  Shown shown;
  const auto look = [&](const AnyState& state) {
    using Options = protocol::GameCodec::Options;
    shown.observations.insert(
        sorted(codec.observation(state, Seat::spectator(), Options::left_out)));
  };
  for (const protocol::Step& step : session->history()) {
    look(step.before);
    AnyState after = step.before;
    std::vector<AnyEvent> events;
    codec.rules().apply(after, step.seat, step.action, &events);
    for (const AnyEvent& event : events) {
      const protocol::Json seen = codec.event(event, Seat::spectator());
      if (!seen.is_null()) shown.events.insert(sorted(seen));
    }
  }
  look(session->state());
  return shown;
}

// Cards that only their owner may see have these names wherever they are shown.
void expect_no_hidden_cards(const Json& json) {
  for (const auto& [key, value] : json.items()) {
    if (key == "hand" || key == "cards") {
      EXPECT_TRUE(value.is_null() || value.is_number() || value.empty()) << json;
    }
    if (value.is_structured()) expect_no_hidden_cards(value);
  }
}

void expect_only_shown(const std::vector<Json>& updates, const Json& record) {
  Shown shown = shown_of(record);
  ASSERT_FALSE(shown.observations.empty());
  ASSERT_FALSE(updates.empty());
  const std::size_t all = shown.events.size();
  for (const Json& update : updates) {
    EXPECT_FALSE(update.contains("seat"));
    EXPECT_TRUE(update.at("legal").empty());
    EXPECT_FALSE(update.at("can_undo"));
    EXPECT_FALSE(update.value("info", Json::object()).contains("invite"));
    if (!update.contains("observation")) continue;
    Json observation = update.at("observation");
    observation.erase("options");
    EXPECT_TRUE(shown.observations.contains(observation.dump())) << observation;
    if (!update.contains("from")) continue;
    for (const Json& event : update.at("events")) {
      const auto found = shown.events.find(event.dump());
      ASSERT_NE(found, shown.events.end()) << event;
      shown.events.erase(found);
    }
  }
  // Only what happened before the spectator came may be left.
  EXPECT_LT(shown.events.size(), all / 2);
}

void expect_verified(const Json& record) {
  const prestige::kit::TemporaryFolder folder;
  std::ofstream(folder.file("record.json")) << record;
  const kit::Ended verified = kit::run_program({"verify", folder.file("record.json")});
  EXPECT_EQ(verified.code, 0) << verified.err;
  EXPECT_NE(verified.out.find("draws verified"), std::string::npos) << verified.out;
  Json other = record;
  other["fairness"]["seed"] = std::string(64, '0');
  std::ofstream(folder.file("other.json")) << other;
  EXPECT_EQ(kit::run_program({"verify", folder.file("other.json")}).code, 1);
}

struct Case {
  Database database;
  const Json* setup;
};

std::string case_name(const testing::TestParamInfo<Case>& info) {
  const Case& c = info.param;
  return (*c.setup)["game"].get<std::string>() + "_" + database_name({c.database, 0});
}

class WholeGame : public testing::TestWithParam<Case> {
 protected:
  void look_back(const Site& site, const std::string& table, const Json& record) {
    const std::size_t steps = record.at("actions").size();
    for (const std::size_t step : {std::size_t{0}, steps / 2, steps}) {
      for (const char* query : {"", "?seat=0", "?seat=1", "?open=true"}) {
        const Json moment = site.get(at_table(table, "moments/" + std::to_string(step) + query));
        EXPECT_EQ(moment.at("step"), step);
        EXPECT_EQ(moment.at("steps"), steps);
        EXPECT_TRUE(moment.at("observation").is_object());
      }
    }
    const Json first =
        site.get(at_table(table, "moments/" + std::to_string(steps / 2) + "?seat=0"));
    const Json other =
        site.get(at_table(table, "moments/" + std::to_string(steps / 2) + "?seat=1"));
    EXPECT_NE(first.at("observation"), other.at("observation"));
    EXPECT_EQ(site.ask("GET", at_table(table, "moments/" + std::to_string(steps + 1))).status, 400);
  }

  void go_on(const Site& site, const std::string& table, const Json& record) {
    const Person student = site.guest("Student");
    const Json imported = site.post("/api/v1/records", student, {{"record", record}});
    EXPECT_EQ(imported.at("status"), "over");
    const Json again = site.get(at_table(imported.at("table"), "record"), student).at("record");
    EXPECT_EQ(again.at("actions"), record.at("actions"));
    const std::size_t half = record.at("actions").size() / 2;
    const Json branch =
        site.post(at_table(table, "branch"), student, {{"step", half}, {"hot_seat", true}});
    const std::string other = branch.at("table");
    EXPECT_EQ(site.post(at_table(other, "start"), student).at("status"), "playing");
    std::vector<std::unique_ptr<Player>> players;
    for (const int seat : {0, 1}) {
      players.push_back(
          std::make_unique<Player>([&] { return site.port(); }, student, other, seat));
      players.back()->start();
    }
    EXPECT_TRUE(kit::eventually([&] {
      return players[0]->decisions() + players[1]->decisions() >= 20 || players[0]->over();
    }));
    for (const auto& player : players) {
      player->stop();
      EXPECT_TRUE(player->complaints().empty()) << player->complaints().front();
    }
  }
};

TEST_P(WholeGame, is_played_watched_verified_and_gone_on_from) {
  if (!is_there(GetParam().database)) FAIL() << prestige::kit::kPostgresMissing;
  Site site(GetParam().database);
  site.start();
  ASSERT_GT(site.port(), 0);
  const std::vector<Person> people{site.guest("Ann"), site.guest("Bob")};
  const std::string table = site.table(people, *GetParam().setup);
  ASSERT_FALSE(table.empty());
  std::vector<std::unique_ptr<Player>> players;
  const auto add = [&](const Person& who, std::optional<int> seat) {
    players.push_back(std::make_unique<Player>([&] { return site.port(); }, who, table, seat));
    players.back()->keep_updates = !seat;
    players.back()->start();
  };
  add({}, std::nullopt);
  add(people[0], 0);
  add(people[1], 1);
  expect_finished(players);
  const Json record = site.get(at_table(table, "record")).at("record");
  for (const int seat : {0, 1}) {
    const auto& player = players[static_cast<std::size_t>(seat) + 1];
    EXPECT_GT(player->decisions(), 10);
    expect_moves(record, seat, player->acknowledged());
  }
  for (const auto& player : players) EXPECT_EQ(player->reconnects(), 0);
  for (const Json& update : players[0]->updates()) {
    if (!update.contains("outcome")) expect_no_hidden_cards(update.at("observation"));
  }
  expect_only_shown(players[0]->updates(), record);
  expect_verified(record);
  look_back(site, table, record);
  go_on(site, table, record);
}

INSTANTIATE_TEST_SUITE_P(Integration, WholeGame,
                         testing::Values(Case{Database::sqlite, &kCitadels},
                                         Case{Database::sqlite, &kTrickerion},
                                         Case{Database::postgres, &kCitadels},
                                         Case{Database::postgres, &kTrickerion}),
                         case_name);

}  // namespace
}  // namespace prestige::server::integration
