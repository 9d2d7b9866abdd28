#pragma once

// Every request of the server's API (docs/api.md), over HTTP and over WebSockets alike.

#include <variant>

#include "protocol/api/identity_requests.h"
#include "protocol/api/lobby_requests.h"
#include "protocol/api/play_requests.h"
#include "protocol/api/study_requests.h"

namespace prestige::protocol::api {

inline constexpr int kProtocolVersion = 1;

using Requests =
    decltype(std::tuple_cat(IdentityRequests{}, LobbyRequests{}, PlayRequests{}, StudyRequests{}));

template <class Tuple>
struct VariantOf;
template <class... T>
struct VariantOf<std::tuple<T...>> {
  using type = std::variant<T...>;
};
using Request = VariantOf<Requests>::type;

// Calls f.template operator()<R>() for every kind of request until one returns true.
template <class F>
bool any_request(F&& f) {
  return []<class... R>(std::tuple<R...>*, F& g) { return (g.template operator()<R>() || ...); }(
             static_cast<Requests*>(nullptr), f);
}

}  // namespace prestige::protocol::api
