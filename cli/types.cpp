#include "cli/types.h"

#include <fmt/core.h>

#include "cli/exit_code.h"
#include "protocol/api/typescript.h"

namespace prestige::cli {

int run_types() {
  fmt::print("{}", protocol::api::typescript_module());
  return kOk;
}

}  // namespace prestige::cli
