#include "server/net/outbox.h"

namespace prestige::server::net {

namespace {

// An idle socket keeps no more room than a usual batch needs.
constexpr std::size_t kKeptMessages = 8;

}  // namespace

Outbox::Put Outbox::put(Text message) {
  const std::lock_guard lock(mutex_);
  if (closed_) return Put::closed;
  const std::size_t bytes = bytes_ + message->size();
  const bool full =
      (messages_max_ > 0 && messages_ >= static_cast<std::size_t>(messages_max_)) ||
      (bytes_max_ > 0 && messages_ > 0 && bytes > static_cast<std::size_t>(bytes_max_));
  if (full) {
    closed_ = true;
    return Put::full;
  }
  waiting_.push_back(std::move(message));
  ++messages_;
  bytes_ = bytes;
  if (called_ || writing_) return Put::queued;
  called_ = true;
  return Put::first;
}

bool Outbox::begin(std::vector<Text>& batch) {
  const std::lock_guard lock(mutex_);
  called_ = false;
  if (writing_ || waiting_.empty()) return false;
  batch.swap(waiting_);
  writing_ = true;
  return true;
}

bool Outbox::next(std::vector<Text>& batch) {
  const std::lock_guard lock(mutex_);
  messages_ -= batch.size();
  for (const Text& text : batch) bytes_ -= text->size();
  batch.clear();
  if (batch.capacity() > kKeptMessages) batch.shrink_to_fit();
  batch.swap(waiting_);
  writing_ = !batch.empty();
  return writing_;
}

void Outbox::close() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
}

}  // namespace prestige::server::net
