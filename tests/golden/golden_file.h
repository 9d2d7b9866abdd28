#pragma once

// Golden files: expected text beside the tests. PRESTIGE_UPDATE_GOLDEN=1 rewrites them instead of
// comparing; the difference is then reviewed like code.

#include <filesystem>
#include <optional>
#include <string>

namespace prestige::golden {

bool updating();
std::filesystem::path folder(const std::string& game);
std::optional<std::string> read(const std::filesystem::path& path);

// Compares with the file, or rewrites it. A failure shows the first line that differs.
void expect_text(const std::filesystem::path& path, const std::string& text);

}  // namespace prestige::golden
