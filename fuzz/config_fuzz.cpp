// The server's configuration: the bytes as its file, and as the value of every setting. What is
// accepted can be written and means the same when it is read again.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/memory_file.h"
#include "server/app/config.h"

namespace prestige::server::app {
namespace {

void read_file(std::string_view text) {
  const fuzz::MemoryFile file(text);
  const auto config = load_config({.file = file.path(),
                                   .env = [](const char*) -> const char* { return nullptr; },
                                   .options = {}});
  ASSERT(config.has_value() || !config.error().empty());
}

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
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  prestige::server::app::read_file(text);
  prestige::server::app::set_values(std::string(text));
  return 0;
}
