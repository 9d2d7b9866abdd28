#pragma once

// Numbers about the server for /metrics, in the format of Prometheus. Safe to call from any thread.

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include <array>
#include <atomic>
#include <variant>

#include "protocol/api/requests.h"

namespace prestige::server::net {

class Metrics {
 public:
  // A kind of request of the API by its index, and after those what is none.
  using Route = std::size_t;
  static constexpr Route kApiRoutes = std::variant_size_v<protocol::api::Request>;
  static constexpr Route kHealth = kApiRoutes;
  static constexpr Route kMetrics = kApiRoutes + 1;
  static constexpr Route kSocket = kApiRoutes + 2;
  static constexpr Route kPage = kApiRoutes + 3;
  static constexpr Route kUnknown = kApiRoutes + 4;
  static constexpr Route kRoutes = kApiRoutes + 5;

  Metrics();

  // A request was answered; a status of HTTP, also for those over WebSockets.
  void answered(Route route, int status, double seconds);
  // Something was refused because of a limit; `limit` is a literal.
  void refused(const char* limit);
  void commit(double seconds) { commit_seconds_->Observe(seconds); }
  // A bot has decided.
  void bot(double waited_seconds, double thought_seconds) {
    bot_wait_seconds_->Observe(waited_seconds);
    bot_seconds_->Observe(thought_seconds);
  }

  std::string text() const;

  prometheus::Gauge& connections() { return *connections_; }
  prometheus::Gauge& sockets() { return *sockets_; }
  prometheus::Gauge& tables() { return *tables_; }
  prometheus::Gauge& clock_difference() { return *clock_difference_; }
  prometheus::Counter& messages_in() { return *messages_in_; }
  prometheus::Counter& messages_out() { return *messages_out_; }
  prometheus::Counter& bytes_in() { return *bytes_in_; }
  prometheus::Counter& bytes_out() { return *bytes_out_; }
  prometheus::Counter& moves() { return *moves_; }

 private:
  static constexpr std::size_t kStatuses = 5;  // 1xx to 5xx

  static std::string route_name(Route route);

  prometheus::Registry registry_;
  prometheus::Family<prometheus::Counter>* requests_;
  prometheus::Family<prometheus::Counter>* refused_;
  // Looking a counter up by its labels costs more than answering some requests.
  std::array<std::array<std::atomic<prometheus::Counter*>, kStatuses>, kRoutes> by_route_{};
  prometheus::Histogram* request_seconds_;
  prometheus::Histogram* commit_seconds_;
  prometheus::Histogram* bot_wait_seconds_;
  prometheus::Histogram* bot_seconds_;
  prometheus::Gauge* connections_;
  prometheus::Gauge* sockets_;
  prometheus::Gauge* tables_;
  prometheus::Gauge* clock_difference_;
  prometheus::Counter* messages_in_;
  prometheus::Counter* messages_out_;
  prometheus::Counter* bytes_in_;
  prometheus::Counter* bytes_out_;
  prometheus::Counter* moves_;
};

}  // namespace prestige::server::net
