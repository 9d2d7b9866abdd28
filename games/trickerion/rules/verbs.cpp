#include "games/trickerion/rules/verbs.h"

#include <utility>

namespace prestige::trickerion {

namespace {

bool spent(const LearnedPower& p) {
  const PowerLimit limit = def(*p.power).limit;
  return limit.uses != 0 && p.used >= limit.uses;
}

}  // namespace

int usable(const State& s, Seat seat, Power power) {
  int copies = 0;
  if (!options(s).powers) return copies;
  for (const LearnedPower& p : player(s, seat).powers) {
    if (p.power == power && !spent(p)) ++copies;
  }
  return copies;
}

void use_power(State& s, Seat seat, Power power, int copies) {
  for (LearnedPower& p : player(s, seat).powers) {
    if (copies == 0) return;
    if (p.power != power || spent(p)) continue;
    ++p.used;
    --copies;
  }
}

void receive_shards(State& s, Seat seat, int n, Events& ev) {
  if (n <= 0) return;
  const int got = n + prophecy(s).shards_more;
  player(s, seat).shards = static_cast<std::uint16_t>(player(s, seat).shards + got);
  gain_fame(s, seat, prophecy(s).shard_fame);
  ev.push({.kind = EventKind::shards_received,
           .seat = seat,
           .fame = static_cast<std::int16_t>(prophecy(s).shard_fame),
           .shards = static_cast<std::int16_t>(got)});
}

int shards_for_slot(const Options& options, std::size_t position) {
  int sum = 0;
  for (std::size_t i = 0; i <= position; ++i) sum += options.power_slots[i];
  return sum;
}

void take_back_power(State& s, Seat seat, std::size_t position) {
  LearnedPower& p = player(s, seat).powers[position];
  hand(s, seat).powers.add(static_cast<int>(*p.power));
  ++player(s, seat).powers_in_hand;
  p = {};
}

void spend_shards(State& s, Seat seat, int n, Events& ev) {
  Player& p = player(s, seat);
  DCHECK(p.shards >= n);
  p.shards = static_cast<std::uint16_t>(p.shards - n);
  if (!options(s).powers) return;
  for (std::size_t i = 0; i < options(s).power_slots.size(); ++i) {
    if (!p.powers[i].power || p.shards >= shards_for_slot(options(s), i)) continue;
    ev.push({.kind = EventKind::power_lost, .seat = seat, .power = p.powers[i].power});
    take_back_power(s, seat, i);
  }
}

Maybe<Suit> suit_of(const Player& p, Trick trick) {
  for (std::size_t i = 0; i < kSuits; ++i) {
    if (p.tricks[i].trick == trick) return Suit(i);
  }
  return {};
}

int regular_tricks(const Player& p) {
  int n = 0;
  for (const OwnTrick& t : p.tricks) n += t.exists() && !t.on_engineer_slot ? 1 : 0;
  return n;
}

bool engineer_slot_free(const Player& p) {
  if (!p.has(Character::engineer)) return false;
  return std::none_of(p.tricks.begin(), p.tricks.end(),
                      [](const OwnTrick& t) { return t.exists() && t.on_engineer_slot; });
}

int put_markers(Player& p, Suit suit, int n) {
  const int put = std::min<int>(n, p.unused[at(suit)]);
  p.unused[at(suit)] = static_cast<std::uint8_t>(p.unused[at(suit)] - put);
  p.tricks[at(suit)].markers = static_cast<std::uint8_t>(p.tricks[at(suit)].markers + put);
  return put;
}

void return_trick(State& s, Seat seat, Suit suit, Events& ev) {
  Player& p = player(s, seat);
  OwnTrick& t = p.tricks[at(suit)];
  int markers = t.markers;
  for (int i = 0; i < kShowsMax; ++i) {
    Show& card = show(s, i);
    for (Marker& m : card.slot) {
      if (!m.is_of(seat) || m.of_suit() != suit) continue;
      markers += 1 + m.stacked;
      m = {};
    }
    for (std::size_t g = card.guests.size(); g-- > 0;) {
      const Marker m = card.guests[g];
      if (!m.is_of(seat) || m.of_suit() != suit) continue;
      markers += 1 + m.stacked;
      card.guests.erase_at(g);
    }
  }
  if (options(s).returned_trick_markers == ReturnedTrickMarkers::supply) {
    p.unused[at(suit)] = static_cast<std::uint8_t>(p.unused[at(suit)] + markers);
  }
  ev.push({.kind = EventKind::trick_returned, .seat = seat, .trick = t.trick});
  s.table.residence |= bit(*t.trick);
  t = {};
}

int regular_piles(const Player& p) {
  int piles = component_types(p);
  for (const Maybe<Component>& pile : p.manager_piles) piles -= pile ? 1 : 0;
  return piles;
}

int free_manager_slots(const Player& p) {
  if (!p.has(Character::manager)) return 0;
  return (p.manager_piles[0] ? 0 : 1) + (p.manager_piles[1] ? 0 : 1);
}

Needs effective(const Player& p) {
  Needs have;
  for (int i = 0; i < kComponents; ++i) {
    have = have.of(Component(i), std::min(7, effective(p, Component(i))));
  }
  return have;
}

bool has_room(const State& s, const Player& p, Component c, int n) {
  const int tokens = p.tokens[at(c)];
  const Limit limit = options(s).component_limit;
  if (limit.exists() && tokens + n > limit.most) return false;
  return tokens > 0 || room_for_types(s, p) > 0;
}

void receive_components(State& s, Seat seat, Component c, int n) {
  Player& p = player(s, seat);
  if (n == 0) return;
  if (p.tokens[at(c)] == 0 && free_regular_piles(p) == 0) {
    p.manager_piles[p.manager_piles[0] ? 1 : 0] = c;
  } else if (p.tokens[at(c)] == 0 && options(s).direct_to_specialist_slots &&
             free_manager_slots(p) > 0) {
    ask(s, Ask::shelf_component, seat, static_cast<int>(c));
  }
  p.tokens[at(c)] = static_cast<std::uint8_t>(p.tokens[at(c)] + n);
}

void remove_components(Player& p, Component c, int n) {
  p.tokens[at(c)] = static_cast<std::uint8_t>(p.tokens[at(c)] - n);
  if (p.tokens[at(c)] > 0) return;
  for (Maybe<Component>& pile : p.manager_piles) {
    if (pile == c) pile = {};
  }
}

void take_into_hand(State& s, Seat seat, Card card) {
  Hand& h = hand(s, seat);
  if (card.is_special()) {
    h.specials.add(static_cast<int>(card.special()));
  } else {
    ++h.permanent[at(card.permanent())];
  }
}

void take_from_hand(State& s, Seat seat, Card card) {
  Hand& h = hand(s, seat);
  if (card.is_special()) {
    h.specials.remove(static_cast<int>(card.special()));
  } else {
    --h.permanent[at(card.permanent())];
  }
}

bool holds(const State& s, Seat seat, Card card) {
  const Hand& h = hand(s, seat);
  if (card.is_special()) return h.specials.has(static_cast<int>(card.special()));
  return card.is_permanent() && h.permanent[at(card.permanent())] > 0;
}

void show_card(State& s, Seat seat, Character c) {
  Player& p = player(s, seat);
  const Card card = hand(s, seat).below[at(c)];
  p.card[at(c)] = card;
  if (!card.is_special()) return;
  --p.specials;
  const int kind = static_cast<int>(card.special());
  if (p.known_specials.has(kind)) p.known_specials.remove(kind);
}

void hide_card(State& s, Seat seat, Character c) {
  Player& p = player(s, seat);
  const Card card = p.card[at(c)];
  if (card.hidden()) return;
  p.card[at(c)] = Card::face_down();
  if (!card.is_special()) return;
  ++p.specials;
  if (shows_known_specials(options(s))) p.known_specials.add(static_cast<int>(card.special()));
}

void count_hand(State& s, Seat seat) {
  const Hand& h = hand(s, seat);
  int n = h.specials.size();
  for (const std::uint8_t k : h.permanent) n += k;
  player(s, seat).hand = static_cast<std::uint8_t>(n);
}

void move_character(State& s, Seat seat, Character from, Character to) {
  Player& p = player(s, seat);
  Hand& h = hand(s, seat);
  p.team = static_cast<CharacterMask>((p.team & ~bit(from)) | bit(to));
  p.duty[at(to)] = std::exchange(p.duty[at(from)], Duty::none);
  p.spot[at(to)] = std::exchange(p.spot[at(from)], Spot::home);
  p.card[at(to)] = std::exchange(p.card[at(from)], Card());
  h.below[at(to)] = std::exchange(h.below[at(from)], Card());
  const std::size_t first = at(Character::apprentice_1);
  p.talent[at(to) - first] = std::exchange(p.talent[at(from) - first], Maybe<Role>());
  Placement& placement = s.table.placement;
  if (placement.seat != seat) return;
  if (placement.who == from) placement.who = to;
  if ((placement.newcomers & bit(from)) != 0) {
    placement.newcomers = static_cast<CharacterMask>((placement.newcomers & ~bit(from)) | bit(to));
  }
}

void swap_characters(State& s, Seat seat, Character a, Character b) {
  Player& p = player(s, seat);
  std::swap(p.duty[at(a)], p.duty[at(b)]);
  std::swap(p.spot[at(a)], p.spot[at(b)]);
  std::swap(p.card[at(a)], p.card[at(b)]);
  std::swap(hand(s, seat).below[at(a)], hand(s, seat).below[at(b)]);
  const std::size_t first = at(Character::apprentice_1);
  std::swap(p.talent[at(a) - first], p.talent[at(b) - first]);
  Placement& placement = s.table.placement;
  if (placement.seat != seat) return;
  if (placement.who == a || placement.who == b) placement.who = placement.who == a ? b : a;
  const CharacterMask both = bit(a) | bit(b);
  const CharacterMask newcomers = placement.newcomers & both;
  if (newcomers == bit(a) || newcomers == bit(b)) {
    placement.newcomers = static_cast<CharacterMask>(placement.newcomers ^ both);
  }
}

int position_of(const State& s, Performance card) {
  for (int i = 0; i < kShowsMax; ++i) {
    if (show(s, i).card == card) return i;
  }
  return -1;
}

void take_marker(Show& card, MarkerRef ref) {
  if (!ref.is_guest()) {
    card.slot[static_cast<std::size_t>(ref.slot())] = {};
    return;
  }
  for (std::size_t i = 0; i < card.guests.size(); ++i) {
    const Marker m = card.guests[i];
    if (m.owner == ref.guest_owner() && m.of_suit() == ref.guest_suit()) {
      card.guests.erase_at(i);
      return;
    }
  }
}

void to_supply(State& s, Marker m) {
  if (!m.is_players()) return;
  Player& p = player(s, m.seat());
  p.unused[m.suit] = static_cast<std::uint8_t>(p.unused[m.suit] + 1 + m.stacked);
}

int markers_on_stage(const State& s, Seat seat) {
  int n = 0;
  for (int i = 0; i < kShowsMax; ++i) {
    for_each_marker(show(s, i), [&](Marker m, MarkerRef) { n += m.is_of(seat) ? 1 : 0; });
  }
  return n;
}

int initiative_place(const State& s, Seat seat) {
  int place = 0;
  while (in_order(s, place) != seat) ++place;
  return place;
}

int initiative_slot(const State& s, int place) {
  if (s.table.players() == 2) {
    return options(s).two_player_initiative_slots[static_cast<std::size_t>(place)];
  }
  return place + 1;
}

}  // namespace prestige::trickerion
