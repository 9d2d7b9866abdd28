#include "games/citadels/rules/costs.h"

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels {

int cost_of(Built built) { return def_of(built.district).cost + (built.beautified ? 1 : 0); }

int price_of(const State& s, Seat builder, District d) {
  constexpr DistrictMask kDiscounting =
      districts_where([](const DistrictDef& def) { return def.unique_discount > 0; });
  int price = def_of(d).cost;
  if (is_unique(d)) {
    for_each_district(city_of(s, builder).names() & kDiscounting & ~bit(d),
                      [&](District owned) { price -= def_of(owned).unique_discount; });
  }
  return std::max(price, 0);  // A41
}

int income_count(const State& s, Seat seat, Type type) {
  return city_of(s, seat).count_in(paying_districts(type));
}

DistrictMask districts_of(Type type) { return kOfType[static_cast<std::size_t>(type)]; }

}  // namespace prestige::citadels
