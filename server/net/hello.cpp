#include "server/net/hello.h"

#include "protocol/api/pushes.h"
#include "protocol/api/requests.h"
#include "protocol/json_line.h"
#include "protocol/json_reader.h"
#include "protocol/message/encode.h"
#include "server/net/credentials.h"

namespace prestige::server::net {

namespace api = protocol::api;

Result<ClientHello> read_hello(std::string_view message) {
  const auto json = protocol::read_line(message);
  if (!json) return std::unexpected(json.error());
  protocol::FirstError errors("bad_field");
  const protocol::JsonReader in(*json, errors);
  const auto type = in["type"].text();
  if (!errors.none()) return std::unexpected(errors.error());
  if (type != "hello") return std::unexpected(refusal_as("bad_request", "net.hello_first"));
  // The version is looked at before anything else: another version may have other fields.
  const auto version = in["protocol"].integer(0, 1'000'000);
  in["protocol"].require();
  if (!errors.none()) return std::unexpected(errors.error());
  if (version != api::kProtocolVersion) {
    return std::unexpected(refusal_as("wrong_protocol", "net.protocol",
                                      {{"detail", std::to_string(*version)},
                                       {"allowed", std::to_string(api::kProtocolVersion)}}));
  }
  in.allow_only({"type", "id", "protocol", "token"});
  const auto token = in["token"].text();
  if (!errors.none()) return std::unexpected(errors.error());
  if (token && token->size() > kTokenBytesMax) return std::unexpected(refusal("not_signed_in"));
  return ClientHello{token.value_or("")};
}

std::string hello_text(std::string_view version, std::string_view me) {
  std::string out = R"({"type":"hello",)";
  bool first = true;
  protocol::encode_fields(
      api::Hello{.protocol = api::kProtocolVersion, .server = std::string(version), .me = {}}, out,
      first);
  if (!me.empty()) out.append(R"(,"me":)").append(me);
  out += '}';
  return out;
}

}  // namespace prestige::server::net
