// Webhooks: where they may go, and that nobody can make the server wait.

#include "server/net/webhooks.h"

#include <gmock/gmock.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/net/system.h"
#include "tests/server/kit/loopback_listener.h"
#include "tests/server/kit/test_server.h"

namespace prestige::server {
namespace {

using kit::eventually;
using testing::HasSubstr;

// Takes one connection after the other and keeps what it is sent.
class Receiver {
 public:
  explicit Receiver(std::string answer) : answer_(std::move(answer)) {
    thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
  }
  ~Receiver() {
    thread_.request_stop();
    thread_.join();
  }

  std::string url(const std::string& path) const {
    return "http://127.0.0.1:" + std::to_string(listener_.port()) + path;
  }
  std::string received() {
    const std::lock_guard lock(mutex_);
    return received_;
  }
  int count() const { return count_; }

 private:
  void run(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      pollfd waiting{.fd = listener_.fd(), .events = POLLIN, .revents = 0};
      if (poll(&waiting, 1, 20) <= 0) continue;
      const int client = accept(listener_.fd(), nullptr, nullptr);
      char bytes[4096];
      const auto size = recv(client, bytes, sizeof bytes, 0);
      {
        const std::lock_guard lock(mutex_);
        if (size > 0) received_.append(bytes, static_cast<std::size_t>(size));
      }
      send(client, answer_.data(), answer_.size(), MSG_NOSIGNAL);
      ++count_;
      ::close(client);
    }
  }

  std::string answer_;
  prestige::kit::LoopbackListener listener_;
  std::mutex mutex_;
  std::string received_;
  std::atomic<int> count_ = 0;
  std::jthread thread_;
};

struct WebhookTest : testing::Test {
  kit::TestLog log;
  net::SystemClock clock;
};

TEST_F(WebhookTest, AreDeliveredAsJson) {
  Receiver receiver("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
  const auto hooks = net::start_webhooks({.allow_private = true, .certificates = {}}, clock, log);
  hooks->post(receiver.url("/hook?key=hush"), R"({"kind":"your_move"})");
  ASSERT_TRUE(eventually([&] { return log.all().find("delivered") != std::string::npos; }));
  EXPECT_THAT(receiver.received(), HasSubstr("POST /hook?key=hush HTTP/1.1\r\nHost: 127.0.0.1:"));
  EXPECT_THAT(receiver.received(), HasSubstr("Content-Type: application/json\r\n"));
  EXPECT_THAT(receiver.received(), HasSubstr("\r\n\r\n{\"kind\":\"your_move\"}"));
  EXPECT_THAT(log.all(), testing::Not(HasSubstr("hush")));
}

TEST_F(WebhookTest, DoNotGoToThisMachineUnlessToldTo) {
  Receiver receiver("");
  const auto hooks = net::start_webhooks({.certificates = {}}, clock, log);
  hooks->post(receiver.url("/"), "{}");
  hooks->post("http://localhost:1/", "{}");
  hooks->post("http://[::1]:1/", "{}");
  EXPECT_TRUE(eventually([&] {
    const std::string all = log.all();
    const auto first = all.find("not a public address");
    return first != std::string::npos &&
           all.find("not a public address", first + 1) != std::string::npos;
  }));
  EXPECT_EQ(receiver.count(), 0);
}

TEST_F(WebhookTest, FollowNoRedirects) {
  Receiver target("HTTP/1.1 200 OK\r\n\r\n");
  Receiver redirecting("HTTP/1.1 302 Found\r\nLocation: " + target.url("/") + "\r\n\r\n");
  const auto hooks = net::start_webhooks({.allow_private = true, .certificates = {}}, clock, log);
  hooks->post(redirecting.url("/"), "{}");
  EXPECT_TRUE(eventually([&] { return log.all().find("webhook failed") != std::string::npos; }));
  EXPECT_EQ(redirecting.count(), 1);
  EXPECT_EQ(target.count(), 0);
}

TEST_F(WebhookTest, HaveLittleTime) {
  Receiver silent("");
  const auto hooks = net::start_webhooks(
      {.allow_private = true, .timeout_ms = 100, .certificates = {}}, clock, log);
  // A port that accepts, and then nothing: the receiver is busy with the first one.
  hooks->post(silent.url("/"), "{}");
  EXPECT_TRUE(
      eventually([&] { return log.all().find("webhook failed") != std::string::npos; }, 2000));
}

TEST_F(WebhookTest, AreBoundedByHostAndInTotal) {
  Receiver receiver("HTTP/1.1 200 OK\r\n\r\n");
  const auto hooks = net::start_webhooks(
      {.allow_private = true, .host_per_s = 0.01, .host_burst = 2, .certificates = {}}, clock, log);
  for (int i = 0; i < 5; ++i) hooks->post(receiver.url("/"), "{}");
  EXPECT_TRUE(eventually([&] { return receiver.count() == 2; }));
  EXPECT_THAT(log.all(), HasSubstr("too many to this host"));

  const auto none = net::start_webhooks(
      {.allow_private = true, .at_once_max = 0, .certificates = {}}, clock, log);
  none->post(receiver.url("/"), "{}");
  EXPECT_THAT(log.all(), HasSubstr("too many at once"));
}

TEST_F(WebhookTest, CertificatesAreVerified) {
  // Speaks no TLS at all, so nothing of the request may reach it in the clear.
  Receiver plain("HTTP/1.1 200 OK\r\n\r\n");
  const auto hooks = net::start_webhooks({.allow_private = true, .certificates = {}}, clock, log);
  std::string url = plain.url("/hush");
  hooks->post("https" + url.substr(4), "hush");
  EXPECT_TRUE(eventually([&] { return log.all().find("webhook failed") != std::string::npos; }));
  EXPECT_THAT(plain.received(), testing::Not(HasSubstr("hush")));
}

}  // namespace
}  // namespace prestige::server
