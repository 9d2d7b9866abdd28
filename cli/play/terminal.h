#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "cli/play/layout.h"
#include "cli/play/style.h"

namespace prestige::play {

enum class Color { automatic, always, never };

// The screen and keyboard of the players. Connected to files or pipes instead, it neither clears
// nor waits nor colours (unless told to), and everything else is the same.
class Terminal {
 public:
  Terminal(std::istream& in, std::ostream& out, Color color, bool fast);
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  const Style& style() const { return style_; }
  int width() const;   // the columns to use: 60 .. 120
  int height() const;  // the rows of the window, or of LINES; else more than any page has

  void print(std::string_view line = "");
  void print(const Lines& lines);
  // As many lines as the window has room for; then the prompt waits for Enter, and so on.
  void print_pages(const Lines& lines, std::string_view prompt);

  // Empties the window for the next page.
  void clear();
  // Empties the window and what can be scrolled back to.
  void forget();
  // Leaves time to read a line.
  void pause();

  // Nothing at the end of the input, or when the player pressed Ctrl-C.
  std::optional<std::string> read_line(std::string_view prompt);
  bool interrupted() const;

 private:
  std::istream& in_;
  std::ostream& out_;
  bool interactive_;
  bool fast_;
  Style style_;
};

}  // namespace prestige::play
