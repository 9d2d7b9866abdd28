#include "bots/explain/citadels/views.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>

#include "bots/eval/citadels/evaluate.h"
#include "games/citadels/content/tables.h"
#include "games/citadels/rules/costs.h"
#include "games/citadels/rules/protection.h"

namespace prestige::bots {

namespace {

using namespace citadels;

namespace because {
#define REASON(name) constexpr std::string_view name = #name;
#include "bots/explain/citadels/reasons.def"
#undef REASON
}  // namespace because

constexpr std::string_view kCitadelsReasonKinds[] = {
#define REASON(name) #name,
#include "bots/explain/citadels/reasons.def"
#undef REASON
};

// What is not in the terms of the evaluation, in points.
constexpr double kCrownWeight = 0.6;
constexpr double kSafetyWeight = 0.15;  // for each district
constexpr double kLeaderWeight = 0.5;
constexpr double kCertainHitWeight = 1.2;
constexpr double kNewTypeWeight = 0.4;
constexpr double kGoldWeight = 0.42;
constexpr double kEndWeight = 3;
// From here on a danger is worth a word.
constexpr double kDangerMin = 0.15;

int percent(double share) { return static_cast<int>(std::lround(100 * share)); }

std::string text_key(Character c) { return "character." + std::string(id_of(c)); }
std::string text_key(Type t) { return "type." + std::string(id_of(t)); }

double strength(const State& s, Seat seat) { return CitadelsEval::terms(s, seat).sum(); }

// The strongest of the others.
Seat leader(const State& s, Seat me) {
  Seat best = Seat::nobody();
  for (int i = 0; i < s.table.players(); ++i) {
    const Seat seat(i);
    if (seat == me) continue;
    if (best == Seat::nobody() || strength(s, seat) > strength(s, best)) best = seat;
  }
  return best;
}

int types_in(const City& city) {
  int types = 0;
  for (const DistrictMask of_type : kOfType) types += city.count_in(of_type) > 0 ? 1 : 0;
  return types;
}

void add_income(const State& world, Seat seat, Character c, Reasons& found) {
  const CharacterDef& def = def_of(c);
  if (def.income == IncomeKind::none) return;
  const int districts = income_count(world, seat, def.income_type);
  if (districts == 0) return;
  found.push_back({.kind = because::income,
                   .weight = kGoldWeight * districts,
                   .amount = districts,
                   .what = text_key(def.income_type)});
}

bool has_destroyer(const Table& table) {
  return table.in_cast(Character::warlord) || table.in_cast(Character::marshal) ||
         table.in_cast(Character::diplomat);
}

void add_character(const Observation& seen, const State& world, Character c, Reasons& found) {
  const Seat me = seen.viewer;
  const CharacterDef& def = def_of(c);
  add_income(world, me, c, found);
  if (def.crown == CrownRole::takes && seen.table.crown != me) {
    found.push_back({.kind = because::crown, .weight = kCrownWeight});
  }
  const int builds = std::min<int>(def.build_limit, seen.hand.size());
  if (builds > 1) {
    found.push_back({.kind = because::builds_more, .weight = 0.4 * (builds - 1), .amount = builds});
  }
  const int city = seen.table.city[at(me)].cards();
  if (def.protects_city && has_destroyer(seen.table) && city > 0) {
    found.push_back({.kind = because::safe_city, .weight = kSafetyWeight * city});
  }
}

void add_danger(std::string_view kind, double chance, double cost, Reasons& found) {
  if (chance < kDangerMin) return;
  found.push_back({.kind = kind, .weight = -chance * cost, .amount = percent(chance)});
}

// Who holds a character, over all worlds.
struct Holders {
  std::array<double, kPlayersMax> chance{};
  double nobody = 0;
  double gold = 0;  // of whoever holds it

  Seat likeliest() const {
    return Seat(static_cast<int>(std::ranges::max_element(chance) - chance.begin()));
  }
};

Holders holders_of(Rank rank, std::span<const State> worlds) {
  Holders out;
  const double share = 1.0 / static_cast<double>(worlds.size());
  for (const State& world : worlds) {
    const Seat holder = world.secrets.holder[rank];
    if (!holder.is_player()) {
      out.nobody += share;
      continue;
    }
    out.chance[at(holder)] += share;
    out.gold += share * gold_of(world, holder);
  }
  return out;
}

void add_target(const Observation& seen, Verb verb, Character c, std::span<const State> worlds,
                Reasons& found) {
  const Holders holders = holders_of(rank_of(c), worlds);
  const Seat likely = holders.likeliest();
  const double chance = holders.chance[at(likely)];
  if (percent(chance) >= 10) {
    found.push_back({.kind = because::likely_holder,
                     .weight = kCertainHitWeight * chance,
                     .amount = percent(chance),
                     .seat = likely,
                     .what = text_key(c)});
    if (seen.table.players() > 2 && likely == leader(worlds.front(), seen.viewer)) {
      found.push_back({.kind = because::hits_leader, .weight = kLeaderWeight, .seat = likely});
    }
  }
  if (holders.nobody >= 1.0 / 3) {
    found.push_back({.kind = because::maybe_unheld,
                     .weight = -holders.nobody,
                     .amount = percent(holders.nobody),
                     .what = text_key(c)});
  }
  const auto gold = static_cast<int>(std::lround(holders.gold));
  if (verb == Verb::rob && gold > 0) {
    found.push_back({.kind = because::loot, .weight = kGoldWeight * gold, .amount = gold});
  }
}

// The first completed city makes the round the last one (C11.1).
void add_end(const State& after, Seat me, Reasons& found) {
  const int mine = score_of(after, me).total;
  int best = 0;
  for (int i = 0; i < after.table.players(); ++i) {
    if (Seat(i) != me) best = std::max(best, score_of(after, Seat(i)).total);
  }
  const bool is_ahead = mine > best;
  found.push_back({.kind = is_ahead ? because::ends_ahead : because::ends_behind,
                   .weight = is_ahead ? kEndWeight : -kEndWeight,
                   .amount = std::abs(mine - best)});
}

void add_build(const State& before, const State& after, Seat me, District d, Reasons& found) {
  const int types = types_in(city_of(after, me));
  if (types > types_in(city_of(before, me))) {
    const bool all = types == kTypes;
    found.push_back({.kind = all ? because::all_types : because::new_type,
                     .weight = all ? kEndWeight : kNewTypeWeight,
                     .amount = types,
                     .what = text_key(def_of(d).type)});
  }
  if (is_completed(before, me) || !is_completed(after, me)) return;
  found.push_back({.kind = because::completes_city, .weight = kEndWeight});
  if (before.table.first_completed == Seat::nobody()) add_end(after, me, found);
}

}  // namespace

std::span<const std::string_view> citadels_reasons() { return kCitadelsReasonKinds; }

constexpr std::array<MeasureWords, CitadelsViews::kMeasures> CitadelsViews::kWords{{
    {because::gold_gained, because::gold_more, because::gold_less},
    {because::cards_gained, because::cards_more, because::cards_less},
    {because::points_gained, because::points_more, because::points_less},
    {"", because::city_larger, because::city_smaller},
    {"", because::rival_weaker, because::rival_stronger, -1},
}};

CitadelsViews::Measures CitadelsViews::measure(const State& world, Seat seat) {
  const CitadelsTerms terms = CitadelsEval::terms(world, seat);
  // Of the others only the strongest counts, and what is good for it is bad for the seat.
  const double rivals = CitadelsEval::value(world, seat) - terms.sum();
  return {{
      {.amount = static_cast<double>(gold_of(world, seat)), .value = terms.gold},
      {.amount = static_cast<double>(hand_of(world, seat).size()), .value = terms.hand},
      {.amount = terms.points, .value = terms.points},
      {.amount = static_cast<double>(city_size(world, seat)), .value = terms.near_end},
      {.amount = strength(world, leader(world, seat)), .value = rivals},
  }};
}

double CitadelsViews::points(const State& world, Seat seat) { return score_of(world, seat).total; }

void CitadelsViews::notice(const State& world, Seat seat, Marks& marks) {
  const Table& table = world.table;
  const auto is_mine = [&](Rank rank) { return rank != 0 && world.secrets.holder[rank] == seat; };
  marks[killed] = marks[killed] || is_mine(table.killed);
  marks[robbed] = marks[robbed] || (is_mine(table.robbed) && !is_mine(table.killed));
}

void CitadelsViews::find_reasons(const Observation& seen, const Action& action,
                                 std::span<const State> worlds,
                                 const Consequences<CitadelsViews>& after, Reasons& found) {
  const Seat me = seen.viewer;
  const State& world = worlds.front();
  switch (action.verb) {
    case Verb::keep_character:
      add_character(seen, world, action.character(), found);
      add_danger(because::danger_killed, after.marks[killed], 2.5, found);
      add_danger(because::danger_robbed, after.marks[robbed], kGoldWeight * gold_of(world, me),
                 found);
      return;
    case Verb::kill:
    case Verb::bewitch:
    case Verb::rob:
    case Verb::warrant:
    case Verb::sign:
    case Verb::threaten:
    case Verb::rose:
      add_target(seen, action.verb, action.character(), worlds, found);
      return;
    case Verb::take_crown:
      if (seen.table.crown != me) {
        found.push_back({.kind = because::crown, .weight = kCrownWeight});
      }
      return;
    case Verb::destroy:
    case Verb::seize:
      if (seen.table.players() > 2 && action.seat() == leader(world, me)) {
        found.push_back(
            {.kind = because::hits_leader, .weight = kLeaderWeight, .seat = action.seat()});
      }
      return;
    case Verb::build: {
      State built = world;
      Events silent;
      Citadels::apply(built, me, action, silent);
      add_build(world, built, me, action.district(), found);
      return;
    }
    default:
      return;
  }
}

}  // namespace prestige::bots
