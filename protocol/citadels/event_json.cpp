#include "protocol/citadels/json.h"
#include "protocol/citadels/words.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

ObjectWriter event_writer(const Event& e) {
  ObjectWriter out;
  out.put("event", id_of(e.kind));
  if (e.seat.is_player()) out.put("seat", e.seat.index());
  if (e.other.is_player()) out.put("other", e.other.index());
  if (e.character) out.put("character", id_of(*e.character));
  if (e.character2) out.put("character2", id_of(*e.character2));
  if (e.card) out.put("card", built_word(*e.card));
  if (e.card2) out.put("card2", built_word(*e.card2));
  if (e.type) out.put("type", id_of(*e.type));
  if (e.amount) out.put("amount", *e.amount);
  if (e.cards) out.put("cards", bag_text(*e.cards));
  return out;
}

}  // namespace

JsonText event_text(const Event& e) { return event_writer(e).done(); }

JsonText event_text(const EventView& view) {
  ObjectWriter out = event_writer(view.event);
  if (view.concealed) out.put("concealed", true);
  return std::move(out).done();
}

}  // namespace prestige::protocol
