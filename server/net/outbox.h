#pragma once

// The messages that wait to be written to one socket. Filled from any thread, emptied by the
// socket's strand, in batches.

#include <mutex>
#include <vector>

#include "server/api/socket.h"

namespace prestige::server::net {

class Outbox {
 public:
  // 0: no limit.
  Outbox(int messages_max, int bytes_max) : messages_max_(messages_max), bytes_max_(bytes_max) {}

  enum class Put {
    queued,  // somebody is already on the way to write it
    first,   // the caller must see to it that begin() is called on the strand
    full,    // one too many: nothing is taken any more
    closed,
  };
  Put put(Text message);

  // Takes everything for a batch. False: nothing is there, or the last batch is not over yet.
  bool begin(std::vector<Text>& batch);
  // The batch is written. True: there was more, which is the next batch.
  bool next(std::vector<Text>& batch);
  // Nothing is taken any more; what waits may still be written.
  void close();

 private:
  const int messages_max_;
  const int bytes_max_;
  std::mutex mutex_;
  std::vector<Text> waiting_;
  std::size_t messages_ = 0;  // waiting or being written
  std::size_t bytes_ = 0;
  bool called_ = false;   // begin() is on its way
  bool writing_ = false;  // a batch is being written
  bool closed_ = false;
};

}  // namespace prestige::server::net
