#include "arena/external/line_process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>

extern "C" {  // glibc 2.36 forgets to say so itself
#include <sys/pidfd.h>
}

namespace prestige::arena {

namespace {

using Milliseconds = LineProcess::Milliseconds;

// How long a program that has closed its output may take to end: it then counts as ended, and its
// exit code can be told.
constexpr Milliseconds kFarewell{200};
constexpr Milliseconds kHeedEvery{100};  // how often somebody who waits looks whether to go on
constexpr int kShellNotExecutable = 126;
constexpr int kShellNotFound = 127;

struct Ends {
  Descriptor ours;
  Descriptor theirs;
};

// What the program reads is a socket: unlike a pipe, one can write to it without the signal that
// ends whoever writes where nobody reads.
Ends make_input() {
  std::array<int, 2> ends{-1, -1};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return {};
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

// A plain command takes the place of the shell, so that its end is its own and not the shell's.
std::string for_shell(const std::string& command) {
  const bool plain = command.find_first_of("=|&;<>(){}\n") == std::string::npos;
  return plain ? "exec " + command : command;
}

Ends make_output() {
  std::array<int, 2> ends{-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

// The rest of the new process, before the program: nothing here may allocate or lock, because the
// threads that would unlock are not there. The program gets its three descriptors and no other, no
// setting of signals of ours, and ends with the thread that started it.
[[noreturn]] void become(char* const* arguments, const Ends& in, const Ends& out, const Ends& err,
                         pid_t parent) {
  ::setpgid(0, 0);
  struct sigaction usual{};
  usual.sa_handler = SIG_DFL;
  for (int signal = 1; signal < NSIG; ++signal) ::sigaction(signal, &usual, nullptr);
  ::sigprocmask(SIG_SETMASK, &usual.sa_mask, nullptr);
  const bool ready = ::dup2(in.theirs.number(), STDIN_FILENO) >= 0 &&
                     ::dup2(out.theirs.number(), STDOUT_FILENO) >= 0 &&
                     ::dup2(err.theirs.number(), STDERR_FILENO) >= 0 &&
                     ::close_range(STDERR_FILENO + 1, ~0u, 0) == 0 &&
                     ::prctl(PR_SET_PDEATHSIG, SIGKILL) == 0;
  // It may have ended before it could be said.
  if (ready && ::getppid() == parent) ::execv(arguments[0], arguments);
  ::_exit(kShellNotExecutable);
}

// The number of an error; 0: none.
int spawn(const std::string& command, const Ends& in, const Ends& out, const Ends& err,
          pid_t& pid) {
  std::string shell = "/bin/sh";
  std::string option = "-c";
  std::string text = for_shell(command);
  const std::array<char*, 4> arguments{shell.data(), option.data(), text.data(), nullptr};
  const pid_t parent = ::getpid();
  pid = ::fork();
  if (pid < 0) return errno;
  if (pid == 0) become(arguments.data(), in, out, err, parent);
  ::setpgid(pid, pid);  // whoever is first: it must be so before anybody ends the group
  return 0;
}

Fault no_start(int error) {
  return {FaultKind::no_start, std::string("the program could not be started: ") +
                                   std::strerror(error)};  // NOLINT(concurrency-mt-unsafe)
}

// Appends what is there; false at the end of the stream.
bool read_some(const Descriptor& from, std::string& to) {
  std::array<char, 16384> bytes;
  const ssize_t got = ::read(from.number(), bytes.data(), bytes.size());
  if (got > 0) to.append(bytes.data(), static_cast<std::size_t>(got));
  return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

int milliseconds_to(std::optional<LineProcess::Clock::time_point> deadline) {
  if (!deadline) return -1;
  const auto left = std::chrono::ceil<Milliseconds>(*deadline - LineProcess::Clock::now()).count();
  return static_cast<int>(std::clamp<std::int64_t>(left, 0, 3'600'000));
}

}  // namespace

void Descriptor::close() {
  if (number_ >= 0) ::close(number_);
  number_ = -1;
}

std::expected<LineProcess, Fault> LineProcess::start(const std::string& command) {
  Ends in = make_input();
  Ends out = make_output();
  Ends err = make_output();
  if (!in.ours.open() || !out.ours.open() || !err.ours.open()) {
    return std::unexpected(no_start(errno));
  }
  LineProcess process;
  if (const int error = spawn(command, in, out, err, process.pid_); error != 0) {
    process.pid_ = 0;
    return std::unexpected(no_start(error));
  }
  process.process_ = Descriptor(::pidfd_open(process.pid_, 0));
  process.input_ = std::move(in.ours);
  process.output_ = std::move(out.ours);
  process.errors_ = std::move(err.ours);
  if (!process.process_.open()) return std::unexpected(no_start(errno));
  return process;
}

LineProcess::LineProcess(LineProcess&& other) noexcept
    : pid_(std::exchange(other.pid_, 0)),
      cancelled_(other.cancelled_),
      process_(std::move(other.process_)),
      input_(std::move(other.input_)),
      output_(std::move(other.output_)),
      errors_(std::move(other.errors_)),
      unsent_(std::move(other.unsent_)),
      received_(std::move(other.received_)),
      error_tail_(std::move(other.error_tail_)) {}

std::expected<std::string, Fault> LineProcess::ask(std::string_view line,
                                                   std::optional<Milliseconds> limit) {
  receive();
  if (!received_.empty()) {
    return std::unexpected(Fault{FaultKind::protocol, "it wrote without being asked"});
  }
  unsent_.append(line).push_back('\n');
  const Deadline deadline = limit ? Deadline(Clock::now() + *limit) : std::nullopt;
  while (true) {
    send();
    receive();
    if (auto answer = next_line()) return *std::move(answer);
    if (auto fault = trouble()) return std::unexpected(*std::move(fault));
    if (is_cancelled()) return std::unexpected(Fault{FaultKind::timeout, "it was broken off"});
    if (!wait(deadline)) {
      return std::unexpected(
          Fault{FaultKind::timeout, "no answer within " + std::to_string(limit->count()) + " ms"});
    }
  }
}

void LineProcess::tell(std::string_view line) {
  unsent_.append(line).push_back('\n');
  send();
}

std::optional<std::string> LineProcess::next_line() {
  const auto end = received_.find('\n');
  if (end == std::string::npos || end > kLineBytesMax) return std::nullopt;
  std::string line = received_.substr(0, end);
  received_.erase(0, end + 1);
  return line;
}

// What keeps the next line from ever coming.
std::optional<Fault> LineProcess::trouble() const {
  if (received_.size() > kLineBytesMax) {
    return Fault{FaultKind::protocol,
                 "a line of more than " + std::to_string(kLineBytesMax) + " bytes"};
  }
  if (!output_.open()) return end_fault();
  return std::nullopt;
}

bool LineProcess::wait(Deadline deadline) {
  std::array<pollfd, 4> wanted{{
      {output_.number(), POLLIN, 0},
      {errors_.number(), POLLIN, 0},
      {process_.number(), POLLIN, 0},
      {unsent_.empty() ? -1 : input_.number(), POLLOUT, 0},
  }};
  const int left = milliseconds_to(deadline);
  const int most = cancelled_ == nullptr ? left : static_cast<int>(kHeedEvery.count());
  ::poll(wanted.data(), wanted.size(), left < 0 ? most : std::min(left, most));
  receive_errors();
  // What a program leaves running may hold its output open; its own end ends the conversation.
  if (wanted[2].revents != 0) {
    receive();
    output_.close();
  }
  return !deadline || Clock::now() < *deadline;
}

void LineProcess::send() {
  while (!unsent_.empty() && input_.open()) {
    const ssize_t sent =
        ::send(input_.number(), unsent_.data(), unsent_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0 && errno == EAGAIN) return;
    if (sent < 0) return input_.close();  // nobody reads: that it has ended shows soon
    unsent_.erase(0, static_cast<std::size_t>(sent));
  }
}

void LineProcess::receive() {
  std::size_t before = 0;
  do {
    before = received_.size();
    if (output_.open() && !read_some(output_, received_)) output_.close();
  } while (received_.size() > before && received_.size() <= kLineBytesMax);
  receive_errors();
}

void LineProcess::receive_errors() {
  if (errors_.open() && !read_some(errors_, error_tail_)) errors_.close();
  if (error_tail_.size() > kErrorBytesKept) {
    error_tail_.erase(0, error_tail_.size() - kErrorBytesKept);
  }
}

bool LineProcess::ended() const {
  siginfo_t info{};
  const auto id = static_cast<id_t>(pid_);
  return pid_ == 0 ||
         (::waitid(P_PID, id, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == pid_);
}

Fault LineProcess::end_fault() const {
  pollfd end{process_.number(), POLLIN, 0};
  ::poll(&end, 1, static_cast<int>(kFarewell.count()));
  siginfo_t info{};
  ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT);
  if (info.si_pid != pid_) return {FaultKind::crash, "it closed its output"};
  if (info.si_code != CLD_EXITED) {
    return {FaultKind::crash, "it was ended by signal " + std::to_string(info.si_status)};
  }
  const bool never_ran = info.si_status == kShellNotFound || info.si_status == kShellNotExecutable;
  return {never_ran ? FaultKind::no_start : FaultKind::crash,
          "it ended with exit code " + std::to_string(info.si_status)};
}

void LineProcess::finish(Milliseconds patience) {
  if (pid_ == 0) return;
  input_.close();
  const Deadline deadline = Clock::now() + patience;
  while (!ended() && wait(deadline)) {
    receive();
    received_.clear();  // it may write as much as it likes, only no longer to anybody
  }
  if (!ended()) {
    ::kill(-pid_, SIGTERM);
    pollfd end{process_.number(), POLLIN, 0};
    ::poll(&end, 1, static_cast<int>(kFarewell.count()));
  }
  kill();
}

// The group is ended before its leader is forgotten: until then its number cannot be another's.
void LineProcess::kill() {
  if (pid_ == 0) return;
  ::kill(-pid_, SIGKILL);
  while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
  receive_errors();
  pid_ = 0;
  input_.close();
  output_.close();
}

}  // namespace prestige::arena
