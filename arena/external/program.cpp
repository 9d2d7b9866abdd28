#include "arena/external/program.h"

#include <algorithm>
#include <utility>

#include "protocol/json_line.h"

namespace prestige::arena {

namespace {

using protocol::Json;

constexpr std::size_t kAnswerBytesShown = 80;
constexpr std::size_t kErrorBytesShown = 400;

Fault bad_answer(const std::string& expected, const std::string& line) {
  return {FaultKind::protocol,
          "expected " + expected + ", got: " + harmless(line, kAnswerBytesShown)};
}

Fault without_greeting(Fault fault) {
  const bool silent = fault.kind == FaultKind::timeout || fault.kind == FaultKind::crash;
  if (silent) fault.kind = FaultKind::no_start;
  return fault;
}

}  // namespace

std::string harmless(std::string_view text, std::size_t bytes_max) {
  std::string shown(text.substr(0, bytes_max));
  std::ranges::replace_if(shown, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  std::ranges::replace_if(shown, [](char c) { return c < ' ' || c > '~'; }, '?');
  return text.size() > bytes_max ? shown + "..." : shown;
}

std::expected<void, Fault> Program::hello(const Json& message, const std::atomic<bool>* cancelled) {
  if (!process_) {
    auto started = LineProcess::start(command_);
    if (!started) return std::unexpected(started.error());
    process_.emplace(*std::move(started));
  }
  process_->heed(cancelled);
  auto answer = ask(message, limits_.greet_ms_max);
  if (!answer) return std::unexpected(without_greeting(std::move(answer.error())));
  const auto ready = answer->find("ready");
  if (ready == answer->end() || *ready != true) {
    return std::unexpected(at_fault(bad_answer(R"({"ready":true})", answer->dump())));
  }
  return {};
}

std::expected<std::string, Fault> Program::decide(const Json& message) {
  const auto answer = ask(message, limits_.reply_ms_max);
  if (!answer) return std::unexpected(answer.error());
  const auto action = answer->find("action");
  if (action == answer->end() || !action->is_string()) {
    return std::unexpected(at_fault(bad_answer(R"({"action":"..."})", answer->dump())));
  }
  const auto decision = answer->find("decision");
  if (decision != answer->end() && *decision != message["decision"]) {
    return std::unexpected(
        at_fault(bad_answer("decision " + message["decision"].dump(), answer->dump())));
  }
  return action->get<std::string>();
}

void Program::outcome(const Json& message) {
  if (process_) process_->tell(message.dump());
}

// One object for one message.
std::expected<Json, Fault> Program::ask(const Json& message, std::uint32_t milliseconds_max) {
  if (!process_) return std::unexpected(Fault{FaultKind::crash, "it is not running"});
  const auto limit = milliseconds_max == 0
                         ? std::nullopt
                         : std::optional(LineProcess::Milliseconds(milliseconds_max));
  const auto line = process_->ask(message.dump(), limit);
  if (!line) return std::unexpected(at_fault(line.error()));
  auto answer = protocol::read_line(*line);
  if (!answer || !answer->is_object()) {
    return std::unexpected(at_fault(bad_answer("a JSON object", *line)));
  }
  return *std::move(answer);
}

Fault Program::at_fault(Fault fault) {
  if (!process_) return fault;
  process_->kill();
  const std::string& errors = process_->error_tail();
  const auto end = errors.find_last_not_of(" \r\n");
  if (end != std::string::npos) {
    const auto begin = end < kErrorBytesShown ? 0 : end + 1 - kErrorBytesShown;
    fault.detail +=
        "; stderr: " + harmless(errors.substr(begin, end + 1 - begin), kErrorBytesShown);
  }
  process_.reset();
  return fault;
}

void Program::leave() {
  if (!process_) return;
  process_->tell(Json{{"type", "bye"}}.dump());
  process_->finish(LineProcess::Milliseconds(limits_.farewell_ms_max));
}

}  // namespace prestige::arena
