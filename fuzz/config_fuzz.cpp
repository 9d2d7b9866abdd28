// The values of the server's settings, as files, variables and options give them. What is accepted
// can be written and means the same when it is read again. The syntax of the file is the library's.

#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/core/assert.h"
#include "server/app/config.h"

namespace prestige::server::app {
namespace {

void set_values(const std::string& text) {
  for (const Setting& setting : settings()) {
    Config config;
    const auto set = set_value(config, setting, text);
    if (!set) {
      ASSERT(!set.error().empty());
      continue;
    }
    const std::string written = value_text(setting, config);
    Config again;
    ASSERT(set_value(again, setting, written).has_value());
    ASSERT(value_text(setting, again) == written);
  }
}

}  // namespace
}  // namespace prestige::server::app

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  prestige::server::app::set_values(std::string(reinterpret_cast<const char*>(bytes), size));
  return 0;
}
