#include "protocol/citadels/words.h"

namespace prestige::protocol {

using namespace citadels;

Json seat_json(Seat seat) { return seat.is_player() ? Json(seat.index()) : Json(nullptr); }

Json seats_json(SeatSet seats) {
  Json out = Json::array();
  seats.for_each([&](Seat seat) { out.push_back(seat.index()); });
  return out;
}

std::string built_word(Built built) {
  return std::string(id_of(built.district)) + (built.beautified ? "+" : "");
}

namespace {

void put_cards(Json& out, const Bag& cards, bool beautified) {
  cards.for_each([&](int kind, int count) {
    for (; count > 0; --count) {
      out.push_back(built_word({static_cast<District>(kind), beautified}));
    }
  });
}

}  // namespace

Json bag_json(const Bag& cards) {
  Json out = Json::array();
  put_cards(out, cards, /*beautified=*/false);
  return out;
}

Json city_json(const City& city) {
  Json out = Json::array();
  put_cards(out, city.plain, /*beautified=*/false);
  put_cards(out, city.beautified, /*beautified=*/true);
  return out;
}

Json uniques_json(DistrictMask districts) { return bag_json(Bag::of(districts)); }

Json character_json(const Table& table, Rank rank) {
  return rank == 0 ? Json(nullptr) : Json(id_of(table.cast[rank]));
}

Json characters_json(const Table& table, RankMask ranks) {
  Json out = Json::array();
  for_each_rank(ranks, [&](Rank rank) { out.push_back(id_of(table.cast[rank])); });
  return out;
}

}  // namespace prestige::protocol
