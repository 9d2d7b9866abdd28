// Webhooks over TLS: delivered to whoever proves to be the host, and to nobody else.

#include <gmock/gmock.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/net/system.h"
#include "server/net/webhooks.h"
#include "tests/server/kit/loopback_listener.h"
#include "tests/server/kit/temporary.h"
#include "tests/server/kit/test_server.h"
#include "tests/server/kit/tls_client.h"

namespace prestige::server {
namespace {

using kit::eventually;
using testing::HasSubstr;
using testing::IsEmpty;

// A host on this machine that speaks TLS, and keeps what it is sent.
class TlsReceiver {
 public:
  TlsReceiver(const std::string& certificate, const std::string& key) {
    SSL_CTX_use_certificate_file(context_.get(), certificate.c_str(), SSL_FILETYPE_PEM);
    SSL_CTX_use_PrivateKey_file(context_.get(), key.c_str(), SSL_FILETYPE_PEM);
    thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
  }
  ~TlsReceiver() {
    thread_.request_stop();
    thread_.join();
  }

  std::string url(const std::string& host) const {
    return "https://" + host + ":" + std::to_string(listener_.port()) + "/hook";
  }
  std::string received() {
    const std::lock_guard lock(mutex_);
    return received_;
  }

 private:
  void run(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      pollfd waiting{.fd = listener_.fd(), .events = POLLIN, .revents = 0};
      if (poll(&waiting, 1, 20) > 0) serve(accept(listener_.fd(), nullptr, nullptr));
    }
  }
  void serve(int client) {
    const timeval patience{.tv_sec = 2, .tv_usec = 0};
    setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    const std::unique_ptr<SSL, decltype(&SSL_free)> ssl(SSL_new(context_.get()), SSL_free);
    SSL_set_fd(ssl.get(), client);
    char bytes[4096];
    const int size = SSL_accept(ssl.get()) == 1 ? SSL_read(ssl.get(), bytes, sizeof bytes) : 0;
    if (size > 0) {
      const std::lock_guard lock(mutex_);
      received_.append(bytes, static_cast<std::size_t>(size));
    }
    const std::string_view answer = "HTTP/1.1 204 No Content\r\n\r\n";
    if (size > 0) SSL_write(ssl.get(), answer.data(), static_cast<int>(answer.size()));
    ::close(client);
  }

  std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context_{SSL_CTX_new(TLS_server_method()),
                                                             SSL_CTX_free};
  prestige::kit::LoopbackListener listener_;
  std::mutex mutex_;
  std::string received_;
  std::jthread thread_;
};

struct TlsWebhookTest : testing::Test {
  // What became of a delivery: delivered or failed.
  std::string posted(const std::string& url, const std::string& trusted) {
    kit::TestLog log;
    const auto hooks = net::start_webhooks(
        {.allow_private = true, .timeout_ms = 5000, .certificates = trusted}, clock, log);
    hooks->post(url, R"({"kind":"your_move"})");
    std::string told;
    eventually([&] {
      for (const char* word : {"webhook delivered", "webhook failed"}) {
        if (log.all().find(word) != std::string::npos) told = word;
      }
      return !told.empty();
    });
    return told;
  }
  std::string file(const std::string& name) const { return folder.file(name); }

  prestige::kit::TemporaryFolder folder;
  net::SystemClock clock;
};

TEST_F(TlsWebhookTest, ReachTheHostThatTheCertificateNames) {
  ASSERT_TRUE(kit::write_certificate(file("own.pem"), file("own.key")));
  TlsReceiver receiver(file("own.pem"), file("own.key"));
  EXPECT_EQ(posted(receiver.url("localhost"), file("own.pem")), "webhook delivered");
  EXPECT_THAT(receiver.received(), HasSubstr("POST /hook HTTP/1.1\r\nHost: localhost:"));
  EXPECT_THAT(receiver.received(), HasSubstr("\r\n\r\n{\"kind\":\"your_move\"}"));
}

TEST_F(TlsWebhookTest, RefuseACertificateThatNobodyVouchesFor) {
  ASSERT_TRUE(kit::write_certificate(file("own.pem"), file("own.key")));
  ASSERT_TRUE(kit::write_certificate(file("other.pem"), file("other.key")));
  TlsReceiver receiver(file("own.pem"), file("own.key"));
  EXPECT_EQ(posted(receiver.url("localhost"), ""), "webhook failed");
  EXPECT_EQ(posted(receiver.url("localhost"), file("other.pem")), "webhook failed");
  EXPECT_THAT(receiver.received(), IsEmpty());
}

TEST_F(TlsWebhookTest, RefuseACertificateOfAnotherHost) {
  ASSERT_TRUE(kit::write_certificate(file("own.pem"), file("own.key")));
  TlsReceiver receiver(file("own.pem"), file("own.key"));
  EXPECT_EQ(posted(receiver.url("127.0.0.1"), file("own.pem")), "webhook failed");
  EXPECT_THAT(receiver.received(), IsEmpty());
}

TEST_F(TlsWebhookTest, RefuseACertificateThatHasExpired) {
  ASSERT_TRUE(kit::write_certificate(file("old.pem"), file("old.key"), /*valid_s=*/-60));
  TlsReceiver receiver(file("old.pem"), file("old.key"));
  EXPECT_EQ(posted(receiver.url("localhost"), file("old.pem")), "webhook failed");
  EXPECT_THAT(receiver.received(), IsEmpty());
}

TEST_F(TlsWebhookTest, AFileWithoutCertificatesIsRefusedWithWords) {
  ASSERT_TRUE(kit::write_certificate(file("own.pem"), file("own.key")));
  EXPECT_TRUE(net::check_certificates(""));
  EXPECT_TRUE(net::check_certificates(file("own.pem")));
  for (const std::string& wrong : {file("missing.pem"), file("own.key")}) {
    const auto checked = net::check_certificates(wrong);
    ASSERT_FALSE(checked);
    EXPECT_THAT(checked.error(), HasSubstr(wrong));
  }
}

}  // namespace
}  // namespace prestige::server
