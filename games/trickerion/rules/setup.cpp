#include "games/trickerion/rules/setup.h"

#include "games/trickerion/rules/stage.h"

namespace prestige::trickerion {

namespace {

struct BeginnerSet {
  Trick trick;
  std::uint8_t markers;
  Component component;
  Role specialist;
  Maybe<Component> manager_component;
};

// Section 3.4, by category; the prototype differs in two Manager sets.
BeginnerSet beginner_set(Category favorite, BeginnerVariant variant) {
  const bool early = variant == BeginnerVariant::prototype;
  switch (favorite) {
    case Category::optical:
      return {Trick::enchanted_butterflies, 2, Component::fabric, Role::manager,
              early ? Component::metal : Component::animal};
    case Category::mechanical:
      return {Trick::linking_rings, 2, Component::metal, Role::assistant, {}};
    case Category::escape:
      return {Trick::barricaded_barrels, 2, Component::wood, Role::engineer, {}};
    case Category::spiritual:
      return {Trick::mind_reading, static_cast<std::uint8_t>(early ? 2 : 3), Component::glass,
              Role::manager, early ? Component::fabric : Component::rope};
  }
  return {};
}

void take_trick(State& s, Seat seat, Trick trick, Suit suit, bool on_engineer_slot) {
  player(s, seat).tricks[at(suit)] = {.trick = trick, .on_engineer_slot = on_engineer_slot};
  s.table.residence &= ~bit(trick);
}

void add_specialist(State& s, Seat seat, Role role) {
  Player& p = player(s, seat);
  p.team = static_cast<CharacterMask>(p.team | bit(Character(role)));
  // 3.2: the Assistant brings an Apprentice on her slot.
  if (role == Role::assistant)
    p.team = static_cast<CharacterMask>(p.team | bit(Character::apprentice_4));
}

void set_up_beginner(State& s, Seat seat, Events& ev) {
  Player& p = player(s, seat);
  const BeginnerSet set = beginner_set(favorite(s, seat), options(s).beginner_variant);
  take_trick(s, seat, set.trick, Suit::spades, false);  // R87
  put_markers(p, Suit::spades, set.markers);
  p.tokens[at(set.component)] = 2;
  add_specialist(s, seat, set.specialist);
  if (set.manager_component) {
    p.tokens[at(*set.manager_component)] = 1;
    p.manager_piles[0] = set.manager_component;
  }
  if (set.specialist == Role::engineer)
    take_trick(s, seat, Trick::stocks_escape, Suit::hearts, true);
  ev.push({.kind = EventKind::beginner_set_taken,
           .seat = seat,
           .role = set.specialist,
           .trick = set.trick,
           .component = set.component,
           .component2 = set.manager_component});
}

// 3.2.4: markers for a Trick whose Components are there from the start.
void prepare_for_free(State& s, Seat seat, Events& ev) {
  Player& p = player(s, seat);
  Needs have = effective(p);
  if (!options(s).manager_counts_for_free_prepare) {
    have = Needs();
    for_each_component([&](Component c) {
      if (!on_manager_slot(p, c)) have = have.of(c, std::min<int>(7, p.tokens[at(c)]));
    });
  }
  for (std::size_t i = 0; i < kSuits; ++i) {
    const OwnTrick& t = p.tricks[i];
    if (!t.exists() || !def(*t.trick).needs.met_by(have)) continue;
    if (t.on_engineer_slot && !options(s).engineer_trick_free_prepare) continue;
    const bool two =
        options(s).start_trick_markers == StartTrickMarkers::two && !t.on_engineer_slot;
    const int put = put_markers(p, Suit(i), two ? 2 : def(*t.trick).markers);
    ev.push({.kind = EventKind::trick_prepared,
             .seat = seat,
             .trick = t.trick,
             .amount = static_cast<std::int16_t>(put)});
  }
}

std::uint8_t closed_for_players(const Options& o, Location where) {
  if (o.duel || o.players == 4) return 0;
  if (o.closed_plus1_slots == ClosedSlots::downtown_only && where != Location::downtown) return 0;
  return o.players == 3 ? turn_setup::n3 : turn_setup::n2 | turn_setup::n3;
}

void stock_specials(State& s) {
  for (int i = 0; i < kSpecials; ++i) {
    const SpecialDef& d = def(Special(i));
    int copies = 1;
    if (options(s).special_deck_variant == SpecialDeckVariant::published_only_48) {
      copies = d.published_copies;
    } else if (options(s).special_deck_variant == SpecialDeckVariant::published_only_40) {
      copies = d.published_copies > 0 ? 1 : 0;
    }
    SpecialDeck& deck = s.secrets.deck[static_cast<std::size_t>(deck_of(d.id))];
    for (; copies > 0; --copies) {
      deck.pool.add(i);
      deck.cards.push_back({});
    }
  }
}

void give_start(State& s, Seat seat) {
  Player& p = player(s, seat);
  const Options& o = options(s);
  p.team = static_cast<CharacterMask>(bit(Character::magician) | bit(Character::apprentice_1));
  p.shards = o.powers ? o.start_shards_powers : o.start_shards;
  p.unused.fill(kMarkersPerSuit);
  // Permanent cards by Location: 3.2, and section 11 with the Dark Alley.
  hand(s, seat).permanent = o.dark_alley ? std::array<std::uint8_t, kLocations>{1, 1, 1, 2, 1}
                                         : std::array<std::uint8_t, kLocations>{2, 2, 2, 3, 0};
  count_hand(s, seat);
}

void set_first_initiative(State& s, Events& ev) {
  const int n = s.table.players();
  for (int place = 0; place < n; ++place) {
    Player& p = player(s, in_order(s, place));
    p.coins = static_cast<std::uint16_t>(
        options(s).start_coins_by_slot[static_cast<std::size_t>(initiative_slot(s, place) - 1)]);
    p.fame =
        static_cast<std::uint16_t>(options(s).start_fame == StartFame::five_each ? 5 : n - place);
    ev.push({.kind = EventKind::start_received,
             .seat = in_order(s, place),
             .fame = static_cast<std::int16_t>(p.fame),
             .coins = static_cast<std::int16_t>(p.coins),
             .shards = static_cast<std::int16_t>(p.shards)});
  }
}

// Moves to the next player of the seating order, or to the phase after the last.
void next_in_seating(State& s, Phase after) {
  if (++s.table.cursor < s.table.players()) return;
  s.table.cursor = 0;
  s.table.phase = after;
}

void begin_choices(State& s) {
  const Seat seat = in_seating(s, s.table.cursor);
  ask(s, Ask::start_specialist, seat);
  ask(s, Ask::start_components, seat, 2);
  ask(s, Ask::symbol, seat);
  ask(s, Ask::start_trick, seat);
  s.table.doing = {.verb = Verb::start};
  next_in_seating(s, Phase::engineer_tricks);
}

void begin_engineer_trick(State& s) {
  const Seat seat = in_seating(s, s.table.cursor);
  next_in_seating(s, options(s).powers ? Phase::dealing_powers : Phase::first_initiative);
  if (!player(s, seat).has(Character::engineer)) return;
  s.table.doing = {.verb = Verb::start, .on_engineer_slot = true};
  ask(s, Ask::symbol, seat);
  ask(s, Ask::engineer_trick, seat);
}

Phase phase_after_magicians(const State& s) {
  if (!options(s).beginner_setup) return Phase::choosing_starts;
  return options(s).powers ? Phase::dealing_powers : Phase::first_initiative;
}

bool may_start_with(const State& s, const Pending& top, Trick trick) {
  return (s.table.residence & bit(trick)) != 0 && def(trick).tier == 1 &&
         (top.ask == Ask::engineer_trick || def(trick).category == favorite(s, top.seat));
}

}  // namespace

Seat in_seating(const State& s, int place) {
  return Seat((s.table.first_seat.index() + place) % s.table.players());
}

State initial_state(const Options& o) {
  State s;
  Table& t = s.table;
  t.options = o;
  t.phase = Phase::seating;
  const bool short_set = o.tricks_per_threshold[1] == 3;  // R44
  for (const TrickDef& d : kTrickDefs) {
    if (d.tier < 3 || o.dark_alley) t.residence |= bit(d.id);
  }
  if (short_set) t.residence &= ~kNotInPrototype;
  t.market.buy = {Component::wood, Component::metal, Component::glass, Component::fabric};
  for (int theater = 0; theater < 3; ++theater)
    t.unseen_performances |= cards_of(Theater(theater), o.duel);
  if (o.duel_start_card == DuelStartCard::ordinary) {
    t.unseen_performances |= cards_of(Theater::riverside, false);
  }
  t.closed = {closed_for_players(o, Location::downtown),
              closed_for_players(o, Location::market_row),
              closed_for_players(o, Location::dark_alley)};
  t.unseen_setups = static_cast<std::uint16_t>(o.duel ? (1u << kTurnSetups) - 1 : 0);
  for (int i = 0; i < t.players(); ++i) give_start(s, Seat(i));
  if (o.dark_alley) {
    stock_specials(s);
    for (const ProphecyDef& d : kProphecyDefs) {
      if (d.in_prototype || o.prophecies == kProphecies) t.unseen_prophecies |= bit(d.id);
    }
  }
  if (o.powers) {
    for (int i = 0; i < kPowers; ++i) {
      for (int k = 0; k < kPowerCopies; ++k) s.secrets.power_pool.add(i);
    }
  }
  return s;
}

Maybe<Theater> next_theater(const State& s) {
  const auto deck = options(s).deck();
  int before = s.table.entered;
  for (int i = 0; i < 3; ++i) {
    if (before < deck[static_cast<std::size_t>(i)]) return Theater(i);
    before -= deck[static_cast<std::size_t>(i)];
  }
  return {};
}

void enter_card(State& s, int position, Performance card, Events& ev) {
  Show& place = show(s, position);
  place = {};
  place.card = card;
  for (const Neutral& n : def(card).neutrals) {
    if (n.slot != Slot::guest) place.slot[at(n.slot)] = Marker::neutral(n.top);
  }
  s.table.unseen_performances &= ~bit(card);
  ev.push({.kind = EventKind::performance_card_entered, .performance = card});
  if (options(s).dummies()) ask(s, Ask::dummy, Seat::chance(), position);
}

bool advance_setup(State& s, Events& ev) {
  Table& t = s.table;
  switch (t.phase) {
    case Phase::opening: {
      if (t.step < t.players() - 1) return false;
      t.step = 0;
      const bool copies = options(s).dark_alley &&
                          options(s).special_deck_variant == SpecialDeckVariant::default_60;
      t.phase = copies ? Phase::stocking : Phase::choosing_magicians;
      if (!copies && options(s).dark_alley && options(s).special_deck == SpecialDeckSide::face_up) {
        for (int deck = kDecks; deck-- > 0;) ask(s, Ask::reveal_top, Seat::chance(), deck);
      }
      return true;
    }
    case Phase::stocking:
      if (t.step < 3 * kDecks) return false;
      t.step = 0;
      t.phase = Phase::choosing_magicians;
      if (options(s).special_deck == SpecialDeckSide::face_up) {
        for (int deck = kDecks; deck-- > 0;) ask(s, Ask::reveal_top, Seat::chance(), deck);
      }
      return true;
    case Phase::choosing_starts:
      begin_choices(s);
      return true;
    case Phase::engineer_tricks: {
      const bool last = t.cursor + 1 == t.players();
      begin_engineer_trick(s);
      t.step = last ? 1 : 0;
      return true;
    }
    case Phase::dealing_powers:
      if (t.step == 1) {
        t.step = 0;
        for (int i = 0; i < t.players(); ++i) prepare_for_free(s, in_seating(s, i), ev);
      }
      if (t.cursor < t.players()) return false;
      t.cursor = 0;
      t.phase = Phase::discarding_powers;
      return true;
    case Phase::discarding_powers:
      for (int i = 0; i < t.players(); ++i) {
        if (hand(s, Seat(i)).discarded_powers.size() < kPowersDiscarded) return false;
      }
      t.phase = Phase::first_initiative;
      return true;
    case Phase::first_initiative:
      if (t.step == 1 && t.cursor == 0) {
        t.step = 0;
        for (int i = 0; i < t.players(); ++i) prepare_for_free(s, in_seating(s, i), ev);
      }
      if (t.cursor < t.players()) return false;
      t.cursor = 0;
      t.step = 0;
      set_first_initiative(s, ev);
      t.phase = options(s).dark_alley ? Phase::first_omens : Phase::rolling;
      if (options(s).dark_alley) {
        for (int omen = kOmens; omen-- > 0;) ask(s, Ask::foretell, Seat::chance(), omen);
      } else {
        t.turn = 1;
      }
      return true;
    case Phase::first_omens:
      t.turn = 1;
      t.phase = Phase::rolling;
      return true;
    default:
      return false;
  }
}

Illegal check_magician(const State& s, const Action& a) {
  if (a.verb != Verb::choose) return Reason::not_now;
  const auto magician = a.first<Magician>();
  if (at(magician) >= options(s).magicians) return Reason::not_in_game;
  for (int i = 0; i < s.table.players(); ++i) {
    const Maybe<Magician> other = player(s, Seat(i)).magician;
    if (other && def(*other).favorite == def(magician).favorite) return Reason::category_chosen;
  }
  return {};
}

void offer_magicians(const State& s, Actions& out) {
  for (int i = 0; i < kMagicians; ++i) {
    const Action a = Action::of(Verb::choose, Magician(i));
    if (!check_magician(s, a)) out.push_back(a);
  }
}

void apply_magician(State& s, const Action& a, Events& ev) {
  const Seat seat = in_seating(s, s.table.cursor);
  player(s, seat).magician = a.first<Magician>();
  ev.push({.kind = EventKind::magician_chosen, .seat = seat, .magician = a.first<Magician>()});
  if (options(s).beginner_setup) set_up_beginner(s, seat, ev);
  next_in_seating(s, phase_after_magicians(s));
}

Illegal check_discard(const State& s, Seat seat, const Action& a) {
  if (a.verb != Verb::discard) return Reason::not_now;
  return hand(s, seat).powers.has(a.a) ? Illegal() : Illegal(Reason::not_in_hand);
}

void offer_discards(const State& s, Seat seat, Actions& out) {
  for (int i = 0; i < kPowers; ++i) {
    if (hand(s, seat).powers.has(i)) out.push_back(Action::of(Verb::discard, Power(i)));
  }
}

void apply_discard(State& s, Seat seat, const Action& a, Events& ev) {
  Hand& h = hand(s, seat);
  h.powers.remove(a.a);
  h.discarded_powers.add(a.a);
  --player(s, seat).powers_in_hand;
  ev.push({.kind = EventKind::power_discarded,
           .seat = seat,
           .power = a.first<Power>(),
           .audience = SeatSet(seat)});
}

Illegal check_start(const State& s, const Pending& top, const Action& a) {
  const Player& p = player(s, top.seat);
  switch (top.ask) {
    case Ask::start_trick:
    case Ask::engineer_trick:
      if (a.verb != Verb::start) return Reason::not_now;
      return may_start_with(s, top, a.first<Trick>()) ? Illegal()
                                                      : Illegal(Reason::not_a_start_trick);
    case Ask::start_specialist:
      if (a.verb != Verb::specialist) return Reason::not_now;
      return is_specialist(a.first<Role>()) ? Illegal() : Illegal(Reason::not_a_specialist);
    case Ask::start_components:
    case Ask::manager_components: {
      const bool one_basic =
          top.ask == Ask::manager_components && options(s).manager_start == ManagerStart::one_basic;
      if (a.verb == Verb::done) return one_basic ? Illegal(Reason::component_required) : Illegal();
      if (a.verb != Verb::take) return Reason::not_now;
      const auto c = a.first<Component>();
      if (tier_of(c) > (one_basic ? 1 : top.a)) return Reason::start_value_exceeded;
      if (top.ask == Ask::manager_components && p.tokens[at(c)] > 0 && !on_manager_slot(p, c)) {
        return Reason::type_on_regular_slot;
      }
      return {};
    }
    default:
      return Reason::not_now;
  }
}

void offer_starts(const State& s, const Pending& top, Actions& out) {
  const auto offer = [&](const Action& a) {
    if (!check_start(s, top, a)) out.push_back(a);
  };
  if (top.ask == Ask::start_trick || top.ask == Ask::engineer_trick) {
    for (int i = 0; i < kTricks; ++i) offer(Action::of(Verb::start, Trick(i)));
  } else if (top.ask == Ask::start_specialist) {
    for (const Role r : {Role::manager, Role::engineer, Role::assistant}) {
      offer(Action::of(Verb::specialist, r));
    }
  } else {
    for_each_component([&](Component c) { offer(Action::of(Verb::take, c)); });
    offer(Action::of(Verb::done));
  }
}

void apply_start(State& s, const Pending& top, const Action& a, Events& ev) {
  Player& p = player(s, top.seat);
  answered(s);
  switch (top.ask) {
    case Ask::start_trick:
    case Ask::engineer_trick:
      s.table.doing.trick = a.first<Trick>();
      return;
    case Ask::start_specialist: {
      const auto role = a.first<Role>();
      add_specialist(s, top.seat, role);
      ev.push({.kind = EventKind::specialist_chosen, .seat = top.seat, .role = role});
      if (role == Role::manager) ask(s, Ask::manager_components, top.seat, 2);
      return;
    }
    default:
      break;
  }
  if (a.verb == Verb::done) return;
  const auto c = a.first<Component>();
  if (top.ask == Ask::manager_components && p.tokens[at(c)] == 0) {
    p.manager_piles[p.manager_piles[0] ? 1 : 0] = c;
  }
  ++p.tokens[at(c)];
  ev.push({.kind = EventKind::component_taken, .seat = top.seat, .component = c});
  const bool one_basic =
      top.ask == Ask::manager_components && options(s).manager_start == ManagerStart::one_basic;
  const int left = one_basic ? 0 : top.a - tier_of(c);
  if (left > 0) ask(s, top.ask, top.seat, left);
}

}  // namespace prestige::trickerion
