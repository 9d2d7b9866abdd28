#pragma once

#include <string>
#include <vector>

#include "protocol/codec.h"

namespace prestige::play {

inline constexpr std::string_view kHuman = "human";

// Who sits where, and what the players agreed on; saved with the game.
struct Seating {
  std::vector<std::string> seats;  // "human", or the name of a bot
  protocol::Names names;           // one for every seat, none empty
  protocol::Language language = protocol::Language::en;

  bool is_human(Seat seat) const { return seats[static_cast<std::size_t>(seat.index())] == kHuman; }
  int humans() const;
  const std::string& name(Seat seat) const { return names[static_cast<std::size_t>(seat.index())]; }

  friend bool operator==(const Seating&, const Seating&) = default;
};

// Gives everybody a name: long ones are cut, control characters removed, missing ones made up.
void give_names(Seating& seating);

}  // namespace prestige::play
