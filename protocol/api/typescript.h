#pragma once

#include <string>

namespace prestige::protocol::api {

// The whole API as a TypeScript module: web/src/generated/api.ts.
std::string typescript_module();

}  // namespace prestige::protocol::api
