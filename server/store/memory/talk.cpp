#include <algorithm>

#include "server/store/memory/memory_store.h"

namespace prestige::server {

namespace {

// The newest that fit, in order.
template <class T>
std::vector<T> newest(std::vector<T> rows, int limit) {
  const auto most = static_cast<std::size_t>(std::max(limit, 0));
  if (rows.size() > most) {
    rows.erase(rows.begin(), rows.end() - static_cast<std::ptrdiff_t>(most));
  }
  return rows;
}

}  // namespace

Stored<ChatRow> MemoryStore::add_chat(TableId table, const ChatRow& line) {
  const std::lock_guard lock(data_->mutex);
  const auto found = data_->tables.find(table);
  if (found == data_->tables.end()) {
    return std::unexpected(StoreError{StoreFault::corrupt, "no table " + to_text(table)});
  }
  auto& chat = found->second.chat;
  chat.push_back(line);
  chat.back().number = static_cast<std::int64_t>(chat.size());
  return chat.back();
}

Stored<std::vector<ChatRow>> MemoryStore::chat(TableId table, ChatRoom room, std::int64_t after,
                                               int limit) {
  const std::lock_guard lock(data_->mutex);
  std::vector<ChatRow> rows;
  const auto found = data_->tables.find(table);
  if (found == data_->tables.end()) return rows;
  std::ranges::copy_if(found->second.chat, std::back_inserter(rows),
                       [&](const ChatRow& row) { return row.room == room && row.number > after; });
  return newest(std::move(rows), limit);
}

Stored<std::vector<Store::OwnChat>> MemoryStore::chat_by(PersonId person, int limit) {
  const std::lock_guard lock(data_->mutex);
  std::vector<OwnChat> rows;
  for (const auto& [id, table] : data_->tables) {
    for (const ChatRow& line : table.chat) {
      if (line.person == person) rows.push_back({id, line});
    }
  }
  std::ranges::sort(rows, {}, [](const OwnChat& own) {
    return std::tuple(own.line.at, own.table, own.line.number);
  });
  return newest(std::move(rows), limit);
}

Stored<NoticeRow> MemoryStore::add_notice(PersonId person, const NoticeRow& notice) {
  const AddressedNotice one{person, notice};
  auto rows = add_notices({&one, 1});
  if (!rows) return std::unexpected(rows.error());
  return std::move(rows->front());
}

Stored<std::vector<NoticeRow>> MemoryStore::add_notices(
    std::span<const AddressedNotice> addressed) {
  const std::lock_guard lock(data_->mutex);
  for (const auto& [person, notice] : addressed) {
    if (data_->people.contains(person)) continue;
    return std::unexpected(StoreError{StoreFault::corrupt, "no person " + to_text(person)});
  }
  std::vector<NoticeRow> rows;
  for (const auto& [person, notice] : addressed) {
    auto& notices = data_->notices[person];
    const std::int64_t number = notices.empty() ? 1 : notices.back().number + 1;
    notices.push_back(notice);
    notices.back().number = number;
    rows.push_back(notices.back());
  }
  return rows;
}

Stored<std::vector<NoticeRow>> MemoryStore::notices(PersonId person, std::int64_t after,
                                                    int limit) {
  const std::lock_guard lock(data_->mutex);
  std::vector<NoticeRow> rows;
  const auto found = data_->notices.find(person);
  if (found == data_->notices.end()) return rows;
  std::ranges::copy_if(found->second, std::back_inserter(rows),
                       [&](const NoticeRow& row) { return row.number > after; });
  return newest(std::move(rows), limit);
}

Stored<void> MemoryStore::mark_read(PersonId person, std::int64_t upto) {
  const std::lock_guard lock(data_->mutex);
  const auto found = data_->notices.find(person);
  if (found == data_->notices.end()) return {};
  for (NoticeRow& row : found->second) row.read = row.read || row.number <= upto;
  return {};
}

Stored<int> MemoryStore::remove_read_notices(Millis before, int limit) {
  const std::lock_guard lock(data_->mutex);
  int removed = 0;
  for (auto& [person, rows] : data_->notices) {
    const std::int64_t newest = rows.empty() ? 0 : rows.back().number;
    std::erase_if(rows, [&](const NoticeRow& row) {
      const bool old = row.read && row.at < before && row.number < newest;
      return old && removed < limit && ++removed > 0;
    });
  }
  return removed;
}

}  // namespace prestige::server
