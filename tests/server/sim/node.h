#pragma once

// A server process in the simulated world, and the network between it and its clients.

#include <vector>

#include "server/api/api.h"
#include "server/store/memory/memory_store.h"
#include "tests/server/sim/world.h"

namespace prestige::server::sim {

// How often things go wrong: once in so many times; 0: never.
struct Faults {
  int failed_write = 0;  // not stored, and the server is told so
  int lost_answer = 0;   // stored, but the server is told that it was not
  int failed_read = 0;
  int cut = 0;        // a message cuts its connection
  int slow = 0;       // a message takes very long
  int lost_news = 0;  // another process does not hear of a change (and is resynced later)
  int crash = 0;      // a store operation kills the process
};

class SimStorage;

// One end of a connection, in the hands of a client.
class Line {
 public:
  virtual ~Line() = default;
  virtual void received(std::string message) = 0;
  virtual void cut() = 0;
};

class Node {
 public:
  Node(World& world, std::shared_ptr<MemoryData> data, const Faults& faults, Millis skew);
  ~Node();

  // Starts the process, again if it has died.
  void start();
  void kill();
  bool running() const { return api_ != nullptr; }
  // What happens after a crash, and who is told of what is stored here.
  std::function<void()> restart;
  std::function<void(const News&)> announce;

  // A client connects; its token is looked at first. Nothing comes back if the process is dead.
  // Returns the client's end; its functions may outlive everything.
  struct Wire {
    std::function<void(std::string)> send;
    std::function<void()> close;
  };
  Wire connect(const std::shared_ptr<Line>& line, std::string token);

  // A change that another process has made.
  void news(const News& news);
  void resync();

  // A request without a connection, as over HTTP.
  void request(Identity who, api::Request request, Api::Done done);

 private:
  friend class SimStorage;
  void crash();

  World& world_;
  SkewedClock clock_;
  std::shared_ptr<MemoryData> data_;
  const Faults& faults_;
  LifePtr life_;
  std::unique_ptr<SimScheduler> scheduler_;
  std::unique_ptr<Storage> storage_;
  std::unique_ptr<Webhooks> webhooks_;
  std::unique_ptr<Thinker> thinker_;
  std::unique_ptr<Api> api_;
  std::vector<std::weak_ptr<Socket>> sockets_;
};

}  // namespace prestige::server::sim
