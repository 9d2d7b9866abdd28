#pragma once

// A request as a message of a WebSocket, for clients: {"type":"join","id":7,…}.

#include "protocol/api/requests.h"
#include "protocol/message/encode.h"

namespace prestige::protocol::api {

template <class R>
std::string request_text(std::int64_t id, const R& request) {
  std::string out = "{\"type\":";
  append_quoted(out, R::kRoute.type);
  out += ",\"id\":";
  encode(id, out);
  bool first = false;
  encode_fields(request, out, first);
  out += '}';
  return out;
}

inline std::string request_text(std::int64_t id, const Request& request) {
  return std::visit([&](const auto& r) { return request_text(id, r); }, request);
}

}  // namespace prestige::protocol::api
