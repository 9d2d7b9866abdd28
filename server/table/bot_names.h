#pragma once

#include <string_view>

#include "server/base/id.h"

namespace prestige::server {

// What the bot on a seat of a table is called: always the same, and no two of a table alike.
std::string_view bot_name(TableId table, std::size_t seat);

}  // namespace prestige::server
