#include "server/people/notices.h"

#include <algorithm>
#include <mutex>

#include "protocol/api/pushes.h"
#include "protocol/message/push.h"
#include "server/people/refused.h"

namespace prestige::server {

namespace {

constexpr int kListMax = 100;

// Worth a message outside the program; the others matter only to somebody who is here.
bool is_for_webhook(NoticeKind kind) {
  return kind == NoticeKind::your_move || kind == NoticeKind::game_started ||
         kind == NoticeKind::game_over;
}

api::Notice shown(const NoticeRow& row) {
  return {.number = row.number,
          .at = row.at,
          .kind = row.kind,
          .table = to_text(row.table),
          .read = row.read};
}

// The body of a webhook. It says nothing that a stranger at the address should not read.
struct WebhookBody {
  static constexpr std::string_view kName = "WebhookBody";
  NoticeKind kind = NoticeKind::your_move;
  std::string table;
  std::int64_t at = 0;
  static constexpr auto kFields = std::tuple(protocol::field("kind", &WebhookBody::kind),
                                             protocol::field("table", &WebhookBody::table),
                                             protocol::field("at", &WebhookBody::at));
};

Result<api::NoticeList> list(Store& store, PersonId who, std::int64_t after) {
  const auto rows = store.notices(who, after, kListMax);
  if (!rows) return std::unexpected(refused(rows.error()));
  api::NoticeList out;
  for (const NoticeRow& row : *rows) out.notices.push_back(shown(row));
  return out;
}

}  // namespace

struct Notices::Shared {
  explicit Shared(const NoticeParts& of) : parts(of) {}

  void push(PersonId person, const NoticeRow& row) {
    parts.sockets.send(person, std::make_shared<const std::string>(
                                   protocol::push_text(api::NoticePush{shown(row)})));
  }

  // Everything that has gathered since the last time, in one transaction.
  void tell_waiting(Store& store) {
    std::vector<Store::AddressedNotice> now;
    {
      const std::lock_guard lock(mutex);
      now.swap(waiting);
    }
    // In one order for all processes: they wait for each other at a person's notices.
    std::ranges::stable_sort(now, {}, &Store::AddressedNotice::person);
    std::vector<PersonRow> people;
    std::erase_if(now, [&](const Store::AddressedNotice& one) {
      auto person = store.person(one.person);
      const bool gone = !person || !*person;
      if (!gone) people.push_back(std::move(**person));
      return gone;
    });
    const auto rows = store.add_notices(now);
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (rows) {
        told(people[i], (*rows)[i]);
      } else if (const auto alone = store.add_notice(people[i].id, now[i].notice)) {
        told(people[i], *alone);  // somebody among them was deleted meanwhile
      }
    }
  }

  void told(const PersonRow& person, const NoticeRow& row) {
    push(person.id, row);
    if (person.webhook.empty() || !is_for_webhook(row.kind)) return;
    parts.webhooks.post(person.webhook, protocol::encoded(WebhookBody{
                                            .kind = row.kind,
                                            .table = to_text(row.table),
                                            .at = row.at,
                                        }));
  }

  NoticeParts parts;
  std::mutex mutex;
  std::vector<Store::AddressedNotice> waiting;
};

Notices::Notices(const NoticeParts& parts) : shared_(std::make_shared<Shared>(parts)) {}
Notices::~Notices() = default;

void Notices::tell(std::span<const PersonId> people, NoticeKind kind, TableId table) {
  if (people.empty()) return;
  const Millis now = shared_->parts.clock.now();
  {
    const std::lock_guard lock(shared_->mutex);
    const bool asked = !shared_->waiting.empty();
    for (const PersonId person : people) {
      shared_->waiting.push_back({person, {.at = now, .kind = kind, .table = table}});
    }
    if (asked) return;  // they go with those before
  }
  shared_->parts.storage.run_later(
      [shared = shared_](Store& store) { shared->tell_waiting(store); });
}

void Notices::told_elsewhere(PersonId person, std::int64_t number) {
  shared_->parts.storage.run([shared = shared_, person, number](Store& store) {
    const auto rows = store.notices(person, number - 1, kListMax);
    if (!rows) return;
    const auto row = std::ranges::find(*rows, number, &NoticeRow::number);
    if (row != rows->end()) shared->push(person, *row);
  });
}

void Notices::handle(const Caller& caller, api::Notices request, Answer<api::Notices> answer) {
  shared_->parts.storage.run(
      [who = caller.who.person, after = request.after.value_or(0),
       answer = std::move(answer)](Store& store) mutable { answer(list(store, who, after)); });
}

void Notices::handle(const Caller& caller, api::ReadNotices request,
                     Answer<api::ReadNotices> answer) {
  shared_->parts.storage.run([who = caller.who.person, upto = request.upto,
                              answer = std::move(answer)](Store& store) mutable {
    const auto marked = store.mark_read(who, upto);
    if (!marked) return answer(std::unexpected(refused(marked.error())));
    answer(api::Done{});
  });
}

}  // namespace prestige::server
