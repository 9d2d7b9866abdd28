// The closed list of options: each row as in chapter 17c of the rules.

#include <algorithm>

#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {
namespace {

struct OptionRow {
  std::string key;
  std::string group;
  std::string values;
  std::string rulebook_2015;
  std::string prototype;  // "=": as in 2015
  std::string revised;
  std::string with;
};

const std::vector<OptionRow> kOptionRows{
    {"edition", "game", "rulebook_2015, prototype, revised", "rulebook_2015", "prototype",
     "revised", "always"},
    {"dark_alley", "game", "false, true", "false", "=", "=", "always"},
    {"powers", "game", "false, true", "false", "=", "=", "always"},
    {"two_player_variant", "game", "off, duel, dummy_markers", "off", "=", "duel", "2 players"},
    {"duel", "game", "false, true", "false", "=", "true", "2 players"},
    {"beginner_setup", "game", "false, true", "false", "=", "=", "always"},
    {"beginner_variant", "game", "rulebook_2015, prototype", "rulebook_2015", "prototype", "=",
     "beginner setup"},
    {"tricks_per_threshold", "contents", "[4, 4, 4], [4, 3, 3]", "[4, 4, 4]", "[4, 3, 3]", "=",
     "always"},
    {"magicians", "contents", "8, 4", "8", "4", "=", "always"},
    {"prophecies", "contents", "27, 20", "27", "20", "=", "Dark Alley"},
    {"special_deck_variant", "contents",
     "default, published_only_48, published_only_40, default_60", "default", "=", "=",
     "Dark Alley"},
    {"turns_base", "setup", "5 … 7", "5", "6", "=", "without Dark Alley"},
    {"turns_dark_alley", "setup", "5 … 7", "7", "=", "=", "Dark Alley"},
    {"deck_base", "setup", "list of 2, each 1 … 3", "[2, 2]", "[3, 2]", "=", "without Dark Alley"},
    {"deck_dark_alley", "setup", "list of 3, each 1 … 3", "[2, 2, 2]", "=", "=", "Dark Alley"},
    {"start_coins_by_slot", "setup", "list of 4, each 0 … 30", "[10, 12, 14, 16]",
     "[12, 13, 14, 15]", "=", "always"},
    {"start_fame", "setup", "5_each, reverse_initiative_n_to_1", "5_each",
     "reverse_initiative_n_to_1", "=", "always"},
    {"start_shards", "setup", "0 … 6", "1", "=", "=", "without Powers"},
    {"start_shards_powers", "setup", "0 … 6", "3", "1", "=", "Powers"},
    {"manager_start", "setup", "value_2, one_basic", "value_2", "one_basic", "=", "always"},
    {"start_trick_markers", "setup", "printed, two", "printed", "two", "=", "always"},
    {"manager_counts_for_free_prepare", "setup", "false, true", "true", "=", "=", "always"},
    {"engineer_trick_free_prepare", "setup", "false, true", "false", "=", "=", "always"},
    {"two_player_initiative_slots", "setup", "[1, 3], [1, 2]", "[1, 3]", "[1, 2]", "=",
     "2 players"},
    {"closed_plus1_slots", "setup", "downtown_market_dark_alley, downtown_only",
     "downtown_market_dark_alley", "=", "=", "2–3 players"},
    {"advertise_fame", "turn", "1 … 5", "2", "3", "=", "always"},
    {"advertise_in_turn_1", "turn", "false, true", "true", "false", "=", "always"},
    {"allow_zero_ap_placement", "turn", "false, true", "true", "=", "=", "always"},
    {"actions_once_per_placement", "turn", "false, true", "false", "=", "=", "always"},
    {"direct_to_specialist_slots", "turn", "false, true", "true", "=", "=", "always"},
    {"thresholds", "downtown", "intermediate, beginner, expert", "intermediate", "=", "=",
     "always"},
    {"favorite_needs_die", "downtown", "false, true", "true", "=", "false", "always"},
    {"learn_without_free_slot", "downtown", "not_allowed, must_return_a_trick", "not_allowed",
     "must_return_a_trick", "=", "always"},
    {"returned_trick_markers", "downtown", "supply, removed", "supply", "=", "=", "always"},
    {"buy_max_units", "market_row", "1 … 3", "3", "1", "=", "always"},
    {"component_limit", "market_row", "3, null", "3", "null", "=", "always"},
    {"bargain_floor", "market_row", "total_1, each_component_1", "total_1", "each_component_1", "=",
     "always"},
    {"quick_order_ap", "market_row", "1 … 3", "2", "3", "=", "always"},
    {"quick_order_surcharge", "market_row", "0 … 1", "1", "0", "=", "always"},
    {"quick_order_surcharge_scope", "market_row", "unit, buy", "unit", "=", "=", "always"},
    {"order_in_stock_allowed", "market_row", "false, true", "true", "=", "=", "always"},
    {"move_actions", "workshop", "to_specialist_slot, any_slot_or_exchange", "to_specialist_slot",
     "any_slot_or_exchange", "=", "always"},
    {"reschedule_same_slot", "theater", "false, true", "false", "=", "=", "always"},
    {"link_bonus_by", "theater", "trick_threshold, theater_tier", "trick_threshold", "theater_tier",
     "=", "always"},
    {"perform_mandatory", "performance", "false, true", "false", "=", "=", "always"},
    {"modifier_on_zero", "performance", "false, true", "true", "=", "=", "always"},
    {"manager_performer_coins", "performance", "1 … 5", "3", "2", "=", "always"},
    {"performance_card_bonus", "performance", "false, true", "true", "false", "=", "always"},
    {"wages", "end_turn", "mandatory, may_refuse", "mandatory", "may_refuse", "=", "always"},
    {"special_deck", "dark_alley", "face_up, face_down", "face_up", "=", "face_down", "Dark Alley"},
    {"show_known_specials", "dark_alley", "false, true", "false", "=", "=", "Dark Alley"},
    {"special_draw", "dark_alley", "draw_1, draw_2_keep_1", "draw_1", "=", "draw_2_keep_1",
     "Dark Alley"},
    {"draw_first_scope", "dark_alley", "per_player_turn, per_placement", "per_player_turn", "=",
     "per_placement", "Dark Alley"},
    {"fortune_telling_limit", "dark_alley", "none, once_per_placement", "none", "=",
     "once_per_placement", "Dark Alley"},
    {"special_plus_one_ap", "dark_alley", "false, true", "true", "false", "=", "Dark Alley"},
    {"special_used", "dark_alley", "out_of_game, bottom_of_deck", "out_of_game", "bottom_of_deck",
     "bottom_of_deck", "Dark Alley"},
    {"rotate_special_decks", "dark_alley", "false, true", "true", "=", "false", "Dark Alley"},
    {"buy_special_with_shards", "dark_alley", "0 … 3", "0", "2", "=", "Dark Alley"},
    {"fate_weaving_ap", "dark_alley", "1 … 3", "1", "2", "=", "Dark Alley"},
    {"fate_weaving_turn_1", "dark_alley", "false, true", "true", "=", "=", "Dark Alley"},
    {"mimesis_plus_one_ap", "dark_alley", "false, true", "true", "=", "=", "Dark Alley"},
    {"applause_includes_bonus", "dark_alley", "false, true", "false", "=", "=", "Dark Alley"},
    {"power_slots", "powers", "list of 1 to 3, each 1 … 3", "[1, 2, 3]", "=", "=", "Powers"},
    {"power_shard_scoring", "powers", "false, true", "false", "true", "=", "Powers"},
    {"duel_start_card", "duel", "duel, ordinary", "duel", "=", "=", "Duel"},
    {"final_special_card", "final_scoring", "0 … 3", "2", "1", "=", "Dark Alley"},
    {"final_category_cap", "final_scoring", "null, 20", "null", "=", "20", "always"},
    {"endgame_component_count", "final_scoring", "effective_tokens, tokens, types",
     "effective_tokens", "=", "=", "Dark Alley"},
    {"endgame_aztec_lady", "final_scoring", "trick_cards, all_in_play", "trick_cards", "=", "=",
     "Dark Alley"},
};

// An option value as the rules write it.

std::string written(bool value) { return value ? "true" : "false"; }
std::string written(std::uint8_t value) { return std::to_string(value); }
std::string written(Limit value) { return value.exists() ? std::to_string(value.most) : "null"; }
template <class E>
  requires std::is_enum_v<E>
std::string written(E value) {
  return std::string(id_of(value));
}
template <std::size_t Most, std::size_t Least>
std::string written(const NumberList<Most, Least>& list) {
  std::string text = "[";
  for (const std::uint8_t n : list) text += (text == "[" ? "" : ", ") + std::to_string(n);
  return text + "]";
}

std::string range_of(const OptionSpec& spec) {
  return std::to_string(spec.least) + " … " + std::to_string(spec.most);
}

// Everything the key may be, as the rules write it.
template <class T>
std::string allowed(const OptionSpec& spec, const T&) {
  if constexpr (std::is_same_v<T, bool>) {
    return "false, true";
  } else if constexpr (std::is_enum_v<T>) {
    std::string text;
    for (const std::string_view name : names_of<T>()) {
      text += (text.empty() ? "" : ", ") + std::string(name);
    }
    return text;
  } else if constexpr (requires { T::kLengthMin; }) {
    const std::string length =
        T::kLengthMin == T::kLengthMax
            ? std::to_string(T::kLengthMax)
            : std::to_string(T::kLengthMin) + " to " + std::to_string(T::kLengthMax);
    return "list of " + length + ", each " + range_of(spec);
  } else {
    return range_of(spec);
  }
}

std::string where_used(AppliesWith with) {
  switch (with) {
    case AppliesWith::always:
      return "always";
    case AppliesWith::no_dark_alley:
      return "without Dark Alley";
    case AppliesWith::dark_alley:
      return "Dark Alley";
    case AppliesWith::powers:
      return "Powers";
    case AppliesWith::no_powers:
      return "without Powers";
    case AppliesWith::duel:
      return "Duel";
    case AppliesWith::beginner_setup:
      return "beginner setup";
    case AppliesWith::players_2:
      return "2 players";
    case AppliesWith::players_2_3:
      return "2–3 players";
  }
  return "";
}

// The 69 values in the order of the list, without the number of players.
Texts values_of(const Options& options) {
  Texts texts;
  Options::fields(options, [&](std::string_view key, const auto& value) {
    if (key != "players") texts.push_back(written(value));
  });
  return texts;
}

SPEC(
    "OP.edition OP.dark_alley OP.powers OP.two_player_variant OP.duel OP.beginner_setup "
    "OP.beginner_variant OP.tricks_per_threshold OP.magicians OP.prophecies "
    "OP.special_deck_variant OP.turns_base OP.turns_dark_alley OP.deck_base "
    "OP.deck_dark_alley OP.start_coins_by_slot OP.start_fame OP.start_shards "
    "OP.start_shards_powers OP.manager_start OP.start_trick_markers "
    "OP.manager_counts_for_free_prepare OP.engineer_trick_free_prepare "
    "OP.two_player_initiative_slots OP.closed_plus1_slots OP.advertise_fame "
    "OP.advertise_in_turn_1 OP.allow_zero_ap_placement OP.actions_once_per_placement "
    "OP.direct_to_specialist_slots OP.thresholds OP.favorite_needs_die "
    "OP.learn_without_free_slot OP.returned_trick_markers OP.buy_max_units "
    "OP.component_limit OP.bargain_floor OP.quick_order_ap OP.quick_order_surcharge "
    "OP.quick_order_surcharge_scope OP.order_in_stock_allowed OP.move_actions "
    "OP.reschedule_same_slot OP.link_bonus_by OP.perform_mandatory OP.modifier_on_zero "
    "OP.manager_performer_coins OP.performance_card_bonus OP.wages OP.special_deck "
    "OP.show_known_specials OP.special_draw OP.draw_first_scope OP.fortune_telling_limit "
    "OP.special_plus_one_ap OP.special_used OP.rotate_special_decks "
    "OP.buy_special_with_shards OP.fate_weaving_ap OP.fate_weaving_turn_1 "
    "OP.mimesis_plus_one_ap OP.applause_includes_bonus OP.power_slots "
    "OP.power_shard_scoring OP.duel_start_card OP.final_special_card OP.final_category_cap "
    "OP.endgame_component_count OP.endgame_aztec_lady",
    "every key with its group, its values in the three editions and where it has an effect") {
  const Texts defaults = values_of(preset(Edition::rulebook_2015));
  const Texts prototype = values_of(preset(Edition::prototype));
  const Texts revised = values_of(preset(Edition::revised));
  ASSERT_EQ(kOptionRows.size(), option_specs().size());
  for (std::size_t i = 0; i < kOptionRows.size(); ++i) {
    const OptionRow& row = kOptionRows[i];
    const OptionSpec& spec = option_specs()[i];
    SCOPED_TRACE(row.key);
    EXPECT_EQ(spec.id, row.key);
    EXPECT_EQ(spec.group, row.group);
    EXPECT_EQ(where_used(spec.applies_with), row.with);
    EXPECT_EQ(defaults[i], row.rulebook_2015);
    EXPECT_EQ(prototype[i], row.prototype == "=" ? row.rulebook_2015 : row.prototype);
    EXPECT_EQ(revised[i], row.revised == "=" ? row.rulebook_2015 : row.revised);
  }
}

SPEC("R54 T17.1", "every key with the values it may have") {
  const Options defaults;
  std::size_t i = 0;
  Options::fields(defaults, [&](std::string_view key, const auto& value) {
    if (key == "players") return;
    const OptionRow& row = kOptionRows[i];
    const OptionSpec& spec = option_specs()[i++];
    SCOPED_TRACE(row.key);
    if (!spec.presets_only) {
      EXPECT_EQ(allowed(spec, value), row.values);
      return;
    }
    // Only what some edition uses.
    Texts used{row.rulebook_2015};
    for (const std::string& other : {row.prototype, row.revised}) {
      if (other != "=" && std::ranges::count(used, other) == 0) used.push_back(other);
    }
    EXPECT_EQ(used.size(), 2U);
    EXPECT_EQ(used[0] + ", " + used[1], row.values);
  });
}

SPEC("OP.edition T17.2", "an edition fills in what is not given; a given key wins") {
  Request request;
  request.players = 2;
  request.values.edition = Edition::prototype;
  request.given.set(at(OptionKey::edition));
  request.values.quick_order_ap = 1;
  request.given.set(at(OptionKey::quick_order_ap));
  request.values.buy_max_units = 3;  // not given
  const auto options = resolve(request);
  ASSERT_TRUE(options);
  EXPECT_EQ(options->quick_order_ap, 1);
  EXPECT_EQ(options->buy_max_units, 1);
  EXPECT_EQ(options->advertise_fame, 3);
  EXPECT_EQ(resolve(Request{})->advertise_fame, 2);
}

}  // namespace
}  // namespace prestige::trickerion::kit
