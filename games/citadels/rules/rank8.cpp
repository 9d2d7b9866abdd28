#include "games/citadels/rules/rank8.h"

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/costs.h"
#include "games/citadels/rules/naming.h"

namespace prestige::citadels {

namespace {

constexpr DistrictMask kImmune =
    districts_where([](const DistrictDef& def) { return def.rank8_immune; });
constexpr int kSeizableCostMax = 3;

// The cities the acting rank 8 character may touch at all.
SeatSet open_to_rank8(const State& s) {
  SeatSet open;
  all_seats(s).for_each([&](Seat seat) {
    if (!closed_to_rank8(s, seat)) open.add(seat);
  });
  return open;
}

// The districts of a city whose current cost is at most `most`, plain and beautified.
struct Affordable {
  DistrictMask plain;
  DistrictMask beautified;
};
Affordable affordable(const City& city, int most) {
  return {city.plain.kinds() & costs_at_most(most),
          city.beautified.kinds() & costs_at_most(most - 1)};
}

// Lists verb for the plain and the beautified districts of a city.
void list_targets(Verb verb, Seat owner, const Affordable& targets, Actions& out) {
  list_districts(out, targets.plain,
                 [&](District d) { return Action::of(verb, owner, Built{d, false}); });
  if (targets.beautified == 0) [[likely]]
    return;
  list_districts(out, targets.beautified,
                 [&](District d) { return Action::of(verb, owner, Built{d, true}); });
}

// In a city with a Great Wall the surcharge is one and the same for all districts but the wall.
[[gnu::noinline]] Affordable behind_wall(const State& s, Seat owner, int most) {
  const City& city = city_of(s, owner);
  const Affordable others = affordable(city, most - wall_surcharge(s, owner, District::manor));
  const Affordable wall = affordable(city, most - wall_surcharge(s, owner, District::great_wall));
  const DistrictMask wall_bit = bit(District::great_wall);
  return {(others.plain & ~wall_bit) | (wall.plain & wall_bit),
          (others.beautified & ~wall_bit) | (wall.beautified & wall_bit)};
}

// Offers verb for each district of a city up to a price, the Great Wall's surcharge included.
void offer_targets(const State& s, Verb verb, Seat owner, int most, DistrictMask barred,
                   Actions& out) {
  const City& city = city_of(s, owner);
  const Affordable targets =
      city.has(District::great_wall) ? behind_wall(s, owner, most) : affordable(city, most);
  list_targets(verb, owner, {targets.plain & ~barred, targets.beautified & ~barred}, out);
}

}  // namespace

int destruction_price(const State& s, Seat owner, Built target) {
  return cost_of(target) - 1 + wall_surcharge(s, owner, target.district);
}

int exchange_price(const State& s, Seat owner, Built own, Built theirs) {
  return std::max(0, cost_of(theirs) - cost_of(own)) + wall_surcharge(s, owner, theirs.district);
}

int seizure_price(const State& s, Seat owner, Built target) {
  return cost_of(target) + wall_surcharge(s, owner, target.district);
}

void offer_destroy(const State& s, Actions& out) {
  if (was_used(s, kAbilityUsed)) return;
  const int gold = gold_of(s, me(s));
  open_to_rank8(s).for_each(
      [&](Seat owner) { offer_targets(s, Verb::destroy, owner, gold + 1, kImmune, out); });
}

void offer_seize(const State& s, Actions& out) {
  if (was_used(s, kAbilityUsed)) return;
  const DistrictMask barred = kImmune | city_of(s, me(s)).names();
  SeatSet owners = open_to_rank8(s);
  owners.remove(me(s));
  owners.for_each([&](Seat owner) {
    city_of(s, owner).for_each([&](Built built) {
      if ((bit(built.district) & barred) == 0 && cost_of(built) <= kSeizableCostMax &&
          gold_of(s, me(s)) >= seizure_price(s, owner, built)) {
        out.push_back(Action::of(Verb::seize, owner, built));
      }
    });
  });
}

void offer_exchange(const State& s, Actions& out) {
  if (was_used(s, kAbilityUsed)) return;
  SeatSet owners = open_to_rank8(s);
  owners.remove(me(s));
  city_of(s, me(s)).for_each([&](Built own) {
    owners.for_each([&](Seat owner) {
      city_of(s, owner).for_each([&](Built theirs) {
        const Action a = Action::exchange(own, owner, theirs);
        if (!check_exchange(s, a)) out.push_back(a);
      });
    });
  });
}

Illegal check_exchange(const State& s, const Action& a) {
  if (was_used(s, kAbilityUsed)) return Reason::ability_used;
  const Seat owner = a.exchange_owner();
  const Built own = a.exchange_own();
  const Built theirs = a.exchange_theirs();
  if (const Illegal wrong = check_other_player(s, owner)) return wrong;
  if (!city_of(s, me(s)).has(own)) return Reason::not_in_your_city;
  if (!city_of(s, owner).has(theirs)) return Reason::not_in_that_city;
  if (const Illegal closed = closed_to_rank8(s, owner)) return closed;
  // A24: the Bishop's protection binds the own rank 8, too; a completed own city does not.
  if (me(s) == s.table.protected_seat && !s.table.options.switches.bishop_allows_own_rank8) {
    return Reason::bishop_protects;
  }
  if (is_rank8_immune(own.district) || is_rank8_immune(theirs.district)) {
    return Reason::keep_is_immune;
  }
  if (city_of(s, me(s)).has(theirs.district)) return Reason::name_in_your_city;
  if (!s.table.options.switches.diplomat_give_duplicate && city_of(s, owner).has(own.district)) {
    return Reason::name_in_their_city;
  }
  if (gold_of(s, me(s)) < exchange_price(s, owner, own, theirs)) {
    return Reason::rank8_price_not_payable;
  }
  return {};
}

Illegal check_seize(const State& s, const Action& a) {
  if (was_used(s, kAbilityUsed)) return Reason::ability_used;
  if (const Illegal wrong = check_other_player(s, a.seat())) return wrong;
  if (!city_of(s, a.seat()).has(a.target())) return Reason::not_in_that_city;
  if (const Illegal closed = closed_to_rank8(s, a.seat())) return closed;
  if (is_rank8_immune(a.target().district)) return Reason::keep_is_immune;
  if (cost_of(a.target()) > kSeizableCostMax) return Reason::costs_too_much_to_seize;
  if (city_of(s, me(s)).has(a.target().district)) return Reason::name_in_your_city;
  if (gold_of(s, me(s)) < seizure_price(s, a.seat(), a.target())) {
    return Reason::rank8_price_not_payable;
  }
  return {};
}

void destroy_with_rescue(State& s, Seat owner, Built target) {
  constexpr DistrictMask kRescuers =
      districts_where([](const DistrictDef& def) { return def.rescues_destroyed; });
  Seat rescuer = Seat::nobody();
  for (int i = 0; i < s.table.players() && (s.table.uniques & kRescuers) != 0; ++i) {
    const DistrictMask rescuers = city_of(s, Seat(i)).names() & kRescuers;
    const bool itself = Seat(i) == owner && (rescuers & bit(target.district)) != 0;
    if (rescuers != 0 && (!itself || s.table.options.switches.graveyard_recovers_itself)) {
      rescuer = Seat(i);
    }
  }
  const bool is_buried = rescuer == Seat::nobody() || rescuer == me(s) || gold_of(s, rescuer) == 0;
  remove_from_city(s, owner, target);
  if (is_buried) bury(s, target);
  // A32: what lies under a Museum goes under the deck with it, unless its rescue is asked first.
  s.secrets.deck.close_group();
  if (is_buried) return;
  ask(s,
      {.ask = Ask::graveyard, .seat = rescuer, .card = static_cast<std::uint8_t>(target.district)});
}

}  // namespace prestige::citadels
