#include "arena/line_up.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>

#include "bots/registry.h"
#include "protocol/codec.h"

namespace prestige::arena {

using protocol::Json;

int LineUp::rotations() const {
  const int n = players();
  for (int step = 1; step < n; ++step) {
    bool same = true;
    for (int i = 0; i < n; ++i) same = same && entrant_at(step, i) == entrant_at(0, i);
    if (same) return step;
  }
  return n;
}

int LineUp::seats_of(int entrant) const {
  return static_cast<int>(std::ranges::count(seats, entrant));
}

LineUp line_up_of(std::span<const PlayerSpec> by_seat) {
  LineUp line_up;
  for (const PlayerSpec& spec : by_seat) {
    const auto known = std::ranges::find(line_up.entrants, spec.name, &PlayerSpec::name);
    line_up.seats.push_back(static_cast<int>(known - line_up.entrants.begin()));
    if (known == line_up.entrants.end()) line_up.entrants.push_back(spec);
  }
  return line_up;
}

LineUp alternating(const PlayerSpec& a, const PlayerSpec& b, int players) {
  std::vector<PlayerSpec> by_seat;
  for (int i = 0; i < players; ++i) by_seat.push_back(i % 2 == 0 ? a : b);
  return line_up_of(by_seat);
}

namespace {

bool is_name(std::string_view text) {
  return !text.empty() && text.front() >= 'a' && text.front() <= 'z' &&
         std::ranges::all_of(text, [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
         });
}

// A whole number above zero and below a billion.
std::optional<std::uint32_t> amount_of(std::string_view text) {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || value == 0 || value > 1'000'000'000) return std::nullopt;
  return value;
}

// "500" or "200ms"; false when it is neither.
bool read_budget(std::string_view text, bots::Budget& budget) {
  const bool time = text.ends_with("ms");
  if (time) text.remove_suffix(2);
  const auto amount = amount_of(text);
  if (!amount) return false;
  budget.iterations = time ? 0 : *amount;
  budget.milliseconds = time ? *amount : 0;
  return true;
}

bool is_bot(std::string_view name) {
  const auto has = [&](std::span<const std::string_view> names) {
    return std::ranges::find(names, name) != names.end();
  };
  return has(bots::bot_names()) || has(bots::measured_names());
}

// In any of the games.
bool searches(std::string_view name) {
  bool found = false;
  for_each_game([&]<Game G>() { found = found || bots::level_iterations(G::kName, name) > 0; });
  return found;
}

std::string searching_names() {
  std::string names;
  for (const auto& some : {bots::bot_names(), bots::measured_names()}) {
    for (const std::string_view name : some) {
      if (!searches(name)) continue;
      names += names.empty() ? "" : ", ";
      names += name;
    }
  }
  return names;
}

std::string known_names(std::span<const PlayerSpec> programs) {
  std::string names;
  for (const auto& some : {bots::bot_names(), bots::measured_names()}) {
    for (const std::string_view name : some) {
      names += names.empty() ? "" : ", ";
      names += name;
    }
  }
  for (const PlayerSpec& program : programs) names += ", " + program.name;
  return names;
}

PlayerSpec program_of(const std::string& text, std::size_t number) {
  const auto equals = text.find('=');
  PlayerSpec program;
  if (equals != std::string::npos && is_name(std::string_view(text).substr(0, equals))) {
    program.name = text.substr(0, equals);
    program.command = text.substr(equals + 1);
  } else {
    program.name = "@" + std::to_string(number);
    program.command = text;
  }
  return program;
}

// Reports and files are JSON, which knows no other texts.
bool is_utf8(const std::string& text) {
  const Json json(text);
  return json.dump(-1, ' ', false, Json::error_handler_t::ignore) ==
         json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// Why a program cannot play beside those before it; empty: it can.
std::string refusal_of(const PlayerSpec& program, std::span<const PlayerSpec> before) {
  const auto refused = [&](const char* why) { return "--bot " + program.name + ": " + why; };
  if (program.command.find_first_not_of(" \t\n") == std::string::npos) {
    return refused("the command is missing, as in mine=./mybot");
  }
  if (!is_utf8(program.command)) return refused("the command is no UTF-8");
  if (is_bot(program.name)) {
    return refused("a bot of ours has this name; call the program otherwise");
  }
  if (std::ranges::find(before, program.name, &PlayerSpec::name) != before.end()) {
    return refused("two programs have this name");
  }
  return {};
}

// Why a bot or a program is given a budget that would change nothing; empty: it changes something.
std::string refusal_of_budget(const std::string& text, std::string_view name, bool program,
                              const bots::Budget& budget) {
  if (program && budget.iterations > 0) {
    return "\"" + text + "\": a program can be given a time, as in " + std::string(name) +
           ":200ms, but no iterations";
  }
  if (program || searches(name)) return {};
  return "\"" + text + "\": " + std::string(name) +
         " does not search, so it has no budget; those that search: " + searching_names();
}

}  // namespace

std::expected<std::vector<PlayerSpec>, std::string> programs_of(
    std::span<const std::string> texts) {
  std::vector<PlayerSpec> programs;
  for (const std::string& text : texts) {
    PlayerSpec program = program_of(text, programs.size() + 1);
    if (auto error = refusal_of(program, programs); !error.empty()) return std::unexpected(error);
    programs.push_back(std::move(program));
  }
  return programs;
}

std::expected<PlayerSpec, std::string> entrant_of(const std::string& text,
                                                  std::span<const PlayerSpec> programs,
                                                  const PlayerSpec& defaults) {
  PlayerSpec spec = defaults;
  spec.name = text;
  const auto colon = text.find(':');
  const std::string name = text.substr(0, colon);
  const auto program = std::ranges::find(programs, name, &PlayerSpec::name);
  if (program != programs.end()) {
    spec.command = program->command;
  } else if (!is_bot(name)) {
    return std::unexpected("there is no bot \"" + name + "\"; there are: " + known_names(programs));
  }
  if (colon == std::string::npos) return spec;
  if (!read_budget(text.substr(colon + 1), spec.budget)) {
    return std::unexpected("\"" + text + "\": after the colon stands a number of iterations or a " +
                           "time, as in master:500 or master:200ms");
  }
  auto refusal = refusal_of_budget(text, name, spec.is_program(), spec.budget);
  if (!refusal.empty()) return std::unexpected(std::move(refusal));
  return spec;
}

}  // namespace prestige::arena
