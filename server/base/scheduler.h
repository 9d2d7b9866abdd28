#pragma once

// When and where things run. The server is built over these two interfaces, so that a simulation
// can run it in one thread, in virtual time and in any order it likes.

#include <functional>
#include <memory>

#include "server/base/clock.h"

namespace prestige::server {

using Task = std::move_only_function<void()>;

// Tasks of one strand run one after the other, in the order in which they were posted; never inside
// post().
class Strand {
 public:
  virtual ~Strand() = default;
  virtual void post(Task task) = 0;
};

// A pending timer; destroying it cancels it. Its task does not run after that, if both happen on
// the timer's strand.
class Timer {
 public:
  virtual ~Timer() = default;
};

class Scheduler {
 public:
  virtual ~Scheduler() = default;
  virtual std::shared_ptr<Strand> make_strand() = 0;
  // Runs the task on the strand after so many milliseconds.
  virtual std::unique_ptr<Timer> after(Millis delay, std::shared_ptr<Strand> strand, Task task) = 0;
  // Runs a long computation apart from everything that answers people, who wait for it: passwords.
  virtual void compute(Task task) = 0;
  // The same for bots, of which only so many think at once; however many wait, nobody else does.
  virtual void think(Task task) = 0;
};

}  // namespace prestige::server
