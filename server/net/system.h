#pragma once

// Time and randomness of the machine.

#include "server/base/clock.h"
#include "server/base/entropy.h"

namespace prestige::server::net {

// Microseconds since some moment; never goes back.
std::uint64_t steady_us();

class SystemClock final : public Clock {
 public:
  Millis now() const override;
};

class SodiumEntropy final : public Entropy {
 public:
  SodiumEntropy();
  void fill(std::span<std::byte> bytes) override;
};

}  // namespace prestige::server::net
