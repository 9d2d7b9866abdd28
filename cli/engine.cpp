#include "cli/engine.h"

#include <string>

#include "bots/choose.h"
#include "bots/explain/advise.h"
#include "bots/registry.h"
#include "protocol/engine_session.h"
#include "protocol/json_line.h"

namespace prestige::cli {

namespace {

// Reads up to the next line break, keeping no more than a line may have and one byte beyond, by
// which its length is refused. False at the end of the input.
bool next_line(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf& bytes = *in.rdbuf();
  for (int byte = bytes.sbumpc();; byte = bytes.sbumpc()) {
    if (byte == std::streambuf::traits_type::eof()) return !line.empty();
    if (byte == '\n') break;
    if (line.size() <= protocol::kLineBytesMax) line.push_back(static_cast<char>(byte));
  }
  return true;
}

}  // namespace

int run_engine(std::istream& in, std::ostream& out) {
  protocol::EngineSession session({.names = bots::bot_names(),
                                   .choose = bots::choose,
                                   .advisers = bots::adviser_names(),
                                   .advise = bots::advise});
  for (std::string line; out && next_line(in, line);) {
    if (line.ends_with('\r')) line.pop_back();
    out << session.answer(line) << std::endl;
  }
  return 0;
}

}  // namespace prestige::cli
