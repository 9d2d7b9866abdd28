// Requests over HTTP: routes, who somebody is, forged requests, headers.

#include <gmock/gmock.h>

#include "tests/server/kit/http_client.h"
#include "tests/server/kit/test_server.h"

namespace prestige::server {
namespace {

using kit::HttpAnswer;
using kit::HttpClient;
using kit::own_origin;
using kit::TestServer;
using testing::HasSubstr;
using testing::Not;

constexpr auto kMe = R"({"name":"ann","type":"me"})";

TEST(Http, HealthFollowsTheStore) {
  TestServer server;
  HttpClient client(server.port());
  EXPECT_EQ(client.get("/healthz").status, 200);
  server.healthy = false;
  EXPECT_EQ(client.get("/healthz").status, 503);
}

TEST(Http, MetricsCountRequestsByRoute) {
  TestServer server;
  HttpClient client(server.port());
  client.get("/api/v1/games");
  client.get("/api/v1/nothing");
  const HttpAnswer answer = client.get("/metrics");
  EXPECT_EQ(answer.status, 200);
  EXPECT_THAT(answer.body, HasSubstr(R"(prestige_requests_total{route="games",status="2xx"} 1)"));
  EXPECT_THAT(answer.body, HasSubstr(R"(prestige_requests_total{route="unknown",status="4xx"} 1)"));
  EXPECT_THAT(answer.body, HasSubstr("prestige_request_seconds_bucket"));
  EXPECT_THAT(answer.body, HasSubstr("prestige_connections 1"));
}

TEST(Http, MetricsAreNotForTheWorld) {
  TestServer server([](net::Settings& s) { s.trusted_proxies = {"127.0.0.1"}; });
  HttpClient client(server.port());
  EXPECT_EQ(client.get("/metrics", {{"X-Forwarded-For", "8.8.8.8"}}).status, 404);
  EXPECT_EQ(client.get("/metrics", {{"X-Forwarded-For", "10.0.0.7"}}).status, 200);
}

TEST(Http, RequestsReachTheApi) {
  TestServer server;
  HttpClient client(server.port());
  const HttpAnswer answer = client.get("/api/v1/tables/abc?invite=xyz");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.header("content-type"), "application/json");
  EXPECT_EQ(answer.header("cache-control"), "no-store");
  EXPECT_EQ(answer.body, R"({"name":"","type":"table"})");
}

TEST(Http, ErrorsHaveStatusCodeAndWords) {
  TestServer server;
  HttpClient client(server.port());
  const HttpAnswer missing = client.get("/api/v1/nothing", {{"Accept-Language", "de-DE,de,en"}});
  EXPECT_EQ(missing.status, 404);
  EXPECT_THAT(missing.body, HasSubstr(R"("code":"not_found")"));
  EXPECT_THAT(missing.body, HasSubstr("gibt es hier nichts"));
  const HttpAnswer put = client.send("PUT", "/api/v1/me", "", {});
  EXPECT_EQ(put.status, 405);
  EXPECT_THAT(put.body, HasSubstr("Allowed: DELETE, GET, PATCH."));
  EXPECT_EQ(put.header("allow"), "DELETE, GET, PATCH");
  EXPECT_EQ(client.send("PUT", "/api/v1/nothing", "", {}).status, 404);
  EXPECT_EQ(client.post("/api/v1/tables/abc/leave", "{}").status, 403);
  EXPECT_EQ(client.post("/api/v1/guests", "{\"name\":").status, 400);
  EXPECT_EQ(client.get("/api/v1/socket").status, 426);
}

TEST(Http, AnswersOfOtherThreadsArrive) {
  TestServer server;
  HttpClient client(server.port());
  const HttpAnswer answer =
      client.post("/api/v1/tables/abc/chat", R"({"room":"table","text":"later"})");
  EXPECT_EQ(answer.body, R"({"said":"later"})");
}

TEST(Http, WhoAsksTooMuchIsToldWhenToComeAgain) {
  TestServer server;
  HttpClient client(server.port());
  const HttpAnswer answer =
      client.post("/api/v1/tables/abc/chat", R"({"room":"table","text":"too much"})");
  EXPECT_EQ(answer.status, 429);
  EXPECT_EQ(answer.header("retry-after"), "7");
  EXPECT_THAT(answer.body, HasSubstr("7 seconds"));
  EXPECT_EQ(client.post("/api/v1/tables/abc/leave", "{}").header("retry-after"), "");
}

TEST(Http, HeadHasNoBody) {
  TestServer server;
  HttpClient client(server.port());
  const HttpAnswer answer = client.send("HEAD", "/api/v1/games", "", {});
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.body, "");
  EXPECT_EQ(client.get("/healthz").status, 200);  // on the same connection
}

// ---- who somebody is ----

TEST(HttpIdentity, CookieOrBearer) {
  TestServer server;
  HttpClient client(server.port());
  EXPECT_EQ(client.get("/api/v1/me", {{"Cookie", kit::kAnnsCookie}}).body, kMe);
  EXPECT_EQ(client.get("/api/v1/me", {{"Cookie", std::string("a=b; ") + kit::kAnnsCookie}}).body,
            kMe);
  EXPECT_EQ(client.get("/api/v1/me", {{"Authorization", "Bearer token-ann"}}).body, kMe);
  EXPECT_EQ(client
                .get("/api/v1/me", {{"Authorization", "bearer token-ann"},
                                    {"Cookie", "prestige_session=token-bob"}})
                .body,
            kMe);
}

TEST(HttpIdentity, DeadTokens) {
  TestServer server;
  HttpClient client(server.port());
  EXPECT_EQ(client.get("/api/v1/games", {{"Authorization", "Bearer wrong"}}).status, 401);
  // A browser cannot help sending its cookie.
  EXPECT_EQ(client.get("/api/v1/games", {{"Cookie", "prestige_session=wrong"}}).body,
            R"({"name":"","type":"games"})");
}

// To take somebody for nobody would make a browser begin anew, and lose the session it has.
TEST(HttpIdentity, IsNotGuessedWhileTheStoreFails) {
  TestServer server;
  server.api().store_fails = true;
  HttpClient client(server.port());
  const kit::Headers cookie{{"Cookie", kit::kAnnsCookie}, {"Origin", own_origin(server)}};
  const kit::Headers bearer{{"Authorization", "Bearer token-ann"}};
  for (const kit::Headers& who : {cookie, bearer}) {
    EXPECT_EQ(client.get("/api/v1/me", who).status, 503);
    EXPECT_EQ(client.get("/api/v1/games", who).status, 503);
    const HttpAnswer guest = client.post("/api/v1/guests", "{}", who);
    EXPECT_EQ(guest.status, 503);
    EXPECT_EQ(guest.header("set-cookie"), "");
  }
  server.api().store_fails = false;
  EXPECT_EQ(client.get("/api/v1/me", cookie).body, kMe);
  EXPECT_EQ(client.get("/api/v1/me", bearer).body, kMe);
}

// Also where the request could not be read, so that nobody had to know who it is from.
TEST(HttpIdentity, DecidesTheLanguageOfEveryRefusal) {
  TestServer server;
  HttpClient client(server.port());
  const auto refusal = [&](std::string_view authorization) {
    return client
        .get("/api/v1/tables?limit=0",
             {{"Accept-Language", "de"}, {"Authorization", std::string(authorization)}})
        .body;
  };
  EXPECT_THAT(refusal(""), HasSubstr("muss eine ganze Zahl"));
  EXPECT_THAT(refusal("Bearer dead"), HasSubstr("muss eine ganze Zahl"));
  EXPECT_THAT(refusal("Bearer token-ann"), HasSubstr("must be a whole number"));
}

TEST(HttpIdentity, SessionsSetAndClearTheCookie) {
  TestServer server;
  HttpClient client(server.port());
  const std::string set = client.post("/api/v1/guests", "{}").header("set-cookie");
  EXPECT_THAT(set, HasSubstr("prestige_session=token-guest; Path=/; HttpOnly; SameSite=Lax"));
  EXPECT_THAT(set, HasSubstr("Max-Age=34560000"));
  EXPECT_THAT(set, Not(HasSubstr("Secure")));
  const HttpAnswer out = client.send("DELETE", "/api/v1/sessions/current", "",
                                     {{"Authorization", "Bearer token-ann"}});
  EXPECT_EQ(out.status, 200);
  EXPECT_THAT(out.header("set-cookie"), HasSubstr("prestige_session=; "));
  EXPECT_THAT(out.header("set-cookie"), HasSubstr("Max-Age=0"));
}

TEST(HttpIdentity, CookiesAreSecureBehindTls) {
  TestServer trusting([](net::Settings& s) { s.trusted_proxies = {"127.0.0.0/8"}; });
  HttpClient client(trusting.port());
  const HttpAnswer https = client.post("/api/v1/guests", "{}", {{"X-Forwarded-Proto", "https"}});
  EXPECT_THAT(https.header("set-cookie"), HasSubstr("; Secure"));
  EXPECT_THAT(https.header("strict-transport-security"), HasSubstr("max-age="));
  EXPECT_THAT(client.post("/api/v1/guests", "{}").header("set-cookie"), Not(HasSubstr("Secure")));

  TestServer other;  // trusts nobody
  HttpClient stranger(other.port());
  EXPECT_THAT(
      stranger.post("/api/v1/guests", "{}", {{"X-Forwarded-Proto", "https"}}).header("set-cookie"),
      Not(HasSubstr("Secure")));

  TestServer told([](net::Settings& s) { s.secure_cookies = true; });
  EXPECT_THAT(HttpClient(told.port()).post("/api/v1/guests", "{}").header("set-cookie"),
              HasSubstr("; Secure"));
}

TEST(HttpIdentity, ClientAddressBehindProxies) {
  TestServer server([](net::Settings& s) { s.trusted_proxies = {"127.0.0.1", "10.0.0.0/8"}; });
  HttpClient client(server.port());
  client.get("/api/v1/games", {{"X-Forwarded-For", "1.1.1.1, 9.9.9.9, 10.2.3.4"}});
  EXPECT_EQ(server.api().last_address(), "9.9.9.9");
  client.get("/api/v1/games");
  EXPECT_EQ(server.api().last_address(), "127.0.0.1");

  TestServer plain;
  HttpClient(plain.port()).get("/api/v1/games", {{"X-Forwarded-For", "9.9.9.9"}});
  EXPECT_EQ(plain.api().last_address(), "127.0.0.1");
}

// ---- pages of other sites ----

TEST(HttpForgery, CookiesNeedOurOwnOrigin) {
  TestServer server([](net::Settings& s) { s.origins = {"https://play.example"}; });
  HttpClient client(server.port());
  const auto status = [&](const std::string& origin) {
    kit::Headers headers{{"Cookie", kit::kAnnsCookie}};
    if (!origin.empty()) headers.emplace_back("Origin", origin);
    return client.post("/api/v1/tables", R"({"game":"citadels"})", headers).status;
  };
  EXPECT_EQ(status(own_origin(server)), 200);
  EXPECT_EQ(status("https://play.example"), 200);
  EXPECT_EQ(status("https://evil.example"), 403);
  EXPECT_EQ(status("null"), 403);
  EXPECT_EQ(status(own_origin(server) + ".evil.example"), 403);
  EXPECT_EQ(status(""), 403);
}

TEST(HttpForgery, ProgramsNeedNoOrigin) {
  TestServer server;
  HttpClient client(server.port());
  const kit::Headers bearer{{"Authorization", "Bearer token-ann"}};
  EXPECT_EQ(client.post("/api/v1/tables", R"({"game":"citadels"})", bearer).status, 200);
  EXPECT_EQ(client.post("/api/v1/guests", "{}").status, 200);
  EXPECT_EQ(client.post("/api/v1/guests", "{}", {{"Origin", "https://evil.example"}}).status, 403);
}

TEST(HttpForgery, OnlyJsonChangesAnything) {
  TestServer server;
  HttpClient client(server.port());
  for (const char* type : {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data",
                           "application/jsonx", ""}) {
    EXPECT_EQ(client.post("/api/v1/guests", "{}", {{"Content-Type", type}}).status, 415) << type;
  }
  EXPECT_EQ(
      client.post("/api/v1/guests", "{}", {{"Content-Type", "application/json; charset=utf-8"}})
          .status,
      200);
  // Even without a body, when a cookie says who it is.
  EXPECT_EQ(client
                .send("DELETE", "/api/v1/sessions/current", "",
                      {{"Cookie", kit::kAnnsCookie}, {"Origin", own_origin(server)}})
                .status,
            415);
}

// ---- headers ----

TEST(HttpHeaders, AreOnEverything) {
  TestServer server;
  HttpClient client(server.port());
  for (const char* path : {"/", "/healthz", "/metrics", "/api/v1/games", "/nothing"}) {
    const HttpAnswer answer = client.get(path);
    const std::string policy = answer.header("content-security-policy");
    EXPECT_THAT(policy, HasSubstr("default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"));
    EXPECT_THAT(policy, HasSubstr("connect-src 'self' ws://127.0.0.1:"));
    EXPECT_THAT(policy, HasSubstr("frame-ancestors 'none'"));
    EXPECT_EQ(answer.header("x-content-type-options"), "nosniff") << path;
    EXPECT_EQ(answer.header("referrer-policy"), "no-referrer");
    EXPECT_EQ(answer.header("cross-origin-opener-policy"), "same-origin");
    EXPECT_EQ(answer.header("cross-origin-embedder-policy"), "require-corp");
    EXPECT_NE(answer.header("permissions-policy"), "");
    EXPECT_EQ(answer.header("strict-transport-security"), "");
    EXPECT_EQ(answer.header("server"), "prestige");
  }
}

TEST(HttpHeaders, HostCannotChangeThePolicy) {
  TestServer server;
  HttpClient client(server.port());
  const HttpAnswer answer = client.get("/", {{"Host", "evil.example; script-src *"}});
  EXPECT_THAT(answer.header("content-security-policy"), Not(HasSubstr("evil")));
}

TEST(Http, StatusPageInBothLanguages) {
  TestServer server;
  const HttpAnswer page = HttpClient(server.port()).get("/");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.header("content-type"), "text/html; charset=utf-8");
  EXPECT_THAT(page.body, HasSubstr("<section lang=\"de\">"));
  EXPECT_THAT(page.body, HasSubstr("version test"));
  EXPECT_THAT(page.body, Not(HasSubstr("<script")));
  EXPECT_THAT(page.body, Not(HasSubstr("[net.")));
}

TEST(Http, LogsNoSecrets) {
  TestServer server;
  HttpClient client(server.port());
  client.get("/api/v1/tables/abc?invite=hush-1", {{"Authorization", "Bearer token-hush-2"}});
  client.get("/api/v1/me", {{"Cookie", "prestige_session=token-hush-3"}});
  client.post("/api/v1/sessions", R"({"name":"ann","password":"hush-4 hush-4"})");
  const std::string log = server.log();
  EXPECT_THAT(log, HasSubstr("path=/api/v1/tables/abc"));
  EXPECT_THAT(log, Not(HasSubstr("hush")));
}

}  // namespace
}  // namespace prestige::server
