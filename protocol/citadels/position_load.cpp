#include "protocol/citadels/json.h"
#include "protocol/failure.h"

namespace prestige::protocol {

Result<citadels::State> read_position(const Json&) {
  return std::unexpected(failure("bad_options"));
}

}  // namespace prestige::protocol
