#pragma once

// Who plays whom: the entrants, and which of them sits where.

#include <expected>
#include <span>
#include <string>
#include <vector>

#include "arena/player.h"

namespace prestige::arena {

struct LineUp {
  std::vector<PlayerSpec> entrants;  // each once
  std::vector<int> seats;            // the entrant of each seat, before any rotation

  int players() const { return static_cast<int>(seats.size()); }
  // How many rotations differ from each other; a deal is played once in each.
  int rotations() const;
  int seats_of(int entrant) const;
  // The most wins that one of its seats can have in a game, on average: they share them.
  double win_rate_max(int entrant) const { return 1.0 / seats_of(entrant); }
  int place_in_line(int rotation, int seat) const { return (seat + rotation) % players(); }
  int entrant_at(int rotation, int seat) const {
    return seats[static_cast<std::size_t>(place_in_line(rotation, seat))];
  }
};

// The line-up in which these sit in this order; equal names are one entrant.
LineUp line_up_of(std::span<const PlayerSpec> by_seat);
// Two entrants in turn: a, b, a, b, ...
LineUp alternating(const PlayerSpec& a, const PlayerSpec& b, int players);

// Programs as given on the command line: "command ..." or "name=command ...". Programs without a
// name are called @1, @2, ... by their number. The error says what is wrong with the first bad one.
std::expected<std::vector<PlayerSpec>, std::string> programs_of(std::span<const std::string> texts);

// "master", "master:500" (iterations), "master:200ms", or the name of one of the programs, which
// may have a time, too. What a name leaves open is taken from the defaults. The error says what
// there is.
std::expected<PlayerSpec, std::string> entrant_of(const std::string& text,
                                                  std::span<const PlayerSpec> programs,
                                                  const PlayerSpec& defaults);

}  // namespace prestige::arena
