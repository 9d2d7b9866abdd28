// A server that is stopped while everybody is busy ends in order, and the next one goes on.

#include "tests/server/integration/player.h"
#include "tests/server/kit/test_server.h"

namespace prestige::server::integration {
namespace {

class Stop : public OnEachDatabase {
 protected:
  // Two people, one who looks on, and a bot.
  void open_table(int number) {
    const std::string suffix = std::to_string(number);
    const std::vector<Person> people{site().guest("Ann" + suffix), site().guest("Bob" + suffix)};
    const std::string table = site().table(
        people,
        {{"game", "citadels"}, {"players", 3}, {"bots", {"random"}}, {"bot_pace", "instant"}});
    const auto port = [this] { return site().port(); };
    players.push_back(std::make_unique<Player>(port, people[0], table, 0));
    players.push_back(std::make_unique<Player>(port, people[1], table, 1));
    players.push_back(std::make_unique<Player>(port, Person{}, table, std::nullopt));
  }
  int decisions() const {
    int sum = 0;
    for (const auto& player : players) sum += player->decisions();
    return sum;
  }

  std::vector<std::unique_ptr<Player>> players;
};

TEST_P(Stop, under_load_is_in_order_and_the_next_goes_on) {
  for (int i = 0; i < 3; ++i) open_table(i);
  for (const auto& player : players) player->start();
  ASSERT_TRUE(kit::eventually([&] { return decisions() >= 30; }, 30'000));
  EXPECT_EQ(site().stop(), 0);
  const int before = decisions();
  site().start();
  ASSERT_GT(site().port(), 0);
  EXPECT_TRUE(kit::eventually([&] { return decisions() >= before + 30; }, 30'000));
  for (const auto& player : players) {
    player->stop();
    for (const std::string& complaint : player->complaints()) ADD_FAILURE() << complaint;
  }
}

PRESTIGE_ON_EACH_DATABASE(Stop);

}  // namespace
}  // namespace prestige::server::integration
