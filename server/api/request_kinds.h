#pragma once

// All kinds of requests as one table, for whatever carries them.

#include <span>

#include "protocol/api/requests.h"
#include "protocol/json_reader.h"

namespace prestige::server {

namespace api = protocol::api;

// What a field may be written as where there is only text, in a path or a query.
enum class Spelling { word, number, boolean, none };

struct RequestField {
  std::string_view name;
  Spelling spelling = Spelling::none;
};

struct RequestKind {
  api::Route route;
  std::span<const RequestField> fields;
  // Reads the request from an object, which may have no other fields; messages of a socket have
  // "type" and "id" besides. What is wrong is noted by the reader.
  void (*decode)(const protocol::JsonReader& in, bool message, api::Request& request) = nullptr;
};

// In the order of their types.
std::span<const RequestKind> request_kinds();
const RequestKind* request_kind(std::string_view type);  // null: no such type

}  // namespace prestige::server
