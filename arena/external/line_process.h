#pragma once

// A program of somebody else that is spoken to in lines: one goes to its input, one comes from its
// output. Whatever it does, it cannot flood or interrupt the one who speaks to it, nor block it for
// longer than it is given. It ends when it is told to, and it is ended with the thread that started
// it, even if that is killed; only what it has started itself may then live on.

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "arena/player.h"

namespace prestige::arena {

// A file descriptor with an owner.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() { close(); }

  int number() const { return number_; }
  bool open() const { return number_ >= 0; }
  void close();

 private:
  int number_ = -1;
};

class LineProcess {
 public:
  using Clock = std::chrono::steady_clock;
  using Milliseconds = std::chrono::milliseconds;
  static constexpr std::size_t kLineBytesMax = std::size_t{64} << 10;
  static constexpr std::size_t kErrorBytesKept = std::size_t{4} << 10;

  // Starts the command with a shell, in a process group of its own. A command that the shell does
  // not find is noticed by the first ask().
  static std::expected<LineProcess, Fault> start(const std::string& command);

  LineProcess(LineProcess&& other) noexcept;
  LineProcess& operator=(LineProcess&& other) = delete;
  ~LineProcess() { kill(); }

  pid_t id() const { return pid_; }  // 0 after its end

  // From now on, whoever waits for an answer stops soon after this has become true. It must live as
  // long as the process.
  void heed(const std::atomic<bool>* cancelled) { cancelled_ = cancelled; }

  // Sends a line and waits for one. After a fault nothing more can be asked. No limit: as long as
  // it takes.
  std::expected<std::string, Fault> ask(std::string_view line, std::optional<Milliseconds> limit);
  // Sends a line that has no answer; does not wait for a program that is not reading.
  void tell(std::string_view line);

  // Ends the input, and the program, if it does not end by itself in time.
  void finish(Milliseconds patience);
  // Ends the program and all that it has started, now.
  void kill();

  // The end of what it wrote to its standard error.
  const std::string& error_tail() const { return error_tail_; }

 private:
  LineProcess() = default;

  using Deadline = std::optional<Clock::time_point>;
  // Until something happens, or soon, if it may be cancelled; false: the deadline has passed.
  bool wait(Deadline deadline);
  bool is_cancelled() const { return cancelled_ != nullptr && *cancelled_; }
  void send();
  void receive();
  void receive_errors();
  bool ended() const;  // the process is gone, though not yet forgotten by the system
  std::optional<Fault> trouble() const;
  Fault end_fault() const;
  std::optional<std::string> next_line();

  pid_t pid_ = 0;  // 0: none
  const std::atomic<bool>* cancelled_ = nullptr;
  Descriptor process_;
  Descriptor input_;
  Descriptor output_;
  Descriptor errors_;
  std::string unsent_;
  std::string received_;
  std::string error_tail_;
};

}  // namespace prestige::arena
