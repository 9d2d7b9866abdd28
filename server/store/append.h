#pragma once

// What every store does with an append before it looks at what is stored.

#include "server/store/rows.h"

namespace prestige::server {

// A table comes into being with an entry; nothing else makes sense.
bool makes_sense(const Append& append);
// Each person once, in the order of ids.
std::vector<MemberRow> distinct_members(const Append& append);

inline std::int64_t version_after(const Append& append) {
  return append.expected + static_cast<std::int64_t>(append.entries.size());
}

}  // namespace prestige::server
