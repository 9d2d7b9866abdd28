#include "arena/decision_times.h"

#include <gmock/gmock.h>

namespace prestige::arena {
namespace {

using testing::DoubleNear;

TEST(DecisionTimes, mean_quantile_and_longest) {
  DecisionTimes times;
  for (std::uint64_t ms = 1; ms <= 100; ++ms) times.add(ms * 1000);
  EXPECT_EQ(times.count(), 100u);
  EXPECT_THAT(times.mean_ms(), DoubleNear(50.5, 1e-9));
  EXPECT_THAT(times.quantile_ms(0.95), DoubleNear(95, 95 * 0.0625));
  EXPECT_GE(times.quantile_ms(0.95), 95);
  EXPECT_EQ(times.max_ms(), 100);
  EXPECT_EQ(times.quantile_ms(1), 100);
}

TEST(DecisionTimes, without_any) {
  EXPECT_EQ(DecisionTimes().mean_ms(), 0);
  EXPECT_EQ(DecisionTimes().quantile_ms(0.95), 0);
}

TEST(DecisionTimes, every_class_is_close_to_what_is_in_it) {
  for (std::uint64_t us = 1; us < 1'000'000'000'000; us = us * 3 / 2 + 1) {
    DecisionTimes times;
    times.add(us);
    times.add(UINT64_MAX / 2);
    const double found = times.quantile_ms(0.5) * 1000;
    EXPECT_GE(found, static_cast<double>(us) * 0.999999);
    EXPECT_LE(found, static_cast<double>(us) * 1.0626);
  }
}

TEST(DecisionTimes, add_up_and_come_back_from_text) {
  DecisionTimes a;
  DecisionTimes b;
  a.add(5);
  a.add(70'000);
  b.add(1'000'000);
  a.add(b);
  DecisionTimes back;
  ASSERT_TRUE(back.from_json(protocol::Json::parse(a.to_json().dump())));
  EXPECT_EQ(back.to_json(), a.to_json());
  EXPECT_EQ(back.count(), 3u);
  EXPECT_EQ(back.max_ms(), 1000);
  for (const char* bad : {"3", "{}", R"({"total_us":1,"max_us":1,"classes":[[1]]})",
                          R"({"total_us":1,"max_us":1,"classes":[[99999,1]]})",
                          R"({"total_us":-1,"max_us":1,"classes":[]})"}) {
    EXPECT_FALSE(back.from_json(protocol::Json::parse(bad))) << bad;
  }
}

}  // namespace
}  // namespace prestige::arena
