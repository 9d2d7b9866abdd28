#include "games/trickerion/observation.h"

namespace prestige::trickerion {

namespace {

bool looks_at_cards(const Table& table, Seat viewer) {
  for (const Pending& p : table.pending) {
    if (p.ask == Ask::keep_special && p.seat == viewer) return true;
    if (p.ask == Ask::draw_hidden && Seat(p.b >> 4) == viewer) return true;
  }
  return false;
}

}  // namespace

int special_copies(const Table& table, Special card) {
  const SpecialDef& d = def(card);
  switch (table.options.special_deck_variant) {
    case SpecialDeckVariant::published_only_48:
      return d.published_copies;
    case SpecialDeckVariant::published_only_40:
      return d.published_copies > 0 ? 1 : 0;
    default:
      return 1 + static_cast<int>(table.copied_specials >> at(card) & 1);
  }
}

Observation observe(const State& s, Seat viewer) {
  Observation seen;
  seen.table = s.table;
  seen.viewer = viewer;
  const bool plays = viewer.index() < s.table.players();
  if (plays) seen.own = s.secrets.hand[static_cast<std::size_t>(viewer.index())];
  const auto everybody = static_cast<std::uint8_t>((1u << s.table.players()) - 1);
  for (std::size_t i = 0; i < kDecks; ++i) {
    for (const SpecialDeck::Entry& entry : s.secrets.deck[i].cards) {
      const bool known = plays ? (entry.known_by >> viewer.index() & 1) != 0
                               : entry.known_by == everybody && entry.is_known();
      SpecialDeck::Entry shown = entry;
      if (!known) shown.card = SpecialDeck::kUnknown;
      seen.deck[i].push_back(shown);
    }
  }
  if (plays && looks_at_cards(s.table, viewer)) seen.looked_at = s.secrets.looked_at;
  return seen;
}

}  // namespace prestige::trickerion
