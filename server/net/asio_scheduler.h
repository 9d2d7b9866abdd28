#pragma once

// Strands, timers and long computations on threads, over Asio.

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <thread>
#include <vector>

#include "server/base/scheduler.h"

namespace prestige::server::net {

class AsioScheduler final : public Scheduler {
 public:
  // 0: as many as the machine has cores; for bots one less, so that there is one for people.
  AsioScheduler(int threads, int compute_threads, int bot_threads);
  ~AsioScheduler() override;  // stop()

  std::shared_ptr<Strand> make_strand() override;
  std::unique_ptr<Timer> after(Millis delay, std::shared_ptr<Strand> strand, Task task) override;
  void compute(Task task) override;
  void think(Task task) override;

  // Where sockets live as well.
  boost::asio::io_context& context() { return context_; }

  // Ends all threads; what has not run by then never does, and is destroyed with the scheduler.
  // Not from one of its threads.
  void stop();

 private:
  using Guard = boost::asio::executor_work_guard<boost::asio::io_context::executor_type>;

  boost::asio::io_context context_;
  boost::asio::io_context compute_context_;
  boost::asio::io_context bot_context_;
  Guard guard_;
  Guard compute_guard_;
  Guard bot_guard_;
  std::vector<std::jthread> threads_;
};

}  // namespace prestige::server::net
