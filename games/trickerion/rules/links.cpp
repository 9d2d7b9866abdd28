#include "games/trickerion/rules/links.h"

#include "games/trickerion/rules/stage.h"

namespace prestige::trickerion {

namespace {

bool in_placement(const State& s) { return s.table.phase == Phase::placing; }

int link_bonus(const State& s) {
  const Doing& doing = s.table.doing;
  if (options(s).link_bonus_by == LinkBonusBy::theater_tier) {
    return static_cast<int>(def(*show(s, doing.show).card).theater) + 1;
  }
  return def(*player(s, doing.owner).tricks[at(*doing.suit)].trick).tier;
}

// The Shards of one Link: everybody with a marker in it receives one; one receipt each (R20, R75).
void pay_link_shards(State& s, Seat active, int circle, int times, Events& ev) {
  const Show& card = show(s, s.table.doing.show);
  if ((def(*card.card).shards >> circle & 1) == 0) return;
  const Circle& c = kCircleDefs[static_cast<std::size_t>(circle)];
  SeatSet owners;
  for (const Slot slot : {c.a, c.b}) {
    if (card.slot[at(slot)].is_players()) owners.add(card.slot[at(slot)].seat());
  }
  for (int i = 0; i < s.table.players(); ++i) {
    if (!owners.has(Seat(i))) continue;
    receive_shards(s, Seat(i), Seat(i) == active ? times : 1, ev);
    gain_coins(s, Seat(i), sum_powers(s, Seat(i), &PowerDef::link_shard_coins));
  }
}

// PW.perfect_circle: for a Link, not for any circle that pays; for all its payments (R116).
bool may_pay_both(const State& s, Seat seat) {
  const Doing& doing = s.table.doing;
  const bool is_link = (doing.true_links >> std::countr_zero(unsigned{doing.links}) & 1) != 0;
  return in_placement(s) && is_link && doing.payments == special(s, doing.mods).link_times &&
         usable(s, seat, Power::perfect_circle) > 0;
}

}  // namespace

void begin_next_link(State& s, Seat seat, Events& ev) {
  Doing& doing = s.table.doing;
  if (doing.links == 0) return;
  const int circle = std::countr_zero(static_cast<unsigned>(doing.links));
  const SpecialDef& card = special(s, doing.mods);
  if ((doing.true_links >> circle & 1) != 0) {
    ev.push(
        {.kind = EventKind::link_created, .seat = seat, .performance = show(s, doing.show).card});
    pay_link_shards(s, seat, circle, card.link_times, ev);
    if (in_placement(s) && usable(s, seat, Power::card_sharp) > 0) {
      const int copies = usable(s, seat, Power::card_sharp);
      gain_coins(s, seat, copies * def(Power::card_sharp).first_link_coins);
      use_power(s, seat, Power::card_sharp, copies);
    }
  }
  doing.payments = card.link_times;
  ask(s, Ask::link_bonus, seat);
}

Illegal check_bonus(const State& s, const Pending& top, const Action& a) {
  if (a.verb != Verb::bonus) return Reason::not_now;
  switch (a.first<Gain>()) {
    case Gain::fame:
    case Gain::coins:
      return {};
    case Gain::both:
      return may_pay_both(s, top.seat) ? Illegal() : Illegal(Reason::power_not_usable);
    case Gain::shards:
      break;
  }
  return Reason::fame_or_coins;
}

void apply_bonus(State& s, const Pending& top, const Action& a, Events& ev) {
  Doing& doing = s.table.doing;
  const auto gain = a.first<Gain>();
  const int payments = gain == Gain::both ? doing.payments : 1;
  const int bonus = link_bonus(s) * payments;
  const int fame = gain == Gain::coins ? 0 : bonus;
  const int coins = gain == Gain::fame ? 0 : bonus;
  gain_fame(s, top.seat, fame);
  gain_coins(s, top.seat, coins);
  if (gain == Gain::both) use_power(s, top.seat, Power::perfect_circle, 1);
  ev.push({.kind = EventKind::link_paid,
           .seat = top.seat,
           .fame = static_cast<std::int16_t>(fame),
           .coins = static_cast<std::int16_t>(coins)});
  doing.payments = static_cast<std::uint8_t>(doing.payments - payments);
  if (doing.payments > 0) return ask(s, Ask::link_bonus, top.seat);
  doing.links = static_cast<CircleMask>(doing.links & (doing.links - 1u));
  begin_next_link(s, top.seat, ev);
}

}  // namespace prestige::trickerion
