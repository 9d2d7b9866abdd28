#include "games/citadels/rules/selection.h"

#include "games/citadels/content/tables.h"

namespace prestige::citadels {

namespace {

using enum SlotKind;

// C4.5: seven, six less one, four less one, two.
constexpr std::array<Slot, 8> kTwoPlayers{
    {{down, 0}, {keep, 0}, {keep, 1}, {aside, 1}, {keep, 0}, {aside, 0}, {keep, 1}, {aside, 1}}};
// C4.6: one each, the third puts one aside, one each again.
constexpr std::array<Slot, 9> kThreePlayers{{{down, 0},
                                             {keep, 0},
                                             {keep, 1},
                                             {keep, 2},
                                             {aside, 2},
                                             {keep, 0},
                                             {keep, 1},
                                             {keep, 2},
                                             {aside, 2}}};

// C4.3: one each, the last player leaves one; C4.4: nothing is left.
constexpr SlotRow many_players(int players, int ranks) {
  SlotRow row;
  row.slot[0] = {down, 0};
  for (int i = 0; i < players; ++i) {
    row.slot[static_cast<std::size_t>(i) + 1] = {keep, static_cast<std::uint8_t>(i)};
  }
  const bool one_left = ranks - face_up_count(players, ranks) > players + 1;
  row.size = static_cast<std::uint8_t>(players + (one_left ? 2 : 1));
  if (one_left) row.slot[row.size - 1u] = {aside, static_cast<std::uint8_t>(players - 1)};
  return row;
}

template <std::size_t N>
constexpr SlotRow row_of(const std::array<Slot, N>& slots) {
  SlotRow row{.size = N};
  std::ranges::copy(slots, row.slot.begin());
  return row;
}

// The event of filling the next slot; only who fills it sees the character.
[[gnu::cold, gnu::noinline]] void tell_filled(const State& s, Rank rank, Events& ev) {
  const Slot slot = selection_slots(s.table)[s.table.slots_filled];
  const Seat seat = slot_seat(s.table, slot);
  const bool random = chooser(s.table) == Seat::chance();
  const Character c = s.table.cast[rank];
  if (slot.kind == down) {
    ev.push({.kind = EventKind::character_set_face_down, .character = c, .audience = SeatSet()});
    return;
  }
  ev.push({.kind = slot.kind == keep ? EventKind::character_kept : EventKind::character_put_aside,
           .seat = seat,
           .character = c,
           .audience = random ? SeatSet() : SeatSet(seat)});
}

}  // namespace

constexpr std::array<std::array<SlotRow, kRanksMax + 1>, kPlayersMax + 1> kSlotRows = [] {
  std::array<std::array<SlotRow, kRanksMax + 1>, kPlayersMax + 1> rows{};
  for (int ranks = 0; ranks <= kRanksMax; ++ranks) {
    const auto column = static_cast<std::size_t>(ranks);
    rows[2][column] = row_of(kTwoPlayers);
    rows[3][column] = row_of(kThreePlayers);
    for (int players = 4; players <= kPlayersMax; ++players) {
      rows[static_cast<std::size_t>(players)][column] = many_players(players, ranks);
    }
  }
  return rows;
}();

RankMask pile(const State& s) {
  // Empty slots hold rank 0, whose bit is never in play: no need to know how many are filled.
  unsigned taken = s.table.face_up;
  for (const Rank rank : s.secrets.slot) taken |= 1u << rank;
  return static_cast<RankMask>(s.table.all_ranks() & ~taken);
}

RankMask choices(const State& s) {
  RankMask ranks = pile(s);
  const bool last = s.table.slots_filled + 1u == selection_slots(s.table).size();
  if (last && last_player_rule(s.table.players(), s.table.ranks())) {
    ranks |= bit(s.secrets.slot[0]);
  }
  return ranks;
}

void fill_slot(State& s, Rank rank, Events& ev) {
  if (rank == s.secrets.slot[0]) [[unlikely]] {
    // C4.4: the last player took the face-down card; the other one takes its place.
    s.secrets.slot[0] = static_cast<Rank>(std::countr_zero(pile(s)));
    s.secrets.last_took_down = true;
  }
  const std::size_t index = s.table.slots_filled;
  if (ev.on()) [[unlikely]]
    tell_filled(s, rank, ev);
  s.secrets.slot[index] = rank;
  ++s.table.slots_filled;
}

void hand_out_characters(State& s) {
  const auto slots = selection_slots(s.table);
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (slots[i].kind == keep) s.secrets.holder[s.secrets.slot[i]] = slot_seat(s.table, slots[i]);
  }
}

Seat theater_owner(const State& s) {
  constexpr DistrictMask kTheaters =
      districts_where([](const DistrictDef& def) { return def.swaps_characters; });
  if ((s.table.uniques & kTheaters) == 0) return Seat::nobody();
  for (int i = 0; i < s.table.players(); ++i) {
    if ((city_of(s, Seat(i)).names() & kTheaters) != 0) return Seat(i);
  }
  return Seat::nobody();
}

Illegal check_swap(const State& s, const Action& a) {
  const Seat owner = theater_owner(s);
  if (!s.table.in_cast(a.character()) || s.secrets.holder[rank_of(a.character())] != owner) {
    return Reason::theater_not_your_character;
  }
  if (!is_seat(s, a.swap_opponent())) return Reason::no_such_seat;
  if (a.swap_opponent() == owner) return Reason::theater_needs_opponent;
  return {};
}

void offer_swaps(const State& s, Actions& out) {
  const Seat owner = theater_owner(s);
  for (Rank rank = 1; rank <= s.table.ranks(); ++rank) {
    if (s.secrets.holder[rank] != owner) continue;
    for (int i = 0; i < s.table.players(); ++i) {
      if (Seat(i) != owner) out.push_back(Action::swap(s.table.cast[rank], Seat(i)));
    }
  }
}

void apply_swap(State& s, const Action& a, Events& ev) {
  const Seat owner = theater_owner(s);
  const Seat opponent = a.swap_opponent();
  const Rank given = rank_of(a.character());
  if (s.table.players() <= 3) {  // A64: which of the two is up to chance
    s.secrets.swap_given = given;
    ask(s, {.ask = Ask::receive, .seat = owner, .other = opponent});
    return;
  }
  for (Rank rank = 1; rank <= s.table.ranks(); ++rank) {
    if (s.secrets.holder[rank] == opponent) {
      finish_swap(s, owner, opponent, given, rank, ev);
      return;
    }
  }
}

void finish_swap(State& s, Seat owner, Seat opponent, Rank given, Rank received, Events& ev) {
  s.secrets.holder[given] = opponent;
  s.secrets.holder[received] = owner;
  s.secrets.swap_given = given;
  s.secrets.swap_received = received;
  s.table.swap_owner = owner;
  s.table.swap_opponent = opponent;
  SeatSet both(owner);
  both.add(opponent);
  ev.push({.kind = EventKind::characters_swapped,
           .seat = owner,
           .other = opponent,
           .character = s.table.cast[given],
           .character2 = s.table.cast[received],
           .audience = both});
  s.table.phase = Phase::calling;
}

}  // namespace prestige::citadels
