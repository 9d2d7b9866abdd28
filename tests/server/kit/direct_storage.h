#pragma once

#include <array>

#include "server/store/storage.h"

namespace prestige::server::kit {

// Every job at once, in the caller's thread, on the store that it was given.
class DirectStorage final : public Storage {
 public:
  explicit DirectStorage(Store& store) : store_(store) {}

  void append(Append append, AppendDone done) override {
    const std::array appends{std::move(append)};
    const auto appended = store_.append(appends);
    if (appended) {
      done(appended->front());
    } else {
      done(std::unexpected(appended.error()));
    }
  }
  void run_later(Job job) override { run(std::move(job)); }
  void run(Job job) override { job(store_); }

 private:
  Store& store_;
};

}  // namespace prestige::server::kit
