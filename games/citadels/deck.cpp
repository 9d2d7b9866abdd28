#include "games/citadels/deck.h"

#include <algorithm>
#include <utility>

namespace prestige::citadels {

namespace {

// The end of the group that starts at index from.
std::size_t group_end(const InlineVec<Deck::TailCard, kDeckSize>& tail, std::size_t from) {
  std::size_t end = from + 1;
  while (end < tail.size() && !tail[end].starts_group) ++end;
  return end;
}

// The order of a group, by card and knowledge: equal groups are then equal values.
unsigned key_of(const Deck::TailCard& card) {
  return static_cast<unsigned>(card.district) << 8 | card.known_by;
}

}  // namespace

Bag Deck::next_cards() const {
  if (!shuffled_.empty() || tail_.empty()) return shuffled_;
  Bag group;
  for (std::size_t i = 0, end = group_end(tail_, 0); i < end; ++i) {
    group.add(static_cast<int>(tail_[i].district));
  }
  return group;
}

void Deck::draw_from_tail(District d, Seat drawer) {
  const std::size_t end = group_end(tail_, 0);
  std::size_t at = end;
  KnownBy known_to_some = 0;
  KnownBy known_to_all = kKnownByAll;
  for (std::size_t i = 0; i < end; ++i) {
    if (tail_[i].district != d) continue;
    if (at == end) at = i;
    known_to_some |= tail_[i].known_by;
    known_to_all &= tail_[i].known_by;
  }
  ASSERT(at < end);
  tail_.erase_at(at);
  if (end == 1) return;
  // Those who did not see the card can no longer be sure of the rest of its group; the drawer can,
  // unless it is open which of two equal cards this was.
  const auto drawer_bit = static_cast<KnownBy>(1u << drawer.index());
  const bool unclear = (known_to_some & ~known_to_all & drawer_bit) != 0;
  for (std::size_t i = 0; i + 1 < end; ++i) {
    const bool lost = unclear && tail_[i].district == d;
    tail_[i].known_by = static_cast<KnownBy>(lost ? 0 : tail_[i].known_by & drawer_bit);
    tail_[i].starts_group = false;
  }
  std::ranges::sort(tail_.begin(), tail_.begin() + (end - 1), {}, key_of);
  tail_[0].starts_group = true;
}

void Deck::put_in_group(District d, KnownBy known_by) {
  std::size_t start = tail_.size() - 1;
  while (!tail_[start].starts_group) --start;
  std::size_t at = tail_.size();
  tail_.push_back(TailCard{d, false, known_by});
  for (; at > start && key_of(tail_[at - 1]) > key_of(tail_[at]); --at) {
    std::swap(tail_[at - 1], tail_[at]);
  }
  for (std::size_t i = start; i < tail_.size(); ++i) tail_[i].starts_group = i == start;
}

void Deck::put_under(const Bag& cards, KnownBy known_by) {
  cards.for_each([&](int kind, int count) {
    for (; count > 0; --count) put_under(static_cast<District>(kind), known_by);
  });
}

void Deck::shuffle() {
  shuffled_ = all_cards();
  tail_.clear();
  open_group_ = false;
}

Bag Deck::all_cards() const {
  Bag all = shuffled_;
  for (const TailCard& card : tail_) all.add(static_cast<int>(card.district));
  return all;
}

}  // namespace prestige::citadels
