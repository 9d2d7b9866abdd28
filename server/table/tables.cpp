#include "server/table/tables.h"

#include <atomic>

#include "protocol/message/push.h"
#include "server/table/tables_impl.h"

namespace prestige::server {

namespace {

constexpr Millis kSweepMs = 2'000;
constexpr Millis kIdleMs = 60'000;  // a table that nobody needs leaves the memory after this
constexpr Millis kLobbyMs = 1'000;  // lists of tables are refreshed at most this often
constexpr int kDueMax = 500;

}  // namespace

std::unexpected<Error> no_such_table(std::string_view id) {
  return std::unexpected(
      refusal_as("not_found", "not_found.table", {{"detail", std::string(id.substr(0, 24))}}));
}

Tables::Tables(const TableParts& parts, Sockets& sockets, const TableLimits& limits)
    : parts_(parts),
      sockets_(sockets),
      strand_(parts.scheduler.make_strand()),
      watches_(limits.tables_per_socket) {
  parts_.lists_changed = [this] { lobby_changed(/*here=*/true); };
}

Tables::~Tables() {
  for (const auto& table : all_loaded()) table->abandon();
}

std::shared_ptr<Table> Tables::find(TableId id) {
  const std::lock_guard lock(mutex_);
  Entry& entry = tables_[id];
  entry.used = parts_.clock.now();
  if (!entry.table) entry.table = std::make_shared<Table>(id, parts_, watches_);
  return entry.table;
}

std::shared_ptr<Table> Tables::find_loaded(TableId id) const {
  const std::lock_guard lock(mutex_);
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.table;
}

std::vector<std::shared_ptr<Table>> Tables::all_loaded() const {
  const std::lock_guard lock(mutex_);
  std::vector<std::shared_ptr<Table>> all;
  all.reserve(tables_.size());
  for (const auto& [id, entry] : tables_) all.push_back(entry.table);
  return all;
}

std::size_t Tables::loaded() const {
  const std::lock_guard lock(mutex_);
  return tables_.size();
}

void Tables::news(TableId table, std::int64_t version) {
  if (const auto found = find_loaded(table)) found->news(version);
}

void Tables::resync() {
  constexpr std::int64_t kAnything = INT64_MAX;
  for (const auto& table : all_loaded()) table->news(kAnything);
}

void Tables::closed(const Socket& socket) {
  {
    const std::lock_guard lock(mutex_);
    in_lobby_.erase(&socket);
  }
  for (const TableId id : watches_.take(&socket)) {
    if (const auto table = find_loaded(id)) table->unwatch(&socket, std::nullopt);
  }
}

void Tables::set_muted(PersonId person, PersonId other, bool muted) {
  for (const auto& table : all_loaded()) table->set_muted(person, other, muted);
}

void Tables::renamed(PersonId person, const std::string& name) {
  for (const auto& table : all_loaded()) table->rename(person, name);
}

void Tables::mutes_changed(PersonId person) {
  parts_.storage.run([this, person](Store& store) {
    const auto muted = store.muted_by(person);
    if (!muted) return;
    for (const auto& table : all_loaded()) table->set_mutes(person, *muted);
  });
}

// Leaves one table after the other.
void Tables::forget(PersonId person, std::move_only_function<void(bool)> then) {
  parts_.storage.run([this, person, then = std::move(then)](Store& store) mutable {
    const auto tables = store.tables_of(person, up_to(INT32_MAX));
    if (!tables) return then(false);
    auto left = std::make_shared<std::atomic<std::size_t>>(tables->size() + 1);
    auto fine = std::make_shared<std::atomic<bool>>(true);
    auto shared_then = std::make_shared<decltype(then)>(std::move(then));
    const auto one_done = [left, fine, shared_then] {
      if (--*left == 0) (*shared_then)(*fine);
    };
    for (const OwnTableRow& row : *tables) {
      find(row.table.id)
          ->ask(
              [person](const TableLook& look, Millis now) {
                return decide_leave(look.model, person, /*forget=*/true, now);
              },
              [one_done, fine](const Result<TableLook>& look) {
                if (!look) *fine = false;
                one_done();
              });
    }
    one_done();
  });
}

// What happens here the other processes hear of, too, as seldom as those who look on.
void Tables::lobby_changed(bool here) {
  const std::lock_guard lock(mutex_);
  lobby_changed_here_ |= here;
  if (lobby_dirty_ || (!lobby_changed_here_ && in_lobby_.empty())) return;
  lobby_dirty_ = true;
  strand_->post([this] {
    lobby_timer_ = parts_.scheduler.after(kLobbyMs, strand_, [this] { tell_lobby(); });
  });
}

void Tables::tell_lobby() {
  std::vector<std::shared_ptr<Socket>> sockets;
  bool here = false;
  {
    const std::lock_guard lock(mutex_);
    lobby_dirty_ = false;
    here = std::exchange(lobby_changed_here_, false);
    for (const auto& [key, socket] : in_lobby_) {
      if (auto open = socket.lock()) sockets.push_back(std::move(open));
    }
  }
  const Text text = shared(protocol::push_text(api::LobbyPush{}));
  for (const auto& socket : sockets) socket->send(text);
  if (!here) return;
  parts_.storage.run_later([](Store& store) {
    (void)store.announce({.kind = News::Kind::lobby, .id = 0, .version = 0});
  });
}

void Tables::start() {
  strand_->post([this] { sweep(); });
}

// Part by part, so that others ask the store in between, and what stays due hides nothing.
void Tables::look_after(Millis until, const DueRow& after) {
  parts_.storage.run([this, until, after](Store& store) {
    const auto due = store.due_tables(until, after, kDueMax);
    for (const DueRow& row : due.value_or(std::vector<DueRow>())) find(row.id)->look_after();
    if (due && std::cmp_equal(due->size(), kDueMax)) return look_after(until, due->back());
    looking_ = false;
  });
}

void Tables::sweep() {
  const Millis now = parts_.clock.now();
  if (!looking_.exchange(true)) look_after(now, {});
  std::vector<std::shared_ptr<Table>> old;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, entry] : tables_) {
      if (now - entry.used > kIdleMs) old.push_back(entry.table);
    }
  }
  for (const auto& table : old) {
    // Whoever has found the table since has touched it, and it stays.
    table->if_idle([this, id = table->id(), now] {
      const std::lock_guard lock(mutex_);
      const auto found = tables_.find(id);
      if (found != tables_.end() && now - found->second.used > kIdleMs) tables_.erase(found);
    });
  }
  sweep_timer_ = parts_.scheduler.after(kSweepMs, strand_, [this] { sweep(); });
}

}  // namespace prestige::server
