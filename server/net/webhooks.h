#pragma once

// Webhooks over HTTP and HTTPS. People choose the addresses, so nothing here trusts one: no
// addresses of this machine or its networks, no redirects, little time, little to read, few at
// once.

#include <expected>
#include <memory>

#include "server/net/log.h"
#include "server/people/notices.h"

namespace prestige::server::net {

struct WebhookSetup {
  bool allow_private = false;  // also to addresses that are not public
  int timeout_ms = 5000;       // for all of one delivery but the name
  int at_once_max = 64;        // more are dropped
  double host_per_s = 1.0;     // to one host
  double host_burst = 30;
  std::string certificates;  // a file with further authorities; see check_certificates()
};

// Refuses a file that holds no authorities; none is fine.
std::expected<void, std::string> check_certificates(const std::string& file);

// Delivers on a thread of its own. `log` must outlive it.
std::unique_ptr<Webhooks> start_webhooks(const WebhookSetup& setup, Clock& clock, Log& log);

}  // namespace prestige::server::net
