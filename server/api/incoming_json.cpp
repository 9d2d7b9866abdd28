#include "server/api/incoming_json.h"

#include "protocol/json_line.h"
#include "protocol/message/encode.h"

namespace prestige::server {

namespace {

void append_member(std::string& out, std::string_view name, std::string_view value) {
  if (value.empty()) return;
  out += ",\"";
  out += name;
  out += "\":";
  protocol::append_quoted(out, value);
}

}  // namespace

Result<protocol::Json> incoming_object(std::string_view text) {
  auto json = protocol::read_line(text);
  if (!json) {
    // The words of these two speak of lines, which neither sockets nor HTTP have.
    if (json.error().code == "line_too_long") {
      return std::unexpected(
          refusal("too_large", {{"allowed", std::to_string(protocol::kLineBytesMax)}}));
    }
    if (json.error().code == "bad_json") return std::unexpected(refusal("bad_json"));
    return json;
  }
  if (!json->is_object()) return std::unexpected(refusal("bad_request"));
  return json;
}

void append_error(std::string& out, const Error& error, protocol::Language language) {
  out += "{\"code\":";
  protocol::append_quoted(out, error.code);
  append_member(out, "rule", error.rule);
  append_member(out, "refusal", error.refusal);
  out += ",\"text\":";
  protocol::append_quoted(out, error.text.in(language));
  out += '}';
}

}  // namespace prestige::server
