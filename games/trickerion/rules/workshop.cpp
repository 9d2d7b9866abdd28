#include "games/trickerion/rules/workshop.h"

#include "games/trickerion/rules/downtown.h"
#include "games/trickerion/rules/theater.h"

namespace prestige::trickerion {

namespace {

int prepare_ap(const State& s, Trick trick, Mods mods) {
  return reduced(def(trick).prepare_ap, special(s, mods).ap_less + mods.first());
}

// Markers a Prepare brings before the supply limits them.
int markers_due(const State& s, const OwnTrick& t, Mods mods) {
  const SpecialDef& card = special(s, mods);
  if (card.one_type_short) return 1;  // R77
  return def(*t.trick).markers + (t.on_engineer_slot ? 1 : 0) + card.markers_more + mods.second();
}

bool can_be_promoted_to(const Player& p, Role role) {
  if (!is_specialist(role) || ((p.team | p.hired) & bit(Character(role))) != 0) return false;
  return std::none_of(p.talent.begin(), p.talent.end(), [&](Maybe<Role> t) { return t == role; });
}

bool can_take_parts(const Player& p, Trick prepared, Trick other) {
  const Maybe<Suit> suit = suit_of(p, other);
  return suit && other != prepared && def(other).tier <= def(prepared).tier &&
         p.unused[at(*suit)] > 0;
}

template <class Test>
bool any_trick(const Player& p, Test&& test) {
  return std::any_of(p.tricks.begin(), p.tricks.end(),
                     [&](const OwnTrick& t) { return t.exists() && test(*t.trick); });
}

bool has_required_token(const Player& p, Trick trick) {
  bool found = false;
  for_each_component([&](Component c) {
    found = found || (def(trick).needs.count(c) > 0 && p.tokens[at(c)] > 0);
  });
  return found;
}

int fine_components(Trick trick) {
  int n = 0;
  for_each_component([&](Component c) { n += tier_of(c) > 1 ? def(trick).needs.count(c) : 0; });
  return n;
}

// Could the card's ability do anything for this Prepare (R103)?
Illegal check_ability(const State& s, Trick trick, Mods mods) {
  const Player& p = player(s, me(s));
  const SpecialDef& card = special(s, mods);
  const Suit suit = *suit_of(p, trick);
  if (card.markers_more > 0 &&
      p.unused[at(suit)] <= markers_due(s, p.tricks[at(suit)], mods) - card.markers_more) {
    return Reason::no_effect;
  }
  if (card.fame_per_fine_component > 0 && fine_components(trick) == 0) return Reason::no_effect;
  if (card.marker_elsewhere &&
      !any_trick(p, [&](Trick other) { return can_take_parts(p, trick, other); })) {
    return Reason::no_other_trick;
  }
  if (card.returns_components > 0 && !has_required_token(p, trick)) return Reason::no_effect;
  if (card.shard_on_trick && p.shards == 0) return Reason::not_enough_shards;
  if (card.straight_to_stage &&
      !can_stand_somewhere(s, Marker::of(me(s), suit, Category{}), {}, false)) {
    return Reason::no_free_slot;
  }
  if (card.promotes) {
    if (role_of(s.table.placement.who) != Role::apprentice) return Reason::not_an_apprentice;
    if (p.talent[at(s.table.placement.who) - 4]) return Reason::already_announced;
    const bool any = can_be_promoted_to(p, Role::manager) ||
                     can_be_promoted_to(p, Role::engineer) ||
                     can_be_promoted_to(p, Role::assistant);
    if (!any) return Reason::specialist_owned;
  }
  return {};
}

Illegal check_prepare(const State& s, const Action& a) {
  const auto trick = a.first<Trick>();
  const Player& p = player(s, me(s));
  const Maybe<Suit> suit = suit_of(p, trick);
  if (!suit) return Reason::not_your_trick;
  const OwnTrick& t = p.tricks[at(*suit)];
  if (t.markers > 0) return Reason::already_prepared;
  if (p.unused[at(*suit)] == 0) return Reason::no_unused_marker;
  if (const Illegal why = check_mods(s, a, Target::prepare)) return why;
  if (a.mods.first() > 0 && role_of(s.table.placement.who) != Role::apprentice) {
    return Reason::not_an_apprentice;
  }
  const SpecialDef& card = special(s, a.mods);
  const int short_types = std::popcount(def(trick).needs.short_types(effective(p)));
  if (card.one_type_short && short_types == 0) return Reason::no_effect;
  if (card.one_type_short && a.mods.second() > 0) return Reason::no_effect;  // R77
  if (short_types > (card.one_type_short ? 1 : 0)) return Reason::components_missing;
  if (in_vain(def(trick).prepare_ap - card.ap_less, a.mods.first())) return Reason::no_effect;
  if (a.mods.second() > 0 && markers_due(s, t, a.mods) > p.unused[at(*suit)]) {
    return Reason::no_effect;  // R103: no marker is left for Master Builder
  }
  if (const Illegal why = check_chore(s, Chore::prepare, prepare_ap(s, trick, a.mods))) return why;
  return check_ability(s, trick, a.mods);
}

// What a Trick yields without a show.
Yield plain_yield(const OwnTrick& t) {
  Yield y = def(*t.trick).yield;
  y.fame = static_cast<std::int8_t>(y.fame + t.enhancements);
  y.coins = static_cast<std::int8_t>(y.coins + t.enhancements);
  return y;
}

void apply_prepare(State& s, const Action& a, Events& ev) {
  const auto trick = a.first<Trick>();
  Player& p = player(s, me(s));
  const Suit suit = *suit_of(p, trick);
  OwnTrick& t = p.tricks[at(suit)];
  const SpecialDef& card = special(s, a.mods);
  pay_chore(s, Chore::prepare, prepare_ap(s, trick, a.mods));
  use_mods(s, a);
  s.table.doing = {.verb = a.verb, .mods = a.mods, .trick = trick, .suit = suit};
  int due = std::min<int>(markers_due(s, t, a.mods), p.unused[at(suit)]);
  if (card.marker_for_yield || card.marker_elsewhere) --due;
  put_markers(p, suit, due);
  const int fame = card.fame_per_fine_component * fine_components(trick);
  gain_fame(s, me(s), fame);
  ev.push({.kind = EventKind::trick_prepared,
           .seat = me(s),
           .trick = trick,
           .fame = fame > 0 ? std::optional(static_cast<std::int16_t>(fame)) : std::nullopt,
           .amount = static_cast<std::int16_t>(due)});
  if (card.marker_for_yield) pay_yield(s, me(s), plain_yield(t), trick, ev);
  if (card.shard_on_trick) {
    ++t.enhancements;
    spend_shards(s, me(s), 1, ev);
    ev.push({.kind = EventKind::trick_enhanced, .seat = me(s), .trick = trick});
  }
  if (card.marker_elsewhere) ask(s, Ask::parts, me(s));
  if (card.returns_components > 0) ask(s, Ask::returns, me(s), card.returns_components);
  if (card.straight_to_stage) send_to_stage(s, suit);
  if (card.promotes) ask(s, Ask::promote, me(s));
}

// Move actions.

bool free_move(const State& s, Chore chore) {
  const unsigned n = static_cast<unsigned>(at(chore) - at(Chore::move_tricks));
  return special(s).free_moves && (s.table.placement.free_moves >> n & 1) == 0;
}
int move_ap(const State& s, Chore chore) { return free_move(s, chore) ? 0 : 1; }
void pay_move(State& s, Chore chore) {
  const bool free = free_move(s, chore);
  pay_chore(s, chore, free ? 0 : 1);
  if (!free) return;
  const unsigned n = static_cast<unsigned>(at(chore) - at(Chore::move_tricks));
  s.table.placement.free_moves = static_cast<std::uint8_t>(s.table.placement.free_moves | 1u << n);
}
bool any_slot(const State& s) {
  return options(s).move_actions == MoveActions::any_slot_or_exchange;
}

Illegal check_move_trick(const State& s, const Action& a) {
  const Player& p = player(s, me(s));
  if (!p.has(Character::engineer)) return Reason::specialist_missing;
  const Maybe<Suit> suit = suit_of(p, a.first<Trick>());
  if (!suit) return Reason::not_your_trick;
  if (p.tricks[at(*suit)].on_engineer_slot) {
    if (!any_slot(s)) return Reason::only_to_specialist_slot;
    if (!regular_trick_slot_free(p)) return Reason::no_free_trick_slot;
  }
  return check_chore(s, Chore::move_tricks, move_ap(s, Chore::move_tricks));
}

void apply_move_trick(State& s, const Action& a, Events& ev) {
  Player& p = player(s, me(s));
  pay_move(s, Chore::move_tricks);
  OwnTrick& t = p.tricks[at(*suit_of(p, a.first<Trick>()))];
  const bool to_engineer = !t.on_engineer_slot;
  for (OwnTrick& other : p.tricks) {
    if (to_engineer && other.on_engineer_slot) other.on_engineer_slot = false;
  }
  t.on_engineer_slot = to_engineer;
  ev.push({.kind = EventKind::trick_moved, .seat = me(s), .trick = t.trick});
}

Illegal check_move_components(const State& s, const Action& a) {
  const Player& p = player(s, me(s));
  const auto c = a.first<Component>();
  if (!p.has(Character::manager)) return Reason::specialist_missing;
  if (p.tokens[at(c)] == 0) return Reason::component_not_owned;
  if (on_manager_slot(p, c)) {
    if (!any_slot(s)) return Reason::only_to_specialist_slot;
    if (a.swapped() || free_regular_piles(p) == 0) return Reason::no_room_for_components;
  } else if (a.swapped()) {
    if (!on_manager_slot(p, *a.swapped())) return Reason::not_on_manager_slot;
  } else if (free_manager_slots(p) == 0) {
    return Reason::no_room_for_components;
  }
  return check_chore(s, Chore::move_components, move_ap(s, Chore::move_components));
}

void apply_move_components(State& s, const Action& a, Events& ev) {
  Player& p = player(s, me(s));
  const auto c = a.first<Component>();
  pay_move(s, Chore::move_components);
  const Maybe<Component> gone = on_manager_slot(p, c) ? Maybe<Component>(c) : a.swapped();
  std::size_t slot = p.manager_piles[0] ? 1 : 0;
  if (gone) {
    slot = p.manager_piles[0] == gone ? 0 : 1;
    p.manager_piles[slot] = {};
  }
  if (gone != Maybe<Component>(c)) p.manager_piles[slot] = c;
  ev.push({.kind = EventKind::components_moved,
           .seat = me(s),
           .component = c,
           .component2 = a.swapped()});
}

// R58: the regular slot that a hired Apprentice needs in RETURN stays free.
bool keeps_room_for_hired(const State& s, const Player& p, Character c) {
  if (options(s).direct_to_specialist_slots || p.hired_apprentices == 0) return true;
  const auto stays = [&](Character who) {
    return p.has(who) && !p.talent[at(who) - at(Character::apprentice_1)] ? 1 : 0;
  };
  const int leaves = c == Character::apprentice_4 ? 0 : stays(c);
  return room_for_apprentices(s, p, stays(Character::apprentice_4) - leaves);
}

Illegal check_move_apprentice(const State& s, const Action& a) {
  const Player& p = player(s, me(s));
  const auto c = a.first<Character>();
  if (!p.has(Character::assistant)) return Reason::specialist_missing;
  if (c < Character::apprentice_1 || !p.has(c)) return Reason::not_an_apprentice;
  if (c == Character::apprentice_4) {
    if (!any_slot(s)) return Reason::only_to_specialist_slot;
    if ((p.team & kRegularApprentices) == kRegularApprentices) return Reason::no_apprentice_slot;
  } else if (p.has(Character::apprentice_4) && !any_slot(s)) {
    return Reason::no_apprentice_slot;
  }
  if (!keeps_room_for_hired(s, p, c)) return Reason::no_apprentice_slot;
  return check_chore(s, Chore::move_apprentices, move_ap(s, Chore::move_apprentices));
}

void apply_move_apprentice(State& s, const Action& a, Events& ev) {
  Player& p = player(s, me(s));
  const auto c = a.first<Character>();
  pay_move(s, Chore::move_apprentices);
  ev.push({.kind = EventKind::apprentice_moved, .seat = me(s), .character = c});
  if (c == Character::apprentice_4) {
    const int slot = std::countr_one(static_cast<unsigned>(p.team >> 4) & 7u);
    move_character(s, me(s), c, Character(4 + slot));
  } else if (p.has(Character::apprentice_4)) {
    swap_characters(s, me(s), c, Character::apprentice_4);
  } else {
    move_character(s, me(s), c, Character::apprentice_4);
  }
}

}  // namespace

Illegal check_workshop(const State& s, const Action& a) {
  switch (a.verb) {
    case Verb::prepare:
      return check_prepare(s, a);
    case Verb::move_trick:
      return check_move_trick(s, a);
    case Verb::move_components:
      return check_move_components(s, a);
    case Verb::move_apprentice:
      return check_move_apprentice(s, a);
    default:
      return Reason::not_now;
  }
}

void offer_workshop(const State& s, Actions& out) {
  const Player& p = player(s, me(s));
  const auto offer = [&](const Action& a) {
    if (!check_workshop(s, a)) out.push_back(a);
  };
  TrickMask mine = 0;
  for (const OwnTrick& t : p.tricks) mine |= t.exists() ? bit(*t.trick) : 0;
  for (TrickMask left = mine; left != 0; left &= left - 1) {
    const auto trick = Trick(std::countr_zero(left));
    for_each_mods(s, Verb::prepare, Target::prepare,
                  [&](Mods m) { offer(Action::of(Verb::prepare, trick, m)); });
  }
  if (p.has(Character::engineer)) {
    for (TrickMask left = mine; left != 0; left &= left - 1) {
      offer(Action::of(Verb::move_trick, Trick(std::countr_zero(left))));
    }
  }
  if (p.has(Character::manager)) {
    for_each_component([&](Component c) {
      if (p.tokens[at(c)] == 0) return;
      offer(Action::move_components(c, {}));
      for_each_component([&](Component d) {
        if (on_manager_slot(p, d)) offer(Action::move_components(c, d));
      });
    });
  }
  if (p.has(Character::assistant)) {
    for_each_character(p.team & kApprentices,
                       [&](Character c) { offer(Action::of(Verb::move_apprentice, c)); });
  }
}

void apply_workshop(State& s, const Action& a, Events& ev) {
  switch (a.verb) {
    case Verb::prepare:
      return apply_prepare(s, a, ev);
    case Verb::move_trick:
      return apply_move_trick(s, a, ev);
    case Verb::move_components:
      return apply_move_components(s, a, ev);
    default:
      return apply_move_apprentice(s, a, ev);
  }
}

Illegal check_workshop_answer(const State& s, const Pending& top, const Action& a) {
  const Player& p = player(s, top.seat);
  const Doing& doing = s.table.doing;
  switch (top.ask) {
    case Ask::parts:
      if (a.verb != Verb::parts) return Reason::not_now;
      return can_take_parts(p, *doing.trick, a.first<Trick>()) ? Illegal()
                                                               : Illegal(Reason::no_other_trick);
    case Ask::returns:
      // One at least: the ability was declared.
      if (a.verb == Verb::done) return top.b > 0 ? Illegal() : Illegal(Reason::component_required);
      if (a.verb != Verb::spend) return Reason::not_now;
      return def(*doing.trick).needs.count(a.first<Component>()) > 0 && p.tokens[a.a] > 0
                 ? Illegal()
                 : Illegal(Reason::component_not_required);
    case Ask::promote:
      if (a.verb != Verb::promote) return Reason::not_now;
      return can_be_promoted_to(p, a.first<Role>()) ? Illegal() : Illegal(Reason::specialist_owned);
    default:
      return Reason::not_now;
  }
}

void offer_workshop_answers(const State& s, const Pending& top, Actions& out) {
  const auto offer = [&](const Action& a) {
    if (!check_workshop_answer(s, top, a)) out.push_back(a);
  };
  if (top.ask == Ask::parts) {
    for (int i = 0; i < kTricks; ++i) offer(Action::of(Verb::parts, Trick(i)));
  } else if (top.ask == Ask::returns) {
    for_each_component([&](Component c) { offer(Action::of(Verb::spend, c)); });
    offer(Action::of(Verb::done));
  } else {
    for (const Role r : {Role::manager, Role::engineer, Role::assistant}) {
      offer(Action::of(Verb::promote, r));
    }
  }
}

void apply_workshop_answer(State& s, const Pending& top, const Action& a, Events& ev) {
  Player& p = player(s, top.seat);
  const Doing& doing = s.table.doing;
  answered(s);
  switch (top.ask) {
    case Ask::parts:
      put_markers(p, *suit_of(p, a.first<Trick>()), 1);
      return ev.push({.kind = EventKind::trick_prepared,
                      .seat = top.seat,
                      .trick = a.first<Trick>(),
                      .amount = std::int16_t{1}});
    case Ask::returns:
      if (a.verb == Verb::done) return;
      remove_components(p, a.first<Component>(), 1);
      gain_fame(s, top.seat, 1);
      gain_coins(s, top.seat, 1);
      if (top.b == 0) put_markers(p, *doing.suit, 1);
      ev.push({.kind = EventKind::component_sacrificed,
               .seat = top.seat,
               .component = a.first<Component>()});
      if (top.a > 1 && has_required_token(p, *doing.trick)) {
        ask(s, Ask::returns, top.seat, top.a - 1, 1);
      }
      return;
    case Ask::promote:
      p.talent[at(s.table.placement.who) - 4] = a.first<Role>();
      return ev.push({.kind = EventKind::talent_announced,
                      .seat = top.seat,
                      .character = s.table.placement.who,
                      .role = a.first<Role>()});
    default:
      return;
  }
}

}  // namespace prestige::trickerion
