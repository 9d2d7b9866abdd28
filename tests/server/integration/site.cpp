#include "tests/server/integration/site.h"

#include <csignal>

#include "tests/server/kit/http_client.h"
#include "tests/server/kit/postgres.h"

namespace prestige::server::integration {

std::string database_name(const testing::TestParamInfo<Database>& info) {
  return info.param == Database::sqlite ? "sqlite" : "postgres";
}

bool is_there(Database database) {
  return database == Database::sqlite || prestige::kit::Postgres::instance() != nullptr;
}

std::string at_table(const std::string& table, const std::string& rest) {
  return "/api/v1/tables/" + table + (rest.empty() ? "" : "/" + rest);
}

// Rates are off: tests are quicker than people.
Site::Site(Database database)
    : options_{"--data",
               folder_.path(),
               "--log-level",
               "error",
               "--address-per-s",
               "0",
               "--person-per-s",
               "0",
               "--sign-ins-per-min",
               "0",
               "--passwords-per-min",
               "0",
               "--tables-per-min",
               "0",
               "--imports-per-min",
               "0"} {
  if (database == Database::sqlite) return;
  options_.push_back("--database");
  options_.push_back(prestige::kit::Postgres::instance()->new_database());
}

std::unique_ptr<kit::ServerProcess> Site::process() const {
  return std::make_unique<kit::ServerProcess>(options_);
}

void Site::start() {
  server_ = process();
  port_ = server_->port();
}

void Site::kill() {
  port_ = 0;
  server_->kill();
}

int Site::stop() {
  port_ = 0;
  server_->signal(SIGTERM);
  return server_->wait();
}

Answered Site::ask(const std::string& method, const std::string& target, const Json& body,
                   const Person& who, int port) const {
  kit::Headers headers;
  if (!who.token.empty()) headers.emplace_back("Authorization", "Bearer " + who.token);
  if (!body.is_null()) headers.emplace_back("Content-Type", "application/json");
  kit::HttpClient client(port == 0 ? port_.load() : port);
  const kit::HttpAnswer answer =
      client.send(method, target, body.is_null() ? "" : body.dump(), headers);
  return {answer.status, Json::parse(answer.body, nullptr, /*allow_exceptions=*/false)};
}

void OnEachDatabase::SetUp() {
  if (!is_there(GetParam())) FAIL() << prestige::kit::kPostgresMissing;
  site_.emplace(GetParam());
  site_->start();
}

Json Site::get(const std::string& target, const Person& who) const {
  const Answered answer = ask("GET", target, {}, who);
  EXPECT_EQ(answer.status, 200) << target << " " << answer.body;
  return answer.body;
}

Json Site::post(const std::string& target, const Person& who, const Json& body) const {
  const Answered answer = ask("POST", target, body, who);
  EXPECT_EQ(answer.status, 200) << target << " " << answer.body;
  return answer.body;
}

Person Site::guest(const std::string& name) const {
  const Json signed_in = post("/api/v1/guests", {}, {{"name", name}});
  if (!signed_in.contains("token")) return {};
  return {signed_in["me"]["person"], signed_in["token"]};
}

std::string Site::table(const std::vector<Person>& people, Json setup) const {
  if (!setup.contains("players")) setup["players"] = people.size();
  const Json info = post("/api/v1/tables", people.front(), setup);
  if (!info.contains("table")) return {};
  const std::string table = info["table"];
  for (std::size_t i = 1; i < people.size(); ++i) {
    post(at_table(table, "join"), people[i], {{"seat", i}});
  }
  for (const Person& person : people) post(at_table(table, "ready"), person, {{"ready", true}});
  return table;
}

}  // namespace prestige::server::integration
