#pragma once

// A table as whoever runs the server finds it in the store, beside the servers that use it.

#include "cli/exit_code.h"
#include "server/table/decide.h"
#include "server/table/log.h"

namespace prestige::cli {

struct StoredTable {
  std::vector<server::Entry> log;
  server::PersonNames names;
  server::Replayed now;
};

// Or what is wrong, for people.
std::expected<StoredTable, std::string> load_table(server::Store& store, server::TableId table);

// Decides on the table as it is stored and appends that, again while others are faster. Tells how
// many entries it took: none when there was nothing to do.
using DecideTable = std::function<server::Decision(const server::TableModel&)>;
std::expected<std::size_t, std::string> change_table(server::Store& store, server::TableId table,
                                                     const DecideTable& decide);

}  // namespace prestige::cli
