#include "cli/play/choices.h"

#include <algorithm>
#include <sstream>

#include "cli/play/unicode.h"

namespace prestige::play {

namespace {

// Groups longer than this are folded, and in them the kinds longer than that.
constexpr std::size_t group_max(Detail detail) {
  return detail == Detail::least ? 4 : detail == Detail::tight ? 10 : 28;
}
constexpr std::size_t kind_max(Detail detail) {
  return detail == Detail::least ? 2 : detail == Detail::tight ? 4 : 8;
}
constexpr int kIndent = 6;

bool has_words(const std::string& label, std::string_view words) {
  std::istringstream each{folded(words)};
  for (std::string word; each >> word;) {
    if (folded(label).find(word) == std::string::npos) return false;
  }
  return true;
}

// The end of the longest row of choices from the first one on that share a property with it.
template <class T>
std::size_t end_of_run(const std::vector<Choice>& choices, std::size_t first,
                       T Choice::* property) {
  std::size_t end = first + 1;
  while (end < choices.size() && choices[end].*property == choices[first].*property) ++end;
  return end;
}

}  // namespace

Choices::Choices(const GameScreen& screen, const protocol::Session& session, const Viewpoint& at) {
  const protocol::GameCodec& codec = session.codec();
  for (const AnyAction& a : codec.rules().legal_actions(session.state(), at.viewer)) {
    const std::string text = codec.rules().to_text(a);
    choices_.push_back({a, codec.label(session.state(), at.viewer, a, at.language, at.names),
                        screen.note(at, a), screen.group(a), text.substr(0, text.find(' '))});
  }
}

const Choice* Choices::numbered(std::size_t number) const {
  return number >= 1 && number <= choices_.size() ? &choices_[number - 1] : nullptr;
}

const Choice* Choices::with(const AnyGame& rules, const AnyAction& action) const {
  const std::string text = rules.to_text(action);
  for (const Choice& choice : choices_) {
    if (rules.to_text(choice.action) == text) return &choice;
  }
  return nullptr;
}

Lines Choices::listed(const Viewpoint& at, Detail detail) const {
  Lines lines;
  for (std::size_t first = 0; first < choices_.size();) {
    const std::size_t last = end_of_run(choices_, first, &Choice::group);
    const bool only = first == 0 && last == choices_.size();
    if (!only && detail < Detail::terse) {
      lines.push_back(at.style(Tone::title, at.say(choices_[first].group)));
    }
    append(lines, group_lines(at, detail, first, last));
    first = last;
  }
  if (is_folded(detail)) append(lines, wrap(at.say("choices.many_hint"), at.width));
  return lines;
}

bool Choices::is_folded(Detail detail) const {
  for (std::size_t first = 0; first < choices_.size();) {
    const std::size_t last = end_of_run(choices_, first, &Choice::group);
    for (std::size_t kind = first; last - first > group_max(detail) && kind < last;) {
      const std::size_t end = end_of_run(choices_, kind, &Choice::kind);
      if (end - kind > kind_max(detail)) return true;
      kind = end;
    }
    first = last;
  }
  return false;
}

Lines Choices::group_lines(const Viewpoint& at, Detail detail, std::size_t first,
                           std::size_t last) const {
  if (last - first <= group_max(detail)) return plain_lines(at, detail, first, last);
  Lines lines;
  while (first < last) {
    const std::size_t end = end_of_run(choices_, first, &Choice::kind);
    append(lines, end - first > kind_max(detail) ? summary(at, first, end)
                                                 : plain_lines(at, detail, first, end));
    first = end;
  }
  return lines;
}

Lines Choices::plain_lines(const Viewpoint& at, Detail detail, std::size_t first,
                           std::size_t last) const {
  Lines items;
  for (std::size_t i = first; i < last; ++i) items.push_back(item(at, i, detail));
  const bool fits = std::ranges::all_of(
      items, [&](const std::string& line) { return display_width(line) <= at.width; });
  if (detail != Detail::full && fits) return in_columns(items, at.width);
  Lines lines;
  for (const std::string& line : items) append(lines, wrap(line, at.width, kIndent));
  return lines;
}

Lines Choices::summary(const Viewpoint& at, std::size_t first, std::size_t last) const {
  const std::string numbers = std::to_string(first + 1) + "–" + std::to_string(last);
  return wrap(at.style(Tone::strong, pad_left(numbers, 4)) + "  " +
                  at.say("choices.many", {{"label", choices_[first].label}}),
              at.width, kIndent);
}

Lines Choices::listed_with(const Viewpoint& at, std::string_view words) const {
  Lines items;
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    if (has_words(choices_[i].label, words)) items.push_back(item(at, i, Detail::brief));
  }
  return in_columns(items, at.width);
}

std::string Choices::item(const Viewpoint& at, std::size_t index, Detail detail) const {
  const Choice& choice = choices_[index];
  std::string line = at.style(Tone::strong, pad_left(std::to_string(index + 1), 4));
  line += "  " + choice.label;
  if (!choice.note.facts.empty()) line += " " + choice.note.facts;
  if (detail == Detail::full && !choice.note.effect.empty()) {
    line += "  " + at.style(Tone::faint, choice.note.effect);
  }
  return line;
}

}  // namespace prestige::play
