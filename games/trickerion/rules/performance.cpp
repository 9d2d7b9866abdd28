#include "games/trickerion/rules/performance.h"

#include "games/trickerion/rules/placing.h"
#include "games/trickerion/rules/theater.h"

namespace prestige::trickerion {

namespace {

bool on_stage(const State& s, Seat seat) {
  return is_stage(player(s, seat).spot[at(Character::magician)]);
}

bool has_candidate(const State& s, Seat seat) {
  return std::any_of(s.table.shows.begin(), s.table.shows.end(),
                     [&](const Show& card) { return card.exists() && has_marker_of(card, seat); });
}

bool can_break_free(const State& s, Seat seat) {
  if (!has_ability(s, seat, Ability::breaking_free) || player(s, seat).ability_used) return false;
  Actions moves;
  offer_breaking_free(s, seat, moves);
  return !moves.empty();
}

bool can_go_first(const State& s, Seat seat) {
  return on_stage(s, seat) && !s.table.staging.first.has(seat) &&
         usable(s, seat, Power::master_of_ceremonies) > 0;
}

// Who performs next: those who declared it first, then by weekday.
Seat next_performer(const State& s) {
  const Staging& staging = s.table.staging;
  for (int place = 0; place < s.table.players(); ++place) {
    const Seat seat = in_order(s, place);
    if (staging.first.has(seat) && !staging.done.has(seat)) return seat;
  }
  for (int day = 0; day < kWeekdays; ++day) {
    for (int i = 0; i < s.table.players(); ++i) {
      const bool performs = player(s, Seat(i)).spot[at(Character::magician)] == stage(Weekday(day));
      if (performs && !staging.done.has(Seat(i))) return Seat(i);
    }
  }
  return Seat::nobody();
}

bool can_possess(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  return seat != s.table.staging.performer && has_ability(s, seat, Ability::soul_possession) &&
         !p.ability_used && p.shards > 0;
}

// The next player from this place of the order on who may take over the choice.
Seat next_possessor(const State& s, int from) {
  for (int place = from; place < s.table.players(); ++place) {
    if (can_possess(s, in_order(s, place))) return in_order(s, place);
  }
  return Seat::nobody();
}

// Modifiers of one marker.

int weekday_for(const State& s, Seat owner, Seat performer) {
  const Maybe<Weekday> own = player(s, owner).weekday;
  const bool performers = prophecy(s).performers_weekday || !own;
  return weekday_modifier(s, *player(s, performers ? performer : owner).weekday);
}

int tier_of_marker(const State& s, Marker m) { return def(trick_of(s, m)).tier; }

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

void begin_show(State& s, Performance card, Events& ev) {
  Staging& staging = s.table.staging;
  staging.show = static_cast<std::uint8_t>(position_of(s, card));
  staging.step = 0;
  staging.steals = false;
  staging.premieres = false;
  staging.puppets = {};
  ev.push({.kind = EventKind::performance_begun, .seat = staging.performer, .performance = card});
  ask(s, Ask::show_declarations, staging.performer);
}

// Declarations.

bool may_steal(const State& s, const Show& card, MarkerRef own, MarkerRef theirs) {
  const Seat seat = s.table.staging.performer;
  const Marker mine = marker_at(card, own);
  const Marker other = marker_at(card, theirs);
  return mine.is_of(seat) && other.is_players() && !other.is_of(seat) &&
         tier_of_marker(s, other) <= tier_of_marker(s, mine);
}
bool may_premiere(const State& s, const Show& card, MarkerRef ref) {
  const Seat seat = s.table.staging.performer;
  const Marker m = marker_at(card, ref);
  return m.is_of(seat) && (player(s, seat).performed & bit(trick_of(s, m))) == 0;
}
// What Grand Premiere would double (R103: nothing else is offered).
int premiere_worth(const State& s, const Show& card, MarkerRef ref, Gain gain) {
  const Yield y = yield_of(s, card, ref);
  return gain == Gain::fame ? y.fame : gain == Gain::coins ? y.coins : y.shards;
}
bool has_premiere(const State& s, const Show& card, MarkerRef ref) {
  return may_premiere(s, card, ref) && (premiere_worth(s, card, ref, Gain::fame) > 0 ||
                                        premiere_worth(s, card, ref, Gain::coins) > 0 ||
                                        premiere_worth(s, card, ref, Gain::shards) > 0);
}
template <class Test>
bool any_marker(const Show& card, Test&& test) {
  bool found = false;
  for_each_marker(card,
                  [&](Marker m, MarkerRef ref) { found = found || (m.is_players() && test(ref)); });
  return found;
}
template <class F>
void for_each_ref(const Show& card, F&& f) {
  std::uint32_t refs = 0;
  for_each_marker(card, [&](Marker m, MarkerRef ref) {
    if (m.is_players()) refs |= std::uint32_t{1} << ref.code();
  });
  for (; refs != 0; refs &= refs - 1) {
    f(MarkerRef::from_code(static_cast<std::uint8_t>(std::countr_zero(refs))));
  }
}

// Opens a window if there is anything in it.
bool open_steal(State& s, const Show& card) {
  const Seat seat = s.table.staging.performer;
  if (!has_ability(s, seat, Ability::trick_steal)) return false;
  const bool possible = any_marker(card, [&](MarkerRef own) {
    return any_marker(card, [&](MarkerRef theirs) { return may_steal(s, card, own, theirs); });
  });
  if (possible) ask(s, Ask::steal, seat);
  return possible;
}
bool open_premiere(State& s, const Show& card) {
  const Seat seat = s.table.staging.performer;
  if (!stage_card(s, seat).doubles_first_show) return false;
  const bool possible = any_marker(card, [&](MarkerRef ref) { return has_premiere(s, card, ref); });
  if (possible) ask(s, Ask::premiere, seat);
  return possible;
}
bool open_puppet(State& s, const Show& card, Seat seat) {
  const bool possible = seat != s.table.staging.performer && options(s).performance_card_bonus &&
                        usable(s, seat, Power::puppet_master) > 0 && has_marker_of(card, seat);
  if (possible) ask(s, Ask::puppet, seat);
  return possible;
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

// BEFORE_PERFORMANCE.

bool has_window_before(const State& s, Seat seat) {
  return can_break_free(s, seat) || can_go_first(s, seat);
}

Illegal check_before(const State& s, Seat seat, const Action& a) {
  switch (a.verb) {
    case Verb::pass:
      return {};
    case Verb::clear_out:
      return can_clear_out(s, seat) ? Illegal() : Illegal(Reason::nothing_to_return);
    case Verb::go_first:
      return can_go_first(s, seat) ? Illegal() : Illegal(Reason::power_not_usable);
    case Verb::reschedule:
      if (!has_ability(s, seat, Ability::breaking_free)) return Reason::not_your_ability;
      if (player(s, seat).ability_used) return Reason::ability_used;
      return check_breaking_free(s, seat, a);
    default:
      return Reason::not_now;
  }
}

void offer_before(const State& s, Seat seat, Actions& out) {
  if (can_break_free(s, seat)) offer_breaking_free(s, seat, out);
  if (can_go_first(s, seat)) out.push_back(Action::of(Verb::go_first));
  if (can_clear_out(s, seat)) out.push_back(Action::of(Verb::clear_out));
  out.push_back(Action::of(Verb::pass));
}

void apply_before(State& s, Seat seat, const Action& a, Events& ev) {
  switch (a.verb) {
    case Verb::reschedule:
      player(s, seat).ability_used = true;
      return apply_breaking_free(s, seat, a, ev);
    case Verb::go_first:
      use_power(s, seat, Power::master_of_ceremonies, 1);
      s.table.staging.first.add(seat);
      return ev.push({.kind = EventKind::goes_first, .seat = seat});
    case Verb::clear_out:
      return ask(s, Ask::clear_out, seat);
    default:
      ++s.table.cursor;
  }
}

// The shows.

void begin_shows(State& s) {
  s.table.staging.done = {};
  s.table.staging.performer = Seat::nobody();
  s.table.cursor = 0;
}

bool advance_shows(State& s, Events& ev) {
  Staging& staging = s.table.staging;
  if (staging.performer != Seat::nobody()) {
    // The own any-time actions may have taken the last marker away.
    if (has_candidate(s, staging.performer)) return false;
  } else {
    staging.performer = next_performer(s);
    s.table.cursor = 0;
    if (staging.performer == Seat::nobody()) return false;
    if (has_candidate(s, staging.performer)) return true;
  }
  ev.push({.kind = EventKind::nothing_to_perform, .seat = staging.performer});
  staging.done.add(staging.performer);
  staging.performer = Seat::nobody();
  return true;
}

Seat deciding_show(const State& s) {
  const Staging& staging = s.table.staging;
  if (staging.performer == Seat::nobody()) return Seat::nobody();
  const Seat possessor = next_possessor(s, s.table.cursor);
  return possessor != Seat::nobody() ? possessor : staging.performer;
}

Illegal check_show(const State& s, const Action& a) {
  const Seat performer = s.table.staging.performer;
  const Seat seat = deciding_show(s);
  if (a.verb == Verb::clear_out) {
    return can_clear_out(s, seat) ? Illegal() : Illegal(Reason::nothing_to_return);
  }
  if (a.verb == Verb::pass) {
    const bool must = seat == performer && options(s).perform_mandatory;
    return must ? Illegal(Reason::must_perform) : Illegal();
  }
  if (a.verb != (seat == performer ? Verb::perform : Verb::possess)) return Reason::not_now;
  const int position = position_of(s, a.first<Performance>());
  if (position < 0) return Reason::card_not_in_play;
  return has_marker_of(show(s, position), performer) ? Illegal()
                                                     : Illegal(Reason::no_marker_on_card);
}

void offer_show(const State& s, Actions& out) {
  const Seat performer = s.table.staging.performer;
  const Seat seat = deciding_show(s);
  PerformanceMask cards = 0;
  for (const Show& card : s.table.shows) {
    if (card.exists() && has_marker_of(card, performer)) cards |= bit(*card.card);
  }
  for (; cards != 0; cards &= cards - 1) {
    out.push_back(Action::of(seat == performer ? Verb::perform : Verb::possess,
                             Performance(std::countr_zero(cards))));
  }
  if (can_clear_out(s, seat)) out.push_back(Action::of(Verb::clear_out));
  if (seat != performer || !options(s).perform_mandatory) out.push_back(Action::of(Verb::pass));
}

void apply_show(State& s, const Action& a, Events& ev) {
  Staging& staging = s.table.staging;
  const Seat seat = deciding_show(s);
  switch (a.verb) {
    case Verb::clear_out:
      return ask(s, Ask::clear_out, seat);
    case Verb::possess:
      spend_shards(s, seat, 1, ev);
      player(s, seat).ability_used = true;
      ev.push({.kind = EventKind::soul_possessed,
               .seat = seat,
               .other = staging.performer,
               .performance = a.first<Performance>()});
      return begin_show(s, a.first<Performance>(), ev);
    case Verb::perform:
      return begin_show(s, a.first<Performance>(), ev);
    default:
      break;
  }
  if (seat != staging.performer) {
    s.table.cursor = static_cast<std::uint8_t>(initiative_place(s, seat) + 1);
    return;
  }
  ev.push({.kind = EventKind::performance_declined, .seat = seat});
  staging.done.add(seat);
  staging.performer = Seat::nobody();
}

void next_declaration(State& s, Events& ev) {
  Staging& staging = s.table.staging;
  const Show& card = show(s, staging.show);
  while (true) {
    const int step = staging.step++;
    if (step == 0) {
      if (open_steal(s, card)) return;
    } else if (step == 1) {
      if (open_premiere(s, card)) return;
    } else if (step < 2 + s.table.players()) {
      if (open_puppet(s, card, in_order(s, step - 2))) return;
    } else {
      answered(s);
      return give_show(s, ev);
    }
  }
}

Illegal check_declaration(const State& s, const Pending& top, const Action& a) {
  const Show& card = show(s, s.table.staging.show);
  if (a.verb == Verb::pass) return {};
  switch (top.ask) {
    case Ask::steal:
      if (a.verb != Verb::steal) return Reason::not_now;
      return may_steal(s, card, a.first<MarkerRef>(), a.second<MarkerRef>())
                 ? Illegal()
                 : Illegal(Reason::cannot_steal);
    case Ask::premiere:
      if (a.verb != Verb::premiere) return Reason::not_now;
      if (a.second<Gain>() == Gain::both) return Reason::one_gain_only;
      if (!may_premiere(s, card, a.first<MarkerRef>())) return Reason::not_a_premiere;
      return premiere_worth(s, card, a.first<MarkerRef>(), a.second<Gain>()) > 0
                 ? Illegal()
                 : Illegal(Reason::no_effect);
    case Ask::puppet:
      return a.verb == Verb::claim ? Illegal() : Illegal(Reason::not_now);
    default:
      return Reason::not_now;
  }
}

void offer_declarations(const State& s, const Pending& top, Actions& out) {
  const Show& card = show(s, s.table.staging.show);
  if (top.ask == Ask::steal) {
    for_each_ref(card, [&](MarkerRef own) {
      for_each_ref(card, [&](MarkerRef theirs) {
        if (may_steal(s, card, own, theirs)) out.push_back(Action::of(Verb::steal, own, theirs));
      });
    });
  } else if (top.ask == Ask::premiere) {
    for_each_ref(card, [&](MarkerRef ref) {
      if (!may_premiere(s, card, ref)) return;
      for (const Gain gain : {Gain::fame, Gain::coins, Gain::shards}) {
        if (premiere_worth(s, card, ref, gain) == 0) continue;
        out.push_back(Action::of(Verb::premiere, ref, gain));
      }
    });
  } else {
    out.push_back(Action::of(Verb::claim));
  }
  out.push_back(Action::of(Verb::pass));
}

void apply_declaration(State& s, const Pending& top, const Action& a, Events& ev) {
  Staging& staging = s.table.staging;
  answered(s);
  if (a.verb == Verb::pass) return;
  if (top.ask == Ask::steal) {
    staging.steals = true;
    staging.stolen_by = a.first<MarkerRef>();
    staging.stolen = a.second<MarkerRef>();
    ev.push({.kind = EventKind::trick_stolen,
             .seat = top.seat,
             .other = marker_at(show(s, staging.show), staging.stolen).seat()});
  } else if (top.ask == Ask::premiere) {
    staging.premieres = true;
    staging.premiere = a.first<MarkerRef>();
    staging.premiere_gain = a.second<Gain>();
    ev.push({.kind = EventKind::premiere_declared,
             .seat = top.seat,
             .trick = trick_of(s, marker_at(show(s, staging.show), staging.premiere))});
  } else {
    use_power(s, top.seat, Power::puppet_master, 1);
    ++staging.puppets[at(top.seat)];
    ev.push({.kind = EventKind::bonus_claimed, .seat = top.seat});
    if (usable(s, top.seat, Power::puppet_master) > 0) ask(s, Ask::puppet, top.seat);
  }
}

// AFTER_PERFORMANCE.

void begin_after(State& s) {
  s.table.cursor = 0;
  for (int i = 0; i < s.table.players(); ++i) {
    Player& p = player(s, Seat(i));
    const int keeps = (stage_card(s, Seat(i)).keeps_marker ? 1 : 0) +
                      sum_powers(s, Seat(i), &PowerDef::keeps_marker);
    p.markers_to_keep = static_cast<std::uint8_t>(keeps);
  }
}

namespace {

bool can_recover(const Player& p, std::size_t suit) {
  return p.tricks[suit].exists() && p.performed_now[suit] > 0 && p.unused[suit] > 0;
}

}  // namespace

bool has_window_after(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  if (p.markers_to_keep == 0) return false;
  for (std::size_t i = 0; i < kSuits; ++i) {
    if (can_recover(p, i)) return true;
  }
  return false;
}

Illegal check_after(const State& s, Seat seat, const Action& a) {
  const Player& p = player(s, seat);
  if (a.verb == Verb::pass) return {};
  if (a.verb == Verb::clear_out) {
    return can_clear_out(s, seat) ? Illegal() : Illegal(Reason::nothing_to_return);
  }
  if (a.verb != Verb::recover) return Reason::not_now;
  const Maybe<Suit> suit = suit_of(p, a.first<Trick>());
  if (!suit) return Reason::not_your_trick;
  return can_recover(p, at(*suit)) ? Illegal() : Illegal(Reason::not_performed);
}

void offer_after(const State& s, Seat seat, Actions& out) {
  const Player& p = player(s, seat);
  TrickMask tricks = 0;
  for (std::size_t i = 0; i < kSuits; ++i) {
    if (can_recover(p, i)) tricks |= bit(*p.tricks[i].trick);
  }
  for (; tricks != 0; tricks &= tricks - 1) {
    out.push_back(Action::of(Verb::recover, Trick(std::countr_zero(tricks))));
  }
  if (can_clear_out(s, seat)) out.push_back(Action::of(Verb::clear_out));
  out.push_back(Action::of(Verb::pass));
}

void apply_after(State& s, Seat seat, const Action& a, Events& ev) {
  Player& p = player(s, seat);
  if (a.verb == Verb::clear_out) return ask(s, Ask::clear_out, seat);
  if (a.verb == Verb::pass) {
    p.markers_to_keep = 0;
    return;
  }
  const Suit suit = *suit_of(p, a.first<Trick>());
  put_markers(p, suit, 1);
  --p.performed_now[at(suit)];
  --p.markers_to_keep;
  ev.push({.kind = EventKind::marker_recovered, .seat = seat, .trick = a.first<Trick>()});
}

}  // namespace prestige::trickerion
