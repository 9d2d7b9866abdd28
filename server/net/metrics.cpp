#include "server/net/metrics.h"

#include <prometheus/text_serializer.h>

#include <algorithm>

namespace prestige::server::net {

namespace {

using prometheus::BuildCounter;
using prometheus::BuildGauge;
using prometheus::BuildHistogram;

const prometheus::Histogram::BucketBoundaries kSeconds = {
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0};

prometheus::Counter* counter(prometheus::Registry& registry, const char* name, const char* help) {
  return &BuildCounter().Name(name).Help(help).Register(registry).Add({});
}
prometheus::Gauge* gauge(prometheus::Registry& registry, const char* name, const char* help) {
  return &BuildGauge().Name(name).Help(help).Register(registry).Add({});
}
prometheus::Histogram* histogram(prometheus::Registry& registry, const char* name,
                                 const char* help) {
  return &BuildHistogram().Name(name).Help(help).Register(registry).Add({}, kSeconds);
}

template <class... R>
constexpr auto route_types(std::variant<R...>*) {
  return std::array{R::kRoute.type...};
}
constexpr auto kApiTypes = route_types(static_cast<protocol::api::Request*>(nullptr));
constexpr auto kAct = static_cast<Metrics::Route>(
    std::ranges::find(kApiTypes, protocol::api::Act::kRoute.type) - kApiTypes.begin());

}  // namespace

Metrics::Metrics()
    : requests_(&BuildCounter()
                     .Name("prestige_requests_total")
                     .Help("Requests that were answered, by route and status")
                     .Register(registry_)),
      refused_(&BuildCounter()
                    .Name("prestige_refused_total")
                    .Help("Connections, requests and messages that went beyond a limit")
                    .Register(registry_)),
      request_seconds_(histogram(registry_, "prestige_request_seconds",
                                 "Time from a whole request to its answer")),
      commit_seconds_(
          histogram(registry_, "prestige_commit_seconds", "Time until a change is stored")),
      bot_wait_seconds_(histogram(registry_, "prestige_bot_wait_seconds",
                                  "Time until a bot began to think about a decision")),
      bot_seconds_(
          histogram(registry_, "prestige_bot_seconds", "Time that a bot thought about a decision")),
      connections_(gauge(registry_, "prestige_connections", "Open connections")),
      sockets_(gauge(registry_, "prestige_sockets", "Open WebSockets that have said hello")),
      tables_(gauge(registry_, "prestige_tables", "Tables in memory")),
      clock_difference_(gauge(registry_, "prestige_clock_difference_seconds",
                              "How far the clock of the database is before that of the server")),
      messages_in_(counter(registry_, "prestige_messages_in_total", "WebSocket messages read")),
      messages_out_(
          counter(registry_, "prestige_messages_out_total", "WebSocket messages written")),
      bytes_in_(counter(registry_, "prestige_bytes_in_total", "Bytes of bodies and messages read")),
      bytes_out_(
          counter(registry_, "prestige_bytes_out_total", "Bytes of bodies and messages written")),
      moves_(counter(registry_, "prestige_moves_total", "Decisions taken by people")) {}

void Metrics::refused(const char* limit) { refused_->Add({{"limit", limit}}).Increment(); }

void Metrics::answered(Route route, int status, double seconds) {
  const auto group = static_cast<std::size_t>(std::clamp(status / 100, 1, 5));
  auto& slot = by_route_[route][group - 1];
  prometheus::Counter* found = slot.load(std::memory_order_acquire);
  if (found == nullptr) {
    found =
        &requests_->Add({{"route", route_name(route)}, {"status", std::to_string(group) + "xx"}});
    slot.store(found, std::memory_order_release);
  }
  found->Increment();
  request_seconds_->Observe(seconds);
  if (route == kAct && status < 300) moves_->Increment();
}

std::string Metrics::route_name(Route route) {
  static constexpr std::array<std::string_view, 5> kOther = {"healthz", "metrics", "socket", "page",
                                                             "unknown"};
  static_assert(kRoutes == kApiTypes.size() + kOther.size());
  return std::string(route < kApiRoutes ? kApiTypes[route] : kOther[route - kApiRoutes]);
}

std::string Metrics::text() const {
  return prometheus::TextSerializer().Serialize(registry_.Collect());
}

}  // namespace prestige::server::net
