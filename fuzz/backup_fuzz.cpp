// Backups: a file as it is, and its lines as the rows of a backup that is whole, because no damage
// that is found by the checksum would come further than that.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/memory_file.h"
#include "server/store/backup/backup.h"

namespace prestige::server::backup {
namespace {

void read_all(std::string_view bytes) {
  const fuzz::MemoryFile file(bytes);
  auto reader = Reader::open(file.path());
  if (!reader) return ASSERT(!reader.error().empty());
  Line line;
  while (true) {
    const auto more = reader->next(line);
    if (!more || !*more) return;
    ASSERT(line.values.size() == kTables[line.table].kinds.size());
  }
}

std::string whole(std::string_view rows) {
  std::string text = R"({"format":")" + std::string(kFormat) + R"(","version":)" +
                     std::to_string(kVersion) + "}\n";
  std::int64_t count = 0;
  while (!rows.empty()) {
    const std::size_t size = std::min(rows.find('\n'), rows.size());
    text.append(rows.substr(0, size)).append("\n");
    rows.remove_prefix(std::min(size + 1, rows.size()));
    ++count;
  }
  Checksum checksum;
  checksum.add(text);
  return text + R"({"rows":)" + std::to_string(count) + R"(,"checksum":")" + checksum.hex() +
         "\"}\n";
}

}  // namespace
}  // namespace prestige::server::backup

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  prestige::server::backup::read_all(text);
  prestige::server::backup::read_all(prestige::server::backup::whole(text));
  return 0;
}
