#pragma once

// How lists of tables are read in parts: clients hand back the text of the last row.

#include <optional>
#include <string>
#include <string_view>

#include "server/store/rows.h"

namespace prestige::server {

std::string bookmark(const ListMark& mark);
std::optional<ListMark> bookmark_from(std::string_view text);

}  // namespace prestige::server
