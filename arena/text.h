#pragma once

// Pieces of readable reports.

#include <string>
#include <vector>

#include "arena/statistics/elo.h"

namespace prestige::arena {

// A bar as long as the share of the width, to an eighth of a character.
std::string bar(double share, int width);

std::string percent(double share);           // "54.3 %"
std::string percent(const Estimate& share);  // "54.3 % [52.2, 56.4]"
std::string elo_text(double elo);            // "+120", "-30", "+∞"
std::string elo_text(const Estimate& elo);   // "+120 [+98, +143]"
std::string ms_text(double ms);              // "12.3 ms"

// Rows below each other, in columns as wide as their widest cell. Empty cells at the end of a row
// may be left out.
class TextTable {
 public:
  enum class Align { left, right };

  explicit TextTable(std::vector<Align> columns) : columns_(std::move(columns)) {}

  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
  // Indented by two, two spaces between columns.
  std::string plain() const;
  // As a table of Markdown; the first row is the head.
  std::string markdown() const;

 private:
  std::vector<std::size_t> widths() const;
  std::string cell(const std::vector<std::string>& row, std::size_t column,
                   std::size_t width) const;

  std::vector<Align> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace prestige::arena
