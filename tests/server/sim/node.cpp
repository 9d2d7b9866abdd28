#include "tests/server/sim/node.h"

#include <deque>

namespace prestige::server::sim {

namespace {

// How long a connection may hold back what it was sent before it is cut as too slow.
constexpr std::size_t kUnsentMax = 400;

class NoWebhooks final : public Webhooks {
 public:
  void post(const std::string&, std::string) override {}
};

// Bots that stand in are as good as any here: what counts is when they decide, not what.
class QuickThinker final : public Thinker {
 public:
  explicit QuickThinker(Scheduler& scheduler) : bots_(scheduler) {}
  void think(BotQuestion question, Done done) override {
    question.bot = "random";
    bots_.think(std::move(question), std::move(done));
  }
  void advise(BotQuestion question, std::size_t choices, Advised done) override {
    bots_.advise(std::move(question), choices, std::move(done));
  }

 private:
  BotThinker bots_;
};

// The server's end of a connection: messages stay in order, or the connection is cut.
class SimSocket final : public Socket, public std::enable_shared_from_this<SimSocket> {
 public:
  SimSocket(World& world, const Faults& faults, std::weak_ptr<Line> line)
      : world_(world), faults_(faults), line_(std::move(line)) {}

  void send(Text message) override {
    if (closed_) return;
    if (unsent_.size() >= kUnsentMax) return close(Close::going_away);
    unsent_.push_back(std::move(message));
    if (unsent_.size() == 1) deliver_next();
  }
  void close(Close) override {
    if (std::exchange(closed_, true)) return;
    unsent_.clear();
    if (const auto line = line_.lock()) line->cut();
    if (on_close) on_close();
  }
  bool closed() const { return closed_; }

  std::function<void()> on_close;

 private:
  void deliver_next() {
    const bool slow = world_.once_in(faults_.slow);
    world_.later(0, slow ? 2000 : 20, nullptr, [self = shared_from_this()] {
      if (self->closed_) return;
      if (self->world_.once_in(self->faults_.cut)) return self->close(Close::going_away);
      const Text text = self->unsent_.front();
      self->unsent_.pop_front();
      if (const auto line = self->line_.lock()) line->received(*text);
      if (!self->unsent_.empty()) self->deliver_next();
    });
  }

  World& world_;
  const Faults& faults_;
  std::weak_ptr<Line> line_;
  std::deque<Text> unsent_;
  bool closed_ = false;
};

}  // namespace

// Appends are gathered and stored together after a while, some of them fail, and the process may
// die before, between or after.
class SimStorage final : public Storage {
 public:
  SimStorage(Node& node) : node_(node), store_(node) {}

  void append(Append append, AppendDone done) override {
    World& world = node_.world_;
    world.later(0, 4, node_.life_,
                [this, append = std::move(append), done = std::move(done)]() mutable {
                  const Faults& faults = node_.faults_;
                  if (node_.world_.once_in(faults.crash)) return node_.crash();
                  if (node_.world_.once_in(faults.failed_write)) return done(fault());
                  auto stored = store_.append({&append, 1});
                  if (stored && stored->front() == Appended::stored) {
                    const auto added = static_cast<std::int64_t>(append.entries.size());
                    node_.announce({.kind = News::Kind::table,
                                    .id = append.table.number(),
                                    .version = append.expected + added});
                  }
                  if (node_.world_.once_in(faults.crash)) return node_.crash();
                  if (node_.world_.once_in(faults.lost_answer)) return done(fault());
                  if (!stored) return done(std::unexpected(stored.error()));
                  done(stored->front());
                });
  }
  void run_later(Job job) override { run(std::move(job)); }
  void run(Job job) override {
    node_.world_.later(0, 4, node_.life_, [this, job = std::move(job)]() mutable {
      store_.fail_next_read(node_.world_.once_in(node_.faults_.failed_read));
      job(store_);
    });
  }

 private:
  static std::unexpected<StoreError> fault() {
    return std::unexpected(StoreError{StoreFault::unavailable, "simulated"});
  }

  // Reads that fail when told so, and writes that other processes hear of.
  class FaultyStore final : public MemoryStore {
   public:
    explicit FaultyStore(Node& node) : MemoryStore(node.data_), node_(node) {}
    void fail_next_read(bool fail) { fail_ = fail; }
    Stored<ChatRow> add_chat(TableId table, const ChatRow& line) override {
      auto stored = MemoryStore::add_chat(table, line);
      if (stored) {
        node_.announce({.kind = News::Kind::chat, .id = table.number(), .version = stored->number});
      }
      return stored;
    }
    Stored<void> announce(const News& news) override {
      node_.announce(news);
      return {};
    }
    Stored<std::vector<EntryRow>> entries_after(TableId table, std::int64_t version) override {
      if (std::exchange(fail_, false)) return fault();
      return MemoryStore::entries_after(table, version);
    }

   private:
    Node& node_;
    bool fail_ = false;
  };

  Node& node_;
  FaultyStore store_;
};

Node::Node(World& world, std::shared_ptr<MemoryData> data, const Faults& faults, Millis skew)
    : world_(world), clock_(world, skew), data_(std::move(data)), faults_(faults) {}

Node::~Node() { kill(); }

void Node::start() {
  if (api_) return;
  life_ = std::make_shared<Life>();
  scheduler_ = std::make_unique<SimScheduler>(world_, life_);
  storage_ = std::make_unique<SimStorage>(*this);
  webhooks_ = std::make_unique<NoWebhooks>();
  thinker_ = std::make_unique<QuickThinker>(*scheduler_);
  api_ = make_api({clock_, world_, *scheduler_, *storage_, *webhooks_, *thinker_});
}

void Node::kill() {
  if (!api_) return;
  life_->end();
  for (const auto& socket : sockets_) {
    if (const auto open = socket.lock()) open->close(Close::going_away);
  }
  sockets_.clear();
  api_.reset();
  thinker_.reset();
  storage_.reset();
  scheduler_.reset();
}

// The process must not be taken apart while it is on the stack.
void Node::crash() {
  if (life_->dead) return;
  life_->dead = true;
  world_.later(0, 0, nullptr, [this] {
    kill();
    if (restart) restart();
  });
}

Node::Wire Node::connect(const std::shared_ptr<Line>& line, std::string token) {
  if (!api_ || life_->dead) {
    world_.later(1, 20, nullptr, [weak = std::weak_ptr(line)] {
      if (const auto open = weak.lock()) open->cut();
    });
    return {[](const std::string&) {}, [] {}};
  }
  auto socket = std::make_shared<SimSocket>(world_, faults_, line);
  sockets_.push_back(socket);
  auto who = std::make_shared<std::optional<Identity>>();
  auto early = std::make_shared<std::vector<std::string>>();  // before the token is known
  const auto life = life_;
  const auto handle = [this, socket, who, life](const std::string& message) {
    if (life->dead || socket->closed()) return;
    std::int64_t id = 0;
    auto request = socket_request(message, &id);
    const auto language = (*who)->language;
    if (!request) {
      return socket->send(std::make_shared<const std::string>(
          socket_reply(id, {.body = std::unexpected(request.error()), .token = {}}, language)));
    }
    api_->handle(
        {.address = "sim", .who = **who, .socket = socket}, std::move(request->request),
        [socket, id, language](Reply reply) {
          socket->send(std::make_shared<const std::string>(socket_reply(id, reply, language)));
        });
  };
  socket->on_close = [this, life, raw = socket.get()] {
    // As a transport does it: later, and only while the process lives.
    world_.later(0, 1, life, [this, raw] { api_->closed(*raw); });
  };
  api_->authenticate(std::move(token), [this, socket, who, early, handle, life](Known found) {
    if (life->dead || socket->closed()) return;
    if (!found) return socket->close(Close::unavailable);
    if (!*found) return socket->close(Close::signed_out);
    *who = std::move(*found);
    api_->opened(**who, socket);
    for (const std::string& message : *early) handle(message);
  });
  auto last = std::make_shared<Millis>(0);
  const auto send = [this, socket, handle, who, early, last](std::string message) {
    if (world_.once_in(faults_.cut)) return socket->close(Close::going_away);
    // In order, whatever the delays are.
    const Millis wait = std::max<Millis>(*last - world_.now(), 0) + world_.below(20);
    *last = world_.now() + wait;
    world_.later(wait, wait, nullptr, [socket, handle, who, early, message = std::move(message)] {
      if (socket->closed()) return;
      if (*who) return handle(message);
      early->push_back(message);
    });
  };
  // The server notices a while later.
  const auto close = [this, socket] {
    world_.later(0, 2000, nullptr, [socket] { socket->close(Close::going_away); });
  };
  return {send, close};
}

void Node::news(const News& news) {
  if (api_ && !life_->dead) api_->news(news);
}
void Node::resync() {
  if (api_ && !life_->dead) api_->resync();
}

void Node::request(Identity who, api::Request request, Api::Done done) {
  if (!api_ || life_->dead) {
    return done({.body = std::unexpected(refusal("unavailable")), .token = {}});
  }
  api_->handle({.address = "sim", .who = std::move(who), .socket = nullptr}, std::move(request),
               std::move(done));
}

}  // namespace prestige::server::sim
