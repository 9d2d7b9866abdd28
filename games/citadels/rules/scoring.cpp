#include "games/citadels/rules/scoring.h"

#include <algorithm>
#include <span>

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/costs.h"
#include "games/citadels/rules/protection.h"

namespace prestige::citadels {

namespace {

int completion_points(const State& s, Seat seat) {
  if (!is_completed(s, seat)) return 0;
  return s.table.first_completed == seat ? 4 : 2;
}

// The costs of all districts of a city, digit by digit, so that sets are counted instead of cards.
int total_cost(const City& city) {
  constexpr auto kDigits = [] {
    std::array<DistrictMask, 3> masks{};
    static_assert(kCostMax < 8);
    for (const DistrictDef& def : kDistrictDefs) {
      for (std::size_t i = 0; i < masks.size(); ++i) {
        if (((def.cost >> i) & 1u) != 0) masks[i] |= bit(def.id);
      }
    }
    return masks;
  }();
  const auto cost_of = [&](const Bag& bag) {
    return bag.count_in(kDigits[0]) + 2 * bag.count_in(kDigits[1]) + 4 * bag.count_in(kDigits[2]);
  };
  if (city.beautified.empty()) [[likely]]
    return cost_of(city.plain);
  return cost_of(city.plain) + cost_of(city.beautified) + city.beautified.size();
}

constexpr DistrictMask kAnyType =
    districts_where([](const DistrictDef& def) { return def.any_type_for_scoring; });
constexpr DistrictMask kScoring =
    districts_where([](const DistrictDef& def) { return def.score != nullptr; });
constexpr DistrictMask kScoringInHand =
    districts_where([](const DistrictDef& def) { return def.score_in_hand != nullptr; });

ScoreSheet sheet_of(const State& s, Seat seat, Type haunted_as) {
  const City& city = city_of(s, seat);
  ScoreSheet sheet{.state = s, .seat = seat};
  for (std::size_t t = 0; t < kTypes; ++t) {
    sheet.count[t] = city.count_in(kOfType[t] & ~kAnyType);
  }
  sheet.count[static_cast<std::size_t>(haunted_as)] += city.count_in(kAnyType);
  return sheet;
}

int five_types_points(const ScoreSheet& sheet) {
  return std::ranges::all_of(sheet.count, [](int n) { return n > 0; }) ? 3 : 0;
}

// Calls f(district, points) for each that has points of its own.
template <class F>
void for_each_extra(const ScoreSheet& sheet, F&& f) {
  for_each_district(city_of(sheet.state, sheet.seat).names() & kScoring,
                    [&](District d) { f(d, def_of(d).score(sheet)); });
  for_each_district(hand_of(sheet.state, sheet.seat).kinds() & kScoringInHand,
                    [&](District d) { f(d, def_of(d).score_in_hand(sheet)); });
}

// A44
constexpr std::array<Type, 5> kHauntedAs{Type::unique, Type::noble, Type::religious, Type::trade,
                                         Type::military};
std::span<const Type> haunted_types(const City& city) {
  return std::span(kHauntedAs).first((city.names() & kAnyType) == 0 ? 1 : kHauntedAs.size());
}

Score score_with(const State& s, Seat seat, Type haunted_as) {
  const ScoreSheet sheet = sheet_of(s, seat, haunted_as);
  Score score;
  score.haunted_quarter = haunted_as;
  score.districts = total_cost(city_of(s, seat));
  score.five_types = five_types_points(sheet);
  score.completion = completion_points(s, seat);
  score.total = score.districts + score.five_types + score.completion;
  for_each_extra(sheet, [&](District d, int points) {
    score.extras[static_cast<std::size_t>(d)] = static_cast<std::int16_t>(points);
    score.total += points;
  });
  return score;
}

// A11: the highest rank that each seat has shown this round; nobody is a seat, too.
std::array<Rank, 16> shown_ranks(const State& s) {
  std::array<Rank, 16> highest{};
  for (Rank rank = 1; rank <= s.table.ranks(); ++rank) highest[at(s.table.shown_by[rank])] = rank;
  return highest;
}

}  // namespace

Score score_of(const State& s, Seat seat) {
  Score best = score_with(s, seat, Type::unique);
  for (const Type type : haunted_types(city_of(s, seat)).subspan(1)) {
    const Score score = score_with(s, seat, type);
    if (score.total > best.total) best = score;
  }
  return best;
}

namespace {

// Points for all types and for single districts. Most cities have nothing special, and then the
// names are enough.
int bonus_of(const State& s, Seat seat) {
  const City& city = city_of(s, seat);
  const DistrictMask names = city.names();
  if ((names & (kAnyType | kScoring)) == 0 && (hand_of(s, seat).kinds() & kScoringInHand) == 0) {
    return std::ranges::all_of(kOfType, [&](DistrictMask type) { return (names & type) != 0; }) ? 3
                                                                                                : 0;
  }
  int best = 0;
  for (const Type type : haunted_types(city)) {
    const ScoreSheet sheet = sheet_of(s, seat, type);
    int points = five_types_points(sheet);
    for_each_extra(sheet, [&](District, int extra) { points += extra; });
    best = std::max(best, points);
  }
  return best;
}

}  // namespace

int points_of(const State& s, Seat seat) {
  return total_cost(city_of(s, seat)) + completion_points(s, seat) + bonus_of(s, seat);
}

Outcome final_outcome(const State& s) {
  Outcome outcome;
  outcome.players = s.table.players();
  const auto n = static_cast<std::size_t>(outcome.players);
  const std::array<Rank, 16> shown = shown_ranks(s);
  std::array<int, kPlayersMax> order{};  // by points, then by rank
  for (std::size_t i = 0; i < n; ++i) {
    outcome.score[i] = score_of(s, Seat(static_cast<int>(i)));
    order[i] = outcome.score[i].total * 16 + shown[i];
  }
  for (std::size_t i = 0; i < n; ++i) {
    const auto ahead = std::ranges::count_if(std::span(order).first(n),
                                             [&](int other) { return other > order[i]; });
    outcome.place[i] = 1 + static_cast<int>(ahead);
    if (outcome.place[i] == 1) outcome.winner = Seat(static_cast<int>(i));
  }
  return outcome;
}

}  // namespace prestige::citadels
