#include "tests/server/kit/server_process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>

#include "tests/server/kit/test_server.h"

namespace prestige::server::kit {

namespace {

struct Pipe {
  Pipe() {
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
  }
  ~Pipe() {
    close(0);
    close(1);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  void close(std::size_t end) {
    if (ends[end] >= 0) ::close(ends[end]);
    ends[end] = -1;
  }
  std::array<int, 2> ends{-1, -1};
};

// err: where its errors go; -1 leaves them where those of the tests go.
pid_t spawn(const std::vector<std::string>& arguments, int out, int err) {
  std::string program = PRESTIGE_BINARY;
  std::vector<char*> argv{program.data()};
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  const pid_t child = ::fork();
  if (child != 0) return child;
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  ::dup2(out, STDOUT_FILENO);
  if (err >= 0) ::dup2(err, STDERR_FILENO);
  // Connections of the tests that stayed open here would never seem closed.
  ::close_range(3, ~0U, 0);
  ::execv(argv[0], argv.data());
  ::_exit(127);
}

// Appends what has come; false at the end.
bool take(int fd, std::string& text) {
  char bytes[4096];
  const ssize_t got = ::read(fd, bytes, sizeof bytes);
  if (got > 0) text.append(bytes, static_cast<std::size_t>(got));
  return got > 0;
}

bool comes(int fd, int ms) {
  pollfd wanted{fd, POLLIN, 0};
  return ::poll(&wanted, 1, ms) > 0;
}

int wait_for(pid_t& pid, int ms) {
  int status = -1;
  if (!eventually([&] { return ::waitpid(pid, &status, WNOHANG) == pid; }, ms)) return -1;
  pid = 0;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void kill_now(pid_t& pid) {
  if (pid <= 0) return;
  ::kill(pid, SIGKILL);
  ::waitpid(pid, nullptr, 0);
  pid = 0;
}

}  // namespace

Ended run_program(const std::vector<std::string>& arguments, int ms) {
  Pipe out;
  Pipe err;
  pid_t pid = spawn(arguments, out.ends[1], err.ends[1]);
  out.close(1);
  err.close(1);
  Ended ended;
  // What is wrong is short, so it cannot block the program while its output is read.
  while (comes(out.ends[0], ms) && take(out.ends[0], ended.out)) {
  }
  while (comes(err.ends[0], ms) && take(err.ends[0], ended.err)) {
  }
  ended.code = wait_for(pid, ms);
  kill_now(pid);
  return ended;
}

ServerProcess::ServerProcess(const std::vector<std::string>& options) {
  std::vector<std::string> arguments{"serve", "--port", "0"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  Pipe out;
  pid_ = spawn(arguments, out.ends[1], -1);
  out.close(1);
  std::string line;
  while (line.find('\n') == std::string::npos && comes(out.ends[0], 20'000) &&
         take(out.ends[0], line)) {
  }
  const auto colon = line.rfind(':');
  if (colon != std::string::npos) port_ = std::atoi(line.c_str() + colon + 1);
}

void ServerProcess::signal(int number) const {
  if (pid_ > 0) ::kill(pid_, number);
}

int ServerProcess::wait(int ms) { return wait_for(pid_, ms); }

void ServerProcess::kill() { kill_now(pid_); }

}  // namespace prestige::server::kit
