#pragma once

// The transport on a free port of this machine, before an API that is not real.

#include <functional>
#include <mutex>
#include <string>

#include "server/net/asio_scheduler.h"
#include "server/net/listener.h"
#include "server/net/system.h"
#include "tests/server/kit/fake_api.h"

namespace prestige::server::kit {

// Keeps every line, for tests that look for what must not be there.
class TestLog final : public net::Log {
 public:
  void write(net::LogLevel level, std::string_view event, Fields fields) override;
  bool wants(net::LogLevel) const override { return true; }
  std::string all() const;

 private:
  mutable std::mutex mutex_;
  std::string lines_;
};

class TestServer {
 public:
  // Rates are off unless a test turns them on: tests are quick.
  explicit TestServer(const std::function<void(net::Settings&)>& change = {});
  ~TestServer();

  int port() const { return listener_->port(); }
  FakeApi& api() { return api_; }
  net::Metrics& metrics() { return metrics_; }
  net::Listener& listener() { return *listener_; }
  std::string log() const { return log_.all(); }
  std::atomic<bool> healthy = true;

 private:
  TestLog log_;
  net::SystemClock clock_;
  net::Metrics metrics_;
  FakeApi api_;
  net::AsioScheduler scheduler_;
  std::unique_ptr<net::Listener> listener_;
};

// What a browser sends for a page of this server, and who is signed in there.
inline constexpr auto kAnnsCookie = "prestige_session=token-ann";
std::string own_origin(const TestServer& server);

// Waits until something holds; false when it does not within a few seconds.
bool eventually(const std::function<bool()>& holds, int ms = 5000);

}  // namespace prestige::server::kit
