#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/error.h"

namespace prestige::protocol {

enum class Language { en, de };

// Every language a catalogue exists in; adding one is adding its files under i18n/.
inline constexpr Language kLanguages[] = {Language::en, Language::de};
constexpr std::string_view id_of(Language language) {
  return language == Language::de ? "de" : "en";
}

// Values for the placeholders of a text: {name} is replaced by the value, {name:one|other} by the
// value and the word that fits it as a number.
using Arguments = std::initializer_list<std::pair<std::string_view, std::string>>;

// Looks a text up in i18n/<domain>/<language>.json and fills it in. A key that does not exist gives
// the key itself in brackets: visible, and caught by a test.
std::string text(std::string_view domain, Language language, std::string_view key,
                 Arguments arguments = {});
bool has_text(std::string_view domain, Language language, std::string_view key);

// The same in all languages.
LocalText local_text(std::string_view domain, std::string_view key, Arguments arguments = {});

// All entries of a catalogue, for tests and exports.
const Json& catalogue(std::string_view domain, Language language);

}  // namespace prestige::protocol
