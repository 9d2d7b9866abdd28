#include <array>
#include <bit>
#include <utility>

#include "games/citadels/content/tables.h"
#include "protocol/citadels/json.h"
#include "protocol/citadels/position_draft.h"
#include "protocol/citadels/words.h"
#include "protocol/failure.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

using Cast = std::array<std::optional<Character>, kRanksMax + 1>;  // by rank

// The characters a position speaks of. The first one of a rank counts; another one of the same rank
// is refused later as not in the cast.
class Mentions {
 public:
  explicit Mentions(const Draft& draft) {
    const JsonReader& in = draft.in;
    for (int i = 0; i < draft.players(); ++i) {
      if (const auto seat = draft.seat(i)) add((*seat)["characters"]);
    }
    add(in["turn"]["character"]);
    for (const std::string_view key :
         {"called", "killed", "bewitched", "robbed", "warrants", "signed", "threats",
          "threats_placed", "rose", "blank_shown"}) {
      add(in[key]);
    }
    if (in["shown"].is_object()) {
      for (const auto& entry : in["shown"].value().items()) add(character_from(entry.key()));
    }
    add(in["selection"]["face_up"]);
    add(in["selection"]["slots"]);
    add(in["swap"]["given"]);
    add(in["swap"]["received"]);
    add_implied(draft);
  }

  bool any() const { return any_; }
  const Cast& cast() const { return cast_; }

 private:
  void add(std::optional<Character> c) {
    if (!c || cast_[rank_of(*c)]) return;
    cast_[rank_of(*c)] = c;
    any_ = true;
  }
  // An id or a list of ids; whatever else it may be is refused where it is read.
  void add(const JsonReader& in) {
    if (in.is_text()) add(character_from(in.value().get_ref<const std::string&>()));
    if (in.is_list()) {
      for (std::size_t i = 0; i < in.value().size(); ++i) add(in[i]);
    }
  }
  // Marks speak of who lays them, and two districts of the character they need.
  void add_implied(const Draft& draft) {
    using enum Character;
    for (const auto& [key, maker] : {std::pair{"killed", assassin},
                                     {"bewitched", witch},
                                     {"robbed", thief},
                                     {"warrants", magistrate},
                                     {"threats", blackmailer},
                                     {"threats_placed", blackmailer}}) {
      const JsonReader mark = draft.in[key];
      if (mark.is_text() || (mark.is_list() && !mark.value().empty())) add(maker);
    }
    for (const auto& [district, needed] :
         {std::pair{District::hospital, assassin}, {District::graveyard, warlord}}) {
      if (draft.placed[static_cast<std::size_t>(district)] > 0) add(needed);
    }
  }

  Cast cast_{};
  bool any_ = false;
};

// The list "cast": one character for each rank from 1, all of them unless it is being drawn.
std::optional<InlineVec<Character, 32>> read_cast(const Draft& draft) {
  const JsonReader in = draft.in["cast"];
  if (!in.given()) return std::nullopt;
  InlineVec<Character, 32> cast;
  in.each_item([&](const JsonReader& item) {
    const auto c = read_any_character(item);
    if (c && !cast.full()) cast.push_back(*c);
  });
  return cast;
}

void use_mentions(const Draft& draft, Request& request) {
  const Mentions mentions(draft);
  if (!mentions.any()) return;
  const ScenarioSet set = scenario_set(request.scenario, request.players);
  const bool required = request.players == 3 || request.players == 8;
  const bool nine = required || request.use_rank9 || mentions.cast()[kRanksMax].has_value();
  auto& cast = request.cast.emplace();
  for (std::size_t rank = 1; rank <= (nine ? 9 : 8); ++rank) {
    cast.push_back(mentions.cast()[rank].value_or(set.cast[rank - 1]));
  }
}

std::optional<DistrictMask> read_uniques(const Draft& draft) {
  const JsonReader in = draft.in["uniques"];
  if (!in.given()) return std::nullopt;
  DistrictMask uniques = 0;
  in.each_item([&](const JsonReader& item) {
    const auto d = district_from(item.text().value_or(""));
    if (!d || !is_unique(*d) || (uniques & bit(*d)) != 0) {
      return refuse(item, "bad_unique", quoted(item.value()));
    }
    uniques |= bit(*d);
  });
  return uniques;
}

// The scenario's unique districts with those that are used in place of others.
DistrictMask uniques_with_used(const Draft& draft, const Request& request,
                               const std::array<Character, kRanksMax>& cast) {
  DistrictMask uniques = 0;
  for (std::size_t i = kBasicDistricts; i < kDistricts; ++i) {
    if (draft.placed[i] > 0) uniques |= bit(static_cast<District>(i));
  }
  const DistrictMask fitting = fitting_uniques(cast);
  const DistrictMask usual = scenario_set(request.scenario, request.players).uniques;
  for (const DistrictMask next : {usual & fitting, fitting}) {
    for_each_district(next & ~uniques, [&](District d) {
      if (std::popcount(uniques) < kUniquesInGame) uniques |= bit(d);
    });
  }
  return uniques;
}

InlineVec<District, 64> listed(DistrictMask districts) {
  InlineVec<District, 64> list;
  for_each_district(districts, [&](District d) { list.push_back(d); });
  return list;
}

std::array<Character, kRanksMax> cast_of(const Request& request) {
  std::array<Character, kRanksMax> cast = scenario_set(request.scenario, request.players).cast;
  if (!request.cast) return cast;
  for (const Character c : *request.cast) cast[rank_of(c) - 1u] = c;
  return cast;
}

// A cast that was drawn, or the first ranks of one that is being drawn.
void load_drawn_cast(Draft& draft, const std::optional<InlineVec<Character, 32>>& drawn) {
  Table& t = draft.table();
  const JsonReader in = draft.in["cast"];
  const ScenarioSet set = scenario_set(t.options.scenario, t.players());
  const bool drawing = t.phase == Phase::casting;
  const int count = drawn ? static_cast<int>(drawn->size()) : drawing ? 0 : t.ranks();
  if (count > t.ranks() || (!drawing && count < t.ranks())) {
    return refuse(in, "cast_size", std::to_string(count), std::to_string(t.ranks()));
  }
  for (int i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const Character c = drawn ? (*drawn)[at] : set.cast[at];
    const auto fitting = fitting_characters(t.options, static_cast<Rank>(i + 1));
    if (std::ranges::find(fitting, c) == fitting.end()) {
      return refuse(in, "cast_order", std::string(id_of(c)), std::to_string(i + 1));
    }
    t.cast[at + 1] = c;
  }
  if (drawing) t.slots_filled = static_cast<std::uint8_t>(count);
}

// Unique districts that were drawn, or are being drawn.
void load_drawn_uniques(Draft& draft, std::optional<DistrictMask> drawn) {
  Table& t = draft.table();
  const bool drawing = t.phase == Phase::casting || t.phase == Phase::stocking;
  std::array<Character, kRanksMax> cast{};
  std::copy(t.cast.begin() + 1, t.cast.end(), cast.begin());
  if (!drawn) drawn = drawing ? 0 : uniques_with_used(draft, request_of(t.options), cast);
  const JsonReader in = draft.in["uniques"];
  const int count = std::popcount(*drawn);
  const bool nothing_yet = t.phase == Phase::casting;
  if (count > (nothing_yet ? 0 : kUniquesInGame) || (!drawing && count < kUniquesInGame)) {
    return refuse(in, "uniques_count", std::to_string(count), std::to_string(kUniquesInGame));
  }
  const DistrictMask wrong = *drawn & ~fitting_uniques(cast);
  for_each_district(
      wrong, [&](District d) { refuse(in, "district_needs_character", std::string(id_of(d))); });
  t.uniques = *drawn;
}

void check_districts_in_game(Draft& draft) {
  if (draft.table().phase < Phase::dealing) return;
  for (std::size_t i = kBasicDistricts; i < kDistricts; ++i) {
    const auto d = static_cast<District>(i);
    if (draft.placed[i] > 0 && (draft.table().uniques & bit(d)) == 0) {
      refuse(draft.in["uniques"], "district_not_in_game", std::string(id_of(d)));
    }
  }
}

}  // namespace

void load_setup(Draft& draft) {
  const JsonReader in = draft.in["options"];
  const auto read = read_options(draft.players(), in.given() ? in.value() : Json::object());
  if (!read) return draft.errors.note(read.error());
  Request request = *read;
  const auto cast = read_cast(draft);
  const auto uniques = read_uniques(draft);
  if (!draft.errors.none()) return;
  // A fixed cast and fixed districts are part of the options; what was drawn is not.
  if (!request.random_cast) {
    if (cast) request.cast = *cast;
    if (!request.cast) use_mentions(draft, request);
  }
  if (!request.random_uniques && uniques) request.uniques = listed(*uniques);
  if (!request.random_uniques && !request.uniques) {
    request.uniques = listed(uniques_with_used(draft, request, cast_of(request)));
  }
  const auto options = resolve(request);
  if (!options) return draft.errors.note(option_error(options.error()));

  Table& t = draft.table();
  t.options = *options;
  t.uniques = options->uniques;
  std::copy(options->cast.begin(), options->cast.end(), t.cast.begin() + 1);
  if (t.options.random_cast) {
    t.cast = {};
    load_drawn_cast(draft, cast);
  }
  if (t.options.random_uniques) load_drawn_uniques(draft, uniques);
  check_districts_in_game(draft);
}

}  // namespace prestige::protocol
