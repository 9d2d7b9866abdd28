#include "games/trickerion/rules/chance.h"

#include "games/trickerion/rules/dark_alley.h"
#include "games/trickerion/rules/downtown.h"
#include "games/trickerion/rules/downtown_answers.h"
#include "games/trickerion/rules/setup.h"
#include "games/trickerion/rules/stage.h"

namespace prestige::trickerion {

namespace {

template <class E>
void offer_mask(Verb verb, std::uint64_t mask, Outcomes& out) {
  for (; mask != 0; mask &= mask - 1) {
    out.push_back({Action::of(verb, E(std::countr_zero(mask))), 1});
  }
}

template <class E>
void offer_bag(Verb verb, const Bag& bag, std::uint64_t among, Outcomes& out) {
  for (std::uint64_t left = bag.kinds() & among; left != 0; left &= left - 1) {
    const int kind = std::countr_zero(left);
    out.push_back({Action::of(verb, E(kind)), static_cast<std::uint32_t>(bag.count(kind))});
  }
}

void offer_faces(Die die, Outcomes& out) {
  const auto faces = faces_of(die);
  for (int f = 0; f < kFaces; ++f) {
    const auto weight = static_cast<std::uint32_t>(std::count(faces.begin(), faces.end(), Face(f)));
    if (weight > 0) out.push_back({Action::of(Verb::roll, die, Face(f)), weight});
  }
}

// R98: a random slot with at least two circles, any way round.
void offer_dummies(const State& s, int position, Outcomes& out) {
  const Performance card = *show(s, position).card;
  for (int slot = 0; slot < kSlots; ++slot) {
    if (std::popcount(static_cast<unsigned>(circle_corners(card, Slot(slot)))) < 2) continue;
    for (int top = 0; top < kCategories; ++top) {
      out.push_back({Action::of(Verb::dummy, Slot(slot), Category(top)), 1});
    }
  }
}

PerformanceMask entering_cards(const State& s) {
  const Options& o = options(s);
  if (s.table.phase == Phase::opening) {
    const bool duel = o.duel && o.duel_start_card == DuelStartCard::duel;
    return s.table.unseen_performances & cards_of(Theater::riverside, duel);
  }
  return s.table.unseen_performances & cards_of(*next_theater(s), o.duel);
}

std::uint64_t seats_without_place(const State& s) {
  std::uint64_t seats = (1u << s.table.players()) - 1;
  for (int i = 0; i < s.table.cursor; ++i) seats &= ~(std::uint64_t{1} << in_order(s, i).index());
  return seats;
}

void offer_seats(Verb verb, std::uint64_t seats, Outcomes& out) {
  for (; seats != 0; seats &= seats - 1) {
    out.push_back({Action::of(verb, Seat(std::countr_zero(seats))), 1});
  }
}

// default_60: three different published cards of each deck get a second copy.
std::uint64_t cards_to_copy(const State& s) {
  const int deck = s.table.step / 3;
  std::uint64_t cards = 0;
  for (int i = deck * kSpecialsPerDeck; i < (deck + 1) * kSpecialsPerDeck; ++i) {
    const bool single = s.secrets.deck[static_cast<std::size_t>(deck)].pool.count(i) == 1;
    if (def(Special(i)).published_copies > 0 && single) cards |= std::uint64_t{1} << i;
  }
  return cards;
}

// The Powers of the colour that is dealt next to the player at the cursor.
std::uint64_t powers_to_deal(const State& s) {
  const int dealt = hand(s, Seat(s.table.cursor)).powers.size();
  std::uint64_t powers = 0;
  for (int i = 0; i < kPowers; ++i) {
    if (static_cast<int>(def(Power(i)).colour) == dealt / kPowersDealt)
      powers |= std::uint64_t{1} << i;
  }
  return powers;
}

void offer_pending(const State& s, const Pending& top, Outcomes& out) {
  switch (top.ask) {
    case Ask::roll:
      return offer_faces(Die(top.a), out);
    case Ask::gamble:
      return offer_faces(Die::bank_1, out);
    case Ask::dummy:
      return offer_dummies(s, top.a, out);
    case Ask::reveal_top:
      return offer_bag<Special>(Verb::top, s.secrets.deck[top.a].pool, ~std::uint64_t{0}, out);
    case Ask::foretell:
      return offer_mask<Prophecy>(Verb::foretell, s.table.unseen_prophecies, out);
    case Ask::draw_hidden:
      return offer_bag<Special>(Verb::draw, s.secrets.deck[top.a].pool, ~std::uint64_t{0}, out);
    default:
      return;
  }
}

void apply_pending(State& s, const Action& a, Events& ev) {
  const Pending top = answered(s);
  switch (top.ask) {
    case Ask::roll:
      return roll_result(s, top, a.second<Face>(), ev);
    case Ask::gamble:
      gain_coins(s, me(s), coins_of(a.second<Face>()));
      return ev.push({.kind = EventKind::wager_settled,
                      .seat = me(s),
                      .face = a.second<Face>(),
                      .coins = static_cast<std::int16_t>(coins_of(a.second<Face>()) - kWager)});
    case Ask::dummy:
      show(s, top.a).slot[a.a] = Marker::neutral(a.second<Category>(), true);
      return ev.push({.kind = EventKind::dummy_placed,
                      .performance = show(s, top.a).card,
                      .slot = a.first<Slot>(),
                      .category = a.second<Category>()});
    case Ask::reveal_top:
      return top_revealed(s, top.a, a.first<Special>(), ev);
    case Ask::foretell:
      s.table.unseen_prophecies &= ~bit(a.first<Prophecy>());
      s.table.omen[top.a] = a.first<Prophecy>();
      return ev.push({.kind = EventKind::prophecy_pending,
                      .prophecy = a.first<Prophecy>(),
                      .omen = Omen(top.a)});
    default:
      return special_drawn(s, top, a.first<Special>(), ev);
  }
}

void deal_power(State& s, Power power, Events& ev) {
  const Seat seat(s.table.cursor);
  s.secrets.power_pool.remove(static_cast<int>(power));
  hand(s, seat).powers.add(static_cast<int>(power));
  ++player(s, seat).powers_in_hand;
  ev.push(
      {.kind = EventKind::power_dealt, .seat = seat, .power = power, .audience = SeatSet(seat)});
  if (hand(s, seat).powers.size() == 3 * kPowersDealt) ++s.table.cursor;
}

void use_setup_card(State& s, TurnSetup card, Events& ev) {
  const TurnSetupDef& d = def(card);
  s.table.setup_card = card;
  s.table.closed = d.closed;
  s.table.closed_days = d.weekdays;
  ev.push({.kind = EventKind::turn_set_up, .turn_setup = card});
}

// A die needs no list: its six faces are equally likely.
Maybe<Die> rolled_die(const State& s) {
  if (s.table.pending.empty()) {
    return s.table.phase == Phase::rolling ? Maybe<Die>(Die(s.table.step)) : Maybe<Die>();
  }
  const Pending& top = s.table.pending.back();
  if (top.ask == Ask::gamble) return Die::bank_1;
  return top.ask == Ask::roll ? Maybe<Die>(Die(top.a)) : Maybe<Die>();
}

}  // namespace

bool chance_acts(const State& s) {
  if (!s.table.pending.empty()) return s.table.pending.back().seat == Seat::chance();
  switch (s.table.phase) {
    case Phase::seating:
    case Phase::opening:
    case Phase::stocking:
    case Phase::dealing_powers:
    case Phase::first_initiative:
    case Phase::rolling:
    case Phase::turn_setup:
    case Phase::moving_cards:
      return true;
    default:
      return false;
  }
}

void chance_outcomes(const State& s, Outcomes& out) {
  out.clear();
  if (!chance_acts(s)) return;
  if (!s.table.pending.empty()) return offer_pending(s, s.table.pending.back(), out);
  switch (s.table.phase) {
    case Phase::seating:
      return offer_seats(Verb::first_seat, (1u << s.table.players()) - 1, out);
    case Phase::opening:
    case Phase::moving_cards:
      return offer_mask<Performance>(Verb::enter, entering_cards(s), out);
    case Phase::stocking:
      return offer_mask<Special>(Verb::copy, cards_to_copy(s), out);
    case Phase::dealing_powers:
      return offer_bag<Power>(Verb::deal, s.secrets.power_pool, powers_to_deal(s), out);
    case Phase::first_initiative:
      return offer_seats(Verb::initiative, seats_without_place(s), out);
    case Phase::rolling:
      return offer_faces(Die(s.table.step), out);
    default:
      return offer_mask<TurnSetup>(Verb::turn_setup, s.table.unseen_setups, out);
  }
}

Action sample_chance(const State& s, Rng& rng) {
  if (const Maybe<Die> die = rolled_die(s)) {
    return Action::of(Verb::roll, *die, faces_of(*die)[rng.below(6)]);
  }
  Outcomes outcomes;
  chance_outcomes(s, outcomes);
  std::uint32_t total = 0;
  for (const WeightedAction& o : outcomes) total += o.weight;
  std::uint32_t pick = rng.below(total);
  for (const WeightedAction& o : outcomes) {
    if (pick < o.weight) return o.action;
    pick -= o.weight;
  }
  return outcomes.back().action;
}

Illegal check_chance(const State& s, const Action& a) {
  Outcomes outcomes;
  chance_outcomes(s, outcomes);
  for (const WeightedAction& o : outcomes) {
    if (o.action == a) return {};
  }
  return Reason::cannot_happen;
}

void apply_chance(State& s, const Action& a, Events& ev) {
  Table& t = s.table;
  if (!t.pending.empty()) return apply_pending(s, a, ev);
  switch (t.phase) {
    case Phase::seating:
      t.first_seat = a.first<Seat>();
      t.phase = Phase::opening;
      return;
    case Phase::opening:
      enter_card(s, t.step++, a.first<Performance>(), ev);
      return;
    case Phase::moving_cards:
      ++t.entered;
      t.phase = options(s).dark_alley ? Phase::prophesying : Phase::special_cards;
      return enter_card(s, 0, a.first<Performance>(), ev);
    case Phase::stocking: {
      SpecialDeck& deck = s.secrets.deck[static_cast<std::size_t>(t.step / 3)];
      deck.pool.add(a.a);
      deck.cards.push_back({});
      t.copied_specials |= std::uint64_t{1} << a.a;
      ++t.step;
      return ev.push({.kind = EventKind::special_copied, .card = a.first<Special>()});
    }
    case Phase::dealing_powers:
      return deal_power(s, a.first<Power>(), ev);
    case Phase::first_initiative:
      t.order[t.cursor++] = a.first<Seat>();
      return ev.push({.kind = EventKind::initiative_set,
                      .seat = a.first<Seat>(),
                      .amount = static_cast<std::int16_t>(initiative_slot(s, t.cursor - 1))});
    case Phase::rolling:
      t.dice[t.step++] = a.second<Face>();
      return ev.push(
          {.kind = EventKind::die_rolled, .die = a.first<Die>(), .face = a.second<Face>()});
    default:
      // The first card of the deck is used at once, the one below it lies open.
      t.unseen_setups = static_cast<std::uint16_t>(t.unseen_setups & ~(1u << a.a));
      if (!t.setup_card) return use_setup_card(s, a.first<TurnSetup>(), ev);
      t.next_setup_card = a.first<TurnSetup>();
      return ev.push({.kind = EventKind::next_turn_setup_shown, .turn_setup = t.next_setup_card});
  }
}

}  // namespace prestige::trickerion
