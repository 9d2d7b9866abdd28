#include <concepts>
#include <optional>

#include "protocol/trickerion/json.h"
#include "protocol/trickerion/write.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

void put(Json& out, std::string_view key, Seat seat) {
  if (seat.is_player()) out[std::string(key)] = seat.index();
}
void put(Json& out, std::string_view key, Card card) {
  if (card.exists()) out[std::string(key)] = value_json(card);
}
template <class E>
void put(Json& out, std::string_view key, Maybe<E> value) {
  if (value) out[std::string(key)] = id_of(*value);
}
void put(Json& out, std::string_view key, std::optional<std::int16_t> number) {
  if (number) out[std::string(key)] = *number;
}

}  // namespace

Json event_json(const Event& e) {
  Json out = roomy_object(12);  // hardly any has more
  out["event"] = id_of(e.kind);
  put(out, "seat", e.seat);
  put(out, "other", e.other);
  put(out, "character", e.character);
  put(out, "character2", e.character2);
  put(out, "role", e.role);
  put(out, "card", e.card);
  put(out, "card2", e.card2);
  put(out, "magician", e.magician);
  put(out, "trick", e.trick);
  put(out, "trick2", e.trick2);
  put(out, "suit", e.suit);
  put(out, "performance", e.performance);
  put(out, "performance2", e.performance2);
  put(out, "slot", e.slot);
  put(out, "corner", e.corner);
  put(out, "prophecy", e.prophecy);
  put(out, "power", e.power);
  put(out, "component", e.component);
  put(out, "component2", e.component2);
  put(out, "die", e.die);
  put(out, "face", e.face);
  put(out, "spot", e.spot);
  put(out, "deck", e.deck);
  put(out, "omen", e.omen);
  put(out, "turn_setup", e.turn_setup);
  put(out, "category", e.category);
  put(out, "fame", e.fame);
  put(out, "coins", e.coins);
  put(out, "shards", e.shards);
  put(out, "amount", e.amount);
  return out;
}

Json event_json(const EventView& view) {
  Json out = event_json(view.event);
  if (view.concealed) out["concealed"] = true;
  return out;
}

}  // namespace prestige::protocol
