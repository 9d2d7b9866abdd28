#include "tests/server/kit/fake_api.h"

#include <algorithm>
#include <sstream>

namespace prestige::server::kit {

namespace {

constexpr std::string_view kPrefix = "token-";

Text text(std::string message) { return std::make_shared<const std::string>(std::move(message)); }

std::string echo(const Caller& caller, const api::Request& request) {
  const auto type = std::visit([](const auto& r) { return r.kRoute.type; }, request);
  return R"({"name":")" + caller.who.name + R"(","type":")" + std::string(type) + R"("})";
}

}  // namespace

FakeApi::~FakeApi() { threads_.clear(); }

void FakeApi::authenticate(std::string token, KnownDone done) {
  if (store_fails) return done(std::unexpected(refusal("unavailable")));
  if (!token.starts_with(kPrefix)) return done(std::nullopt);
  const std::string name = token.substr(kPrefix.size());
  const auto number = static_cast<std::int64_t>(std::hash<std::string>{}(name) >> 4 | 1);
  done(Identity{PersonId(number), SessionId(1), name, protocol::Language::en});
}

void FakeApi::renew(const Identity& who, KnownDone done) {
  if (store_fails) return done(std::unexpected(refusal("unavailable")));
  std::unique_lock lock(mutex_);
  Known found = renewed_.value_or(who);
  if (!renew_slowly) {
    lock.unlock();
    return done(std::move(found));
  }
  threads_.emplace_back([done = std::move(done), found = std::move(found)]() mutable {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    done(std::move(found));
  });
}

void FakeApi::set_renewed(std::optional<Identity> who) {
  const std::lock_guard lock(mutex_);
  renewed_ = std::move(who);
}

void FakeApi::handle(Caller caller, api::Request request, Done done) {
  {
    const std::lock_guard lock(mutex_);
    last_address_ = caller.address;
  }
  if (std::holds_alternative<api::Guest>(request)) {
    return done({.body = R"({"token":"token-guest"})", .token = "token-guest"});
  }
  if (std::holds_alternative<api::SignOut>(request)) {
    return done({.body = "{}", .token = {}, .signed_out = true});
  }
  if (const auto* said = std::get_if<api::Say>(&request)) {
    return say(caller, *said, std::move(done));
  }
  if (std::holds_alternative<api::Leave>(request)) {
    return done({.body = std::unexpected(refusal("forbidden")), .token = {}});
  }
  if (std::holds_alternative<api::Act>(request) && caller.socket) {
    done({.body = echo(caller, request), .token = {}});
    static const Text kUpdate =
        text(R"({"type":"update","filler":")" + std::string(300, 'x') + "\"}");
    return caller.socket->send(kUpdate);
  }
  done({.body = echo(caller, request), .token = {}});
}

void FakeApi::say(const Caller& caller, const api::Say& request, Done done) {
  const std::lock_guard lock(mutex_);
  if (request.text == "later") {
    most_at_once_ = std::max<int>(most_at_once_, ++at_once_);
    threads_.emplace_back([this, done = std::move(done)]() mutable {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      --at_once_;
      done({.body = R"({"said":"later"})", .token = {}});
    });
    return;
  }
  if (request.text == "too much") {
    return done({.body = std::unexpected(too_many(7)), .token = {}});
  }
  if (request.text == "never") {
    waiting_.push_back(std::move(done));
    return;
  }
  std::istringstream words(request.text);
  std::string word;
  int count = 0;
  std::size_t bytes = 0;
  if (words >> word >> count >> bytes && word == "flood" && caller.socket) {
    const Text message = text('"' + std::string(bytes, 'x') + '"');
    for (int i = 0; i < count; ++i) caller.socket->send(message);
  }
  done({.body = "{}", .token = {}});
}

void FakeApi::opened(const Identity&, const std::shared_ptr<Socket>& socket) {
  const std::lock_guard lock(mutex_);
  sockets_.insert(socket);
  ++open_;
  ++opened_;
}

void FakeApi::closed(const Socket& socket) {
  const std::lock_guard lock(mutex_);
  std::erase_if(sockets_, [&](const auto& open) { return open.get() == &socket; });
  --open_;
}

void FakeApi::stop(Task done) {
  stopped = true;
  done();
}

std::vector<std::shared_ptr<Socket>> FakeApi::sockets() {
  const std::lock_guard lock(mutex_);
  return {sockets_.begin(), sockets_.end()};
}

int FakeApi::most_at_once() {
  const std::lock_guard lock(mutex_);
  return most_at_once_;
}

std::string FakeApi::last_address() {
  const std::lock_guard lock(mutex_);
  return last_address_;
}

void FakeApi::answer_waiting() {
  std::vector<Done> all;
  {
    const std::lock_guard lock(mutex_);
    all.swap(waiting_);
  }
  for (Done& done : all) done({.body = "{}", .token = {}});
}

}  // namespace prestige::server::kit
