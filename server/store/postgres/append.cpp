#include "server/store/append.h"

#include <numeric>

#include "server/store/postgres/parameters.h"
#include "server/store/postgres/postgres_store.h"
#include "server/store/sql/query.h"

namespace prestige::server::postgres {

namespace {

// An append as values, with what they point to.
struct Prepared {
  explicit Prepared(const Append& append)
      : row{append.table, version_after(append), append.head}, entries(array_of(append.entries)) {
    std::vector<std::int64_t> ids;
    std::vector<bool> waits;
    for (const MemberRow& member : distinct_members(append)) {
      ids.push_back(member.person.number());
      waits.push_back(member.to_move);
    }
    people = array_of(ids);
    to_move = array_of(waits);
  }

  TableRow row;
  std::string entries;
  std::string people;
  std::string to_move;
};

sql::Values values_of(const Prepared& prepared, const Append& append) {
  sql::Values values = sql::row_values(prepared.row);
  for (const sql::Value& value : sql::values_of(append.expected, prepared.entries, prepared.people,
                                                prepared.to_move, append.members.has_value())) {
    values.push_back(value);
  }
  return values;
}

// In the order of ids, so that two processes with the same tables in hand cannot wait for each
// other. Appends to one table stay in order.
std::vector<std::size_t> order_of(std::span<const Append> appends) {
  std::vector<std::size_t> order(appends.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair(appends[i].table, i); });
  std::erase_if(order, [&](std::size_t i) { return !makes_sense(appends[i]); });
  return order;
}

}  // namespace

Stored<std::vector<Appended>> PostgresStore::append(std::span<const Append> appends) {
  std::vector<Appended> all(appends.size(), Appended::conflict);
  const auto order = order_of(appends);
  if (order.empty()) return all;
  std::vector<Prepared> prepared;
  prepared.reserve(order.size());
  std::vector<Call> calls;
  for (const std::size_t i : order) {
    prepared.emplace_back(appends[i]);
    calls.push_back(
        {appends[i].expected == 0 ? make_ : change_, values_of(prepared.back(), appends[i])});
  }
  const auto results = connection_->run_together(calls);
  if (!results) return std::unexpected(results.error());
  for (std::size_t k = 0; k < order.size(); ++k) {
    if (PQntuples((*results)[k].get()) > 0) all[order[k]] = Appended::stored;
  }
  return all;
}

}  // namespace prestige::server::postgres
