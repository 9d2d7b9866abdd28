#include "cli/play/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <thread>

#include "cli/play/unicode.h"

namespace prestige::play {

namespace {

constexpr int kWidthMin = 60;
constexpr int kWidthMax = 120;
constexpr int kWidthUnknown = 100;
constexpr int kHeightUnknown = 1000;
constexpr std::chrono::milliseconds kReadingTime{450};

// Ctrl-C must not lose a game, so it only ends the input; the table then saves and leaves.
volatile std::sig_atomic_t interrupt_seen = 0;

void catch_interrupt(bool on) {
  struct sigaction action{};
  if (on) {
    action.sa_handler = [](int) { interrupt_seen = 1; };  // without SA_RESTART: reading stops
  } else {
    action.sa_handler = SIG_DFL;
  }
  sigaction(SIGINT, &action, nullptr);
}

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

bool wants_colours(Color color, bool interactive) {
  if (color != Color::automatic) return color == Color::always;
  const char* term = std::getenv("TERM");
  const bool dumb = term == nullptr || std::string_view(term) == "dumb";
  return interactive && !dumb && !is_set("NO_COLOR");
}

bool is_terminal(const std::istream& in, const std::ostream& out) {
  return &in == &std::cin && &out == &std::cout && isatty(STDIN_FILENO) != 0 &&
         isatty(STDOUT_FILENO) != 0;
}

winsize window() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) size = {};
  return size;
}

// 0 when the variable is no number.
int number_in(const char* variable) {
  const char* value = std::getenv(variable);
  return value == nullptr ? 0 : std::atoi(value);
}

}  // namespace

Terminal::Terminal(std::istream& in, std::ostream& out, Color color, bool fast)
    : in_(in),
      out_(out),
      interactive_(is_terminal(in, out)),
      fast_(fast || !interactive_),
      style_(wants_colours(color, interactive_)) {
  interrupt_seen = 0;
  if (interactive_) catch_interrupt(true);
}

Terminal::~Terminal() {
  if (interactive_) catch_interrupt(false);
}

int Terminal::width() const {
  int columns = interactive_ ? window().ws_col : 0;
  if (columns == 0) columns = number_in("COLUMNS");
  if (columns == 0) columns = kWidthUnknown;
  return std::clamp(columns, kWidthMin, kWidthMax);
}

int Terminal::height() const {
  int rows = interactive_ ? window().ws_row : 0;
  if (rows == 0) rows = number_in("LINES");
  return rows > 0 ? rows : kHeightUnknown;
}

void Terminal::print(std::string_view line) { out_ << line << '\n'; }

void Terminal::print(const Lines& lines) {
  for (const std::string& line : lines) print(line);
}

void Terminal::print_pages(const Lines& lines, std::string_view prompt) {
  const auto rows = static_cast<std::size_t>(std::max(1, height() - 1));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0 && i % rows == 0 && !read_line(prompt)) return;
    print(lines[i]);
  }
}

void Terminal::clear() {
  if (interactive_) out_ << "\033[2J\033[H";
}

void Terminal::forget() {
  if (interactive_) out_ << "\033[2J\033[3J\033[H" << std::flush;
}

void Terminal::pause() {
  out_ << std::flush;
  if (!fast_ && !interrupted()) std::this_thread::sleep_for(kReadingTime);
}

std::optional<std::string> Terminal::read_line(std::string_view prompt) {
  out_ << prompt << std::flush;
  std::string line;
  if (interrupted() || !std::getline(in_, line)) {
    out_ << '\n';
    return std::nullopt;
  }
  // A terminal shows what is typed; elsewhere the output should read the same.
  if (!interactive_) print(printable(line, kWidthMin));
  return line;
}

bool Terminal::interrupted() const { return interrupt_seen != 0; }

}  // namespace prestige::play
