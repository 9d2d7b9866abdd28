#pragma once

// Telling people what concerns them: in the program, over their open sockets, and by their webhook.

#include <memory>
#include <span>

#include "server/api/caller.h"
#include "server/base/scheduler.h"
#include "server/store/storage.h"

namespace prestige::server {

// Delivers a webhook; what stands behind it speaks HTTP. Never blocks, tells nobody how it went.
class Webhooks {
 public:
  virtual ~Webhooks() = default;
  virtual void post(const std::string& url, std::string body) = 0;
};

struct NoticeParts {
  Clock& clock;
  Scheduler& scheduler;
  Storage& storage;
  Sockets& sockets;
  Webhooks& webhooks;
};

class Notices {
 public:
  explicit Notices(const NoticeParts& parts);
  ~Notices();

  // Any thread; nobody waits for it. While the store fails, what is to be told is kept for a while
  // and told later; rather twice than never.
  void tell(std::span<const PersonId> people, NoticeKind kind, TableId table);
  // Another process has told this person something: only its sockets here are left to do.
  void told_elsewhere(PersonId person, std::int64_t number);

  void handle(const Caller& caller, api::Notices request, Answer<api::Notices> answer);
  void handle(const Caller& caller, api::ReadNotices request, Answer<api::ReadNotices> answer);

 private:
  struct Shared;
  std::shared_ptr<Shared> shared_;
};

}  // namespace prestige::server
