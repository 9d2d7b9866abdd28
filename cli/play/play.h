#pragma once

// `prestige play`: a game at the terminal, with people taking turns at one screen and bots.

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/play/terminal.h"
#include "engine/core/advice.h"
#include "protocol/session.h"

namespace prestige::play {

// Chooses one of the legal actions of the seat. It must look at the session only through what the
// seat may observe.
using Bot = std::function<AnyAction(const protocol::Session&, Seat)>;
using Bots = std::map<std::string, Bot, std::less<>>;

// What is thought of the best choices of the seat, best first; it must look no further, either.
using Adviser = std::function<std::vector<Advice>(const protocol::Session&, Seat)>;

struct PlayOptions {
  std::string game = "citadels";
  int players = 0;                 // 0: one for each seat named below, 4 when none is
  std::vector<std::string> seats;  // "human" or a name in bots; missing ones get default_bot,
                                   // and without any named the first is human
  std::vector<std::string> names;  // by seat; missing or empty ones get a name
  Bots bots;
  Adviser adviser;                      // empty: there are no hints
  std::string default_bot = "skilled";  // when unknown, the first of the bots
  std::optional<std::uint64_t> seed;    // without it, a different game each time
  protocol::Language language = protocol::Language::en;
  protocol::Json options = protocol::Json::object();  // of the game, e.g. {"scenario": "base"}
  std::string resume;  // a saved game to go on with; its players, language and options count
  std::string save;    // where the game is kept; empty: the resumed file, else a new one
  Color color = Color::automatic;
  bool fast = false;  // no pauses after the moves of bots
};

// Plays one game and returns the exit code: 0, also when the players leave and the game is saved;
// 1 when a file cannot be read or written; 2 when the options make no sense or the file is no
// saved game. What went wrong is said on err, in the language chosen.
int run_play(const PlayOptions& options, std::istream& in, std::ostream& out,
             std::ostream& err = std::cerr);

}  // namespace prestige::play
