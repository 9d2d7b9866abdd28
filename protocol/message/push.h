#pragma once

// What is sent without being asked: {"type":"…", and the fields of the message}.

#include "protocol/message/encode.h"

namespace prestige::protocol {

template <class P>
concept Push = Message<P> && requires {
  { P::kType } -> std::convertible_to<std::string_view>;
};

template <Push P>
std::string push_text(const P& push) {
  std::string out = "{\"type\":";
  append_quoted(out, P::kType);
  bool first = false;
  encode_fields(push, out, first);
  out += '}';
  return out;
}

}  // namespace prestige::protocol
