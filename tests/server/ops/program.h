#pragma once

// The real program, as an operator uses it.

#include <sys/types.h>

#include <string>
#include <vector>

namespace prestige::server::ops {

struct Ran {
  int code = -1;  // -1: it did not end by itself
  std::string out;
  std::string err;
};
Ran run_program(const std::vector<std::string>& arguments);

// `prestige serve` on a free port, until it is stopped.
class RunningServer {
 public:
  // `place`: the options that say where the data is.
  explicit RunningServer(const std::vector<std::string>& place);
  ~RunningServer();
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

  int port() const { return port_; }  // 0: it did not start
  // As Ctrl-C does; the exit code.
  int stop();

 private:
  pid_t child_ = 0;
  int port_ = 0;
};

}  // namespace prestige::server::ops
