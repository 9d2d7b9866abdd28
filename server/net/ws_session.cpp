#include "server/net/ws_session.h"

#include <boost/asio/dispatch.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/net/cork_stream.h"
#include "server/net/hello.h"
#include "server/net/outbox.h"

namespace prestige::server::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;

namespace {

constexpr int kBadInARowMax = 20;
constexpr std::size_t kKeptBytes = 2048;  // of the read buffer while nothing is read

websocket::close_reason reason_of(Close why) {
  using Code = websocket::close_code;
  switch (why) {
    case Close::signed_out:
      return {static_cast<Code>(4001), "signed out"};
    case Close::going_away:
      return {Code::going_away, "going away"};
    case Close::protocol_error:
      return {Code::protocol_error, "protocol error"};
    case Close::unavailable:
      return {Code::try_again_later, "try again later"};
  }
  return {Code::normal};
}

class WsSession final : public Socket,
                        public Connection,
                        public std::enable_shared_from_this<WsSession> {
 public:
  WsSession(TcpSocket socket, std::shared_ptr<Front> front, std::unique_ptr<Place> place,
            SocketStart start)
      : front_(std::move(front)),
        place_(std::move(place)),
        who_(std::move(start.who)),
        address_(std::move(start.address)),
        address_key_(start.address_key),
        outbox_(limits().queue_messages, limits().queue_bytes),
        ws_(std::move(socket)) {}

  ~WsSession() override { front_->remove(*this); }

  void start(http::request<http::string_body> upgrade, std::string headers) {
    front_->add(shared_from_this());
    set_options(std::move(headers));
    asio::dispatch(ws_.get_executor(),
                   [self = shared_from_this(), upgrade = std::move(upgrade)]() mutable {
                     // The answer is built before the call returns.
                     self->ws_.async_accept(upgrade, [self](const error_code& error) {
                       // The decorator and its headers have served their purpose.
                       self->ws_.set_option(websocket::stream_base::decorator([](auto&) {}));
                       if (!error) self->wait_for_hello();
                     });
                   });
  }

  void send(Text message) override {
    switch (outbox_.put(std::move(message))) {
      case Outbox::Put::first:
        return asio::post(ws_.get_executor(), [self = shared_from_this()] { self->flush(); });
      case Outbox::Put::full:
        front_->metrics.refused("queue");
        return asio::post(ws_.get_executor(), [self = shared_from_this()] { self->cut_off(); });
      case Outbox::Put::queued:
      case Outbox::Put::closed:
        return;
    }
  }

  void close(Close why) override {
    asio::post(ws_.get_executor(), [self = shared_from_this(), why] { self->begin_close(why); });
  }

  void shut() override { close(Close::going_away); }

 private:
  const Limits& limits() const { return front_->settings.limits; }

  void set_options(std::string headers) {
    const auto ms = [](int value) {
      return value > 0 ? std::chrono::milliseconds(value) : websocket::stream_base::none();
    };
    ws_.set_option(websocket::stream_base::timeout{
        .handshake_timeout = ms(limits().hello_ms),
        .idle_timeout = ms(limits().idle_ms),
        .keep_alive_pings = true,
    });
    ws_.set_option(websocket::stream_base::decorator(
        [headers = std::move(headers)](websocket::response_type& response) {
          response.set(http::field::server, "prestige");
          add_headers(response, headers);
        }));
    ws_.read_message_max(static_cast<std::size_t>(limits().message_bytes));
    ws_.auto_fragment(false);  // which would copy every message
    ws_.text(true);
  }

  static void add_headers(websocket::response_type& response, std::string_view lines) {
    while (!lines.empty()) {
      const auto end = lines.find("\r\n");
      const auto colon = lines.find(": ");
      response.set(beast::string_view(lines.data(), colon),
                   beast::string_view(lines.data() + colon + 2, end - colon - 2));
      lines.remove_prefix(end + 2);
    }
  }

  // ---- hello ----

  void wait_for_hello() {
    if (limits().hello_ms > 0) {
      timer_ = std::make_unique<asio::steady_timer>(ws_.get_executor(),
                                                    std::chrono::milliseconds(limits().hello_ms));
      timer_->async_wait([weak = weak_from_this()](const error_code& error) {
        const auto self = weak.lock();
        if (error || !self || !self->timer_) return;
        self->front_->metrics.refused("hello_ms");
        self->begin_close(Close::protocol_error);
      });
    }
    ws_.async_read(buffer_, [self = shared_from_this()](const error_code& error, std::size_t) {
      self->on_hello(error);
    });
  }

  void on_hello(const error_code& error) {
    if (error) return finish();
    auto hello = read_hello(take_message());
    release_buffer();
    if (!hello) return refuse_hello(hello.error());
    timer_.reset();
    if (hello->token.empty()) return authenticated();
    front_->api.authenticate(std::move(hello->token), [self = shared_from_this()](Known who) {
      asio::dispatch(self->ws_.get_executor(), [self, who = std::move(who)] {
        if (!who) return self->refuse_hello(who.error());
        if (!*who) return self->refuse_hello(refusal("not_signed_in"));
        self->who_ = **who;
        self->authenticated();
      });
    });
  }

  void refuse_hello(const Error& error) {
    timer_.reset();
    send_error(0, error);
    begin_close(error.code == "unavailable" ? Close::unavailable : Close::protocol_error);
    drain();
  }

  void authenticated() {
    if (!who_.person) return greet({});
    if (!front_->person_sockets.enter(person_key())) {
      front_->metrics.refused("sockets_per_person");
      return refuse_hello(refusal_as("too_many", "net.sockets"));
    }
    counted_ = true;
    front_->api.handle({address_, who_, nullptr}, api::GetMe{},
                       [self = shared_from_this()](Reply reply) {
                         asio::dispatch(self->ws_.get_executor(), [self, reply = std::move(reply)] {
                           if (!reply.body) {
                             return self->refuse_hello(reply.body.error());
                           }
                           self->greet(*reply.body);
                         });
                       });
  }

  void greet(std::string_view me) {
    if (closing_) return drain();
    send(std::make_shared<const std::string>(hello_text(front_->settings.version, me)));
    open_ = true;
    front_->metrics.sockets().Increment();
    front_->metrics.answered(Metrics::kSocket, 101, 0);
    front_->api.opened(who_, shared_from_this());
    ws_.control_callback([this](websocket::frame_type kind, beast::string_view) {
      if (kind != websocket::frame_type::close) look_again();
    });
    read();
  }

  // ---- requests ----

  void read() {
    ws_.async_read(buffer_, [self = shared_from_this()](const error_code& error, std::size_t) {
      self->on_message(error);
    });
  }

  // Messages that cross our close frame are read and dropped until the client's arrives.
  void drain() {
    buffer_.clear();
    ws_.async_read(buffer_, [self = shared_from_this()](const error_code& error, std::size_t) {
      if (error) return self->finish();
      self->drain();
    });
  }

  void on_message(const error_code& error) {
    if (error) {
      if (error == websocket::error::message_too_big) front_->metrics.refused("message_bytes");
      return finish();
    }
    if (closing_) return drain();
    const std::string_view message = take_message();
    front_->metrics.messages_in().Increment();
    front_->metrics.bytes_in().Increment(static_cast<double>(message.size()));
    if (ws_.got_binary()) {
      bad(0, refusal_as("bad_request", "net.binary"));
    } else {
      request(message);
    }
    release_buffer();
    if (closing_) return drain();
    paused_ = must_wait();
    if (!paused_) read();
  }

  // Whoever asks faster than answers come waits, and requests keep their order.
  bool must_wait() const {
    return renewing_ || (limits().in_flight > 0 && in_flight_.load() >= limits().in_flight);
  }

  void read_on() {
    if (!paused_ || must_wait()) return;
    paused_ = false;
    read();
  }

  void request(std::string_view message) {
    std::int64_t id = 0;
    auto parsed = socket_request(message, &id);
    if (!parsed) return bad(id, parsed.error());
    auto wait = front_->over_rate(address_key_, who_);
    if (!wait) wait = front_->over_sign_in_rate(address_key_, parsed->request);
    if (!wait) wait = front_->over_making_rate(who_, parsed->request);
    if (wait) return bad(id, too_many(*wait));
    bad_in_a_row_ = 0;
    if (!who_.person) return ask(std::move(*parsed));
    renewing_ = true;
    // At once, in most cases.
    front_->api.renew(
        who_, [self = shared_from_this(), asked = std::move(*parsed)](Known who) mutable {
          asio::dispatch(self->ws_.get_executor(),
                         [self, asked = std::move(asked), who = std::move(who)]() mutable {
                           self->renewed(std::move(asked), std::move(who));
                         });
        });
  }

  void renewed(SocketRequest asked, Known who) {
    renewing_ = false;
    if (!who) {
      send_error(asked.id, who.error());
    } else if (!*who) {
      send_error(asked.id, refusal("not_signed_in"));
      begin_close(Close::signed_out);
    } else {
      who_ = std::move(**who);
      ask(std::move(asked));
    }
    read_on();
  }

  // A client that only listens must not go on listening when its session is over; pings come and
  // go while it is silent.
  void look_again() {
    if (!who_.person || renewing_ || std::exchange(looking_, true)) return;
    front_->api.renew(who_, [self = shared_from_this()](Known who) {
      asio::post(self->ws_.get_executor(), [self, who = std::move(who)] {
        self->looking_ = false;
        if (who && !*who) self->begin_close(Close::signed_out);
      });
    });
  }

  void ask(SocketRequest asked) {
    in_flight_.fetch_add(1);
    const Metrics::Route route = asked.request.index();
    front_->api.handle({address_, who_, shared_from_this()}, std::move(asked.request),
                       [self = shared_from_this(), id = asked.id, route, language = who_.language,
                        start = std::chrono::steady_clock::now()](Reply reply) {
                         self->send_reply(id, reply, language);
                         self->answered(route, start, reply);
                       });
  }

  // Any thread.
  void answered(Metrics::Route route, std::chrono::steady_clock::time_point start,
                const Reply& reply) {
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    front_->metrics.answered(route, reply.body ? 200 : http_status(reply.body.error()),
                             took.count());
    if (in_flight_.fetch_sub(1) != limits().in_flight) return;
    asio::post(ws_.get_executor(), [self = shared_from_this()] { self->read_on(); });
  }

  void bad(std::int64_t id, const Error& error) {
    send_error(id, error);
    if (++bad_in_a_row_ < kBadInARowMax) return;
    front_->metrics.refused("bad_messages");
    begin_close(Close::protocol_error);
  }

  void send_error(std::int64_t id, const Error& error) {
    send_reply(id, {.body = std::unexpected(error), .token = {}}, who_.language);
  }

  // Any thread.
  void send_reply(std::int64_t id, const Reply& reply, protocol::Language language) {
    send(std::make_shared<const std::string>(socket_reply(id, reply, language)));
  }

  std::string_view take_message() const {
    return {static_cast<const char*>(buffer_.cdata().data()), buffer_.size()};
  }

  void release_buffer() {
    buffer_.clear();
    if (buffer_.capacity() > kKeptBytes) buffer_.shrink_to_fit();
  }

  // ---- writing ----

  void flush() {
    if (!outbox_.begin(batch_)) return;
    written_ = 0;
    write();
  }

  void write() {
    ws_.next_layer().cork(written_ + 1 < batch_.size());
    ws_.async_write(asio::buffer(*batch_[written_]),
                    [self = shared_from_this()](const error_code& error, std::size_t size) {
                      self->on_written(error, size);
                    });
  }

  void on_written(const error_code& error, std::size_t size) {
    if (error) {
      ws_.next_layer().cork(false);
      return drop();
    }
    front_->metrics.messages_out().Increment();
    front_->metrics.bytes_out().Increment(static_cast<double>(size));
    if (++written_ < batch_.size()) return write();
    if (outbox_.next(batch_)) {
      written_ = 0;
      return write();
    }
    if (closing_) send_close();
  }

  // ---- closing ----

  void begin_close(Close why) {
    if (closing_) return;
    closing_ = true;
    close_reason_ = why;
    outbox_.close();
    if (!batch_.empty()) return;  // on_written() goes on
    if (!outbox_.begin(batch_)) return send_close();
    written_ = 0;
    write();
  }

  void send_close() {
    if (std::exchange(close_sent_, true)) return;
    if (!ws_.is_open()) return drop();
    ws_.async_close(reason_of(close_reason_),
                    [self = shared_from_this()](const error_code&) { self->finish(); });
  }

  // Without a reason: a write that does not end cannot be followed by a close frame.
  void cut_off() {
    closing_ = true;
    drop();
  }

  // The read that is under way fails, and finish() follows.
  void drop() {
    outbox_.close();
    error_code ignored;
    ws_.next_layer().next_layer().close(ignored);
  }

  void finish() {
    closing_ = true;
    timer_.reset();
    outbox_.close();
    if (counted_) front_->person_sockets.leave(person_key());
    counted_ = false;
    if (!std::exchange(open_, false)) return;
    front_->metrics.sockets().Decrement();
    front_->api.closed(*this);
  }

  std::uint64_t person_key() const { return static_cast<std::uint64_t>(who_.person.number()); }

  std::shared_ptr<Front> front_;
  std::unique_ptr<Place> place_;
  Identity who_;
  std::string address_;
  std::uint64_t address_key_;
  Outbox outbox_;
  websocket::stream<CorkStream, false> ws_;
  beast::flat_buffer buffer_;
  std::vector<Text> batch_;
  std::size_t written_ = 0;                    // of the batch
  std::unique_ptr<asio::steady_timer> timer_;  // until hello
  std::atomic<int> in_flight_ = 0;
  int bad_in_a_row_ = 0;
  Close close_reason_ = Close::going_away;
  bool counted_ = false;  // among the person's sockets
  bool open_ = false;     // the API knows it
  bool paused_ = false;
  bool renewing_ = false;  // a request waits to know whose it is
  bool looking_ = false;   // the same without a request
  bool closing_ = false;
  bool close_sent_ = false;
};

}  // namespace

void start_socket(TcpSocket socket, std::shared_ptr<Front> front, std::unique_ptr<Place> place,
                  SocketStart start, http::request<http::string_body> upgrade) {
  std::string headers = std::move(start.headers);
  std::make_shared<WsSession>(std::move(socket), std::move(front), std::move(place),
                              std::move(start))
      ->start(std::move(upgrade), std::move(headers));
}

}  // namespace prestige::server::net
