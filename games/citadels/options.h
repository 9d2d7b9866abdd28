#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>

#include "engine/core/inline_vec.h"
#include "engine/core/seat.h"
#include "games/citadels/ids.h"

namespace prestige::citadels {

// Rulings that a table may switch (defaults are the rules as written).
struct Switches {
  bool abilities_before_gather = true;            // A02
  bool three_player_mid_discard_random = false;   // A03
  bool bewitched_emperor_crown_to_witch = false;  // A08
  bool completion_sticky = true;                  // A17
  bool self_sacrifice_in_completed_city = false;  // A18
  bool great_wall_covers_itself = false;          // A22
  bool bishop_allows_own_rank8 = false;           // A24
  bool diplomat_give_duplicate = true;            // A25
  bool graveyard_recovers_itself = false;         // A26
  bool throne_room_counts_emperor_twice = false;  // A27

  friend constexpr bool operator==(const Switches&, const Switches&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("abilities_before_gather", self.abilities_before_gather);
    visit("three_player_mid_discard_random", self.three_player_mid_discard_random);
    visit("bewitched_emperor_crown_to_witch", self.bewitched_emperor_crown_to_witch);
    visit("completion_sticky", self.completion_sticky);
    visit("self_sacrifice_in_completed_city", self.self_sacrifice_in_completed_city);
    visit("great_wall_covers_itself", self.great_wall_covers_itself);
    visit("bishop_allows_own_rank8", self.bishop_allows_own_rank8);
    visit("diplomat_give_duplicate", self.diplomat_give_duplicate);
    visit("graveyard_recovers_itself", self.graveyard_recovers_itself);
    visit("throne_room_counts_emperor_twice", self.throne_room_counts_emperor_twice);
  }
};

// What was asked for, in the terms of the option list; resolve() decides whether it can be played.
struct Request {
  int players = 5;
  Scenario scenario = Scenario::base;
  std::optional<InlineVec<Character, 32>> cast;
  bool random_cast = false;
  bool use_rank9 = false;
  std::optional<InlineVec<District, 64>> uniques;
  bool random_uniques = false;
  bool first_crown_random = true;
  int first_crown_seat = 0;
  Switches switches;

  friend bool operator==(const Request&, const Request&) = default;
};

// A playable setup: what resolve() makes of a request.
struct Options {
  std::uint8_t players = 5;
  std::uint8_t ranks = 8;  // 8, or 9 with a rank 9 character
  Scenario scenario = Scenario::base;
  bool random_cast = false;
  bool random_uniques = false;
  bool first_crown_random = true;
  Seat first_crown_seat;
  // The fixed cast by rank - 1; with random_cast chance chooses from fitting characters instead.
  std::array<Character, kRanksMax> cast{};
  DistrictMask uniques = 0;  // the fixed 14; 0 with random_uniques
  Switches switches;

  friend constexpr bool operator==(const Options&, const Options&) = default;

  template <class Self, class V>
  static void fields(Self& self, V&& visit) {
    visit("players", self.players);
    visit("ranks", self.ranks);
    visit("scenario", self.scenario);
    visit("random_cast", self.random_cast);
    visit("random_uniques", self.random_uniques);
    visit("first_crown_random", self.first_crown_random);
    visit("first_crown_seat", self.first_crown_seat);
    visit("cast", self.cast);
    visit("uniques", self.uniques);
    visit("switches", self.switches);
  }
};

// Refusals O01 .. O11; O01 and O02 arise where the request is read.
enum class OptionRefusal : std::uint8_t {
  unknown_key = 1,
  bad_value = 2,
  players = 3,
  cast_size = 4,
  cast_ranks = 5,
  too_few_players_for_character = 6,
  rank9_with_two = 7,
  uniques_list = 8,
  district_needs_character = 9,
  exclusive = 10,
  first_crown_seat = 11,
};

struct BadOption {
  OptionRefusal refusal;
  std::string_view key;     // the option at fault
  std::string_view detail;  // the id inside it that is at fault; may be empty
};

std::expected<Options, BadOption> resolve(const Request& request);

// The characters chance may choose for a rank with random_cast (steps 2 and 4 of the resolution).
InlineVec<Character, 3> fitting_characters(const Options& options, Rank rank);
// The unique districts chance may choose with random_uniques once the cast is known.
DistrictMask fitting_uniques(const std::array<Character, kRanksMax>& cast);

// The printed set of a scenario for this number of players, rank 9 included where there is one.
struct ScenarioSet {
  std::array<Character, kRanksMax> cast;
  DistrictMask uniques;
};
ScenarioSet scenario_set(Scenario scenario, int players);

int min_players(Character c);

}  // namespace prestige::citadels
