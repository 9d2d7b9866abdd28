#include "server/net/system.h"

#include <sodium.h>

#include <chrono>

#include "engine/core/assert.h"

namespace prestige::server::net {

std::uint64_t steady_us() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::microseconds>(now).count());
}

Millis SystemClock::now() const {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

SodiumEntropy::SodiumEntropy() {
  const int code = sodium_init();
  ASSERT(code >= 0);
}

void SodiumEntropy::fill(std::span<std::byte> bytes) {
  randombytes_buf(bytes.data(), bytes.size());
}

}  // namespace prestige::server::net
