#include "games/citadels/rules/turn.h"

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/build.h"
#include "games/citadels/rules/costs.h"
#include "games/citadels/rules/naming.h"

namespace prestige::citadels {

namespace {

void start_turn(State& s, Seat seat, Rank rank, Mode mode) {
  s.table.turn = Turn{};
  s.table.turn.seat = seat;
  s.table.turn.rank = rank;
  s.table.turn.as = s.table.cast[rank];
  s.table.turn.mode = mode;
  s.table.phase = Phase::taking_turn;
}

// C5.2, A71: the Hospital's owner is asked as long as a hidden character is left, so that the
// question tells nobody who holds the killed one.
void ask_hospital(State& s) {
  constexpr DistrictMask kHospitals =
      districts_where([](const DistrictDef& def) { return def.gathers_when_killed; });
  if ((s.table.uniques & kHospitals) == 0) return;
  for (int i = 0; i < s.table.players(); ++i) {
    if ((city_of(s, Seat(i)).names() & kHospitals) == 0) continue;
    int hidden = s.table.players() <= 3 ? 2 : 1;
    for (Rank rank = 1; rank <= s.table.ranks(); ++rank) {
      if (s.table.shown_by[rank] == Seat(i)) --hidden;
    }
    if (hidden > 0) ask(s, {.ask = Ask::hospital, .seat = Seat(i)});
  }
}

void rob(State& s, Seat victim, Events& ev) {
  const int gold = gold_of(s, victim);
  if (victim == s.table.thief) return;  // A21
  move_gold(s, victim, s.table.thief, gold);
  ev.push({.kind = EventKind::gold_robbed, .seat = s.table.thief, .other = victim, .amount = gold});
}

// C9.2, C9.3: the role the acting character's crown ability gives to the acting player. The Witch
// does not get it (5.1 step 5), except for the Emperor's by option (A08).
CrownRole crown_role(const State& s) {
  const CrownRole role = acting_def(s).crown;
  if (s.table.turn.mode != Mode::resumed) return role;
  const bool witch_gives = s.table.options.switches.bewitched_emperor_crown_to_witch;
  return role == CrownRole::gives && witch_gives ? role : CrownRole::none;
}

bool income_is_nothing(const State& s, int count) {
  if (count == 0) return true;
  return acting_def(s).income == IncomeKind::cards && s.secrets.deck.empty();
}

Illegal check_income(const State& s, const Action& a) {
  const CharacterDef& def = acting_def(s);
  const bool is_split = def.income == IncomeKind::split;
  if (def.income == IncomeKind::none || is_split != (a.verb == Verb::split)) {
    return Reason::not_your_ability;
  }
  if (was_used(s, kIncomeUsed)) return Reason::ability_used;
  const int count = income_count(s, me(s), def.income_type);
  if (income_is_nothing(s, count)) return Reason::nothing_to_gain;
  if (is_split &&
      (a.split_gold() + a.split_cards() != count || a.split_cards() > s.secrets.deck.size())) {
    return Reason::bad_split;
  }
  return {};
}

// Income that is not simply gold.
[[gnu::noinline]] void offer_card_income(const State& s, const CharacterDef& def, Actions& out) {
  const int count = income_count(s, me(s), def.income_type);
  if (income_is_nothing(s, count)) return;
  if (def.income == IncomeKind::cards) {
    out.push_back(Action::of(Verb::income));
    return;
  }
  for (int gold = std::max(0, count - s.secrets.deck.size()); gold <= count; ++gold) {
    out.push_back(Action::split(gold, count - gold));
  }
}

// By character: the districts that pay it gold.
constexpr std::array<DistrictMask, kCharacters> kPaysGold = [] {
  std::array<DistrictMask, kCharacters> masks{};
  for (const CharacterDef& def : kCharacterDefs) {
    const bool gold = def.income == IncomeKind::gold;
    masks[static_cast<std::size_t>(def.id)] = gold ? paying_districts(def.income_type) : 0;
  }
  return masks;
}();

void offer_income(const State& s, const CharacterDef& def, DistrictMask names, Actions& out) {
  const DistrictMask paying = names & kPaysGold[static_cast<std::size_t>(s.table.turn.as)];
  out.push_back_if(!was_used(s, kIncomeUsed) && paying != 0, Action::of(Verb::income));
  if (def.income > IncomeKind::gold && !was_used(s, kIncomeUsed)) [[unlikely]]
    offer_card_income(s, def, out);
}

[[gnu::noinline]] void take_income(State& s, const Action& a, Events& ev) {
  mark_used(s, kIncomeUsed);
  const CharacterDef& def = acting_def(s);
  const int count = income_count(s, me(s), def.income_type);
  const int gold = def.income == IncomeKind::gold    ? count
                   : def.income == IncomeKind::split ? a.split_gold()
                                                     : 0;
  if (gold > 0) {
    gain_gold(s, me(s), gold);
    ev.push(
        {.kind = EventKind::income_taken, .seat = me(s), .type = def.income_type, .amount = gold});
  }
  const int cards = std::min(count - gold, s.secrets.deck.size());
  if (cards > 0) {
    ev.push(
        {.kind = EventKind::income_drawn, .seat = me(s), .type = def.income_type, .amount = cards});
    draw_cards(s, me(s), cards);
  }
}

Illegal check_crown(const State& s, const Action& a) {
  const CrownRole wanted = a.verb == Verb::take_crown ? CrownRole::takes : CrownRole::gives;
  if (crown_role(s) != wanted) return Reason::not_your_ability;
  if (was_used(s, kCrownUsed)) return Reason::ability_used;
  if (a.verb == Verb::give_crown) return check_give_crown(s, me(s), a.seat());
  return s.table.crown == me(s) ? Illegal(Reason::crown_already_yours) : Illegal();
}

[[gnu::noinline]] void use_crown(State& s, const Action& a, Events& ev) {
  mark_used(s, kCrownUsed);
  if (a.verb == Verb::take_crown) {
    move_crown(s, me(s), ev);
  } else {
    give_crown(s, me(s), a.seat(), /*late=*/false, ev);
  }
}

[[gnu::noinline]] void offer_crown(const State& s, Actions& out) {
  if (was_used(s, kCrownUsed)) return;
  const CrownRole role = crown_role(s);
  if (role == CrownRole::takes) {
    out.push_back_if(s.table.crown != me(s), Action::of(Verb::take_crown));
  } else if (role == CrownRole::gives) {
    offer_give_crown(s, me(s), out);
  }
}

// Income, crown and the character's own ability.
void offer_abilities(const State& s, const CharacterDef& def, DistrictMask names, Actions& out) {
  offer_income(s, def, names, out);
  if (def.crown != CrownRole::none) offer_crown(s, out);
  if (def.offer != nullptr) def.offer(s, out);
}

constexpr DistrictMask kActivated =
    districts_where([](const DistrictDef& def) { return def.use != nullptr; });

Illegal check_use(const State& s, const Action& a) {
  const DistrictDef& def = def_of(a.district());
  if (def.use == nullptr) return Reason::not_activated;
  if (!city_of(s, me(s)).has(def.id)) return Reason::not_in_your_city;
  if (was_district_used(s, def.used_bit)) return Reason::district_used;
  return def.check(s, a);
}

void offer_uses(const State& s, DistrictMask names, Actions& out) {
  for_each_district(names & kActivated, [&](District d) {
    const DistrictDef& def = def_of(d);
    if (!was_district_used(s, def.used_bit)) def.offer(s, out);
  });
}

bool abilities_open(const State& s) {
  return s.table.turn.gathered || s.table.options.switches.abilities_before_gather;
}

Illegal check_gather(const State& s, const Action& a) {
  if (s.table.turn.gathered) return Reason::already_gathered;
  if (a.verb == Verb::gather_cards && s.secrets.deck.empty()) return Reason::deck_empty;
  return {};
}

void offer_gather(const State& s, Actions& out) {
  out.push_back(Action::of(Verb::gather_gold));
  out.push_back_if(!s.secrets.deck.empty(), Action::of(Verb::gather_cards));
}

// C5.19: the crown ability that is still to be used.
void settle_crown_ability(State& s, Events& ev) {
  if (was_used(s, kCrownUsed)) return;
  const CrownRole role = crown_role(s);
  if (role == CrownRole::takes) move_crown(s, me(s), ev);
  if (role == CrownRole::gives) ask(s, {.ask = Ask::hand_over, .seat = me(s)});
}

// Poor House and Park.
void run_turn_ends(State& s, Events& ev) {
  constexpr DistrictMask kTurnEnd =
      districts_where([](const DistrictDef& def) { return def.turn_ended != nullptr; });
  if ((s.table.uniques & kTurnEnd) == 0) return;
  for_each_district(city_of(s, me(s)).names() & kTurnEnd,
                    [&](District d) { def_of(d).turn_ended(s, me(s), ev); });
}

// C5.1: what a revealed character meets before its player is free.
Mode mode_of(const State& s, Seat seat, Rank rank) {
  if (rank == s.table.bewitched) return Mode::bewitched;
  if ((s.table.threats & bit(rank)) != 0 && s.table.blackmailer != seat) return Mode::threatened;
  return def_of(s.table.cast[rank]).bewitches ? Mode::witch : Mode::normal;
}

// The player of a called rank shows the character and has the turn.
void answer_call(State& s, Rank rank, Events& ev) {
  const Seat seat = s.secrets.holder[rank];
  reveal(s, rank, ev);
  if (rank == s.table.robbed) rob(s, seat, ev);
  const Mode mode = mode_of(s, seat, rank);
  if ((s.table.threats & bit(rank)) != 0 && mode != Mode::threatened) {
    s.table.threats &= static_cast<RankMask>(~bit(rank));  // A53: on the Blackmailer's own card
    ev.push({.kind = EventKind::threat_removed, .seat = seat, .character = s.table.cast[rank]});
  }
  start_turn(s, seat, rank, mode);
  if (mode != Mode::bewitched && acting_def(s).protects_city) s.table.protected_seat = seat;
}

}  // namespace

void reveal(State& s, Rank rank, Events& ev) {
  const Seat seat = s.secrets.holder[rank];
  s.table.shown_by[rank] = seat;
  ev.push({.kind = EventKind::character_revealed, .seat = seat, .character = s.table.cast[rank]});
}

void call_ranks(State& s, Events& ev) {
  while (s.table.called < s.table.ranks()) {
    const Rank rank = ++s.table.called;
    if (rank != s.table.killed && s.secrets.holder[rank] != Seat::nobody()) {
      answer_call(s, rank, ev);
      return;
    }
    ev.push({.kind = EventKind::rank_unanswered, .character = s.table.cast[rank]});
    if (rank != s.table.killed) continue;
    ask_hospital(s);
    if (!s.table.pending.empty()) return;
  }
  s.table.turn = Turn{};
  s.table.phase = Phase::ending_round;
}

bool continue_turn(State& s, Events& ev) {
  Turn& turn = s.table.turn;
  if (turn.mode == Mode::threatened) {
    turn.mode = Mode::normal;
    ask(s, {.ask = Ask::bribe, .seat = turn.seat});
    return true;
  }
  if (turn.mode != Mode::bewitched) return false;
  if (acting_def(s).crown == CrownRole::takes) move_crown(s, turn.seat, ev);  // A07
  ev.push({.kind = EventKind::turn_cut, .seat = turn.seat});
  start_turn(s, s.table.witch, turn.rank, Mode::resumed);
  s.table.turn.gathered = true;
  if (acting_def(s).protects_city) s.table.protected_seat = s.table.witch;
  ev.push({.kind = EventKind::turn_resumed,
           .seat = s.table.witch,
           .character = s.table.cast[s.table.turn.rank]});
  return false;
}

[[gnu::noinline]] void gather_gold(State& s, Seat seat, Events& ev) {
  constexpr DistrictMask kBonus =
      districts_where([](const DistrictDef& def) { return def.gather_gold_bonus > 0; });
  int gold = 2;
  for_each_district(city_of(s, seat).names() & kBonus,
                    [&](District d) { gold += def_of(d).gather_gold_bonus; });
  gain_gold(s, seat, gold);
  ev.push({.kind = EventKind::gold_gathered, .seat = seat, .amount = gold});
}

[[gnu::noinline]] void gather_cards(State& s, Seat seat, Events& ev) {
  constexpr DistrictMask kBonus =
      districts_where([](const DistrictDef& def) { return def.gather_card_bonus > 0; });
  constexpr DistrictMask kKeepsAll =
      districts_where([](const DistrictDef& def) { return def.gather_keeps_all; });
  int cards = 2;
  for_each_district(city_of(s, seat).names() & kBonus,
                    [&](District d) { cards += def_of(d).gather_card_bonus; });
  const bool keeps_all = (city_of(s, seat).names() & kKeepsAll) != 0;
  ev.push({.kind = EventKind::cards_gathered,
           .seat = seat,
           .amount = std::min(cards, s.secrets.deck.size())});
  if (!keeps_all) ask(s, {.ask = Ask::keep, .seat = seat});
  draw_cards(s, seat, cards, /*to_aside=*/!keeps_all);
}

Illegal check_give_crown(const State& s, Seat giver, Seat receiver) {
  if (!is_seat(s, receiver)) return Reason::no_such_seat;
  if (receiver == giver || receiver == s.table.crown) return Reason::crown_receiver;
  return {};
}

void offer_give_crown(const State& s, Seat giver, Actions& out) {
  for (int i = 0; i < s.table.players(); ++i) {
    if (!check_give_crown(s, giver, Seat(i))) out.push_back(Action::of(Verb::give_crown, Seat(i)));
  }
}

Illegal check_turn(const State& s, const Action& a) {
  const Turn& turn = s.table.turn;
  const bool free = turn.mode == Mode::normal || turn.mode == Mode::resumed;
  switch (a.verb) {
    case Verb::gather_gold:
    case Verb::gather_cards:
      return check_gather(s, a);
    case Verb::build:
      if (!free) return Reason::not_now;
      return check_build(s, a);
    case Verb::end_turn:
      if (!turn.gathered) return Reason::gather_before_ending;
      return free ? Illegal() : Illegal(Reason::not_now);
    default:
      break;
  }
  if (turn.mode == Mode::witch && a.verb == Verb::bewitch) {
    if (!turn.gathered) return Reason::witch_gathers_first;
    return acting_def(s).check(s, a);
  }
  const bool own_verb = (acting_def(s).verbs & verbs({a.verb})) != 0;
  const bool is_crown = a.verb == Verb::take_crown || a.verb == Verb::give_crown;
  const bool is_income = a.verb == Verb::income || a.verb == Verb::split;
  constexpr VerbSet kAbilities = [] {
    VerbSet all = 0;
    for (const CharacterDef& def : kCharacterDefs) all |= def.verbs;
    return all;
  }();
  const bool is_ability = (kAbilities & verbs({a.verb})) != 0 || is_crown || is_income;
  if (!is_ability && a.verb != Verb::use) return Reason::not_now;
  if (!free) return Reason::not_now;
  if (is_ability && !is_crown && !is_income && !own_verb) return Reason::not_your_ability;
  if (!abilities_open(s)) return Reason::gather_before_ability;
  if (is_income) return check_income(s, a);
  if (is_crown) return check_crown(s, a);
  return a.verb == Verb::use ? check_use(s, a) : acting_def(s).check(s, a);
}

[[gnu::noinline]] void offer_turn(const State& s, Actions& out) {
  const Turn& turn = s.table.turn;
  const bool free = turn.mode == Mode::normal || turn.mode == Mode::resumed;
  if (!turn.gathered) offer_gather(s, out);
  if (free && abilities_open(s)) {
    const DistrictMask names = city_of(s, turn.seat).names();
    const CharacterDef& def = acting_def(s);
    offer_abilities(s, def, names, out);
    if (turn.gathered && def.can_build) offer_builds(s, def, names, out);
    offer_uses(s, names, out);
    out.push_back_if(turn.gathered, Action::of(Verb::end_turn));
  } else if (turn.gathered && turn.mode == Mode::witch) {
    acting_def(s).offer(s, out);
  }
}

// Every case ends in a call of its own, so that none has to pay for what another one needs.
void apply_turn(State& s, const Action& a, Events& ev) {
  switch (a.verb) {
    case Verb::gather_gold:
      s.table.turn.gathered = true;
      gather_gold(s, me(s), ev);
      return;
    case Verb::gather_cards:
      s.table.turn.gathered = true;
      gather_cards(s, me(s), ev);
      return;
    case Verb::income:
    case Verb::split:
      take_income(s, a, ev);
      return;
    case Verb::take_crown:
    case Verb::give_crown:
      use_crown(s, a, ev);
      return;
    case Verb::build:
      apply_build(s, a, ev);
      return;
    case Verb::use: {
      const DistrictDef& def = def_of(a.district());
      mark_district_used(s, def.used_bit);
      def.use(s, a, ev);
      return;
    }
    case Verb::end_turn:
      s.table.phase = Phase::ending_turn;
      return;
    default:
      acting_def(s).use(s, a, ev);
  }
}

void end_turn(State& s, Events& ev) {
  Turn& turn = s.table.turn;
  if (turn.step == 0) {
    turn.step = 1;
    settle_crown_ability(s, ev);
    if (!s.table.pending.empty()) return;
  }
  if (turn.step == 1) {
    turn.step = 2;
    run_turn_ends(s, ev);
    if (!s.table.pending.empty()) return;
  }
  if (acting_def(s).refunds_builds && turn.build_gold > 0) {  // Alchemist
    gain_gold(s, turn.seat, turn.build_gold);
    ev.push({.kind = EventKind::refund_received, .seat = turn.seat, .amount = turn.build_gold});
  }
  ev.push({.kind = EventKind::turn_ended, .seat = turn.seat});
  s.table.phase = Phase::calling;
  s.table.turn = Turn{};
}

}  // namespace prestige::citadels
