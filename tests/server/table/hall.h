#pragma once

// Tables over a store in memory, asked as a client would; several halls on one store are several
// processes.

#include <gmock/gmock.h>

#include "protocol/message/encode.h"
#include "server/store/memory/memory_store.h"
#include "server/table/tables.h"
#include "tests/server/kit/direct_scheduler.h"
#include "tests/server/kit/fake_clock.h"
#include "tests/server/table/desk.h"

namespace prestige::server::kit {

struct NoWebhooks final : Webhooks {
  void post(const std::string&, std::string) override {}
};

// A socket that remembers what it was sent.
struct HeardSocket final : Socket {
  void send(Text message) override { sent.push_back(*message); }
  void close(Close) override {}

  // The newest message, and all of them from then on anew.
  Json last() const { return sent.empty() ? Json() : Json::parse(sent.back()); }
  std::vector<Json> take() {
    std::vector<Json> all;
    for (const std::string& text : std::exchange(sent, {})) all.push_back(Json::parse(text));
    return all;
  }
  std::vector<std::string> sent;
};

// Jobs wait for their turn on a queue of the scheduler, and can be made to fail.
class SlowStorage final : public Storage {
 public:
  SlowStorage(Scheduler& scheduler, std::shared_ptr<MemoryData> data)
      : queue_(scheduler.make_strand()), store_(*this, std::move(data)) {}

  void append(Append append, AppendDone done) override {
    queue_->post([this, append = std::move(append), done = std::move(done)]() mutable {
      if (before_append) std::exchange(before_append, nullptr)();
      const bool lost = std::exchange(lose_answer, false);
      if (failing) return done(std::unexpected(StoreError{}));
      ++appends;
      const auto stored = store_.append({&append, 1});
      if (lost || !stored) return done(std::unexpected(StoreError{}));
      done(stored->front());
    });
  }
  void run_later(Job job) override {
    if (!dies_first) run(std::move(job));
  }
  void run(Job job) override {
    queue_->post([this, job = std::move(job)]() mutable { job(store_); });
  }

  std::function<void()> before_append;  // happens once, just before the next append
  bool failing = false;
  bool lose_answer = false;  // the next append is stored, and nobody is told
  bool dies_first = false;   // the process ends before it does what nobody waits for
  bool failing_ratings = false;
  bool failing_reads = false;  // of logs
  int appends = 0;
  int ratings = 0;  // how often it was to rate a game
  int announced = 0;

 private:
  class CountingStore final : public MemoryStore {
   public:
    CountingStore(SlowStorage& storage, std::shared_ptr<MemoryData> data)
        : MemoryStore(std::move(data)), storage_(storage) {}

    Stored<bool> rate(TableId table, const std::string& game, int players,
                      std::span<const RatedId> who,
                      const std::function<void(std::span<RatingRow>)>& change) override {
      ++storage_.ratings;
      if (storage_.failing_ratings) return std::unexpected(StoreError{});
      return MemoryStore::rate(table, game, players, who, change);
    }
    Stored<std::vector<EntryRow>> entries_after(TableId table, std::int64_t version) override {
      if (storage_.failing_reads) return std::unexpected(StoreError{});
      return MemoryStore::entries_after(table, version);
    }

    Stored<void> announce(const News&) override {
      ++storage_.announced;
      return {};
    }

   private:
    SlowStorage& storage_;
  };

  std::shared_ptr<Strand> queue_;
  CountingStore store_;
};

// Bots answer when the scheduler runs; while they are held back, only when they are let go.
class QuietThinker final : public Thinker {
 public:
  explicit QuietThinker(Scheduler& scheduler) : bots_(scheduler) {}

  void think(BotQuestion question, Done done) override {
    ++questions;
    if (!hold) return bots_.think(std::move(question), std::move(done));
    held_.push_back({std::move(question), std::move(done)});
  }
  void advise(BotQuestion question, std::size_t choices, Advised done) override {
    bots_.advise(std::move(question), choices, std::move(done));
  }
  std::size_t held() const { return held_.size(); }
  void let_go() {
    for (auto& [question, done] : std::exchange(held_, {})) {
      bots_.think(std::move(question), std::move(done));
    }
  }

  bool hold = false;
  int questions = 0;

 private:
  struct Held {
    BotQuestion question;
    Done done;
  };
  BotThinker bots_;
  std::vector<Held> held_;
};

class Hall {
 public:
  explicit Hall(std::shared_ptr<MemoryData> on = std::make_shared<MemoryData>(),
                std::uint64_t seed = 5)
      : data(std::move(on)), entropy_(seed), storage(scheduler, data) {
    for (int i = 0; i < 8; ++i) {
      PersonRow row;
      row.id = person(i);
      row.name = identity(i).name;
      data->people[row.id] = row;
    }
  }

  // What a request is answered.
  template <class R>
  Result<typename R::Reply> ask(int who, const Json& fields,
                                std::shared_ptr<Socket> socket = nullptr) {
    auto answer = post<R>(who, fields, std::move(socket));
    scheduler.run_all();
    EXPECT_TRUE(*answer) << "no answer to " << R::kName;
    return *answer ? **answer : Result<typename R::Reply>();
  }
  // The same, answered when the scheduler runs.
  template <class R>
  auto post(int who, const Json& fields, std::shared_ptr<Socket> socket = nullptr) {
    using Got = std::optional<Result<typename R::Reply>>;
    auto got = std::make_shared<Got>();
    const Identity asker = who < 0 ? Identity{} : identity(who);
    tables.handle(Caller{.address = "127.0.0.1", .who = asker, .socket = std::move(socket)},
                  request<R>(fields),
                  [got](Result<typename R::Reply> answer) { got->emplace(std::move(answer)); });
    return got;
  }
  template <class R>
  typename R::Reply well(int who, const Json& fields, std::shared_ptr<Socket> socket = nullptr) {
    auto answer = ask<R>(who, fields, std::move(socket));
    EXPECT_TRUE(answer) << R::kName << ": " << answer.error().text.en;
    return answer ? *answer : typename R::Reply{};
  }
  template <class R>
  std::string said_to(int who, const Json& fields, std::shared_ptr<Socket> socket = nullptr) {
    const auto answer = ask<R>(who, fields, std::move(socket));
    return answer ? "ok" : answer.error().code + ": " + answer.error().text.en;
  }

  // A started table for persons 0, 1 …; its id.
  std::string begun(Json fields) {
    const int players = fields["players"].get<int>();
    const auto info = well<api::CreateTable>(0, fields);
    for (int i = 1; i < players; ++i) {
      if (info.seats[static_cast<std::size_t>(i)].occupant != api::Occupant::empty) continue;
      well<api::Join>(i, {{"table", info.table}, {"invite", info.invite.value_or("")}});
    }
    well<api::Start>(0, {{"table", info.table}});
    return info.table;
  }
  std::shared_ptr<HeardSocket> watch(int who, const std::string& table, std::optional<int> seat,
                                     std::optional<std::int64_t> after = std::nullopt) {
    auto socket = std::make_shared<HeardSocket>();
    Json fields{{"table", table}};
    if (seat) fields["seat"] = *seat;
    if (after) fields["after"] = *after;
    well<api::Watch>(who, fields, socket);
    return socket;
  }

  // The table as it is stored.
  Desk stored(const std::string& table) {
    Desk desk{Json{{"game", "citadels"}}};
    desk.m = {};
    desk.history = {};
    desk.log.clear();
    MemoryStore store(data);
    auto log = read_log(store, *id_from<TableId>(table), 0);
    Replayed replayed;
    EXPECT_TRUE(log && replay(*id_from<TableId>(table), log->entries, replayed,
                              [](const auto&, const auto&, const auto&) {}));
    desk.m = replayed.model;
    desk.history = replayed.history;
    desk.log = log->entries;
    return desk;
  }
  // Fields of a random legal decision of a seat that acts.
  Json decision(const std::string& table, Rng& rng) {
    const Desk desk = stored(table);
    const int seat = desk.somebody(rng);
    const auto legal = desk.legal(seat);
    return {{"table", table},
            {"seat", seat},
            {"action", legal[rng.below(static_cast<std::uint32_t>(legal.size()))]},
            {"version", desk.m.seen(Seat(seat))},
            {"key", "d" + std::to_string(++keys_)}};
  }
  // Person i has seat i.
  int step(const std::string& table, Rng& rng) {
    const Json fields = decision(table, rng);
    well<api::Act>(fields["seat"].get<int>(), fields);
    return fields["seat"].get<int>();
  }
  // Plays to the end; person i has seat i. What is decided at a desk is what is stored.
  void finish(const std::string& table, Rng& rng) {
    Desk desk = stored(table);
    while (desk.m.status == api::Status::playing && !testing::Test::HasFailure()) {
      const int seat = desk.somebody(rng);
      const auto legal = desk.legal(seat);
      const std::string action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
      well<api::Act>(seat, {{"table", table},
                            {"seat", seat},
                            {"action", action},
                            {"version", desk.m.seen(Seat(seat))},
                            {"key", "f" + std::to_string(++keys_)}});
      desk.put(desk.act(seat, seat, action));
    }
  }
  std::vector<NoticeKind> notices(int who) {
    std::vector<NoticeKind> kinds;
    for (const NoticeRow& row : data->notices[person(who)]) kinds.push_back(row.kind);
    return kinds;
  }

  std::shared_ptr<MemoryData> data;

 private:
  FakeEntropy entropy_;
  NoWebhooks webhooks_;
  Sockets sockets_;
  int keys_ = 0;

 public:
  FakeClock clock;
  DirectScheduler scheduler{clock};
  SlowStorage storage;
  Notices notices_told{{clock, scheduler, storage, sockets_, webhooks_}};
  Ratings ratings{storage};
  QuietThinker thinker{scheduler};
  Tables tables{{clock, entropy_, scheduler, storage, notices_told, ratings, thinker}, sockets_};
};

}  // namespace prestige::server::kit
