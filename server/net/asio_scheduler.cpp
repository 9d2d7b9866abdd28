#include "server/net/asio_scheduler.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>

namespace prestige::server::net {

namespace asio = boost::asio;

namespace {

using StrandExecutor = asio::strand<asio::io_context::executor_type>;

class AsioStrand final : public Strand {
 public:
  explicit AsioStrand(asio::io_context& context) : executor_(asio::make_strand(context)) {}

  void post(Task task) override { asio::post(executor_, std::move(task)); }
  const StrandExecutor& executor() const { return executor_; }

 private:
  StrandExecutor executor_;
};

// The handler of a timer that is due may already wait on the strand when the timer is destroyed;
// the flag stops it.
class AsioTimer final : public Timer {
 public:
  AsioTimer(asio::io_context& context, Millis delay, const StrandExecutor& strand, Task task)
      : timer_(context, std::chrono::milliseconds(std::max<Millis>(delay, 0))),
        cancelled_(std::make_shared<std::atomic<bool>>(false)) {
    timer_.async_wait(asio::bind_executor(
        strand, [cancelled = cancelled_, task = std::move(task)](const auto& error) mutable {
          if (!error && !cancelled->load()) task();
        }));
  }
  ~AsioTimer() override { cancelled_->store(true); }

 private:
  asio::steady_timer timer_;
  std::shared_ptr<std::atomic<bool>> cancelled_;
};

int cores() { return static_cast<int>(std::max(1u, std::thread::hardware_concurrency())); }

int count_or(int count, int otherwise) { return count > 0 ? count : std::max(1, otherwise); }

// Bots think and passwords are checked on the cores that answer people; they wait for those.
void lower_priority() {
  constexpr int kNice = 5;
  // Fails where that is not allowed, which does no harm.
  (void)setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNice);
}

}  // namespace

AsioScheduler::AsioScheduler(int threads, int compute_threads, int bot_threads)
    : guard_(context_.get_executor()),
      compute_guard_(compute_context_.get_executor()),
      bot_guard_(bot_context_.get_executor()) {
  for (int i = 0; i < count_or(threads, cores()); ++i) {
    threads_.emplace_back([this] { context_.run(); });
  }
  const auto add_slow = [this](int count, asio::io_context& work) {
    for (int i = 0; i < count; ++i) {
      threads_.emplace_back([&work] {
        lower_priority();
        work.run();
      });
    }
  };
  add_slow(count_or(compute_threads, cores()), compute_context_);
  add_slow(count_or(bot_threads, cores() - 1), bot_context_);
}

AsioScheduler::~AsioScheduler() { stop(); }

std::shared_ptr<Strand> AsioScheduler::make_strand() {
  return std::make_shared<AsioStrand>(context_);
}

std::unique_ptr<Timer> AsioScheduler::after(Millis delay, std::shared_ptr<Strand> strand,
                                            Task task) {
  // All strands given to a scheduler are its own.
  const auto& own = static_cast<const AsioStrand&>(*strand);
  return std::make_unique<AsioTimer>(context_, delay, own.executor(), std::move(task));
}

void AsioScheduler::compute(Task task) { asio::post(compute_context_, std::move(task)); }
void AsioScheduler::think(Task task) { asio::post(bot_context_, std::move(task)); }

void AsioScheduler::stop() {
  context_.stop();
  compute_context_.stop();
  bot_context_.stop();
  threads_.clear();
}

}  // namespace prestige::server::net
