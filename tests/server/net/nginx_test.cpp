// deploy/nginx.conf as it is, but for ports and paths, before two servers.

#include <gmock/gmock.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

#include "tests/server/kit/http_client.h"
#include "tests/server/kit/test_server.h"
#include "tests/server/kit/tls_client.h"

namespace prestige::server {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string nginx_program() {
  for (const char* path : {"/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"}) {
    if (fs::exists(path)) return path;
  }
  return "";
}

int free_port() {
  const int fd = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in where{};
  where.sin_family = AF_INET;
  where.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof where;
  bind(fd, reinterpret_cast<const sockaddr*>(&where), size);
  getsockname(fd, reinterpret_cast<sockaddr*>(&where), &size);
  ::close(fd);
  return ntohs(where.sin_port);
}

class Nginx : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_FALSE(nginx_program().empty()) << "nginx is not installed; scripts/setup quick does it";
    fs::create_directories(folder_ / "temp");
    ASSERT_TRUE(kit::write_certificate(folder_ / "certificate.pem", folder_ / "key.pem"));
    write_configuration();
    start();
    ASSERT_TRUE(kit::eventually([&] { return kit::RawClient(tls_port_).fd() >= 0; })) << errors();
  }
  void TearDown() override {
    if (pid_ > 0) {
      kill(pid_, SIGTERM);
      waitpid(pid_, nullptr, 0);
    }
    fs::remove_all(folder_);
  }

  void replace(std::string& text, const std::string& from, const std::string& to) {
    ASSERT_NE(text.find(from), std::string::npos) << from;
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
      text.replace(at, from.size(), to);
    }
  }

  void write_configuration() {
    std::ostringstream all;
    all << std::ifstream(PRESTIGE_SOURCE_DIR "/deploy/nginx.conf").rdbuf();
    std::string text = all.str();
    const auto local = [](int port) { return "127.0.0.1:" + std::to_string(port); };
    replace(text, "/run/nginx.pid", folder_ / "nginx.pid");
    replace(text, "/var/log/nginx/error.log", folder_ / "error.log");
    replace(text, "/var/lib/nginx/", folder_ / "temp/");
    replace(text, "/etc/ssl/prestige/", folder_.string() + "/");
    replace(text, "listen 80;", "listen " + local(plain_port_) + ";");
    replace(text, "listen 443 ssl", "listen " + local(tls_port_) + " ssl");
    replace(text, "127.0.0.1:8080", local(first_.port()));
    replace(text, "127.0.0.1:8081", local(second_.port()));
    // The limit on files is that of the machine here.
    replace(text, "worker_rlimit_nofile 65536;", "");
    replace(text, "worker_connections 16384;", "worker_connections 64;");
    std::ofstream(folder_ / "nginx.conf") << text;
  }

  void start() {
    const std::string program = nginx_program();
    const std::string configuration = folder_ / "nginx.conf";
    const std::string prefix = folder_;
    pid_ = fork();
    if (pid_ != 0) return;
    execl(program.c_str(), "nginx", "-p", prefix.c_str(), "-c", configuration.c_str(), "-g",
          "daemon off; master_process off;", nullptr);
    _exit(127);
  }

  std::string errors() const {
    std::ostringstream all;
    all << std::ifstream(folder_ / "error.log").rdbuf();
    return all.str();
  }

  static void trust(net::Settings& settings) { settings.trusted_proxies = {"127.0.0.1"}; }

  kit::TestServer first_{trust};
  kit::TestServer second_{trust};
  fs::path folder_ = fs::path(testing::TempDir()) / ("prestige-nginx-" + std::to_string(getpid()));
  int plain_port_ = free_port();
  int tls_port_ = free_port();
  pid_t pid_ = 0;
};

TEST_F(Nginx, CarriesHttpAndWebSockets) {
  kit::TlsClient http(tls_port_);
  ASSERT_TRUE(http.open()) << errors();
  http.send(
      "POST /api/v1/guests HTTP/1.1\r\nHost: play.example\r\nContent-Type: application/json\r\n"
      "Origin: https://play.example\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}");
  const std::string answer = http.receive("token-guest\"}");
  EXPECT_THAT(answer, HasSubstr("200 OK"));
  EXPECT_THAT(answer, HasSubstr("; Secure"));
  EXPECT_THAT(answer, HasSubstr("Strict-Transport-Security"));

  kit::TlsClient socket(tls_port_);
  socket.send(
      "GET /api/v1/socket HTTP/1.1\r\nHost: play.example\r\nOrigin: https://play.example\r\n"
      "Upgrade: websocket\r\nConnection: Upgrade\r\nCookie: prestige_session=token-ann\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  EXPECT_THAT(socket.receive("\r\n\r\n"), HasSubstr("101 Switching"));
  const std::string hello = R"({"type":"hello","protocol":1})";
  std::string frame = "\x81";
  frame += static_cast<char>(0x80 | hello.size());
  frame += std::string(4, '\0') + hello;
  socket.send(frame);
  EXPECT_THAT(socket.receive("\"me\"}}"), HasSubstr(R"("me":{"name":"ann")"));

  kit::TlsClient metrics(tls_port_);
  metrics.send("GET /metrics HTTP/1.1\r\nHost: play.example\r\nConnection: close\r\n\r\n");
  EXPECT_THAT(metrics.receive("</html>"), HasSubstr("404"));
  EXPECT_EQ(kit::HttpClient(plain_port_).get("/").status, 301);
}

}  // namespace
}  // namespace prestige::server
