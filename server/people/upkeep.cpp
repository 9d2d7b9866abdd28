#include "server/people/upkeep.h"

namespace prestige::server {

namespace {

// In one transaction: others want to write, too.
constexpr int kNoticesAtOnce = 500;

}  // namespace

struct Upkeep::Shared : std::enable_shared_from_this<Shared> {
  Shared(Clock& with_clock, Scheduler& with_scheduler, Storage& with_storage)
      : clock(with_clock), scheduler(with_scheduler), storage(with_storage) {}

  void sweep() {
    storage.run_later([self = shared_from_this()](Store& store) {
      // What fails now is done in an hour.
      (void)store.remove_sessions_unused_since(self->clock.now() - kSessionsMs);
      self->remove_notices(store);
    });
    timer = scheduler.after(kEveryMs, strand, [weak = weak_from_this()] {
      if (const auto self = weak.lock()) self->sweep();
    });
  }

  void remove_notices(Store& store) {
    const auto removed = store.remove_read_notices(clock.now() - kNoticesMs, kNoticesAtOnce);
    if (!removed || *removed < kNoticesAtOnce) return;
    storage.run_later([self = shared_from_this()](Store& next) { self->remove_notices(next); });
  }

  Clock& clock;
  Scheduler& scheduler;
  Storage& storage;
  std::shared_ptr<Strand> strand = scheduler.make_strand();
  std::unique_ptr<Timer> timer;
};

Upkeep::Upkeep(Clock& clock, Scheduler& scheduler, Storage& storage)
    : shared_(std::make_shared<Shared>(clock, scheduler, storage)) {}
Upkeep::~Upkeep() = default;

void Upkeep::start() {
  shared_->strand->post([shared = shared_] { shared->sweep(); });
}

}  // namespace prestige::server
