// Small parts of the transport by themselves: strands and timers, addresses, the queue of a socket.

#include <gtest/gtest.h>

#include <future>

#include "server/net/address.h"
#include "server/net/asio_scheduler.h"
#include "server/net/outbox.h"
#include "server/net/system.h"
#include "tests/server/kit/test_server.h"

namespace prestige::server {
namespace {

using net::AsioScheduler;
using net::Outbox;
using namespace std::chrono_literals;

TEST(AsioScheduler, StrandsKeepOrderAndExcludeThemselves) {
  AsioScheduler scheduler(4, 1, 1);
  const auto strand = scheduler.make_strand();
  std::vector<int> order;  // unguarded on purpose
  std::promise<void> over;
  for (int i = 0; i < 2000; ++i) strand->post([&order, i] { order.push_back(i); });
  strand->post([&] { over.set_value(); });
  ASSERT_EQ(over.get_future().wait_for(10s), std::future_status::ready);
  ASSERT_EQ(order.size(), 2000u);
  EXPECT_TRUE(std::ranges::is_sorted(order));
}

TEST(AsioScheduler, PostNeverRunsInside) {
  AsioScheduler scheduler(1, 1, 1);
  const auto strand = scheduler.make_strand();
  std::promise<bool> inside;
  strand->post([&] {
    bool returned = false;
    auto seen = std::make_shared<bool>(false);
    strand->post([seen] { *seen = true; });
    returned = !*seen;
    inside.set_value(!returned);
  });
  EXPECT_FALSE(inside.get_future().get());
}

TEST(AsioScheduler, TimersFireOnTheirStrandOrNotAtAll) {
  AsioScheduler scheduler(2, 1, 1);
  const auto strand = scheduler.make_strand();
  std::promise<void> fired;
  const auto kept = scheduler.after(5, strand, [&] { fired.set_value(); });
  std::atomic<bool> wrong = false;
  scheduler.after(5, strand, [&] { wrong = true; }).reset();
  EXPECT_EQ(fired.get_future().wait_for(10s), std::future_status::ready);
  std::this_thread::sleep_for(20ms);
  EXPECT_FALSE(wrong);
}

TEST(AsioScheduler, TimerThatIsDueCanStillBeCancelledOnItsStrand) {
  AsioScheduler scheduler(2, 1, 1);
  const auto strand = scheduler.make_strand();
  std::promise<bool> result;
  strand->post([&] {
    auto ran = std::make_shared<bool>(false);
    auto timer = scheduler.after(0, strand, [ran] { *ran = true; });
    std::this_thread::sleep_for(30ms);  // its handler now waits on this strand
    timer.reset();
    strand->post([&result, ran] { result.set_value(*ran); });
  });
  EXPECT_FALSE(result.get_future().get());
}

TEST(AsioScheduler, LongComputationsDoNotHoldUpAnybody) {
  AsioScheduler scheduler(1, 1, 1);
  std::promise<void> release;
  std::promise<void> computed;
  scheduler.compute([&, wait = release.get_future().share()] {
    wait.wait();
    computed.set_value();
  });
  std::promise<void> answered;
  scheduler.make_strand()->post([&] { answered.set_value(); });
  EXPECT_EQ(answered.get_future().wait_for(10s), std::future_status::ready);
  release.set_value();
  EXPECT_EQ(computed.get_future().wait_for(10s), std::future_status::ready);
}

// A bot that searches must not keep people from signing in, nor others from thinking beside it.
TEST(AsioScheduler, BotsKeepNobodyWaitingForAPassword) {
  AsioScheduler scheduler(1, 1, 2);
  std::promise<void> release;
  std::promise<void> searched;
  scheduler.think([&, wait = release.get_future().share()] {
    wait.wait();
    searched.set_value();
  });
  std::promise<void> checked;
  std::promise<void> second;
  scheduler.compute([&] { checked.set_value(); });
  scheduler.think([&] { second.set_value(); });
  EXPECT_EQ(checked.get_future().wait_for(10s), std::future_status::ready);
  EXPECT_EQ(second.get_future().wait_for(10s), std::future_status::ready);
  release.set_value();
  EXPECT_EQ(searched.get_future().wait_for(10s), std::future_status::ready);
}

TEST(System, ClockAndEntropy) {
  EXPECT_GT(net::SystemClock().now(), 1'600'000'000'000);
  net::SodiumEntropy entropy;
  EXPECT_NE(random_id(entropy), random_id(entropy));
}

// ---- addresses ----

boost::asio::ip::address address(const char* text) { return boost::asio::ip::make_address(text); }

TEST(Addresses, NetworksContainTheirAddresses) {
  const auto networks =
      net::Networks::parse({"10.0.0.0/8", "192.168.1.7", "2001:db8::/33"}).value();
  EXPECT_TRUE(networks.contains(address("10.255.0.1")));
  EXPECT_TRUE(networks.contains(address("::ffff:10.0.0.1")));
  EXPECT_FALSE(networks.contains(address("11.0.0.1")));
  EXPECT_TRUE(networks.contains(address("192.168.1.7")));
  EXPECT_FALSE(networks.contains(address("192.168.1.8")));
  EXPECT_TRUE(networks.contains(address("2001:db8:7fff::1")));
  EXPECT_FALSE(networks.contains(address("2001:db8:8000::1")));
  for (const char* wrong :
       {"", "10", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "::/129", "host"}) {
    EXPECT_FALSE(net::Networks::parse({wrong})) << wrong;
  }
}

TEST(Addresses, OnlyPublicOnesAreNotInternal) {
  for (const char* text :
       {"127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1",
        "::ffff:127.0.0.1", "ff02::1", "64:ff9b::7f00:1"}) {
    EXPECT_TRUE(net::is_internal(address(text))) << text;
  }
  for (const char* text : {"8.8.8.8", "1.1.1.1", "172.32.0.1", "2606:4700::1111"}) {
    EXPECT_FALSE(net::is_internal(address(text))) << text;
  }
}

TEST(Addresses, OneHostHasAWholeNetworkOfIpv6) {
  EXPECT_EQ(net::limit_text(address("2606:4700::1")), net::limit_text(address("2606:4700::2")));
  EXPECT_NE(net::limit_text(address("2606:4700:0:1::")), net::limit_text(address("2606:4700::")));
  EXPECT_NE(net::limit_text(address("8.8.8.8")), net::limit_text(address("8.8.8.9")));
}

// ---- the queue of a socket ----

Text text(std::size_t size) { return std::make_shared<const std::string>(size, 'x'); }

TEST(Outbox, GathersWhatComesWhileABatchIsWritten) {
  Outbox outbox(0, 0);
  std::vector<Text> batch;
  EXPECT_EQ(outbox.put(text(1)), Outbox::Put::first);
  EXPECT_EQ(outbox.put(text(2)), Outbox::Put::queued);
  ASSERT_TRUE(outbox.begin(batch));
  EXPECT_EQ(batch.size(), 2u);
  EXPECT_EQ(outbox.put(text(3)), Outbox::Put::queued);
  std::vector<Text> other;
  EXPECT_FALSE(outbox.begin(other));
  ASSERT_TRUE(outbox.next(batch));
  EXPECT_EQ(batch.at(0)->size(), 3u);
  EXPECT_FALSE(outbox.next(batch));
  EXPECT_EQ(outbox.put(text(4)), Outbox::Put::first);
}

TEST(Outbox, IsFullByMessagesOrBytes) {
  Outbox few(2, 0);
  EXPECT_EQ(few.put(text(1)), Outbox::Put::first);
  EXPECT_EQ(few.put(text(1)), Outbox::Put::queued);
  EXPECT_EQ(few.put(text(1)), Outbox::Put::full);
  EXPECT_EQ(few.put(text(1)), Outbox::Put::closed);
  Outbox small(0, 100);
  EXPECT_EQ(small.put(text(1000)), Outbox::Put::first);  // one is always taken
  EXPECT_EQ(small.put(text(1)), Outbox::Put::full);
}

}  // namespace
}  // namespace prestige::server
