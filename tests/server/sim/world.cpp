#include "tests/server/sim/world.h"

namespace prestige::server::sim {

namespace {

class SimStrand final : public Strand, public std::enable_shared_from_this<SimStrand> {
 public:
  SimStrand(World& world, LifePtr life) : world_(world), life_(std::move(life)) {
    life_->queues.push_back(tasks_);
  }

  void post(Task task) override {
    if (life_->dead) return;
    tasks_->push_back(std::move(task));
    if (tasks_->size() == 1) plan();
  }

 private:
  void plan() {
    world_.later(0, 1, life_, [self = shared_from_this()] {
      Task task = std::move(self->tasks_->front());
      task();
      self->tasks_->pop_front();
      if (!self->tasks_->empty()) self->plan();
    });
  }

  World& world_;
  LifePtr life_;
  std::shared_ptr<std::deque<Task>> tasks_ = std::make_shared<std::deque<Task>>();
};

class SimTimer final : public Timer {
 public:
  SimTimer() : wanted_(std::make_shared<bool>(true)) {}
  ~SimTimer() override { *wanted_ = false; }
  SimTimer(const SimTimer&) = delete;
  SimTimer& operator=(const SimTimer&) = delete;
  std::shared_ptr<bool> wanted() const { return wanted_; }

 private:
  std::shared_ptr<bool> wanted_;
};

}  // namespace

std::shared_ptr<Strand> SimScheduler::make_strand() {
  return std::make_shared<SimStrand>(world_, life_);
}

std::unique_ptr<Timer> SimScheduler::after(Millis delay, std::shared_ptr<Strand> strand,
                                           Task task) {
  auto timer = std::make_unique<SimTimer>();
  world_.later(
      delay, delay + 3, life_,
      [strand = std::move(strand), wanted = timer->wanted(), task = std::move(task)]() mutable {
        if (!*wanted) return;
        strand->post([wanted, task = std::move(task)]() mutable {
          if (*wanted) task();
        });
      });
  return timer;
}

}  // namespace prestige::server::sim
