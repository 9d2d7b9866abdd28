#include "server/fair/sodium.h"

#include <sodium.h>

#include <cstdlib>

namespace prestige::server {

namespace {

const unsigned char* raw(std::span<const std::byte> bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}
unsigned char* raw(Bytes32& bytes) { return reinterpret_cast<unsigned char*>(bytes.data()); }

}  // namespace

void need_sodium() {
  // Fails only where the system has no randomness at all: nothing could be done safely there.
  static const bool ready = sodium_init() >= 0;
  if (!ready) std::abort();
}

Bytes32 sha256(std::span<const std::byte> bytes) {
  static_assert(crypto_hash_sha256_BYTES == sizeof(Bytes32));
  need_sodium();
  Bytes32 hash{};
  crypto_hash_sha256(raw(hash), raw(bytes), bytes.size());
  return hash;
}

}  // namespace prestige::server
