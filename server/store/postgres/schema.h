#pragma once

// How the PostgreSQL database came to look as it does: one step for each version. A step that has
// been released is never changed; the next version is another step after it.

#include <span>
#include <string>
#include <string_view>

#include "server/store/postgres/connection.h"

namespace prestige::server::postgres {

std::span<const std::string_view> schema_steps();

// Brings the database to the version of the last step. Refuses newer ones.
std::expected<void, std::string> migrate(Connection& connection,
                                         std::span<const std::string_view> steps);

}  // namespace prestige::server::postgres
