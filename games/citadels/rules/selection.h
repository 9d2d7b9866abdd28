#pragma once

// C4: the selection phase as a row of slots filled from left to right. A slot is the face-down
// card, a character kept by a player, or a card put aside; the pile is what is in no slot yet.
// What a player saw is therefore the content of the own slot and of all later ones.

#include <array>
#include <span>

#include "games/citadels/action.h"
#include "games/citadels/illegal.h"
#include "games/citadels/rules/verbs.h"

namespace prestige::citadels {

enum class SlotKind : std::uint8_t { down, keep, aside };

struct Slot {
  SlotKind kind;
  std::uint8_t position;  // of the player who fills it, counted from the starter
};

// C4.1: how many characters lie face up.
constexpr int face_up_count(int players, int ranks) {
  return players >= 4 && ranks > players + 2 ? ranks - players - 2 : 0;
}

// C4.4: does the last player choose between the last card and the face-down one?
inline bool last_player_rule(int players, int ranks) {
  return players >= 4 && ranks == players + 1;
}

inline constexpr std::size_t kSlotsMax = 10;
struct alignas(32) SlotRow {
  std::array<Slot, kSlotsMax> slot{};
  std::uint8_t size = 0;
};
// By players and ranks; see selection.cpp.
extern const std::array<std::array<SlotRow, kRanksMax + 1>, kPlayersMax + 1> kSlotRows;

// The slots for a number of players and ranks.
inline std::span<const Slot> selection_slots(int players, int ranks) {
  const SlotRow& row =
      kSlotRows[static_cast<std::size_t>(players)][static_cast<std::size_t>(ranks)];
  return std::span(row.slot).first(row.size);
}
inline std::span<const Slot> selection_slots(const Table& table) {
  return selection_slots(table.players(), table.ranks());
}
inline Seat slot_seat(const Table& table, Slot slot) {
  const int index = table.starter.index() + slot.position;
  return Seat(index < table.players() ? index : index - table.players());
}

// The ranks in no slot and not face up.
RankMask pile(const State& s);

// What the player at the next slot may keep or put aside.
RankMask choices(const State& s);

// Who fills the next slot: chance for the face-down card and a random middle discard.
inline Seat chooser(const Table& table) {
  const Slot slot = selection_slots(table)[table.slots_filled];
  if (slot.kind == SlotKind::keep) return slot_seat(table, slot);
  if (slot.kind == SlotKind::down) return Seat::chance();
  const bool middle = table.players() == 3 && table.slots_filled == 4;
  if (middle && table.options.switches.three_player_mid_discard_random) return Seat::chance();
  return slot_seat(table, slot);
}

void fill_slot(State& s, Rank rank, Events& ev);

// After the last slot: everybody holds what was kept.
void hand_out_characters(State& s);

// C4.7
Seat theater_owner(const State& s);
Illegal check_swap(const State& s, const Action& a);
void offer_swaps(const State& s, Actions& out);
void apply_swap(State& s, const Action& a, Events& ev);
void finish_swap(State& s, Seat owner, Seat opponent, Rank given, Rank received, Events& ev);

}  // namespace prestige::citadels
