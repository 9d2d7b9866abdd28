#include "tests/server/ops/program.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "tests/server/kit/temporary.h"
#include "tests/server/kit/test_server.h"

namespace prestige::server::ops {

namespace {

constexpr int kEndMs = 60'000;

[[noreturn]] void become(const std::vector<std::string>& arguments, int out, int err) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // nothing outlives its test
  ::dup2(out, STDOUT_FILENO);
  ::dup2(err, STDERR_FILENO);
  ::unsetenv("PRESTIGE_DATA");
  ::unsetenv("PRESTIGE_DATABASE");
  std::vector<char*> words = {const_cast<char*>(PRESTIGE_BINARY)};
  for (const std::string& argument : arguments)
    words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  ::execv(PRESTIGE_BINARY, words.data());
  ::_exit(127);
}

int new_file(const std::string& path) {
  return ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
}

// Waits for the end of a child; one that does not end is killed.
int code_of(pid_t child) {
  int status = 0;
  const bool ended =
      kit::eventually([&] { return ::waitpid(child, &status, WNOHANG) == child; }, kEndMs);
  if (!ended) {
    ::kill(child, SIGKILL);
    ::waitpid(child, &status, 0);
  }
  return ended && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string line_from(int file) {
  std::string text;
  char c = 0;
  while (::read(file, &c, 1) == 1 && c != '\n') text += c;
  return text;
}

}  // namespace

Ran run_program(const std::vector<std::string>& arguments) {
  const prestige::kit::TemporaryFolder folder;
  const int out = new_file(folder.file("out"));
  const int err = new_file(folder.file("err"));
  const pid_t child = ::fork();
  if (child == 0) become(arguments, out, err);
  ::close(out);
  ::close(err);
  Ran ran;
  ran.code = code_of(child);
  ran.out = prestige::kit::content(folder.file("out"));
  ran.err = prestige::kit::content(folder.file("err"));
  return ran;
}

RunningServer::RunningServer(const std::vector<std::string>& place) {
  std::vector<std::string> arguments = {
      "serve", "--port",           "0", "--log-level",        "error", "--address-per-s",
      "0",     "--person-per-s",   "0", "--sign-ins-per-min", "0",     "--passwords-per-min",
      "0",     "--tables-per-min", "0", "--imports-per-min",  "0"};
  arguments.insert(arguments.end(), place.begin(), place.end());
  int ends[2] = {-1, -1};
  if (::pipe2(ends, O_CLOEXEC) != 0) return;
  child_ = ::fork();
  if (child_ == 0) become(arguments, ends[1], STDERR_FILENO);
  ::close(ends[1]);
  // "Prestige is at http://127.0.0.1:PORT/"
  const std::string line = line_from(ends[0]);
  ::close(ends[0]);
  const auto colon = line.rfind(':');
  if (colon != std::string::npos) port_ = std::atoi(line.c_str() + colon + 1);
}

RunningServer::~RunningServer() {
  if (child_ > 0) stop();
}

int RunningServer::stop() {
  ::kill(child_, SIGINT);
  const int code = code_of(child_);
  child_ = 0;
  return code;
}

}  // namespace prestige::server::ops
