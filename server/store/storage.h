#pragma once

// The store as the rest of the server uses it: never waiting. Appends from everywhere are gathered
// and committed together; answers come back on threads of the storage, so callers post them to
// their strand.

#include <functional>
#include <memory>
#include <string>

#include "server/store/store.h"

namespace prestige::server {

struct StorageCounts {
  std::uint64_t commits = 0;
  std::uint64_t appends = 0;  // in those commits, conflicts as well
  std::size_t queued = 0;     // asked for and not begun
};

class Storage {
 public:
  using AppendDone = std::move_only_function<void(Stored<Appended>)>;
  using Job = std::move_only_function<void(Store&)>;

  virtual ~Storage() = default;
  virtual void append(Append append, AppendDone done) = 0;
  // Anything else; `job` runs on a thread of the storage.
  virtual void run(Job job) = 0;
  // The same for what nobody waits for: it never delays the others.
  virtual void run_later(Job job) = 0;
  // Any thread.
  virtual StorageCounts counts() const { return {}; }
};

struct StorageSetup {
  int reader_threads = 1;
  std::size_t group_max = 512;  // appends in one commit
};

// One thread that commits, one for what is done later, others that read, each with a connection of
// its own. Destroying it
// finishes what was asked.
std::expected<std::unique_ptr<Storage>, std::string> start_storage(const std::string& address,
                                                                   const StorageSetup& setup,
                                                                   Store::Listener listener);
// The same with stores from elsewhere, all on the same data.
using StoreOpener = std::function<std::expected<std::unique_ptr<Store>, std::string>()>;
std::expected<std::unique_ptr<Storage>, std::string> start_storage(const StoreOpener& open,
                                                                   const StorageSetup& setup,
                                                                   Store::Listener listener);

}  // namespace prestige::server
