#pragma once

namespace prestige::server {

// What whoever runs the server can change about tables.
struct TableLimits {
  int tables_per_socket = 64;  // that one socket may follow; 0: any number
};

}  // namespace prestige::server
