#include "protocol/trickerion/text_parts.h"
#include "protocol/trickerion/texts.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

// Events that read differently with some of their facts.
std::string_view variant_of(const Event& e) {
  switch (e.kind) {
    case EventKind::character_placed:
      if (e.card2.exists()) return ".borrowed";
      return e.spot && is_stage(*e.spot) ? ".stage" : "";
    case EventKind::character_hired:
      return e.amount.value_or(1) > 1 ? ".two" : "";
    case EventKind::marker_moved:
      return e.other != e.seat ? ".opponent" : "";
    case EventKind::components_moved:
      return e.component2 ? ".swap" : "";
    case EventKind::trick_prepared:
      return e.fame ? ".fame" : "";
    case EventKind::beginner_set_taken:
      return e.component2 ? ".two" : "";
    default:
      return "";
  }
}

std::string key_of(const EventView& view) {
  std::string key = "event." + std::string(id_of(view.event.kind));
  if (view.concealed && has_text(kTrickerionTexts, Language::en, key + ".concealed")) {
    return key + ".concealed";
  }
  return key.append(variant_of(view.event));
}

TextParts parts_of(const Event& e, Language language, const Names& names) {
  const auto word = [&](const auto& id) { return word_for(id, language); };
  return {.seat = word_for(e.seat, language, names),
          .other = word_for(e.other, language, names),
          .character = word(e.character),
          .character2 = word(e.character2),
          .role = word(e.role),
          .card = word(e.card),
          .card2 = word(e.card2),
          .magician = word(e.magician),
          .trick = word(e.trick),
          .trick2 = word(e.trick2),
          .suit = word(e.suit),
          .performance = word(e.performance),
          .performance2 = word(e.performance2),
          .slot = word(e.slot),
          .corner = word(e.corner),
          .prophecy = word(e.prophecy),
          .power = word(e.power),
          .component = word(e.component),
          .component2 = word(e.component2),
          .die = word(e.die),
          .face = word(e.face),
          .spot = word(e.spot),
          .deck = word(e.deck),
          .omen = word(e.omen),
          .turn_setup = word(e.turn_setup),
          .category = word(e.category),
          .gains = word(Amounts{e.fame.value_or(0), e.coins.value_or(0), e.shards.value_or(0)}),
          .amount = e.amount ? std::to_string(*e.amount) : std::string()};
}

}  // namespace

std::string sentence(const Event& e, Seat viewer, Language language, const Names& names) {
  const auto view = view_of(e, viewer);
  if (!view) return "";
  return fill_text(key_of(*view), language, parts_of(view->event, language, names));
}

}  // namespace prestige::protocol
