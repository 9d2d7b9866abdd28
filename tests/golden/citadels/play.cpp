#include "tests/golden/citadels/play.h"

#include <map>

namespace prestige::golden {

using namespace citadels;
using Format = PlayFormat<Citadels>;

namespace {

std::string name_of(Built built) {
  return std::string(id_of(built.district)) + (built.beautified ? "+" : "");
}

}  // namespace

std::optional<Options> Format::options(const Request& request) {
  const auto options = resolve(request);
  return options ? std::optional(*options) : std::nullopt;
}

void Format::write(std::ostream& out, const Request& request) {
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

bool Format::read(std::istream& words, const std::string& key, Request& request) {
  std::string word;
  if (key == "players") return static_cast<bool>(words >> request.players);
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

void Format::write(std::ostream& out, const EventView& view) {
  const Event& event = view.event;
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
}

void Format::write_score(std::ostream& out, const Outcome& outcome, std::size_t seat) {
  const Score& score = outcome.score[seat];
  out << "districts " << score.districts;
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
}

}  // namespace prestige::golden
