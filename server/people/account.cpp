// Claiming a name, changing the password, and leaving for good.

#include "server/people/shared.h"

namespace prestige::server {

namespace {

// Sessions that a change has ended; their sockets are closed after the answer.
using Ended = std::vector<SessionId>;

struct NewPassword {
  std::string name;
  std::string hash;
  std::string hash_before;
};

// Whoever knew the old password, or had a session otherwise, has to sign in again: the new one and
// the end of all other sessions are one change.
Result<PersonRow> store_password(Store& store, const Identity& who, const NewPassword& claim,
                                 Ended& ended) {
  const auto change = [&](PersonRow& person) -> Result<void> {
    // Somebody else with the old password was quicker.
    if (person.password_hash != claim.hash_before) return refuse("wrong_password");
    person.name = claim.name;
    person.name_key = name_key(claim.name);
    person.password_hash = claim.hash;
    return {};
  };
  const auto put = [&](const PersonRow& before, const PersonRow& after) -> Stored<bool> {
    auto others = store.change_password(before, after, who.session);
    if (!others) return std::unexpected(others.error());
    if (*others) ended = std::move(**others);
    return others->has_value();
  };
  return change_person(store, who.person, change, put);
}

// The sessions of a person and of its bots.
Stored<Ended> all_sessions(Store& store, PersonId person) {
  const auto bots = store.bots_of(person);
  if (!bots) return std::unexpected(bots.error());
  std::vector<PersonId> people{person};
  for (const PersonRow& bot : *bots) people.push_back(bot.id);
  Ended all;
  for (const PersonId one : people) {
    const auto sessions = store.sessions_of(one);
    if (!sessions) return std::unexpected(sessions.error());
    for (const SessionRow& session : *sessions) all.push_back(session.id);
  }
  return all;
}

// Who may claim or leave; a bot may do neither, its owner answers for it.
Result<PersonRow> own_account(Store& store, PersonId who) {
  auto person = person_behind(store, who);
  if (person && person->owner) return refuse("forbidden");
  return person;
}

Result<PersonRow> may_claim(Store& store, PersonId who, const std::string& name) {
  auto person = own_account(store, who);
  if (!person) return person;
  const auto is_free = check_free(store, name, who);
  if (!is_free) return std::unexpected(is_free.error());
  return person;
}

// One claim on its way: look, think, store.
struct Claiming : std::enable_shared_from_this<Claiming> {
  std::shared_ptr<PeopleShared> shared;
  Identity who;
  api::Claim request;
  Answer<api::Claim> answer;
  NewPassword claim;

  void look(Store& store) {
    const auto person = may_claim(store, who.person, claim.name);
    if (!person) return answer(std::unexpected(person.error()));
    claim.hash_before = person->password_hash;
    shared->parts.scheduler.compute([self = shared_from_this()] { self->think(); });
  }
  void think() {
    const bool claimed = !claim.hash_before.empty();
    if (claimed && !password_fits(request.old_password.value_or(""), claim.hash_before)) {
      return answer(refuse("wrong_password"));
    }
    auto hash = password_hash(request.password);
    if (!hash) return answer(refuse("unavailable"));
    claim.hash = std::move(*hash);
    shared->parts.storage.run([self = shared_from_this()](Store& store) { self->finish(store); });
  }
  void finish(Store& store) {
    Ended ended;
    const auto person = store_password(store, who, claim, ended);
    shared->cache.forget(who.person);
    if (!person) return answer(std::unexpected(person.error()));
    answer(me_of(*person));
    shared->close(store, ended);
  }
};

// One farewell on its way.
struct Leaving : std::enable_shared_from_this<Leaving> {
  std::shared_ptr<PeopleShared> shared;
  PersonId who;
  std::string password;
  Answer<api::DeleteMe> answer;
  std::vector<PersonId> leaving{};  // the person and its bots

  void look(Store& store) {
    auto person = own_account(store, who);
    if (!person) return answer(std::unexpected(person.error()));
    const auto bots = store.bots_of(who);
    if (!bots) return answer(refuse(bots.error()));
    for (const PersonRow& bot : *bots) leaving.push_back(bot.id);
    leaving.push_back(who);
    if (person->password_hash.empty()) return forget();
    shared->parts.scheduler.compute(
        [self = shared_from_this(), hash = std::move(person->password_hash)] {
          self->think(hash);
        });
  }
  void think(const std::string& hash) {
    if (!password_fits(password, hash)) return answer(refuse("wrong_password"));
    forget();
  }
  void forget() {
    forget_at_tables(shared, std::move(leaving), [self = shared_from_this()](bool fine) {
      if (!fine) return self->answer(refuse("unavailable"));
      self->shared->parts.storage.run([self](Store& store) { self->finish(store); });
    });
  }
  void finish(Store& store) {
    const auto sessions = all_sessions(store, who);
    if (!sessions) return answer(refuse(sessions.error()));
    if (const auto deleted = store.delete_person(who); !deleted) {
      return answer(refuse(deleted.error()));
    }
    for (const SessionId session : *sessions) shared->cache.forget(session);
    answer(api::Done{});
    shared->close(store, *sessions);
  }
};

}  // namespace

void People::handle(const Caller& caller, api::Claim request, Answer<api::Claim> answer) {
  auto name = clean_name(request.name);
  if (!name) return answer(std::unexpected(name.error()));
  auto claiming = std::make_shared<Claiming>();
  claiming->shared = shared_;
  claiming->who = caller.who;
  claiming->request = std::move(request);
  claiming->answer = std::move(answer);
  claiming->claim.name = std::move(*name);
  shared_->parts.storage.run([claiming](Store& store) { claiming->look(store); });
}

void People::handle(const Caller& caller, api::DeleteMe request, Answer<api::DeleteMe> answer) {
  auto leaving = std::make_shared<Leaving>();
  leaving->shared = shared_;
  leaving->who = caller.who.person;
  leaving->password = request.password.value_or("");
  leaving->answer = std::move(answer);
  shared_->parts.storage.run([leaving](Store& store) { leaving->look(store); });
}

}  // namespace prestige::server
