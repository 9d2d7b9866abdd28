#include "cli/play/style.h"

namespace prestige::play {

namespace {

std::string_view code_of(Tone tone) {
  switch (tone) {
    case Tone::strong:
      return "1";
    case Tone::faint:
      return "2";
    case Tone::title:
      return "1;36";
    case Tone::warning:
      return "1;33";
    case Tone::yellow:
      return "33";
    case Tone::blue:
      return "94";
    case Tone::green:
      return "32";
    case Tone::red:
      return "31";
    case Tone::purple:
      return "35";
  }
  return "0";
}

}  // namespace

std::string Style::operator()(Tone tone, std::string_view text) const {
  if (!colours_ || text.empty()) return std::string(text);
  return std::string("\033[").append(code_of(tone)).append("m").append(text).append("\033[0m");
}

}  // namespace prestige::play
