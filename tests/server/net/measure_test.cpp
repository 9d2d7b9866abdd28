// How fast and how small, beside a load generator on the same machine. Not run by default:
//   prestige_server_tests --gtest_also_run_disabled_tests --gtest_filter='Measure.*'

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/epoll.h>

#include <fstream>
#include <iostream>

#include "tests/server/kit/http_client.h"
#include "tests/server/kit/test_server.h"

namespace prestige::server {
namespace {

using kit::RawClient;
using kit::TestServer;

std::string frame(std::string_view payload) {
  std::string out = "\x81";
  if (payload.size() < 126) {
    out += static_cast<char>(0x80 | payload.size());
  } else {
    out += static_cast<char>(0xfe);
    out += static_cast<char>(payload.size() >> 8);
    out += static_cast<char>(payload.size() & 255);
  }
  return out.append(4, '\0').append(payload);
}

std::unique_ptr<RawClient> open_socket(int port) {
  auto client = std::make_unique<RawClient>(port);
  client->send(
      "GET /api/v1/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Authorization: Bearer token-ann\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  client->receive(5000, "\r\n\r\n");
  client->send(frame(R"({"type":"hello","protocol":1})"));
  client->receive(5000, "}}");
  return client;
}

void no_limits(net::Settings& s) {
  s.limits.connections_per_address = 0;
  s.limits.sockets_per_person = 0;
  s.limits.idle_ms = 0;  // these clients answer no pings
}

std::size_t resident_bytes() {
  std::ifstream in("/proc/self/statm");
  std::size_t total = 0;
  std::size_t resident = 0;
  in >> total >> resident;
  return resident * 4096;
}

// Frames whose last bytes are in: counts the ends of both kinds of message an `act` brings.
struct Counter {
  std::size_t wanted = 0;
  std::size_t have = 0;  // bytes
  bool take(int fd) {
    char bytes[65536];
    const auto size = recv(fd, bytes, sizeof bytes, MSG_DONTWAIT);
    if (size > 0) have += static_cast<std::size_t>(size);
    return have >= wanted;
  }
};

TEST(Measure, DISABLED_Moves) {
  TestServer server(no_limits);
  constexpr int kSockets = 200;
  const std::string act = frame(
      R"({"type":"act","id":1,"table":"0123456789ab","seat":0,"action":"take gold","version":17,"key":"0123456789abcdef"})");
  std::vector<std::unique_ptr<RawClient>> clients;
  for (int i = 0; i < kSockets; ++i) clients.push_back(open_socket(server.port()));
  // Both answers of one move, in bytes.
  clients[0]->send(act);
  const std::size_t wanted = clients[0]->receive(500).size();
  const int poller = epoll_create1(0);
  std::vector<Counter> counters(kSockets, {.wanted = wanted});
  for (int i = 0; i < kSockets; ++i) {
    epoll_event event{.events = EPOLLIN, .data = {.u32 = static_cast<std::uint32_t>(i)}};
    epoll_ctl(poller, EPOLL_CTL_ADD, clients[static_cast<std::size_t>(i)]->fd(), &event);
    clients[static_cast<std::size_t>(i)]->send(act);
  }
  const auto start = std::chrono::steady_clock::now();
  int moves = 0;
  while (std::chrono::steady_clock::now() - start < std::chrono::seconds(5)) {
    epoll_event events[64];
    const int count = epoll_wait(poller, events, 64, 100);
    for (int i = 0; i < count; ++i) {
      const auto index = events[i].data.u32;
      Counter& counter = counters[index];
      if (!counter.take(clients[index]->fd())) continue;
      counter.have = 0;
      ++moves;
      clients[index]->send(act);
    }
  }
  ::close(poller);
  std::cout << moves / 5 << " moves/s, " << moves * 3 / 5 << " messages/s\n";
}

TEST(Measure, DISABLED_IdleSockets) {
  TestServer server(no_limits);
  constexpr int kSockets = 5000;
  std::vector<std::unique_ptr<RawClient>> clients;
  clients.reserve(kSockets);
  for (int i = 0; i < 100; ++i) clients.push_back(open_socket(server.port()));
  const std::size_t before = resident_bytes();
  for (int i = 100; i < kSockets; ++i) clients.push_back(open_socket(server.port()));
  ASSERT_EQ(server.api().open_sockets(), kSockets);
  std::cout << (resident_bytes() - before) / (kSockets - 100) << " bytes each\n";
}

}  // namespace
}  // namespace prestige::server
