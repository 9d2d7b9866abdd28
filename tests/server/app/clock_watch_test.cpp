#include "server/app/clock_watch.h"

#include <gmock/gmock.h>

#include "server/store/memory/memory_store.h"
#include "tests/server/kit/direct_scheduler.h"
#include "tests/server/kit/direct_storage.h"
#include "tests/server/kit/fake_clock.h"

namespace prestige::server::app {
namespace {

constexpr Millis kMinute = 60'000;

// A database whose clock is so far before ours.
struct DistantStore final : MemoryStore {
  explicit DistantStore(Clock& of) : clock(of) {}
  Stored<std::optional<Millis>> time() override {
    if (!difference) return std::nullopt;
    return clock.now() + *difference;
  }
  Clock& clock;
  std::optional<Millis> difference;
};

struct CountingLog final : net::Log {
  void write(net::LogLevel level, std::string_view, Fields) override {
    if (level == net::LogLevel::warning) ++warnings;
  }
  bool wants(net::LogLevel) const override { return true; }
  int warnings = 0;
};

struct ClockWatchTest : testing::Test {
  kit::FakeClock clock;
  kit::DirectScheduler scheduler{clock};
  DistantStore store{clock};
  kit::DirectStorage storage{store};
  net::Metrics metrics;
  CountingLog log;
  ClockWatch watch{{clock, scheduler, storage, metrics, log}};

  std::string shown() const {
    const std::string text = metrics.text();
    const auto at = text.find("\nprestige_clock_difference_seconds ");
    return text.substr(at + 1, text.find('\n', at + 1) - at - 1);
  }
};

TEST_F(ClockWatchTest, WarnsOnceOfAClockThatIsOff) {
  store.difference = -2'500;
  watch.start();
  scheduler.run_all();
  EXPECT_EQ(log.warnings, 1);
  EXPECT_EQ(shown(), "prestige_clock_difference_seconds -2.5");
  scheduler.pass(5 * kMinute);
  EXPECT_EQ(log.warnings, 1);
  store.difference = 0;
  scheduler.pass(kMinute);
  EXPECT_EQ(shown(), "prestige_clock_difference_seconds 0");
  store.difference = 1'200;
  scheduler.pass(kMinute);
  EXPECT_EQ(log.warnings, 2) << "it was right in between";
}

TEST_F(ClockWatchTest, IsQuietWhenClocksAgree) {
  store.difference = 900;
  watch.start();
  scheduler.run_all();
  EXPECT_EQ(log.warnings, 0);
}

TEST_F(ClockWatchTest, DoesWithoutADatabaseThatHasAClock) {
  watch.start();
  scheduler.pass(2 * kMinute);
  EXPECT_EQ(log.warnings, 0);
}

}  // namespace
}  // namespace prestige::server::app
