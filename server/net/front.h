#pragma once

// What all connections share.

#include <atomic>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "server/api/api.h"
#include "server/net/address.h"
#include "server/net/limits.h"
#include "server/net/log.h"
#include "server/net/metrics.h"
#include "server/net/settings.h"
#include "server/net/static_files.h"

namespace prestige::server::net {

// An open connection, as something that can be asked to end. Any thread.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual void shut() = 0;
};

// Asks whether the store answers; calls back on any thread.
using Health = std::function<void(std::move_only_function<void(bool)>)>;

struct FrontParts {
  Api& api;
  Clock& clock;
  Metrics& metrics;
  Log& log;
  Health health;
};

struct Front {
  Front(const FrontParts& parts, Settings settings, Networks trusted);

  Api& api;
  Clock& clock;
  Metrics& metrics;
  Log& log;
  const Health health;
  const Settings settings;
  const Networks trusted;
  const StaticFiles files;

  Buckets address_rate;
  Buckets person_rate;
  Buckets sign_in_rate;
  Buckets password_rate;
  Buckets table_rate;
  Buckets import_rate;
  Counts address_connections;
  Counts person_sockets;
  std::atomic<int> connections = 0;
  std::atomic<bool> stopping = false;

  // Connections that stop() will end; one that comes after it is ended at once.
  void add(const std::shared_ptr<Connection>& connection);
  void remove(const Connection& connection);
  void shut_all();

  // Takes a token for a request, or says how many seconds there will be none. A person counts by
  // itself, wherever it is.
  std::optional<int> over_rate(std::uint64_t address_key, const Identity& who);
  // The same for requests that begin sessions or try passwords. Passwords count for the name, too:
  // whoever guesses may have many addresses.
  std::optional<int> over_sign_in_rate(std::uint64_t address_key, const api::Request& request);
  // The same for requests that leave something behind for good.
  std::optional<int> over_making_rate(const Identity& who, const api::Request& request);

 private:
  std::mutex mutex_;
  std::unordered_map<const Connection*, std::weak_ptr<Connection>> open_;
};

// One of the open connections, counted as long as this lives.
class Place {
 public:
  // None: there are too many, at all or from this address. Without an address (a proxy's) only
  // their total counts.
  static std::unique_ptr<Place> take(const std::shared_ptr<Front>& front,
                                     std::optional<std::uint64_t> address);
  ~Place();
  // Counts it for an address that is known only now: the one a proxy speaks for. False: there are
  // too many from there.
  bool count_for(std::uint64_t address);
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;

 private:
  explicit Place(std::shared_ptr<Front> front);

  std::shared_ptr<Front> front_;
  std::optional<std::uint64_t> address_;
};

}  // namespace prestige::server::net
