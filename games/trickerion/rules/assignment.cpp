#include "games/trickerion/rules/assignment.h"

#include "games/trickerion/rules/downtown.h"

namespace prestige::trickerion {

void set_initiative(State& s, Events& ev) {
  auto& order = s.table.order;
  const auto n = static_cast<std::size_t>(s.table.players());
  // Section 5: by Fame ascending; the previous order is reversed among equals.
  std::reverse(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(n));
  for (std::size_t i = 1; i < n; ++i) {
    for (std::size_t j = i; j > 0 && player(s, order[j]).fame < player(s, order[j - 1]).fame; --j) {
      std::swap(order[j], order[j - 1]);
    }
  }
  for (std::size_t i = 0; i < n; ++i) {
    ev.push({.kind = EventKind::initiative_set,
             .seat = order[i],
             .amount = static_cast<std::int16_t>(initiative_slot(s, static_cast<int>(i)))});
  }
}

int advertise_cost(const State& s, Seat seat) {
  const int slot = initiative_slot(s, initiative_place(s, seat));
  return std::max(0, slot - sum_powers(s, seat, &PowerDef::advertise_less));
}

bool can_advertise(const State& s, Seat seat) {
  if (s.table.turn == 1 && !options(s).advertise_in_turn_1) return false;
  return player(s, seat).coins >= advertise_cost(s, seat);
}

void advertise(State& s, Seat seat, Events& ev) {
  const int cost = advertise_cost(s, seat);
  const int fame = most_of_powers(s, seat, &PowerDef::advertise_fame, options(s).advertise_fame);
  pay_coins(s, seat, cost);
  gain_fame(s, seat, fame);
  player(s, seat).advertised = true;
  ev.push({.kind = EventKind::advertised,
           .seat = seat,
           .fame = static_cast<std::int16_t>(fame),
           .coins = static_cast<std::int16_t>(-cost)});
}

// Section 12.

Illegal check_learn_power(const State& s, Seat seat, const Action& a) {
  if (a.verb != Verb::learn_power) return Reason::not_now;
  const Player& p = player(s, seat);
  const auto power = a.first<Power>();
  const std::size_t slot = a.b;
  if (!hand(s, seat).powers.has(a.a)) return Reason::not_in_hand;
  if (slot < 1 || slot > options(s).power_slots.size()) return Reason::no_such_power_slot;
  if ((def(power).slots >> (slot - 1) & 1) == 0) return Reason::wrong_power_slot;
  if (p.shards < shards_for_slot(options(s), slot - 1)) return Reason::power_slot_closed;
  const int tier = static_cast<int>(def(power).colour) + 1;
  return p.coins >= threshold_coins(s, seat, tier, 0) ? Illegal()
                                                      : Illegal(Reason::not_enough_coins);
}

void offer_learn_power(const State& s, Seat seat, Actions& out) {
  for (int i = 0; i < kPowers; ++i) {
    if (!hand(s, seat).powers.has(i)) continue;
    for (int slot = 1; slot <= kPowerSlots; ++slot) {
      const Action a = Action::of(Verb::learn_power, Power(i), slot);
      if (!check_learn_power(s, seat, a)) out.push_back(a);
    }
  }
}

void learn_power(State& s, Seat seat, const Action& a, Events& ev) {
  const std::size_t slot = a.b - 1u;
  const int coins = threshold_coins(s, seat, static_cast<int>(def(a.first<Power>()).colour) + 1, 0);
  pay_coins(s, seat, coins);
  if (player(s, seat).powers[slot].power) take_back_power(s, seat, slot);
  hand(s, seat).powers.remove(a.a);
  --player(s, seat).powers_in_hand;
  player(s, seat).powers[slot] = {.power = a.first<Power>()};
  ev.push({.kind = EventKind::power_learned,
           .seat = seat,
           .power = a.first<Power>(),
           .coins = static_cast<std::int16_t>(-coins),
           .amount = static_cast<std::int16_t>(a.b)});
}

// ASSIGN.

void begin_assigning(State& s) {
  for (int i = 0; i < s.table.players(); ++i) {
    player(s, Seat(i)).confirmed = false;
    hand(s, Seat(i)).assigned = 0;
    hand(s, Seat(i)).below.fill(Card());
  }
}

Maybe<Character> next_to_assign(const State& s, Seat seat) {
  const unsigned left = static_cast<unsigned>(player(s, seat).team) >>
                        hand(s, seat).assigned << hand(s, seat).assigned;
  return left == 0 ? Maybe<Character>() : Maybe<Character>(Character(std::countr_zero(left)));
}

Illegal check_assigning(const State& s, Seat seat, const Action& a) {
  const bool confirmed = player(s, seat).confirmed;
  if (a.verb == Verb::withdraw) return confirmed ? Illegal() : Illegal(Reason::not_confirmed);
  if (confirmed) return Reason::already_confirmed;
  if (a.verb == Verb::confirm) {
    return next_to_assign(s, seat) ? Illegal(Reason::characters_left) : Illegal();
  }
  if (a.verb != Verb::assign && a.verb != Verb::leave) return Reason::not_now;
  if (next_to_assign(s, seat) != Maybe<Character>(a.first<Character>()))
    return Reason::not_this_character;
  if (a.verb == Verb::leave) return {};
  return holds(s, seat, a.second<Card>()) ? Illegal() : Illegal(Reason::not_in_hand);
}

void offer_assigning(const State& s, Seat seat, Actions& out) {
  if (player(s, seat).confirmed) return out.push_back(Action::of(Verb::withdraw));
  if (const Maybe<Character> next = next_to_assign(s, seat)) {
    for (int l = 0; l < kLocations; ++l) {
      if (hand(s, seat).permanent[static_cast<std::size_t>(l)] > 0) {
        out.push_back(Action::of(Verb::assign, *next, Card(Location(l))));
      }
    }
    for (std::uint64_t left = hand(s, seat).specials.kinds(); left != 0; left &= left - 1) {
      out.push_back(Action::of(Verb::assign, *next, Card(Special(std::countr_zero(left)))));
    }
    return out.push_back(Action::of(Verb::leave, *next));
  }
  out.push_back(Action::of(Verb::confirm));
}

void apply_assigning(State& s, Seat seat, const Action& a, Events& ev) {
  Hand& h = hand(s, seat);
  switch (a.verb) {
    case Verb::assign:
      take_from_hand(s, seat, a.second<Card>());
      h.below[a.a] = a.second<Card>();
      h.assigned = static_cast<std::uint8_t>(a.a + 1);
      return ev.push({.kind = EventKind::card_assigned,
                      .seat = seat,
                      .character = Character(a.a),
                      .card = a.second<Card>(),
                      .audience = SeatSet(seat),
                      .unseen = true});
    case Verb::leave:
      h.assigned = static_cast<std::uint8_t>(a.a + 1);
      return;
    case Verb::confirm:
      player(s, seat).confirmed = true;
      return ev.push({.kind = EventKind::plan_confirmed, .seat = seat});
    default:
      player(s, seat).confirmed = false;
      for (Card& card : h.below) {
        if (card.exists()) take_into_hand(s, seat, card);
        card = {};
      }
      h.assigned = 0;
      return ev.push({.kind = EventKind::plan_withdrawn, .seat = seat});
  }
}

void reveal(State& s, Events& ev) {
  s.table.sealed = prophecy(s).cards_stay_hidden;
  bool any = false;
  for (int i = 0; i < s.table.players(); ++i) {
    const Seat seat(i);
    Player& p = player(s, seat);
    count_hand(s, seat);
    for_each_character(p.team, [&](Character c) {
      const Card card = hand(s, seat).below[at(c)];
      if (!card.exists()) return;
      any = true;
      p.duty[at(c)] = Duty::unresolved;
      p.card[at(c)] = Card::face_down();
      // Under Sealed Orders the others see only that there is a card (R63).
      if (!s.table.sealed) show_card(s, seat, c);
      ev.push({.kind = s.table.sealed ? EventKind::card_sealed : EventKind::card_revealed,
               .seat = seat,
               .character = c,
               .card = card,
               .audience = s.table.sealed ? std::optional(SeatSet(seat)) : std::nullopt});
    });
  }
  if (!any) ev.push({.kind = EventKind::no_cards_revealed});
}

// Reveal effects.

namespace {

CharacterMask with_cards(const State& s, Seat seat) {
  CharacterMask mask = 0;
  const Player& p = player(s, seat);
  for_each_character(p.team, [&](Character c) {
    if (p.duty[at(c)] == Duty::unresolved) mask = static_cast<CharacterMask>(mask | bit(c));
  });
  return mask;
}

// The public and the hidden side of a card that changed its place.
void lay(State& s, Seat seat, Character c, Card card) {
  hand(s, seat).below[at(c)] = card;
  player(s, seat).card[at(c)] = Card::face_down();
  if (!s.table.sealed) show_card(s, seat, c);
}

}  // namespace

bool can_change_plan(const State& s, Seat seat) {
  return usable(s, seat, Power::ears_among_the_townsfolk) > 0;
}

Illegal check_plan(const State& s, Seat seat, const Action& a) {
  if (a.verb == Verb::keep_plan) return {};
  const CharacterMask cards = with_cards(s, seat);
  const auto has_card = [&](std::uint8_t c) { return c < kCharacters && (cards >> c & 1) != 0; };
  if (a.verb == Verb::swap_plan) {
    if (!has_card(a.a) || !has_card(a.b)) return Reason::no_card_there;
    return a.a < a.b ? Illegal() : Illegal(Reason::two_different_characters);
  }
  if (a.verb != Verb::change_plan) return Reason::not_now;
  if (!has_card(a.a)) return Reason::no_card_there;
  return holds(s, seat, a.second<Card>()) ? Illegal() : Illegal(Reason::not_in_hand);
}

void offer_plans(const State& s, Seat seat, Actions& out) {
  const CharacterMask cards = with_cards(s, seat);
  for_each_character(cards, [&](Character c) {
    for_each_character(cards, [&](Character d) {
      if (c < d) out.push_back(Action::of(Verb::swap_plan, c, d));
    });
  });
  for_each_character(cards, [&](Character c) {
    for (int code = 1; code < Card::kCodes; ++code) {
      const Card card = Card::from_code(static_cast<std::uint8_t>(code));
      if (holds(s, seat, card)) out.push_back(Action::of(Verb::change_plan, c, card));
    }
  });
  out.push_back(Action::of(Verb::keep_plan));
}

void apply_plan(State& s, Seat seat, const Action& a, Events& ev) {
  use_power(s, seat, Power::ears_among_the_townsfolk, 1);
  const auto audience = s.table.sealed ? std::optional(SeatSet(seat)) : std::nullopt;
  if (a.verb == Verb::keep_plan) {
    gain_coins(s, seat, 1);
    return ev.push({.kind = EventKind::plan_kept, .seat = seat, .coins = std::int16_t{1}});
  }
  const auto first = Character(a.a);
  const Card old = hand(s, seat).below[a.a];
  hide_card(s, seat, first);
  if (a.verb == Verb::swap_plan) {
    const Card other = hand(s, seat).below[a.b];
    hide_card(s, seat, Character(a.b));
    lay(s, seat, first, other);
    lay(s, seat, Character(a.b), old);
    return ev.push({.kind = EventKind::plan_swapped,
                    .seat = seat,
                    .character = first,
                    .character2 = Character(a.b),
                    .card = other,
                    .card2 = old,
                    .audience = audience,
                    .unseen = s.table.sealed});
  }
  take_into_hand(s, seat, old);
  take_from_hand(s, seat, a.second<Card>());
  lay(s, seat, first, a.second<Card>());
  count_hand(s, seat);
  ev.push({.kind = EventKind::plan_changed,
           .seat = seat,
           .character = first,
           .card = a.second<Card>(),
           .card2 = old,
           .audience = audience,
           .unseen = s.table.sealed});
}

}  // namespace prestige::trickerion
