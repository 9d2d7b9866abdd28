#pragma once

#include "protocol/message/encode.h"

namespace prestige::protocol {

// A message that the server sends without being asked: {"type":…} and its fields.
template <Message P>
std::string push_text(const P& push) {
  std::string out = "{\"type\":\"";
  out += P::kType;
  out += '"';
  bool first = false;
  encode_fields(push, out, first);
  out += '}';
  return out;
}

}  // namespace prestige::protocol
