#pragma once

// A request as it is sent over HTTP: fields of the path there, the others in the body or, where
// that is possible, in the query.

#include "protocol/api/requests.h"
#include "protocol/message/encode.h"

namespace prestige::server {

struct HttpText {
  std::string path;
  std::string query;
  std::string body;
};

inline std::string percent_encoded(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    constexpr char kHex[] = "0123456789ABCDEF";
    if (std::isalnum(byte) != 0 || c == '-' || c == '_') {
      out += c;
    } else {
      out += {'%', kHex[byte >> 4], kHex[byte & 15u]};
    }
  }
  return out;
}

template <class T>
std::string plain_text(const T& value) {
  if constexpr (protocol::kIsOptional<T>) {
    return plain_text(*value);
  } else {
    std::string text = protocol::encoded(value);
    if constexpr (std::same_as<T, std::string>) return value;
    if (text.starts_with('"')) text = text.substr(1, text.size() - 2);
    return text;
  }
}

template <class T>
constexpr bool kIsPlain = std::same_as<T, std::string> || std::integral<T> || protocol::Worded<T>;
template <class T>
constexpr bool kIsPlain<std::optional<T>> = kIsPlain<T>;

template <class R>
HttpText http_text(const R& request, bool in_query) {
  HttpText out{std::string(R::kRoute.path), {}, {}};
  protocol::for_each_field<R>([&](const auto& f) {
    const auto& value = request.*f.member;
    using Value = std::remove_cvref_t<decltype(value)>;
    if constexpr (protocol::kIsOptional<Value>) {
      if (!value) return;
    }
    if constexpr (kIsPlain<Value>) {
      const std::string mark = "{" + std::string(f.name) + "}";
      const std::string text = percent_encoded(plain_text(value));
      if (const auto at = out.path.find(mark); at != std::string::npos) {
        out.path.replace(at, mark.size(), text);
        return;
      }
      if (in_query) {
        out.query += (out.query.empty() ? "" : "&") + std::string(f.name) + "=" + text;
        return;
      }
    }
    out.body += (out.body.empty() ? "{" : ",") + protocol::encoded(std::string(f.name)) + ":";
    if constexpr (protocol::kIsOptional<Value>) {
      protocol::encode(*value, out.body);
    } else {
      protocol::encode(value, out.body);
    }
  });
  if (!out.body.empty()) out.body += '}';
  return out;
}

}  // namespace prestige::server
