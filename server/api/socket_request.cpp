#include "protocol/failure.h"
#include "protocol/message/encode.h"
#include "server/api/api.h"
#include "server/api/incoming_json.h"
#include "server/api/request_kinds.h"

namespace prestige::server {

namespace {

using protocol::FirstError;
using protocol::Json;
using protocol::JsonReader;

// Room for what surrounds an answer.
constexpr std::size_t kFrameBytes = 64;

}  // namespace

Result<SocketRequest> socket_request(std::string_view message, std::int64_t* id_if_any) {
  const auto json = incoming_object(message);
  if (!json) return std::unexpected(json.error());
  FirstError errors("bad_field");
  const JsonReader in(*json, errors);

  SocketRequest result;
  in["id"].require();
  if (const auto id = in["id"].integer(0, protocol::kNumberMax)) {
    result.id = *id;
    if (id_if_any != nullptr) *id_if_any = *id;
  }
  const JsonReader type = in["type"];
  type.require();
  if (type.given()) (void)type.text();
  if (!errors.none()) return std::unexpected(errors.error());

  const auto& word = type.value().get_ref<const std::string&>();
  const RequestKind* kind = request_kind(word);
  if (kind == nullptr) {
    return std::unexpected(refusal("unknown_type", {{"detail", protocol::shortened(word)}}));
  }
  kind->decode(in, /*message=*/true, result.request);
  if (!errors.none()) return std::unexpected(errors.error());
  return result;
}

std::string socket_reply(std::int64_t id, const Reply& reply, protocol::Language language) {
  std::string out;
  out.reserve(kFrameBytes + (reply.body ? reply.body->size() : 0));
  out += R"({"type":"reply","id":)";
  protocol::encode(id, out);
  if (reply.body) {
    out += R"(,"ok":true,"reply":)";
    out += *reply.body;
  } else {
    out += R"(,"ok":false,"error":)";
    append_error(out, reply.body.error(), language);
  }
  out += '}';
  return out;
}

}  // namespace prestige::server
