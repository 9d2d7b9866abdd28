#include "cli/play/layout.h"

#include <algorithm>

#include "cli/play/unicode.h"

namespace prestige::play {

namespace {

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
  std::string out;
  for (std::size_t at = text.find(from); at != std::string_view::npos; at = text.find(from)) {
    out.append(text.substr(0, at)).append(to);
    text.remove_prefix(at + from.size());
  }
  return out.append(text);
}

std::string softened(std::string_view text) { return replaced(text, kHardBlank, " "); }

std::string blanks(int count) {
  return std::string(static_cast<std::size_t>(std::max(0, count)), ' ');
}

}  // namespace

std::string pad(std::string_view text, int width) {
  return std::string(text) + blanks(width - display_width(text));
}

std::string pad_left(std::string_view text, int width) {
  return blanks(width - display_width(text)) + std::string(text);
}

Lines wrap(std::string_view text, int width, int indent) {
  Lines lines;
  std::string line;
  int used = 0;
  bool empty = true;
  while (!text.empty()) {
    // A word with the blanks before it, which vanish at the start of a line.
    const std::size_t start = std::min(text.find_first_not_of(' '), text.size());
    const std::size_t end = std::min(text.find(' ', start), text.size());
    const std::string_view word = text.substr(start, end - start);
    const int word_width = display_width(word);
    const int gap = static_cast<int>(start);
    text.remove_prefix(end);
    if (!empty && used + gap + word_width > width) {
      lines.push_back(softened(line));
      line = blanks(indent);
      used = indent;
    } else {
      line += blanks(gap);
      used += gap;
    }
    line += word;
    used += word_width;
    empty = empty && word.empty();
  }
  lines.push_back(softened(line));
  return lines;
}

Lines in_columns(const Lines& items, int width) {
  constexpr int kGap = 3;
  int widest = 1;
  for (const std::string& item : items) widest = std::max(widest, display_width(item));
  const auto count = static_cast<std::size_t>(std::max(1, (width + kGap) / (widest + kGap)));
  const std::size_t rows = (items.size() + count - 1) / count;
  Lines lines(rows);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const bool last = i + rows >= items.size();
    lines[i % rows] += softened(last ? items[i] : pad(items[i], widest + kGap));
  }
  return lines;
}

std::string join(const Lines& items, std::string_view between) {
  std::string out;
  for (const std::string& item : items) {
    if (!out.empty()) out += between;
    out += item;
  }
  return out;
}

std::string unbroken(std::string_view text) { return replaced(text, " ", kHardBlank); }

void append(Lines& to, const Lines& more) { to.insert(to.end(), more.begin(), more.end()); }

}  // namespace prestige::play
