#pragma once

#include <cstdint>

namespace prestige::server {

// What whoever runs the server can change about tables.
struct TableLimits {
  int tables_per_socket = 64;  // that one socket may follow; 0: any number
};

// How long the log of a table may become, which is read whole for every look back. Games take a few
// hundred entries. From the first number on only decisions of the game and what ends it are taken,
// so that nobody can stop the game of others by filling the log; at the second the game is given
// up.
inline constexpr std::int64_t kEntriesForAll = 10'000;
inline constexpr std::int64_t kEntriesMax = 20'000;

}  // namespace prestige::server
