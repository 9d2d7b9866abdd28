#pragma once

// A scheduler in the thread of the test. Strands and computations only queue their tasks; run_all()
// and pass() run them, in the order in which they came, timers by their time.

#include <algorithm>
#include <deque>
#include <vector>

#include "server/base/scheduler.h"
#include "tests/server/kit/fake_clock.h"

namespace prestige::server::kit {

class DirectScheduler final : public Scheduler {
 public:
  explicit DirectScheduler(FakeClock& clock) : clock_(clock) {}

  std::shared_ptr<Strand> make_strand() override { return std::make_shared<Queue>(ready_); }

  std::unique_ptr<Timer> after(Millis delay, std::shared_ptr<Strand> strand, Task task) override {
    auto alarm =
        std::make_shared<Alarm>(Alarm{clock_.now() + delay, std::move(strand), std::move(task)});
    alarms_.push_back(alarm);
    return std::make_unique<Handle>(std::move(alarm));
  }

  // With compute_at_once() long computations do not wait for run_all().
  void compute(Task task) override {
    if (at_once_) return task();
    ready_->push_back(std::move(task));
  }
  void compute_at_once(bool on = true) { at_once_ = on; }
  void think(Task task) override { ready_->push_back(std::move(task)); }

  // Runs whatever is ready until nothing is; counts the tasks.
  int run_all() {
    int count = 0;
    for (; !ready_->empty(); ++count) {
      Task task = std::move(ready_->front());
      ready_->pop_front();
      task();
    }
    return count;
  }

  // Lets time pass, with every timer at its time.
  void pass(Millis time) {
    const Millis end = clock_.now() + time;
    run_all();
    while (const auto alarm = next_until(end)) {
      clock_.set(std::max(clock_.now(), alarm->at));
      fire(alarm);
      run_all();
    }
    clock_.set(end);
  }

 private:
  using Tasks = std::shared_ptr<std::deque<Task>>;

  struct Queue final : Strand {
    explicit Queue(Tasks tasks) : ready(std::move(tasks)) {}
    void post(Task task) override { ready->push_back(std::move(task)); }
    Tasks ready;
  };
  struct Alarm {
    Millis at = 0;
    std::shared_ptr<Strand> strand;
    Task task;
    bool cancelled = false;
  };
  struct Handle final : Timer {
    explicit Handle(std::shared_ptr<Alarm> of) : alarm(std::move(of)) {}
    ~Handle() override { alarm->cancelled = true; }
    std::shared_ptr<Alarm> alarm;
  };

  // The first of the earliest.
  std::shared_ptr<Alarm> next_until(Millis end) {
    std::erase_if(alarms_, [](const auto& alarm) { return alarm->cancelled; });
    const auto found = std::ranges::min_element(alarms_, {}, [](const auto& a) { return a->at; });
    if (found == alarms_.end() || (*found)->at > end) return nullptr;
    auto alarm = *found;
    alarms_.erase(found);
    return alarm;
  }
  // Cancelling still helps while the task waits on its strand.
  static void fire(const std::shared_ptr<Alarm>& alarm) {
    alarm->strand->post([alarm] {
      if (!alarm->cancelled) alarm->task();
    });
  }

  FakeClock& clock_;
  Tasks ready_ = std::make_shared<std::deque<Task>>();
  std::vector<std::shared_ptr<Alarm>> alarms_;
  bool at_once_ = false;
};

}  // namespace prestige::server::kit
