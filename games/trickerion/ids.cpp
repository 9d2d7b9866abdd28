#include "games/trickerion/ids.h"

#include "games/trickerion/options.h"

namespace prestige::trickerion {

template <>
std::span<const std::string_view> names_of<Category>() {
  static constexpr std::string_view kNames[] = {"spiritual", "mechanical", "optical", "escape"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Component>() {
  static constexpr std::string_view kNames[] = {"wood",    "metal",     "glass",    "fabric",
                                                "rope",    "petroleum", "saw",      "animal",
                                                "padlock", "mirror",    "disguise", "cog"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Suit>() {
  static constexpr std::string_view kNames[] = {"spades", "hearts", "diamonds", "clubs"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Character>() {
  static constexpr std::string_view kNames[] = {"magician",     "manager",      "engineer",
                                                "assistant",    "apprentice_1", "apprentice_2",
                                                "apprentice_3", "apprentice_4"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Role>() {
  static constexpr std::string_view kNames[] = {"magician", "manager", "engineer", "assistant",
                                                "apprentice"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Location>() {
  static constexpr std::string_view kNames[] = {"downtown", "market_row", "workshop", "theater",
                                                "dark_alley"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Weekday>() {
  static constexpr std::string_view kNames[] = {"thursday", "friday", "saturday", "sunday"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Spot>() {
  static constexpr std::string_view kNames[] = {
      "home",         "downtown+2",     "downtown+1",     "downtown+0",   "market_row+2",
      "market_row+1", "market_row+0",   "dark_alley+2",   "dark_alley+1", "dark_alley+0",
      "workshop",     "thursday",       "thursday_stage", "friday",       "friday_stage",
      "saturday",     "saturday_stage", "sunday",         "sunday_stage"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Die>() {
  static constexpr std::string_view kNames[] = {"residence_1", "residence_2", "inn_1",
                                                "inn_2",       "bank_1",      "bank_2"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Face>() {
  static constexpr std::string_view kNames[] = {
      "x",        "spiritual", "mechanical", "optical", "escape", "any", "manager",
      "engineer", "assistant", "apprentice", "3",       "4",      "5",   "6"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Theater>() {
  static constexpr std::string_view kNames[] = {"riverside", "grand_magorian", "magnus_pantheon"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Corner>() {
  static constexpr std::string_view kNames[] = {"top", "right", "bottom", "left"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Slot>() {
  static constexpr std::string_view kNames[] = {"s00", "s10", "s01", "s11", "s02", "s12", "guest"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Omen>() {
  static constexpr std::string_view kNames[] = {"left", "right", "bottom"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Colour>() {
  static constexpr std::string_view kNames[] = {"yellow", "orange", "red"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Trick>() {
  static constexpr std::string_view kNames[] = {
#define TRICK(id, ...) #id,
#include "games/trickerion/content/tricks.def"
#undef TRICK
  };
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Performance>() {
  static constexpr std::string_view kNames[] = {
#define PERFORMANCE(id, ...) #id,
#include "games/trickerion/content/performances.def"
#undef PERFORMANCE
  };
  return kNames;
}

template <>
std::span<const std::string_view> names_of<TurnSetup>() {
  static constexpr std::string_view kNames[] = {
#define TURN_SETUP(id, ...) #id,
#include "games/trickerion/content/turn_setups.def"
#undef TURN_SETUP
  };
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Magician>() {
  static constexpr std::string_view kNames[] = {
#define MAGICIAN(id, ...) #id,
#include "games/trickerion/content/magicians.def"
#undef MAGICIAN
  };
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Special>() {
  static constexpr std::string_view kNames[] = {
#define SPECIAL(id, ...) #id,
#include "games/trickerion/content/specials.def"
#undef SPECIAL
  };
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Prophecy>() {
  static constexpr std::string_view kNames[] = {
#define PROPHECY(id, ...) #id,
#include "games/trickerion/content/prophecies.def"
#undef PROPHECY
  };
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Power>() {
  static constexpr std::string_view kNames[] = {
#define POWER(id, ...) #id,
#include "games/trickerion/content/powers.def"
#undef POWER
  };
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Edition>() {
  static constexpr std::string_view kNames[] = {"rulebook_2015", "prototype", "revised"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<TwoPlayerVariant>() {
  static constexpr std::string_view kNames[] = {"off", "duel", "dummy_markers"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<BeginnerVariant>() {
  static constexpr std::string_view kNames[] = {"rulebook_2015", "prototype"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<SpecialDeckVariant>() {
  static constexpr std::string_view kNames[] = {"default", "published_only_48", "published_only_40",
                                                "default_60"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<StartFame>() {
  static constexpr std::string_view kNames[] = {"5_each", "reverse_initiative_n_to_1"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<ManagerStart>() {
  static constexpr std::string_view kNames[] = {"value_2", "one_basic"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<StartTrickMarkers>() {
  static constexpr std::string_view kNames[] = {"printed", "two"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<ClosedSlots>() {
  static constexpr std::string_view kNames[] = {"downtown_market_dark_alley", "downtown_only"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Thresholds>() {
  static constexpr std::string_view kNames[] = {"intermediate", "beginner", "expert"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<LearnWithoutFreeSlot>() {
  static constexpr std::string_view kNames[] = {"not_allowed", "must_return_a_trick"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<ReturnedTrickMarkers>() {
  static constexpr std::string_view kNames[] = {"supply", "removed"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<BargainFloor>() {
  static constexpr std::string_view kNames[] = {"total_1", "each_component_1"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<SurchargeScope>() {
  static constexpr std::string_view kNames[] = {"unit", "buy"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<MoveActions>() {
  static constexpr std::string_view kNames[] = {"to_specialist_slot", "any_slot_or_exchange"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<LinkBonusBy>() {
  static constexpr std::string_view kNames[] = {"trick_threshold", "theater_tier"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Wages>() {
  static constexpr std::string_view kNames[] = {"mandatory", "may_refuse"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<SpecialDeckSide>() {
  static constexpr std::string_view kNames[] = {"face_up", "face_down"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<SpecialDraw>() {
  static constexpr std::string_view kNames[] = {"draw_1", "draw_2_keep_1"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<DrawFirstScope>() {
  static constexpr std::string_view kNames[] = {"per_player_turn", "per_placement"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<FortuneTellingLimit>() {
  static constexpr std::string_view kNames[] = {"none", "once_per_placement"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<SpecialUsed>() {
  static constexpr std::string_view kNames[] = {"out_of_game", "bottom_of_deck"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<DuelStartCard>() {
  static constexpr std::string_view kNames[] = {"duel", "ordinary"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<ComponentCount>() {
  static constexpr std::string_view kNames[] = {"effective_tokens", "tokens", "types"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<AztecLadyCount>() {
  static constexpr std::string_view kNames[] = {"trick_cards", "all_in_play"};
  return kNames;
}

}  // namespace prestige::trickerion
