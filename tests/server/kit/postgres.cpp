#include "tests/server/kit/postgres.h"

#include <fcntl.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <thread>
#include <vector>

namespace prestige::kit {

namespace {

constexpr const char* kPrograms = "/usr/lib/postgresql/15/bin/";
constexpr auto kStartMax = std::chrono::seconds(60);

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "The PostgreSQL server of the tests: %s\n", why.c_str());
  std::_Exit(1);
}

// PostgreSQL refuses to run as root.
const passwd* other_user() { return ::geteuid() == 0 ? ::getpwnam("postgres") : nullptr; }

[[noreturn]] void become(const std::vector<std::string>& command, const std::string& folder,
                         const passwd* user) {
  if (user != nullptr && (::setgid(user->pw_gid) != 0 || ::setuid(user->pw_uid) != 0)) ::_exit(126);
  ::prctl(PR_SET_PDEATHSIG, SIGQUIT);  // no server outlives its tests
  const int log = ::open((folder + "/log").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  ::dup2(log, STDOUT_FILENO);
  ::dup2(log, STDERR_FILENO);
  std::vector<char*> arguments;
  for (const std::string& argument : command)
    arguments.push_back(const_cast<char*>(argument.c_str()));
  arguments.push_back(nullptr);
  if (::chdir(folder.c_str()) != 0) ::_exit(126);
  ::execv(arguments[0], arguments.data());
  ::_exit(127);
}

pid_t spawn(const std::vector<std::string>& command, const std::string& folder) {
  const passwd* user = other_user();
  const pid_t child = ::fork();
  if (child == 0) become(command, folder, user);
  return child;
}

bool succeeded(pid_t child) {
  int status = 0;
  return ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

Postgres* Postgres::instance() {
  static const bool installed = ::access((std::string(kPrograms) + "initdb").c_str(), X_OK) == 0;
  if (!installed) {
    std::fprintf(stderr, "NOT TESTED: PostgreSQL 15 is not installed (%s)\n", kPrograms);
    return nullptr;
  }
  static Postgres server;
  return &server;
}

Postgres::Postgres() {
  if (!make_cluster()) give_up("initdb failed");
  start();
}

Postgres::~Postgres() { kill(); }

bool Postgres::make_cluster() {
  if (const passwd* user = other_user()) {
    if (::chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0) return false;
  }
  const std::string data = folder_.file("data");
  if (!succeeded(spawn({std::string(kPrograms) + "initdb", "-D", data, "--no-sync", "-U",
                        "postgres", "--encoding=UTF8", "--locale=C", "--auth=trust"},
                       folder_.path()))) {
    return false;
  }
  // Only this one has to know a password.
  std::ofstream(data + "/pg_hba.conf", std::ios::trunc)
      << "local all guarded scram-sha-256\nlocal all all trust\n";
  return true;
}

void Postgres::start() {
  server_ = spawn({std::string(kPrograms) + "postgres", "-D", folder_.file("data"), "-k",
                   socket_folder(), "-c", "listen_addresses=", "-c", "fsync=off", "-c",
                   "max_connections=40", "-c", "shared_buffers=32MB"},
                  folder_.path());
  const auto end = std::chrono::steady_clock::now() + kStartMax;
  while (PQping(address("postgres").c_str()) != PQPING_OK) {
    if (std::chrono::steady_clock::now() > end) give_up("it does not answer");
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

void Postgres::kill() {
  if (server_ <= 0) return;
  ::kill(server_, SIGQUIT);  // "immediate": the log is read at the next start
  ::waitpid(server_, nullptr, 0);
  server_ = 0;
}

std::string Postgres::address(const std::string& database, const std::string& user) const {
  return "postgresql://" + user + "@/" + database + "?host=" + socket_folder();
}

bool Postgres::run(const std::string& sql, const std::string& to) {
  const std::unique_ptr<PGconn, void (*)(PGconn*)> link(
      PQconnectdb((to.empty() ? address("postgres") : to).c_str()), &PQfinish);
  const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(link.get(), sql.c_str()),
                                                              &PQclear);
  const auto status = PQresultStatus(result.get());
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return true;
  std::fprintf(stderr, "%s", PQerrorMessage(link.get()));
  return false;
}

std::string Postgres::new_database() {
  const std::string name = "test" + std::to_string(++databases_);
  if (!run("CREATE DATABASE " + name)) give_up("no new database");
  return address(name);
}

}  // namespace prestige::kit
