#include "cli/stored_table.h"

namespace prestige::cli {

using namespace server;

namespace {

// A table where people play changes a few times a second at most.
constexpr int kAttempts = 50;

std::expected<Append, std::string> append_of(const StoredTable& table,
                                             const std::vector<Entry>& entries) {
  TableModel next = table.now.model;
  History history = table.now.history;
  Append append;
  append.table = next.id;
  append.expected = next.version;
  for (const Entry& entry : entries) {
    if (fold(next, entry, &history) != Fold::done) return std::unexpected("this does not fit");
    append.entries.push_back(to_text(entry));
  }
  append.head = head_of(next, &table.names);
  append.members = members_of(next);
  return append;
}

}  // namespace

std::expected<StoredTable, std::string> load_table(Store& store, TableId table) {
  auto log = read_log(store, table, 0);
  if (!log) return std::unexpected(log.error().detail);
  if (!log->exists) return std::unexpected("there is no table " + to_text(table));
  StoredTable out{std::move(log->entries), std::move(log->names), {}};
  const auto nothing = [](const auto&, const auto&, const auto&) {};
  if (!replay(table, out.log, out.now, nothing)) {
    return std::unexpected("the log of table " + to_text(table) + " makes no sense");
  }
  return out;
}

std::expected<std::size_t, std::string> change_table(Store& store, TableId table,
                                                     const DecideTable& decide) {
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const auto found = load_table(store, table);
    if (!found) return std::unexpected(found.error());
    const Decision decision = decide(found->now.model);
    if (!decision) return std::unexpected(decision.error().text.en);
    if (decision->entries.empty()) return 0;
    const auto append = append_of(*found, decision->entries);
    if (!append) return std::unexpected(append.error());
    const auto appended = store.append(std::span(&*append, 1));
    if (!appended) return std::unexpected(appended.error().detail);
    if (appended->front() == Appended::stored) return decision->entries.size();
  }
  return std::unexpected("table " + to_text(table) + " changes too fast; try again");
}

}  // namespace prestige::cli
