#include "games/trickerion/rules/declarations.h"

#include "games/trickerion/rules/show_yields.h"

namespace prestige::trickerion {

namespace {

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

}  // namespace prestige::trickerion
