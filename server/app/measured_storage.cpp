#include "server/app/measured_storage.h"

#include <chrono>

namespace prestige::server::app {

void MeasuredStorage::append(Append append, AppendDone done) {
  const auto start = std::chrono::steady_clock::now();
  inner_.append(std::move(append), [this, start, done = std::move(done)](auto result) mutable {
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    metrics_.commit(took.count());
    done(std::move(result));
  });
}

}  // namespace prestige::server::app
