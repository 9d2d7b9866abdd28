#pragma once

// The signs on the pages of Trickerion and the short words made of them.

#include <string>
#include <string_view>

#include "cli/play/trickerion/sight.h"

namespace prestige::play {

inline constexpr std::string_view kFame = "★";
inline constexpr std::string_view kCoin = "¢";
inline constexpr std::string_view kShard = "▲";
inline constexpr std::string_view kDot = "\u00a0· ";  // lines end with it rather than begin

std::string_view symbol_of(trickerion::Suit suit);
// The letter of a category, in the language of the viewer.
std::string letter(const TrickerionSight& sight, trickerion::Category c);

// Players are known by their number and their colour.
Tone tone_of(Seat seat);
std::string number_of(const TrickerionSight& sight, Seat seat);
// "2 Magician", in the colour of the player.
std::string person(const TrickerionSight& sight, Seat seat, trickerion::Character c);

// "1♠", a neutral marker as "##"; two columns.
std::string marker_sign(const TrickerionSight& sight, trickerion::Marker m);

// "★2 ¢1 ▲1"; a dash when there is nothing.
std::string amounts(trickerion::Yield yield);
std::string amounts(int fame, int coins, int shards);
// "+1", "−1", "±0"
std::string with_sign(int n);
// "2 Wood, 1 Rope"
std::string list_of(const TrickerionSight& sight, trickerion::Needs needs);
// What of the needs the player lacks.
trickerion::Needs missing(const trickerion::Player& p, trickerion::Needs needs);
bool is_nothing(trickerion::Needs needs);

}  // namespace prestige::play
