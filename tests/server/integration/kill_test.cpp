// The server is killed while people play, again and again. Whatever it has acknowledged is kept,
// nothing happens twice, and the game goes on to its end.

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

  void new_game(Site& site) {
    people_ = {site.guest("Ann"), site.guest("Bob")};
    table_ = site.table(people_, {{"game", "citadels"}});
    const auto port = [&site] { return site.port(); };
    for (const int seat : {0, 1}) {
      players_.push_back(
          std::make_unique<Player>(port, people_[static_cast<std::size_t>(seat)], table_, seat));
      players_.back()->pause = 2ms;
    }
    players_.push_back(std::make_unique<Player>(port, Person{}, table_, std::nullopt));
    for (const auto& player : players_) player->start();
  }

  int decisions() const {
    int sum = 0;
    for (const auto& player : players_) sum += player->decisions();
    return sum;
  }
  bool over() const { return players_[0]->over() && players_[1]->over(); }

  void end_game(const Site& site) {
    expect_finished(players_);
    const Json record = site.get(at_table(table_, "record")).at("record");
    for (const int seat : {0, 1}) {
      const auto& player = players_[static_cast<std::size_t>(seat)];
      expect_moves(record, seat, player->acknowledged());
      moves_ += player->decisions();
      repeated_ += player->repeated();
    }
    for (const auto& player : players_) {
      const auto& codes = player->close_codes();
      close_codes_.insert(close_codes_.end(), codes.begin(), codes.end());
    }
    players_.clear();
  }

  std::vector<Person> people_;
  std::string table_;
  std::vector<std::unique_ptr<Player>> players_;
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
    new_game(site);
    ++games;
    while (kills < wanted && !over()) {
      // Some more decisions, and then any moment between two of them.
      const int until = decisions() + 1 + static_cast<int>(random() % 12);
      ASSERT_TRUE(kit::eventually([&] { return decisions() >= until || over(); }, 30'000));
      std::this_thread::sleep_for(std::chrono::microseconds(random() % 6000));
      site.kill();
      ++kills;
      site.start();
      ASSERT_GT(site.port(), 0);
    }
    end_game(site);
  }
  std::printf("%d kills in %d games: %d moves acknowledged, %d repeated\n", kills, games, moves_,
              repeated_);
}

// Whoever stops the server in order may do so while people play.
TEST_P(Kill, a_stop_in_order_ends_well_and_loses_nothing_either) {
  Site site(GetParam());
  site.start();
  new_game(site);
  for (int stops = 1; stops <= 2; ++stops) {
    const int until = decisions() + 10;
    ASSERT_TRUE(kit::eventually([&] { return decisions() >= until; }, 30'000));
    EXPECT_EQ(site.stop(), 0);
    site.start();
    ASSERT_GT(site.port(), 0);
  }
  end_game(site);
  EXPECT_THAT(close_codes_, testing::ElementsAre(1001, 1001, 1001, 1001, 1001, 1001));
}

INSTANTIATE_TEST_SUITE_P(Integration, Kill, testing::Values(Database::sqlite, Database::postgres),
                         database_name);

}  // namespace
}  // namespace prestige::server::integration
