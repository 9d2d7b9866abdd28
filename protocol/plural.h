#pragma once

#include <string_view>

namespace prestige::protocol {

// Which form of a word goes with a number in a language: "zero", "one", "two", "few", "many" or
// "other", as the Unicode locale data has it and browsers know it. Languages that are not in our
// table have one form for 1 and another for the rest.
std::string_view plural_category(std::string_view language, long long number);

// The word that goes with a number, of "one|other". Words between the first and the last say which
// category they are for: "karta|few=karty|kart".
std::string_view plural_word(std::string_view language, std::string_view number,
                             std::string_view words);

}  // namespace prestige::protocol
