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

// The costs of all districts of a city. Every card counts once for each gold of its cost, so that
// sets are counted instead of cards.
int total_cost(const City& city) {
  constexpr auto kCostAtLeast = [] {
    std::array<DistrictMask, kCostMax + 1> masks{};
    for (const DistrictDef& def : kDistrictDefs) {
      for (std::size_t gold = 1; gold <= def.cost; ++gold) masks[gold] |= bit(def.id);
    }
    return masks;
  }();
  int cost = city.beautified.size();
  for (const DistrictMask mask : kCostAtLeast) cost += city.count_in(mask);
  return cost;
}

Score score_with(const State& s, Seat seat, Type haunted_as) {
  constexpr DistrictMask kAnyType =
      districts_where([](const DistrictDef& def) { return def.any_type_for_scoring; });
  constexpr DistrictMask kScoring =
      districts_where([](const DistrictDef& def) { return def.score != nullptr; });
  constexpr DistrictMask kScoringInHand =
      districts_where([](const DistrictDef& def) { return def.score_in_hand != nullptr; });
  const City& city = city_of(s, seat);
  Score score;
  score.haunted_quarter = haunted_as;
  ScoreSheet sheet{.state = s, .seat = seat};
  for (std::size_t t = 0; t < kTypes; ++t) {
    sheet.count[t] = city.count_in(kOfType[t] & ~kAnyType);
  }
  sheet.count[static_cast<std::size_t>(haunted_as)] += city.count_in(kAnyType);

  score.districts = total_cost(city);
  const bool all_types = std::ranges::all_of(sheet.count, [](int n) { return n > 0; });
  score.five_types = all_types ? 3 : 0;
  score.completion = completion_points(s, seat);
  score.total = score.districts + score.five_types + score.completion;
  const auto add_extra = [&](District d, int points) {
    score.extras[static_cast<std::size_t>(d)] = static_cast<std::int16_t>(points);
    score.total += points;
  };
  for_each_district(city.names() & kScoring,
                    [&](District d) { add_extra(d, def_of(d).score(sheet)); });
  for_each_district(hand_of(s, seat).kinds() & kScoringInHand,
                    [&](District d) { add_extra(d, def_of(d).score_in_hand(sheet)); });
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
  constexpr DistrictMask kAnyType =
      districts_where([](const DistrictDef& def) { return def.any_type_for_scoring; });
  Score best = score_with(s, seat, Type::unique);
  if ((city_of(s, seat).names() & kAnyType) == 0) return best;
  for (const Type type : {Type::noble, Type::religious, Type::trade, Type::military}) {  // A44
    const Score score = score_with(s, seat, type);
    if (score.total > best.total) best = score;
  }
  return best;
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
