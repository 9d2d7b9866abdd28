#pragma once

// C4: the selection phase as a row of slots filled from left to right. A slot is the face-down
// card, a character kept by a player, or a card put aside; the pile is what is in no slot yet.
// What a player saw is therefore the content of the own slot and of all later ones.

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

// The slots for a number of players and ranks.
std::span<const Slot> selection_slots(int players, int ranks);

inline std::span<const Slot> selection_slots(const Table& table) {
  return selection_slots(table.players(), table.ranks());
}
inline Seat slot_seat(const Table& table, Slot slot) {
  return Seat((table.starter.index() + slot.position) % table.players());
}

// C4.1: how many characters lie face up.
inline int face_up_count(int players, int ranks) {
  return players >= 4 && ranks > players + 2 ? ranks - players - 2 : 0;
}

// C4.4: does the last player choose between the last card and the face-down one?
inline bool last_player_rule(int players, int ranks) {
  return players >= 4 && ranks == players + 1;
}

// The ranks in no slot and not face up.
RankMask pile(const State& s);

// What the player at the next slot may keep or put aside.
RankMask choices(const State& s);
// Who fills the next slot: chance for the face-down card and a random middle discard.
Seat chooser(const Table& table);

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
