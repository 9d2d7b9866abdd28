#include "games/trickerion/rules/stage.h"

namespace prestige::trickerion {

namespace {

bool is_link(const Show& card, int circle) {
  const Circle& c = kCircleDefs[static_cast<std::size_t>(circle)];
  const Marker a = card.slot[at(c.a)];
  const Marker b = card.slot[at(c.b)];
  return a.exists() && b.exists() && a.symbol(c.a_corner) == b.symbol(c.b_corner);
}

constexpr auto kCirclesOfSlot = [] {
  std::array<CircleMask, kSlots> table{};
  for (int i = 0; i < kCircles; ++i) {
    const Circle& c = kCircleDefs[static_cast<std::size_t>(i)];
    table[at(c.a)] = static_cast<CircleMask>(table[at(c.a)] | 1u << i);
    table[at(c.b)] = static_cast<CircleMask>(table[at(c.b)] | 1u << i);
  }
  return table;
}();

constexpr auto kCornersOfCard = [] {
  std::array<std::array<std::uint8_t, kSlots>, kPerformances> table{};
  for (const PerformanceDef& d : card::kDefs) {
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      for (int corner = 0; corner < 4; ++corner) {
        const int circle = circle_at(Slot(slot), Corner(corner));
        if (circle >= 0 && (d.circles >> circle & 1) != 0) {
          table[at(d.id)][slot] = static_cast<std::uint8_t>(table[at(d.id)][slot] | 1u << corner);
        }
      }
    }
  }
  return table;
}();

template <class Test>
CircleMask circles_where(CircleMask among, Test&& test) {
  CircleMask found = 0;
  for (unsigned left = among; left != 0; left &= left - 1) {
    const int circle = std::countr_zero(left);
    if (test(circle)) found = static_cast<CircleMask>(found | 1u << circle);
  }
  return found;
}

}  // namespace

SlotMask free_slots(const Show& card) {
  SlotMask taken = 0;
  for (std::size_t i = 0; i < kSlots; ++i) {
    taken = static_cast<SlotMask>(taken | (card.slot[i].exists() ? 1u << i : 0u));
  }
  return static_cast<SlotMask>(def(*card.card).slots & ~taken);
}

bool has_same_marker(const Show& card, Marker m) {
  bool found = false;
  for_each_marker(card, [&](Marker other, MarkerRef) { found = found || other.same_marker(m); });
  return found;
}

std::uint8_t circle_corners(Performance card, Slot slot) {
  return kCornersOfCard[at(card)][at(slot)];
}

Slot across(int circle, Slot slot) {
  const Circle& c = kCircleDefs[static_cast<std::size_t>(circle)];
  return c.a == slot ? c.b : c.a;
}

CircleMask joined_circles(const Show& card, Slot slot) {
  const auto mine = static_cast<CircleMask>(def(*card.card).circles & kCirclesOfSlot[at(slot)]);
  return circles_where(mine,
                       [&](int circle) { return card.slot[at(across(circle, slot))].exists(); });
}

CircleMask links_of(const Show& card, Slot slot) {
  const auto mine = static_cast<CircleMask>(def(*card.card).circles & kCirclesOfSlot[at(slot)]);
  return circles_where(mine, [&](int circle) { return is_link(card, circle); });
}

CircleMask links_on(const Show& card) {
  return circles_where(def(*card.card).circles, [&](int circle) { return is_link(card, circle); });
}

bool can_have_neighbour(const Show& card) {
  for (unsigned left = free_slots(card); left != 0; left &= left - 1) {
    if (joined_circles(card, Slot(std::countr_zero(left))) != 0) return true;
  }
  return false;
}

bool can_form_link(const Show& card, SlotMask slots, Category category) {
  Show trial = card;
  for (unsigned left = slots; left != 0; left &= left - 1) {
    const auto slot = Slot(std::countr_zero(left));
    for (unsigned faces = circle_corners(*card.card, slot); faces != 0; faces &= faces - 1) {
      const auto corner = Corner(std::countr_zero(faces));
      trial.slot[at(slot)] = Marker::neutral(top_when(category, corner), false);
      if (links_of(trial, slot) != 0) return true;
    }
    trial.slot[at(slot)] = {};
  }
  return false;
}

}  // namespace prestige::trickerion
