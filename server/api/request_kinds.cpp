#include "server/api/request_kinds.h"

#include <algorithm>

#include "protocol/message/decode.h"

namespace prestige::server {

namespace {

using protocol::JsonReader;

template <class T>
constexpr Spelling spelling_of() {
  if constexpr (protocol::kIsOptional<T>) {
    return spelling_of<typename T::value_type>();
  } else if constexpr (std::same_as<T, bool>) {
    return Spelling::boolean;
  } else if constexpr (std::integral<T>) {
    return Spelling::number;
  } else if constexpr (std::same_as<T, std::string> || protocol::Worded<T>) {
    return Spelling::word;
  } else {
    return Spelling::none;
  }
}

template <class Owner, class Value>
constexpr RequestField described(const protocol::Field<Owner, Value>& field) {
  return {field.name, spelling_of<Value>()};
}

template <class R>
constexpr auto kRequestFields = std::apply(
    [](const auto&... fields) {
      return std::array<RequestField, sizeof...(fields)>{described(fields)...};
    },
    R::kFields);

template <class R>
constexpr auto kMessageNames =
    protocol::field_names<R>(std::to_array<std::string_view>({"type", "id"}));

template <class R>
void decode_request(const JsonReader& in, bool message, api::Request& request) {
  if (message) {
    in.allow_only(kMessageNames<R>);
  } else {
    in.allow_only(protocol::kFieldNames<R>);
  }
  protocol::decode_fields(in, request.emplace<R>());
}

template <class... R>
constexpr auto sorted_kinds(std::tuple<R...>*) {
  std::array<RequestKind, sizeof...(R)> kinds{
      RequestKind{R::kRoute, kRequestFields<R>, &decode_request<R>}...};
  std::ranges::sort(kinds, {}, [](const RequestKind& kind) { return kind.route.type; });
  return kinds;
}

constexpr auto kKinds = sorted_kinds(static_cast<api::Requests*>(nullptr));

}  // namespace

std::span<const RequestKind> request_kinds() { return kKinds; }

const RequestKind* request_kind(std::string_view type) {
  const auto found = std::ranges::lower_bound(
      kKinds, type, {}, [](const RequestKind& kind) { return kind.route.type; });
  return found != kKinds.end() && found->route.type == type ? &*found : nullptr;
}

}  // namespace prestige::server
