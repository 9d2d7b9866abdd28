#include "server/net/front.h"

#include <vector>

#include "server/people/names.h"

namespace prestige::server::net {

namespace {

template <class... Kinds>
bool is_any_of(const api::Request& request) {
  return (std::holds_alternative<Kinds>(request) || ...);
}

}  // namespace

Front::Front(const FrontParts& parts, Settings given, Networks proxies)
    : api(parts.api),
      clock(parts.clock),
      metrics(parts.metrics),
      log(parts.log),
      health(parts.health),
      settings(std::move(given)),
      trusted(std::move(proxies)),
      files(settings.web),
      address_rate(settings.limits.address_per_s, settings.limits.address_burst, kBucketsMax),
      person_rate(settings.limits.person_per_s, settings.limits.person_burst, kBucketsMax),
      sign_in_rate(settings.limits.sign_ins_per_min / 60.0, settings.limits.sign_ins_burst,
                   kBucketsMax),
      password_rate(settings.limits.passwords_per_min / 60.0, settings.limits.passwords_burst,
                    kBucketsMax),
      table_rate(settings.limits.tables_per_min / 60.0, settings.limits.tables_burst, kBucketsMax),
      import_rate(settings.limits.imports_per_min / 60.0, settings.limits.imports_burst,
                  kBucketsMax),
      address_connections(settings.limits.connections_per_address),
      person_sockets(settings.limits.sockets_per_person) {}

void Front::add(const std::shared_ptr<Connection>& connection) {
  {
    const std::lock_guard lock(mutex_);
    open_.emplace(connection.get(), connection);
  }
  if (stopping) connection->shut();
}

void Front::remove(const Connection& connection) {
  const std::lock_guard lock(mutex_);
  open_.erase(&connection);
}

void Front::shut_all() {
  stopping = true;
  std::vector<std::shared_ptr<Connection>> found;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [key, weak] : open_) {
      if (auto connection = weak.lock()) found.push_back(std::move(connection));
    }
  }
  for (const auto& connection : found) connection->shut();
}

std::optional<int> Front::over_rate(std::uint64_t address_key, const Identity& who) {
  const Millis now = clock.now();
  const auto wait = who.person
                        ? person_rate.take(static_cast<std::uint64_t>(who.person.number()), now)
                        : address_rate.take(address_key, now);
  if (wait) metrics.refused(who.person ? "person_rate" : "address_rate");
  return wait;
}

std::optional<int> Front::over_sign_in_rate(std::uint64_t address_key,
                                            const api::Request& request) {
  if (!is_any_of<api::Guest, api::SignIn, api::Claim, api::DeleteMe>(request)) return std::nullopt;
  const Millis now = clock.now();
  if (const auto wait = sign_in_rate.take(address_key, now)) {
    metrics.refused("sign_in_rate");
    return wait;
  }
  const auto* sign_in = std::get_if<api::SignIn>(&request);
  if (sign_in == nullptr) return std::nullopt;
  const auto wait = password_rate.take(limit_key(name_key(sign_in->name)), now);
  if (wait) metrics.refused("password_rate");
  return wait;
}

std::optional<int> Front::over_making_rate(const Identity& who, const api::Request& request) {
  const bool imports = is_any_of<api::Import>(request);
  if (!who.person) return std::nullopt;  // such requests are refused anyway
  if (!imports && !is_any_of<api::CreateTable, api::Rematch, api::Branch>(request)) {
    return std::nullopt;
  }
  Buckets& rate = imports ? import_rate : table_rate;
  const auto wait = rate.take(static_cast<std::uint64_t>(who.person.number()), clock.now());
  if (wait) metrics.refused(imports ? "import_rate" : "table_rate");
  return wait;
}

Place::Place(std::shared_ptr<Front> front) : front_(std::move(front)) {}

std::unique_ptr<Place> Place::take(const std::shared_ptr<Front>& front,
                                   std::optional<std::uint64_t> address) {
  const int max = front->settings.limits.connections;
  if (const int open = ++front->connections; max > 0 && open > max) {
    --front->connections;
    front->metrics.refused("connections");
    return nullptr;
  }
  front->metrics.connections().Increment();
  std::unique_ptr<Place> place(new Place(front));
  if (address && !place->count_for(*address)) return nullptr;
  return place;
}

bool Place::count_for(std::uint64_t address) {
  if (!front_->address_connections.enter(address)) {
    front_->metrics.refused("connections_per_address");
    return false;
  }
  address_ = address;
  return true;
}

Place::~Place() {
  front_->metrics.connections().Decrement();
  if (address_) front_->address_connections.leave(*address_);
  --front_->connections;
}

}  // namespace prestige::server::net
