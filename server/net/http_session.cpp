#include "server/net/http_session.h"

#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net/credentials.h"
#include "server/net/router.h"
#include "server/net/ws_session.h"

namespace prestige::server::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

namespace {

// A limit as the parser takes it; 0 means none.
std::uint64_t or_huge(int limit) {
  return limit > 0 ? static_cast<std::uint64_t>(limit) : std::uint64_t{1} << 40;
}

class HttpSession final : public Connection, public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(TcpSocket socket, std::shared_ptr<Front> front, std::unique_ptr<Place> place)
      : stream_(std::move(socket)), front_(std::move(front)), place_(std::move(place)) {}
  ~HttpSession() override { front_->remove(*this); }

  void start() {
    front_->add(shared_from_this());
    asio::dispatch(stream_.get_executor(), [self = shared_from_this()] {
      self->read_head(self->front_->settings.limits.request_ms);
    });
  }

  // Whatever is being answered is answered first.
  void shut() override {
    asio::post(stream_.get_executor(), [self = shared_from_this()] {
      self->last_ = true;
      if (self->idle_) self->close();
    });
  }

 private:
  using Parser = http::request_parser<http::string_body>;

  void expire_after(int ms) {
    if (ms > 0) {
      stream_.expires_after(std::chrono::milliseconds(ms));
    } else {
      stream_.expires_never();
    }
  }

  void read_head(int ms) {
    idle_ = buffer_.size() == 0;
    expire_after(ms);
    request_ = {};
    parser_.emplace();
    const auto limit =
        std::min(or_huge(front_->settings.limits.header_bytes), std::uint64_t{1} << 30);
    parser_->header_limit(static_cast<std::uint32_t>(limit));
    parser_->body_limit(boost::none);  // set once the path is known
    http::async_read_header(stream_, buffer_, *parser_,
                            [self = shared_from_this()](const error_code& error, std::size_t) {
                              self->on_head(error);
                            });
  }

  void on_head(const error_code& error) {
    idle_ = false;
    if (error) return refuse_unreadable(error);
    if (!take_head()) return refuse(refusal_as("bad_request", "net.bad_http"), 400);
    if (beast::websocket::is_upgrade(parser_->get())) return upgrade();
    const int limit = body_limit(front_->settings.limits, request_.method, request_.path);
    parser_->body_limit(or_huge(limit));
    if (const auto size = parser_->content_length(); size && *size > or_huge(limit)) {
      return refuse_body();
    }
    if (beast::iequals(parser_->get()[http::field::expect], "100-continue")) {
      static constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
      return asio::async_write(stream_, asio::buffer(kContinue),
                               [self = shared_from_this()](const error_code& fault, std::size_t) {
                                 if (!fault) self->read_body();
                               });
    }
    read_body();
  }

  // Copies what is looked at; false when the target or who sent it make no sense.
  bool take_head() {
    const auto& head = parser_->get();
    const auto text = [](beast::string_view view) { return std::string(view); };
    const std::string_view target(head.target().data(), head.target().size());
    if (!target.starts_with('/')) return false;
    if (head.count(http::field::host) > 1) return false;
    const auto question = target.find('?');
    request_.method = text(head.method_string());
    request_.path = target.substr(0, question);
    if (question != std::string_view::npos) request_.query = target.substr(question + 1);
    request_.host = text(head[http::field::host]);
    request_.origin = text(head[http::field::origin]);
    request_.cookie = text(head[http::field::cookie]);
    request_.authorization = text(head[http::field::authorization]);
    request_.content_type = text(head[http::field::content_type]);
    request_.accept_encoding = text(head[http::field::accept_encoding]);
    request_.language = language_of(text(head[http::field::accept_language]));
    request_.if_none_match = text(head[http::field::if_none_match]);
    keep_alive_ = head.keep_alive();
    return take_sender(text(head["X-Forwarded-For"]), text(head["X-Forwarded-Proto"]));
  }

  bool take_sender(const std::string& forwarded_for, const std::string& forwarded_proto) {
    error_code error;
    const auto peer = stream_.socket().remote_endpoint(error);
    if (error) return false;
    const auto client = client_address(peer.address(), forwarded_for, front_->trusted);
    forwarded_ = client != peer.address();
    request_.address = client.to_string();
    request_.address_key = limit_key(limit_text(client));
    request_.secure = front_->settings.secure_cookies ||
                      (front_->trusted.contains(peer.address()) && forwarded_proto == "https");
    return true;
  }

  void read_body() {
    http::async_read(stream_, buffer_, *parser_,
                     [self = shared_from_this()](const error_code& error, std::size_t) {
                       self->on_body(error);
                     });
  }

  void on_body(const error_code& error) {
    if (error == http::error::body_limit) return refuse_body();
    if (error) return refuse_unreadable(error);
    request_.body = std::move(parser_->get().body());
    parser_.reset();
    front_->metrics.bytes_in().Increment(static_cast<double>(request_.body.size()));
    stream_.expires_never();
    remember_request();
    answer(front_, std::move(request_), [self = shared_from_this()](HttpResponse response) {
      asio::dispatch(
          self->stream_.get_executor(),
          [self, response = std::move(response)]() mutable { self->respond(std::move(response)); });
    });
  }

  void remember_request() {
    asked_.method = request_.method;
    asked_.path = request_.path;
    asked_.host = request_.host;
    asked_.address = request_.address;
    asked_.secure = request_.secure;
  }

  // ---- refusals ----

  void refuse(const Error& error, int status) {
    HttpResponse response = error_response(error, request_.language, status);
    response.close = true;
    remember_request();
    front_->metrics.answered(Metrics::kUnknown, status, 0);
    respond(std::move(response));
  }

  void refuse_body() {
    front_->metrics.refused("body_bytes");
    const int limit = body_limit(front_->settings.limits, request_.method, request_.path);
    refuse(refusal("too_large", {{"allowed", std::to_string(limit)}}), 413);
  }

  // Nothing is said to a client that is gone, slow, or silent.
  void refuse_unreadable(const error_code& error) {
    if (error == beast::error::timeout) front_->metrics.refused("request_ms");
    if (error == http::error::header_limit) {
      front_->metrics.refused("header_bytes");
      return refuse(refusal_as("bad_request", "net.header_limit"), 431);
    }
    const bool theirs =
        error.category() == http::make_error_code(http::error::bad_version).category();
    if (!theirs || error == http::error::end_of_stream || error == http::error::partial_message) {
      return close();
    }
    refuse(refusal_as("bad_request", "net.bad_http"), 400);
  }

  // ---- answering ----

  void respond(HttpResponse response) {
    response_ = std::move(response);
    keep_alive_ = keep_alive_ && !response_.close && !last_;
    head_ = response_head(response_, asked_, keep_alive_);
    if (asked_.method == "HEAD" || response_.status == 304) response_.body.clear();
    front_->metrics.bytes_out().Increment(static_cast<double>(response_.body.size()));
    if (front_->log.wants(LogLevel::debug)) {
      front_->log.debug("request", {{"method", asked_.method},
                                    {"path", asked_.path},
                                    {"status", std::to_string(response_.status)},
                                    {"address", asked_.address}});
    }
    expire_after(front_->settings.limits.request_ms);
    asio::async_write(stream_, std::array{asio::buffer(head_), asio::buffer(response_.body)},
                      [self = shared_from_this()](const error_code& error, std::size_t) {
                        self->on_written(error);
                      });
  }

  void on_written(const error_code& error) {
    if (error) return close();
    if (!keep_alive_ || last_) return linger();
    head_ = {};
    response_ = {};
    if (buffer_.size() == 0) buffer_.shrink_to_fit();
    read_head(front_->settings.limits.keep_alive_ms);
  }

  // Closing with unread bytes would take the answer back from a client that still sends: what
  // comes is read and dropped for a moment.
  void linger() {
    error_code ignored;
    stream_.socket().shutdown(TcpSocket::shutdown_send, ignored);
    expire_after(kLingerMs);
    drop_rest(0);
  }

  void drop_rest(std::size_t dropped) {
    if (dropped > kLingerBytes) return close();
    buffer_.clear();
    stream_.async_read_some(buffer_.prepare(4096), [self = shared_from_this(), dropped](
                                                       const error_code& error, std::size_t size) {
      if (error) return self->close();
      self->drop_rest(dropped + size);
    });
  }

  void close() {
    error_code ignored;
    stream_.socket().shutdown(TcpSocket::shutdown_both, ignored);
    stream_.close();
  }

  // ---- WebSockets ----

  void upgrade() {
    if (request_.path != kSocketPath) return refuse(refusal("not_found"), 404);
    if (front_->stopping) return refuse(refusal_as("unavailable", "net.stopping"), 503);
    if (const auto wait = front_->over_rate(request_.address_key, {})) {
      return refuse(too_many(*wait), 429);
    }
    Credentials given = credentials(request_);
    if (!origin_fits(request_, given.by_cookie, front_->settings.origins)) {
      return refuse(refusal_as("forbidden", "net.origin"), 403);
    }
    // A proxy's own connections are not counted: many people share them, one request after the
    // other. A WebSocket is somebody's for good.
    if (forwarded_ && !place_->count_for(request_.address_key)) {
      return refuse(refusal_as("too_many", "net.sockets"), 429);
    }
    if (given.token.empty()) return become_socket({});
    stream_.expires_never();
    front_->api.authenticate(std::move(given.token), [self = shared_from_this(),
                                                      by_cookie = given.by_cookie](Known who) {
      asio::dispatch(self->stream_.get_executor(), [self, by_cookie, who = std::move(who)] {
        if (!who) return self->refuse(who.error(), http_status(who.error()));
        if (!*who && !by_cookie) return self->refuse(refusal("not_signed_in"), 401);
        self->become_socket(who->value_or(Identity{}));
      });
    });
  }

  void become_socket(Identity who) {
    if (!who.person) who.language = request_.language;
    start_socket(stream_.release_socket(), front_, std::move(place_),
                 {.address = request_.address,
                  .address_key = request_.address_key,
                  .who = std::move(who),
                  .headers = security_headers(request_)},
                 parser_->release());
  }

  static constexpr int kLingerMs = 2000;
  static constexpr std::size_t kLingerBytes = 4u << 20;

  beast::basic_stream<asio::ip::tcp, Executor> stream_;
  std::shared_ptr<Front> front_;
  std::unique_ptr<Place> place_;
  beast::flat_buffer buffer_;
  std::optional<Parser> parser_;
  HttpRequest request_;
  HttpRequest asked_;  // what the answer's head needs to know of the request
  HttpResponse response_;
  std::string head_;
  bool keep_alive_ = false;
  bool forwarded_ = false;  // by a proxy, for the address of the request
  bool idle_ = true;        // between two requests
  bool last_ = false;       // the server stops
};

}  // namespace

void start_http(TcpSocket socket, std::shared_ptr<Front> front, std::unique_ptr<Place> place) {
  std::make_shared<HttpSession>(std::move(socket), std::move(front), std::move(place))->start();
}

}  // namespace prestige::server::net
