// How long a server that was killed takes until all its tables are there again.

#include <signal.h>
#include <spawn.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "bench/load/load.h"
#include "bench/load/time.h"

namespace prestige::load {

namespace {

constexpr int kAskAgainUs = 2'000;

double seconds_since(std::int64_t start_ns) {
  return static_cast<double>(now_ns() - start_ns) / 1e9;
}

// Whatever it writes goes to standard error, so that the report stays alone.
bool start_again(std::string command) {
  command = "exec " + command + " 1>&2";
  std::string shell = "sh";
  std::string option = "-c";
  const std::array<char*, 4> arguments{shell.data(), option.data(), command.data(), nullptr};
  pid_t pid = 0;
  return posix_spawnp(&pid, "sh", nullptr, nullptr, arguments.data(), environ) == 0;
}

// Until nobody listens there: the next one needs the port.
void wait_until_gone(const Address& address) {
  for (int socket = connect_to(address); socket >= 0; socket = connect_to(address)) {
    close(socket);
    usleep(kAskAgainUs);
  }
}

}  // namespace

bool Load::recover() {
  acting_ = false;
  ::kill(options_.pid, SIGKILL);
  wait_until_gone(address_);
  const std::int64_t start = now_ns();
  const std::int64_t end = start + static_cast<std::int64_t>(options_.setup_s * 1e9);
  if (!start_again(options_.restart)) {
    failure_ = "the server cannot be started again";
    return false;
  }
  if (!wait_until_well(end)) return false;
  report_.ready_s = seconds_since(start);
  if (!come_back()) return false;
  report_.loaded_s = seconds_since(start);
  return true;
}

bool Load::wait_until_well(std::int64_t end_ns) {
  while (!HttpClient(address_).get("/healthz")) {
    if (now_ns() > end_ns) {
      failure_ = "the server did not come back";
      return false;
    }
    usleep(kAskAgainUs);
  }
  return true;
}

bool Load::come_back() {
  for (const auto& line : lines_) {
    line->greeted = line->listens_for_room = false;
    if (!greet(*line)) return false;
    turn(0);
  }
  report_.lost = 0;  // those of the server that is gone
  const auto greeted = [](const auto& line) { return line->greeted; };
  if (!turn_until([&] { return std::ranges::all_of(lines_, greeted); })) return false;
  for (const auto& player : players_) {
    player->sees_table = player->pending = false;
    watch(*player);
  }
  return turn_until([this] {
    return std::ranges::all_of(
        players_, [](const auto& player) { return player->seat < 0 || player->sees_table; });
  });
}

}  // namespace prestige::load
