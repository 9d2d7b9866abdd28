#include "server/net/address.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "server/net/http_message.h"

namespace prestige::server::net {

namespace ip = boost::asio::ip;

namespace {

ip::address_v6 as_v6(const ip::address& address) {
  return address.is_v6() ? address.to_v6() : ip::make_address_v6(ip::v4_mapped, address.to_v4());
}

// An IPv4 address that came in as IPv6 is IPv4.
ip::address plain(const ip::address& address) {
  if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
  return ip::make_address_v4(ip::v4_mapped, address.to_v6());
}

bool same_bits(const ip::address_v6& a, const ip::address_v6& b, int bits) {
  const auto x = a.to_bytes();
  const auto y = b.to_bytes();
  for (std::size_t i = 0; i < x.size() && bits > 0; ++i, bits -= 8) {
    const int unused = bits >= 8 ? 0 : 8 - bits;
    if (x[i] >> unused != y[i] >> unused) return false;
  }
  return true;
}

std::optional<ip::address> parse_address(std::string_view text) {
  boost::system::error_code error;
  const ip::address address = ip::make_address(text, error);
  if (error) return std::nullopt;
  return address;
}

}  // namespace

std::expected<Networks, std::string> Networks::parse(const std::vector<std::string>& texts) {
  Networks networks;
  for (const std::string& text : texts) {
    const auto slash = text.find('/');
    const auto address = parse_address(std::string_view(text).substr(0, slash));
    if (!address) return std::unexpected("“" + text + "” is not an address or a network");
    const int width = address->is_v4() ? 32 : 128;
    int bits = width;
    if (slash != std::string::npos) {
      const char* first = text.data() + slash + 1;
      const char* last = text.data() + text.size();
      const auto [end, fault] = std::from_chars(first, last, bits);
      if (fault != std::errc() || end != last || bits < 0 || bits > width) {
        return std::unexpected("“" + text + "”: the network must have 0 to " +
                               std::to_string(width) + " bits");
      }
    }
    networks.networks_.push_back({as_v6(*address), bits + 128 - width});
  }
  return networks;
}

bool Networks::contains(const ip::address& address) const {
  const ip::address_v6 wanted = as_v6(address);
  return std::ranges::any_of(networks_,
                             [&](const Network& n) { return same_bits(n.base, wanted, n.bits); });
}

ip::address client_address(const ip::address& peer, std::string_view forwarded_for,
                           const Networks& trusted) {
  ip::address client = plain(peer);
  while (trusted.contains(client) && !forwarded_for.empty()) {
    const auto comma = forwarded_for.rfind(',');
    const auto start = comma == std::string_view::npos ? 0 : comma + 1;
    const auto address = parse_address(trimmed(forwarded_for.substr(start)));
    if (!address) break;
    client = plain(*address);
    forwarded_for = forwarded_for.substr(0, comma == std::string_view::npos ? 0 : comma);
  }
  return client;
}

std::string limit_text(const ip::address& address) {
  if (address.is_v4()) return address.to_string();
  auto bytes = address.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), 0);
  return ip::address_v6(bytes).to_string();
}

bool is_internal(const ip::address& address) {
  // The registries' lists of addresses for special purposes.
  static const Networks internal =
      Networks::parse({"0.0.0.0/8",      "10.0.0.0/8",     "100.64.0.0/10", "127.0.0.0/8",
                       "169.254.0.0/16", "172.16.0.0/12",  "192.0.0.0/24",  "192.0.2.0/24",
                       "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24",
                       "203.0.113.0/24", "224.0.0.0/4",    "240.0.0.0/4",   "::/96",
                       "64:ff9b::/96",   "64:ff9b:1::/48", "100::/64",      "2001::/23",
                       "2001:db8::/32",  "2002::/16",      "fc00::/7",      "fe80::/10",
                       "fec0::/10",      "ff00::/8"})
          .value();
  return internal.contains(plain(address));
}

}  // namespace prestige::server::net
