#include "cli/replay.h"

#include <fmt/core.h>

#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "protocol/session.h"

namespace prestige::cli {

namespace {

using protocol::Json;

// The terminal table keeps the record inside its save.
const Json& record_in(const Json& file) {
  return file.is_object() && file.contains("record") ? file["record"] : file;
}

std::string seat_word(Seat seat) {
  return seat == Seat::chance() ? "chance" : std::to_string(seat.index());
}

// Tells one step as the viewer sees it; an open replay sees it as chance, which knows all.
void tell(const protocol::GameCodec& codec, const std::vector<AnyEvent>& events,
          const ReplayArguments& arguments) {
  const Seat viewer = arguments.seat < 0 ? Seat::chance() : Seat(arguments.seat);
  for (const AnyEvent& event : events) {
    const std::string line = codec.sentence(event, viewer, arguments.language, {});
    if (!line.empty()) fmt::print("{}\n", line);
  }
}

void print_places(const protocol::Session& session) {
  const Json outcome = session.codec().outcome(session.state());
  if (outcome.is_null()) {
    fmt::print("\n(the game goes on)\n");
    return;
  }
  fmt::print("\n{}\n", outcome.dump());
}

}  // namespace

int run_replay(const ReplayArguments& arguments) {
  const auto file = read_json_or_complain(arguments.file);
  if (!file) return kFailed;
  const auto session = protocol::Session::replay(record_in(*file));
  if (!session) {
    complain(session.error());
    return kFailed;
  }
  const protocol::GameCodec& codec = session->codec();
  if (arguments.seat >= codec.rules().players(session->state())) {
    complain(fmt::format("--seat: the game has seats 0 to {}",
                         codec.rules().players(session->state()) - 1));
    return kBadUse;
  }
  for (const protocol::Step& step : session->history()) {
    if (arguments.actions) {
      fmt::print("{} {}\n", seat_word(step.seat), codec.rules().to_text(step.action));
      continue;
    }
    AnyState state = step.before;
    std::vector<AnyEvent> events;
    codec.rules().apply(state, step.seat, step.action, &events);
    tell(codec, events, arguments);
  }
  print_places(*session);
  return kOk;
}

}  // namespace prestige::cli
