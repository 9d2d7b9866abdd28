#include "tests/server/store/backend.h"

#include "server/store/memory/memory_store.h"
#include "tests/server/kit/postgres.h"

namespace prestige::server {

namespace {

class MemoryBackend : public Backend {
 public:
  std::unique_ptr<Store> open() override { return std::make_unique<MemoryStore>(data_); }
  std::string address() const override { return "memory:"; }

 private:
  std::shared_ptr<MemoryData> data_ = std::make_shared<MemoryData>();
};

class AddressBackend : public Backend {
 public:
  explicit AddressBackend(std::string address) : address_(std::move(address)) {}
  AddressBackend() : address_("sqlite:" + folder_.file("store.db")) {}

  std::unique_ptr<Store> open() override {
    auto store = open_store(address_);
    if (!store) ADD_FAILURE() << store.error();
    return store ? std::move(*store) : nullptr;
  }
  std::string address() const override { return address_; }

 private:
  kit::TemporaryFolder folder_;
  std::string address_;
};

}  // namespace

std::unique_ptr<Backend> make_backend(const std::string& kind) {
  if (kind == "memory") return std::make_unique<MemoryBackend>();
  if (kind == "sqlite") return std::make_unique<AddressBackend>();
  auto* server = kit::Postgres::instance();
  return server ? std::make_unique<AddressBackend>(server->new_database()) : nullptr;
}

Append some_append(std::int64_t table, std::int64_t expected, std::vector<std::string> entries) {
  return {.table = TableId(table),
          .expected = expected,
          .entries = std::move(entries),
          .head = {.game = "citadels",
                   .players = 4,
                   .status = Status::gathering,
                   .visibility = Visibility::open,
                   .free_seats = 2,
                   .created = 1000 + table,
                   .updated = 2000 + table,
                   .due = std::nullopt,
                   .summary = R"({"name":"Tisch №)" + std::to_string(table) + "\"}"},
          .members = {}};
}

PersonRow some_person(std::int64_t id, const std::string& name) {
  return {.id = PersonId(id),
          .name = name,
          .name_key = name,
          .password_hash = "$argon2id$" + name,
          .language = "de",
          .webhook = "https://example.org/hook",
          .rated = false,
          .owner = {},
          .created = 100 + id};
}

SessionRow some_session(std::int64_t id, std::int64_t person) {
  return {.id = SessionId(id),
          .token_hash = "hash" + std::to_string(id),
          .person = PersonId(person),
          .label = "Firefox",
          .created = 10 + id,
          .last_used = 20 + id};
}

ChatRow some_line(std::int64_t person, const std::string& text) {
  return {.number = 0,
          .at = 5,
          .person = PersonId(person),
          .name = "Ada",
          .room = ChatRoom::table,
          .text = text};
}

}  // namespace prestige::server
