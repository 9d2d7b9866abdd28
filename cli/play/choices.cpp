#include "cli/play/choices.h"

#include "cli/play/unicode.h"

namespace prestige::play {

namespace {

constexpr std::size_t kGroupSizeMax = 28;
constexpr int kIndent = 6;

}  // namespace

Choices::Choices(const GameScreen& screen, const protocol::Session& session, const Viewpoint& at) {
  const protocol::GameCodec& codec = session.codec();
  for (const AnyAction& a : codec.rules().legal_actions(session.state(), at.viewer)) {
    choices_.push_back({a, codec.label(session.state(), at.viewer, a, at.language, at.names),
                        screen.note(at, a), screen.group(a)});
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
    std::size_t last = first + 1;
    while (last < choices_.size() && choices_[last].group == choices_[first].group) ++last;
    const bool only = first == 0 && last == choices_.size();
    if (!only && detail != Detail::tight) {
      lines.push_back(at.style(Tone::title, at.say(choices_[first].group)));
    }
    append(lines, group_lines(at, detail, first, last));
    first = last;
  }
  return lines;
}

Lines Choices::group_lines(const Viewpoint& at, Detail detail, std::size_t first,
                           std::size_t last) const {
  if (last - first > kGroupSizeMax) {
    return wrap(at.say("choices.many", {{"first", std::to_string(first + 1)},
                                        {"last", std::to_string(last)},
                                        {"label", choices_[first].label}}),
                at.width);
  }
  Lines items;
  for (std::size_t i = first; i < last; ++i) items.push_back(item(at, i, detail));
  if (detail != Detail::full) return in_columns(items, at.width);
  Lines lines;
  for (const std::string& line : items) append(lines, wrap(line, at.width, kIndent));
  return lines;
}

Lines Choices::listed_with(const Viewpoint& at, std::string_view text) const {
  Lines items;
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    const bool fits = folded(choices_[i].label).find(folded(text)) != std::string::npos;
    if (fits) items.push_back(item(at, i, Detail::brief));
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
