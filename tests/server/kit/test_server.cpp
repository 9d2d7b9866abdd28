#include "tests/server/kit/test_server.h"

#include <chrono>
#include <thread>

namespace prestige::server::kit {

void TestLog::write(net::LogLevel, std::string_view event, Fields fields) {
  const std::lock_guard lock(mutex_);
  lines_ += event;
  for (const auto& [name, value] : fields)
    lines_.append(" ").append(name).append("=").append(value);
  lines_ += '\n';
}

std::string TestLog::all() const {
  const std::lock_guard lock(mutex_);
  return lines_;
}

TestServer::TestServer(const std::function<void(net::Settings&)>& change) : scheduler_(2, 1, 1) {
  net::Settings settings;
  settings.port = 0;
  settings.version = "test";
  settings.limits.address_per_s = 0;
  settings.limits.person_per_s = 0;
  settings.limits.sign_ins_per_min = 0;
  settings.limits.passwords_per_min = 0;
  settings.limits.tables_per_min = 0;
  settings.limits.imports_per_min = 0;
  if (change) change(settings);
  const net::FrontParts parts{api_, clock_, metrics_, log_, [this](auto done) { done(healthy); }};
  listener_ = net::Listener::open(scheduler_.context(), parts, settings).value();
}

TestServer::~TestServer() {
  listener_->stop();
  api_.answer_waiting();
  eventually([this] { return listener_->connections() == 0; });
  scheduler_.stop();
}

std::string own_origin(const TestServer& server) {
  return "http://127.0.0.1:" + std::to_string(server.port());
}

bool eventually(const std::function<bool()>& holds, int ms) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(ms);
  while (!holds()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return true;
}

}  // namespace prestige::server::kit
