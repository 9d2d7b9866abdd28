#include <atomic>

#include "protocol/message/encode.h"
#include "server/api/api.h"
#include "server/people/people.h"
#include "server/people/upkeep.h"
#include "server/rating/ratings.h"
#include "server/table/tables.h"

namespace prestige::server {

namespace {

// How a request that has been begun is ended, exactly once.
class Pending {
 public:
  Pending(Api::Done done, std::atomic<int>& count) : done_(std::move(done)), count_(&count) {
    ++count;
  }
  void answer(Reply reply) {
    done_(std::move(reply));
    --*count_;
  }

 private:
  Api::Done done_;
  std::atomic<int>* count_;
};

template <class R>
constexpr bool kBeginsSession = std::same_as<R, api::Guest> || std::same_as<R, api::SignIn>;
template <class R>
constexpr bool kEndsSession = std::same_as<R, api::SignOut> || std::same_as<R, api::DeleteMe>;

template <class R>
Reply reply_to(Result<typename R::Reply> result) {
  if (!result) return {.body = std::unexpected(std::move(result.error())), .token = {}};
  Reply reply{.body = protocol::encoded(*result), .token = {}, .signed_out = kEndsSession<R>};
  if constexpr (kBeginsSession<R>) reply.token = result->token;
  return reply;
}

class ServerApi final : public Api {
 public:
  explicit ServerApi(const ApiParts& parts)
      : parts_(parts),
        people_({parts.clock, parts.entropy, parts.scheduler, parts.storage, sockets_,
                 [this](PersonId person, std::move_only_function<void(bool)> then) {
                   tables_.forget(person, std::move(then));
                 }}),
        notices_({parts.clock, parts.scheduler, parts.storage, sockets_, parts.webhooks}),
        ratings_(parts.storage),
        tables_({parts.clock, parts.entropy, parts.scheduler, parts.storage, notices_, ratings_,
                 parts.thinker},
                sockets_, parts.limits),
        upkeep_(parts.clock, parts.scheduler, parts.storage) {
    tables_.start();
    upkeep_.start();
  }

  void authenticate(std::string token, KnownDone done) override {
    people_.authenticate(std::move(token), std::move(done));
  }
  void renew(const Identity& who, KnownDone done) override { people_.renew(who, std::move(done)); }

  void handle(Caller caller, api::Request request, Done done) override {
    if (stopping_) return done({.body = std::unexpected(refusal("unavailable")), .token = {}});
    std::visit(
        [&]<class R>(R& typed) {
          if (R::kRoute.access == api::Access::person && !caller.who.person) {
            return done({.body = std::unexpected(refusal("not_signed_in")), .token = {}});
          }
          dispatch(caller, std::move(typed),
                   [pending = Pending(std::move(done), pending_)](
                       Result<typename R::Reply> result) mutable {
                     pending.answer(reply_to<R>(std::move(result)));
                   });
        },
        request);
  }

  void opened(const Identity& who, const std::shared_ptr<Socket>& socket) override {
    sockets_.add(who.person, who.session, socket);
  }
  void closed(const Socket& socket) override {
    sockets_.remove(socket);
    tables_.closed(socket);
  }

  void news(const News& news) override {
    switch (news.kind) {
      case News::Kind::table:
        return tables_.news(TableId(news.id), news.version);
      case News::Kind::chat:
        return tables_.chat_news(TableId(news.id), news.version);
      case News::Kind::notice:
        return notices_.told_elsewhere(PersonId(news.id), news.version);
      case News::Kind::session:
        return people_.session_ended(SessionId(news.id));
      case News::Kind::mutes:
        return tables_.mutes_changed(PersonId(news.id));
      case News::Kind::lobby:
        return tables_.lobby_news();
    }
  }
  // Which lines, notices, mutes and ends of sessions have been missed nobody knows. Whoever comes
  // again asks for all of that.
  void resync() override {
    people_.resync();
    tables_.resync();
    sockets_.close_all(Close::unavailable);
  }

  std::size_t tables_loaded() const override { return tables_.loaded(); }
  std::size_t sockets_open() const override { return sockets_.size(); }

  void stop(Task done) override {
    stopping_ = true;
    wait_for_pending(std::move(done));
  }

 private:
  // Who answers what: people for identities, and so on; where several have a part, in order.
  template <class R>
  void dispatch(const Caller& caller, R request, Answer<R> answer) {
    if constexpr (std::same_as<R, api::Mute>) {
      mute(caller, std::move(request), std::move(answer));
    } else if constexpr (std::same_as<R, api::ChangeMe>) {
      change_me(caller, std::move(request), std::move(answer));
    } else if constexpr (requires { people_.handle(caller, request, std::move(answer)); }) {
      people_.handle(caller, std::move(request), std::move(answer));
    } else if constexpr (requires { notices_.handle(caller, request, std::move(answer)); }) {
      notices_.handle(caller, std::move(request), std::move(answer));
    } else if constexpr (requires { ratings_.handle(caller, request, std::move(answer)); }) {
      ratings_.handle(caller, std::move(request), std::move(answer));
    } else {
      tables_.handle(caller, std::move(request), std::move(answer));
    }
  }

  void mute(const Caller& caller, api::Mute request, Answer<api::Mute> answer) {
    const auto other = id_from<PersonId>(request.person);
    people_.handle(caller, request,
                   [this, person = caller.who.person, other, muted = request.muted,
                    answer = std::move(answer)](Result<api::Done> done) mutable {
                     if (done && other) tables_.set_muted(person, *other, muted);
                     answer(std::move(done));
                   });
  }

  void change_me(const Caller& caller, api::ChangeMe request, Answer<api::ChangeMe> answer) {
    people_.handle(
        caller, std::move(request),
        [this, person = caller.who.person, answer = std::move(answer)](Result<api::Me> me) mutable {
          if (me) tables_.renamed(person, me->name);
          answer(std::move(me));
        });
  }

  void wait_for_pending(Task done) {
    if (pending_ == 0) return done();
    constexpr Millis kLookAgainMs = 5;
    stop_timer_ = parts_.scheduler.after(
        kLookAgainMs, stop_strand_,
        [this, done = std::move(done)]() mutable { wait_for_pending(std::move(done)); });
  }

  ApiParts parts_;
  Sockets sockets_;
  People people_;
  Notices notices_;
  Ratings ratings_;
  Tables tables_;
  Upkeep upkeep_;
  std::atomic<bool> stopping_ = false;
  std::atomic<int> pending_ = 0;
  std::shared_ptr<Strand> stop_strand_ = parts_.scheduler.make_strand();
  std::unique_ptr<Timer> stop_timer_;
};

}  // namespace

std::unique_ptr<Api> make_api(const ApiParts& parts) { return std::make_unique<ServerApi>(parts); }

}  // namespace prestige::server
