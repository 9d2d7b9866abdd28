#pragma once

// Hears what other processes have changed: a thread with a connection of its own.

#include <string>
#include <thread>

#include "server/store/postgres/link.h"
#include "server/store/store.h"

namespace prestige::server::postgres {

class ListenerThread {
 public:
  // Listens when this returns, if the server can be reached.
  ListenerThread(std::string address, std::string origin, Store::Listener listener);
  ~ListenerThread();
  ListenerThread(const ListenerThread&) = delete;
  ListenerThread& operator=(const ListenerThread&) = delete;

 private:
  void loop();
  bool connect_and_listen();
  bool wait();  // false: stop
  bool pause(int delay_ms);
  void deliver();

  std::string address_;
  std::string origin_;
  Store::Listener listener_;
  Link link_;
  int stop_event_;
  std::thread thread_;
};

}  // namespace prestige::server::postgres
