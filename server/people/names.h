#pragma once

// What people may be called, and other words that they give.

#include <optional>
#include <string>
#include <string_view>

#include "server/base/failure.h"
#include "server/store/store.h"

namespace prestige::server {

inline constexpr std::size_t kNameBytesMax = 48;
inline constexpr std::size_t kLabelBytesMax = 80;

// The name without white space around it; refused when it is empty, too long, not UTF-8, or has
// characters that control the text instead of being part of it.
Result<std::string> clean_name(std::string_view name);
// The same for the label of a session, which may be empty.
Result<std::string> clean_label(std::string_view label);

// Names that differ only by case (of ASCII letters) or white space have the same key.
std::string name_key(std::string_view name);

// The name of who answers for a bot; empty for people.
Stored<std::string> owner_name(Store& store, const PersonRow& person);

std::optional<protocol::Language> language_from(std::string_view word);
// For a word that is none of our languages; it says which there are.
Error unknown_language();

}  // namespace prestige::server
