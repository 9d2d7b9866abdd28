#include "cli/play/command.h"

#include <algorithm>
#include <array>
#include <sstream>

#include "cli/play/unicode.h"
#include "protocol/catalogue.h"

namespace prestige::play {

namespace {

struct CommandWords {
  CommandKind kind;
  std::string_view key;  // of a text with all words for it
  bool takes_argument;
};

constexpr std::array kCommands{
    CommandWords{CommandKind::help, "command.help", false},
    CommandWords{CommandKind::info, "command.info", true},
    CommandWords{CommandKind::why, "command.why", true},
    CommandWords{CommandKind::hint, "command.hint", false},
    CommandWords{CommandKind::undo, "command.undo", false},
    CommandWords{CommandKind::log, "command.log", false},
    CommandWords{CommandKind::table, "command.table", false},
    CommandWords{CommandKind::more, "command.more", false},
    CommandWords{CommandKind::rules, "command.rules", false},
    CommandWords{CommandKind::cast, "command.cast", false},
    CommandWords{CommandKind::save, "command.save", true},
    CommandWords{CommandKind::quit, "command.quit", false},
    CommandWords{CommandKind::language, "command.language", true},
};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

bool is_word_for(std::string_view key, const std::string& typed) {
  return std::ranges::any_of(protocol::kLanguages, [&](protocol::Language language) {
    std::istringstream words(protocol::text("cli", language, key));
    for (std::string word; words >> word;) {
      if (word == typed) return true;
    }
    return false;
  });
}

bool is_number(std::string_view text) {
  constexpr std::size_t kDigitsMax = 6;
  return text.size() <= kDigitsMax &&
         std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

Command parse_command(std::string_view line) {
  const std::string_view typed = trimmed(line);
  if (typed.empty()) return {CommandKind::show, ""};
  if (is_number(typed)) return {CommandKind::choose, std::string(typed)};
  const std::size_t end = std::min(typed.find(' '), typed.size());
  const std::string word = folded(typed.substr(0, end));
  const std::string_view argument = trimmed(typed.substr(end));
  for (const CommandWords& command : kCommands) {
    // "take back" must not hide an action that begins with the same word.
    const bool fits = command.takes_argument || argument.empty();
    if (fits && is_word_for(command.key, word)) return {command.kind, std::string(argument)};
  }
  return {CommandKind::text, std::string(typed)};
}

}  // namespace prestige::play
