#pragma once

// How the SQLite file came to look as it does: one step for each version. A step that has been
// released is never changed; the next version is another step after it.

#include <span>
#include <string>
#include <string_view>

#include "server/store/sqlite/connection.h"

namespace prestige::server::sqlite {

std::span<const std::string_view> schema_steps();

// 0 for a new file; refuses files that are not ours.
std::expected<std::int64_t, std::string> schema_version(Connection& connection);
// Brings the file to the version of the last step. Refuses files that are newer, too.
std::expected<void, std::string> migrate(Connection& connection,
                                         std::span<const std::string_view> steps);

}  // namespace prestige::server::sqlite
