#pragma once

// A bot that is a program: what it is told, and what its answers mean (docs/bots.md). It knows no
// game; whoever uses it writes down what the seat sees.

#include <cstdint>
#include <expected>
#include <optional>
#include <string>

#include "arena/external/line_process.h"
#include "protocol/error.h"

namespace prestige::arena {

// Of the messages; whatever would break a bot gets a new number.
inline constexpr int kBotProtocol = 1;

struct ProgramLimits {
  std::uint32_t reply_ms_max = 0;       // for a decision; 0: as long as it likes
  std::uint32_t greet_ms_max = 10'000;  // for the first sign of life: interpreters load slowly
  std::uint32_t farewell_ms_max = 500;  // to end after its input has ended
};

class Program {
 public:
  Program(std::string command, ProgramLimits limits)
      : command_(std::move(command)), limits_(limits) {}
  ~Program() { leave(); }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // Before a game. Starts the program unless it is running. Whoever waits for it stops soon after
  // cancelled, if there is such a flag, has become true.
  std::expected<void, Fault> hello(const protocol::Json& message,
                                   const std::atomic<bool>* cancelled = nullptr);
  // The text of its action. After a fault the program is ended; hello() starts it again.
  std::expected<std::string, Fault> decide(const protocol::Json& message);
  // After a game; a program that is not running is told nothing.
  void outcome(const protocol::Json& message);

  // A fault that its caller has found, e.g. an action that is not legal: ends the program, and adds
  // what it wrote to its standard error.
  Fault at_fault(Fault fault);

 private:
  std::expected<protocol::Json, Fault> ask(const protocol::Json& message,
                                           std::uint32_t milliseconds_max);
  void leave();

  std::string command_;
  ProgramLimits limits_;
  std::optional<LineProcess> process_;
};

// Text of unknown origin for a report: one line, not too long, and nothing that a terminal or JSON
// would stumble over.
std::string harmless(std::string_view text, std::size_t bytes_max);

}  // namespace prestige::arena
