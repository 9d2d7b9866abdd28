// Traffic that no honest client sends: nobody else may notice.

#include <gmock/gmock.h>

#include "tests/server/kit/test_server.h"
#include "tests/server/kit/ws_client.h"

namespace prestige::server {
namespace {

using kit::eventually;
using kit::RawClient;
using kit::TestServer;
using testing::HasSubstr;

constexpr std::string_view kUpgrade =
    "GET /api/v1/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

std::string bytes(std::initializer_list<int> values) {
  std::string out;
  for (const int value : values) out += static_cast<char>(value);
  return out;
}

// A frame of a client, with a mask of zeros so that the payload stays readable.
std::string frame(int first, std::string_view payload, bool masked = true) {
  const int mask = masked ? 0x80 : 0;
  std::string out = bytes({first});
  if (payload.size() < 126) {
    out += static_cast<char>(mask | static_cast<int>(payload.size()));
  } else {
    const int size = static_cast<int>(payload.size());
    out += bytes({mask | 126, size >> 8, size & 255});
  }
  if (masked) out += std::string(4, '\0');
  return out.append(payload);
}

constexpr int kFinText = 0x81;
constexpr std::string_view kHello = R"({"type":"hello","protocol":1})";

// An open socket that has said hello, spoken to in bytes.
std::unique_ptr<RawClient> raw_socket(const TestServer& server) {
  auto client = std::make_unique<RawClient>(server.port());
  client->send(kUpgrade);
  EXPECT_THAT(client->receive(3000, "\r\n\r\n"), HasSubstr("101 Switching"));
  client->send(frame(kFinText, kHello));
  EXPECT_THAT(client->receive(3000, "}"), HasSubstr("\"hello\""));
  return client;
}

// Somebody honest, who must be served whatever the others do.
class Malformed : public testing::Test {
 protected:
  void SetUp() override { ASSERT_EQ(honest.hello("token-ann")["type"], "hello"); }
  void TearDown() override {
    EXPECT_EQ(honest.ask("games")["ok"], true);
    EXPECT_EQ(kit::HttpClient(server.port()).get("/healthz").status, 200);
    EXPECT_TRUE(eventually([&] { return server.api().open_sockets() == 1; }));
  }

  TestServer server;
  kit::WsClient honest{server.port()};
};

TEST_F(Malformed, RequestsThatAreNone) {
  for (const std::string& text : std::vector<std::string>{
           "\r\n\r\n\r\n",
           "GET\r\n\r\n",
           "GET / HTTP/9.9\r\n\r\n",
           "GET  /  HTTP/1.1\r\n\r\n",
           "G\x01T / HTTP/1.1\r\n\r\n",
           std::string("GET /\0 HTTP/1.1\r\n\r\n", 20),
           "GET / HTTP/1.1\r\nHost a\r\n\r\n",
           "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
           "GET / HTTP/1.1\r\nHost: a\r\n folded\x01: b\r\n\r\n",
           "GET http://other/ HTTP/1.1\r\nHost: a\r\n\r\n",
           "CONNECT other:443 HTTP/1.1\r\nHost: a\r\n\r\n",
           "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
           "POST /api/v1/guests HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
           "POST /api/v1/guests HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
           "POST /api/v1/guests HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n",
           "POST /api/v1/guests HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n{} ",
           "POST /api/v1/guests HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: "
           "chunked\r\n\r\n",
           "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
           "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
           "\x16\x03\x01\x02\x01\x01\xfc\x03\x03",  // TLS
       }) {
    RawClient client(server.port());
    client.send(text);
    const std::string answer = client.receive(300, "\r\n\r\n");
    EXPECT_THAT(answer, testing::AnyOf("", HasSubstr("HTTP/1.1 4"))) << text;
  }
}

TEST_F(Malformed, CutOffRequests) {
  const std::string whole =
      "POST /api/v1/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
      "Content-Length: 2\r\n\r\n{}";
  for (std::size_t cut = 0; cut < whole.size(); cut += 7) {
    RawClient client(server.port());
    client.send(std::string_view(whole).substr(0, cut));
    client.reset();
  }
  EXPECT_TRUE(eventually([&] { return server.listener().connections() <= 2; }));
}

TEST_F(Malformed, RequestsInARowAreAnsweredInOrder) {
  RawClient client(server.port());
  client.send(
      "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /nothing HTTP/1.1\r\nHost: a\r\n\r\n"
      "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  const std::string all = client.receive(3000);
  const auto first = all.find("200 OK");
  const auto second = all.find("404 Not Found");
  EXPECT_LT(first, second);
  EXPECT_NE(all.find("200 OK", second), std::string::npos);
}

TEST_F(Malformed, UpgradesThatAreNone) {
  const std::string good(kUpgrade);
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"Version: 13", "Version: 8"},
           {"Sec-WebSocket-Key", "X-Other"},
           {"GET /api", "POST /api"},
       }) {
    std::string bad = good;
    bad.replace(bad.find(from), from.size(), to);
    RawClient client(server.port());
    client.send(bad);
    EXPECT_THAT(client.receive(1000, "\r\n\r\n"), HasSubstr("HTTP/1.1 4")) << to;
  }
}

TEST_F(Malformed, FramesThatAreNone) {
  struct Case {
    const char* name;
    std::string sent;
    int code;  // of the close frame
  };
  const std::vector<Case> cases = {
      {"unmasked", frame(kFinText, "{}", /*masked=*/false), 1002},
      {"reserved bits", frame(0xf1, "{}"), 1002},
      {"compressed although that was not agreed", frame(0xc1, "{}"), 1002},
      {"reserved opcode", frame(0x83, "{}"), 1002},
      {"reserved control opcode", frame(0x8b, "{}"), 1002},
      {"continuation of nothing", frame(0x80, "{}"), 1002},
      {"new message inside another", frame(0x01, "{") + frame(kFinText, "{}"), 1002},
      {"fragmented ping", frame(0x09, "hi"), 1002},
      {"long ping", frame(0x89, std::string(126, 'x')), 1002},
      {"length of 2^63", bytes({0x81, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}), 1009},
      {"length of 2^40", bytes({0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0}), 1009},
      {"length not the shortest", bytes({0x81, 0xfe, 0, 2, 0, 0, 0, 0}) + "{}", 1002},
      {"not UTF-8", frame(kFinText, "\xff\xfe"), 1007},
      {"UTF-8 cut off", frame(kFinText, "\xc3"), 1007},
      {"UTF-8 of a surrogate", frame(kFinText, "\xed\xa0\x80"), 1007},
      {"close with half a code", frame(0x88, "\x03"), 1002},
      {"close with a reserved code", frame(0x88, bytes({0x03, 0xed})), 1002},
      {"close with words that are not UTF-8", frame(0x88, bytes({0x03, 0xe8, 0xff})), 1002},
      {"too many fragments",
       [] {
         std::string all = frame(0x01, std::string(40000, ' '));
         return all + frame(0x00, std::string(40000, ' '));
       }(),
       1009},
  };
  for (const Case& c : cases) {
    const auto client = raw_socket(server);
    client->send(c.sent);
    const std::string answer = client->receive(2000);
    ASSERT_GE(answer.size(), 4u) << c.name;
    EXPECT_EQ(static_cast<unsigned char>(answer[0]), 0x88) << c.name;
    const int code =
        (static_cast<unsigned char>(answer[2]) << 8) | static_cast<unsigned char>(answer[3]);
    EXPECT_TRUE(code == c.code || code == 1002) << c.name << ": " << code;
  }
}

TEST_F(Malformed, FragmentsWithPingsBetweenAreAMessage) {
  const auto client = raw_socket(server);
  client->send(frame(0x01, R"({"type":"ga)") + frame(0x89, "still there?") +
               frame(0x00, R"(mes","id")") + frame(0x80, ":5}"));
  const std::string answer = client->receive(3000, "\"games\"}}");
  EXPECT_THAT(answer, HasSubstr("still there?"));
  EXPECT_THAT(answer, HasSubstr(R"("id":5,"ok":true)"));
}

TEST_F(Malformed, CutOffFrames) {
  const std::string whole = frame(kFinText, R"({"type":"games","id":1})");
  for (std::size_t cut = 1; cut < whole.size(); cut += 3) {
    const auto client = raw_socket(server);
    client->send(std::string_view(whole).substr(0, cut));
    client->reset();
  }
}

TEST_F(Malformed, OneByteAtATimeIsStillAMessage) {
  const auto client = raw_socket(server);
  for (const char c : frame(kFinText, R"({"type":"games","id":6})")) client->send({&c, 1});
  EXPECT_THAT(client->receive(3000, "}}"), HasSubstr("\"id\":6"));
}

TEST_F(Malformed, PingsWithoutEndAreAnsweredOrCutOff) {
  const auto client = raw_socket(server);
  std::string many;
  for (int i = 0; i < 20'000; ++i) many += frame(0x89, "0123456789");
  client->send(many);  // without reading a single pong
}

}  // namespace
}  // namespace prestige::server
