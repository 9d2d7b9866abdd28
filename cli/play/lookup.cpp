#include "cli/play/lookup.h"

#include <algorithm>
#include <utility>

#include "cli/play/unicode.h"

namespace prestige::play {

namespace {

bool is_called(const Entry& entry, const std::string& name) {
  return entry.id == name ||
         std::ranges::any_of(entry.names, [&](const auto& n) { return folded(n) == name; });
}

bool contains(const Entry& entry, const std::string& part) {
  return std::ranges::any_of(
      entry.names, [&](const auto& n) { return folded(n).find(part) != std::string::npos; });
}

template <class Condition>
Lines descriptions(const std::vector<Entry>& entries, Condition&& wanted) {
  Lines lines;
  for (const Entry& entry : entries) {
    if (wanted(entry)) append(lines, entry.description);
  }
  return lines;
}

using Replacement = std::pair<std::string, std::string>;  // a folded name, and what it becomes

// Longer names come first, so that a name inside another one does not spoil it.
std::vector<Replacement> replacements(const std::vector<Entry>& entries, const Viewpoint& at) {
  std::vector<Replacement> list;
  for (const Entry& entry : entries) {
    for (const std::string& name : entry.names) list.emplace_back(folded(name), entry.id);
  }
  for (std::size_t i = 0; i < at.names.size(); ++i) {
    if (!at.names[i].empty()) list.emplace_back(folded(at.names[i]), std::to_string(i));
  }
  std::ranges::sort(list, std::ranges::greater(),
                    [](const Replacement& r) { return std::pair(r.first.size(), r.second); });
  return list;
}

// Does the text have this word at a place, with nothing glued to it?
bool is_word_at(std::string_view text, std::size_t place, std::string_view word) {
  if (!text.substr(place).starts_with(word)) return false;
  const std::size_t end = place + word.size();
  const bool starts = place == 0 || text[place - 1] == ' ';
  return starts && (end == text.size() || text[end] == ' ' || text[end] == '+');
}

}  // namespace

Lines described(const std::vector<Entry>& entries, std::string_view name) {
  const std::string wanted = folded(name);
  Lines lines = descriptions(entries, [&](const Entry& e) { return is_called(e, wanted); });
  if (!lines.empty()) return lines;
  return descriptions(entries, [&](const Entry& e) { return contains(e, wanted); });
}

Lines described(const std::vector<Entry>& entries, const std::vector<std::string>& ids) {
  return descriptions(
      entries, [&](const Entry& entry) { return std::ranges::find(ids, entry.id) != ids.end(); });
}

std::string as_action_text(const std::vector<Entry>& entries, const Viewpoint& at,
                           std::string_view typed) {
  const std::string text = folded(typed);
  const auto list = replacements(entries, at);
  std::string out;
  for (std::size_t place = 0; place < text.size();) {
    const auto found = std::ranges::find_if(
        list, [&](const Replacement& r) { return is_word_at(text, place, r.first); });
    if (found == list.end()) {
      out += text[place++];
    } else {
      out += found->second;
      place += found->first.size();
    }
  }
  return out;
}

}  // namespace prestige::play
