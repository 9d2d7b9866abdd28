#pragma once

// Who asks, and how answers come back.

#include <functional>
#include <optional>

#include "protocol/api/requests.h"
#include "server/api/socket.h"
#include "server/base/failure.h"

namespace prestige::server {

namespace api = protocol::api;

struct Identity {
  PersonId person;
  SessionId session;
  std::string name;
  protocol::Language language = protocol::Language::en;
  std::string owner = {};  // the name of who answers for a bot; empty for people
};

// Who somebody is known to be: nobody when there is no such session (any more), and an error when
// that cannot be found out now. The two are never the same: whoever is told that a session is over
// begins another.
using Known = Result<std::optional<Identity>>;
using KnownDone = std::move_only_function<void(Known)>;

struct Caller {
  std::string address;             // of the peer, for limits and logs
  Identity who;                    // nobody: not signed in
  std::shared_ptr<Socket> socket;  // null over HTTP
};

// Called exactly once, on any thread, perhaps before the call that it was given to returns.
template <class R>
using Answer = std::move_only_function<void(Result<typename R::Reply>)>;

}  // namespace prestige::server
