// The log of a table, an entry on each line. Whatever is accepted means the same when it is written
// and read again; whatever can be folded can be shown to everybody and goes on.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/core/assert.h"
#include "server/table/decide.h"
#include "server/table/log.h"
#include "server/table/view.h"

namespace prestige::server {
namespace {

constexpr Millis kNow = 1'700'000'000'000;

void look(const TableModel& m) {
  static const PersonNames kNobody;
  const TableHead head = head_of(m, &kNobody);
  ASSERT(protocol::Json::accept(head.summary));
  for (int i = -1; i < static_cast<int>(m.seats.size()); ++i) {
    ViewRequest view;
    view.viewer = i < 0 ? Seat::spectator() : Seat(i);
    view.words = protocol::Language::de;
    ASSERT(protocol::Json::accept(update_text(m, view, {}, kNobody, kNow)));
  }
  static_cast<void>(members_of(m));
  static_cast<void>(due_time(m));
  static_cast<void>(decide_due(m, kNow));
}

void read_log_lines(std::string_view text) {
  Replayed table;
  table.model.id = TableId(1);
  while (!text.empty()) {
    const std::size_t size = std::min(text.find('\n'), text.size());
    const auto entry = entry_from(text.substr(0, size));
    text.remove_prefix(std::min(size + 1, text.size()));
    if (!entry) {
      ASSERT(!entry.error().text.en.empty() && !entry.error().text.de.empty());
      return;
    }
    const std::string written = to_text(*entry);
    const auto again = entry_from(written);
    ASSERT(again.has_value() && to_text(*again) == written);
    if (fold(table.model, *entry, &table.history) != Fold::done) return;
  }
  if (table.model.version > 0) look(table.model);
}

}  // namespace
}  // namespace prestige::server

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  prestige::server::read_log_lines({reinterpret_cast<const char*>(bytes), size});
  return 0;
}
