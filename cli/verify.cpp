#include "cli/verify.h"

#include <fmt/core.h>

#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "server/fair/fair.h"

namespace prestige::cli {

int run_verify(const VerifyArguments& arguments) {
  const auto record = read_json_or_complain(arguments.file);
  if (!record) return kFailed;
  const auto draws = server::verify_record(*record);
  if (!draws) {
    complain(draws.error());
    return kFailed;
  }
  fmt::print("{} draws verified\n", *draws);
  return kOk;
}

}  // namespace prestige::cli
