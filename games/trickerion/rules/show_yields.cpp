#include "games/trickerion/rules/show_yields.h"

#include "games/trickerion/rules/theater.h"

namespace prestige::trickerion {

namespace {

// Modifiers of one marker.

int weekday_for(const State& s, Seat owner, Seat performer) {
  const Maybe<Weekday> own = player(s, owner).weekday;
  const bool performers = prophecy(s).performers_weekday || !own;
  return weekday_modifier(s, *player(s, performers ? performer : owner).weekday);
}

bool steals_with(const State& s, MarkerRef ref) {
  return s.table.staging.steals && s.table.staging.stolen_by == ref;
}
bool stolen_from(const State& s, MarkerRef ref) {
  return s.table.staging.steals && s.table.staging.stolen == ref;
}

struct Purse {
  int fame = 0;
  int coins = 0;
};

void pay_marker(State& s, Show& card, Marker m, MarkerRef ref, Events& ev) {
  const Staging& staging = s.table.staging;
  Yield y = yield_of(s, card, ref);
  int fame = y.fame;
  int coins = y.coins;
  int shards = y.shards;
  if (staging.premieres && staging.premiere == ref) {
    if (staging.premiere_gain == Gain::fame) fame *= 2;
    if (staging.premiere_gain == Gain::coins) coins *= 2;
    if (staging.premiere_gain == Gain::shards) shards *= 2;
  }
  if (prophecy(s).coins_become_fame) {
    fame += coins;
    coins = 0;
  }
  gain_fame(s, m.seat(), fame);
  gain_coins(s, m.seat(), coins);
  ev.push({.kind = EventKind::yield_received,
           .seat = m.seat(),
           .trick = trick_of(s, m),
           .performance = card.card,
           .fame = static_cast<std::int16_t>(fame),
           .coins = static_cast<std::int16_t>(coins),
           .shards = static_cast<std::int16_t>(shards)});
  receive_shards(s, m.seat(), shards, ev);
}

bool backstage_with(const State& s, Seat seat, Character c) {
  const Player& p = player(s, seat);
  return p.spot[at(c)] == backstage(*p.weekday);
}

int apprentices_backstage(const State& s, Seat seat) {
  int n = 0;
  for_each_character(player(s, seat).team & kApprentices,
                     [&](Character c) { n += backstage_with(s, seat, c) ? 1 : 0; });
  return n;
}

// Step 4: what only the performer receives.
void pay_performer(State& s, const Show& card, Events& ev) {
  const Seat seat = s.table.staging.performer;
  const int times = prophecy(s).performer_times;
  const int per_link = most_of_powers(s, seat, &PowerDef::fame_per_link, 1);
  int fame = count_links(card) * per_link;
  int coins = 0;
  if (backstage_with(s, seat, Character::assistant)) fame += 2;
  if (backstage_with(s, seat, Character::manager)) coins += options(s).manager_performer_coins;
  const Yield bonus = options(s).performance_card_bonus ? def(*card.card).bonus : Yield{};
  fame = (fame + bonus.fame) * times;
  coins = (coins + bonus.coins) * times;
  if (prophecy(s).coins_become_fame && options(s).applause_includes_bonus) {  // R85
    fame += coins;
    coins = 0;
  }
  gain_fame(s, seat, fame);
  gain_coins(s, seat, coins);
  ev.push({.kind = EventKind::performer_rewarded,
           .seat = seat,
           .performance = card.card,
           .fame = static_cast<std::int16_t>(fame),
           .coins = static_cast<std::int16_t>(coins)});
  if (backstage_with(s, seat, Character::engineer)) receive_shards(s, seat, times, ev);
  receive_shards(s, seat, bonus.shards * times, ev);
}

void gain(State& s, Seat seat, Purse purse, Events& ev) {
  if (purse.fame == 0 && purse.coins == 0) return;
  gain_fame(s, seat, purse.fame);
  gain_coins(s, seat, purse.coins);
  ev.push({.kind = EventKind::show_gain,
           .seat = seat,
           .fame = static_cast<std::int16_t>(purse.fame),
           .coins = static_cast<std::int16_t>(purse.coins)});
}

// R94: gains that are never doubled, of the performer and then of the others.
void pay_others(State& s, const Show& card, Events& ev) {
  const Seat seat = s.table.staging.performer;
  int foreign = 0;
  int opponents = 0;
  for_each_marker(card, [&](Marker m, MarkerRef) {
    foreign += m.is_of(seat) ? 0 : 1;
    opponents += m.is_players() && !m.is_of(seat) ? 1 : 0;
  });
  const int fame =
      sum_powers(s, seat, &PowerDef::fame_per_apprentice) * apprentices_backstage(s, seat) +
      (is_full(card) ? sum_powers(s, seat, &PowerDef::full_card_fame) : 0) +
      sum_powers(s, seat, &PowerDef::fame_per_guest) * opponents;
  gain(s, seat, {fame, std::min<int>(foreign, stage_card(s, seat).coins_per_foreign_max)}, ev);
  for (int place = 0; place < s.table.players(); ++place) {
    const Seat guest = in_order(s, place);
    if (guest == seat || !has_marker_of(card, guest)) continue;
    gain(s, guest, {sum_powers(s, guest, &PowerDef::guest_show_fame), 0}, ev);
    for (int copies = s.table.staging.puppets[at(guest)]; copies > 0; --copies) {
      const Yield bonus = def(*card.card).bonus;
      gain(s, guest, {bonus.fame, bonus.coins}, ev);
      receive_shards(s, guest, bonus.shards, ev);
    }
  }
}

void clear_card(State& s, Show& card) {
  for_each_marker(card, [&](Marker m, MarkerRef) {
    if (!m.is_players()) return;
    Player& p = player(s, m.seat());
    p.performed_now[m.suit] = static_cast<std::uint8_t>(p.performed_now[m.suit] + 1 + m.stacked);
    p.performed |= bit(trick_of(s, m));
    to_supply(s, m);
  });
  for (Marker& m : card.slot) {
    if (m.owner != Marker::kNobody) m = {};  // printed neutral markers stay
  }
  card.guests.clear();
}

}  // namespace

Yield yield_of(const State& s, const Show& card, MarkerRef ref) {
  const Seat performer = s.table.staging.performer;
  const Marker m = marker_at(card, ref);
  const Seat owner = m.seat();
  const Marker source = steals_with(s, ref) ? marker_at(card, s.table.staging.stolen) : m;  // R82
  const OwnTrick& trick = player(s, source.seat()).tricks[source.suit];
  int fame = def(*trick.trick).yield.fame + trick.enhancements;
  int coins = def(*trick.trick).yield.coins + trick.enhancements;
  if (m.stacked != 0) {
    fame += tier_of_marker(s, m);
    coins += tier_of_marker(s, m);
  }
  const int day = weekday_for(s, owner, performer);
  const bool keeps_coins = day < 0 && sum_powers(s, owner, &PowerDef::keeps_coin_yield) > 0;
  const bool raises_zero = options(s).modifier_on_zero;  // R92
  if (day <= 0 || raises_zero || fame > 0) fame += day;
  if (day <= 0 ? !keeps_coins : raises_zero || coins > 0) coins += day;
  const SpecialDef& staged = stage_card(s, performer);
  fame += owner == performer ? staged.own_fame : staged.guest_fame;
  if (player(s, owner).weekday == Weekday::saturday) {
    fame += sum_powers(s, owner, &PowerDef::saturday_fame);
  }
  if (stolen_from(s, ref)) fame -= 1;
  return {static_cast<std::int8_t>(std::max(0, fame)), static_cast<std::int8_t>(std::max(0, coins)),
          def(*trick.trick).yield.shards};
}

void give_show(State& s, Events& ev) {
  Show& card = show(s, s.table.staging.show);
  const Show before = card;
  for_each_marker(before, [&](Marker m, MarkerRef ref) {
    if (m.is_players()) pay_marker(s, card, m, ref, ev);
  });
  pay_performer(s, before, ev);
  pay_others(s, before, ev);
  clear_card(s, card);
  s.table.staging.done.add(s.table.staging.performer);
  s.table.staging.performer = Seat::nobody();
}

}  // namespace prestige::trickerion
