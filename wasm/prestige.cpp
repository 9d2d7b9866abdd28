// The engine protocol for whoever can hold a WebAssembly instance: a browser's worker, Node. One
// instance is one session, as one process of `prestige engine` is.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "bots/choose.h"
#include "bots/explain/advise.h"
#include "bots/registry.h"
#include "engine/core/assert.h"
#include "protocol/engine_session.h"

namespace {

using prestige::protocol::EngineSession;

// Whoever holds the instance sees only a trap: the reason goes to standard error before it.
void tell_assertion(const char* condition, const char* file, int line) {
  const std::string place =
      std::string(file) + ":" + std::to_string(line) + ": " + condition + "\n";
  std::fputs(place.c_str(), stderr);
}

EngineSession& session() {
  static EngineSession only = [] {
    prestige::set_assertion_handler(tell_assertion);
    return EngineSession({.names = prestige::bots::bot_names(),
                          .choose = prestige::bots::choose,
                          .advisers = prestige::bots::adviser_names(),
                          .advise = prestige::bots::advise});
  }();
  return only;
}

// The last answer behind its length.
std::string& reply() {
  static std::string bytes;
  return bytes;
}

}  // namespace

// Room for a request; null when there is none left.
extern "C" [[clang::export_name("prestige_alloc")]] void* prestige_alloc(std::uint32_t size) {
  return std::malloc(size);
}

extern "C" [[clang::export_name("prestige_free")]] void prestige_free(void* bytes) {
  std::free(bytes);
}

// Answers one line. The result is the length of the answer (four bytes, little-endian) and then the
// answer; it stays until the next request.
extern "C" [[clang::export_name("prestige_request")]] const char* prestige_request(
    const char* line, std::uint32_t size) {
  const std::string answer = session().answer(std::string_view(line, size));
  const auto length = static_cast<std::uint32_t>(answer.size());
  std::string& out = reply();
  out.resize(sizeof length);
  std::memcpy(out.data(), &length, sizeof length);
  out += answer;
  return out.data();
}
