#include "games/citadels/rules/build.h"

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/costs.h"
#include "games/citadels/rules/naming.h"
#include "games/citadels/rules/protection.h"

namespace prestige::citadels {

namespace {

constexpr DistrictMask kNeverBuilt =
    districts_where([](const DistrictDef& def) { return def.never_built; });
constexpr DistrictMask kOutsideLimit =
    districts_where([](const DistrictDef& def) { return def.outside_limit; });
constexpr DistrictMask kLiftsBan =
    districts_where([](const DistrictDef& def) { return def.lifts_duplicate_ban; });
constexpr DistrictMask kFrameworks =
    districts_where([](const DistrictDef& def) { return def.pays_for_build; });
constexpr DistrictMask kBySacrifice =
    districts_where([](const DistrictDef& def) { return def.built_by_sacrifice; });
constexpr DistrictMask kWithCards =
    districts_where([](const DistrictDef& def) { return def.paid_with_cards; });
constexpr DistrictMask kSizeLimited =
    districts_where([](const DistrictDef& def) { return def.city_cards_max > 0; });
constexpr DistrictMask kDiscounts =
    districts_where([](const DistrictDef& def) { return def.unique_discount > 0; });

// C6.2: districts that leave the limit untouched for the acting character.
DistrictMask outside_limit(const CharacterDef& def) {
  return kOutsideLimit | (def.free_trade ? districts_of(Type::trade) : 0);
}

// C6.3; names are those of the builder's city.
bool duplicates_allowed(const CharacterDef& def, DistrictMask names) {
  return def.lifts_duplicate_ban || (names & kLiftsBan) != 0;
}

// Those of the size-limited districts that the builder's city has grown too large for.
[[gnu::noinline]] DistrictMask too_late_for(const State& s, DistrictMask limited) {
  DistrictMask mask = 0;
  for_each_district(limited, [&](District d) {
    if (city_of(s, me(s)).cards() >= def_of(d).city_cards_max) mask |= bit(d);
  });
  return mask;
}

// C6: which of these cards pass all preconditions but payment and limit.
DistrictMask buildable(const State& s, const CharacterDef& def, DistrictMask from,
                       DistrictMask names) {
  DistrictMask mask = from & ~kNeverBuilt;
  if (!duplicates_allowed(def, names)) mask &= ~names;
  if ((mask & kSizeLimited) != 0) [[unlikely]]
    mask &= ~too_late_for(s, mask & kSizeLimited);
  return mask;
}

// Those of the unique districts that cost the builder no more than the own gold.
[[gnu::noinline]] DistrictMask payable_uniques(const State& s, DistrictMask uniques) {
  DistrictMask mask = 0;
  for_each_district(uniques, [&](District d) {
    if (price_of(s, me(s), d) <= gold_of(s, me(s))) mask |= bit(d);
  });
  return mask;
}

// Which of these districts the builder can pay with gold alone.
DistrictMask payable(const State& s, DistrictMask from, DistrictMask names) {
  DistrictMask mask = from & costs_at_most(gold_of(s, me(s)));
  if ((names & kDiscounts) != 0) [[unlikely]]
    mask |= payable_uniques(s, from & ~mask & districts_of(Type::unique));
  return mask;
}

District framework_in(DistrictMask names) {
  return static_cast<District>(std::countr_zero(names & kFrameworks));
}

// C6.7: why no Framework of the builder pays for other districts now.
Illegal check_framework(const State& s) {
  const DistrictMask names = city_of(s, me(s)).names();
  if ((names & kFrameworks) == 0) return Reason::no_framework;
  if (was_district_used(s, def_of(framework_in(names)).used_bit)) return Reason::district_used;
  return may_sacrifice(s, me(s)) ? Illegal() : Illegal(Reason::own_city_completed);
}

// C6.6: why the missing gold cannot be borrowed; the price is after cards of a Thieves' Den.
Illegal check_borrowing(const State& s, Seat lender, int price, int cards_left) {
  if (!acting_def(s).borrows) return Reason::only_cardinal_borrows;
  if (s.table.turn.borrowed) return Reason::borrowed_already;
  if (const Illegal wrong = check_other_player(s, lender)) return wrong;
  const int missing = price - gold_of(s, me(s));
  if (missing < 1) return Reason::nothing_is_short;
  if (gold_of(s, lender) < missing) return Reason::lender_too_poor;
  if (cards_left < missing) return Reason::too_few_cards_to_give;
  return {};
}

// cards_left: own hand cards besides the district itself.
Illegal check_payment(const State& s, const Action& a, int cards_left) {
  const District d = a.district();
  const int price = price_of(s, me(s), d);
  const int gold = gold_of(s, me(s));
  switch (a.payment()) {
    case Payment::gold:
      return gold < price ? Illegal(Reason::price_not_payable) : Illegal();
    case Payment::borrow:
      return check_borrowing(s, a.lender(), price, cards_left);
    case Payment::framework:
      if ((kFrameworks & bit(d)) != 0) return Reason::framework_pays_for_others;
      return check_framework(s);
    case Payment::sacrifice:
      if ((kBySacrifice & bit(d)) == 0) return Reason::only_necropolis;
      if (!city_of(s, me(s)).has(a.sacrifice())) return Reason::not_in_your_city;
      return may_sacrifice(s, me(s)) ? Illegal() : Illegal(Reason::own_city_completed);
    case Payment::cards:
    case Payment::cards_borrow:
      if ((kWithCards & bit(d)) == 0) return Reason::only_thieves_den;
      if (a.cards_paid() < 1 || a.cards_paid() > price || a.cards_paid() > cards_left) {
        return Reason::wrong_number_of_cards;
      }
      if (a.payment() == Payment::cards) {
        return gold < price - a.cards_paid() ? Illegal(Reason::price_not_payable) : Illegal();
      }
      return check_borrowing(s, a.lender(), price - a.cards_paid(), cards_left - a.cards_paid());
  }
  return Reason::not_now;
}

Illegal check_building(const State& s, const Action& a, int cards_left) {
  const District d = a.district();
  const City& city = city_of(s, me(s));
  if (def_of(d).never_built) return Reason::never_built;
  if (city.has(d) && !duplicates_allowed(acting_def(s), city.names()))
    return Reason::identical_district;
  if (def_of(d).city_cards_max > 0 && city.cards() >= def_of(d).city_cards_max) {
    return Reason::city_too_large_for_monument;
  }
  return check_payment(s, a, cards_left);
}

// All ways to pay for one district that may be built, in the order of Payment.
void offer_payments(const State& s, District d, bool gold_is_enough, int cards_left, Actions& out) {
  if (gold_is_enough) out.push_back(Action::build(d));
  const City& city = city_of(s, me(s));
  if (acting_def(s).borrows) {
    for (int i = 0; i < s.table.players(); ++i) {
      const Action a = Action::build_borrowing(d, Seat(i));
      if (!check_payment(s, a, cards_left)) out.push_back(a);
    }
  }
  if ((kFrameworks & bit(d)) == 0 && !check_framework(s)) {
    out.push_back(Action::build(d, Payment::framework));
  }
  if ((kBySacrifice & bit(d)) != 0 && may_sacrifice(s, me(s))) {
    city.for_each([&](Built b) { out.push_back(Action::build_sacrificing(d, b)); });
  }
  if ((kWithCards & bit(d)) != 0) {
    const int price = price_of(s, me(s), d);
    const int cards_min = std::max(1, price - gold_of(s, me(s)));
    for (int n = cards_min; n <= std::min(price, cards_left); ++n) {
      out.push_back(Action::build_with_cards(d, n));
    }
    if (!acting_def(s).borrows) return;
    const std::size_t first = out.size();
    for (int i = 0; i < s.table.players(); ++i) {
      for (int n = 1; n <= std::min(price, cards_left); ++n) {
        const Action a = Action::build_with_cards(d, n, Seat(i));
        if (!check_payment(s, a, cards_left)) out.push_back(a);
      }
    }
    std::sort(out.begin() + first, out.end());
  }
}

// Offers every way to build where gold is not the only one.
[[gnu::noinline]] void offer_all_ways(const State& s, DistrictMask with_gold,
                                      DistrictMask other_ways, bool own, Actions& out) {
  const int cards_left = hand_of(s, me(s)).size() - (own ? 1 : 0);
  for_each_district(with_gold | other_ways, [&](District d) {
    if ((other_ways & bit(d)) == 0) {
      out.push_back(Action::build(d));
    } else {
      offer_payments(s, d, (with_gold & bit(d)) != 0, cards_left, out);
    }
  });
}

// Offers every way to build a card of `from`; `own` tells whether it is the builder's hand.
[[gnu::always_inline]] inline void offer_from(const State& s, const CharacterDef& def,
                                              DistrictMask from, DistrictMask names, bool own,
                                              Actions& out) {
  const DistrictMask can = buildable(s, def, from, names);
  const DistrictMask with_gold = payable(s, can, names);
  // Ways besides gold exist only with a Framework, a Cardinal or two special districts.
  const DistrictMask other_ways =
      def.borrows || (names & kFrameworks) != 0 ? can : can & (kBySacrifice | kWithCards);
  if (other_ways == 0) [[likely]] {
    list_districts(out, with_gold, [](District d) { return Action::build(d); });
  } else {
    offer_all_ways(s, with_gold, other_ways, own, out);
  }
}

Illegal check_may_build(const State& s) {
  if (!s.table.turn.gathered) return Reason::gather_before_building;
  if (!acting_def(s).can_build) return Reason::cannot_build_at_all;
  return {};
}

void destroy_as_price(State& s, Built built, Events& ev) {
  ev.push({.kind = EventKind::district_sacrificed, .seat = me(s), .card = built});
  remove_from_city(s, me(s), built);
  bury(s, built);
  s.secrets.deck.close_group();
}

}  // namespace

Illegal check_build(const State& s, const Action& a) {
  if (const Illegal wrong = check_may_build(s)) return wrong;
  const Bag& hand = hand_of(s, me(s));
  if (!hand.has(static_cast<int>(a.district()))) return Reason::not_in_hand;
  if ((outside_limit(acting_def(s)) & bit(a.district())) == 0 &&
      s.table.turn.builds >= acting_def(s).build_limit) {
    return Reason::limit_reached;
  }
  return check_building(s, a, hand.size() - 1);
}

void offer_builds(const State& s, const CharacterDef& def, DistrictMask names, Actions& out) {
  const DistrictMask outside = outside_limit(def);
  const bool at_limit = s.table.turn.builds >= def.build_limit;
  const DistrictMask from = hand_of(s, me(s)).kinds() & (at_limit ? outside : ~DistrictMask{0});
  offer_from(s, def, from, names, /*own=*/true, out);
}

Illegal check_immediate_build(const State& s, Seat victim, const Action& a) {
  if (const Illegal wrong = check_may_build(s)) return wrong;
  if (!hand_of(s, victim).has(static_cast<int>(a.district()))) return Reason::not_in_that_hand;
  return check_building(s, a, hand_of(s, me(s)).size());
}

void offer_immediate_builds(const State& s, Seat victim, Actions& out) {
  if (check_may_build(s)) return;
  offer_from(s, acting_def(s), hand_of(s, victim).kinds(), city_of(s, me(s)).names(),
             /*own=*/false, out);
}

[[gnu::noinline]] void apply_build(State& s, const Action& a, Events& ev) {
  hand_of(s, me(s)).remove(static_cast<int>(a.district()));
  if ((outside_limit(acting_def(s)) & bit(a.district())) == 0) ++s.table.turn.builds;
  begin_build(s, a, ev);
}

void apply_immediate_build(State& s, Seat victim, const Action& a, Events& ev) {
  hand_of(s, victim).remove(static_cast<int>(a.district()));
  ev.push(
      {.kind = EventKind::card_taken, .seat = me(s), .other = victim, .card = Built{a.district()}});
  begin_build(s, a, ev);
}

// C6.11: announce and pay. Gold moves at once; cards are chosen one by one before the district
// arrives, so the questions go on the stack in reverse.
void begin_build(State& s, const Action& a, Events& ev) {
  const District d = a.district();
  const bool with_gold = a.payment() != Payment::framework && a.payment() != Payment::sacrifice;
  const int gold = with_gold ? price_of(s, me(s), d) - a.cards_paid() : 0;
  const int own_gold = a.borrows() ? gold_of(s, me(s)) : gold;
  const int borrowed = gold - own_gold;
  s.table.building = {d, static_cast<std::uint8_t>(gold), a.payment()};
  ev.push({.kind = EventKind::build_announced, .seat = me(s), .card = Built{d}, .amount = gold});
  if (a.payment() == Payment::framework) {
    const District framework = framework_in(city_of(s, me(s)).names());
    mark_district_used(s, def_of(framework).used_bit);
    destroy_as_price(s, Built{framework, !city_of(s, me(s)).has(Built{framework})}, ev);
  } else if (a.payment() == Payment::sacrifice) {
    destroy_as_price(s, a.sacrifice(), ev);
  }
  pay_gold(s, me(s), own_gold);
  s.table.turn.build_gold = static_cast<std::uint16_t>(s.table.turn.build_gold + gold);
  if (!a.borrows() && a.cards_paid() == 0) {
    finish_build(s, ev);
    return;
  }
  ask(s, {.ask = Ask::finish_build, .seat = me(s)});
  if (a.borrows()) {
    s.table.turn.borrowed = true;
    pay_gold(s, a.lender(), borrowed);
    ev.push(
        {.kind = EventKind::gold_borrowed, .seat = me(s), .other = a.lender(), .amount = borrowed});
    ask(s, {.ask = Ask::hand_over_cards,
            .seat = me(s),
            .other = a.lender(),
            .left = static_cast<std::uint8_t>(borrowed)});
  }
  if (a.cards_paid() > 0) {
    ask(s,
        {.ask = Ask::pay_cards, .seat = me(s), .left = static_cast<std::uint8_t>(a.cards_paid())});
  }
}

void finish_build(State& s, Events& ev) {
  Turn& turn = s.table.turn;
  const bool first_paid = s.table.building.gold > 0 && !turn.paid_build;
  if (first_paid) turn.paid_build = true;
  // A52: only in the warranted character's own turn, once, and never from oneself.
  if (first_paid && (s.table.warrants & bit(turn.rank)) != 0 && s.table.magistrate != turn.seat) {
    ask(s, {.ask = Ask::warrant, .seat = s.table.magistrate});
    return;
  }
  place_building(s, turn.seat, ev);
}

Illegal check_confiscation(const State& s) {
  const City& city = city_of(s, s.table.magistrate);
  const DistrictDef& def = def_of(s.table.building.district);
  if (s.secrets.signed_warrant != s.table.turn.rank) return Reason::warrant_not_signed;
  if (city.has(def.id)) return Reason::confiscated_name_in_city;
  if (def.city_cards_max > 0 && city.cards() >= def.city_cards_max) {
    return Reason::confiscated_monument;
  }
  return {};
}

void confiscate(State& s, Events& ev) {
  Turn& turn = s.table.turn;
  const int gold = s.table.building.gold;
  gain_gold(s, turn.seat, gold);  // A14
  turn.build_gold = static_cast<std::uint16_t>(turn.build_gold - gold);
  s.table.warrants = 0;
  s.secrets.signed_warrant = 0;
  ev.push({.kind = EventKind::district_confiscated,
           .seat = s.table.magistrate,
           .other = turn.seat,
           .card = Built{s.table.building.district},
           .amount = gold});
  place_building(s, s.table.magistrate, ev);
}

void place_building(State& s, Seat owner, Events& ev) {
  const District d = s.table.building.district;
  city_of(s, owner).add(Built{d});
  ev.push({.kind = EventKind::district_built,
           .seat = owner,
           .card = Built{d},
           .amount = s.table.building.gold});
  s.table.building = {};
  note_completion(s, owner, ev);
  // C8.6: the builder is taxed unless acting as the Tax Collector.
  const bool taxed = s.table.ranks() == 9 && def_of(s.table.cast[9]).taxes_builds;
  const bool exempt = owner == me(s) && acting_def(s).taxes_builds;
  if (taxed && !exempt && gold_of(s, owner) > 0) {
    pay_gold(s, owner, 1);
    ++s.table.tax;
    ev.push({.kind = EventKind::tax_paid, .seat = owner, .amount = 1});
  }
}

}  // namespace prestige::citadels
