#pragma once

// Who somebody is: guests, claimed names, sessions, bots of their own, and whom they do not hear.

#include <memory>

#include "server/api/caller.h"
#include "server/base/scheduler.h"
#include "server/store/storage.h"

namespace prestige::server {

struct PeopleParts {
  Clock& clock;
  Entropy& entropy;
  Scheduler& scheduler;
  Storage& storage;
  Sockets& sockets;  // sessions that end close their sockets
  // Makes all tables forget a person who is about to be deleted; empty: there are none.
  std::function<void(PersonId, std::move_only_function<void(bool)>)> forget{};
};

class People {
 public:
  explicit People(const PeopleParts& parts);
  ~People();

  // See Api.
  void authenticate(std::string token, KnownDone done);
  void renew(const Identity& who, KnownDone done);

  // At another process.
  void session_ended(SessionId session);
  // Anything may have happened there.
  void resync();

  void handle(const Caller& caller, api::Guest request, Answer<api::Guest> answer);
  void handle(const Caller& caller, api::SignIn request, Answer<api::SignIn> answer);
  void handle(const Caller& caller, api::SignOut request, Answer<api::SignOut> answer);
  void handle(const Caller& caller, api::Sessions request, Answer<api::Sessions> answer);
  void handle(const Caller& caller, api::Revoke request, Answer<api::Revoke> answer);
  void handle(const Caller& caller, api::GetMe request, Answer<api::GetMe> answer);
  void handle(const Caller& caller, api::ChangeMe request, Answer<api::ChangeMe> answer);
  void handle(const Caller& caller, api::Claim request, Answer<api::Claim> answer);
  void handle(const Caller& caller, api::ExportMe request, Answer<api::ExportMe> answer);
  void handle(const Caller& caller, api::DeleteMe request, Answer<api::DeleteMe> answer);
  void handle(const Caller& caller, api::AddBot request, Answer<api::AddBot> answer);
  void handle(const Caller& caller, api::Bots request, Answer<api::Bots> answer);
  void handle(const Caller& caller, api::RemoveBot request, Answer<api::RemoveBot> answer);
  void handle(const Caller& caller, api::Mute request, Answer<api::Mute> answer);
  void handle(const Caller& caller, api::Muted request, Answer<api::Muted> answer);

 private:
  struct Shared;
  std::shared_ptr<Shared> shared_;  // outlives calls that are under way
};

}  // namespace prestige::server
