#include "tests/golden/golden_file.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace prestige::golden {

bool updating() {
  const char* flag = std::getenv("PRESTIGE_UPDATE_GOLDEN");
  return flag != nullptr && std::string(flag) == "1";
}

std::filesystem::path folder(const std::string& game) {
  return std::filesystem::path(PRESTIGE_SOURCE_DIR) / "tests" / "golden" / game;
}

std::optional<std::string> read(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

void expect_text(const std::filesystem::path& path, const std::string& text) {
  if (updating()) {
    std::ofstream out(path, std::ios::binary);
    out << text;
    ASSERT_TRUE(out.good()) << "cannot write " << path;
    return;
  }
  const auto expected = read(path);
  ASSERT_TRUE(expected.has_value()) << path << " is missing; PRESTIGE_UPDATE_GOLDEN=1 writes it";
  if (*expected == text) return;
  std::istringstream old_lines(*expected), new_lines(text);
  std::string old_line, new_line;
  for (int number = 1;; ++number) {
    const bool old_more = static_cast<bool>(std::getline(old_lines, old_line));
    const bool new_more = static_cast<bool>(std::getline(new_lines, new_line));
    if (old_more && new_more && old_line == new_line) continue;
    FAIL() << path.filename() << " line " << number
           << "\n  expected: " << (old_more ? old_line : "(the end)")
           << "\n  now:      " << (new_more ? new_line : "(the end)")
           << "\nPRESTIGE_UPDATE_GOLDEN=1 accepts it.";
  }
}

}  // namespace prestige::golden
