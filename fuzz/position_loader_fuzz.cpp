// The position loader under arbitrary JSON.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuzz/loaded_position.h"
#include "protocol/json_line.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(bytes), size);
  const auto json = prestige::protocol::read_line(line);
  prestige::Rng rng(size);
  if (json) prestige::fuzz::check_loading(*json, rng);
  return 0;
}
