#include "server/people/shared.h"

namespace prestige::server {

namespace {

// Each attempt that fails is a change of somebody else that did not.
constexpr int kAttemptsMax = 100;

}  // namespace

Result<api::SignedIn> PeopleShared::begin_session(Store& store, const PersonRow& person,
                                                  std::string label) {
  const std::string token = random_token(parts.entropy);
  const Millis now = parts.clock.now();
  const SessionRow session{.id = SessionId(random_id(parts.entropy)),
                           .token_hash = token_hash(token),
                           .person = person.id,
                           .label = std::move(label),
                           .created = now,
                           .last_used = now};
  const auto added = store.add_session(session);
  if (!added) return refuse(added.error());
  return api::SignedIn{.token = token, .me = me_of(person)};
}

void PeopleShared::close_here(SessionId session) {
  cache.forget(session);
  parts.sockets.close(session, Close::signed_out);
}

void PeopleShared::close(Store& store, SessionId session) {
  close_here(session);
  // Should this fail, the others find out by themselves: sockets there are looked at again with
  // their next request or ping, once IdentityCache::kFreshMs are over.
  (void)store.announce({.kind = News::Kind::session, .id = session.number(), .version = 0});
}

void PeopleShared::close(Store& store, std::span<const SessionId> sessions) {
  for (const SessionId session : sessions) close(store, session);
}

api::Me me_of(const PersonRow& person) {
  api::Me me{.person = to_text(person.id),
             .name = person.name,
             .claimed = !person.password_hash.empty(),
             .language = person.language,
             .rated = person.rated,
             .webhook = {},
             .owner = {}};
  if (!person.webhook.empty()) me.webhook = person.webhook;
  if (person.owner) me.owner = to_text(person.owner);
  return me;
}

Result<PersonRow> person_behind(Store& store, PersonId person) {
  auto row = store.person(person);
  if (!row) return refuse(row.error());
  if (!*row) return refuse("not_signed_in");
  return std::move(**row);
}

Result<PersonRow> change_person(Store& store, PersonId who,
                                const std::function<Result<void>(PersonRow&)>& change,
                                const PutPerson& put) {
  for (int attempt = 0; attempt < kAttemptsMax; ++attempt) {
    const auto before = person_behind(store, who);
    if (!before) return before;
    PersonRow after = *before;
    if (auto changed = change(after); !changed) return std::unexpected(std::move(changed.error()));
    const auto stored = put ? put(*before, after) : store.change_person(*before, after);
    if (!stored && stored.error().fault == StoreFault::taken) {
      return std::unexpected(refusal("taken", {{"detail", after.name}}));
    }
    if (!stored) return refuse(stored.error());
    if (*stored) return after;
  }
  return refuse("unavailable");
}

void forget_at_tables(std::shared_ptr<PeopleShared> shared, std::vector<PersonId> people,
                      std::move_only_function<void(bool)> then) {
  if (people.empty() || !shared->parts.forget) return then(true);
  const auto& forget = shared->parts.forget;
  const PersonId next = people.back();
  people.pop_back();
  forget(next, [shared, people = std::move(people), then = std::move(then)](bool fine) mutable {
    if (!fine) return then(false);
    forget_at_tables(std::move(shared), std::move(people), std::move(then));
  });
}

Result<void> check_free(Store& store, const std::string& name, PersonId for_whom) {
  const auto holder = store.person_named(name_key(name));
  if (!holder) return refuse(holder.error());
  if (*holder && (*holder)->id != for_whom) {
    return std::unexpected(refusal("taken", {{"detail", name}}));
  }
  return {};
}

}  // namespace prestige::server
