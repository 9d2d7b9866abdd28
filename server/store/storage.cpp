#include "server/store/storage.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "server/store/memory/memory_store.h"

namespace prestige::server {

namespace {

class Threads final : public Storage {
 public:
  Threads(std::vector<std::unique_ptr<Store>> stores, std::size_t group_max)
      : stores_(std::move(stores)), group_max_(std::max<std::size_t>(group_max, 1)) {
    threads_.emplace_back([this] { commit_loop(*stores_.front()); });
    threads_.emplace_back([this] { job_loop(*stores_[1], later_); });
    for (std::size_t i = 2; i < stores_.size(); ++i) {
      threads_.emplace_back([this, i] { job_loop(*stores_[i], jobs_); });
    }
  }

  ~Threads() override {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    to_commit_.notify_all();
    jobs_.arrived.notify_all();
    later_.arrived.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  void append(Append append, AppendDone done) override {
    {
      const std::lock_guard lock(mutex_);
      appends_.push_back({std::move(append), std::move(done)});
    }
    to_commit_.notify_one();
  }

  void run(Job job) override { put(jobs_, std::move(job)); }
  void run_later(Job job) override { put(later_, std::move(job)); }

  StorageCounts counts() const override {
    const std::lock_guard lock(mutex_);
    return {.commits = commits_,
            .appends = appended_,
            .queued = appends_.size() + jobs_.waiting.size() + later_.waiting.size()};
  }

 private:
  struct Waiting {
    Append append;
    AppendDone done;
  };

  struct Queue {
    std::deque<Job> waiting;
    std::condition_variable arrived;
  };

  void put(Queue& queue, Job job) {
    {
      const std::lock_guard lock(mutex_);
      queue.waiting.push_back(std::move(job));
    }
    queue.arrived.notify_one();
  }

  // Answers may ask for more, so nobody leaves before everybody is done.
  bool is_finished() const {
    return stopping_ && busy_ == 0 && appends_.empty() && jobs_.waiting.empty() &&
           later_.waiting.empty();
  }
  // The lock is held when these are called.
  void end_work() {
    if (--busy_ > 0 || !is_finished()) return;
    to_commit_.notify_all();
    jobs_.arrived.notify_all();
    later_.arrived.notify_all();
  }

  void commit_loop(Store& store) {
    std::unique_lock lock(mutex_);
    while (true) {
      to_commit_.wait(lock, [&] { return !appends_.empty() || is_finished(); });
      if (appends_.empty()) return;
      std::vector<Append> group;
      std::vector<AppendDone> answers;
      // Whatever has gathered during the last commit goes into this one.
      while (!appends_.empty() && group.size() < group_max_) {
        group.push_back(std::move(appends_.front().append));
        answers.push_back(std::move(appends_.front().done));
        appends_.pop_front();
      }
      ++busy_;
      lock.unlock();
      commit(store, group, answers);
      group.clear();
      answers.clear();
      lock.lock();
      plan_upkeep(store);
      end_work();
    }
  }

  void commit(Store& store, std::span<const Append> group, std::span<AppendDone> answers) {
    const auto appended = store.append(group);
    if (appended) {
      const std::lock_guard lock(mutex_);
      ++commits_;
      appended_ += group.size();
    }
    for (std::size_t i = 0; i < answers.size(); ++i) {
      if (!answers[i]) continue;
      if (appended)
        answers[i]((*appended)[i]);
      else
        answers[i](std::unexpected(appended.error()));
    }
  }

  // The lock is held. Goes before what is done later, or it would come too late. What fails is
  // tried again when it is due after a later commit.
  void plan_upkeep(const Store& store) {
    if (upkeep_planned_ || !store.is_upkeep_due()) return;
    upkeep_planned_ = true;
    later_.waiting.push_front([this](Store& other) {
      (void)other.upkeep();
      const std::lock_guard lock(mutex_);
      upkeep_planned_ = false;
    });
    later_.arrived.notify_one();
  }

  void job_loop(Store& store, Queue& queue) {
    std::unique_lock lock(mutex_);
    while (true) {
      queue.arrived.wait(lock, [&] { return !queue.waiting.empty() || is_finished(); });
      if (queue.waiting.empty()) return;
      Job job = std::move(queue.waiting.front());
      queue.waiting.pop_front();
      ++busy_;
      lock.unlock();
      job(store);
      job = nullptr;  // what it holds on to may end here, too
      lock.lock();
      // Not behind itself: what cannot be done now would be tried without end.
      if (&queue == &jobs_) plan_upkeep(store);
      end_work();
    }
  }

  std::vector<std::unique_ptr<Store>> stores_;  // the first commits, the second is for later
  const std::size_t group_max_;

  mutable std::mutex mutex_;
  std::condition_variable to_commit_;
  std::deque<Waiting> appends_;
  Queue jobs_;
  Queue later_;
  int busy_ = 0;
  bool stopping_ = false;
  bool upkeep_planned_ = false;
  std::uint64_t commits_ = 0;
  std::uint64_t appended_ = 0;

  std::vector<std::thread> threads_;
};

}  // namespace

std::expected<std::unique_ptr<Storage>, std::string> start_storage(const StoreOpener& open,
                                                                   const StorageSetup& setup,
                                                                   Store::Listener listener) {
  std::vector<std::unique_ptr<Store>> stores;
  for (int i = 0; i < 2 + std::max(setup.reader_threads, 1); ++i) {
    auto store = open();
    if (!store) return std::unexpected(store.error());
    (*store)->leave_upkeep();
    stores.push_back(std::move(*store));
  }
  if (listener.news && listener.resync) stores.front()->listen(std::move(listener));
  return std::make_unique<Threads>(std::move(stores), setup.group_max);
}

std::expected<std::unique_ptr<Storage>, std::string> start_storage(const std::string& address,
                                                                   const StorageSetup& setup,
                                                                   Store::Listener listener) {
  StoreOpener open = [&] { return open_store(address); };
  // Data in memory has no name by which another thread could find it.
  if (address == "memory:") {
    open = [data = std::make_shared<MemoryData>()] { return std::make_unique<MemoryStore>(data); };
  }
  return start_storage(open, setup, std::move(listener));
}

}  // namespace prestige::server
