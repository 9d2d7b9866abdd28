#include "arena/fingerprint.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <span>

#include "engine/core/hash.h"

namespace prestige::arena {

namespace {

// Eight bytes at a time; the last ones are filled up with zeros, and the size tells them apart.
void mix(Hasher& hasher, std::span<const char> bytes) {
  while (!bytes.empty()) {
    std::uint64_t word = 0;
    const auto some = bytes.first(std::min(sizeof word, bytes.size()));
    std::memcpy(&word, some.data(), some.size());
    hasher.mix(word);
    bytes = bytes.subspan(some.size());
  }
}

}  // namespace

std::optional<std::string> fingerprint(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  Hasher hasher;
  std::uint64_t size = 0;
  std::array<char, 1 << 16> buffer{};
  while (file.read(buffer.data(), buffer.size()) || file.gcount() > 0) {
    const auto got = static_cast<std::size_t>(file.gcount());
    mix(hasher, std::span(buffer).first(got));
    size += got;
  }
  if (file.bad()) return std::nullopt;
  hasher.mix(size);
  return fmt::format("{:016x}", hasher.value());
}

std::optional<std::string> own_fingerprint() { return fingerprint("/proc/self/exe"); }

}  // namespace prestige::arena
