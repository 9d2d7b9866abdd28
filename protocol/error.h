#pragma once

#include <expected>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

namespace prestige::protocol {

using Json = nlohmann::ordered_json;

// A text in every language a person may read it in.
struct LocalText {
  std::string en;
  std::string de;
};

// A refusal at the boundary: a stable code for programs, words for people.
struct Error {
  std::string code;  // e.g. "illegal", "bad_option", "bad_position"; see docs/engine-protocol.md
  std::string rule;  // only for "illegal"
  LocalText text;
};

template <class T>
using Result = std::expected<T, Error>;

}  // namespace prestige::protocol
