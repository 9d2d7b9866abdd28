#include "server/net/webhooks.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <thread>

#include "server/net/address.h"
#include "server/net/limits.h"
#include "server/people/webhook_url.h"

namespace prestige::server::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr std::size_t kHostsMax = 10'000;
constexpr std::size_t kAnswerBytesMax = 4096;  // nobody reads more of an answer than its status

std::string request_text(const WebhookUrl& url, const std::string& body) {
  const bool usual = url.port == (url.tls ? "443" : "80");
  const bool v6 = url.host.find(':') != std::string::npos;
  std::string out = "POST " + url.target + " HTTP/1.1\r\nHost: ";
  out += v6 ? "[" + url.host + "]" : url.host;
  if (!usual) out += ":" + url.port;
  out += "\r\nUser-Agent: prestige\r\nContent-Type: application/json\r\nConnection: close\r\n";
  out += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
  return out + body;
}

class HttpWebhooks final : public Webhooks {
 public:
  HttpWebhooks(const WebhookSetup& setup, Clock& clock, Log& log)
      : setup_(setup),
        clock_(clock),
        log_(log),
        hosts_(setup.host_per_s, setup.host_burst, kHostsMax),
        tls_(asio::ssl::context::tls_client),
        guard_(context_.get_executor()) {
    error_code ignored;
    tls_.set_default_verify_paths(ignored);
    if (!setup.certificates.empty()) tls_.load_verify_file(setup.certificates, ignored);
    tls_.set_verify_mode(asio::ssl::verify_peer, ignored);
    thread_ = std::jthread([this] { context_.run(); });
  }

  ~HttpWebhooks() override {
    context_.stop();
    thread_.join();
  }

  void post(const std::string& text, std::string body) override {
    const auto url = webhook_url(text);
    if (!url) return tell("webhook refused: not a URL", {});
    if (hosts_.take(limit_key(url->host), clock_.now())) {
      return tell("webhook dropped: too many to this host", url->host);
    }
    if (++at_once_ > setup_.at_once_max) {
      --at_once_;
      return tell("webhook dropped: too many at once", url->host);
    }
    asio::co_spawn(context_, deliver(*url, std::move(body)), asio::detached);
  }

 private:
  // Paths of webhooks are secrets of their owners; the host must do.
  void tell(std::string_view event, const std::string& host) {
    log_.debug(event, {{"host", host}});
  }

  asio::awaitable<void> deliver(WebhookUrl url, std::string body) {
    const auto address = co_await resolve(url);
    if (address) {
      beast::tcp_stream stream(context_);
      stream.expires_after(std::chrono::milliseconds(setup_.timeout_ms));
      error_code error;
      co_await stream.async_connect(*address, asio::redirect_error(asio::use_awaitable, error));
      const std::string request = request_text(url, body);
      std::string status;
      if (!error && url.tls) {
        status = co_await exchange_tls(stream, url, request);
      } else if (!error) {
        status = co_await exchange(stream, request);
      }
      tell(status.starts_with("HTTP/1.1 2") ? "webhook delivered" : "webhook failed", url.host);
    }
    --at_once_;
  }

  // The address is checked after the name has been looked up, and is what is connected to: a name
  // cannot mean one thing for the check and another for the connection.
  asio::awaitable<std::optional<tcp::endpoint>> resolve(const WebhookUrl& url) {
    tcp::resolver resolver(context_);
    error_code error;
    const auto found = co_await resolver.async_resolve(
        url.host, url.port, asio::redirect_error(asio::use_awaitable, error));
    for (const auto& entry : found) {
      if (setup_.allow_private || !is_internal(entry.endpoint().address())) {
        co_return entry.endpoint();
      }
    }
    tell(error ? "webhook failed: no such host" : "webhook refused: not a public address",
         url.host);
    co_return std::nullopt;
  }

  asio::awaitable<std::string> exchange_tls(beast::tcp_stream& stream, const WebhookUrl& url,
                                            const std::string& request) {
    asio::ssl::stream<beast::tcp_stream&> secure(stream, tls_);
    error_code error;
    secure.set_verify_callback(asio::ssl::host_name_verification(url.host), error);
    // The macro for this casts in the old way; the name is only read.
    std::string host = url.host;
    SSL_ctrl(secure.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
             host.data());
    if (error) co_return std::string();
    co_await secure.async_handshake(asio::ssl::stream_base::client,
                                    asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return std::string();
    co_return co_await exchange(secure, request);
  }

  template <class Stream>
  asio::awaitable<std::string> exchange(Stream& stream, const std::string& request) {
    error_code error;
    co_await asio::async_write(stream, asio::buffer(request),
                               asio::redirect_error(asio::use_awaitable, error));
    std::string answer;
    while (!error && answer.size() < kAnswerBytesMax && answer.find('\n') == std::string::npos) {
      std::array<char, 512> bytes{};
      const std::size_t size = co_await stream.async_read_some(
          asio::buffer(bytes), asio::redirect_error(asio::use_awaitable, error));
      answer.append(bytes.data(), size);
    }
    co_return answer;
  }

  const WebhookSetup setup_;
  Clock& clock_;
  Log& log_;
  Buckets hosts_;
  std::atomic<int> at_once_ = 0;
  asio::ssl::context tls_;
  asio::io_context context_;
  asio::executor_work_guard<asio::io_context::executor_type> guard_;
  std::jthread thread_;
};

}  // namespace

std::expected<void, std::string> check_certificates(const std::string& file) {
  if (file.empty()) return {};
  error_code error;
  asio::ssl::context(asio::ssl::context::tls_client).load_verify_file(file, error);
  if (!error) return {};
  return std::unexpected("no certificates can be read from " + file);
}

std::unique_ptr<Webhooks> start_webhooks(const WebhookSetup& setup, Clock& clock, Log& log) {
  return std::make_unique<HttpWebhooks>(setup, clock, log);
}

}  // namespace prestige::server::net
