#pragma once

// Everything the server can be asked, behind one door; what stands before it (HTTP, WebSockets, the
// simulation) only carries bytes.

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/api/caller.h"
#include "server/base/scheduler.h"
#include "server/people/notices.h"
#include "server/store/storage.h"
#include "server/table/limits.h"
#include "server/table/thinker.h"

namespace prestige::server {

struct Reply {
  Result<std::string> body;          // JSON
  std::optional<std::string> token;  // of a session that has just begun
  bool signed_out = false;           // the session of the request has ended
};

class Api {
 public:
  using Done = std::move_only_function<void(Reply)>;

  virtual ~Api() = default;

  // Who a token belongs to.
  virtual void authenticate(std::string token, KnownDone done) = 0;
  // Whether a session still is, and what its person is called now: what an open socket asks before
  // every request. Answered at once, unless the last look is a while ago.
  virtual void renew(const Identity& who, KnownDone done) = 0;
  // Answers one request, whoever it comes from; checks that the caller may ask it.
  virtual void handle(Caller caller, api::Request request, Done done) = 0;
  // A socket is open and has been greeted, and is gone again.
  virtual void opened(const Identity& who, const std::shared_ptr<Socket>& socket) = 0;
  virtual void closed(const Socket& socket) = 0;
  // News of other processes (see Store::Listener).
  virtual void news(const News& news) = 0;
  virtual void resync() = 0;
  // How many tables are in memory, and sockets open, for measuring.
  virtual std::size_t tables_loaded() const = 0;
  virtual std::size_t sockets_open() const = 0;
  // Takes no more requests; `done` when everything that was begun is stored.
  virtual void stop(Task done) = 0;
};

struct ApiParts {
  Clock& clock;
  Entropy& entropy;
  Scheduler& scheduler;
  Storage& storage;
  Webhooks& webhooks;
  Thinker& thinker;
  TableLimits limits{};
};
std::unique_ptr<Api> make_api(const ApiParts& parts);

// One message of a WebSocket: {"type":"join","id":7,…}. The id comes back in the answer.
struct SocketRequest {
  std::int64_t id = 0;
  api::Request request;
};
Result<SocketRequest> socket_request(std::string_view message, std::int64_t* id_if_any);
// {"type":"reply","id":7,"ok":true,"reply":{…}} or {"type":"reply","id":7,"ok":false,"error":{…}}.
std::string socket_reply(std::int64_t id, const Reply& reply, protocol::Language language);

// A request over HTTP, from method, path, query and body; all fields come from these three.
Result<api::Request> http_request(api::Method method, std::string_view path, std::string_view query,
                                  std::string_view body);
// How a path may be asked for: "GET, POST".
std::string http_methods(std::string_view path);

}  // namespace prestige::server
