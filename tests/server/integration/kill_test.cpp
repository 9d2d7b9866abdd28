// The server is killed while people play at several tables of both games, again and again. Whatever
// it has acknowledged is kept, nothing happens twice, and all games go on to their end.

#include <gmock/gmock.h>

#include <cstdio>

#include "tests/server/integration/player.h"
#include "tests/server/integration/recorded.h"
#include "tests/server/kit/postgres.h"
#include "tests/server/kit/test_server.h"

namespace prestige::server::integration {
namespace {

using namespace std::chrono_literals;

// PRESTIGE_KILLS asks for more than a quick run has.
int kills_wanted() {
  const char* text = std::getenv("PRESTIGE_KILLS");
  return text == nullptr ? 5 : std::atoi(text);
}

class Kill : public testing::TestWithParam<Database> {
 protected:
  void SetUp() override {
    if (!is_there(GetParam())) FAIL() << prestige::kit::kPostgresMissing;
  }

  // Tables of both games, each with two people and a spectator.
  void new_games(Site& site) {
    for (const char* game : {"citadels", "trickerion", "citadels"}) {
      tables_.emplace_back(new_game(site, game));
    }
    for (const Table& table : tables_) {
      for (const auto& player : table.players) player->start();
    }
  }

  int decisions() const {
    int sum = 0;
    for (const Table& table : tables_) {
      for (const auto& player : table.players) sum += player->decisions();
    }
    return sum;
  }
  bool over() const {
    return std::ranges::all_of(tables_, [](const Table& table) {
      return table.players[0]->over() && table.players[1]->over();
    });
  }

  void end_games(const Site& site) {
    for (Table& table : tables_) {
      expect_finished(table.players);
      const Json record = site.get(at_table(table.id, "record")).at("record");
      for (const int seat : {0, 1}) {
        const auto& player = table.players[static_cast<std::size_t>(seat)];
        expect_moves(record, seat, player->acknowledged());
        moves_ += player->decisions();
        repeated_ += player->repeated();
      }
      for (const auto& player : table.players) {
        const auto& codes = player->close_codes();
        close_codes_.insert(close_codes_.end(), codes.begin(), codes.end());
      }
    }
    tables_.clear();
  }

 private:
  struct Table {
    std::string id;
    std::vector<std::unique_ptr<Player>> players;  // the spectator last
  };

  static Table new_game(Site& site, const std::string& game) {
    const std::vector<Person> people{site.guest("Ann"), site.guest("Bob")};
    Table table{site.table(people, {{"game", game}}), {}};
    const auto port = [&site] { return site.port(); };
    for (const int seat : {0, 1}) {
      table.players.push_back(
          std::make_unique<Player>(port, people[static_cast<std::size_t>(seat)], table.id, seat));
      table.players.back()->pause = 2ms;
    }
    table.players.push_back(std::make_unique<Player>(port, Person{}, table.id, std::nullopt));
    return table;
  }

  std::vector<Table> tables_;

 protected:
  std::vector<int> close_codes_;
  int moves_ = 0;
  int repeated_ = 0;
};

TEST_P(Kill, loses_nothing_that_was_acknowledged) {
  Site site(GetParam());
  site.start();
  std::mt19937 random(std::random_device{}());
  const int wanted = kills_wanted();
  int kills = 0;
  int games = 0;
  while (kills < wanted && !HasFailure()) {
    new_games(site);
    ++games;
    while (kills < wanted && !over()) {
      // Some more decisions, and then any moment between two of them.
      const int until = decisions() + 1 + static_cast<int>(random() % 36);
      ASSERT_TRUE(kit::eventually([&] { return decisions() >= until || over(); }, 30'000));
      std::this_thread::sleep_for(std::chrono::microseconds(random() % 6000));
      site.kill();
      ++kills;
      site.start();
      ASSERT_GT(site.port(), 0);
    }
    end_games(site);
  }
  std::printf("%d kills in %d times three games: %d moves acknowledged, %d repeated\n", kills,
              games, moves_, repeated_);
}

// Whoever stops the server in order may do so while people play.
TEST_P(Kill, a_stop_in_order_ends_well_and_loses_nothing_either) {
  Site site(GetParam());
  site.start();
  new_games(site);
  for (int stops = 1; stops <= 2; ++stops) {
    const int until = decisions() + 30;
    ASSERT_TRUE(kit::eventually([&] { return decisions() >= until; }, 30'000));
    EXPECT_EQ(site.stop(), 0);
    site.start();
    ASSERT_GT(site.port(), 0);
  }
  end_games(site);
  EXPECT_THAT(close_codes_, testing::SizeIs(2 * 9));  // everybody, each time
  EXPECT_THAT(close_codes_, testing::Each(1001));
}

INSTANTIATE_TEST_SUITE_P(Integration, Kill, testing::Values(Database::sqlite, Database::postgres),
                         database_name);

}  // namespace
}  // namespace prestige::server::integration
