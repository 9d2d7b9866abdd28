#include "server/api/socket.h"

namespace prestige::server {

void Sockets::add(PersonId person, SessionId session, const std::shared_ptr<Socket>& socket) {
  const std::lock_guard lock(mutex_);
  entries_.emplace(socket.get(), Entry{person, session, socket});
  if (person) by_person_.emplace(person, socket.get());
}

void Sockets::remove(const Socket& socket) {
  const std::lock_guard lock(mutex_);
  const auto found = entries_.find(&socket);
  if (found == entries_.end()) return;
  const auto [first, last] = by_person_.equal_range(found->second.person);
  for (auto it = first; it != last; ++it) {
    if (it->second != &socket) continue;
    by_person_.erase(it);
    break;
  }
  entries_.erase(found);
}

// Sockets are called only after the lock is gone: closing one may come back to remove().
std::vector<std::shared_ptr<Socket>> Sockets::select(auto&& wanted) const {
  std::vector<std::shared_ptr<Socket>> found;
  const std::lock_guard lock(mutex_);
  for (const auto& [key, entry] : entries_) {
    if (!wanted(entry)) continue;
    if (auto socket = entry.socket.lock()) found.push_back(std::move(socket));
  }
  return found;
}

void Sockets::send(PersonId person, const Text& message) {
  std::vector<std::shared_ptr<Socket>> found;
  {
    const std::lock_guard lock(mutex_);
    const auto [first, last] = by_person_.equal_range(person);
    for (auto it = first; it != last; ++it) {
      if (auto socket = entries_.at(it->second).socket.lock()) found.push_back(std::move(socket));
    }
  }
  for (const auto& socket : found) socket->send(message);
}

void Sockets::send_all(const Text& message) {
  for (const auto& socket : select([](const Entry&) { return true; })) socket->send(message);
}

void Sockets::close(SessionId session, Close why) {
  for (const auto& socket : select([&](const Entry& e) { return e.session == session; })) {
    socket->close(why);
  }
}

void Sockets::close_all(Close why) {
  for (const auto& socket : select([](const Entry&) { return true; })) socket->close(why);
}

std::size_t Sockets::size() const {
  const std::lock_guard lock(mutex_);
  return entries_.size();
}

}  // namespace prestige::server
