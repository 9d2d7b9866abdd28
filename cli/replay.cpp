#include "cli/replay.h"

#include <fmt/core.h>

#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "cli/play/unicode.h"
#include "protocol/session.h"

namespace prestige::cli {

namespace {

using protocol::Json;

constexpr int kNameColumns = 48;

// The terminal table keeps the record inside its save.
const Json& record_in(const Json& file) {
  return file.is_object() && file.contains("record") ? file["record"] : file;
}

// Who sat where, as far as the file says so; records of servers and saved games do.
protocol::Names names_in(const Json& file, int players) {
  protocol::Names names(static_cast<std::size_t>(players));
  const auto given = file.find("names");
  if (given == file.end() || !given->is_array()) return names;
  for (std::size_t i = 0; i < names.size() && i < given->size(); ++i) {
    if (!(*given)[i].is_string()) continue;
    names[i] = play::printable((*given)[i].get_ref<const std::string&>(), kNameColumns);
  }
  return names;
}

std::string seat_word(Seat seat) {
  return seat == Seat::chance() ? "chance" : std::to_string(seat.index());
}

// Tells one step as the viewer sees it; an open replay sees it as chance, which knows all.
void tell(const protocol::GameCodec& codec, const std::vector<AnyEvent>& events,
          const ReplayArguments& arguments, const protocol::Names& names) {
  const Seat viewer = arguments.seat < 0 ? Seat::chance() : Seat(arguments.seat);
  for (const AnyEvent& event : events) {
    const std::string line = codec.sentence(event, viewer, arguments.language, names);
    if (!line.empty()) fmt::print("{}\n", line);
  }
}

void print_places(const protocol::Session& session, protocol::Language language) {
  const Json outcome = session.codec().outcome(session.state());
  if (outcome.is_null()) {
    fmt::print("\n{}\n", protocol::local_text("cli", "replay.goes_on").in(language));
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
  const int players = codec.rules().players(session->state());
  if (arguments.seat >= players) {
    complain(fmt::format("--seat: the game has seats 0 to {}", players - 1));
    return kBadUse;
  }
  const protocol::Names names = names_in(*file, players);
  for (const protocol::Step& step : session->history()) {
    if (arguments.actions) {
      fmt::print("{} {}\n", seat_word(step.seat), codec.rules().to_text(step.action));
      continue;
    }
    AnyState state = step.before;
    std::vector<AnyEvent> events;
    codec.rules().apply(state, step.seat, step.action, &events);
    tell(codec, events, arguments, names);
  }
  print_places(*session, arguments.language);
  return kOk;
}

}  // namespace prestige::cli
