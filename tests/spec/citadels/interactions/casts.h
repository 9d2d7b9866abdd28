#pragma once

// Why a cast or a deck cannot be played.

#include <optional>

#include "games/citadels/options.h"
#include "tests/kit/scenario.h"

namespace prestige::citadels::kit {

// The base cast with `characters` in the place of those of their ranks, or in the place given;
// `uniques` take the place of the first base districts.
struct Setup {
  int players = 5;
  Texts characters{};
  Texts uniques{};
  std::optional<std::pair<Rank, std::string>> intruder{};
};

inline std::optional<OptionRefusal> refusal_of(const Setup& setup) {
  const ScenarioSet base = scenario_set(Scenario::base, setup.players);
  auto cast = base.cast;
  int ranks = setup.players == 3 || setup.players == 8 ? 9 : 8;
  for (const std::string& id : setup.characters) {
    const Character c = character_from(id).value();
    cast[rank_of(c) - 1u] = c;
    if (rank_of(c) == 9) ranks = 9;
  }
  if (setup.intruder) {
    cast[setup.intruder->first - 1u] = character_from(setup.intruder->second).value();
  }
  Request request;
  request.players = setup.players;
  request.cast.emplace();
  for (int i = 0; i < ranks; ++i) request.cast->push_back(cast[static_cast<std::size_t>(i)]);
  request.uniques.emplace();
  for (const std::string& id : setup.uniques) {
    request.uniques->push_back(district_from(id).value());
  }
  for_each_district(base.uniques, [&](District d) {
    const bool named = std::ranges::find(*request.uniques, d) != request.uniques->end();
    if (!named && request.uniques->size() < kUniquesInGame) request.uniques->push_back(d);
  });
  const auto options = resolve(request);
  return options ? std::nullopt : std::optional(options.error().refusal);
}

// Both in one cast: either shares a cast with the other ranks, but not with the other one.
inline bool never_in_one_cast(const std::string& one, const std::string& other) {
  const Rank rank = rank_of(character_from(one).value());
  const Rank elsewhere = rank == 3 ? 6 : 3;
  return !refusal_of({.characters = {one}}) && !refusal_of({.characters = {other}}) &&
         refusal_of({.characters = {one}, .intruder = {{elsewhere, other}}}) ==
             OptionRefusal::cast_ranks;
}

}  // namespace prestige::citadels::kit
