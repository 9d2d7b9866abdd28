#pragma once

#include <array>
#include <cstdint>

#include "games/trickerion/ids.h"

namespace prestige::trickerion {

// The action a Special Assignment card changes; any: the placement as a whole.
enum class Target : std::uint8_t {
  set_up,
  reschedule,
  perform,
  prepare,
  hire,
  learn,
  take_coins,
  reroll,
  buy,
  order,
  quick_order,
  any,
};

// A card is a row of specials.def; the rules read these fields and know no card by name.
struct SpecialDef {
  Special id;
  Location location;
  Target target;
  std::uint8_t published_copies;  // with special_deck_variant = published_only_48

  std::int8_t ap_less = 0;  // the action costs so much less, at least 0
  // Set Up
  bool beside_full_card = false;      // only on a full card, beside its slots
  bool pays_every_neighbour = false;  // the bonus for every neighbour, Link or not
  std::uint8_t link_times = 1;
  bool may_repeat = false;      // no same-marker rule
  std::uint8_t swap_coins = 0;  // for swapping two Performance cards afterwards
  // Reschedule
  bool cashes_in = false;  // the yield at once instead of a new slot
  bool moves_opponents = false;
  bool reschedule_pays = false;
  // Perform
  bool keeps_marker = false;
  std::int8_t own_fame = 0;
  std::int8_t guest_fame = 0;
  bool doubles_first_show = false;
  std::uint8_t coins_per_foreign_max = 0;
  // Prepare
  std::uint8_t markers_more = 0;
  bool marker_for_yield = false;
  bool marker_elsewhere = false;
  std::uint8_t fame_per_fine_component = 0;
  bool one_type_short = false;
  std::uint8_t returns_components = 0;
  bool shard_on_trick = false;
  bool straight_to_stage = false;
  bool promotes = false;
  // Workshop placement
  bool goes_anywhere = false;
  bool free_moves = false;
  // Downtown
  std::uint8_t second_apprentice_coins = 0;
  bool joins_at_once = false;
  bool any_face = false;
  bool replaces_trick = false;
  std::uint8_t learned_markers = 0;
  std::uint8_t spends_received = 0;  // Components bought with the Coins just received
  std::uint8_t fame_below_die = 0;   // Fame: the die less this
  bool rolls_again = false;
  std::uint8_t enhance_ap = 0;
  std::uint8_t rolls = 1;
  std::uint8_t threshold_coins_less = 0;
  // Market Row
  std::uint8_t mixed_units = 0;
  bool pays_in_fame = false;
  std::uint8_t shard_buys = 0;  // worth of Components for one Shard
  std::uint8_t fame_below_price = 0;
  bool takes_from_display = false;
  bool stock_at_once = false;
  bool receives_ordered = false;
  bool keeps_quick_order = false;
  bool collects_payments = false;
  bool buys_owned_types = false;
  bool third_free = false;
  bool second_order = false;
};

inline constexpr std::array<SpecialDef, kSpecials> kSpecialDefs{{
#define SPECIAL(id_, location_, target_, published_, ...) \
  {.id = Special::id_,                                    \
   .location = Location::location_,                       \
   .target = Target::target_,                             \
   .published_copies = published_,                        \
   __VA_ARGS__},
#include "games/trickerion/content/specials.def"
#undef SPECIAL
}};
static_assert(kSpecialDefs.back().id == Special(kSpecials - 1));

constexpr const SpecialDef& def(Special s) { return kSpecialDefs[at(s)]; }

// The decks, in the order of the cards.
inline constexpr int kDecks = 4;
inline constexpr std::array<Location, kDecks> kDeckLocations{
    Location::theater, Location::workshop, Location::downtown, Location::market_row};
constexpr int deck_of(Special s) { return static_cast<int>(s) / kSpecialsPerDeck; }
constexpr Maybe<Location> deck_location(int deck) {
  return deck < kDecks ? Maybe<Location>(kDeckLocations[static_cast<std::size_t>(deck)])
                       : Maybe<Location>();
}

}  // namespace prestige::trickerion
