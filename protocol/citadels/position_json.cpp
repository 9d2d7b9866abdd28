#include "games/citadels/rules/verbs.h"
#include "protocol/citadels/json.h"
#include "protocol/citadels/table_json.h"
#include "protocol/citadels/words.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

RankMask held_by(const State& s, Seat seat) {
  RankMask ranks = 0;
  for (Rank rank = 1; rank <= s.table.ranks(); ++rank) {
    if (s.secrets.holder[rank] == seat) ranks |= bit(rank);
  }
  return ranks;
}

JsonText seat_table_text(const State& s, Seat seat) {
  ObjectWriter out;
  out.put("gold", gold_of(s, seat));
  out.put("hand", bag_text(hand_of(s, seat)));
  out.put("city", city_text(city_of(s, seat)));
  out.put("characters", characters_text(s.table, held_by(s, seat)));
  out.put("tucked", bag_text(s.secrets.tucked[at(seat)]));
  out.put("completed", s.table.completed.has(seat));
  return std::move(out).done();
}

JsonText seats_table_text(const State& s) {
  ListWriter out;
  for (int i = 0; i < s.table.players(); ++i) out.add(seat_table_text(s, Seat(i)));
  return std::move(out).done();
}

JsonText knowing_text(const Deck::TailCard& card) {
  if (card.known_by == kKnownByAll) return {R"("all")"};
  ListWriter out;
  for (int i = 0; i < kPlayersMax; ++i) {
    if ((card.known_by & known_by(Seat(i))) != 0) out.add(i);
  }
  return std::move(out).done();
}

// A card that nobody remembers is just its name.
void add_tail_card(ListWriter& group, const Deck::TailCard& card) {
  if (card.known_by == 0) return group.add(id_of(card.district));
  ObjectWriter known;
  known.put("card", id_of(card.district));
  known.put("known_by", knowing_text(card));
  group.add(std::move(known).done());
}

JsonText deck_text(const Deck& deck) {
  ListWriter under;
  std::optional<ListWriter> group;
  for (const Deck::TailCard& card : deck.tail()) {
    if (card.starts_group && group) under.add(std::move(*group).done());
    if (card.starts_group) group.emplace();
    add_tail_card(*group, card);
  }
  if (group) under.add(std::move(*group).done());
  ObjectWriter out;
  out.put("shuffled", bag_text(deck.shuffled()));
  out.put("under", std::move(under).done());
  return std::move(out).done();
}

JsonText selection_text(const State& s) {
  ListWriter slots;
  // While a cast is drawn the counter is the number of ranks cast.
  const std::size_t filled = s.table.phase == Phase::casting ? 0 : s.table.slots_filled;
  for (std::size_t i = 0; i < filled; ++i) slots.add(character_text(s.table, s.secrets.slot[i]));
  ObjectWriter out;
  out.put("face_up", characters_text(s.table, s.table.face_up));
  out.put("slots", std::move(slots).done());
  out.put("last_took_down", s.secrets.last_took_down);
  return std::move(out).done();
}

JsonText swap_text(const State& s) {
  if (s.table.swap_owner == Seat::nobody()) return {};
  ObjectWriter out;
  out.put("owner", seat_text(s.table.swap_owner));
  out.put("opponent", seat_text(s.table.swap_opponent));
  out.put("given", character_text(s.table, s.secrets.swap_given));
  out.put("received", character_text(s.table, s.secrets.swap_received));
  return std::move(out).done();
}

JsonText stack_text(const State& s) {
  ListWriter out;
  for (const Pending& pending : s.table.pending) {
    ObjectWriter question = pending_writer(pending);
    if (pending.ask == Ask::receive) {
      question.put("given", character_text(s.table, s.secrets.swap_given));
    }
    out.add(std::move(question).done());
  }
  return std::move(out).done();
}

}  // namespace

Json position_json(const State& s) {
  ObjectWriter out;
  put_setup(out, s.table);
  out.put("seats", seats_table_text(s));
  out.put("deck", deck_text(s.secrets.deck));
  out.put("selection", selection_text(s));
  out.put("swap", swap_text(s));
  put_marks(out, s.table);
  out.put("signed", character_text(s.table, s.secrets.signed_warrant));
  out.put("rose", character_text(s.table, s.secrets.rose));
  put_turn(out, s.table);
  out.put("aside", bag_text(s.secrets.aside));
  out.put("pending", stack_text(s));
  return parsed(std::move(out).done());
}

}  // namespace prestige::protocol
