// How sessions begin: as a guest, or by name and password.

#include "server/people/shared.h"

namespace prestige::server {

namespace {

// "Guest-7KQ2".
std::string guest_name(Entropy& entropy, protocol::Language language) {
  std::string digits = id_text(random_id(entropy)).substr(0, 4);
  for (char& c : digits) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return protocol::text("server", language, "people.guest_name", {{"detail", digits}});
}

Result<PersonRow> new_guest(const PeopleParts& parts, const api::Guest& request) {
  const auto language = language_from(request.language.value_or("en"));
  if (!language) return std::unexpected(unknown_language());
  auto name = request.name ? clean_name(*request.name)
                           : Result<std::string>(guest_name(parts.entropy, *language));
  if (!name) return std::unexpected(name.error());
  PersonRow person;
  person.id = PersonId(random_id(parts.entropy));
  person.name = std::move(*name);
  person.language = protocol::id_of(*language);
  person.created = parts.clock.now();
  return person;
}

// One sign-in on its way. An unknown name costs the same time and gets the same answer as a wrong
// password.
struct SigningIn : std::enable_shared_from_this<SigningIn> {
  std::shared_ptr<PeopleShared> shared;
  api::SignIn request;
  std::string label;
  Answer<api::SignIn> answer;
  PersonRow seen;  // nobody: unknown

  void look(Store& store) {
    auto found = store.person_named(name_key(request.name));
    if (!found) return answer(refuse(found.error()));
    if (*found) seen = std::move(**found);
    shared->parts.scheduler.compute([self = shared_from_this()] { self->think(); });
  }
  void think() {
    if (!password_fits(request.password, seen.password_hash)) {
      return answer(refuse("wrong_password"));
    }
    shared->parts.storage.run([self = shared_from_this()](Store& store) { self->finish(store); });
  }
  void finish(Store& store) {
    const auto person = store.person(seen.id);
    if (!person) return answer(refuse(person.error()));
    // The password may have changed while it was being checked.
    if (!*person || (*person)->password_hash != seen.password_hash) {
      return answer(refuse("wrong_password"));
    }
    auto in = shared->begin_session(store, **person, std::move(label));
    if (in) in = unless_changed(store, std::move(*in));
    answer(std::move(in));
  }
  // Whoever changes the password ends the sessions that there are; one that begins just then ends
  // here.
  Result<api::SignedIn> unless_changed(Store& store, api::SignedIn in) const {
    const auto person = store.person(seen.id);
    if (!person) return refuse(person.error());
    if (*person && (*person)->password_hash == seen.password_hash) return in;
    const auto session = store.session(token_hash(in.token));
    if (!session) return refuse(session.error());
    if (*session) (void)store.remove_session(seen.id, (*session)->id);  // nobody knows its token
    return refuse("wrong_password");
  }
};

}  // namespace

void People::handle(const Caller&, api::Guest request, Answer<api::Guest> answer) {
  auto label = clean_label(request.label.value_or(""));
  if (!label) return answer(std::unexpected(label.error()));
  auto person = new_guest(shared_->parts, request);
  if (!person) return answer(std::unexpected(person.error()));
  shared_->parts.storage.run([shared = shared_, person = std::move(*person),
                              label = std::move(*label),
                              answer = std::move(answer)](Store& store) mutable {
    // Nobody appears under a name that somebody else has claimed.
    if (const auto is_free = check_free(store, person.name, person.id); !is_free) {
      return answer(std::unexpected(is_free.error()));
    }
    if (const auto added = store.add_person(person); !added) return answer(refuse(added.error()));
    answer(shared->begin_session(store, person, std::move(label)));
  });
}

void People::handle(const Caller&, api::SignIn request, Answer<api::SignIn> answer) {
  auto label = clean_label(request.label.value_or(""));
  if (!label) return answer(std::unexpected(label.error()));
  auto signing_in = std::make_shared<SigningIn>();
  signing_in->shared = shared_;
  signing_in->request = std::move(request);
  signing_in->label = std::move(*label);
  signing_in->answer = std::move(answer);
  shared_->parts.storage.run([signing_in](Store& store) { signing_in->look(store); });
}

}  // namespace prestige::server
