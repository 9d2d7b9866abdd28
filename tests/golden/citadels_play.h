#pragma once

// Games of Citadels as text; see README.md for the format.

#include <optional>
#include <string>
#include <vector>

#include "games/citadels/game.h"

namespace prestige::golden {

struct PlayStep {
  Seat seat;
  citadels::Action action;
};

struct Playthrough {
  citadels::Request request;
  std::uint64_t seed = 0;  // where the steps came from; not needed to replay them
  std::vector<PlayStep> steps;
};

// A game between random players.
Playthrough random_playthrough(const citadels::Request& request, std::uint64_t seed);

// Replays and writes it; a step that is not legal is reported as a failure and ends the game.
std::string to_text(const Playthrough& play);

// Reads what to_text() writes. Only setup and steps are read; the rest is there to be compared.
std::optional<Playthrough> read_playthrough(const std::string& text, std::string& error);

std::string to_text(const citadels::EventView& view);

}  // namespace prestige::golden
