#pragma once

// A socket that gathers what is written while it is corked and sends it with the next write that
// comes uncorked. Several WebSocket messages in a row so cost one system call, although the layer
// above writes them one by one. One write at a time, all on the socket's strand.

#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_range.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <string>

#include "server/net/tcp.h"

namespace prestige::server::net {

class CorkStream {
 public:
  using executor_type = Executor;
  using next_layer_type = TcpSocket;

  explicit CorkStream(TcpSocket socket) : socket_(std::move(socket)) {}

  executor_type get_executor() { return socket_.get_executor(); }
  TcpSocket& next_layer() { return socket_; }
  const TcpSocket& next_layer() const { return socket_; }

  void cork(bool on) { corked_ = on; }

  template <class Buffers, class Handler>
  auto async_read_some(const Buffers& buffers, Handler&& handler) {
    return socket_.async_read_some(buffers, std::forward<Handler>(handler));
  }

  template <class Buffers, class Handler>
  auto async_write_some(const Buffers& buffers, Handler&& handler) {
    return boost::asio::async_initiate<Handler, void(boost::system::error_code, std::size_t)>(
        [this](auto&& done, const Buffers& bytes) {
          this->write(bytes, std::forward<decltype(done)>(done));
        },
        handler, buffers);
  }

 private:
  static constexpr std::size_t kHeldBytesMax = 32 << 10;
  static constexpr std::size_t kKeptBytesMax = 1024;  // of the buffer while nothing is written

  template <class Buffers, class Done>
  void write(const Buffers& buffers, Done&& done) {
    const std::size_t size = boost::beast::buffer_bytes(buffers);
    const bool hold = corked_ && held_.size() + size <= kHeldBytesMax;
    if (!hold && held_.empty()) {
      return socket_.async_write_some(buffers, std::forward<Done>(done));
    }
    for (const auto buffer : boost::beast::buffers_range_ref(buffers)) {
      held_.append(static_cast<const char*>(buffer.data()), buffer.size());
    }
    if (hold) {
      return boost::asio::post(get_executor(), [done = std::forward<Done>(done), size]() mutable {
        done(boost::system::error_code{}, size);
      });
    }
    boost::asio::async_write(socket_, boost::asio::buffer(held_),
                             [this, done = std::forward<Done>(done), size](
                                 const boost::system::error_code& error, std::size_t) mutable {
                               held_.clear();
                               if (held_.capacity() > kKeptBytesMax) held_.shrink_to_fit();
                               done(error, error ? 0 : size);
                             });
  }

  TcpSocket socket_;
  std::string held_;
  bool corked_ = false;
};

template <class Handler>
void async_teardown(boost::beast::role_type role, CorkStream& stream, Handler&& handler) {
  using boost::beast::websocket::async_teardown;
  async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

}  // namespace prestige::server::net
