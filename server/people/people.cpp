#include "server/people/people.h"

#include <algorithm>

#include "server/people/shared.h"
#include "server/people/webhook_url.h"

namespace prestige::server {

namespace {

constexpr Millis kTouchEveryMs = 3'600'000;
constexpr std::size_t kMutedMax = 1'000;

Identity identity_of(const PersonRow& person, SessionId session, std::string owner) {
  return Identity{.person = person.id,
                  .session = session,
                  .name = person.name,
                  .language = language_from(person.language).value_or(protocol::Language::en),
                  .owner = std::move(owner)};
}

Known owner_of(Store& store, const SessionRow& session, Millis now) {
  const auto person = store.person(session.person);
  if (!person) return refuse(person.error());
  if (!*person) return std::nullopt;
  if (now - session.last_used >= kTouchEveryMs) {
    (void)store.touch_session(session.id, now);  // the next look tries again
  }
  auto owner = owner_name(store, **person);
  if (!owner) return refuse(owner.error());
  return identity_of(**person, session.id, std::move(*owner));
}

Known look_up(Store& store, const std::string& token_hash, Millis now) {
  const auto session = store.session(token_hash);
  if (!session) return refuse(session.error());
  if (!*session) return std::nullopt;
  return owner_of(store, **session, now);
}

Known look_up(Store& store, const Identity& who, Millis now) {
  const auto sessions = store.sessions_of(who.person);
  if (!sessions) return refuse(sessions.error());
  const auto session = std::ranges::find(*sessions, who.session, &SessionRow::id);
  if (session == sessions->end()) return std::nullopt;
  return owner_of(store, *session, now);
}

Result<void> set_name(Store& store, PersonRow& person, std::string_view wanted) {
  auto name = clean_name(wanted);
  if (!name) return std::unexpected(name.error());
  const auto is_free = check_free(store, *name, person.id);
  if (!is_free) return std::unexpected(is_free.error());
  person.name = std::move(*name);
  if (!person.name_key.empty()) person.name_key = name_key(person.name);
  return {};
}

Result<void> change(Store& store, PersonRow& person, const api::ChangeMe& request) {
  if (request.name) {
    if (auto set = set_name(store, person, *request.name); !set) return set;
  }
  if (request.language) {
    if (!language_from(*request.language)) return std::unexpected(unknown_language());
    person.language = *request.language;
  }
  if (request.webhook) {
    if (!request.webhook->empty() && !webhook_url(*request.webhook)) {
      return std::unexpected(refusal_as("bad_field", "people.webhook"));
    }
    person.webhook = *request.webhook;
  }
  person.rated = request.rated.value_or(person.rated);
  return {};
}

Result<api::Done> mute(Store& store, PersonId who, const api::Mute& request) {
  const auto other = id_from<PersonId>(request.person);
  if (!other) return refuse("not_found");
  if (*other == who) return std::unexpected(refusal_as("bad_field", "people.mute_self"));
  if (request.muted) {
    const auto person = store.person(*other);
    if (!person) return refuse(person.error());
    if (!*person) return refuse("not_found");
    const auto muted = store.muted_by(who);
    if (!muted) return refuse(muted.error());
    if (muted->size() >= kMutedMax && std::ranges::find(*muted, *other) == muted->end()) {
      return std::unexpected(
          refusal_as("not_now", "people.too_many_muted", {{"allowed", std::to_string(kMutedMax)}}));
    }
  }
  const auto set = store.set_muted(who, *other, request.muted);
  if (!set) return refuse(set.error());
  // Should this fail, the others still know with the next socket of the person.
  (void)store.announce({.kind = News::Kind::mutes, .id = who.number(), .version = 0});
  return api::Done{};
}

Result<api::MutedList> muted(Store& store, PersonId who) {
  const auto ids = store.muted_by(who);
  if (!ids) return refuse(ids.error());
  api::MutedList list;
  for (const PersonId id : *ids) {
    const auto person = store.person(id);
    if (!person) return refuse(person.error());
    if (*person) list.people.push_back({.person = to_text(id), .name = (*person)->name});
  }
  return list;
}

}  // namespace

People::People(const PeopleParts& parts) : shared_(std::make_shared<Shared>(parts)) {}
People::~People() = default;

void People::session_ended(SessionId session) { shared_->close_here(session); }

void People::resync() { shared_->cache.forget_all(); }

void People::authenticate(std::string token, KnownDone done) {
  if (!may_be_token(token)) return done(std::nullopt);
  std::string hash = token_hash(token);
  const Millis now = shared_->parts.clock.now();
  if (auto known = shared_->cache.find(hash, now)) return done(std::move(known));
  shared_->parts.storage.run([shared = shared_, hash = std::move(hash), now,
                              done = std::move(done)](Store& store) mutable {
    const std::uint64_t generation = shared->cache.generation();
    auto known = look_up(store, hash, now);
    if (known && *known) shared->cache.add(hash, **known, now, generation);
    done(std::move(known));
  });
}

void People::renew(const Identity& who, KnownDone done) {
  const Millis now = shared_->parts.clock.now();
  if (auto known = shared_->cache.find(who.session, now)) return done(std::move(known));
  shared_->parts.storage.run(
      [shared = shared_, who, now, done = std::move(done)](Store& store) mutable {
        const std::uint64_t generation = shared->cache.generation();
        auto known = look_up(store, who, now);
        if (known && *known) shared->cache.add(**known, now, generation);
        done(std::move(known));
      });
}

void People::handle(const Caller& caller, api::GetMe, Answer<api::GetMe> answer) {
  shared_->parts.storage.run(
      [who = caller.who.person, answer = std::move(answer)](Store& store) mutable {
        const auto person = person_behind(store, who);
        if (!person) return answer(std::unexpected(person.error()));
        answer(me_of(*person));
      });
}

void People::handle(const Caller& caller, api::ChangeMe request, Answer<api::ChangeMe> answer) {
  shared_->parts.storage.run([shared = shared_, who = caller.who.person,
                              request = std::move(request),
                              answer = std::move(answer)](Store& store) mutable {
    const auto person =
        change_person(store, who, [&](PersonRow& row) { return change(store, row, request); });
    shared->cache.forget(who);
    if (!person) return answer(std::unexpected(person.error()));
    answer(me_of(*person));
  });
}

void People::handle(const Caller& caller, api::Mute request, Answer<api::Mute> answer) {
  shared_->parts.storage.run(
      [who = caller.who.person, request = std::move(request),
       answer = std::move(answer)](Store& store) mutable { answer(mute(store, who, request)); });
}

void People::handle(const Caller& caller, api::Muted, Answer<api::Muted> answer) {
  shared_->parts.storage.run([who = caller.who.person, answer = std::move(answer)](
                                 Store& store) mutable { answer(muted(store, who)); });
}

}  // namespace prestige::server
