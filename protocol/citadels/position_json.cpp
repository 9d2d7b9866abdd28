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

Json seat_table_json(const State& s, Seat seat) {
  return {{"gold", gold_of(s, seat)},
          {"hand", bag_json(hand_of(s, seat))},
          {"city", city_json(city_of(s, seat))},
          {"characters", characters_json(s.table, held_by(s, seat))},
          {"tucked", bag_json(s.secrets.tucked[at(seat)])},
          {"completed", s.table.completed.has(seat)}};
}

// A card that nobody remembers is just its name.
Json tail_card_json(const Deck::TailCard& card) {
  if (card.known_by == 0) return id_of(card.district);
  Json known = "all";
  if (card.known_by != kKnownByAll) {
    known = Json::array();
    for (int i = 0; i < kPlayersMax; ++i) {
      if ((card.known_by & known_by(Seat(i))) != 0) known.push_back(i);
    }
  }
  return {{"card", id_of(card.district)}, {"known_by", known}};
}

Json deck_json(const Deck& deck) {
  Json under = Json::array();
  for (const Deck::TailCard& card : deck.tail()) {
    if (card.starts_group) under.push_back(Json::array());
    under.back().push_back(tail_card_json(card));
  }
  return {{"shuffled", bag_json(deck.shuffled())}, {"under", under}};
}

Json selection_json(const State& s) {
  Json slots = Json::array();
  // While a cast is drawn the counter is the number of ranks cast.
  const std::size_t filled = s.table.phase == Phase::casting ? 0 : s.table.slots_filled;
  for (std::size_t i = 0; i < filled; ++i) {
    slots.push_back(character_json(s.table, s.secrets.slot[i]));
  }
  return {{"face_up", characters_json(s.table, s.table.face_up)},
          {"slots", slots},
          {"last_took_down", s.secrets.last_took_down}};
}

Json swap_json(const State& s) {
  if (s.table.swap_owner == Seat::nobody()) return nullptr;
  return {{"owner", seat_json(s.table.swap_owner)},
          {"opponent", seat_json(s.table.swap_opponent)},
          {"given", character_json(s.table, s.secrets.swap_given)},
          {"received", character_json(s.table, s.secrets.swap_received)}};
}

Json stack_json(const State& s) {
  Json out = Json::array();
  for (const Pending& pending : s.table.pending) {
    out.push_back(pending_json(pending));
    if (pending.ask == Ask::receive) {
      out.back()["given"] = character_json(s.table, s.secrets.swap_given);
    }
  }
  return out;
}

}  // namespace

Json position_json(const State& s) {
  Json out = Json::object();
  put_setup(out, s.table);
  out["seats"] = Json::array();
  for (int i = 0; i < s.table.players(); ++i) out["seats"].push_back(seat_table_json(s, Seat(i)));
  out["deck"] = deck_json(s.secrets.deck);
  out["selection"] = selection_json(s);
  out["swap"] = swap_json(s);
  put_marks(out, s.table);
  out["signed"] = character_json(s.table, s.secrets.signed_warrant);
  out["rose"] = character_json(s.table, s.secrets.rose);
  put_turn(out, s.table);
  out["aside"] = bag_json(s.secrets.aside);
  out["pending"] = stack_json(s);
  return out;
}

}  // namespace prestige::protocol
