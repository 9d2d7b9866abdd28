#include <algorithm>

#include "server/store/memory/memory_store.h"

namespace prestige::server {

Stored<bool> MemoryStore::rate(TableId table, const std::string& game, int players,
                               std::span<const RatedId> who,
                               const std::function<void(std::span<RatingRow>)>& change) {
  const std::lock_guard lock(data_->mutex);
  if (!data_->rated.insert(table).second) return false;
  std::vector<RatingRow> rows;
  for (const RatedId& id : who) {
    const auto found = data_->ratings.find({game, players, id.person, id.bot});
    rows.push_back(found != data_->ratings.end() ? found->second : RatingRow{.who = id});
  }
  change(rows);
  for (const RatingRow& row : rows) {
    // Who has been deleted meanwhile does not come back.
    if (row.who.person && !data_->people.contains(row.who.person)) continue;
    data_->ratings[{game, players, row.who.person, row.who.bot}] = row;
  }
  return true;
}

Stored<std::vector<RatingRow>> MemoryStore::best(const std::string& game, int players, int limit) {
  const std::lock_guard lock(data_->mutex);
  std::vector<RatingRow> rows;
  for (const auto& [key, row] : data_->ratings) {
    if (std::get<0>(key) == game && std::get<1>(key) == players) rows.push_back(row);
  }
  std::ranges::sort(rows, {}, [](const RatingRow& row) {
    return std::tuple(-(row.mean - 3 * row.deviation), row.who.person, row.who.bot);
  });
  rows.resize(std::min(rows.size(), static_cast<std::size_t>(std::max(limit, 0))));
  return rows;
}

Stored<std::vector<Store::OwnRating>> MemoryStore::ratings_of(PersonId person) {
  const std::lock_guard lock(data_->mutex);
  std::vector<OwnRating> rows;
  for (const auto& [key, row] : data_->ratings) {
    if (person && row.who.person == person) {
      rows.push_back({std::get<0>(key), std::get<1>(key), row});
    }
  }
  return rows;
}

}  // namespace prestige::server
