#pragma once

// A place where the server runs for a test: its data, its database, and requests to it.

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "tests/server/kit/server_process.h"
#include "tests/server/kit/temporary.h"

namespace prestige::server::integration {

using Json = nlohmann::json;

enum class Database { sqlite, postgres };
std::string database_name(const testing::TestParamInfo<Database>& info);
// Says so when it cannot be tested here.
bool is_there(Database database);

struct Person {
  std::string id;
  std::string token;
};

struct Answered {
  int status = 0;
  Json body;
};

class Site {
 public:
  explicit Site(Database database);

  // A process on the data of this place.
  std::unique_ptr<kit::ServerProcess> process() const;
  void start();
  void kill();
  int stop();                         // in order; the exit code
  int port() const { return port_; }  // 0: nobody is there
  kit::ServerProcess& server() { return *server_; }

  // Requests over HTTP, to the server of start() or to one on another port.
  Answered ask(const std::string& method, const std::string& target, const Json& body = {},
               const Person& who = {}, int port = 0) const;
  // The same where nothing else than success will do.
  Json get(const std::string& target, const Person& who = {}) const;
  Json post(const std::string& target, const Person& who, const Json& body = {}) const;

  Person guest(const std::string& name) const;
  // A table at which these people sit and play, in their order.
  std::string table(const std::vector<Person>& people, Json setup) const;

 private:
  prestige::kit::TemporaryFolder folder_;
  std::vector<std::string> options_;
  std::unique_ptr<kit::ServerProcess> server_;
  std::atomic<int> port_ = 0;
};

// A test that is the same for every database: a place with a server that has started.
class OnEachDatabase : public testing::TestWithParam<Database> {
 protected:
  void SetUp() override;
  Site& site() { return *site_; }
  const Site& site() const { return *site_; }

 private:
  std::optional<Site> site_;
};
#define PRESTIGE_ON_EACH_DATABASE(suite)       \
  INSTANTIATE_TEST_SUITE_P(Integration, suite, \
                           testing::Values(Database::sqlite, Database::postgres), database_name)

// "/api/v1/tables/<table>/<rest>"
std::string at_table(const std::string& table, const std::string& rest);

}  // namespace prestige::server::integration
