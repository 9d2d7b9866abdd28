#pragma once

// What is thought of the choices of a seat, before it is put into words.

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.h"
#include "engine/core/seat.h"

namespace prestige {

// Why a choice is good or bad: the text reason.<kind> of the game, and what its placeholders stand
// for.
struct AdviceReason {
  std::string_view kind;
  double weight = 0;           // in points; below 0: it speaks against the choice, 0: for neither
  int amount = 0;              // {amount}
  int of = 0;                  // {of}: what the amount is a part of
  Seat seat = Seat::nobody();  // {seat}
  std::string what{};          // {what}: the key of a text of the game

  friend bool operator==(const AdviceReason&, const AdviceReason&) = default;
};

struct Advice {
  AnyAction action;
  double share = 0;                     // of all thoughts, how many went to this choice
  double chance = 0;                    // of winning
  double points = 0;                    // of the seat when the round is over
  std::vector<AdviceReason> reasons{};  // the main ones, never none
};

}  // namespace prestige
