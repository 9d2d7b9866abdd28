#pragma once

// What players choose that a game has in several kinds, and that the balance tables compare: the
// characters of Citadels, counted once for every round in which a seat has one, and the magicians
// of Trickerion, counted once a game.

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "arena/record.h"
#include "games/all.h"

namespace prestige::arena {

// How often each seat had each piece in one game. Watch is called with every state of it.
template <Game G>
class Pieces;

template <>
class Pieces<citadels::Citadels> {
 public:
  static constexpr int kCount = citadels::kCharacters;
  static constexpr std::string_view kKind = "character";
  static std::string_view name(int piece) { return id_of(static_cast<citadels::Character>(piece)); }

  void watch(const citadels::State& state);
  std::vector<PieceCount> of(Seat seat, const citadels::State& end) const;

 private:
  int round_ = 0;  // the last one that was counted
  std::array<std::array<int, kCount>, citadels::kPlayersMax> counts_{};
};

template <>
class Pieces<trickerion::Trickerion> {
 public:
  static constexpr int kCount = trickerion::kMagicians;
  static constexpr std::string_view kKind = "magician";
  static std::string_view name(int piece) {
    return id_of(static_cast<trickerion::Magician>(piece));
  }

  void watch(const trickerion::State&) {}
  std::vector<PieceCount> of(Seat seat, const trickerion::State& end) const;
};

}  // namespace prestige::arena
