#pragma once

#include <barrier>
#include <functional>
#include <thread>
#include <vector>

#include "arena/ranks.h"

namespace prestige::arena {

// Two ranks that are threads of one process: both do the work, each as its own rank.
class TwoRanks {
 public:
  static void run(const std::function<void(Ranks&)>& work) {
    Meeting meeting;
    One first(meeting, 0);
    One second(meeting, 1);
    const std::jthread other([&] { work(second); });
    work(first);
  }

 private:
  struct Meeting {
    std::barrier<> all{2};
    std::vector<Bytes> given = std::vector<Bytes>(2);
  };

  class One final : public Ranks {
   public:
    One(Meeting& meeting, int rank) : meeting_(meeting), rank_(rank) {}

    int rank() const override { return rank_; }
    int size() const override { return 2; }
    std::vector<Bytes> all_gather(const Bytes& own) override {
      meeting_.given[static_cast<std::size_t>(rank_)] = own;
      meeting_.all.arrive_and_wait();
      auto all = meeting_.given;
      meeting_.all.arrive_and_wait();  // nobody gives anew before all have taken
      return all;
    }
    Bytes broadcast(const Bytes& own) override { return all_gather(own).front(); }

   private:
    Meeting& meeting_;
    int rank_;
  };
};

}  // namespace prestige::arena
