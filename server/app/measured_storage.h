#pragma once

#include "server/net/metrics.h"
#include "server/store/storage.h"

namespace prestige::server::app {

// A storage that tells how long commits take. Both must outlive it.
class MeasuredStorage final : public Storage {
 public:
  MeasuredStorage(Storage& inner, net::Metrics& metrics) : inner_(inner), metrics_(metrics) {}

  void append(Append append, AppendDone done) override;
  void run(Job job) override { inner_.run(std::move(job)); }
  void run_later(Job job) override { inner_.run_later(std::move(job)); }

 private:
  Storage& inner_;
  net::Metrics& metrics_;
};

}  // namespace prestige::server::app
