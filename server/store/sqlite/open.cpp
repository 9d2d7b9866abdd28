#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <map>

#include "server/store/sqlite/connection.h"

namespace prestige::server::sqlite {

namespace {

// A server that dies in the middle of a write leaves no lock behind; waiting this long means that
// another program holds on to the file.
constexpr int kBusyMs = 10'000;

// One for each file, as long as a connection to it is open.
std::shared_ptr<SharedFile> shared_file(const std::string& path) {
  static std::mutex guard;
  static std::map<std::pair<dev_t, ino_t>, std::weak_ptr<SharedFile>> all;
  struct stat file{};
  if (::stat(path.c_str(), &file) != 0) return std::make_shared<SharedFile>();
  const std::lock_guard lock(guard);
  std::erase_if(all, [](const auto& entry) { return entry.second.expired(); });
  auto& known = all[{file.st_dev, file.st_ino}];
  auto shared = known.lock();
  if (!shared) known = shared = std::make_shared<SharedFile>();
  return shared;
}

// SQLite would let everybody read a new file. Those beside it take over its permissions. A file
// that exists is not even opened: closing it again would drop all locks that other connections of
// this process hold on it, and the next program that leaves would take the log of writes away from
// them.
std::string create_private(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file >= 0) {
    ::close(file);
  } else if (errno != EEXIST || ::access(path.c_str(), R_OK | W_OK) != 0) {
    return std::strerror(errno);
  }
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) return std::strerror(EISDIR);
  return std::filesystem::is_regular_file(path, ignored) ? "" : "it is no file";
}

}  // namespace

std::expected<std::unique_ptr<Connection>, std::string> Connection::open(const std::string& path) {
  const auto refused = [&](const std::string& why) {
    return std::unexpected("cannot open the SQLite file " + path + ": " + why);
  };
  if (const std::string fault = create_private(path); !fault.empty()) return refused(fault);

  std::unique_ptr<Connection> connection(new Connection);
  sqlite3* database = nullptr;
  const int code =
      sqlite3_open_v2(path.c_str(), &database,
                      SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
  connection->database_.reset(database);
  if (code != SQLITE_OK) return refused(sqlite3_errstr(code));
  connection->file_ = shared_file(path);
  sqlite3_wal_hook(database, &Connection::after_commit, connection.get());
  sqlite3_busy_timeout(database, kBusyMs);
  const auto set = connection->script(
      "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -16384;"
      "PRAGMA trusted_schema = OFF;");
  if (!set) return refused(set.error().detail);
  return connection;
}

Stored<void> Connection::use_wal() {
  std::string mode;
  const auto ran = run("PRAGMA journal_mode = WAL", {},
                       [&](const sql::Row& row) { return sql::from_value(row[0], mode); });
  if (!ran) return std::unexpected(ran.error());
  if (mode == "wal") return {};
  return std::unexpected(StoreError{StoreFault::unavailable, "it cannot be put into WAL mode"});
}

}  // namespace prestige::server::sqlite
