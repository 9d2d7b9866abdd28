#pragma once

// The words for the parts of a position, and small values in JSON.

#include <array>
#include <string>
#include <string_view>

#include "games/citadels/state.h"
#include "protocol/message/writer.h"

namespace prestige::protocol {

// In the order of the enumerators.
inline constexpr std::array<std::string_view, 12> kPhaseWords{
    "casting",  "stocking", "crowning",    "dealing",     "laying_out",   "selecting",
    "swapping", "calling",  "taking_turn", "ending_turn", "ending_round", "over"};
inline constexpr std::array<std::string_view, 5> kModeWords{"normal", "witch", "bewitched",
                                                            "threatened", "resumed"};
inline constexpr std::array<std::string_view, 23> kAskWords{"draw",
                                                            "pull",
                                                            "keep",
                                                            "research",
                                                            "redraw",
                                                            "give_back",
                                                            "hand_over_cards",
                                                            "look",
                                                            "hand_over",
                                                            "hand_over_late",
                                                            "loot",
                                                            "place_warrants",
                                                            "sign_warrant",
                                                            "place_threats",
                                                            "place_rose",
                                                            "pay_cards",
                                                            "bribe",
                                                            "threat",
                                                            "warrant",
                                                            "graveyard",
                                                            "hospital",
                                                            "receive",
                                                            "finish_build"};
inline constexpr std::array<std::string_view, 6> kPaymentWords{
    "gold", "borrow", "framework", "sacrifice", "cards", "cards_borrow"};
// In the order of their bits.
inline constexpr std::array<std::string_view, 4> kAbilityWords{"income", "ability", "extra",
                                                               "crown"};
inline constexpr std::array<std::string_view, 5> kUsedDistrictWords{
    "laboratory", "museum", "smithy", "armory", "framework"};

static_assert(kPhaseWords.size() == static_cast<std::size_t>(citadels::Phase::over) + 1);
static_assert(kModeWords.size() == static_cast<std::size_t>(citadels::Mode::resumed) + 1);
static_assert(kAskWords.size() == static_cast<std::size_t>(citadels::Ask::finish_build) + 1);
static_assert(kPaymentWords.size() ==
              static_cast<std::size_t>(citadels::Payment::cards_borrow) + 1);

template <class E, std::size_t N>
std::string_view word_of(const std::array<std::string_view, N>& words, E value) {
  return words[static_cast<std::size_t>(value)];
}

JsonText seat_text(Seat seat);        // null for nobody
JsonText seats_text(SeatSet seats);   // ascending
JsonText bag_text(const Bag& cards);  // ids, each as often as there
JsonText city_text(
    const citadels::City& city);  // beautified ones as "tavern+", after the plain ones
JsonText uniques_text(citadels::DistrictMask districts);
std::string built_word(citadels::Built built);
// Characters by rank; null for rank 0.
JsonText character_text(const citadels::Table& table, citadels::Rank rank);
JsonText characters_text(const citadels::Table& table, citadels::RankMask ranks);

}  // namespace prestige::protocol
