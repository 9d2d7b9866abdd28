#include "games/trickerion/rules/downtown.h"

namespace prestige::trickerion {

namespace {

bool has_or_gets(const Player& p, Role role) {
  if (((p.team | p.hired) & bit(Character(role))) != 0) return true;
  return std::any_of(p.talent.begin(), p.talent.end(), [&](Maybe<Role> t) { return t == role; });
}

int apprentices_in(CharacterMask mask) {
  return std::popcount(static_cast<unsigned>(mask & kApprentices));
}

bool free_apprentice_slot_now(const State& s, const Player& p) {
  if ((p.team & kRegularApprentices) != kRegularApprentices) return true;
  return options(s).direct_to_specialist_slots && p.has(Character::assistant) &&
         !p.has(Character::apprentice_4);
}

Illegal check_learn(const State& s, const Action& a) {
  const auto trick = a.first<Trick>();
  const Player& p = player(s, me(s));
  if ((s.table.residence & bit(trick)) == 0) return Reason::not_in_residence;
  if (const Illegal why = check_mods(s, a, Target::learn)) return why;
  const SpecialDef& card = special(s, a.mods);
  if (in_vain(prophecy(s).learn_ap - card.ap_less, a.mods.first())) return Reason::no_effect;
  const int ap = reduced(prophecy(s).learn_ap, card.ap_less + a.mods.first());
  if (const Illegal why = check_chore(s, Chore::learn, ap)) return why;
  if (learn_dice(s, trick, card) == 0 && !needs_no_die(s, trick, card))
    return Reason::no_fitting_die;
  if (card.replaces_trick) {
    if (tricks_owned(p) == 0) return Reason::no_trick_to_give_up;
    if (!def(trick).needs.met_by(effective(p))) return Reason::components_missing;
  } else if (!regular_trick_slot_free(p) && !may_use_engineer_slot(s, p) &&
             options(s).learn_without_free_slot == LearnWithoutFreeSlot::not_allowed) {
    return Reason::no_free_trick_slot;
  }
  const int missing = threshold_coins(s, me(s), def(trick).tier, 0);
  if (card.threshold_coins_less > 0 && missing == 0) return Reason::no_effect;
  if (card.learned_markers > 0 && def(trick).tier > 2) return Reason::no_effect;
  const int coins = threshold_coins(s, me(s), def(trick).tier, card.threshold_coins_less);
  return p.coins >= coins + kWager * a.mods.second() ? Illegal()
                                                     : Illegal(Reason::not_enough_coins);
}

Illegal check_hire(const State& s, const Action& a) {
  const auto role = a.first<Role>();
  const Player& p = player(s, me(s));
  if (role == Role::magician) return Reason::not_for_hire;
  if (const Illegal why = check_mods(s, a, Target::hire)) return why;
  const SpecialDef& card = special(s, a.mods);
  const int ap = reduced(prophecy(s).hire_ap, card.ap_less + a.mods.first());
  if (const Illegal why = check_chore(s, Chore::hire, ap)) return why;
  if (const Illegal why = check_vacancy(s, role, card)) return why;
  if (hire_dice(s, role, card, a.mods.first()) == 0) return Reason::no_fitting_die;
  // A copy that reads the die in another way need not save an Action Point.
  const int reads = hire_dice(s, role, card, 0) == 0 ? 1 : 0;
  if (in_vain(prophecy(s).hire_ap - card.ap_less, a.mods.first() - reads)) return Reason::no_effect;
  const int coins = card.second_apprentice_coins + kWager * a.mods.second();
  return p.coins >= coins ? Illegal() : Illegal(Reason::not_enough_coins);
}

Illegal check_take_coins(const State& s, const Action& a) {
  const auto die = a.first<Die>();
  if (die < Die::bank_1) return Reason::wrong_die;
  if (shows(s, die, Face::x)) return Reason::no_fitting_die;
  if (const Illegal why = check_mods(s, a, Target::take_coins)) return why;
  const int ap = reduced(prophecy(s).take_coins_ap, special(s, a.mods).ap_less);
  if (const Illegal why = check_chore(s, Chore::take_coins, ap)) return why;
  return player(s, me(s)).coins >= kWager * a.mods.second() ? Illegal()
                                                            : Illegal(Reason::not_enough_coins);
}

Illegal check_reroll(const State& s, const Action& a) {
  if (a.mods.first() > 1) return Reason::power_not_usable;
  if (const Illegal why = check_mods(s, a, Target::reroll)) return why;
  return check_chore(s, Chore::reroll, a.mods.first() > 0 ? 0 : 1);
}

constexpr auto kTricksOfCategory = [] {
  std::array<TrickMask, kCategories> table{};
  for (const TrickDef& d : kTrickDefs) table[at(d.category)] |= bit(d.id);
  return table;
}();

// The Tricks that some die allows with whatever could be declared; most others need no look.
TrickMask learnable(const State& s) {
  TrickMask tricks = 0;
  const bool any_face = special(s).any_face;
  bool any_die = false;
  for (const Die d : {Die::residence_1, Die::residence_2}) {
    const Face f = s.table.dice[at(d)];
    if (f == Face::x) continue;
    any_die = true;
    if (f == Face::any || any_face) return s.table.residence;
    tricks |= kTricksOfCategory[at(f) - 1];
  }
  if (any_die || !options(s).favorite_needs_die)
    tricks |= kTricksOfCategory[at(favorite(s, me(s)))];
  return tricks & s.table.residence;
}

void wager(State& s, const Action& a) {
  pay_coins(s, me(s), kWager * a.mods.second());
  for (int i = 0; i < a.mods.second(); ++i) ask(s, Ask::gamble, Seat::chance());
}

void begin(State& s, const Action& a, Chore chore, int ap) {
  pay_chore(s, chore, ap);
  use_mods(s, a);
  notice_downtown_action(s);
  s.table.doing = {.verb = a.verb, .mods = a.mods};
}

void apply_learn(State& s, const Action& a) {
  const auto trick = a.first<Trick>();
  const SpecialDef& card = special(s, a.mods);
  const Player& p = player(s, me(s));
  const int coins = threshold_coins(s, me(s), def(trick).tier, card.threshold_coins_less);
  begin(s, a, Chore::learn, reduced(prophecy(s).learn_ap, card.ap_less + a.mods.first()));
  s.table.doing.trick = trick;
  pay_coins(s, me(s), coins);
  ask(s, Ask::finish_learn, me(s));
  ask(s, Ask::shelf_trick, me(s));
  if (card.replaces_trick) {
    ask(s, Ask::give_up, me(s));
  } else {
    ask(s, Ask::symbol, me(s));
    if (!regular_trick_slot_free(p) && !may_use_engineer_slot(s, p)) ask(s, Ask::give_up, me(s));
  }
  ask(s, Ask::use_die, me(s));
  wager(s, a);
}

void apply_hire(State& s, const Action& a) {
  const SpecialDef& card = special(s, a.mods);
  begin(s, a, Chore::hire, reduced(prophecy(s).hire_ap, card.ap_less + a.mods.first()));
  s.table.doing.role = a.first<Role>();
  pay_coins(s, me(s), card.second_apprentice_coins);
  ask(s, Ask::finish_hire, me(s));
  ask(s, Ask::use_die, me(s));
  wager(s, a);
}

void apply_take_coins(State& s, const Action& a) {
  const SpecialDef& card = special(s, a.mods);
  begin(s, a, Chore::take_coins, reduced(prophecy(s).take_coins_ap, card.ap_less));
  const auto die = a.first<Die>();
  s.table.doing.die = die;
  s.table.doing.amount = 0;
  ask(s, Ask::finish_take_coins, me(s));
  if (card.rolls_again) ask(s, Ask::roll, Seat::chance(), a.a, kInterest);
  wager(s, a);
}

void apply_reroll(State& s, const Action& a) {
  const SpecialDef& card = special(s, a.mods);
  begin(s, a, Chore::reroll, a.mods.first() > 0 ? 0 : 1);
  Doing& doing = s.table.doing;
  doing.die = a.first<Die>();
  doing.rolls = static_cast<std::uint8_t>(card.rolls - 1);
  // R115: with Lucky Charm the result before the Reroll is gone.
  doing.faces = static_cast<std::uint16_t>(a.mods.first() > 0 ? 0 : 1u << at(s.table.dice[a.a]));
  ask(s, Ask::roll, Seat::chance(), a.a, card.rolls > 1 ? kLoaded : kSetsDie);
}

}  // namespace

int threshold_coins(const State& s, Seat seat, int tier, int less) {
  int missing = std::max(0, options(s).threshold(tier) - player(s, seat).fame);
  if (sum_powers(s, seat, &PowerDef::halves_threshold) > 0) missing = (missing + 1) / 2;
  return std::max(0, missing - less);
}

bool room_for_apprentices(const State& s, const Player& p, int n) {
  int staying = apprentices_in(p.team);
  int staying_regular = apprentices_in(p.team & kRegularApprentices);
  for (std::size_t i = 0; i < p.talent.size(); ++i) {
    if (!p.talent[i]) continue;  // becomes a Specialist before the others join
    --staying;
    if (i < 3) --staying_regular;
  }
  if (!options(s).direct_to_specialist_slots)
    return staying_regular + p.hired_apprentices + n <= 3;  // R58
  const int slots = has_or_gets(p, Role::assistant) ? 4 : 3;
  return staying + p.hired_apprentices + n <= slots;
}

Illegal check_vacancy(const State& s, Role role, const SpecialDef& card) {
  const Player& p = player(s, me(s));
  const int people = card.second_apprentice_coins > 0 ? 2 : 1;
  if (role == Role::apprentice) {
    const int disks = 4 - apprentices_in(p.team) - p.hired_apprentices;
    if (disks < people) return Reason::no_disk_left;
    if (!room_for_apprentices(s, p, people)) return Reason::no_apprentice_slot;
    if (card.joins_at_once && !free_apprentice_slot_now(s, p))
      return Reason::no_apprentice_slot_now;
    return {};
  }
  if (has_or_gets(p, role)) return Reason::specialist_owned;
  return people == 2 ? Illegal(Reason::no_effect) : Illegal();
}

Illegal check_downtown(const State& s, const Action& a) {
  switch (a.verb) {
    case Verb::learn:
      return check_learn(s, a);
    case Verb::hire:
      return check_hire(s, a);
    case Verb::take_coins:
      return check_take_coins(s, a);
    case Verb::reroll:
      return check_reroll(s, a);
    case Verb::set_die:
      return check_chore(s, Chore::set_die, 2);
    default:
      return Reason::not_now;
  }
}

void offer_downtown(const State& s, Actions& out) {
  const auto offer = [&](const Action& a) {
    if (!check_downtown(s, a)) out.push_back(a);
  };
  // The cheapest these actions could ever be.
  const int spare = s.table.placement.ap + special(s).ap_less + (options(s).powers ? 2 : 0);
  if (spare >= prophecy(s).learn_ap) {
    for (TrickMask left = learnable(s); left != 0; left &= left - 1) {
      const auto trick = Trick(std::countr_zero(left));
      for_each_mods(s, Verb::learn, Target::learn,
                    [&](Mods m) { offer(Action::of(Verb::learn, trick, m)); });
    }
  }
  if (spare >= prophecy(s).hire_ap) {
    for (int role = 1; role < kRoles; ++role) {
      for_each_mods(s, Verb::hire, Target::hire,
                    [&](Mods m) { offer(Action::of(Verb::hire, Role(role), m)); });
    }
  }
  if (spare >= prophecy(s).take_coins_ap) {
    for (const Die die : {Die::bank_1, Die::bank_2}) {
      for_each_mods(s, Verb::take_coins, Target::take_coins,
                    [&](Mods m) { offer(Action::of(Verb::take_coins, die, m)); });
    }
  }
  for (int die = 0; die < kDice; ++die) {
    for_each_mods(s, Verb::reroll, Target::reroll,
                  [&](Mods m) { offer(Action::of(Verb::reroll, Die(die), m)); });
  }
  for (int die = 0; die < kDice; ++die) offer(Action::of(Verb::set_die, Die(die)));
}

void apply_downtown(State& s, const Action& a) {
  switch (a.verb) {
    case Verb::learn:
      return apply_learn(s, a);
    case Verb::hire:
      return apply_hire(s, a);
    case Verb::take_coins:
      return apply_take_coins(s, a);
    case Verb::reroll:
      return apply_reroll(s, a);
    default:
      begin(s, a, Chore::set_die, 2);
      s.table.doing.die = a.first<Die>();
      return ask(s, Ask::set_face, me(s));
  }
}

}  // namespace prestige::trickerion
