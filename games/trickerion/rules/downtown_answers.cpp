#include "games/trickerion/rules/downtown_answers.h"

#include "games/trickerion/rules/buying.h"
#include "games/trickerion/rules/dice.h"
#include "games/trickerion/rules/downtown.h"

namespace prestige::trickerion {

namespace {

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

Illegal check_downtown_answer(const State& s, const Pending& top, const Action& a) {
  const Player& p = player(s, top.seat);
  const Doing& doing = s.table.doing;
  switch (top.ask) {
    case Ask::use_die:
      if (a.verb == Verb::no_die) {
        return doing.verb == Verb::learn && needs_no_die(s, *doing.trick, special(s, doing.mods))
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
