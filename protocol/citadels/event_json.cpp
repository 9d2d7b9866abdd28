#include "protocol/citadels/json.h"
#include "protocol/citadels/words.h"

namespace prestige::protocol {

using namespace citadels;

Json event_json(const Event& e) {
  Json out = roomy_object(11);
  out["event"] = id_of(e.kind);
  if (e.seat.is_player()) out["seat"] = e.seat.index();
  if (e.other.is_player()) out["other"] = e.other.index();
  if (e.character) out["character"] = id_of(*e.character);
  if (e.character2) out["character2"] = id_of(*e.character2);
  if (e.card) out["card"] = built_word(*e.card);
  if (e.card2) out["card2"] = built_word(*e.card2);
  if (e.type) out["type"] = id_of(*e.type);
  if (e.amount) out["amount"] = *e.amount;
  if (e.cards) out["cards"] = bag_json(*e.cards);
  return out;
}

Json event_json(const EventView& view) {
  Json out = event_json(view.event);
  if (view.concealed) out["concealed"] = true;
  return out;
}

}  // namespace prestige::protocol
