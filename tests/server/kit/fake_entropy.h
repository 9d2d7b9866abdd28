#pragma once

#include <mutex>

#include "engine/core/rng.h"
#include "server/base/entropy.h"

namespace prestige::server::kit {

// Repeatable bytes: the same for the same seed. Never for real secrets.
class FakeEntropy final : public Entropy {
 public:
  explicit FakeEntropy(std::uint64_t seed = 1) : rng_(seed) {}

  void fill(std::span<std::byte> bytes) override {
    const std::lock_guard lock(mutex_);
    for (std::byte& byte : bytes) byte = static_cast<std::byte>(rng_.below(256));
  }

 private:
  std::mutex mutex_;
  Rng rng_;
};

}  // namespace prestige::server::kit
