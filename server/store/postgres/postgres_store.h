#pragma once
#include "server/store/sql/sql_store.h"
namespace prestige::server::postgres {
inline std::expected<std::unique_ptr<sql::SqlStore>, std::string> open(const std::string&) {
  return std::unexpected("PostgreSQL is not there yet");
}
}  // namespace prestige::server::postgres
