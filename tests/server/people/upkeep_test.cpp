#include "server/people/upkeep.h"

#include "tests/server/people/people_test_kit.h"

namespace prestige::server {
namespace {

class UpkeepTest : public kit::PeopleTest {
 protected:
  void start() {
    upkeep_.start();
    scheduler_.run_all();
  }
  std::size_t notices_of(const Identity& who) {
    return store_->notices(who.person, 0, 10'000).value().size();
  }
  void tell(const Identity& who, int times) {
    for (int i = 0; i < times; ++i) {
      ASSERT_TRUE(store_->add_notice(who.person, {.at = clock_.now(), .table = TableId(7)}));
    }
  }
  void read_all(const Identity& who) { ASSERT_TRUE(store_->mark_read(who.person, 10'000)); }

  Upkeep upkeep_{clock_, scheduler_, storage_};
};

TEST_F(UpkeepTest, sessions_end_half_a_year_after_their_last_use) {
  std::string unused;
  std::string used;
  guest("Ada", &unused);
  guest("Bob", &used);
  clock_.pass(Upkeep::kSessionsMs / 2);
  ASSERT_TRUE(who_has(used));
  clock_.pass(Upkeep::kSessionsMs / 2);
  start();
  EXPECT_TRUE(who_has(unused));  // to the day; and that was a use
  clock_.pass(Upkeep::kSessionsMs / 2);
  ASSERT_TRUE(who_has(unused));
  scheduler_.pass(Upkeep::kSessionsMs / 2 + Upkeep::kEveryMs);
  EXPECT_FALSE(who_has(used));
  EXPECT_TRUE(who_has(unused));
}

TEST_F(UpkeepTest, notices_that_were_read_go_after_a_month) {
  const Identity ada = guest("Ada");
  const Identity bob = guest("Bob");
  tell(ada, 1200);  // more than one portion
  tell(bob, 3);
  read_all(ada);
  start();
  EXPECT_EQ(notices_of(ada), 1200u);
  scheduler_.pass(Upkeep::kNoticesMs - Upkeep::kEveryMs);
  EXPECT_EQ(notices_of(ada), 1200u);
  scheduler_.pass(2 * Upkeep::kEveryMs);
  EXPECT_EQ(notices_of(ada), 1u);  // the newest
  EXPECT_EQ(notices_of(bob), 3u);  // not read
}

TEST_F(UpkeepTest, a_store_that_fails_is_asked_again_in_an_hour) {
  const Identity ada = guest("Ada");
  tell(ada, 3);
  read_all(ada);
  clock_.pass(Upkeep::kSessionsMs + 1);
  store_->fail_after(0);
  start();
  store_->recover();
  EXPECT_EQ(notices_of(ada), 3u);
  EXPECT_EQ(store_->sessions_of(ada.person).value().size(), 1u);
  scheduler_.pass(Upkeep::kEveryMs);
  EXPECT_EQ(notices_of(ada), 1u);
  EXPECT_EQ(store_->sessions_of(ada.person).value().size(), 0u);
}

TEST_F(UpkeepTest, ends_with_its_owner) {
  const Identity ada = guest("Ada");
  {
    Upkeep gone(clock_, scheduler_, storage_);
    gone.start();
    scheduler_.run_all();
  }
  tell(ada, 3);
  read_all(ada);
  scheduler_.pass(2 * Upkeep::kNoticesMs);
  EXPECT_EQ(notices_of(ada), 3u);
}

}  // namespace
}  // namespace prestige::server
