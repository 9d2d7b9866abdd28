// Requests about sessions: which there are, and ending them.

#include "server/people/shared.h"

namespace prestige::server {

namespace {

Result<api::SessionList> list(Store& store, const Identity& who) {
  const auto sessions = store.sessions_of(who.person);
  if (!sessions) return refuse(sessions.error());
  api::SessionList out;
  for (const SessionRow& session : *sessions) {
    out.sessions.push_back({.session = to_text(session.id),
                            .label = session.label,
                            .created = session.created,
                            .last_used = session.last_used,
                            .current = session.id == who.session});
  }
  return out;
}

Result<api::Done> remove(Store& store, PersonId person, SessionId session) {
  const auto removed = store.remove_session(person, session);
  if (!removed) return refuse(removed.error());
  if (!*removed) return refuse("not_found");
  return api::Done{};
}

}  // namespace

void People::handle(const Caller& caller, api::SignOut, Answer<api::SignOut> answer) {
  shared_->parts.storage.run(
      [shared = shared_, who = caller.who, answer = std::move(answer)](Store& store) mutable {
        const auto removed = store.remove_session(who.person, who.session);
        shared->cache.forget(who.session);
        if (!removed) return answer(refuse(removed.error()));
        // The answer first: it may have to travel over a socket of this very session.
        answer(api::Done{});
        shared->close(store, who.session);
      });
}

void People::handle(const Caller& caller, api::Sessions, Answer<api::Sessions> answer) {
  shared_->parts.storage.run([who = caller.who, answer = std::move(answer)](Store& store) mutable {
    answer(list(store, who));
  });
}

void People::handle(const Caller& caller, api::Revoke request, Answer<api::Revoke> answer) {
  const auto session = id_from<SessionId>(request.session);
  if (!session) return answer(refuse("not_found"));
  shared_->parts.storage.run([shared = shared_, who = caller.who.person, session = *session,
                              answer = std::move(answer)](Store& store) mutable {
    auto done = remove(store, who, session);
    const bool removed = done.has_value();
    shared->cache.forget(session);
    answer(std::move(done));
    if (removed) shared->close(store, session);
  });
}

}  // namespace prestige::server
