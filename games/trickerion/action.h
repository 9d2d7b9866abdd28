#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/scratch_vec.h"
#include "engine/core/seat.h"
#include "games/trickerion/ids.h"

namespace prestige::trickerion {

enum class Verb : std::uint8_t {
#define VERB(name, ...) name,
#include "games/trickerion/verbs.def"
#undef VERB
};
inline constexpr int kVerbs = 0
#define VERB(name, ...) +1
#include "games/trickerion/verbs.def"
#undef VERB
    ;

// An Assignment card: permanent (one kind for each Location) or special.
class Card {
 public:
  constexpr Card() = default;
  constexpr Card(Location l) : code_(static_cast<std::uint8_t>(1 + at(l))) {}  // NOLINT
  constexpr Card(Special s)  // NOLINT: every special is a card
      : code_(static_cast<std::uint8_t>(1 + kLocations + static_cast<int>(s))) {}
  static constexpr Card face_down() { return from_code(kFaceDown); }
  static constexpr Card from_code(std::uint8_t code) {
    Card card;
    card.code_ = code;
    return card;
  }

  constexpr bool exists() const { return code_ != 0; }
  constexpr bool hidden() const { return code_ == kFaceDown; }
  constexpr bool is_special() const { return code_ > kLocations && code_ != kFaceDown; }
  constexpr bool is_permanent() const { return code_ >= 1 && code_ <= kLocations; }
  constexpr Special special() const { return Special(code_ - 1 - kLocations); }
  constexpr Location permanent() const { return Location(code_ - 1); }
  constexpr std::uint8_t code() const { return code_; }
  static constexpr int kCodes = 1 + kLocations + kSpecials;

  friend constexpr bool operator==(Card, Card) = default;

 private:
  static constexpr std::uint8_t kFaceDown = 0xff;
  std::uint8_t code_ = 0;
};

// A marker on a Performance card: on a slot, or a guest beside them known by owner and suit.
class MarkerRef {
 public:
  constexpr MarkerRef() = default;
  constexpr explicit MarkerRef(Slot slot) : code_(static_cast<std::uint8_t>(slot)) {}
  static constexpr MarkerRef guest(int owner, Suit suit) {
    return from_code(static_cast<std::uint8_t>(8 + owner * kSuits + static_cast<int>(suit)));
  }
  static constexpr MarkerRef from_code(std::uint8_t code) {
    MarkerRef ref;
    ref.code_ = code;
    return ref;
  }
  constexpr bool is_guest() const { return code_ >= 8; }
  constexpr Slot slot() const { return Slot(code_); }
  constexpr int guest_owner() const { return (code_ - 8) / kSuits; }
  constexpr Suit guest_suit() const { return Suit((code_ - 8) % kSuits); }
  constexpr std::uint8_t code() const { return code_; }

  friend constexpr bool operator==(MarkerRef, MarkerRef) = default;

 private:
  std::uint8_t code_ = 0;
};

// How a Character's card is used (section 15): a permanent card as it is, a special card for its
// ability or for an Action Point; Mimesis borrows a special card for either.
enum class Manner : std::uint8_t { plain, ability, plus_one, mimesis, mimesis_plus_one };

enum class Gain : std::uint8_t { fame, coins, shards, both };

// Declared with an action: the ability of the placement's Special card, and so many copies of the
// Powers that can change this kind of action (see mod_powers()).
struct Mods {
  std::uint8_t bits = 0;

  static constexpr std::uint8_t kCard = 1;
  static constexpr std::uint8_t kStack = 32;  // Supercharge
  constexpr bool card() const { return (bits & kCard) != 0; }
  constexpr bool stack() const { return (bits & kStack) != 0; }
  constexpr int first() const { return bits >> 1 & 3; }
  constexpr int second() const { return bits >> 3 & 3; }
  constexpr std::uint8_t code() const { return bits; }
  static constexpr Mods of(bool card, int first = 0, int second = 0, bool stack = false) {
    return {static_cast<std::uint8_t>((card ? kCard : 0) | first << 1 | second << 3 |
                                      (stack ? kStack : 0))};
  }
  friend constexpr auto operator<=>(const Mods&, const Mods&) = default;
};

// The Powers a verb's modifiers count: none, one or two.
struct ModPowers {
  Maybe<Power> first;
  Maybe<Power> second;
};
constexpr ModPowers mod_powers(Verb verb) {
  switch (verb) {
    case Verb::place:
      return {Power::backstage_pass, Power::double_booking};
    case Verb::learn:
      return {Power::trick_doctor, Power::gambling};
    case Verb::hire:
      return {Power::talent_scout, Power::gambling};
    case Verb::take_coins:
      return {{}, Power::gambling};
    case Verb::reroll:
      return {Power::lucky_charm, {}};
    case Verb::buy_mixed:
      return {Power::wholesale_buyer, {}};
    case Verb::order:
      return {Power::errand_runners, {}};
    case Verb::prepare:
      return {Power::steady_hands, Power::master_builder};
    case Verb::reschedule:
      return {Power::sleight_of_hand, {}};
    case Verb::draw_first:
      return {Power::night_courier, {}};
    default:
      return {};
  }
}

// One decision, of a player or of chance. The arguments are those verbs.def names, in order. The
// text form ("prepare linking_rings with card", "at s01 top") parses back.
struct Action {
  Verb verb{};
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  std::uint8_t d = 0;
  Mods mods{};

  friend constexpr bool operator==(const Action&, const Action&) = default;
  friend constexpr auto operator<=>(const Action&, const Action&) = default;

  static constexpr Action of(Verb verb) { return {.verb = verb}; }
  template <class A>
  static constexpr Action of(Verb verb, A a, Mods mods = {}) {
    return {.verb = verb, .a = code(a), .mods = mods};
  }
  template <class A, class B>
    requires(!std::is_same_v<B, Mods>)
  static constexpr Action of(Verb verb, A a, B b, Mods mods = {}) {
    return {.verb = verb, .a = code(a), .b = code(b), .mods = mods};
  }
  static constexpr Action modified(Verb verb, Mods mods) { return {.verb = verb, .mods = mods}; }

  static constexpr Action place(Character who, Spot spot, Manner manner, Maybe<Special> borrowed,
                                Mods mods) {
    return {.verb = Verb::place,
            .a = code(who),
            .b = code(spot),
            .c = code(manner),
            .d = borrowed ? static_cast<std::uint8_t>(1 + at(*borrowed)) : std::uint8_t{0},
            .mods = mods};
  }
  constexpr Spot spot() const { return Spot(b); }
  constexpr Manner manner() const { return Manner(c); }
  constexpr Maybe<Special> borrowed() const {
    return d == 0 ? Maybe<Special>() : Maybe<Special>(Special(d - 1));
  }

  static constexpr Action buy(Component component, int units, int bargain, Mods mods) {
    return {.verb = Verb::buy,
            .a = code(component),
            .b = static_cast<std::uint8_t>(units),
            .c = static_cast<std::uint8_t>(bargain),
            .mods = mods};
  }
  constexpr int units() const { return b; }
  constexpr int bargain() const { return verb == Verb::checkout ? a : c; }

  // move_components: the pile that changes places with it, if any.
  static constexpr Action move_components(Component component, Maybe<Component> swapped) {
    return {.verb = Verb::move_components,
            .a = code(component),
            .b = swapped ? static_cast<std::uint8_t>(1 + at(*swapped)) : std::uint8_t{0}};
  }
  constexpr Maybe<Component> swapped() const {
    return b == 0 ? Maybe<Component>() : Maybe<Component>(Component(b - 1));
  }

  template <class E>
  constexpr E first() const {
    return get<E>(a);
  }
  template <class E>
  constexpr E second() const {
    return get<E>(b);
  }

 private:
  template <class T>
  static constexpr std::uint8_t code(T value) {
    if constexpr (requires { value.code(); }) {
      return value.code();
    } else if constexpr (std::is_same_v<T, Seat>) {
      return static_cast<std::uint8_t>(value.index());
    } else {
      return static_cast<std::uint8_t>(value);
    }
  }
  template <class E>
  static constexpr E get(std::uint8_t value) {
    if constexpr (requires { E::from_code(value); }) {
      return E::from_code(value);
    } else if constexpr (std::is_same_v<E, Seat>) {
      return Seat(value);
    } else {
      return static_cast<E>(value);
    }
  }
};
static_assert(sizeof(Action) <= 8);

inline constexpr std::size_t kActionsMax = 1024;
using Actions = ScratchVec<Action, kActionsMax>;

struct WeightedAction {
  Action action;
  std::uint32_t weight = 0;
  friend constexpr bool operator==(const WeightedAction&, const WeightedAction&) = default;
};
using Outcomes = ScratchVec<WeightedAction, 64>;

std::string to_text(const Action& action);
std::optional<Action> parse(std::string_view text);

}  // namespace prestige::trickerion
