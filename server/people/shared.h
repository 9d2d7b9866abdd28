#pragma once

// What the requests of server/people have in common. Each works in a job of the storage; passwords
// go through Scheduler::compute in between.

#include "server/people/identity_cache.h"
#include "server/people/names.h"
#include "server/people/people.h"
#include "server/people/refused.h"
#include "server/people/secrets.h"

namespace prestige::server {

struct PeopleShared {
  explicit PeopleShared(const PeopleParts& of) : parts(of) {}

  // A new session of a person, and its token.
  Result<api::SignedIn> begin_session(Store& store, const PersonRow& person, std::string label);
  // Sessions that are gone from the store end here, or at every process.
  void close_here(SessionId session);
  void close(Store& store, std::span<const SessionId> sessions);
  void close(Store& store, SessionId session);

  PeopleParts parts;
  IdentityCache cache;
};
struct People::Shared : PeopleShared {
  using PeopleShared::PeopleShared;
};

api::Me me_of(const PersonRow& person);

// The person behind a request. Gone since: not signed in any more.
Result<PersonRow> person_behind(Store& store, PersonId person);

// Reads a person, lets `change` alter it, and stores it; again if somebody else, perhaps at another
// process, has altered it meanwhile. `change` may refuse; `put` stores it in another way.
using PutPerson = std::function<Stored<bool>(const PersonRow& before, const PersonRow& after)>;
Result<PersonRow> change_person(Store& store, PersonId who,
                                const std::function<Result<void>(PersonRow&)>& change,
                                const PutPerson& put = {});

// Is the name (by its key) claimed by somebody else?
Result<void> check_free(Store& store, const std::string& name, PersonId for_whom);

// Makes all tables forget people who are about to be deleted: they come first, so that nothing is
// left that names somebody unknown. False: some could not.
void forget_at_tables(std::shared_ptr<PeopleShared> shared, std::vector<PersonId> people,
                      std::move_only_function<void(bool)> then);

// The same error for another type of answer.
inline std::unexpected<Error> refuse(const StoreError& error) {
  return std::unexpected(refused(error));
}
inline std::unexpected<Error> refuse(std::string_view code) {
  return std::unexpected(refusal(code));
}

}  // namespace prestige::server
