#pragma once

// Games as text, for any game; see README.md for the format.

#include <gtest/gtest.h>

#include <cstdio>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "engine/core/hash.h"
#include "tests/conformance/random_choice.h"
#include "tests/golden/golden_file.h"

namespace prestige::golden {

// What a game adds to the format. A specialisation gives
//
//   Request                        what was asked for; comparable
//   options(request)               what it means; nothing if it is refused
//   write(out, request)            the lines of the head after the game's name
//   read(words, key, request)      takes such a line; false if it makes no sense
//   write(out, event view)         an event in one line, without its end
//   write_score(out, outcome, i)   the parts of a score, without the end of the line
//   total(outcome, i)              the whole of it
template <Game G>
struct PlayFormat;

template <Game G>
struct PlayStep {
  Seat seat;
  typename G::Action action;
};

template <Game G>
struct Playthrough {
  typename PlayFormat<G>::Request request;
  std::uint64_t seed = 0;  // where the steps came from; not needed to replay them
  std::vector<PlayStep<G>> steps;
};

inline std::string name_of(Seat seat) {
  return seat == Seat::chance() ? "chance" : std::to_string(seat.index());
}

template <Game G>
std::string text_of(const typename G::EventView& view) {
  std::ostringstream out;
  PlayFormat<G>::write(out, view);
  return out.str();
}

// A game between random players.
template <Game G>
Playthrough<G> random_playthrough(const typename PlayFormat<G>::Request& request,
                                  std::uint64_t seed) {
  Playthrough<G> play{.request = request, .seed = seed, .steps = {}};
  Rng rng(seed);
  auto s = G::initial(*PlayFormat<G>::options(request));
  typename G::Actions legal;
  typename G::Events silent;
  while (!G::acting(s).empty()) {
    const Seat seat = G::acting(s).front();
    typename G::Action action;
    if (seat == Seat::chance()) {
      action = G::sample(s, rng);
    } else {
      G::legal_actions(s, seat, legal);
      action = conformance::random_choice<G>(s, seat, legal, rng);
    }
    play.steps.push_back({seat, action});
    G::apply(s, seat, action, silent);
  }
  return play;
}

// The shortest of some games: long enough to meet the rules, short enough to read.
template <Game G>
Playthrough<G> short_playthrough(const typename PlayFormat<G>::Request& request) {
  auto best = random_playthrough<G>(request, 1);
  for (std::uint64_t seed = 2; seed <= 10; ++seed) {
    auto play = random_playthrough<G>(request, seed);
    if (play.steps.size() < best.steps.size()) best = std::move(play);
  }
  return best;
}

// The spectator's view of each event, and what seats see instead.
template <Game G>
void write_events(std::ostringstream& out, const typename G::Events::Buffer& events, int players) {
  for (const auto& event : events) {
    const auto seen_by = [&](Seat seat) -> std::string {
      const auto view = G::view(event, seat);
      return view ? text_of<G>(*view) : "nothing";
    };
    const std::string open = seen_by(Seat::spectator());
    out << "  " << open << '\n';
    std::map<std::string, std::string> others;
    for (int i = 0; i < players; ++i) {
      const std::string seen = seen_by(Seat(i));
      if (seen == open) continue;
      std::string& seats = others[seen];
      seats += (seats.empty() ? "" : ",") + std::to_string(i);
    }
    for (const auto& [seen, seats] : others) out << "    " << seats << ": " << seen << '\n';
  }
}

// Replays and writes it; a step that is not legal is reported as a failure and ends the game.
template <Game G>
std::string to_text(const Playthrough<G>& play) {
  using Format = PlayFormat<G>;
  std::ostringstream out;
  out << "game " << G::kName << ' ' << G::kRulesVersion << '\n';
  Format::write(out, play.request);
  out << "seed " << play.seed << '\n';
  const auto options = Format::options(play.request);
  if (!options) {
    ADD_FAILURE() << "the setup is refused";
    return out.str();
  }
  auto s = G::initial(*options);
  for (const PlayStep<G>& step : play.steps) {
    out << "> " << name_of(step.seat) << ' ' << G::to_text(step.action) << '\n';
    if (const auto refusal = G::check(s, step.seat, step.action)) {
      ADD_FAILURE() << name_of(step.seat) << " may not " << G::to_text(step.action) << ": "
                    << refusal.id() << ", " << refusal.rule();
      return out.str();
    }
    typename G::Events::Buffer buffer;
    typename G::Events sink(buffer);
    G::apply(s, step.seat, step.action, sink);
    if (const char* broken = G::invariant_broken(s)) ADD_FAILURE() << broken;
    write_events<G>(out, buffer, G::players(s));
  }
  if (const auto outcome = G::outcome(s)) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(G::players(s)); ++i) {
      out << "= " << i << " place " << int{outcome->place[i]} << " points "
          << Format::total(*outcome, i) << ": ";
      Format::write_score(out, *outcome, i);
      out << '\n';
    }
  }
  return out.str();
}

template <Game G>
std::optional<PlayStep<G>> read_step(const std::string& line) {
  const std::size_t space = line.find(' ', 2);
  if (space == std::string::npos) return std::nullopt;
  const std::string who = line.substr(2, space - 2);
  const auto action = G::parse(std::string_view(line).substr(space + 1));
  const bool digit = who.size() == 1 && who[0] >= '0' && who[0] <= '9';
  if (!action || (who != "chance" && !digit)) return std::nullopt;
  return PlayStep<G>{digit ? Seat(who[0] - '0') : Seat::chance(), *action};
}

// Reads what to_text() writes. Only setup and steps are read; the rest is there to be compared.
template <Game G>
std::optional<Playthrough<G>> read_playthrough(const std::string& text, std::string& error) {
  Playthrough<G> play;
  std::istringstream lines(text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    bool good = true;
    if (number == 1) {
      good = line.starts_with("game " + std::string(G::kName) + " ");
    } else if (line.starts_with("> ")) {
      const auto step = read_step<G>(line);
      good = step.has_value();
      if (step) play.steps.push_back(*step);
    } else if (!line.empty() && line[0] != ' ' && line[0] != '=') {
      std::istringstream words(line);
      std::string key;
      words >> key;
      good = key == "seed" ? static_cast<bool>(words >> play.seed)
                           : PlayFormat<G>::read(words, key, play.request);
    }
    if (good) continue;
    error = "line " + std::to_string(number) + " is not understood: " + line;
    return std::nullopt;
  }
  return play;
}

template <Game G>
struct PlayCase {
  const char* file;
  typename PlayFormat<G>::Request request;
};

// Every file of the folder replays; an update writes those of the cases anew.
template <Game G>
void expect_playthroughs_replay(const std::vector<PlayCase<G>>& cases) {
  const std::string game(G::kName);
  if (updating()) {
    for (const PlayCase<G>& play_case : cases) {
      expect_text(folder(game) / play_case.file,
                  to_text<G>(short_playthrough<G>(play_case.request)));
    }
  }
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder(game))) {
    if (entry.path().extension() != ".play") continue;
    SCOPED_TRACE(entry.path().filename().string());
    ++files;
    std::string error;
    const auto play = read_playthrough<G>(*read(entry.path()), error);
    ASSERT_TRUE(play.has_value()) << error;
    expect_text(entry.path(), to_text<G>(*play));
    EXPECT_LT(std::filesystem::file_size(entry.path()), 200'000u);
  }
  EXPECT_GE(files, cases.size());
}

// Every case has its file, with its setup and a whole game.
template <Game G>
void expect_playthroughs_cover(const std::vector<PlayCase<G>>& cases) {
  for (const PlayCase<G>& play_case : cases) {
    const auto text = read(folder(std::string(G::kName)) / play_case.file);
    ASSERT_TRUE(text.has_value()) << play_case.file;
    std::string error;
    const auto play = read_playthrough<G>(*text, error);
    ASSERT_TRUE(play.has_value()) << error;
    EXPECT_TRUE(play->request == play_case.request) << play_case.file;
    EXPECT_NE(text->find("\n= 0 place "), std::string::npos) << play_case.file << " does not end";
  }
}

// Decisions, events and scores of many games in one number.
template <Game G>
class Behaviour {
 public:
  void add_game(const typename PlayFormat<G>::Request& request, std::uint64_t seed) {
    auto s = G::initial(*PlayFormat<G>::options(request));
    for (const PlayStep<G>& step : random_playthrough<G>(request, seed).steps) {
      hash_.mix(static_cast<std::uint64_t>(step.seat.index()));
      mix_text(G::to_text(step.action));
      typename G::Events::Buffer buffer;
      typename G::Events sink(buffer);
      G::apply(s, step.seat, step.action, sink);
      for (const auto& event : buffer) {
        if (const auto view = G::view(event, Seat::spectator())) mix_text(text_of<G>(*view));
      }
    }
    const auto outcome = G::outcome(s);
    ASSERT_TRUE(outcome.has_value());
    for (std::size_t i = 0; i < static_cast<std::size_t>(G::players(s)); ++i) {
      hash_.add(PlayFormat<G>::total(*outcome, i));
      hash_.add(outcome->place[i]);
    }
  }

  void expect_file() const {
    const std::uint64_t hash = hash_.value();
    char text[16];
    std::snprintf(text, sizeof text, "%04x-%04x\n", static_cast<unsigned>(hash >> 16 & 0xffff),
                  static_cast<unsigned>(hash & 0xffff));
    expect_text(folder(std::string(G::kName)) / "behaviour.txt", text);
  }

 private:
  void mix_text(const std::string& text) {
    for (const char c : text) hash_.mix(static_cast<unsigned char>(c));
  }

  Hasher hash_;
};

}  // namespace prestige::golden
