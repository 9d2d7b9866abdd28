#pragma once

// Pieces of libpq that connection and listener share.

#include <libpq-fe.h>

#include <array>
#include <expected>
#include <memory>
#include <string>

#include "server/store/store.h"

namespace prestige::server::postgres {

struct LinkCloser {
  void operator()(PGconn* connection) const { PQfinish(connection); }
};
using Link = std::unique_ptr<PGconn, LinkCloser>;
struct ResultCloser {
  void operator()(PGresult* result) const { PQclear(result); }
};
using Result = std::unique_ptr<PGresult, ResultCloser>;

// The channel on which stores tell each other what they changed.
inline constexpr const char* kChannel = "prestige";

std::expected<Link, std::string> connect(const std::string& address);
// Messages of libpq end with a line break and may hold several.
std::string one_line(const char* message);

}  // namespace prestige::server::postgres
