#include "server/people/notices.h"

#include <algorithm>
#include <mutex>

#include "protocol/api/pushes.h"
#include "protocol/message/push.h"
#include "server/people/refused.h"

namespace prestige::server {

namespace {

constexpr int kListMax = 100;

// While the store fails: when it is asked again, and what is kept until then.
constexpr Millis kAgainMs = 2'000;
constexpr Millis kKeptMs = 600'000;
constexpr std::size_t kKeptMax = 10'000;

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

struct Notices::Shared : std::enable_shared_from_this<Shared> {
  using Addressed = std::vector<Store::AddressedNotice>;

  explicit Shared(const NoticeParts& of) : parts(of) {}

  void add(std::span<const PersonId> people, const NoticeRow& notice) {
    {
      const std::lock_guard lock(mutex);
      for (const PersonId person : people) {
        if (waiting.size() < kKeptMax) waiting.push_back({person, notice});
      }
      if (std::exchange(on_its_way, true)) return;  // they go with those before
    }
    tell_soon();
  }

  void tell_soon() {
    parts.storage.run_later([self = shared_from_this()](Store& store) { self->tell(store); });
  }

  void push(PersonId person, const NoticeRow& row) {
    parts.sockets.send(person, std::make_shared<const std::string>(
                                   protocol::push_text(api::NoticePush{shown(row)})));
  }

  // Everything that has gathered since the last time.
  void tell(Store& store) {
    Addressed now;
    {
      const std::lock_guard lock(mutex);
      now.swap(waiting);
    }
    // In one order for all processes: they wait for each other at a person's notices.
    std::ranges::stable_sort(now, {}, &Store::AddressedNotice::person);
    go_on(tell_all(store, std::move(now)));
  }

  // Gives back what the store has not taken.
  Addressed tell_all(Store& store, Addressed now) {
    std::vector<PersonRow> people;
    Addressed found;
    for (const Store::AddressedNotice& one : now) {
      auto person = store.person(one.person);
      if (!person) return now;
      if (!*person) continue;
      people.push_back(std::move(**person));
      found.push_back(one);
    }
    const auto rows = store.add_notices(found);
    if (!rows) return tell_each(store, people, std::move(found), rows.error());
    for (std::size_t i = 0; i < people.size(); ++i) told(people[i], (*rows)[i]);
    return {};
  }

  // Somebody among them was deleted meanwhile, unless the store fails altogether.
  Addressed tell_each(Store& store, std::span<const PersonRow> people, Addressed found,
                      const StoreError& why) {
    if (why.fault == StoreFault::unavailable) return found;
    Addressed left;
    for (std::size_t i = 0; i < people.size(); ++i) {
      const auto row = store.add_notice(people[i].id, found[i].notice);
      if (row) told(people[i], *row);
      if (!row && row.error().fault == StoreFault::unavailable) left.push_back(found[i]);
    }
    return left;
  }

  // With what is left, and what has come since.
  void go_on(Addressed left) {
    const Millis oldest = parts.clock.now() - kKeptMs;
    std::erase_if(left, [&](const auto& one) { return one.notice.at < oldest; });
    const bool failed = !left.empty();
    {
      const std::lock_guard lock(mutex);
      waiting.insert(waiting.begin(), left.begin(), left.end());
      if (waiting.empty()) {
        on_its_way = false;
        return;
      }
    }
    if (!failed) return tell_soon();
    timer = parts.scheduler.after(kAgainMs, strand, [weak = weak_from_this()] {
      if (const auto self = weak.lock()) self->tell_soon();
    });
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
  Addressed waiting;
  bool on_its_way = false;  // a job of the storage, or the timer before it
  std::shared_ptr<Strand> strand = parts.scheduler.make_strand();
  std::unique_ptr<Timer> timer;
};

Notices::Notices(const NoticeParts& parts) : shared_(std::make_shared<Shared>(parts)) {}
Notices::~Notices() = default;

void Notices::tell(std::span<const PersonId> people, NoticeKind kind, TableId table) {
  if (people.empty()) return;
  shared_->add(people, {.at = shared_->parts.clock.now(), .kind = kind, .table = table});
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
