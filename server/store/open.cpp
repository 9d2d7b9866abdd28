#include "server/store/backup/backup.h"
#include "server/store/memory/memory_store.h"
#include "server/store/postgres/postgres_store.h"
#include "server/store/sqlite/sqlite_store.h"

namespace prestige::server {

namespace {

constexpr std::string_view kSqlite = "sqlite:";
constexpr std::string_view kMemory = "memory:";

bool is_postgres(std::string_view address) {
  return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

std::expected<std::unique_ptr<sql::SqlStore>, std::string> open_sql(const std::string& address) {
  if (is_postgres(address)) return postgres::open(address);
  if (address.starts_with(kSqlite) && address.size() > kSqlite.size()) {
    return sqlite::open(address.substr(kSqlite.size()));
  }
  return std::unexpected("the store must be sqlite:PATH or postgresql://…, not \"" + address +
                         "\"");
}

}  // namespace

std::expected<std::unique_ptr<Store>, std::string> open_store(const std::string& address) {
  if (address == kMemory) return std::make_unique<MemoryStore>();
  return open_sql(address);
}

std::expected<void, std::string> restore_backup(const std::string& path,
                                                const std::string& address) {
  auto backup = backup::Reader::open(path);
  if (!backup) return std::unexpected(backup.error());
  auto store = open_sql(address);
  if (!store) return std::unexpected(store.error());
  const auto filled = (*store)->fill(*backup);
  if (!filled) return std::unexpected("nothing was restored: " + filled.error().detail);
  if (!*filled) return std::unexpected("nothing was restored: the store is not empty");
  return {};
}

}  // namespace prestige::server
