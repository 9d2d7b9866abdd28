#pragma once

// Addresses of clients, also behind proxies.

#include <boost/asio/ip/address.hpp>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace prestige::server::net {

// A set of networks: "10.0.0.0/8", "::1".
class Networks {
 public:
  static std::expected<Networks, std::string> parse(const std::vector<std::string>& texts);
  bool contains(const boost::asio::ip::address& address) const;

 private:
  struct Network {
    boost::asio::ip::address_v6 base;  // IPv4 is mapped
    int bits = 128;
  };
  std::vector<Network> networks_;
};

// Who is asking: the peer, or when that is a trusted proxy the last address in X-Forwarded-For that
// is none.
boost::asio::ip::address client_address(const boost::asio::ip::address& peer,
                                        std::string_view forwarded_for, const Networks& trusted);

// What limits are counted by: with IPv6 a whole /64, since one host has all of it.
std::string limit_text(const boost::asio::ip::address& address);

// Loopback, private, link-local, multicast …: nothing that a stranger may make us talk to.
bool is_internal(const boost::asio::ip::address& address);

}  // namespace prestige::server::net
