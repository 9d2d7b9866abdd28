#pragma once

// Performance cards, markers and Links: geometry only (section 7.4). Nothing here pays anybody.

#include "games/trickerion/rules/verbs.h"

namespace prestige::trickerion {

SlotMask free_slots(const Show& card);
inline bool is_full(const Show& card) { return free_slots(card) == 0; }

// T7.4: the same colour and suit may not be on a card twice.
bool has_same_marker(const Show& card, Marker m);

// The corners of a slot that lie in a circle of the card.
std::uint8_t circle_corners(Performance card, Slot slot);
// May a marker stand in this free slot so that its own category points to this corner?
inline bool fits(const Show& card, Slot slot, Corner faces) {
  return (free_slots(card) >> at(slot) & 1) != 0 &&
         (circle_corners(*card.card, slot) >> at(faces) & 1) != 0;
}

// Circles of the slot whose other slot holds a marker; those of them that are Links.
CircleMask joined_circles(const Show& card, Slot slot);
CircleMask links_of(const Show& card, Slot slot);
// All Links on the card.
CircleMask links_on(const Show& card);
inline int count_links(const Show& card) { return std::popcount(links_on(card)); }

// Is there a free slot that a circle joins to a marker?
bool can_have_neighbour(const Show& card);
// Would a marker of this category form a Link on one of these slots, in an orientation it may have?
bool can_form_link(const Show& card, SlotMask slots, Category category);

// The other end of a circle.
Slot across(int circle, Slot slot);

// What the Trick with the marker's symbol is now.
inline Trick trick_of(const State& s, Marker m) {
  return *player(s, m.seat()).tricks[m.suit].trick;
}
inline int tier_of_marker(const State& s, Marker m) { return def(trick_of(s, m)).tier; }

}  // namespace prestige::trickerion
