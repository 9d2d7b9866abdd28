#include "arena/text.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace prestige::arena {

namespace {

// How many places a text takes on the screen: the characters that we use are one wide.
std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0u) != 0x80u; }));
}

std::string repeated(std::string_view text, std::size_t count) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

}  // namespace

std::string bar(double share, int width) {
  constexpr std::array<std::string_view, 8> kParts{"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  const auto eighths =
      static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * width * 8));
  return repeated("█", eighths / 8) + std::string(kParts[eighths % 8]);
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

std::string percent(const Estimate& share) {
  return fmt::format("{:.1f} % [{:.1f}, {:.1f}]", 100 * share.value, 100 * share.low,
                     100 * share.high);
}

std::string elo_text(double elo) {
  if (std::isinf(elo)) return elo > 0 ? "+∞" : "-∞";
  return fmt::format("{:+.0f}", elo + 0.0);
}

std::string elo_text(const Estimate& elo) {
  return fmt::format("{} [{}, {}]", elo_text(elo.value), elo_text(elo.low), elo_text(elo.high));
}

std::string ms_text(double ms) {
  return ms < 0.1 ? fmt::format("{:.3f} ms", ms) : fmt::format("{:.1f} ms", ms);
}

std::vector<std::size_t> TextTable::widths() const {
  std::vector<std::size_t> all(columns_.size());
  for (const auto& row : rows_) {
    for (std::size_t i = 0; i < row.size(); ++i) all[i] = std::max(all[i], width_of(row[i]));
  }
  return all;
}

std::string TextTable::cell(const std::vector<std::string>& row, std::size_t column,
                            std::size_t width) const {
  const std::string text = column < row.size() ? row[column] : "";
  const std::string space(width - width_of(text), ' ');
  return columns_[column] == Align::right ? space + text : text + space;
}

std::string TextTable::plain() const {
  const auto wide = widths();
  std::string text;
  for (const auto& row : rows_) {
    std::string line;
    for (std::size_t i = 0; i < columns_.size(); ++i) line += "  " + cell(row, i, wide[i]);
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string TextTable::markdown() const {
  const auto wide = widths();
  std::string text;
  for (std::size_t r = 0; r < rows_.size(); ++r) {
    for (std::size_t i = 0; i < columns_.size(); ++i)
      text += "| " + cell(rows_[r], i, wide[i]) + " ";
    text += "|\n";
    if (r > 0) continue;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      text += "|" + std::string(wide[i] + 1, '-') + (columns_[i] == Align::right ? ":" : "-");
    }
    text += "|\n";
  }
  return text;
}

}  // namespace prestige::arena
