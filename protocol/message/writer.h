#pragma once

// JSON written straight into a text, part by part, without a tree of values in between.

#include "protocol/message/encode.h"

namespace prestige::protocol {

// What can stand in a list or a field: what a message may have, words, or null.
template <class T>
void append_value(std::string& out, const T& value) {
  if constexpr (std::same_as<T, std::nullptr_t>) {
    out += "null";
  } else if constexpr (std::convertible_to<const T&, std::string_view>) {
    append_quoted(out, value);
  } else {
    encode(value, out);
  }
}

class ListWriter {
 public:
  template <class T>
  void add(const T& value) {
    if (text_.size() > 1) text_ += ',';
    append_value(text_, value);
  }
  JsonText done() && {
    text_ += ']';
    return {std::move(text_)};
  }

 private:
  std::string text_ = "[";
};

class ObjectWriter {
 public:
  template <class T>
  void put(std::string_view name, const T& value) {
    if (text_.size() > 1) text_ += ',';
    append_quoted(text_, name);
    text_ += ':';
    append_value(text_, value);
  }
  JsonText done() && {
    text_ += '}';
    return {std::move(text_)};
  }

 private:
  std::string text_ = "{";
};

inline Json parsed(const JsonText& json) {
  return Json::parse(json.text, nullptr, /*allow_exceptions=*/false);
}

}  // namespace prestige::protocol
