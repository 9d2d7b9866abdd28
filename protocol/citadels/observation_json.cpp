#include "games/citadels/rules/protection.h"
#include "games/citadels/rules/verbs.h"
#include "protocol/citadels/json.h"
#include "protocol/citadels/table_json.h"
#include "protocol/citadels/words.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

// What everybody sees of a seat, and for the viewer the own cards.
Json seat_view_json(const Observation& seen, Seat seat) {
  const Table& table = seen.table;
  Json out = roomy_object(8);
  out["gold"] = table.gold[at(seat)];
  out["hand_size"] = seen.hand_size[at(seat)];
  out["city"] = city_json(table.city[at(seat)]);
  out["tucked_size"] = seen.tucked_size[at(seat)];
  out["completed"] = is_completed(table, seat);
  if (seat != seen.viewer) return out;
  out["hand"] = bag_json(seen.hand);
  out["tucked"] = bag_json(seen.tucked);
  out["characters"] = characters_json(table, seen.characters);
  return out;
}

Json tail_card_json(const Observation::Tail& card) {
  return card.known ? Json(id_of(card.district)) : Json(nullptr);
}

Json deck_view_json(const Observation& seen) {
  Json under = Json::array();
  for (const Observation::Tail& card : seen.tail) {
    if (card.starts_group) under.push_back(Json::array());
    under.back().push_back(tail_card_json(card));
  }
  Json out = roomy_object(2);
  out["shuffled_size"] = seen.shuffled_size;
  out["under"] = std::move(under);
  return out;
}

Json selection_view_json(const Observation& seen) {
  const Table& table = seen.table;
  Json slots = Json::array();
  const std::size_t filled = table.phase == Phase::casting ? 0 : table.slots_filled;
  for (std::size_t i = 0; i < filled; ++i) slots.push_back(character_json(table, seen.slot[i]));
  Json piles = Json::array();
  for (const RankMask pile : seen.seen_pile) {
    if (pile != 0) piles.push_back(characters_json(table, pile));
  }
  Json out = roomy_object(3);
  out["face_up"] = characters_json(table, table.face_up);
  out["slots"] = std::move(slots);
  out["seen_piles"] = std::move(piles);
  return out;
}

Json swap_view_json(const Observation& seen) {
  if (seen.table.swap_owner == Seat::nobody()) return nullptr;
  return {{"owner", seat_json(seen.table.swap_owner)},
          {"opponent", seat_json(seen.table.swap_opponent)},
          {"given", character_json(seen.table, seen.swap_given)},
          {"received", character_json(seen.table, seen.swap_received)}};
}

Json stack_view_json(const Observation& seen) {
  Json out = Json::array();
  for (const Pending& pending : seen.table.pending) {
    out.push_back(pending_json(pending));
    if (pending.ask == Ask::receive && seen.swap_given != 0) {
      out.back()["given"] = character_json(seen.table, seen.swap_given);
    }
  }
  return out;
}

}  // namespace

Json observation_json(const Observation& seen, bool with_options) {
  const bool player = seen.viewer.is_player();
  Json out = roomy_object(48);
  out["viewer"] = player ? Json(seen.viewer.index()) : Json("spectator");
  put_setup(out, seen.table, with_options);
  out["seats"] = Json::array();
  for (int i = 0; i < seen.table.players(); ++i) {
    out["seats"].push_back(seat_view_json(seen, Seat(i)));
  }
  out["deck"] = deck_view_json(seen);
  out["selection"] = selection_view_json(seen);
  out["swap"] = swap_view_json(seen);
  put_marks(out, seen.table);
  out["signed"] = character_json(seen.table, seen.signed_warrant);
  out["rose"] = character_json(seen.table, seen.rose);
  put_turn(out, seen.table);
  out["aside_size"] = seen.aside_size;
  out["aside"] = bag_json(seen.aside);
  out["seen_hand"] = bag_json(seen.seen_hand);
  out["pending"] = stack_view_json(seen);
  return out;
}

}  // namespace prestige::protocol
