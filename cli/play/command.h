#pragma once

// What a player typed, before anyone asks whether it makes sense.

#include <string>
#include <string_view>

namespace prestige::play {

enum class CommandKind {
  show,    // an empty line
  choose,  // a number
  help,
  info,
  why,
  hint,
  undo,
  log,
  table,  // the whole table, where a page had no room for it
  more,   // all choices, likewise
  rules,
  cast,
  save,
  quit,
  language,
  text,  // anything else: an action, or a part of a label
};

struct Command {
  CommandKind kind{};
  std::string argument;  // what follows the command; for text and numbers, all of it
};

// Understands the words for commands in every language, whatever language is shown.
Command parse_command(std::string_view line);

}  // namespace prestige::play
