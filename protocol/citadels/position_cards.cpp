#include "games/citadels/content/tables.h"
#include "games/citadels/rules/verbs.h"
#include "protocol/citadels/position_draft.h"
#include "protocol/citadels/words.h"
#include "protocol/failure.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

constexpr int kGoldMax = 1000;

void load_bag(Draft& draft, const JsonReader& in, Bag& bag) {
  in.each_item([&](const JsonReader& item) {
    if (const auto d = read_district(draft, item)) bag.add(static_cast<int>(*d));
  });
}

// "tavern", or "tavern+" with a coin.
void load_city(Draft& draft, const JsonReader& in, City& city) {
  in.each_item([&](const JsonReader& item) {
    std::string word = item.text().value_or("");
    const bool beautified = word.ends_with('+');
    if (beautified) word.pop_back();
    const Json name = word;
    const auto d = read_district(draft, item.with(name));
    if (!d) return;
    if (def_of(*d).never_built) refuse(item, "never_built", word);
    city.add(Built{*d, beautified});
  });
}

void load_seat(Draft& draft, int index) {
  const auto in = draft.seat(index);
  const auto at = static_cast<std::size_t>(index);
  const bool dealt = draft.table().phase >= Phase::dealing;
  draft.table().gold[at] = dealt ? 2 : 0;
  if (!in) return;
  in->allow_only({"gold", "hand", "city", "characters", "tucked", "completed"});
  if (const auto gold = (*in)["gold"].integer(0, kGoldMax)) {
    draft.table().gold[at] = static_cast<std::uint16_t>(*gold);
  }
  load_bag(draft, (*in)["hand"], draft.s.secrets.hand[at]);
  load_bag(draft, (*in)["tucked"], draft.s.secrets.tucked[at]);
  load_city(draft, (*in)["city"], draft.table().city[at]);
}

KnownBy read_known_by(const Draft& draft, const JsonReader& in) {
  if (in.is_text()) {
    constexpr std::string_view kAll = "all";
    return in.choice({&kAll, 1}) ? kKnownByAll : KnownBy{0};
  }
  unsigned known = 0;
  in.each_item([&](const JsonReader& item) {
    const auto seat = item.integer(0, draft.players() - 1);
    if (seat) known |= 1u << *seat;
  });
  return static_cast<KnownBy>(known);
}

// A card under the deck: its name, or an object that says who remembers it.
void load_tail_card(Draft& draft, const JsonReader& in) {
  if (!in.is_object()) {
    if (const auto d = read_district(draft, in)) draft.s.secrets.deck.put_under(*d, 0);
    return;
  }
  in.allow_only({"card", "known_by"});
  in["card"].require();
  const auto d = read_district(draft, in["card"]);
  const KnownBy known_by = read_known_by(draft, in["known_by"]);
  if (d) draft.s.secrets.deck.put_under(*d, known_by);
}

bool has_museum(const Draft& draft) {
  for (const City& city : draft.table().city) {
    if (city.has(District::museum)) return true;
  }
  return false;
}

// Every card of the game that has no place yet.
Bag unplaced(const Draft& draft) {
  Bag rest;
  for (const DistrictDef& def : kDistrictDefs) {
    const bool in_game = !is_unique(def.id) || (draft.table().uniques & bit(def.id)) != 0;
    const int placed = draft.placed[static_cast<std::size_t>(def.id)];
    for (int i = placed; in_game && i < def.copies; ++i) rest.add(static_cast<int>(def.id));
  }
  return rest;
}

std::string listed(const Bag& cards) {
  std::string all;
  for (const Json& card : parsed(bag_text(cards))) all += (all.empty() ? "" : ", ") + quoted(card);
  return all;
}

}  // namespace

void load_cards(Draft& draft) {
  const JsonReader seats = draft.in["seats"];
  int count = 0;
  seats.each_item([&](const JsonReader&) { ++count; });
  if (count > draft.players()) {
    refuse(seats, "too_many_seats", std::to_string(count), std::to_string(draft.players()));
  }
  for (int i = 0; i < draft.players(); ++i) load_seat(draft, i);
  bool tucked = false;
  for (const Bag& bag : draft.s.secrets.tucked) tucked = tucked || !bag.empty();
  if (tucked && !has_museum(draft)) refuse(seats, "no_museum");
  load_bag(draft, draft.in["aside"], draft.s.secrets.aside);
  // Cards on their way: being built, or just destroyed.
  if (draft.in["building"].is_object()) {
    const auto d = read_district(draft, draft.in["building"]["district"]);
    draft.table().building.district = d.value_or(District{});
  }
  draft.in["pending"].each_item([&](const JsonReader& entry) {
    if (entry.is_object() && entry["card"].given()) read_district(draft, entry["card"]);
  });
  const JsonReader deck = draft.in["deck"];
  deck.allow_only({"shuffled", "under"});
  deck["under"].each_item([&](const JsonReader& group) {
    group.each_item([&](const JsonReader& card) { load_tail_card(draft, card); });
    draft.s.secrets.deck.close_group();
  });
  Bag shuffled;
  load_bag(draft, deck["shuffled"], shuffled);
  draft.s.secrets.deck.add_shuffled(shuffled);
}

void load_deck(Draft& draft) {
  if (draft.table().phase < Phase::dealing) {
    for (const int placed : draft.placed) {
      if (placed > 0) refuse(draft.in["phase"], "not_dealt_yet");
    }
    return;
  }
  const Bag rest = unplaced(draft);
  const JsonReader shuffled = draft.in["deck"]["shuffled"];
  if (!shuffled.given()) {
    draft.s.secrets.deck.add_shuffled(rest);
  } else if (!rest.empty()) {
    refuse(shuffled, "cards_missing", listed(rest));
  }
}

}  // namespace prestige::protocol
