// Every limit, and what happens to whoever exceeds it.

#include "server/net/limits.h"

#include <gmock/gmock.h>

#include "tests/server/kit/test_server.h"
#include "tests/server/kit/ws_client.h"

namespace prestige::server {
namespace {

using kit::eventually;
using kit::HttpClient;
using kit::RawClient;
using kit::TestServer;
using kit::WsClient;
using nlohmann::json;
using testing::HasSubstr;

TEST(Buckets, GiveABurstThenARate) {
  net::Buckets buckets(2.0, 3.0, 100);
  for (int i = 0; i < 3; ++i) EXPECT_FALSE(buckets.take(1, 1000));
  EXPECT_EQ(buckets.take(1, 1000), 1);
  EXPECT_FALSE(buckets.take(2, 1000));  // another key
  EXPECT_FALSE(buckets.take(1, 1500));
  EXPECT_TRUE(buckets.take(1, 1500));
  EXPECT_TRUE(buckets.take(1, 500));  // a clock that goes back gives nothing
  for (int i = 0; i < 3; ++i) EXPECT_FALSE(buckets.take(1, 100'000));
  EXPECT_TRUE(buckets.take(1, 100'000));
}

TEST(Buckets, SaySecondsToWait) {
  net::Buckets buckets(0.1, 1.0, 100);
  EXPECT_FALSE(buckets.take(1, 0));
  EXPECT_EQ(buckets.take(1, 0), 10);
}

TEST(Buckets, ForgetTheLongestUnseen) {
  net::Buckets buckets(0.001, 1.0, 3);
  for (std::uint64_t key = 1; key <= 3; ++key) EXPECT_FALSE(buckets.take(key, 0));
  EXPECT_TRUE(buckets.take(1, 1));   // now 2 is the oldest
  EXPECT_FALSE(buckets.take(4, 2));  // which takes the place of 2
  EXPECT_EQ(buckets.size(), 3u);
  EXPECT_TRUE(buckets.take(1, 3));
  EXPECT_FALSE(buckets.take(2, 3));
}

TEST(Buckets, ZeroIsOff) {
  net::Buckets buckets(0, 0, 3);
  for (int i = 0; i < 1000; ++i) EXPECT_FALSE(buckets.take(1, 0));
  EXPECT_EQ(buckets.size(), 0u);
}

TEST(Limits, HeaderBytes) {
  TestServer server([](net::Settings& s) { s.limits.header_bytes = 2048; });
  HttpClient client(server.port());
  EXPECT_EQ(client.get("/healthz", {{"X-Filler", std::string(1000, 'x')}}).status, 200);
  EXPECT_EQ(client.get("/healthz", {{"X-Filler", std::string(4000, 'x')}}).status, 431);
}

TEST(Limits, BodyBytes) {
  TestServer server;
  HttpClient client(server.port());
  const auto status = [&](const char* path, std::size_t bytes) {
    const json body = {{"record", std::string(bytes, 'x')}};
    return client.post(path, body.dump(), {{"Authorization", "Bearer token-ann"}}).status;
  };
  EXPECT_EQ(status("/api/v1/guests", 60 << 10), 400);  // read, and found wrong
  EXPECT_EQ(status("/api/v1/guests", 65 << 10), 413);
  EXPECT_EQ(status("/api/v1/records", 65 << 10), 200);
  EXPECT_EQ(status("/api/v1/records", 2 << 20), 413);
}

TEST(Limits, BodyBytesOfUnknownLength) {
  TestServer server([](net::Settings& s) { s.limits.body_bytes = 1000; });
  RawClient client(server.port());
  client.send(
      "POST /api/v1/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
      "Transfer-Encoding: chunked\r\n\r\n");
  for (int i = 0; i < 3; ++i) client.send("200\r\n" + std::string(0x200, ' ') + "\r\n");
  EXPECT_THAT(client.receive(3000, "\r\n\r\n"), HasSubstr("413 Content Too Large"));
  EXPECT_TRUE(client.closed_within(5000));
}

TEST(Limits, MessageBytes) {
  TestServer server;
  WsClient client(server.port());
  client.hello("token-ann");
  client.send(std::string(60 << 10, ' '));
  EXPECT_EQ(client.receive_json()["ok"], false);
  client.send(std::string(65 << 10, ' '));
  EXPECT_EQ(client.close_code(), 1009);
}

TEST(Limits, RequestsPerAddress) {
  TestServer server([](net::Settings& s) {
    s.limits.address_per_s = 1;
    s.limits.address_burst = 5;
    s.trusted_proxies = {"127.0.0.1"};
  });
  HttpClient client(server.port());
  const auto get = [&](const char* address) {
    return client.get("/api/v1/games", {{"X-Forwarded-For", address}});
  };
  for (int i = 0; i < 5; ++i) EXPECT_EQ(get("9.9.9.9").status, 200);
  const kit::HttpAnswer refused = get("9.9.9.9");
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.header("retry-after"), "1");
  EXPECT_EQ(get("9.9.9.8").status, 200);
  EXPECT_EQ(client.get("/healthz", {{"X-Forwarded-For", "9.9.9.9"}}).status, 200);
  WsClient socket(server.port(), {{"X-Forwarded-For", "9.9.9.9"}});
  EXPECT_EQ(socket.status(), 429);
  EXPECT_EQ(socket.refusal().header("Retry-After"), "1");
}

TEST(Limits, RequestsPerPersonHoweverTheyCome) {
  TestServer server([](net::Settings& s) {
    s.limits.person_per_s = 1;
    s.limits.person_burst = 6;
  });
  HttpClient client(server.port());
  const kit::Headers ann{{"Authorization", "Bearer token-ann"}};
  for (int i = 0; i < 3; ++i) EXPECT_EQ(client.get("/api/v1/games", ann).status, 200);
  WsClient socket(server.port());
  socket.hello("token-ann");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(socket.ask("games")["ok"], true);
  EXPECT_EQ(socket.ask("games")["error"]["code"], "too_many");
  EXPECT_EQ(client.get("/api/v1/games", ann).status, 429);
  EXPECT_EQ(client.get("/api/v1/games", {{"Authorization", "Bearer token-bob"}}).status, 200);
  for (int i = 0; i < 30; ++i) socket.send(json{{"type", "games"}, {"id", i}});
  EXPECT_EQ(socket.close_code(), 1002);
}

TEST(Limits, SignInsPerAddress) {
  TestServer server([](net::Settings& s) {
    s.limits.sign_ins_per_min = 6;
    s.limits.sign_ins_burst = 3;
  });
  HttpClient client(server.port());
  EXPECT_EQ(client.post("/api/v1/guests", "{}").status, 200);
  EXPECT_EQ(client.post("/api/v1/sessions", R"({"name":"ann","password":"12345678"})").status, 200);
  WsClient socket(server.port());
  socket.hello();
  EXPECT_EQ(socket.ask("guest")["ok"], true);
  EXPECT_EQ(socket.ask("guest")["error"]["code"], "too_many");
  const kit::HttpAnswer refused = client.post("/api/v1/guests", "{}");
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.header("retry-after"), "10");
  EXPECT_EQ(client.get("/api/v1/games").status, 200);  // everything else goes on
}

TEST(Limits, PasswordsPerNameWhereverTheyComeFrom) {
  TestServer server([](net::Settings& s) {
    s.limits.passwords_per_min = 6;
    s.limits.passwords_burst = 3;
    s.trusted_proxies = {"127.0.0.1"};
  });
  HttpClient client(server.port());
  const auto sign_in = [&](const std::string& name, const std::string& address) {
    const json body{{"name", name}, {"password", "12345678"}};
    return client.post("/api/v1/sessions", body.dump(), {{"X-Forwarded-For", address}});
  };
  EXPECT_EQ(sign_in("Ann", "9.9.9.1").status, 200);
  EXPECT_EQ(sign_in("ann ", "9.9.9.2").status, 200);  // the same name
  WsClient socket(server.port());
  socket.hello();
  EXPECT_EQ(socket.ask("sign_in", {{"name", "ANN"}, {"password", "12345678"}})["ok"], true);
  const kit::HttpAnswer refused = sign_in("Ann", "9.9.9.3");
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.header("retry-after"), "10");
  EXPECT_EQ(sign_in("Bob", "9.9.9.3").status, 200);
  EXPECT_EQ(client.post("/api/v1/guests", R"({"name":"Ann"})").status, 200);
}

TEST(Limits, TablesPerPersonHoweverTheyAreMade) {
  TestServer server([](net::Settings& s) {
    s.limits.tables_per_min = 6;
    s.limits.tables_burst = 4;
  });
  HttpClient client(server.port());
  const kit::Headers ann{{"Authorization", "Bearer token-ann"}};
  const kit::Headers bob{{"Authorization", "Bearer token-bob"}};
  const std::string table = R"({"game":"citadels"})";
  EXPECT_EQ(client.post("/api/v1/tables", table, ann).status, 200);
  EXPECT_EQ(client.post("/api/v1/tables/abc/rematch", "{}", ann).status, 200);
  EXPECT_EQ(client.post("/api/v1/tables/abc/branch", R"({"step":1})", ann).status, 200);
  WsClient socket(server.port());
  socket.hello("token-ann");
  EXPECT_EQ(socket.ask("create_table", {{"game", "citadels"}})["ok"], true);
  EXPECT_EQ(socket.ask("create_table", {{"game", "citadels"}})["error"]["code"], "too_many");
  const kit::HttpAnswer refused = client.post("/api/v1/tables", table, ann);
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.header("retry-after"), "10");
  EXPECT_EQ(client.post("/api/v1/tables", table, bob).status, 200);
  EXPECT_EQ(client.post("/api/v1/tables/abc/join", "{}", ann).status, 200);
}

TEST(Limits, ImportsPerPerson) {
  TestServer server([](net::Settings& s) {
    s.limits.imports_per_min = 1;
    s.limits.imports_burst = 2;
  });
  HttpClient client(server.port());
  const kit::Headers ann{{"Authorization", "Bearer token-ann"}};
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(client.post("/api/v1/records", R"({"record":{}})", ann).status, 200);
  }
  const kit::HttpAnswer refused = client.post("/api/v1/records", R"({"record":{}})", ann);
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.header("retry-after"), "60");
  EXPECT_EQ(client.post("/api/v1/tables", R"({"game":"citadels"})", ann).status, 200);
}

TEST(Limits, ConnectionsInTotal) {
  TestServer server([](net::Settings& s) { s.limits.connections = 3; });
  std::vector<std::unique_ptr<RawClient>> held;
  for (int i = 0; i < 3; ++i) held.push_back(std::make_unique<RawClient>(server.port()));
  ASSERT_TRUE(eventually([&] { return server.listener().connections() == 3; }));
  EXPECT_TRUE(RawClient(server.port()).closed_within(2000));
  held.pop_back();
  EXPECT_TRUE(eventually([&] { return server.listener().connections() == 2; }));
  EXPECT_EQ(HttpClient(server.port()).get("/healthz").status, 200);
}

TEST(Limits, ConnectionsPerAddress) {
  TestServer server([](net::Settings& s) { s.limits.connections_per_address = 2; });
  RawClient a(server.port());
  RawClient b(server.port());
  EXPECT_TRUE(RawClient(server.port()).closed_within(2000));

  TestServer behind([](net::Settings& s) {
    s.limits.connections_per_address = 2;
    s.trusted_proxies = {"127.0.0.1"};
  });
  RawClient c(behind.port());
  RawClient d(behind.port());
  EXPECT_EQ(HttpClient(behind.port()).get("/healthz").status, 200);  // a proxy has many
}

TEST(Limits, SocketsPerAddressBehindAProxy) {
  TestServer server([](net::Settings& s) {
    s.limits.connections_per_address = 2;
    s.trusted_proxies = {"127.0.0.1"};
  });
  const auto from = [&](const char* address) {
    return std::make_unique<WsClient>(server.port(), kit::Headers{{"X-Forwarded-For", address}});
  };
  const auto a = from("9.9.9.9");
  auto b = from("9.9.9.9");
  EXPECT_EQ(a->status(), 101);
  EXPECT_EQ(b->status(), 101);
  EXPECT_EQ(from("9.9.9.9")->status(), 429);
  const auto other = from("9.9.9.8");
  EXPECT_EQ(other->status(), 101);
  // The proxy itself, and those who ask without a socket, go on.
  std::vector<std::unique_ptr<WsClient>> own;
  for (int i = 0; i < 3; ++i) own.push_back(std::make_unique<WsClient>(server.port()));
  for (const auto& socket : own) EXPECT_EQ(socket->status(), 101);
  EXPECT_EQ(HttpClient(server.port()).get("/api/v1/games", {{"X-Forwarded-For", "9.9.9.9"}}).status,
            200);

  b.reset();
  ASSERT_TRUE(eventually([&] { return server.listener().connections() == 5; }));
  EXPECT_EQ(from("9.9.9.9")->status(), 101);
}

// A refused upgrade must not count for good.
TEST(Limits, RefusedUpgradesBehindAProxyAreGivenBack) {
  TestServer server([](net::Settings& s) {
    s.limits.connections_per_address = 1;
    s.trusted_proxies = {"127.0.0.1"};
  });
  const kit::Headers wrong{{"X-Forwarded-For", "9.9.9.9"}, {"Authorization", "Bearer wrong"}};
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(WsClient(server.port(), wrong).status(), 401);
    ASSERT_TRUE(eventually([&] { return server.listener().connections() == 0; }));
  }
  EXPECT_EQ(WsClient(server.port(), {{"X-Forwarded-For", "9.9.9.9"}}).status(), 101);
}

TEST(Limits, SocketsPerPerson) {
  TestServer server([](net::Settings& s) { s.limits.sockets_per_person = 2; });
  WsClient a(server.port());
  auto b = std::make_unique<WsClient>(server.port());
  WsClient c(server.port());
  a.hello("token-ann");
  b->hello("token-ann");
  EXPECT_EQ(c.hello("token-ann")["error"]["code"], "too_many");
  EXPECT_EQ(c.close_code(), 1002);
  WsClient other(server.port());
  EXPECT_EQ(other.hello("token-bob")["type"], "hello");
  b.reset();
  ASSERT_TRUE(eventually([&] { return server.api().open_sockets() == 2; }));
  WsClient again(server.port());
  EXPECT_EQ(again.hello("token-ann")["type"], "hello");
}

TEST(Limits, SlowRequestsAreCutOff) {
  TestServer server([](net::Settings& s) { s.limits.request_ms = 300; });
  RawClient silent(server.port());
  RawClient head(server.port());
  head.send("GET / HTTP/1.1\r\nHost: a\r\n");
  RawClient body(server.port());
  body.send(
      "POST /api/v1/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
      "Content-Length: 100\r\n\r\n{");
  // A byte now and then does not help.
  for (int i = 0; i < 4; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    head.send("X");
  }
  EXPECT_TRUE(silent.closed_within(2000));
  EXPECT_TRUE(head.closed_within(2000));
  EXPECT_TRUE(body.closed_within(2000));
  EXPECT_EQ(HttpClient(server.port()).get("/healthz").status, 200);
}

// Who is refused may still be sending; that is read for a moment only.
TEST(Limits, RefusedBodiesAreReadForAMoment) {
  constexpr std::string_view kHead =
      "POST /api/v1/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
      "Content-Length: 1000000000\r\n\r\n";
  TestServer server;
  RawClient endless(server.port());
  endless.send(kHead);
  EXPECT_THAT(endless.receive(3000, "\r\n\r\n"), HasSubstr("413"));
  const std::string some(64 << 10, 'x');
  std::size_t sent = 0;
  while (sent < (256u << 20) && endless.send(some)) sent += some.size();
  EXPECT_LT(sent, 64u << 20);  // 4 MiB, and what the system holds in between

  RawClient silent(server.port());
  silent.send(kHead);
  EXPECT_THAT(silent.receive(3000, "\r\n\r\n"), HasSubstr("413"));
  EXPECT_TRUE(eventually([&] { return server.listener().connections() == 0; }));
}

TEST(Limits, IdleConnectionsAreClosed) {
  TestServer server([](net::Settings& s) { s.limits.keep_alive_ms = 100; });
  RawClient client(server.port());
  client.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_THAT(client.receive(2000, "true}"), HasSubstr("200 OK"));
  EXPECT_TRUE(client.closed_within(2000));
}

TEST(Limits, SocketsThatDoNotReadAreClosed) {
  TestServer server([](net::Settings& s) { s.limits.queue_messages = 100; });
  WsClient client(server.port());
  client.hello("token-ann");
  client.send(json{
      {"type", "say"}, {"id", 1}, {"table", "a"}, {"room", "table"}, {"text", "flood 300 100000"}});
  EXPECT_TRUE(eventually([&] { return server.api().open_sockets() == 0; }));
  EXPECT_THAT(server.metrics().text(), HasSubstr(R"(prestige_refused_total{limit="queue"} 1)"));
}

TEST(Limits, QueuedBytes) {
  TestServer server([](net::Settings& s) { s.limits.queue_bytes = 1 << 20; });
  WsClient client(server.port());
  client.hello("token-ann");
  client.send(json{
      {"type", "say"}, {"id", 1}, {"table", "a"}, {"room", "table"}, {"text", "flood 40 1000000"}});
  EXPECT_TRUE(eventually([&] { return server.api().open_sockets() == 0; }));
}

}  // namespace
}  // namespace prestige::server
