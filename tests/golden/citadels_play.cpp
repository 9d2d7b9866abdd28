#include "tests/golden/citadels_play.h"

#include <gtest/gtest.h>

#include <map>
#include <sstream>

namespace prestige::golden {

using namespace citadels;

namespace {

std::string name_of(Seat seat) {
  return seat == Seat::chance() ? "chance" : std::to_string(seat.index());
}

std::string name_of(Built built) {
  return std::string(id_of(built.district)) + (built.beautified ? "+" : "");
}

void write_request(std::ostringstream& out, const Request& request) {
  out << "players " << request.players << '\n' << "scenario " << id_of(request.scenario) << '\n';
  if (request.use_rank9) out << "use_rank9\n";
  if (request.random_cast) out << "random_cast\n";
  if (request.cast) {
    out << "cast";
    for (const Character c : *request.cast) out << ' ' << id_of(c);
    out << '\n';
  }
  if (request.random_uniques) out << "random_uniques\n";
  if (request.uniques) {
    out << "uniques";
    for (const District d : *request.uniques) out << ' ' << id_of(d);
    out << '\n';
  }
  if (!request.first_crown_random) out << "crown " << request.first_crown_seat << '\n';
  const Switches usual;
  std::map<std::string, bool> defaults;
  Switches::fields(usual, [&](const char* name, const bool& on) { defaults[name] = on; });
  Switches::fields(request.switches, [&](const char* name, const bool& on) {
    if (on != defaults[name]) out << "switch " << name << '\n';
  });
}

// One line of the head; false when it makes no sense.
bool read_request_line(std::istringstream& words, const std::string& key, Playthrough& play) {
  Request& request = play.request;
  std::string word;
  if (key == "players") return static_cast<bool>(words >> request.players);
  if (key == "seed") return static_cast<bool>(words >> play.seed);
  if (key == "crown") {
    request.first_crown_random = false;
    return static_cast<bool>(words >> request.first_crown_seat);
  }
  if (key == "use_rank9") return request.use_rank9 = true;
  if (key == "random_cast") return request.random_cast = true;
  if (key == "random_uniques") return request.random_uniques = true;
  if (key == "scenario" && words >> word) {
    const auto scenario = scenario_from(word);
    request.scenario = scenario.value_or(Scenario::base);
    return scenario.has_value();
  }
  if (key == "cast") {
    request.cast.emplace();
    while (words >> word) {
      const auto c = character_from(word);
      if (!c || request.cast->full()) return false;
      request.cast->push_back(*c);
    }
    return true;
  }
  if (key == "uniques") {
    request.uniques.emplace();
    while (words >> word) {
      const auto d = district_from(word);
      if (!d || request.uniques->full()) return false;
      request.uniques->push_back(*d);
    }
    return true;
  }
  bool known = false;
  if (key == "switch" && words >> word) {
    Switches::fields(request.switches, [&](const char* name, bool& on) {
      if (word != name) return;
      on = !on;
      known = true;
    });
  }
  return known;
}

// The spectator's view of each event, and what seats see instead.
void write_events(std::ostringstream& out, const Events::Buffer& events, int players) {
  for (const Event& event : events) {
    const std::string open = to_text(view_of(event, Seat::spectator()));
    out << "  " << open << '\n';
    std::map<std::string, std::string> others;
    for (int i = 0; i < players; ++i) {
      const std::string seen = to_text(view_of(event, Seat(i)));
      if (seen == open) continue;
      std::string& seats = others[seen];
      seats += (seats.empty() ? "" : ",") + std::to_string(i);
    }
    for (const auto& [seen, seats] : others) out << "    " << seats << ": " << seen << '\n';
  }
}

void write_outcome(std::ostringstream& out, const Outcome& outcome) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(outcome.players); ++i) {
    const Score& score = outcome.score[i];
    out << "= " << i << " place " << outcome.place[i] << " points " << score.total << ": districts "
        << score.districts;
    if (score.five_types != 0) out << ", five_types " << score.five_types;
    if (score.completion != 0) out << ", completion " << score.completion;
    for (std::size_t d = 0; d < score.extras.size(); ++d) {
      if (score.extras[d] != 0) {
        out << ", " << id_of(static_cast<District>(d)) << ' ' << score.extras[d];
      }
    }
    if (score.haunted_quarter != Type::unique) {
      out << ", haunted_quarter as " << id_of(score.haunted_quarter);
    }
    out << '\n';
  }
}

}  // namespace

std::string to_text(const EventView& view) {
  const Event& event = view.event;
  std::ostringstream out;
  out << id_of(event.kind);
  if (event.seat != Seat::nobody()) out << ' ' << name_of(event.seat);
  if (event.other != Seat::nobody()) out << " & " << name_of(event.other);
  for (const auto& c : {event.character, event.character2}) {
    if (c) out << ' ' << id_of(*c);
  }
  for (const auto& built : {event.card, event.card2}) {
    if (built) out << ' ' << name_of(*built);
  }
  if (event.type) out << ' ' << id_of(*event.type);
  if (event.amount) out << " x" << *event.amount;
  if (event.cards) {
    out << " {";
    const char* space = "";
    event.cards->for_each([&](int kind, int count) {
      for (; count > 0; --count) {
        out << space << id_of(static_cast<District>(kind));
        space = " ";
      }
    });
    out << '}';
  }
  if (view.concealed) out << " ?";
  return out.str();
}

Playthrough random_playthrough(const Request& request, std::uint64_t seed) {
  Playthrough play{.request = request, .seed = seed, .steps = {}};
  Rng rng(seed);
  State s = Citadels::initial(*resolve(request));
  Actions legal;
  Events silent;
  while (!Citadels::acting(s).empty()) {
    const Seat seat = Citadels::acting(s).front();
    Action action;
    if (seat == Seat::chance()) {
      action = Citadels::sample(s, rng);
    } else {
      Citadels::legal_actions(s, seat, legal);
      action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    }
    play.steps.push_back({seat, action});
    Citadels::apply(s, seat, action, silent);
  }
  return play;
}

std::string to_text(const Playthrough& play) {
  std::ostringstream out;
  out << "game citadels " << Citadels::kRulesVersion << '\n';
  write_request(out, play.request);
  out << "seed " << play.seed << '\n';
  const auto options = resolve(play.request);
  if (!options) {
    ADD_FAILURE() << "the setup is refused at " << options.error().key;
    return out.str();
  }
  State s = Citadels::initial(*options);
  for (const PlayStep& step : play.steps) {
    out << "> " << name_of(step.seat) << ' ' << citadels::to_text(step.action) << '\n';
    if (const Illegal refusal = Citadels::check(s, step.seat, step.action)) {
      ADD_FAILURE() << name_of(step.seat) << " may not " << citadels::to_text(step.action) << ": "
                    << refusal.id() << ", " << refusal.rule();
      return out.str();
    }
    Events::Buffer buffer;
    Events sink(buffer);
    Citadels::apply(s, step.seat, step.action, sink);
    if (const char* broken = Citadels::invariant_broken(s)) ADD_FAILURE() << broken;
    write_events(out, buffer, s.table.players());
  }
  if (const auto outcome = Citadels::outcome(s)) write_outcome(out, *outcome);
  return out.str();
}

std::optional<Playthrough> read_playthrough(const std::string& text, std::string& error) {
  Playthrough play;
  std::istringstream lines(text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    const auto bad = [&](const std::string& why) {
      error = "line " + std::to_string(number) + ": " + why + ": " + line;
      return std::nullopt;
    };
    if (number == 1) {
      if (!line.starts_with("game citadels ")) return bad("not a game of Citadels");
    } else if (line.starts_with("> ")) {
      const std::size_t space = line.find(' ', 2);
      if (space == std::string::npos) return bad("no action");
      const std::string who = line.substr(2, space - 2);
      const auto action = parse(std::string_view(line).substr(space + 1));
      const bool digit = who.size() == 1 && who[0] >= '0' && who[0] < '0' + kPlayersMax;
      if (!action || (who != "chance" && !digit)) return bad("not a step");
      play.steps.push_back({digit ? Seat(who[0] - '0') : Seat::chance(), *action});
    } else if (!line.empty() && line[0] != ' ' && line[0] != '=') {
      std::istringstream words(line);
      std::string key;
      words >> key;
      if (!read_request_line(words, key, play)) return bad("not understood");
    }
  }
  return play;
}

}  // namespace prestige::golden
