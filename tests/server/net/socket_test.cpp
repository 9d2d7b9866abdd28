// WebSockets: who may open one, hello, requests and pushes, closing.

#include <gmock/gmock.h>

#include <thread>

#include "tests/server/kit/test_server.h"
#include "tests/server/kit/ws_client.h"

namespace prestige::server {
namespace {

using kit::eventually;
using kit::own_origin;
using kit::TestServer;
using kit::WsClient;
using nlohmann::json;
using testing::HasSubstr;

TEST(WebSocket, HelloAnswersWithWhoIAm) {
  TestServer server;
  WsClient nobody(server.port());
  ASSERT_EQ(nobody.status(), 101);
  EXPECT_EQ(nobody.hello(), json::parse(R"({"type":"hello","protocol":1,"server":"test"})"));

  WsClient by_message(server.port());
  EXPECT_EQ(by_message.hello("token-ann")["me"]["name"], "ann");

  WsClient by_header(server.port(), {{"Authorization", "Bearer token-bob"}});
  EXPECT_EQ(by_header.hello()["me"]["name"], "bob");

  WsClient by_cookie(server.port(), {{"Cookie", kit::kAnnsCookie}, {"Origin", own_origin(server)}});
  EXPECT_EQ(by_cookie.hello()["me"]["name"], "ann");
  EXPECT_TRUE(eventually([&] { return server.api().open_sockets() == 4; }));
}

TEST(WebSocket, PagesOfOtherSitesAreRefused) {
  TestServer server;
  EXPECT_EQ(
      WsClient(server.port(), {{"Cookie", kit::kAnnsCookie}, {"Origin", "https://evil.example"}})
          .status(),
      403);
  EXPECT_EQ(WsClient(server.port(), {{"Origin", "https://evil.example"}}).status(), 403);
  EXPECT_EQ(WsClient(server.port(), {{"Cookie", kit::kAnnsCookie}}).status(), 403);
  EXPECT_EQ(WsClient(server.port(), {{"Authorization", "Bearer wrong"}}).status(), 401);
  EXPECT_EQ(WsClient(server.port(), {}, "/api/v1/games").status(), 404);
}

// A hello without `me` would say that the session is over.
TEST(WebSocket, NobodyIsTakenForNobodyWhileTheStoreFails) {
  TestServer server;
  server.api().store_fails = true;
  EXPECT_EQ(WsClient(server.port(), {{"Cookie", kit::kAnnsCookie}, {"Origin", own_origin(server)}})
                .status(),
            503);
  EXPECT_EQ(WsClient(server.port(), {{"Authorization", "Bearer token-ann"}}).status(), 503);
  WsClient by_message(server.port());
  EXPECT_EQ(by_message.hello("token-ann")["error"]["code"], "unavailable");
  EXPECT_EQ(by_message.close_code(), 1013);
  EXPECT_EQ(server.api().opened_total(), 0);

  server.api().store_fails = false;
  WsClient again(server.port(), {{"Cookie", kit::kAnnsCookie}, {"Origin", own_origin(server)}});
  EXPECT_EQ(again.hello()["me"]["name"], "ann");
}

TEST(WebSocket, UpgradeHasSecurityHeaders) {
  TestServer server;
  WsClient client(server.port());
  EXPECT_EQ(client.refusal().header("Server"), "prestige");
  EXPECT_EQ(client.refusal().header("X-Content-Type-Options"), "nosniff");
}

TEST(WebSocket, OtherVersionsAreRefusedWithWords) {
  TestServer server;
  WsClient client(server.port());
  client.send(json{{"type", "hello"}, {"protocol", 2}, {"news", true}});
  const json answer = client.receive_json();
  EXPECT_EQ(answer["error"]["code"], "wrong_protocol");
  EXPECT_THAT(answer["error"]["text"].get<std::string>(), HasSubstr("version 1"));
  EXPECT_EQ(client.close_code(), 1002);
  EXPECT_EQ(server.api().opened_total(), 0);
}

TEST(WebSocket, HelloComesFirstAndMustBeRight) {
  TestServer server;
  for (const char* message : {R"({"type":"games","id":1})", R"({"type":"hello"})", "{", "[]",
                              R"({"type":7})", R"({"type":"hello","protocol":1,"extra":1})",
                              R"({"type":"hello","protocol":1,"token":"x"})",
                              R"({"type":"hello","protocol":1,"token":7})"}) {
    WsClient client(server.port());
    client.send(std::string(message));
    EXPECT_EQ(client.receive_json()["ok"], false) << message;
    EXPECT_EQ(client.close_code(), 1002) << message;
  }
  EXPECT_EQ(server.api().opened_total(), 0);
}

TEST(WebSocket, SilentClientsAreClosed) {
  TestServer server([](net::Settings& s) { s.limits.hello_ms = 100; });
  WsClient client(server.port());
  EXPECT_EQ(client.close_code(3000), 1002);
  EXPECT_TRUE(eventually([&] { return server.listener().connections() == 0; }));
}

TEST(WebSocket, RequestsAreAnsweredById) {
  TestServer server;
  WsClient client(server.port());
  client.hello("token-ann");
  EXPECT_EQ(
      client.ask("games"),
      json::parse(R"({"type":"reply","id":1,"ok":true,"reply":{"name":"ann","type":"games"}})"));
  const json refused = client.ask("leave", {{"table", "abc"}});
  EXPECT_EQ(refused["ok"], false);
  EXPECT_EQ(refused["error"]["code"], "forbidden");
  EXPECT_EQ(
      client.ask("say", {{"table", "a"}, {"room", "table"}, {"text", "later"}})["reply"]["said"],
      "later");
}

TEST(WebSocket, ManyRequestsAtOnceAreAllAnswered) {
  TestServer server([](net::Settings& s) { s.limits.in_flight = 4; });
  WsClient client(server.port());
  client.hello("token-ann");
  constexpr int kCount = 40;
  for (int i = 0; i < kCount; ++i) {
    client.send(
        json{{"type", "say"}, {"id", i}, {"table", "a"}, {"room", "table"}, {"text", "later"}});
  }
  std::set<int> ids;
  for (int i = 0; i < kCount; ++i) ids.insert(client.receive_json().value("id", -1));
  EXPECT_EQ(ids.size(), std::size_t{kCount});
  EXPECT_EQ(server.api().most_at_once(), 4);
}

// ---- sessions that change or end while the socket is open ----

Identity named(std::string name, protocol::Language language) {
  return {.person = PersonId(1),
          .session = SessionId(1),
          .name = std::move(name),
          .language = language};
}

TEST(WebSocketIdentity, NewNamesAndLanguagesAreKnownWithTheNextRequest) {
  TestServer server;
  WsClient client(server.port());
  client.hello("token-ann");
  EXPECT_EQ(client.ask("games")["reply"]["name"], "ann");
  server.api().set_renewed(named("countess", protocol::Language::de));
  EXPECT_EQ(client.ask("games")["reply"]["name"], "countess");
  EXPECT_EQ(client.ask("leave", {{"table", "abc"}})["error"]["text"], refusal("forbidden").text.de);
  client.send(std::string("nonsense"));
  EXPECT_EQ(client.receive_json()["error"]["code"], "bad_json");
}

TEST(WebSocketIdentity, EndedSessionsAskNothingMore) {
  TestServer server;
  WsClient client(server.port());
  WsClient nobody(server.port());
  client.hello("token-ann");
  nobody.hello();
  server.api().set_renewed(std::nullopt);
  EXPECT_EQ(client.ask("games")["error"]["code"], "not_signed_in");
  EXPECT_EQ(client.close_code(), 4001);
  EXPECT_EQ(nobody.ask("games")["ok"], true);
  EXPECT_TRUE(eventually([&] { return server.api().open_sockets() == 1; }));
}

TEST(WebSocketIdentity, EndedSessionsHearNothingMore) {
  TestServer server([](net::Settings& s) { s.limits.idle_ms = 200; });
  WsClient client(server.port());
  client.hello("token-ann");
  server.api().set_renewed(std::nullopt);
  EXPECT_EQ(client.close_code(3000), 4001);
}

TEST(WebSocketIdentity, AStoreThatFailsClosesNothing) {
  TestServer server([](net::Settings& s) { s.limits.idle_ms = 200; });
  WsClient client(server.port());
  client.hello("token-ann");
  server.api().store_fails = true;
  EXPECT_EQ(client.ask("games")["error"]["code"], "unavailable");
  EXPECT_EQ(client.receive(500), std::nullopt);  // pings come and go
  server.api().store_fails = false;
  EXPECT_EQ(client.ask("games")["ok"], true);
}

TEST(WebSocketIdentity, RequestsKeepTheirOrderWhileItIsLookedUp) {
  TestServer server;
  server.api().renew_slowly = true;
  WsClient client(server.port());
  client.hello("token-ann");
  for (int i = 0; i < 20; ++i) {
    client.send(json{{"type", "games"}, {"id", i}});
    if (i == 9) server.api().renew_slowly = false;
  }
  for (int i = 0; i < 20; ++i) ASSERT_EQ(client.receive_json().value("id", -1), i);
}

TEST(WebSocket, PushesKeepTheirOrder) {
  TestServer server;
  WsClient client(server.port());
  client.hello("token-ann");
  ASSERT_TRUE(eventually([&] { return server.api().open_sockets() == 1; }));
  const auto socket = server.api().sockets().at(0);
  for (int i = 0; i < 500; ++i) {
    // Small and large ones in a row: some are gathered, some go by themselves.
    const std::size_t filler = i % 50 == 0 ? 50'000 : static_cast<std::size_t>(i % 7);
    socket->send(std::make_shared<const std::string>(
        json{{"number", i}, {"filler", std::string(filler, 'x')}}.dump()));
  }
  for (int i = 0; i < 500; ++i) ASSERT_EQ(client.receive_json().value("number", -1), i);
}

TEST(WebSocket, BadMessagesGetErrorsAndTwentyInARowTheDoor) {
  TestServer server;
  WsClient client(server.port());
  client.hello("token-ann");
  client.send(std::string(R"({"type":"nonsense","id":9})"));
  const json unknown = client.receive_json();
  EXPECT_EQ(unknown["id"], 9);
  EXPECT_EQ(unknown["error"]["code"], "unknown_type");
  client.send_binary("{}");
  EXPECT_EQ(client.receive_json()["ok"], false);
  for (int i = 0; i < 17; ++i) client.send(std::string("nonsense"));
  EXPECT_EQ(client.ask("games")["ok"], true);  // in a row means in a row
  for (int i = 0; i < 20; ++i) client.send(std::string("nonsense"));
  EXPECT_EQ(client.close_code(), 1002);
  EXPECT_TRUE(eventually([&] { return server.api().open_sockets() == 0; }));
}

TEST(WebSocket, CloseCodesSayWhy) {
  TestServer server;
  WsClient client(server.port());
  client.hello("token-ann");
  ASSERT_TRUE(eventually([&] { return server.api().open_sockets() == 1; }));
  const auto socket = server.api().sockets().at(0);
  socket->send(std::make_shared<const std::string>(R"({"last":1})"));
  socket->close(Close::signed_out);
  EXPECT_EQ(client.receive_json()["last"], 1);  // what was sent before still arrives
  EXPECT_EQ(client.close_code(), 4001);
  EXPECT_TRUE(eventually([&] { return server.api().open_sockets() == 0; }));
  socket->send(std::make_shared<const std::string>("nobody hears this"));
  socket->close(Close::going_away);
}

TEST(WebSocket, ClientsMayLeaveAtAnyTime) {
  TestServer server;
  {
    WsClient polite(server.port());
    polite.hello("token-ann");
    polite.close();
    WsClient rude(server.port());
    rude.hello("token-ann");
    WsClient early(server.port());
  }
  EXPECT_TRUE(eventually([&] {
    return server.api().opened_total() == 2 && server.api().open_sockets() == 0 &&
           server.listener().connections() == 0;
  }));
}

TEST(WebSocket, AnswersAfterTheEndHarmNobody) {
  TestServer server;
  {
    WsClient client(server.port());
    client.hello("token-ann");
    client.send(
        json{{"type", "say"}, {"id", 1}, {"table", "a"}, {"room", "table"}, {"text", "never"}});
    client.ask("games");
  }
  EXPECT_TRUE(eventually([&] { return server.api().open_sockets() == 0; }));
  server.api().answer_waiting();
  EXPECT_TRUE(eventually([&] { return server.listener().connections() == 0; }));
}

TEST(WebSocket, DeadPeersAreNoticed) {
  TestServer server([](net::Settings& s) { s.limits.idle_ms = 300; });
  WsClient alive(server.port());
  alive.hello("token-ann");
  kit::RawClient dead(server.port());  // upgrades, then never answers a ping
  dead.send(
      "GET /api/v1/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  EXPECT_THAT(dead.receive(2000, "\r\n\r\n"), HasSubstr("101"));
  for (int i = 0; i < 8; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    EXPECT_EQ(alive.ask("games")["ok"], true);
  }
  EXPECT_TRUE(dead.closed_within(3000));
}

TEST(WebSocket, StoppingTellsEverybody) {
  TestServer server;
  WsClient client(server.port());
  client.hello("token-ann");
  kit::HttpClient idle(server.port());
  EXPECT_EQ(idle.get("/healthz").status, 200);
  server.listener().stop();
  EXPECT_EQ(client.close_code(), 1001);
  EXPECT_TRUE(eventually([&] { return server.listener().connections() == 0; }));
  EXPECT_EQ(idle.get("/healthz").status, 0);
  EXPECT_EQ(WsClient(server.port()).status(), 0);
}

}  // namespace
}  // namespace prestige::server
