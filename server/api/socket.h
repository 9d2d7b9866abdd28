#pragma once

// The open WebSockets, as the rest of the server sees them.

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/base/id.h"

namespace prestige::server {

// A whole message, written once and shared by all who get it.
using Text = std::shared_ptr<const std::string>;

inline Text shared(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

enum class Close { signed_out, going_away, protocol_error, unavailable };

// One open socket. Both calls may come from any thread, never block, and do nothing once it is
// closed. Messages arrive in the order in which they were sent, or the socket is closed: one that
// does not take its messages is cut off.
class Socket {
 public:
  virtual ~Socket() = default;
  virtual void send(Text message) = 0;
  virtual void close(Close why) = 0;
};

// Which sockets belong to whom. Safe to call from any thread.
class Sockets {
 public:
  void add(PersonId person, SessionId session, const std::shared_ptr<Socket>& socket);
  void remove(const Socket& socket);
  void send(PersonId person, const Text& message);
  void send_all(const Text& message);
  void close(SessionId session, Close why);
  void close_all(Close why);
  std::size_t size() const;

 private:
  struct Entry {
    PersonId person;
    SessionId session;
    std::weak_ptr<Socket> socket;
  };
  std::vector<std::shared_ptr<Socket>> select(auto&& wanted) const;

  mutable std::mutex mutex_;
  std::unordered_map<const Socket*, Entry> entries_;
  std::unordered_multimap<PersonId, const Socket*> by_person_;
};

}  // namespace prestige::server
