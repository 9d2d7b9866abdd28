#include "games/citadels/rules/protection.h"
#include "games/citadels/rules/verbs.h"
#include "protocol/citadels/json.h"
#include "protocol/citadels/table_json.h"
#include "protocol/citadels/words.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

// What everybody sees of a seat, and for the viewer the own cards.
JsonText seat_view_text(const Observation& seen, Seat seat) {
  const Table& table = seen.table;
  ObjectWriter out;
  out.put("gold", table.gold[at(seat)]);
  out.put("hand_size", seen.hand_size[at(seat)]);
  out.put("city", city_text(table.city[at(seat)]));
  out.put("tucked_size", seen.tucked_size[at(seat)]);
  out.put("completed", is_completed(table, seat));
  if (seat == seen.viewer) {
    out.put("hand", bag_text(seen.hand));
    out.put("tucked", bag_text(seen.tucked));
    out.put("characters", characters_text(table, seen.characters));
  }
  return std::move(out).done();
}

JsonText seats_view_text(const Observation& seen) {
  ListWriter out;
  for (int i = 0; i < seen.table.players(); ++i) out.add(seat_view_text(seen, Seat(i)));
  return std::move(out).done();
}

JsonText deck_view_text(const Observation& seen) {
  ListWriter under;
  std::optional<ListWriter> group;
  for (const Observation::Tail& card : seen.tail) {
    if (card.starts_group && group) under.add(std::move(*group).done());
    if (card.starts_group) group.emplace();
    if (card.known) {
      group->add(id_of(card.district));
    } else {
      group->add(nullptr);
    }
  }
  if (group) under.add(std::move(*group).done());
  ObjectWriter out;
  out.put("shuffled_size", seen.shuffled_size);
  out.put("under", std::move(under).done());
  return std::move(out).done();
}

JsonText selection_view_text(const Observation& seen) {
  const Table& table = seen.table;
  ListWriter slots;
  const std::size_t filled = table.phase == Phase::casting ? 0 : table.slots_filled;
  for (std::size_t i = 0; i < filled; ++i) slots.add(character_text(table, seen.slot[i]));
  ListWriter piles;
  for (const RankMask pile : seen.seen_pile) {
    if (pile != 0) piles.add(characters_text(table, pile));
  }
  ObjectWriter out;
  out.put("face_up", characters_text(table, table.face_up));
  out.put("slots", std::move(slots).done());
  out.put("seen_piles", std::move(piles).done());
  return std::move(out).done();
}

JsonText swap_view_text(const Observation& seen) {
  if (seen.table.swap_owner == Seat::nobody()) return {};
  ObjectWriter out;
  out.put("owner", seat_text(seen.table.swap_owner));
  out.put("opponent", seat_text(seen.table.swap_opponent));
  out.put("given", character_text(seen.table, seen.swap_given));
  out.put("received", character_text(seen.table, seen.swap_received));
  return std::move(out).done();
}

JsonText stack_view_text(const Observation& seen) {
  ListWriter out;
  for (const Pending& pending : seen.table.pending) {
    ObjectWriter question = pending_writer(pending);
    if (pending.ask == Ask::receive && seen.swap_given != 0) {
      question.put("given", character_text(seen.table, seen.swap_given));
    }
    out.add(std::move(question).done());
  }
  return std::move(out).done();
}

}  // namespace

JsonText observation_text(const Observation& seen, bool with_options) {
  ObjectWriter out;
  if (seen.viewer.is_player()) {
    out.put("viewer", seen.viewer.index());
  } else {
    out.put("viewer", "spectator");
  }
  put_setup(out, seen.table, with_options);
  out.put("seats", seats_view_text(seen));
  out.put("deck", deck_view_text(seen));
  out.put("selection", selection_view_text(seen));
  out.put("swap", swap_view_text(seen));
  put_marks(out, seen.table);
  out.put("signed", character_text(seen.table, seen.signed_warrant));
  out.put("rose", character_text(seen.table, seen.rose));
  put_turn(out, seen.table);
  out.put("aside_size", seen.aside_size);
  out.put("aside", bag_text(seen.aside));
  out.put("seen_hand", bag_text(seen.seen_hand));
  out.put("pending", stack_view_text(seen));
  return std::move(out).done();
}

}  // namespace prestige::protocol
