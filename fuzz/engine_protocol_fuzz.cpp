// The engine protocol under arbitrary lines: it always answers with one line of JSON that says
// "ok", and the running game stays sound.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/assert.h"
#include "protocol/engine_session.h"

namespace prestige {
namespace {

void check_answer(const std::string& answer) {
  ASSERT(answer.find('\n') == std::string::npos);
  const auto json = protocol::Json::parse(answer, nullptr, /*allow_exceptions=*/false);
  ASSERT(json.is_object() && json.contains("ok") && json["ok"].is_boolean());
  ASSERT(json["ok"] == true || json.contains("error"));
}

void check_game(const protocol::Session& session) {
  const AnyGame& rules = session.codec().rules();
  ASSERT(rules.invariant_broken(session.state()) == nullptr);
  session.acting().for_each(
      [&](Seat seat) { ASSERT(!rules.legal_actions(session.state(), seat).empty()); });
}

}  // namespace
}  // namespace prestige

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(bytes), size);
  prestige::protocol::EngineSession session;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    prestige::check_answer(session.answer(text.substr(0, end)));
    if (session.session() != nullptr) prestige::check_game(*session.session());
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return 0;
}
