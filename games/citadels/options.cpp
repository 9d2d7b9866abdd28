#include "games/citadels/options.h"

#include <algorithm>

namespace prestige::citadels {

namespace {

using enum Character;

constexpr DistrictMask mask_of(std::initializer_list<District> districts) {
  DistrictMask mask = 0;
  for (const District d : districts) mask |= bit(d);
  return mask;
}

constexpr DistrictMask kAllUniques =
    ((DistrictMask{1} << kDistricts) - 1) & ~((DistrictMask{1} << kBasicDistricts) - 1);

constexpr std::array<ScenarioSet, kScenarios> kScenarioSets = [] {
  using D = District;
  return std::array<ScenarioSet, kScenarios>{{
      {{assassin, thief, magician, king, bishop, merchant, architect, warlord, artist},
       mask_of({D::library, D::dragon_gate, D::factory, D::haunted_quarter, D::map_room,
                D::laboratory, D::imperial_treasury, D::smithy, D::thieves_den, D::statue,
                D::quarry, D::wishing_well, D::school_of_magic, D::keep})},
      {{magistrate, blackmailer, wizard, king, abbot, alchemist, navigator, marshal, queen},
       mask_of({D::poor_house, D::dragon_gate, D::factory, D::secret_vault, D::haunted_quarter,
                D::framework, D::laboratory, D::park, D::smithy, D::thieves_den, D::stables,
                D::theater, D::necropolis, D::wishing_well})},
      {{witch, spy, seer, emperor, bishop, merchant, scholar, diplomat, artist},
       mask_of({D::poor_house, D::library, D::ivory_tower, D::factory, D::haunted_quarter,
                D::framework, D::great_wall, D::museum, D::park, D::smithy, D::quarry,
                D::observatory, D::school_of_magic, D::keep})},
      {{assassin, thief, magician, patrician, cardinal, trader, architect, warlord, tax_collector},
       mask_of({D::basilica, D::ivory_tower, D::gold_mine, D::hospital, D::map_room, D::laboratory,
                D::monument, D::museum, D::imperial_treasury, D::statue, D::throne_room, D::armory,
                D::wishing_well, D::school_of_magic})},
  }};
}();

bool in_cast(const Options& options, Character c) {
  const Rank rank = rank_of(c);
  return rank <= options.ranks && options.cast[rank - 1u] == c;
}

// C3.1: rank 9 is forbidden with 2, required with 3 and 8, optional otherwise.
bool rank9_required(int players) { return players == 3 || players == 8; }

std::optional<BadOption> read_cast(const InlineVec<Character, 32>& cast, Options& options) {
  const int players = options.players;
  const std::size_t size = cast.size();
  const bool fits = players == 2              ? size == 8
                    : rank9_required(players) ? size == 9
                                              : size == 8 || size == 9;
  if (!fits) return BadOption{OptionRefusal::cast_size, "cast", ""};
  options.ranks = static_cast<std::uint8_t>(size);
  RankMask seen = 0;
  for (const Character c : cast) {
    const Rank rank = rank_of(c);
    if ((seen & bit(rank)) != 0 || rank > size) {
      return BadOption{OptionRefusal::cast_ranks, "cast", id_of(c)};
    }
    seen |= bit(rank);
    options.cast[rank - 1u] = c;
  }
  return std::nullopt;
}

std::optional<BadOption> check_limits(const Options& options) {
  if (!options.random_cast) {
    for (Rank rank = 1; rank <= options.ranks; ++rank) {
      const Character c = options.cast[rank - 1u];
      if (options.players < min_players(c)) {
        return BadOption{OptionRefusal::too_few_players_for_character, "cast", id_of(c)};
      }
    }
    if (!options.random_uniques) {
      for (const auto& [district, needed] :
           {std::pair{District::graveyard, warlord}, std::pair{District::hospital, assassin}}) {
        if ((options.uniques & bit(district)) != 0 && !in_cast(options, needed)) {
          return BadOption{OptionRefusal::district_needs_character, "uniques", id_of(district)};
        }
      }
    }
  }
  return std::nullopt;
}

}  // namespace

int min_players(Character c) {
  if (c == queen) return 5;
  return c == emperor || rank_of(c) == 9 ? 3 : 2;
}

ScenarioSet scenario_set(Scenario scenario, int players) {
  ScenarioSet set = kScenarioSets[static_cast<std::size_t>(scenario)];
  if (scenario == Scenario::devious_dignitaries && players < 5) set.cast[8] = artist;
  if (scenario == Scenario::illustrious_emissaries && players == 2) set.cast[3] = patrician;
  return set;
}

std::expected<Options, BadOption> resolve(const Request& request) {
  const auto bad = [](OptionRefusal refusal, std::string_view key, std::string_view detail = "") {
    return std::unexpected(BadOption{refusal, key, detail});
  };
  if (request.players < kPlayersMin || request.players > kPlayersMax) {
    return bad(OptionRefusal::players, "players");
  }
  if (request.cast && request.random_cast) return bad(OptionRefusal::exclusive, "random_cast");
  if (request.uniques && request.random_uniques) {
    return bad(OptionRefusal::exclusive, "random_uniques");
  }
  // C14.3: a given cast decides by itself.
  if (request.use_rank9 && !request.cast && request.players == 2) {
    return bad(OptionRefusal::rank9_with_two, "use_rank9");
  }
  if (request.first_crown_seat < 0 || request.first_crown_seat >= request.players) {
    return bad(OptionRefusal::first_crown_seat, "first_crown_seat");
  }

  Options options;
  options.players = static_cast<std::uint8_t>(request.players);
  options.scenario = request.scenario;
  options.random_cast = request.random_cast;
  options.random_uniques = request.random_uniques;
  options.first_crown_random = request.first_crown_random;
  options.first_crown_seat = Seat(request.first_crown_seat);
  options.switches = request.switches;

  const ScenarioSet set = scenario_set(request.scenario, request.players);
  options.cast = set.cast;
  options.ranks = rank9_required(request.players) || request.use_rank9 ? 9 : 8;
  if (request.cast) {
    if (const auto wrong = read_cast(*request.cast, options)) return std::unexpected(*wrong);
  }
  if (options.ranks < kRanksMax) options.cast[8] = Character{};
  if (options.random_cast) options.cast = {};

  if (request.uniques) {
    for (const District d : *request.uniques) {
      if (!is_unique(d) || (options.uniques & bit(d)) != 0) {
        return bad(OptionRefusal::uniques_list, "uniques", id_of(d));
      }
      options.uniques |= bit(d);
    }
    if (request.uniques->size() != kUniquesInGame) {
      return bad(OptionRefusal::uniques_list, "uniques");
    }
  } else if (!request.random_uniques) {
    options.uniques = set.uniques;
  }
  if (const auto wrong = check_limits(options)) return std::unexpected(*wrong);
  return options;
}

InlineVec<Character, 3> fitting_characters(const Options& options, Rank rank) {
  InlineVec<Character, 3> fitting;
  const bool fixed = !options.random_uniques;
  for (int i = 0; i < 3; ++i) {
    const auto c = static_cast<Character>((rank - 1) * 3 + i);
    if (options.players < min_players(c)) continue;
    if (fixed && rank == 1 && (options.uniques & bit(District::hospital)) != 0 && c != assassin) {
      continue;
    }
    if (fixed && rank == 8 && (options.uniques & bit(District::graveyard)) != 0 && c != warlord) {
      continue;
    }
    fitting.push_back(c);
  }
  return fitting;
}

DistrictMask fitting_uniques(const std::array<Character, kRanksMax>& cast) {
  DistrictMask fitting = kAllUniques;
  if (cast[0] != assassin) fitting &= ~bit(District::hospital);
  if (cast[7] != warlord) fitting &= ~bit(District::graveyard);
  return fitting;
}

}  // namespace prestige::citadels
