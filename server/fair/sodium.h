#pragma once

// libsodium on the bytes that the rest of the server uses.

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace prestige::server {

using Bytes32 = std::array<std::byte, 32>;

// Makes libsodium ready; cheap to call again. Needed before anything that draws random bytes.
void need_sodium();

Bytes32 sha256(std::span<const std::byte> bytes);

inline std::span<const std::byte> bytes_of(std::string_view text) {
  return std::as_bytes(std::span(text));
}

}  // namespace prestige::server
