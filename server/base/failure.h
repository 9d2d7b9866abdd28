#pragma once

// Refusals of the server, with words from i18n/server.

#include "protocol/catalogue.h"
#include "protocol/error.h"

namespace prestige::server {

using protocol::Error;
using protocol::Result;

// An error whose words are those of "error.<code>".
Error refusal(std::string_view code, protocol::Arguments arguments = {});
// The same code with the words of another key: "error.<key>".
Error refusal_as(std::string_view code, std::string_view key, protocol::Arguments arguments = {});

// Too much was asked for; the same may be asked again in so many seconds.
Error too_many(int seconds);

// The HTTP status that fits an error's code.
int http_status(const Error& error);

}  // namespace prestige::server
