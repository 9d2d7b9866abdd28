#include <array>
#include <vector>

#include "protocol/catalogue.h"
#include "protocol/citadels/json.h"
#include "protocol/citadels/words.h"
#include "protocol/failure.h"
#include "protocol/json_reader.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

// An option with two values: a boolean, or two words for false and true.
struct Choice {
  std::string_view key;
  bool& (*value)(Request&);
  std::string_view when_false{};
  std::string_view when_true{};

  bool is_boolean() const { return when_false.empty(); }
  Json json(bool chosen) const {
    return is_boolean() ? Json(chosen) : Json(chosen ? when_true : when_false);
  }
};

#define SWITCH(field) [](Request& request) -> bool& { return request.switches.field; }
constexpr std::array kChoices{
    Choice{"random_cast", [](Request& request) -> bool& { return request.random_cast; }},
    Choice{"use_rank9", [](Request& request) -> bool& { return request.use_rank9; }},
    Choice{"random_uniques", [](Request& request) -> bool& { return request.random_uniques; }},
    Choice{"first_crown", [](Request& request) -> bool& { return request.first_crown_random; },
           "seat", "random"},
    Choice{"abilities_before_gather", SWITCH(abilities_before_gather)},
    Choice{"three_player_mid_discard", SWITCH(three_player_mid_discard_random), "chosen", "random"},
    Choice{"bewitched_emperor_crown", SWITCH(bewitched_emperor_crown_to_witch),
           "emperor_end_of_round", "witch"},
    Choice{"completion_sticky", SWITCH(completion_sticky)},
    Choice{"self_sacrifice_in_completed_city", SWITCH(self_sacrifice_in_completed_city)},
    Choice{"great_wall_covers_itself", SWITCH(great_wall_covers_itself)},
    Choice{"bishop_allows_own_rank8", SWITCH(bishop_allows_own_rank8)},
    Choice{"diplomat_give_duplicate", SWITCH(diplomat_give_duplicate)},
    Choice{"graveyard_recovers_itself", SWITCH(graveyard_recovers_itself)},
    Choice{"throne_room_counts_emperor_twice", SWITCH(throne_room_counts_emperor_twice)},
};
#undef SWITCH

// All keys in the order in which they are written.
constexpr std::array<std::string_view, 18> kKeys{
    "scenario",
    "cast",
    "random_cast",
    "use_rank9",
    "uniques",
    "random_uniques",
    "first_crown",
    "first_crown_seat",
    "abilities_before_gather",
    "three_player_mid_discard",
    "bewitched_emperor_crown",
    "completion_sticky",
    "self_sacrifice_in_completed_city",
    "great_wall_covers_itself",
    "bishop_allows_own_rank8",
    "diplomat_give_duplicate",
    "graveyard_recovers_itself",
    "throne_room_counts_emperor_twice",
};

const Choice* find_choice(std::string_view key) {
  for (const Choice& choice : kChoices) {
    if (choice.key == key) return &choice;
  }
  return nullptr;
}

template <class E>
Json all_ids(int from, int to) {
  Json ids = Json::array();
  for (int i = from; i < to; ++i) ids.push_back(id_of(static_cast<E>(i)));
  return ids;
}

// The values an option may have; of a list, the values of its items.
Json allowed_values(std::string_view key, int players) {
  if (const Choice* choice = find_choice(key)) {
    return Json::array({choice->json(false), choice->json(true)});
  }
  if (key == "scenario") return all_ids<Scenario>(0, kScenarios);
  if (key == "cast") return all_ids<Character>(0, kCharacters);
  if (key == "uniques") return all_ids<District>(kBasicDistricts, kDistricts);
  Json seats = Json::array();
  for (int i = 0; i < players; ++i) seats.push_back(i);
  return seats;
}

std::string_view refusal_id(OptionRefusal refusal) {
  constexpr std::array<std::string_view, 12> kIds{"",    "O01", "O02", "O03", "O04", "O05",
                                                  "O06", "O07", "O08", "O09", "O10", "O11"};
  return kIds[static_cast<std::size_t>(refusal)];
}

Error option_error(OptionRefusal refusal, std::string_view key, const std::string& detail,
                   const std::string& allowed = {}) {
  const std::string id(refusal_id(refusal));
  return Error{
      .code = "bad_option",
      .rule = {},
      .text = local_text("citadels", "option_refusal." + id,
                         {{"key", std::string(key)}, {"detail", detail}, {"allowed", allowed}}),
      .refusal = id};
}

Error unknown_option(const std::string& key) {
  std::string known;
  for (const std::string_view one : kKeys) {
    known += (known.empty() ? "" : ", ");
    known += one;
  }
  return option_error(OptionRefusal::unknown_key, key, shortened(key), known);
}

Error bad_value(std::string_view key, const Json& value, int players) {
  std::string allowed;
  for (const Json& one : allowed_values(key, players)) {
    allowed += (allowed.empty() ? "" : ", ") + quoted(one);
  }
  return option_error(OptionRefusal::bad_value, key, quoted(value), allowed);
}

// Reads a list of ids; an item that is no id of the kind is returned as the culprit.
template <class E, std::size_t N>
const Json* read_ids(const Json& list, std::optional<E> (*from)(std::string_view),
                     InlineVec<E, N>& out) {
  if (!list.is_array()) return &list;
  for (const Json& item : list) {
    const auto id = item.is_string() ? from(item.get_ref<const std::string&>()) : std::nullopt;
    if (!id) return &item;
    // A list that is too long stays too long, whatever else it holds.
    if (!out.full()) out.push_back(*id);
  }
  return nullptr;
}

// Puts one option into the request; returns the value at fault, or null.
const Json* read_option(std::string_view key, const Json& value, Request& request) {
  if (const Choice* choice = find_choice(key)) {
    for (const bool chosen : {false, true}) {
      if (value == choice->json(chosen)) {
        choice->value(request) = chosen;
        return nullptr;
      }
    }
    return &value;
  }
  if (key == "scenario") {
    const auto scenario =
        value.is_string() ? scenario_from(value.get_ref<const std::string&>()) : std::nullopt;
    if (!scenario) return &value;
    request.scenario = *scenario;
    return nullptr;
  }
  if (key == "first_crown_seat") {
    if (!value.is_number_integer()) return &value;
    // Any number that is no seat will do to be refused as one (O11).
    const bool is_seat = value >= 0 && value < kPlayersMax;
    request.first_crown_seat = is_seat ? value.get<int>() : -1;
    return nullptr;
  }
  if (value.is_null()) return nullptr;
  return key == "cast" ? read_ids(value, character_from, request.cast.emplace())
                       : read_ids(value, district_from, request.uniques.emplace());
}

Json default_value(std::string_view key) {
  Request request;
  if (const Choice* choice = find_choice(key)) return choice->json(choice->value(request));
  if (key == "scenario") return id_of(request.scenario);
  if (key == "first_crown_seat") return request.first_crown_seat;
  return nullptr;
}

std::string_view type_of(std::string_view key) {
  if (const Choice* choice = find_choice(key)) return choice->is_boolean() ? "boolean" : "choice";
  if (key == "scenario") return "choice";
  if (key == "first_crown_seat") return "integer";
  return key == "cast" ? "characters or null" : "districts or null";
}

bool same_cast(const Options& options, const ScenarioSet& set) {
  for (std::size_t i = 0; i < options.ranks; ++i) {
    if (options.cast[i] != set.cast[i]) return false;
  }
  return true;
}

}  // namespace

Error option_error(const BadOption& bad) {
  return option_error(bad.refusal, bad.key, std::string(bad.detail));
}

Result<Request> read_options(int players, const Json& options) {
  Request request;
  request.players = players;
  if (!options.is_object()) return std::unexpected(failure("bad_options"));
  for (const auto& [key, value] : options.items()) {
    if (std::ranges::find(kKeys, key) == kKeys.end()) {
      return std::unexpected(unknown_option(key));
    }
    if (const Json* wrong = read_option(key, value, request)) {
      return std::unexpected(bad_value(key, *wrong, players));
    }
  }
  return request;
}

Request request_of(const Options& options) {
  const ScenarioSet set = scenario_set(options.scenario, options.players);
  Request request;
  request.players = options.players;
  request.scenario = options.scenario;
  request.random_cast = options.random_cast;
  request.random_uniques = options.random_uniques;
  request.first_crown_random = options.first_crown_random;
  request.first_crown_seat = options.first_crown_seat.index();
  request.switches = options.switches;
  // With 3 and 8 players rank 9 is there without asking.
  request.use_rank9 = options.ranks == kRanksMax && options.players != 3 && options.players != 8;
  if (!options.random_cast && !same_cast(options, set)) {
    auto& cast = request.cast.emplace();
    for (std::size_t i = 0; i < options.ranks; ++i) cast.push_back(options.cast[i]);
  }
  if (!options.random_uniques && options.uniques != set.uniques) {
    auto& uniques = request.uniques.emplace();
    for_each_district(options.uniques, [&](District d) { uniques.push_back(d); });
  }
  return request;
}

Json options_json(const Options& options) {
  Request request = request_of(options);
  Json out = Json::object();
  for (const std::string_view key : kKeys) {
    Json value;
    if (const Choice* choice = find_choice(key)) {
      value = choice->json(choice->value(request));
    } else if (key == "scenario") {
      value = id_of(request.scenario);
    } else if (key == "first_crown_seat") {
      value = request.first_crown_seat;
    } else if (key == "cast" && request.cast) {
      for (const Character c : *request.cast) value.push_back(id_of(c));
    } else if (key == "uniques" && request.uniques) {
      value = parsed(uniques_text(options.uniques));
    }
    out[std::string(key)] = std::move(value);
  }
  return out;
}

Json describe_options() {
  Json out = Json::array();
  for (const std::string_view key : kKeys) {
    const std::string entry = "option." + std::string(key);
    out.push_back({{"key", key},
                   {"name", to_json(local_text("citadels", entry + ".name"))},
                   {"text", to_json(local_text("citadels", entry))},
                   {"type", type_of(key)},
                   {"allowed", allowed_values(key, kPlayersMax)},
                   {"default", default_value(key)}});
  }
  return out;
}

}  // namespace prestige::protocol
