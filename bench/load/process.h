#pragma once

// What a process uses, from /proc.

#include <cstdint>
#include <optional>

namespace prestige::load {

struct Usage {
  std::int64_t rss_bytes = 0;
  double cpu_s = 0;
};

std::optional<Usage> usage_of(int pid);
Usage own_usage();

}  // namespace prestige::load
