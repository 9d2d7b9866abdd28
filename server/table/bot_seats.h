#pragma once

// The bots of one table: who of them thinks about what, and when its decision may be taken. Used on
// the table's strand only.

#include <memory>
#include <optional>
#include <vector>

#include "server/base/scheduler.h"
#include "server/table/model.h"

namespace prestige::server {

class BotSeats {
 public:
  enum class Stage { thinking, waiting, deciding };
  // What a seat has in mind. It holds for one view of the seat, as a decision of a person does.
  struct Mind {
    Seat seat;
    std::int64_t seen = 0;  // the version of that view
    Millis due = 0;         // nobody should see the decision before
    Stage stage = Stage::thinking;
    AnyAction action{};
    std::unique_ptr<Timer> timer{};
  };

  bool empty() const { return minds_.empty(); }
  Mind* find(Seat seat);
  Mind& add(Mind mind);
  void remove(Seat seat);
  void clear() { minds_.clear(); }

 private:
  std::vector<Mind> minds_;  // one for a seat at most
};

// Whether what a seat decided in that view still counts.
bool still_asked(const TableModel& m, Seat seat, std::int64_t seen);
// How long a bot lets people wait for its decision.
Millis pause_of(const TableModel& m, Seat seat, std::uint32_t random);

}  // namespace prestige::server
