#include "protocol/trickerion/words.h"

namespace prestige::trickerion {

template <>
std::span<const std::string_view> names_of<Phase>() {
  static constexpr std::string_view kNames[] = {"seating",
                                                "opening",
                                                "stocking",
                                                "choosing_magicians",
                                                "choosing_starts",
                                                "engineer_tricks",
                                                "dealing_powers",
                                                "discarding_powers",
                                                "first_initiative",
                                                "first_omens",
                                                "rolling",
                                                "turn_setup",
                                                "advertising",
                                                "learning_powers",
                                                "assigning",
                                                "revealed",
                                                "placing",
                                                "before_shows",
                                                "showing",
                                                "after_shows",
                                                "wages",
                                                "returning",
                                                "orders",
                                                "moving_cards",
                                                "prophesying",
                                                "special_cards",
                                                "over"};
  static_assert(std::size(kNames) == at(Phase::over) + 1);
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Ask>() {
  static constexpr std::string_view kNames[] = {"roll",
                                                "gamble",
                                                "dummy",
                                                "reveal_top",
                                                "foretell",
                                                "draw_hidden",
                                                "start_trick",
                                                "start_components",
                                                "start_specialist",
                                                "manager_components",
                                                "engineer_trick",
                                                "use_die",
                                                "give_up",
                                                "symbol",
                                                "shelf_trick",
                                                "finish_learn",
                                                "finish_hire",
                                                "shelf_apprentice",
                                                "motivate",
                                                "finish_take_coins",
                                                "set_face",
                                                "keep_face",
                                                "receive",
                                                "shelf_component",
                                                "basket",
                                                "replace_display",
                                                "order_slot",
                                                "second_order",
                                                "parts",
                                                "returns",
                                                "promote",
                                                "onto",
                                                "at",
                                                "link_bonus",
                                                "swap_shows",
                                                "keep_special",
                                                "clear_out",
                                                "show_declarations",
                                                "steal",
                                                "premiere",
                                                "puppet"};
  static_assert(std::size(kNames) == at(Ask::puppet) + 1);
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Duty>() {
  static constexpr std::string_view kNames[] = {"none", "unresolved", "placed", "idled"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Verb>() {
  static constexpr std::string_view kNames[] = {
#define VERB(name, ...) #name,
#include "games/trickerion/verbs.def"
#undef VERB
  };
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Gain>() {
  static constexpr std::string_view kNames[] = {"fame", "coins", "shards", "both"};
  return kNames;
}

template <>
std::span<const std::string_view> names_of<Chore>() {
  static constexpr std::string_view kNames[] = {
      "learn",  "hire",        "take_coins", "reroll",       "set_die",         "buy",
      "order",  "quick_order", "prepare",    "move_tricks",  "move_components", "move_apprentices",
      "set_up", "reschedule",  "draw_first", "draw_further", "fortune",         "weave"};
  static_assert(std::size(kNames) == at(Chore::weave) + 1);
  return kNames;
}

}  // namespace prestige::trickerion

namespace prestige::protocol {

using namespace trickerion;

namespace {

constexpr std::string_view kApprenticeNames[] = {"apprentice_1", "apprentice_2", "apprentice_3",
                                                 "apprentice_4"};
constexpr std::string_view kTownNames[] = {"downtown", "market_row", "dark_alley"};
// In the order of the decks.
constexpr std::string_view kDeckNames[] = {"theater", "workshop", "downtown", "market_row"};
// In the order of the circles of a Performance card.
constexpr std::string_view kCircleNames[] = {"s00_s10", "s01_s11", "s02_s12", "s00_s01",
                                             "s10_s11", "s01_s02", "s11_s12"};

template <class E>
FieldNames mask(std::string_view field) {
  return {field, FieldForm::mask, names_of<E>()};
}
template <class E>
FieldNames keyed(std::string_view field) {
  return {field, FieldForm::keyed, names_of<E>()};
}

}  // namespace

template <>
std::span<const FieldNames> named_fields<Player>() {
  static const FieldNames kFields[] = {mask<Character>("team"),
                                       mask<Character>("hired"),
                                       {"talent", FieldForm::keyed, kApprenticeNames},
                                       keyed<Suit>("tricks"),
                                       keyed<Suit>("unused"),
                                       keyed<Component>("tokens"),
                                       keyed<Character>("duty"),
                                       keyed<Character>("spot"),
                                       keyed<Character>("card"),
                                       keyed<Suit>("performed_now"),
                                       mask<Trick>("performed"),
                                       keyed<Special>("known_specials")};
  return kFields;
}

template <>
std::span<const FieldNames> named_fields<Show>() {
  static const FieldNames kFields[] = {{"slot", FieldForm::keyed, names_of<Slot>().first(kSlots)}};
  return kFields;
}

template <>
std::span<const FieldNames> named_fields<Market>() {
  static const FieldNames kFields[] = {mask<Component>("beside")};
  return kFields;
}

template <>
std::span<const FieldNames> named_fields<Doing>() {
  static const FieldNames kFields[] = {{"links", FieldForm::mask, kCircleNames},
                                       {"true_links", FieldForm::mask, kCircleNames},
                                       mask<Face>("faces"),
                                       keyed<Component>("basket")};
  return kFields;
}

template <>
std::span<const FieldNames> named_fields<Placement>() {
  static const FieldNames kFields[] = {mask<Chore>("taken")};
  return kFields;
}

template <>
std::span<const FieldNames> named_fields<Staging>() {
  static const FieldNames kFields[] = {{"puppets", FieldForm::by_seat}};
  return kFields;
}

template <>
std::span<const FieldNames> named_fields<Table>() {
  static const FieldNames kFields[] = {{"order", FieldForm::by_seat},
                                       {"player", FieldForm::by_seat},
                                       mask<Trick>("residence"),
                                       keyed<Die>("dice"),
                                       mask<Performance>("unseen_performances"),
                                       keyed<Spot>("occupied"),
                                       {"closed", FieldForm::keyed, kTownNames},
                                       mask<Weekday>("closed_days"),
                                       mask<TurnSetup>("unseen_setups"),
                                       keyed<Omen>("omen"),
                                       mask<Prophecy>("unseen_prophecies"),
                                       mask<Prophecy>("discarded_prophecies"),
                                       mask<Special>("copied_specials")};
  return kFields;
}

template <>
std::span<const FieldNames> named_fields<SpecialDeck>() {
  static const FieldNames kFields[] = {keyed<Special>("pool")};
  return kFields;
}

template <>
std::span<const FieldNames> named_fields<SpecialDeck::Entry>() {
  static const FieldNames kFields[] = {{"card", FieldForm::name, names_of<Special>()},
                                       {"known_by", FieldForm::seat_mask}};
  return kFields;
}

template <>
std::span<const FieldNames> named_fields<Hand>() {
  static const FieldNames kFields[] = {
      keyed<Location>("permanent"), keyed<Special>("specials"), keyed<Special>("fresh"),
      keyed<Character>("below"),    keyed<Power>("powers"),     keyed<Power>("discarded_powers")};
  return kFields;
}

template <>
std::span<const FieldNames> named_fields<Secrets>() {
  static const FieldNames kFields[] = {{"hand", FieldForm::by_seat},
                                       {"deck", FieldForm::keyed, kDeckNames},
                                       keyed<Special>("out_of_game"),
                                       keyed<Power>("power_pool")};
  return kFields;
}

std::uint8_t QuestionNumber::get(const Pending& p) const {
  const unsigned number = second ? p.b : p.a;
  return static_cast<std::uint8_t>(number >> shift & ((1u << bits) - 1));
}

void QuestionNumber::set(Pending& p, std::uint64_t value) const {
  std::uint8_t& number = second ? p.b : p.a;
  number = static_cast<std::uint8_t>(number | value << shift);
}

std::uint64_t QuestionNumber::most() const {
  return names.empty() ? (1u << bits) - 1 : names.size() - 1;
}

std::span<const QuestionNumber> question_numbers(Ask ask) {
  static constexpr std::string_view kRollFor[] = {"die", "interest", "loaded_dice"};
  static const QuestionNumber kRoll[] = {{"die", names_of<Die>()}, {"for", kRollFor, true}};
  static const QuestionNumber kDummy[] = {{"position"}};
  static const QuestionNumber kDeck[] = {{"deck", kDeckNames}};
  static const QuestionNumber kOmen[] = {{"omen", names_of<Omen>()}};
  static const QuestionNumber kDraw[] = {
      {"deck", kDeckNames}, {"left", {}, true, 0, 4}, {"drawer", {}, true, 4, 4}};
  static const QuestionNumber kValue[] = {{"value"}};
  static const QuestionNumber kCharacter[] = {{"character", names_of<Character>()}};
  static const QuestionNumber kTokens[] = {{"component", names_of<Component>()},
                                           {"tokens", {}, true}};
  static const QuestionNumber kComponent[] = {{"component", names_of<Component>()}};
  static const QuestionNumber kReturns[] = {{"left"}, {"returned", {}, true}};
  switch (ask) {
    case Ask::roll:
      return kRoll;
    case Ask::dummy:
      return kDummy;
    case Ask::reveal_top:
    case Ask::keep_special:
      return kDeck;
    case Ask::foretell:
      return kOmen;
    case Ask::draw_hidden:
      return kDraw;
    case Ask::start_components:
    case Ask::manager_components:
      return kValue;
    case Ask::motivate:
      return kCharacter;
    case Ask::receive:
      return kTokens;
    case Ask::shelf_component:
    case Ask::replace_display:
    case Ask::order_slot:
      return kComponent;
    case Ask::returns:
      return kReturns;
    default:
      return {};
  }
}

}  // namespace prestige::protocol
