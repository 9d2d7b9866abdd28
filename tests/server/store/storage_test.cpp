#include "server/store/storage.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <future>
#include <mutex>

#include "server/store/memory/memory_store.h"
#include "tests/server/store/backend.h"

namespace prestige::server {

namespace {

std::unique_ptr<Storage> storage_on(const std::string& address, StorageSetup setup = {}) {
  auto storage = start_storage(address, setup, {});
  EXPECT_TRUE(storage) << storage.error();
  return storage ? std::move(*storage) : nullptr;
}

// Waits at a gate, and fails when told to.
class SlowStore : public MemoryStore {
 public:
  struct Control {
    std::promise<void> gate;
    std::shared_future<void> open = gate.get_future().share();
    std::mutex mutex;
    std::vector<std::size_t> groups;
    std::atomic<bool> fails = false;
  };
  SlowStore(std::shared_ptr<MemoryData> data, Control& control)
      : MemoryStore(std::move(data)), control_(&control) {}

  Stored<std::vector<Appended>> append(std::span<const Append> appends) override {
    control_->open.wait();
    const std::lock_guard lock(control_->mutex);
    control_->groups.push_back(appends.size());
    if (control_->fails) return std::unexpected(StoreError{StoreFault::unavailable, "disk full"});
    return MemoryStore::append(appends);
  }

 private:
  Control* control_;
};

StoreOpener slow_stores(SlowStore::Control& control) {
  return [&control, data = std::make_shared<MemoryData>()] {
    return std::make_unique<SlowStore>(data, control);
  };
}

TEST(Storage, appends_are_answered_and_jobs_see_them) {
  kit::TemporaryFolder folder;
  for (const std::string& address : {std::string("memory:"), "sqlite:" + folder.file("s.db")}) {
    const auto storage = storage_on(address);
    std::promise<Stored<Appended>> answered;
    storage->append(some_append(7, 0, {"one"}),
                    [&](Stored<Appended> result) { answered.set_value(std::move(result)); });
    EXPECT_EQ(answered.get_future().get(), Appended::stored);
    std::promise<std::int64_t> version;
    storage->run([&](Store& store) { version.set_value((*store.table(TableId(7)))->version); });
    EXPECT_EQ(version.get_future().get(), 1);
  }
}

// SQLite's log of writes would hold all of this otherwise.
TEST(Storage, what_commits_leave_is_put_in_order_beside_them) {
  kit::TemporaryFolder folder;
  const std::string path = folder.file("s.db");
  const auto storage = storage_on("sqlite:" + path);
  const std::string text(100'000, 'x');
  constexpr int kAppends = 800;
  for (int i = 0; i < kAppends; ++i) {
    std::promise<Stored<Appended>> answered;
    storage->append(some_append(7, i, {text}),
                    [&](Stored<Appended> result) { answered.set_value(std::move(result)); });
    ASSERT_EQ(answered.get_future().get(), Appended::stored);
  }
  EXPECT_LT(std::filesystem::file_size(path + "-wal"), kAppends * text.size() * 3 / 4);
}

TEST(Storage, what_gathers_during_a_commit_goes_into_the_next_one) {
  SlowStore::Control control;
  std::atomic<int> stored = 0;
  {
    auto storage = start_storage(slow_stores(control), {.reader_threads = 1, .group_max = 4}, {});
    ASSERT_TRUE(storage);
    for (int i = 0; i < 11; ++i) {
      (*storage)->append(some_append(7, i, {"x"}), [&](Stored<Appended> result) {
        if (result == Appended::stored) ++stored;
      });
    }
    control.gate.set_value();
  }
  EXPECT_EQ(stored, 11) << "destroying the storage finishes what was asked, in order";
  EXPECT_LE(*std::ranges::max_element(control.groups), 4u);
  EXPECT_LE(control.groups.size(), 4u + 1u);
}

TEST(Storage, a_fault_is_told_to_everybody_and_not_tried_again) {
  SlowStore::Control control;
  control.fails = true;
  auto storage = start_storage(slow_stores(control), {}, {});
  ASSERT_TRUE(storage);
  std::atomic<int> faults = 0;
  for (int i = 0; i < 5; ++i) {
    (*storage)->append(some_append(7 + i, 0, {"x"}), [&](Stored<Appended> result) {
      if (!result && result.error().fault == StoreFault::unavailable) ++faults;
    });
  }
  control.gate.set_value();
  while (faults < 5) std::this_thread::yield();
  EXPECT_EQ((*storage)->counts().commits, 0u);
  std::size_t tries = 0;
  for (const std::size_t group : control.groups) tries += group;
  EXPECT_EQ(tries, 5u);

  // The storage goes on.
  control.fails = false;
  std::promise<Stored<Appended>> answered;
  (*storage)->append(some_append(7, 0, {"x"}),
                     [&](Stored<Appended> result) { answered.set_value(std::move(result)); });
  EXPECT_EQ(answered.get_future().get(), Appended::stored);
}

TEST(Storage, it_counts_what_it_does) {
  SlowStore::Control control;
  auto storage = start_storage(slow_stores(control), {}, {});
  ASSERT_TRUE(storage);
  std::atomic<int> answers = 0;
  for (int i = 0; i < 3; ++i) {
    (*storage)->append(some_append(7 + i, 0, {"x"}), [&](Stored<Appended>) { ++answers; });
  }
  EXPECT_GE((*storage)->counts().queued, 2u) << "the first may be under way";
  control.gate.set_value();
  while (answers < 3) std::this_thread::yield();
  const auto counts = (*storage)->counts();
  EXPECT_EQ(counts.appends, 3u);
  EXPECT_EQ(counts.queued, 0u);
  EXPECT_GE(counts.commits, 1u);
  EXPECT_LE(counts.commits, 2u);
}

TEST(Storage, answers_may_ask_for_more_even_at_the_end) {
  std::atomic<int> done = 0;
  {
    const auto storage = storage_on("memory:", {.reader_threads = 3});
    storage->append(some_append(7, 0, {"x"}), [&, raw = storage.get()](Stored<Appended>) {
      raw->run([&, raw](Store&) {
        raw->append(some_append(7, 1, {"y"}), [&](Stored<Appended> result) {
          if (result == Appended::stored) ++done;
        });
      });
    });
  }
  EXPECT_EQ(done, 1);
}

TEST(Storage, what_is_done_later_holds_nobody_up) {
  std::promise<void> gate;
  std::atomic<bool> done = false;
  const auto storage = storage_on("memory:");
  storage->run_later([&](Store&) {
    gate.get_future().wait();
    done = true;
  });
  std::promise<void> answered;
  storage->run([&](Store&) { answered.set_value(); });
  answered.get_future().wait();
  EXPECT_FALSE(done);
  gate.set_value();  // the storage ends before what its jobs refer to
}

TEST(Storage, a_store_that_cannot_be_opened_is_told) {
  const auto storage = start_storage("sqlite:/no/such/folder/s.db", {}, {});
  ASSERT_FALSE(storage);
  EXPECT_THAT(storage.error(), testing::HasSubstr("No such file or directory"));
}

}  // namespace

}  // namespace prestige::server
