#pragma once

#include <cstddef>
#include <span>

namespace prestige::server {

// Where secrets come from: tokens, ids, seeds of games.
class Entropy {
 public:
  virtual ~Entropy() = default;
  virtual void fill(std::span<std::byte> bytes) = 0;
};

}  // namespace prestige::server
