#include "games/citadels/observation.h"
#include "games/citadels/rules/pending.h"
#include "games/citadels/rules/selection.h"

namespace prestige::citadels {

namespace {

void observe_numbers(const State& s, Observation& seen) {
  for (std::size_t i = 0; i < kPlayersMax; ++i) {
    seen.hand_size[i] = static_cast<std::uint8_t>(s.secrets.hand[i].size());
    seen.tucked_size[i] = static_cast<std::uint8_t>(s.secrets.tucked[i].size());
  }
  seen.aside_size = static_cast<std::uint8_t>(s.secrets.aside.size());
  seen.shuffled_size = static_cast<std::uint8_t>(s.secrets.deck.shuffled().size());
}

// C12.22: what the viewer is certain of below the deck. Known cards of a group are listed first, so
// that the order tells nothing.
void observe_tail(const State& s, Seat viewer, Observation& seen) {
  const auto& tail = s.secrets.deck.tail();
  const auto is_public = [](const Deck::TailCard& card) { return card.known_by == kKnownByAll; };
  const auto knows = [&](const Deck::TailCard& card) {
    return is_public(card) || (viewer.is_player() && (card.known_by & known_by(viewer)) != 0);
  };
  for (std::size_t from = 0; from < tail.size();) {
    std::size_t end = from + 1;
    while (end < tail.size() && !tail[end].starts_group) ++end;
    bool starts = true;
    for (const bool known : {true, false}) {
      for (std::size_t i = from; i < end; ++i) {
        if (knows(tail[i]) != known) continue;
        seen.tail.push_back(
            {known, known ? tail[i].district : District{}, starts, known && is_public(tail[i])});
        starts = false;
      }
    }
    from = end;
  }
}

// C12.3, C12.6: the viewer's part of the selection.
void observe_selection(const State& s, Seat viewer, Observation& seen) {
  const auto slots = selection_slots(s.table);
  const RankMask in_play = static_cast<RankMask>(s.table.all_ranks() & ~s.table.face_up);
  RankMask rest = in_play;
  // What lay face down while the piles went round.
  const Rank down = s.secrets.last_took_down ? s.secrets.slot[slots.size() - 1] : s.secrets.slot[0];
  std::size_t looks = 0;
  const bool last_rule = last_player_rule(s.table.players(), s.table.ranks());
  // The slot that is being filled shows its pile, too.
  const std::size_t count = std::min<std::size_t>(
      slots.size(), s.table.slots_filled + (s.table.phase == Phase::selecting ? 1u : 0u));
  for (std::size_t i = 0; i < count; ++i) {
    const bool filled = i < s.table.slots_filled;
    const bool mine = slots[i].kind != SlotKind::down && slot_seat(s.table, slots[i]) == viewer;
    const bool last = last_rule && i + 1 == slots.size();
    if (mine && slots[i].kind == SlotKind::keep && looks < seen.seen_pile.size()) {
      seen.seen_pile[looks++] = last ? static_cast<RankMask>(rest | bit(down)) : rest;
      if (last) {
        // Before the choice slot 0 still holds the face-down card, afterwards what was returned.
        seen.slot[0] = filled ? s.secrets.slot[0] : Rank{0};
      }
    }
    const bool random_middle = slots[i].kind == SlotKind::aside && s.table.players() == 3 &&
                               i == 4 && s.table.options.switches.three_player_mid_discard_random;
    if (mine && filled && !random_middle) seen.slot[i] = s.secrets.slot[i];
    if (filled) rest &= static_cast<RankMask>(~bit(i == 0 ? down : s.secrets.slot[i]));
  }
  for (Rank rank = 1; rank <= s.table.ranks(); ++rank) {
    if (s.secrets.holder[rank] == viewer) seen.characters |= bit(rank);
  }
}

void observe_pending(const State& s, Seat viewer, Observation& seen) {
  for (const Pending& pending : s.table.pending) {
    if (pending.seat != viewer) continue;
    const bool own_cards = pending.ask == Ask::keep || pending.ask == Ask::research ||
                           pending.ask == Ask::redraw || pending.ask == Ask::pay_cards;
    if (own_cards) seen.aside = s.secrets.aside;
    if (pending.ask == Ask::look) {
      seen.seen_hand = s.secrets.hand[at(pending.other)];
    }
  }
}

}  // namespace

Observation observe(const State& s, Seat viewer) {
  Observation seen;
  seen.viewer = viewer;
  seen.table = s.table;
  observe_numbers(s, seen);
  observe_tail(s, viewer, seen);
  const bool blank_tells = s.table.blank_shown != 0;  // B14
  if (blank_tells || s.table.rose_shown) seen.rose = s.secrets.rose;
  if (!viewer.is_player() || viewer.index() >= s.table.players()) return seen;
  seen.hand = hand_of(s, viewer);
  seen.tucked = s.secrets.tucked[at(viewer)];
  observe_selection(s, viewer, seen);
  observe_pending(s, viewer, seen);
  if (s.table.magistrate == viewer) seen.signed_warrant = s.secrets.signed_warrant;
  if (s.table.blackmailer == viewer) seen.rose = s.secrets.rose;
  const bool swapping = s.table.swap_owner == viewer || s.table.swap_opponent == viewer;
  const bool giving = !s.table.pending.empty() && s.table.pending.back().ask == Ask::receive &&
                      s.table.pending.back().seat == viewer;
  if (swapping || giving) {
    seen.swap_given = s.secrets.swap_given;
    seen.swap_received = s.secrets.swap_received;
  }
  return seen;
}

}  // namespace prestige::citadels
