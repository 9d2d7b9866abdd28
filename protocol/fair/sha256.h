#pragma once

// SHA-256 (FIPS 180-4) and HMAC with it (RFC 2104). The server and whoever checks it, in a browser
// too, compute with the same few lines.

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace prestige::protocol {

using Bytes32 = std::array<std::byte, 32>;

Bytes32 sha256(std::span<const std::byte> bytes);
Bytes32 hmac_sha256(std::span<const std::byte, 32> key, std::span<const std::byte> message);

inline std::span<const std::byte> bytes_of(std::string_view text) {
  return std::as_bytes(std::span(text));
}

}  // namespace prestige::protocol
