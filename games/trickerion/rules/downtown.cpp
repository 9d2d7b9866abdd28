#include "games/trickerion/rules/downtown.h"

#include "games/trickerion/rules/market_row.h"

namespace prestige::trickerion {

namespace {

using DieMask = std::uint8_t;
constexpr DieMask bit(Die d) { return static_cast<DieMask>(1u << trickerion::at(d)); }

bool shows(const State& s, Die d, Face f) { return s.table.dice[at(d)] == f; }

template <class Test>
DieMask dice_where(const State& s, Die a, Die b, Test&& test) {
  DieMask dice = 0;
  for (const Die d : {a, b}) {
    if (!shows(s, d, Face::x) && test(s.table.dice[at(d)]))
      dice = static_cast<DieMask>(dice | bit(d));
  }
  return dice;
}

// Residence dice that allow this Trick (R9).
DieMask learn_dice(const State& s, Trick trick, const SpecialDef& card) {
  const Category category = def(trick).category;
  const bool any = card.any_face || category == favorite(s, me(s));
  return dice_where(s, Die::residence_1, Die::residence_2, [&](Face f) {
    return any || f == Face::any || f == Face(1 + static_cast<int>(category));
  });
}
bool needs_no_die(const State& s, Trick trick) {
  return !options(s).favorite_needs_die && def(trick).category == favorite(s, me(s));  // R46
}

bool is_specialist_face(Face f) { return f >= Face::manager && f <= Face::assistant; }

DieMask hire_dice(const State& s, Role role, const SpecialDef& card, int scouts) {
  const Face face = role == Role::apprentice
                        ? Face::apprentice
                        : Face(static_cast<int>(Face::manager) + static_cast<int>(role) - 1);
  return dice_where(s, Die::inn_1, Die::inn_2, [&](Face f) {
    return card.any_face || f == face ||
           (scouts > 0 && is_specialist(role) && is_specialist_face(f));
  });
}

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
  if (learn_dice(s, trick, card) == 0 && !needs_no_die(s, trick)) return Reason::no_fitting_die;
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
  doing.faces = static_cast<std::uint16_t>(1u << at(s.table.dice[a.a]));
  ask(s, Ask::roll, Seat::chance(), a.a, card.rolls > 1 ? kLoaded : kSetsDie);
}

// Which dice can pay for the action in progress.
DieMask payable_dice(const State& s) {
  const Doing& doing = s.table.doing;
  const SpecialDef& card = special(s, doing.mods);
  if (doing.verb == Verb::learn) return learn_dice(s, *doing.trick, card);
  return hire_dice(s, doing.role, card, doing.mods.first());
}

Illegal check_shelf_trick(const State& s, bool specialist) {
  const Player& p = player(s, me(s));
  const Maybe<Suit> old = s.table.doing.given_up;
  const bool replaces = special(s, s.table.doing.mods).replaces_trick;
  const bool old_on_engineer = replaces && old && s.table.doing.on_engineer_slot;
  const bool old_on_regular = replaces && old && !s.table.doing.on_engineer_slot;
  const bool free = specialist ? may_use_engineer_slot(s, p) || old_on_engineer
                               : regular_trick_slot_free(p) || old_on_regular;
  return free ? Illegal() : Illegal(Reason::no_free_trick_slot);
}

// A Trick that leaves to make room leaves a slot the new one may go to (R58).
Illegal check_give_up(const State& s, Trick trick) {
  const Player& p = player(s, me(s));
  const Maybe<Suit> suit = suit_of(p, trick);
  if (!suit) return Reason::not_your_trick;
  const bool makes_room = options(s).direct_to_specialist_slots ||
                          !p.tricks[at(*suit)].on_engineer_slot ||
                          special(s, s.table.doing.mods).replaces_trick;
  return makes_room ? Illegal() : Illegal(Reason::no_free_trick_slot);
}

Illegal check_shelf_apprentice(const State& s, Seat seat, bool specialist) {
  const Player& p = player(s, seat);
  const bool free = specialist ? options(s).direct_to_specialist_slots &&
                                     p.has(Character::assistant) && !p.has(Character::apprentice_4)
                               : (p.team & kRegularApprentices) != kRegularApprentices;
  return free ? Illegal() : Illegal(Reason::no_apprentice_slot);
}

}  // namespace

std::span<const Face> faces_of(Die die) {
  using enum Face;
  static constexpr Face kResidence[] = {mechanical, optical, escape, spiritual, any, x};
  static constexpr Face kSpecialists[] = {assistant, engineer, manager, x, x, x};
  static constexpr Face kApprenticeDie[] = {apprentice, apprentice, apprentice,
                                            apprentice, apprentice, x};
  static constexpr Face kBank[] = {three, four, four, five, six, x};
  if (die <= Die::residence_2) return kResidence;
  if (die == Die::inn_1) return kSpecialists;
  return die == Die::inn_2 ? std::span<const Face>(kApprenticeDie) : std::span<const Face>(kBank);
}

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
      return Reason::other_location;
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

Illegal check_downtown_answer(const State& s, const Pending& top, const Action& a) {
  const Player& p = player(s, top.seat);
  const Doing& doing = s.table.doing;
  switch (top.ask) {
    case Ask::use_die:
      if (a.verb == Verb::no_die) {
        return doing.verb == Verb::learn && needs_no_die(s, *doing.trick)
                   ? Illegal()
                   : Illegal(Reason::no_fitting_die);
      }
      if (a.verb != Verb::use_die) return Reason::not_now;
      return (payable_dice(s) & bit(a.first<Die>())) != 0 ? Illegal()
                                                          : Illegal(Reason::no_fitting_die);
    case Ask::give_up:
      return a.verb == Verb::give_up ? check_give_up(s, a.first<Trick>())
                                     : Illegal(Reason::not_now);
    case Ask::symbol:
      if (a.verb != Verb::symbol) return Reason::not_now;
      return p.tricks[a.a].exists() ? Illegal(Reason::symbol_in_use) : Illegal();
    case Ask::shelf_trick:
      return a.verb == Verb::shelf ? check_shelf_trick(s, a.a != 0) : Illegal(Reason::not_now);
    case Ask::shelf_apprentice:
      return a.verb == Verb::shelf ? check_shelf_apprentice(s, top.seat, a.a != 0)
                                   : Illegal(Reason::not_now);
    case Ask::motivate: {
      if (a.verb == Verb::pass) return {};
      if (a.verb != Verb::motivate) return Reason::not_now;
      const auto card = a.first<Card>();
      if (!holds(s, top.seat, card)) return Reason::not_in_hand;
      const Hand& h = hand(s, top.seat);
      const bool fresh = card.is_special() && h.specials.count(card.code() - 1 - kLocations) <=
                                                  h.fresh.count(card.code() - 1 - kLocations);
      return fresh ? Illegal(Reason::drawn_this_turn) : Illegal();
    }
    case Ask::set_face: {
      if (a.verb != Verb::face) return Reason::not_now;
      const auto faces = faces_of(*doing.die);
      return std::find(faces.begin(), faces.end(), a.first<Face>()) != faces.end()
                 ? Illegal()
                 : Illegal(Reason::no_such_face);
    }
    case Ask::keep_face:
      if (a.verb == Verb::roll_again)
        return doing.rolls > 0 ? Illegal() : Illegal(Reason::no_roll_left);
      if (a.verb != Verb::face) return Reason::not_now;
      return (doing.faces >> a.a & 1) != 0 ? Illegal() : Illegal(Reason::not_rolled);
    default:
      return Reason::not_now;
  }
}

void offer_downtown_answers(const State& s, const Pending& top, Actions& out) {
  const auto offer = [&](const Action& a) {
    if (!check_downtown_answer(s, top, a)) out.push_back(a);
  };
  switch (top.ask) {
    case Ask::use_die:
      for (int die = 0; die < kDice; ++die) offer(Action::of(Verb::use_die, Die(die)));
      return offer(Action::of(Verb::no_die));
    case Ask::give_up:
      for (int i = 0; i < kTricks; ++i) offer(Action::of(Verb::give_up, Trick(i)));
      return;
    case Ask::symbol:
      for (int i = 0; i < kSuits; ++i) offer(Action::of(Verb::symbol, Suit(i)));
      return;
    case Ask::shelf_trick:
    case Ask::shelf_apprentice:
      offer(Action::of(Verb::shelf, 0));
      return offer(Action::of(Verb::shelf, 1));
    case Ask::motivate:
      for (int code = 1; code < Card::kCodes; ++code) {
        offer(Action::of(Verb::motivate, Card::from_code(static_cast<std::uint8_t>(code))));
      }
      return offer(Action::of(Verb::pass));
    case Ask::set_face:
    case Ask::keep_face:
      for (int i = 0; i < kFaces; ++i) offer(Action::of(Verb::face, Face(i)));
      return offer(Action::of(Verb::roll_again));
    default:
      return;
  }
}

void apply_downtown_answer(State& s, const Pending& top, const Action& a, Events& ev) {
  Doing& doing = s.table.doing;
  Player& p = player(s, top.seat);
  answered(s);
  switch (top.ask) {
    case Ask::use_die:
      doing.die = a.verb == Verb::use_die ? Maybe<Die>(a.first<Die>()) : Maybe<Die>();
      return;
    case Ask::give_up: {
      const Suit suit = *suit_of(p, a.first<Trick>());
      doing.given_up = suit;
      doing.on_engineer_slot = p.tricks[at(suit)].on_engineer_slot;
      // Without Trick Overhaul it leaves at once and makes room.
      if (!special(s, doing.mods).replaces_trick) return_trick(s, top.seat, suit, ev);
      return;
    }
    case Ask::symbol:
      doing.suit = a.first<Suit>();
      if (doing.verb != Verb::start) return;
      p.tricks[a.a] = {.trick = doing.trick, .on_engineer_slot = doing.on_engineer_slot};
      s.table.residence &= ~bit(*doing.trick);
      return ev.push({.kind = EventKind::trick_learned,
                      .seat = top.seat,
                      .trick = doing.trick,
                      .suit = doing.suit});
    case Ask::shelf_trick:
      doing.on_engineer_slot = a.a != 0;
      return;
    case Ask::shelf_apprentice:
      return join_as(s, top.seat,
                     a.a != 0
                         ? Character::apprentice_4
                         : Character(4 + std::countr_one(static_cast<unsigned>(p.team >> 4) & 7u)),
                     ev);
    case Ask::motivate: {
      if (a.verb == Verb::pass) return;
      const auto card = a.first<Card>();
      take_from_hand(s, top.seat, card);
      count_hand(s, top.seat);
      hand(s, top.seat).below[top.a] = card;
      p.duty[top.a] = Duty::unresolved;
      p.card[top.a] = Card::face_down();
      s.table.placement.newcomers =
          static_cast<CharacterMask>(s.table.placement.newcomers | bit(Character(top.a)));
      if (!s.table.sealed) show_card(s, top.seat, Character(top.a));  // R95
      return ev.push(
          {.kind = EventKind::card_assigned_late,
           .seat = top.seat,
           .character = Character(top.a),
           .card = card,
           .audience = s.table.sealed ? std::optional(SeatSet(top.seat)) : std::nullopt});
    }
    case Ask::set_face:
    case Ask::keep_face:
      if (a.verb == Verb::roll_again) {
        --doing.rolls;
        return ask(s, Ask::roll, Seat::chance(), static_cast<int>(*doing.die), kLoaded);
      }
      s.table.dice[at(*doing.die)] = a.first<Face>();
      return ev.push({.kind = EventKind::die_set,
                      .seat = top.seat,
                      .die = doing.die,
                      .face = a.first<Face>()});
    default:
      return;
  }
}

void roll_result(State& s, const Pending& top, Face face, Events& ev) {
  Doing& doing = s.table.doing;
  const auto die = Die(top.a);
  ev.push({.kind = EventKind::die_rolled, .die = die, .face = face});
  if (top.b == kInterest) {
    doing.amount = static_cast<std::uint16_t>(coins_of(face));
  } else if (top.b == kLoaded) {
    doing.faces = static_cast<std::uint16_t>(doing.faces | 1u << at(face));
    ask(s, Ask::keep_face, me(s));
  } else {
    s.table.dice[at(die)] = face;
  }
}

void finish_learn(State& s, Events& ev) {
  Doing& doing = s.table.doing;
  Player& p = player(s, me(s));
  const SpecialDef& card = special(s, doing.mods);
  if (doing.die) s.table.dice[at(*doing.die)] = Face::x;
  if (card.replaces_trick) {
    // The new Trick takes over symbol and markers; Enhance Shards are lost (R78).
    OwnTrick& t = p.tricks[at(*doing.given_up)];
    doing.suit = doing.given_up;
    s.table.residence |= bit(*t.trick);
    ev.push({.kind = EventKind::trick_overhauled,
             .seat = me(s),
             .trick = t.trick,
             .trick2 = doing.trick});
    t = {.trick = doing.trick, .markers = t.markers, .on_engineer_slot = doing.on_engineer_slot};
  } else {
    p.tricks[at(*doing.suit)] = {.trick = doing.trick, .on_engineer_slot = doing.on_engineer_slot};
  }
  s.table.residence &= ~bit(*doing.trick);
  if (card.learned_markers > 0) put_markers(p, *doing.suit, card.learned_markers);
  ev.push({.kind = EventKind::trick_learned,
           .seat = me(s),
           .trick = doing.trick,
           .suit = doing.suit,
           .die = doing.die});
}

void join_as(State& s, Seat seat, Character c, Events& ev) {
  Player& p = player(s, seat);
  p.team = static_cast<CharacterMask>(p.team | bit(c));
  ev.push({.kind = EventKind::character_joined, .seat = seat, .character = c});
  // Hypnotic Motivation: the newcomer may work in this turn.
  if (s.table.phase == Phase::placing) ask(s, Ask::motivate, seat, static_cast<int>(c));
}

void finish_hire(State& s, Events& ev) {
  const Doing& doing = s.table.doing;
  Player& p = player(s, me(s));
  const SpecialDef& card = special(s, doing.mods);
  s.table.dice[at(*doing.die)] = Face::x;
  ev.push({.kind = EventKind::character_hired,
           .seat = me(s),
           .role = doing.role,
           .die = doing.die,
           .amount = static_cast<std::int16_t>(card.second_apprentice_coins > 0 ? 2 : 1)});
  if (card.joins_at_once) {
    if (doing.role == Role::apprentice) return ask(s, Ask::shelf_apprentice, me(s));
    return join_as(s, me(s), Character(doing.role), ev);
  }
  if (doing.role == Role::apprentice) {
    p.hired_apprentices =
        static_cast<std::uint8_t>(p.hired_apprentices + (card.second_apprentice_coins > 0 ? 2 : 1));
  } else {
    p.hired = static_cast<CharacterMask>(p.hired | bit(Character(doing.role)));
  }
}

void finish_take_coins(State& s, Events& ev) {
  Doing& doing = s.table.doing;
  Player& p = player(s, me(s));
  const SpecialDef& card = special(s, doing.mods);
  const int shown = coins_of(s.table.dice[at(*doing.die)]);
  s.table.dice[at(*doing.die)] = Face::x;
  int coins = shown * prophecy(s).coin_die_times + doing.amount;
  for (LearnedPower& power : p.powers) {
    coins += power.coins;
    power.coins = 0;
  }
  const int fame = card.fame_below_die > 0 ? shown - card.fame_below_die : 0;
  gain_coins(s, me(s), coins);
  gain_fame(s, me(s), fame);
  ev.push({.kind = EventKind::coins_taken,
           .seat = me(s),
           .die = doing.die,
           .fame = static_cast<std::int16_t>(fame),
           .coins = static_cast<std::int16_t>(coins)});
  if (card.spends_received > 0) begin_investment(s, coins);
}

}  // namespace prestige::trickerion
