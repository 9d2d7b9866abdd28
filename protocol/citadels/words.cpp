#include "protocol/citadels/words.h"

namespace prestige::protocol {

using namespace citadels;

JsonText seat_text(Seat seat) {
  return seat.is_player() ? JsonText{std::to_string(seat.index())} : JsonText{};
}

JsonText seats_text(SeatSet seats) {
  ListWriter out;
  seats.for_each([&](Seat seat) { out.add(seat.index()); });
  return std::move(out).done();
}

std::string built_word(Built built) {
  return std::string(id_of(built.district)) + (built.beautified ? "+" : "");
}

namespace {

void add_cards(ListWriter& out, const Bag& cards, bool beautified) {
  cards.for_each([&](int kind, int count) {
    for (; count > 0; --count) out.add(built_word({static_cast<District>(kind), beautified}));
  });
}

}  // namespace

JsonText bag_text(const Bag& cards) {
  ListWriter out;
  add_cards(out, cards, /*beautified=*/false);
  return std::move(out).done();
}

JsonText city_text(const City& city) {
  ListWriter out;
  add_cards(out, city.plain, /*beautified=*/false);
  add_cards(out, city.beautified, /*beautified=*/true);
  return std::move(out).done();
}

JsonText uniques_text(DistrictMask districts) { return bag_text(Bag::of(districts)); }

JsonText character_text(const Table& table, Rank rank) {
  JsonText out;
  if (rank == 0) return out;
  out.text.clear();
  append_quoted(out.text, id_of(table.cast[rank]));
  return out;
}

JsonText characters_text(const Table& table, RankMask ranks) {
  ListWriter out;
  for_each_rank(ranks, [&](Rank rank) { out.add(id_of(table.cast[rank])); });
  return std::move(out).done();
}

}  // namespace prestige::protocol
