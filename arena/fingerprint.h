#pragma once

#include <optional>
#include <string>

namespace prestige::arena {

// Sixteen hexadecimal digits that other content of the file would almost surely change; empty when
// it cannot be read.
std::optional<std::string> fingerprint(const std::string& path);
// Of the program that is running, also when its file has been replaced since it was started.
std::optional<std::string> own_fingerprint();

}  // namespace prestige::arena
