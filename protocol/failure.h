#pragma once

// Errors with words from the catalogue i18n/core.

#include <string_view>

#include "protocol/catalogue.h"
#include "protocol/error.h"

namespace prestige::protocol {

// An error whose words are those of "error.<code>".
Error failure(std::string_view code, Arguments arguments = {});
// An error whose words are those of another key.
Error failure_as(std::string_view code, std::string_view key, Arguments arguments = {});

// The error object of an answer.
Json to_json(const Error& error);
Json to_json(const LocalText& text);

// A value as it is quoted in an error: on one line and not too long.
std::string quoted(const Json& value);
std::string shortened(std::string_view text);

}  // namespace prestige::protocol
