#pragma once

// The kind of socket that every connection has: bound to a strand of its own.

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/strand.hpp>

namespace prestige::server::net {

using Executor = boost::asio::strand<boost::asio::io_context::executor_type>;
using TcpSocket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;

}  // namespace prestige::server::net
