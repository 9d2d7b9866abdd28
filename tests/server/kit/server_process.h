#pragma once

// The real program in processes of its own, as somebody who runs it would start it. None of them
// outlives the tests: each dies with the thread that started it.

#include <sys/types.h>

#include <string>
#include <vector>

namespace prestige::server::kit {

// How a run of the program ended.
struct Ended {
  int code = -1;  // -1: not by itself, or not in time
  std::string out;
  std::string err;
};
Ended run_program(const std::vector<std::string>& arguments, int ms = 20'000);

class ServerProcess {
 public:
  // `prestige serve` on a free port with these options more; waits until it says where it is.
  explicit ServerProcess(const std::vector<std::string>& options);
  ~ServerProcess() { kill(); }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  int port() const { return port_; }  // 0: it did not start
  void signal(int number) const;
  // The exit code; -1: it did not end by itself, or not in time.
  int wait(int ms = 15'000);
  void kill();  // as a power cut would: at once, without a farewell

 private:
  pid_t pid_ = 0;
  int port_ = 0;
};

}  // namespace prestige::server::kit
