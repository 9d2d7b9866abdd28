#pragma once

#include "server/net/http_message.h"

namespace prestige::server::net {

// Shown at / when there is no web client: what this is and how it can be reached. English and
// German below each other, no scripts, no styles.
HttpResponse status_page(std::string_view version);

}  // namespace prestige::server::net
