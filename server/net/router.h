#pragma once

// Which part of the server answers a request over HTTP.

#include <functional>
#include <memory>

#include "server/net/front.h"
#include "server/net/http_message.h"

namespace prestige::server::net {

inline constexpr std::string_view kSocketPath = "/api/v1/socket";

// How large a body may be, from method and path alone. 0: any.
int body_limit(const Limits& limits, std::string_view method, std::string_view path);

// Calls `done` once, on any thread, perhaps at once.
void answer(const std::shared_ptr<Front>& front, HttpRequest request,
            std::move_only_function<void(HttpResponse)> done);

}  // namespace prestige::server::net
