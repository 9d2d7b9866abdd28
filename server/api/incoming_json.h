#pragma once

// JSON from outside, and errors on their way out.

#include "protocol/catalogue.h"
#include "server/base/failure.h"

namespace prestige::server {

// An object from the text of a message; whatever else it is, is refused.
Result<protocol::Json> incoming_object(std::string_view text);

// Writes {"code":…,"rule":…,"refusal":…,"text":…}; the two in the middle only where they apply.
void append_error(std::string& out, const Error& error, protocol::Language language);

}  // namespace prestige::server
