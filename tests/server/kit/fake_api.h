#pragma once

// An API of a few lines, to test what stands before it.

#include <atomic>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include "server/api/api.h"

namespace prestige::server::kit {

// "token-<name>" is the session of a person of that name, other tokens are nobody's. Every request
// is answered with who asked and its own type, but for some:
//   guest      begins the session "token-guest"
//   sign_out   ends it
//   say        "later": answered by another thread; "never": kept in `waiting`
//              "too much": refused for seven seconds
//              "flood <n> <bytes>": pushes so many messages to the socket
//   act        pushes an update as well, as a move does
class FakeApi final : public Api {
 public:
  ~FakeApi() override;

  void authenticate(std::string token, KnownDone done) override;
  void renew(const Identity& who, KnownDone done) override;
  void handle(Caller caller, api::Request request, Done done) override;
  void opened(const Identity& who, const std::shared_ptr<Socket>& socket) override;
  void closed(const Socket& socket) override;
  void news(const News&) override {}
  void resync() override {}
  std::size_t tables_loaded() const override { return 0; }
  std::size_t sockets_open() const override { return static_cast<std::size_t>(open_.load()); }
  void stop(Task done) override;

  int open_sockets() const { return open_; }
  int opened_total() const { return opened_; }
  std::vector<std::shared_ptr<Socket>> sockets();
  std::string last_address();
  void answer_waiting();
  // What renew() finds from now on; nothing: the session is over.
  void set_renewed(std::optional<Identity> who);
  // Renewals are answered by another thread, a moment later.
  std::atomic<bool> renew_slowly = false;
  // How many requests were under way at most.
  int most_at_once();

  std::atomic<bool> stopped = false;
  std::atomic<bool> store_fails = false;  // nobody can be known

 private:
  void say(const Caller& caller, const api::Say& request, Done done);

  std::mutex mutex_;
  std::vector<std::jthread> threads_;
  std::vector<Done> waiting_;
  std::set<std::shared_ptr<Socket>> sockets_;
  std::string last_address_;
  std::optional<std::optional<Identity>> renewed_;
  std::atomic<int> at_once_ = 0;
  int most_at_once_ = 0;
  std::atomic<int> open_ = 0;
  std::atomic<int> opened_ = 0;
};

}  // namespace prestige::server::kit
