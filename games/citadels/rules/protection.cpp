#include "games/citadels/rules/protection.h"

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels {

int city_size(const Table& table, Seat seat) {
  constexpr DistrictMask kDouble =
      districts_where([](const DistrictDef& def) { return def.city_size > 1; });
  const City& city = table.city[at(seat)];
  return city.cards() + city.count_in(kDouble);
}

bool is_completed(const Table& table, Seat seat) {
  if (table.options.switches.completion_sticky) return table.completed.has(seat);
  return city_size(table, seat) >= table.target_size();
}

bool may_sacrifice(const State& s, Seat seat) {
  return s.table.options.switches.self_sacrifice_in_completed_city || !is_completed(s, seat);
}

Illegal closed_to_rank8(const State& s, Seat owner) {
  if (is_completed(s, owner)) return Reason::city_completed;
  if (owner == s.table.protected_seat &&
      !(owner == me(s) && s.table.options.switches.bishop_allows_own_rank8)) {
    return Reason::bishop_protects;
  }
  return {};
}

int wall_surcharge(const State& s, Seat owner, District target) {
  constexpr DistrictMask kWalls =
      districts_where([](const DistrictDef& def) { return def.rank8_surcharge > 0; });
  if (owner == me(s)) return 0;
  DistrictMask walls = city_of(s, owner).names() & kWalls;
  if (!s.table.options.switches.great_wall_covers_itself) walls &= ~bit(target);
  int surcharge = 0;
  for_each_district(walls, [&](District wall) { surcharge += def_of(wall).rank8_surcharge; });
  return surcharge;
}

bool is_rank8_immune(District d) { return def_of(d).rank8_immune; }

}  // namespace prestige::citadels
