#pragma once

#include <string_view>

namespace prestige::protocol::api {

enum class Method { none, get, post, patch, del };  // none: only over a WebSocket
enum class Access { anyone, person };               // person: needs a session

// How a request is called: its type in a WebSocket message, and its method and path over HTTP. A
// name in braces in the path is a field of the request.
struct Route {
  std::string_view type;
  Method method = Method::none;
  std::string_view path;
  Access access = Access::anyone;
};

}  // namespace prestige::protocol::api
