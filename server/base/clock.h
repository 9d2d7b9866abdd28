#pragma once

#include <cstdint>

namespace prestige::server {

// Milliseconds since 1970.
using Millis = std::int64_t;

class Clock {
 public:
  virtual ~Clock() = default;
  virtual Millis now() const = 0;
};

}  // namespace prestige::server
