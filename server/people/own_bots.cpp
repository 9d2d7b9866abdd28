// Bots of one's own: accounts that somebody else answers for.

#include "server/people/shared.h"

namespace prestige::server {

namespace {

constexpr std::size_t kBotsMax = 10;

std::unexpected<Error> too_many() {
  return std::unexpected(
      refusal_as("not_now", "people.too_many_bots", {{"allowed", std::to_string(kBotsMax)}}));
}

Result<PersonRow> add(Store& store, const PeopleParts& parts, PersonId who, std::string name) {
  const auto owner = person_behind(store, who);
  if (!owner) return std::unexpected(owner.error());
  if (owner->owner) return refuse("forbidden");
  const auto is_free = check_free(store, name, PersonId());
  if (!is_free) return std::unexpected(is_free.error());
  const auto bots = store.bots_of(who);
  if (!bots) return refuse(bots.error());
  if (bots->size() >= kBotsMax) return too_many();
  PersonRow bot;
  bot.id = PersonId(random_id(parts.entropy));
  bot.name = std::move(name);
  bot.language = owner->language;
  bot.owner = who;
  bot.created = parts.clock.now();
  if (const auto added = store.add_person(bot); !added) return refuse(added.error());
  // Others may have been added at the same time, at another process as well.
  const auto with_it = store.bots_of(who);
  if (with_it && with_it->size() <= kBotsMax) return bot;
  (void)store.delete_person(bot.id);
  if (!with_it) return refuse(with_it.error());
  return too_many();
}

Result<void> check_mine(Store& store, PersonId who, PersonId bot) {
  const auto row = store.person(bot);
  if (!row) return refuse(row.error());
  if (!*row || (*row)->owner != who) return refuse("not_found");
  return {};
}

// One bot on its way out.
struct Removing : std::enable_shared_from_this<Removing> {
  std::shared_ptr<PeopleShared> shared;
  PersonId who;
  PersonId bot;
  Answer<api::RemoveBot> answer;

  void look(Store& store) {
    if (const auto mine = check_mine(store, who, bot); !mine) {
      return answer(std::unexpected(mine.error()));
    }
    forget_at_tables(shared, {bot},
                     [self = shared_from_this()](bool fine) { self->forgotten(fine); });
  }
  void forgotten(bool fine) {
    if (!fine) return answer(refuse("unavailable"));
    shared->parts.storage.run([self = shared_from_this()](Store& store) { self->finish(store); });
  }
  void finish(Store& store) {
    const auto sessions = store.sessions_of(bot);
    if (!sessions) return answer(refuse(sessions.error()));
    if (const auto deleted = store.delete_person(bot); !deleted) {
      return answer(refuse(deleted.error()));
    }
    for (const SessionRow& session : *sessions) shared->close(store, session.id);
    answer(api::Done{});
  }
};

Result<api::BotList> list(Store& store, PersonId who) {
  const auto bots = store.bots_of(who);
  if (!bots) return refuse(bots.error());
  api::BotList out;
  for (const PersonRow& bot : *bots) out.bots.push_back(me_of(bot));
  return out;
}

}  // namespace

void People::handle(const Caller& caller, api::AddBot request, Answer<api::AddBot> answer) {
  auto name = clean_name(request.name);
  if (!name) return answer(std::unexpected(name.error()));
  shared_->parts.storage.run([shared = shared_, who = caller.who.person, name = std::move(*name),
                              answer = std::move(answer)](Store& store) mutable {
    const auto bot = add(store, shared->parts, who, std::move(name));
    if (!bot) return answer(std::unexpected(bot.error()));
    auto in = shared->begin_session(store, *bot, bot->name);
    if (!in) (void)store.delete_person(bot->id);  // nobody would know its token
    answer(std::move(in));
  });
}

void People::handle(const Caller& caller, api::Bots, Answer<api::Bots> answer) {
  shared_->parts.storage.run([who = caller.who.person, answer = std::move(answer)](
                                 Store& store) mutable { answer(list(store, who)); });
}

void People::handle(const Caller& caller, api::RemoveBot request, Answer<api::RemoveBot> answer) {
  const auto bot = id_from<PersonId>(request.bot);
  if (!bot) return answer(refuse("not_found"));
  auto removing = std::make_shared<Removing>();
  removing->shared = shared_;
  removing->who = caller.who.person;
  removing->bot = *bot;
  removing->answer = std::move(answer);
  shared_->parts.storage.run([removing](Store& store) { removing->look(store); });
}

}  // namespace prestige::server
