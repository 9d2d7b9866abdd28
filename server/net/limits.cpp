#include "server/net/limits.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace prestige::server::net {

std::uint64_t limit_key(std::string_view text) {
  static const auto secret = [] {
    std::array<unsigned char, crypto_shorthash_KEYBYTES> key{};
    randombytes_buf(key.data(), key.size());
    return key;
  }();
  std::array<unsigned char, crypto_shorthash_BYTES> hash{};
  // sodium takes bytes, and a text is bytes.
  crypto_shorthash(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                   secret.data());
  return std::bit_cast<std::uint64_t>(hash);
}

Buckets::Bucket& Buckets::bucket(std::uint64_t key, Millis now) {
  if (const auto found = by_key_.find(key); found != by_key_.end()) {
    by_use_.splice(by_use_.begin(), by_use_, found->second);
    return by_use_.front();
  }
  if (by_key_.size() >= count_max_) {
    by_key_.erase(by_use_.back().key);
    by_use_.pop_back();
  }
  by_use_.push_front({key, burst_, now});
  by_key_.emplace(key, by_use_.begin());
  return by_use_.front();
}

std::optional<int> Buckets::take(std::uint64_t key, Millis now) {
  if (per_ms_ <= 0) return std::nullopt;
  const std::lock_guard lock(mutex_);
  Bucket& b = bucket(key, now);
  // A clock that goes back gives nothing and takes nothing.
  const auto passed = static_cast<double>(std::max<Millis>(now - b.time, 0));
  b.tokens = std::min(burst_, b.tokens + passed * per_ms_);
  b.time = now;
  if (b.tokens >= 1.0) {
    b.tokens -= 1.0;
    return std::nullopt;
  }
  return std::max(1, static_cast<int>(std::ceil((1.0 - b.tokens) / per_ms_ / 1000.0)));
}

std::size_t Buckets::size() const {
  const std::lock_guard lock(mutex_);
  return by_key_.size();
}

bool Counts::enter(std::uint64_t key) {
  if (max_ <= 0) return true;
  const std::lock_guard lock(mutex_);
  int& count = counts_[key];
  if (count >= max_) return false;
  ++count;
  return true;
}

void Counts::leave(std::uint64_t key) {
  if (max_ <= 0) return;
  const std::lock_guard lock(mutex_);
  const auto found = counts_.find(key);
  if (found != counts_.end() && --found->second <= 0) counts_.erase(found);
}

}  // namespace prestige::server::net
