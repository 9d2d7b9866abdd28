#include "server/store/backup/backup.h"

namespace prestige::server::backup {

namespace {

constexpr std::size_t kBytes = 32;

}  // namespace

Checksum::Checksum() { crypto_generichash_init(&state_, nullptr, 0, kBytes); }

void Checksum::add(std::string_view bytes) {
  crypto_generichash_update(&state_, reinterpret_cast<const unsigned char*>(bytes.data()),
                            bytes.size());
}

std::string Checksum::hex() {
  std::array<unsigned char, kBytes> hash{};
  crypto_generichash_final(&state_, hash.data(), hash.size());
  std::array<char, 2 * kBytes + 1> text{};
  sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
  return text.data();
}

}  // namespace prestige::server::backup
