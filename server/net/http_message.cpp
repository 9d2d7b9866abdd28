#include "server/net/http_message.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <ranges>

#include "server/api/incoming_json.h"
#include "server/people/names.h"

namespace prestige::server::net {

namespace {

struct Status {
  int code;
  std::string_view reason;
};
constexpr auto kStatuses = std::to_array<Status>({
    {100, "Continue"},
    {200, "OK"},
    {304, "Not Modified"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {408, "Request Timeout"},
    {409, "Conflict"},
    {413, "Content Too Large"},
    {415, "Unsupported Media Type"},
    {417, "Expectation Failed"},
    {426, "Upgrade Required"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {503, "Service Unavailable"},
});

// The policy names the host for WebSockets, because older browsers do not count them as 'self'. A
// host that could end the header or the policy is left out.
bool is_plain_host(std::string_view host) {
  return !host.empty() && host.size() <= 255 && std::ranges::all_of(host, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '-' || c == ':' || c == '[' || c == ']';
  });
}

std::string http_date() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 40> text{};
  const auto size = std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
  return std::string(text.data(), size);
}

void append_header(std::string& out, std::string_view name, std::string_view value) {
  out.append(name).append(": ").append(value).append("\r\n");
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string_view reason(int status) {
  const auto found = std::ranges::find(kStatuses, status, &Status::code);
  return found == kStatuses.end() ? "Error" : found->reason;
}

HttpResponse json_response(int status, std::string body) {
  return {.status = status, .body = std::move(body)};
}

HttpResponse error_response(const Error& error, protocol::Language language,
                            std::optional<int> status) {
  std::string body = R"({"error":)";
  append_error(body, error, language);
  body += '}';
  HttpResponse out = json_response(status.value_or(http_status(error)), std::move(body));
  if (error.retry_s > 0) out.headers.emplace_back("Retry-After", std::to_string(error.retry_s));
  return out;
}

protocol::Language language_of(std::string_view accepted) {
  // Browsers list the languages in the order of preference, so weights need no look.
  for (const auto part : std::views::split(accepted, ',')) {
    std::string_view range(part);
    range.remove_prefix(std::min(range.find_first_not_of(' '), range.size()));
    if (const auto language = language_from(range.substr(0, range.find_first_of("-; ")))) {
      return *language;
    }
  }
  return protocol::Language::en;
}

std::string security_headers(const HttpRequest& request) {
  std::string sockets;
  if (is_plain_host(request.host)) {
    sockets = " ws://" + request.host + " wss://" + request.host;
  }
  std::string out;
  out.reserve(900);
  append_header(out, "Content-Security-Policy",
                "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
                "img-src 'self' data:; connect-src 'self'" +
                    sockets +
                    "; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
                    "form-action 'self'");
  append_header(out, "X-Content-Type-Options", "nosniff");
  append_header(out, "Referrer-Policy", "no-referrer");
  append_header(out, "Permissions-Policy",
                "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  // Together they give a page of ours threads in WebAssembly.
  append_header(out, "Cross-Origin-Opener-Policy", "same-origin");
  append_header(out, "Cross-Origin-Embedder-Policy", "require-corp");
  append_header(out, "Cross-Origin-Resource-Policy", "same-origin");
  if (request.secure) {
    append_header(out, "Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  }
  return out;
}

std::string response_head(const HttpResponse& response, const HttpRequest& request,
                          bool keep_alive) {
  std::string out = "HTTP/1.1 " + std::to_string(response.status) + ' ';
  out.append(reason(response.status)).append("\r\n");
  append_header(out, "Server", "prestige");
  append_header(out, "Date", http_date());
  if (!response.body.empty() || response.status != 304) {
    append_header(out, "Content-Type", response.content_type);
    append_header(out, "Content-Length", std::to_string(response.body.size()));
  }
  bool cached = false;
  for (const auto& [name, value] : response.headers) {
    append_header(out, name, value);
    cached = cached || name == "Cache-Control";
  }
  if (!cached) append_header(out, "Cache-Control", "no-store");
  if (!keep_alive) append_header(out, "Connection", "close");
  out += security_headers(request);
  out += "\r\n";
  return out;
}

}  // namespace prestige::server::net
