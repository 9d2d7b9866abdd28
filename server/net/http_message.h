#pragma once

// Requests and answers over HTTP as plain values, so that only the sessions know the library.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/base/failure.h"

namespace prestige::server::net {

struct HttpRequest {
  std::string method;  // "GET"
  std::string path;
  std::string query;
  // Headers that anybody looks at; empty when they are missing.
  std::string host;
  std::string origin;
  std::string cookie;
  std::string authorization;
  std::string content_type;
  std::string accept_encoding;
  std::string if_none_match;
  std::string body;

  std::string address;                                   // of the client
  std::uint64_t address_key = 0;                         // for limits
  bool secure = false;                                   // came over TLS to a proxy that we trust
  protocol::Language language = protocol::Language::en;  // for errors
};

struct HttpResponse {
  int status = 200;
  std::string_view content_type = "application/json";  // a literal
  std::string body;
  std::vector<std::pair<std::string_view, std::string>> headers{};  // names are literals
  bool close = false;
};

HttpResponse json_response(int status, std::string body);
// {"error":{…}}, with the status that fits it or another.
HttpResponse error_response(const Error& error, protocol::Language language,
                            std::optional<int> status = {});
// Without spaces and tabs at both ends, as values in headers are compared.
std::string_view trimmed(std::string_view text);

// The first of our languages in an Accept-Language.
protocol::Language language_of(std::string_view accepted);

// Everything before the body. Security headers come on every answer.
std::string response_head(const HttpResponse& response, const HttpRequest& request,
                          bool keep_alive);
// The headers of a browser's page among them, each "name: value\r\n".
std::string security_headers(const HttpRequest& request);

std::string_view reason(int status);

}  // namespace prestige::server::net
