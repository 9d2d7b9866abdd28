#pragma once

// A running game at the terminal, and the rounds of asking whoever has to decide.

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/play/game_screen.h"
#include "cli/play/play.h"
#include "cli/play/seating.h"
#include "cli/play/terminal.h"
#include "protocol/session.h"

namespace prestige::play {

struct Table {
  protocol::Session session;
  Seating seating;
  const GameScreen& screen;
  Terminal& terminal;
  std::filesystem::path save_path;
  Adviser adviser;

  Viewpoint at(Seat viewer) const {
    return {session.state(), viewer,           seating.language,
            seating.names,   terminal.style(), terminal.width()};
  }
  // A text of the table, in the words of the game where it has its own.
  std::string say(std::string_view key, protocol::Arguments arguments = {}) const {
    std::string own(session.codec().rules().name());
    own.append(".").append(key);
    const bool has_own = protocol::has_text("cli", seating.language, own);
    return protocol::text("cli", seating.language, has_own ? std::string_view(own) : key,
                          arguments);
  }
  const std::string& name(Seat seat) const { return seating.name(seat); }
};

enum class Ending { finished, left };

// Plays until the game is over or the players leave.
Ending play_game(Table& table, const Bots& bots);

}  // namespace prestige::play
