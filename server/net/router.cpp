#include "server/net/router.h"

#include <algorithm>
#include <array>
#include <chrono>

#include "server/net/credentials.h"
#include "server/net/status_page.h"

namespace prestige::server::net {

namespace {

using Time = std::chrono::steady_clock::time_point;
using Done = std::move_only_function<void(HttpResponse)>;

double seconds_since(Time start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

struct Verb {
  std::string_view word;
  api::Method method;
};
constexpr auto kVerbs = std::to_array<Verb>({{"GET", api::Method::get},
                                             {"HEAD", api::Method::get},
                                             {"POST", api::Method::post},
                                             {"PATCH", api::Method::patch},
                                             {"DELETE", api::Method::del}});

// ---- the API ----

// One request on its way through authenticate() and handle().
struct Call {
  std::shared_ptr<Front> front;
  HttpRequest request;
  Credentials credentials;
  Metrics::Route route = Metrics::kUnknown;
  Time start;
  Done done;

  void fail(const Error& error, std::optional<int> status = {}) {
    HttpResponse response = error_response(error, request.language, status);
    if (error.code == "not_allowed") {
      response.headers.emplace_back("Allow", http_methods(request.path));
    }
    finish(std::move(response));
  }
  void finish(HttpResponse response) {
    front->metrics.answered(route, response.status, seconds_since(start));
    done(std::move(response));
  }
};

HttpResponse response_of(Reply reply, const HttpRequest& request, bool secure) {
  HttpResponse out = reply.body ? json_response(200, std::move(*reply.body))
                                : error_response(reply.body.error(), request.language);
  if (reply.token) out.headers.emplace_back("Set-Cookie", session_cookie(*reply.token, secure));
  if (reply.signed_out) out.headers.emplace_back("Set-Cookie", ended_cookie(secure));
  return out;
}

void handle(std::unique_ptr<Call> call, Identity who, api::Request parsed) {
  // Whoever has no session is already counted by address.
  if (who.person) {
    call->request.language = who.language;
    auto wait = call->front->over_rate(call->request.address_key, who);
    if (!wait) wait = call->front->over_making_rate(who, parsed);
    if (wait) return call->fail(too_many(*wait));
  }
  Api& api = call->front->api;
  Caller caller{call->request.address, std::move(who), nullptr};
  api.handle(std::move(caller), std::move(parsed), [call = std::move(call)](Reply reply) {
    const bool secure = call->request.secure || call->front->settings.secure_cookies;
    call->finish(response_of(std::move(reply), call->request, secure));
  });
}

// What is wrong with a request that changes something, when it could come from another site's page.
std::optional<HttpResponse> forged(const Call& call) {
  const HttpRequest& request = call.request;
  if (!origin_fits(request, call.credentials.by_cookie, call.front->settings.origins)) {
    return error_response(refusal_as("forbidden", "net.origin"), request.language);
  }
  const std::string_view type = request.content_type;
  const bool json =
      equal_ignoring_case(type.substr(0, type.find_first_of("; ")), "application/json");
  const bool nothing_to_read = request.body.empty() && !call.credentials.by_cookie;
  if (json || nothing_to_read) return std::nullopt;
  return error_response(refusal_as("bad_content_type", "net.content_type"), request.language, 415);
}

// What could not be read, in the language of whoever sent it.
void refuse(std::unique_ptr<Call> call, Error error) {
  if (call->credentials.token.empty()) return call->fail(error);
  Api& api = call->front->api;
  std::string token = std::move(call->credentials.token);
  api.authenticate(std::move(token),
                   [call = std::move(call), error = std::move(error)](const Known& who) {
                     if (who && *who) call->request.language = (*who)->language;
                     call->fail(error);
                   });
}

void answer_api(std::unique_ptr<Call> call) {
  HttpRequest& request = call->request;
  if (request.path == kSocketPath) {
    call->route = Metrics::kSocket;
    return call->fail(refusal_as("bad_request", "net.upgrade"), 426);
  }
  call->credentials = credentials(request);
  const auto verb = std::ranges::find(kVerbs, request.method, &Verb::word);
  const api::Method method = verb == kVerbs.end() ? api::Method::none : verb->method;
  if (method != api::Method::get && method != api::Method::none) {
    if (auto response = forged(*call)) return call->finish(std::move(*response));
  }
  auto parsed = http_request(method, request.path, request.query, request.body);
  if (!parsed) return refuse(std::move(call), std::move(parsed.error()));
  call->route = parsed->index();
  if (const auto wait = call->front->over_sign_in_rate(request.address_key, *parsed)) {
    return call->fail(too_many(*wait));
  }
  if (call->credentials.token.empty()) return handle(std::move(call), {}, std::move(*parsed));
  Api& api = call->front->api;
  std::string token = std::move(call->credentials.token);
  api.authenticate(
      std::move(token), [call = std::move(call), request = std::move(*parsed)](Known who) mutable {
        if (!who) return call->fail(who.error());
        // A browser keeps sending a cookie whose session has ended; a program should be told.
        if (!*who && !call->credentials.by_cookie) return call->fail(refusal("not_signed_in"));
        handle(std::move(call), std::move(*who).value_or(Identity{}), std::move(request));
      });
}

// ---- everything else ----

void answer_health(const std::shared_ptr<Front>& front, Time start, Done done) {
  const auto finish = [](Front& f, Time t, Done& d, bool well) {
    f.metrics.answered(Metrics::kHealth, well ? 200 : 503, seconds_since(t));
    d(json_response(well ? 200 : 503, well ? R"({"ok":true})" : R"({"ok":false})"));
  };
  if (front->stopping) return finish(*front, start, done, false);
  front->health([front, start, finish, done = std::move(done)](bool well) mutable {
    finish(*front, start, done, well);
  });
}

HttpResponse metrics_page(Front& front) {
  front.metrics.tables().Set(static_cast<double>(front.api.tables_loaded()));
  return {.content_type = "text/plain; version=0.0.4; charset=utf-8", .body = front.metrics.text()};
}

// Numbers are for whoever runs the server, not for the world.
bool may_see_metrics(const HttpRequest& request) {
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(request.address, error);
  return !error && is_internal(address);
}

HttpResponse page(const Front& front, const HttpRequest& request) {
  if (request.method != "GET" && request.method != "HEAD") {
    HttpResponse out =
        error_response(refusal("not_allowed", {{"allowed", "GET"}}), request.language);
    out.headers.emplace_back("Allow", "GET, HEAD");
    return out;
  }
  if (!front.files.any() && request.path == "/") return status_page(front.settings.version);
  if (front.files.any()) {
    if (auto found = front.files.find(request)) return std::move(*found);
  }
  return error_response(refusal("not_found"), request.language);
}

}  // namespace

int body_limit(const Limits& limits, std::string_view method, std::string_view path) {
  const auto& import = api::Import::kRoute;
  return method == "POST" && path == import.path ? limits.import_bytes : limits.body_bytes;
}

void answer(const std::shared_ptr<Front>& front, HttpRequest request, Done done) {
  const Time start = std::chrono::steady_clock::now();
  const auto finish = [&](Metrics::Route route, HttpResponse response) {
    front->metrics.answered(route, response.status, seconds_since(start));
    done(std::move(response));
  };
  if (request.path == "/healthz") return answer_health(front, start, std::move(done));
  if (const auto wait = front->over_rate(request.address_key, {})) {
    return finish(Metrics::kUnknown, error_response(too_many(*wait), request.language));
  }
  if (request.path == "/metrics") {
    if (!may_see_metrics(request)) {
      return finish(Metrics::kMetrics, error_response(refusal("not_found"), request.language));
    }
    return finish(Metrics::kMetrics, metrics_page(*front));
  }
  if (request.path != "/api" && !request.path.starts_with("/api/")) {
    return finish(Metrics::kPage, page(*front, request));
  }
  if (front->stopping) {
    return finish(Metrics::kUnknown,
                  error_response(refusal_as("unavailable", "net.stopping"), request.language));
  }
  auto call = std::make_unique<Call>();
  call->front = front;
  call->request = std::move(request);
  call->start = start;
  call->done = std::move(done);
  answer_api(std::move(call));
}

}  // namespace prestige::server::net
