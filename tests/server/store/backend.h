#pragma once

// The stores that the suite runs on. Each test has data of its own, which any number of stores may
// be opened on.

#include <gmock/gmock.h>

#include "server/store/store.h"
#include "tests/server/kit/postgres.h"
#include "tests/server/kit/temporary.h"

namespace prestige::server {

class Backend {
 public:
  virtual ~Backend() = default;
  virtual std::unique_ptr<Store> open() = 0;
  virtual std::string address() const = 0;
};

// "memory", "sqlite" or "postgres"; null when it is not installed.
std::unique_ptr<Backend> make_backend(const std::string& kind);

class StoreSuite : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    backend_ = make_backend(GetParam());
    ASSERT_NE(backend_, nullptr) << kit::kPostgresMissing;
    store_ = backend_->open();
    ASSERT_NE(store_, nullptr);
  }

  // Appends that must be stored.
  void put(const Append& append) {
    const auto appended = store().append(std::span(&append, 1));
    ASSERT_TRUE(appended) << appended.error().detail;
    ASSERT_EQ(appended->front(), Appended::stored);
  }
  Appended tried(const Append& append) {
    const auto appended = store().append(std::span(&append, 1));
    return appended ? appended->front() : Appended::conflict;
  }

  Store& store() { return *store_; }
  Backend& backend() { return *backend_; }

  kit::TemporaryFolder folder_;
  std::unique_ptr<Backend> backend_;
  std::unique_ptr<Store> store_;
};

// Runs a suite on all of them.
#define PRESTIGE_ON_ALL_STORES(Suite)                                                  \
  INSTANTIATE_TEST_SUITE_P(On, Suite, testing::Values("memory", "sqlite", "postgres"), \
                           [](const auto& chosen) { return chosen.param; })

// Rows with something in every field.
Append some_append(std::int64_t table, std::int64_t expected, std::vector<std::string> entries);
PersonRow some_person(std::int64_t id, const std::string& name);
SessionRow some_session(std::int64_t id, std::int64_t person);
ChatRow some_line(std::int64_t person, const std::string& text);

}  // namespace prestige::server
