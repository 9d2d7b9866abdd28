#pragma once

// The log of the program: lines on standard error, written by a thread of their own.

#include <memory>

#include "server/net/log.h"

namespace prestige::server::app {

// level: "debug", "info", "warning", "error" or "off"; json: one object a line instead of words.
// Lines that come faster than they can be written push out the oldest.
std::unique_ptr<net::Log> start_log(const std::string& level, bool json);

// One line as it is written, without time and level; for tests.
std::string log_line(bool json, std::string_view event, net::Log::Fields fields);

}  // namespace prestige::server::app
