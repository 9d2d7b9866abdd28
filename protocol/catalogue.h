#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/error.h"
#include "protocol/language.h"

namespace prestige::protocol {

// Values for the placeholders of a text: {name} is replaced by the value, {name:one|other} by the
// value and the word that fits it as a number. Words between the two say which numbers they are
// for: {name:karta|few=karty|kart}.
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
