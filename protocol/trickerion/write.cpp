#include "protocol/trickerion/write.h"

namespace prestige::protocol {

using namespace trickerion;

Json value_json(Seat seat) {
  if (seat.is_player()) return seat.index();
  if (seat == Seat::chance()) return "chance";
  return seat == Seat::spectator() ? Json("spectator") : Json(nullptr);
}

Json value_json(SeatSet seats) {
  Json out = Json::array();
  seats.for_each([&](Seat seat) { out.push_back(seat.index()); });
  return out;
}

Json value_json(Card card) {
  if (!card.exists()) return nullptr;
  if (card.hidden()) return "face_down";
  return card.is_special() ? id_of(card.special()) : id_of(card.permanent());
}

std::string marker_word(MarkerRef ref) {
  if (!ref.is_guest()) return std::string(id_of(ref.slot()));
  return "guest " + std::to_string(ref.guest_owner()) + " " + std::string(id_of(ref.guest_suit()));
}

Json value_json(Marker marker) {
  if (!marker.exists()) return nullptr;
  Json out = Json::object();
  if (marker.is_players()) {
    out["owner"] = marker.seat().index();
    out["suit"] = id_of(marker.of_suit());
  } else {
    out["owner"] = marker.owner == Marker::kDummy ? "dummy" : "neutral";
  }
  out["top"] = id_of(marker.top_symbol());
  if (marker.stacked != 0) out["stacked"] = true;
  return out;
}

Json value_json(Mods mods) {
  Json out = Json::object();
  if (mods.card()) out["card"] = true;
  if (mods.first() != 0) out["first"] = mods.first();
  if (mods.second() != 0) out["second"] = mods.second();
  if (mods.stack()) out["stack"] = true;
  return out;
}

Json mask_json(std::uint64_t bits, std::span<const std::string_view> names) {
  Json out = Json::array();
  for (std::size_t i = 0; i < names.size(); ++i) {
    if ((bits >> i & 1) != 0) out.push_back(names[i]);
  }
  return out;
}

Json bag_json(const Bag& bag, std::span<const std::string_view> names) {
  Json out = Json::object();
  bag.for_each([&](int kind, int count) {
    out[std::string(names[static_cast<std::size_t>(kind)])] = count;
  });
  return out;
}

Json value_json(const Pending& question) {
  Json out = {{"ask", id_of(question.ask)}, {"seat", value_json(question.seat)}};
  for (const QuestionNumber& number : question_numbers(question.ask)) {
    const std::uint8_t value = number.get(question);
    out[std::string(number.field)] = number.names.empty() ? Json(value) : Json(number.names[value]);
  }
  return out;
}

}  // namespace prestige::protocol
