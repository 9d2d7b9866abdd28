#pragma once

// The whole server, put together.

#include <functional>
#include <iosfwd>

#include "server/api/api.h"
#include "server/app/config.h"
#include "server/people/notices.h"

namespace prestige::server::app {

using MakeApi = std::function<std::unique_ptr<Api>(const ApiParts&)>;

// Runs until it is told to stop (SIGTERM, SIGINT). Says on `out` where it is, on `err` why it could
// not start. Returns the exit code.
int serve(const Config& config, const MakeApi& make_api, std::ostream& out, std::ostream& err);

}  // namespace prestige::server::app
