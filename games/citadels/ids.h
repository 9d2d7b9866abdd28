#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/bag.h"

namespace prestige::citadels {

enum class Character : std::uint8_t {
#define CHARACTER(id) id,
#include "games/citadels/content/characters.def"
#undef CHARACTER
};
inline constexpr int kCharacters = 27;

enum class District : std::uint8_t {
#define BASIC(id, type, cost, copies) id,
#define UNIQUE(id) id,
#include "games/citadels/content/districts.def"
#undef BASIC
#undef UNIQUE
};
inline constexpr int kDistricts = 50;
inline constexpr int kBasicDistricts = 17;
inline constexpr int kDeckSize = 68;
inline constexpr int kUniquesInGame = 14;

enum class Type : std::uint8_t { noble, religious, trade, military, unique };
inline constexpr int kTypes = 5;

enum class Scenario : std::uint8_t {
  base,
  devious_dignitaries,
  illustrious_emissaries,
  vicious_nobles,
};
inline constexpr int kScenarios = 4;

inline constexpr int kPlayersMin = 2;
inline constexpr int kPlayersMax = 8;
inline constexpr int kRanksMax = 9;

// A character's number 1 .. 9; 0 stands for "no character".
using Rank = std::uint8_t;
// Bit r is rank r (bit 0 unused).
using RankMask = std::uint16_t;
// Bit d is district d.
using DistrictMask = std::uint64_t;

constexpr Rank rank_of(Character c) { return static_cast<Rank>(static_cast<int>(c) / 3 + 1); }
constexpr RankMask bit(Rank rank) { return static_cast<RankMask>(1u << rank); }
constexpr DistrictMask bit(District d) { return DistrictMask{1} << static_cast<int>(d); }
constexpr bool is_unique(District d) { return static_cast<int>(d) >= kBasicDistricts; }

template <class F>
constexpr void for_each_rank(RankMask ranks, F&& f) {
  for (unsigned rest = ranks; rest != 0; rest &= rest - 1) {
    f(static_cast<Rank>(std::countr_zero(rest)));
  }
}

template <class F>
constexpr void for_each_district(DistrictMask districts, F&& f) {
  for (DistrictMask rest = districts; rest != 0; rest &= rest - 1) {
    f(static_cast<District>(std::countr_zero(rest)));
  }
}

// A district standing in a city, told apart by its beautification coin.
struct Built {
  District district{};
  bool beautified = false;

  constexpr std::uint8_t code() const {
    return static_cast<std::uint8_t>(static_cast<unsigned>(district) | (beautified ? 0x40u : 0u));
  }
  static constexpr Built from_code(std::uint8_t code) {
    return Built{static_cast<District>(code & 0x3fu), (code & 0x40u) != 0};
  }
  friend constexpr bool operator==(Built, Built) = default;
};

// The words used in action texts, positions and catalogues.
std::string_view id_of(Character c);
std::string_view id_of(District d);
std::string_view id_of(Type t);
std::string_view id_of(Scenario s);
std::optional<Character> character_from(std::string_view id);
std::optional<District> district_from(std::string_view id);
std::optional<Type> type_from(std::string_view id);
std::optional<Scenario> scenario_from(std::string_view id);

}  // namespace prestige::citadels
