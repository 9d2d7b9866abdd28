#include <array>

#include "engine/core/words.h"
#include "games/trickerion/action.h"
#include "games/trickerion/verb_args.h"

namespace prestige::trickerion {

namespace {

constexpr std::array<std::string_view, kVerbs> kVerbTexts{
#define VERB(name, text, ...) text,
#include "games/trickerion/verbs.def"
#undef VERB
};

constexpr std::array<std::string_view, 4> kGains{"fame", "coins", "shards", "both"};
constexpr std::array<std::string_view, 4> kCorners{"top", "right", "bottom", "left"};
constexpr std::array<std::string_view, 2> kShelves{"regular", "specialist"};
constexpr std::array<std::string_view, 5> kManners{"", "ability", "plus_one", "mimesis",
                                                   "mimesis_plus_one"};

// Writing.

void put(std::string& out, std::string_view word) {
  if (!out.empty()) out += ' ';
  out += word;
}

void put_card(std::string& out, Card card) {
  put(out, card.is_special() ? id_of(card.special()) : id_of(card.permanent()));
}

void put_marker(std::string& out, MarkerRef ref) {
  if (!ref.is_guest()) return put(out, id_of(ref.slot()));
  put(out, "guest");
  put(out, std::to_string(ref.guest_owner()));
  put(out, id_of(ref.guest_suit()));
}

void put_mods(std::string& out, const Action& a) {
  if (a.mods.bits == 0) return;
  const ModPowers powers = mod_powers(a.verb);
  put(out, "with");
  if (a.mods.card()) put(out, "card");
  for (int i = 0; i < a.mods.first(); ++i) put(out, id_of(*powers.first));
  for (int i = 0; i < a.mods.second(); ++i) put(out, id_of(*powers.second));
  if (a.mods.stack()) put(out, "stack");
}

void put_arg(std::string& out, const Action& a, Arg arg, std::uint8_t code) {
  switch (arg) {
    case Arg::none:
      return;
    case Arg::seat:
    case Arg::number:
      return put(out, std::to_string(code));
    case Arg::performance:
      return put(out, id_of(Performance(code)));
    case Arg::slot:
      return put(out, id_of(Slot(code)));
    case Arg::category:
      return put(out, id_of(Category(code)));
    case Arg::special:
      return put(out, id_of(Special(code)));
    case Arg::power:
      return put(out, id_of(Power(code)));
    case Arg::prophecy:
      return put(out, id_of(Prophecy(code)));
    case Arg::die:
      return put(out, id_of(Die(code)));
    case Arg::face:
      return put(out, id_of(Face(code)));
    case Arg::turn_setup:
      return put(out, id_of(TurnSetup(code)));
    case Arg::magician:
      return put(out, id_of(Magician(code)));
    case Arg::trick:
      return put(out, id_of(Trick(code)));
    case Arg::component:
      return put(out, id_of(Component(code)));
    case Arg::role:
      return put(out, id_of(Role(code)));
    case Arg::character:
      return put(out, id_of(Character(code)));
    case Arg::card:
      return put_card(out, Card::from_code(code));
    case Arg::spot:
      return put(out, id_of(Spot(code)));
    case Arg::manner:
      if (a.manner() == Manner::plain) return;
      put(out, kManners[at(a.manner())]);
      if (a.borrowed()) put(out, id_of(*a.borrowed()));
      return;
    case Arg::bargain:
      if (code == 0) return;
      put(out, "bargain");
      return put(out, std::to_string(code));
    case Arg::swapped:
      if (a.swapped()) put(out, id_of(*a.swapped()));
      return;
    case Arg::marker:
      return put_marker(out, MarkerRef::from_code(code));
    case Arg::deck:
      return put(out, id_of(Location(code)));
    case Arg::omen:
      return put(out, id_of(Omen(code)));
    case Arg::suit:
      return put(out, id_of(Suit(code)));
    case Arg::shelf:
      return put(out, kShelves[code]);
    case Arg::corner:
      return put(out, kCorners[code]);
    case Arg::gain:
      return put(out, kGains[code]);
    case Arg::mods:
      return put_mods(out, a);
  }
}

// Reading: a row of words, taken one by one.

class Words : public prestige::Words<16> {
 public:
  using prestige::Words<16>::Words;

  // As it stands in an action.
  std::optional<std::uint8_t> small_number(int most) {
    const auto value = number(most);
    return value ? std::optional(static_cast<std::uint8_t>(*value)) : std::nullopt;
  }
  template <class E>
  std::optional<std::uint8_t> name() {
    const auto value = from_id<E>(take());
    return value ? std::optional(static_cast<std::uint8_t>(*value)) : std::nullopt;
  }
  template <std::size_t N>
  std::optional<std::uint8_t> one_of(const std::array<std::string_view, N>& names) {
    const std::string_view word = take();
    for (std::size_t i = 0; i < N; ++i) {
      if (names[i] == word) return static_cast<std::uint8_t>(i);
    }
    return std::nullopt;
  }
};

std::optional<std::uint8_t> read_card(Words& words) {
  const std::string_view word = words.take();
  if (const auto location = from_id<Location>(word)) return Card(*location).code();
  if (const auto special = from_id<Special>(word)) return Card(*special).code();
  return std::nullopt;
}

std::optional<std::uint8_t> read_marker(Words& words) {
  if (!words.skip("guest")) {
    const auto slot = words.name<Slot>();
    return slot && *slot < kSlots ? slot : std::nullopt;
  }
  const auto owner = words.small_number(kPlayersMax - 1);
  const auto suit = words.name<Suit>();
  if (!owner || !suit) return std::nullopt;
  return MarkerRef::guest(*owner, Suit(*suit)).code();
}

// Both bytes of a manner are read at once.
bool read_manner(Words& words, Action& a) {
  for (std::uint8_t i = 1; i < kManners.size(); ++i) {
    if (!words.skip(kManners[i])) continue;
    a.c = i;
    if (Manner(i) == Manner::ability || Manner(i) == Manner::plus_one) return true;
    const auto special = words.name<Special>();
    if (special) a.d = static_cast<std::uint8_t>(*special + 1);
    return special.has_value();
  }
  return true;
}

// The declared things stand in one order, so that an action has one text.
bool read_mods(Words& words, Action& a) {
  if (!words.skip("with")) return true;
  const ModPowers powers = mod_powers(a.verb);
  const auto count = [&](Maybe<Power> power) {
    int n = 0;
    while (n < 3 && power && words.skip(id_of(*power))) ++n;
    return n;
  };
  const bool card = a.verb != Verb::place && words.skip("card");
  const int first = count(powers.first);
  const int second = count(powers.second);
  const bool stack = a.verb == Verb::set_up && words.skip("stack");
  a.mods = Mods::of(card, first, second, stack);
  return a.mods.bits != 0;
}

std::optional<std::uint8_t> read_code(Words& words, Arg arg) {
  switch (arg) {
    case Arg::seat:
      return words.small_number(kPlayersMax - 1);
    case Arg::number:
      return words.small_number(99);
    case Arg::performance:
      return words.name<Performance>();
    case Arg::slot: {
      const auto slot = words.name<Slot>();
      return slot && *slot < kSlots ? slot : std::nullopt;
    }
    case Arg::category:
      return words.name<Category>();
    case Arg::special:
      return words.name<Special>();
    case Arg::power:
      return words.name<Power>();
    case Arg::prophecy:
      return words.name<Prophecy>();
    case Arg::die:
      return words.name<Die>();
    case Arg::face:
      return words.name<Face>();
    case Arg::turn_setup:
      return words.name<TurnSetup>();
    case Arg::magician:
      return words.name<Magician>();
    case Arg::trick:
      return words.name<Trick>();
    case Arg::component:
      return words.name<Component>();
    case Arg::role:
      return words.name<Role>();
    case Arg::character:
      return words.name<Character>();
    case Arg::card:
      return read_card(words);
    case Arg::spot: {
      const auto spot = words.name<Spot>();
      return spot && *spot != 0 ? spot : std::nullopt;
    }
    case Arg::bargain:
      if (!words.skip("bargain")) return std::uint8_t{0};
      if (const auto n = words.small_number(99); n && *n > 0) return n;
      return std::nullopt;
    case Arg::swapped: {
      if (words.at_end()) return std::uint8_t{0};
      const auto component = words.name<Component>();
      return component ? std::optional(static_cast<std::uint8_t>(*component + 1)) : std::nullopt;
    }
    case Arg::marker:
      return read_marker(words);
    case Arg::deck:
      return words.name<Location>();
    case Arg::omen:
      return words.name<Omen>();
    case Arg::suit:
      return words.name<Suit>();
    case Arg::shelf:
      return words.one_of(kShelves);
    case Arg::corner:
      return words.one_of(kCorners);
    case Arg::gain:
      return words.one_of(kGains);
    case Arg::none:
    case Arg::manner:
    case Arg::mods:
      break;
  }
  return std::nullopt;
}

std::optional<Action> read_arguments(Verb verb, Words& words) {
  Action a = Action::of(verb);
  const Args& args = args_of(verb);
  const std::array<std::uint8_t*, 4> bytes{&a.a, &a.b, &a.c, &a.d};
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (args[i] == Arg::none) break;
    if (args[i] == Arg::manner) {
      if (!read_manner(words, a)) return std::nullopt;
    } else if (args[i] == Arg::mods) {
      if (!read_mods(words, a)) return std::nullopt;
    } else if (const auto code = read_code(words, args[i])) {
      *bytes[i] = *code;
    } else {
      return std::nullopt;
    }
  }
  return a;
}

}  // namespace

std::string to_text(const Action& a) {
  const Args& args = args_of(a.verb);
  std::string out(kVerbTexts[at(a.verb)]);
  const std::array<std::uint8_t, 4> bytes{a.a, a.b, a.c, a.d};
  for (std::size_t i = 0; i < args.size(); ++i) put_arg(out, a, args[i], bytes[i]);
  return out;
}

std::optional<Action> parse(std::string_view text) {
  const std::string_view verb = text.substr(0, text.find(' '));
  for (std::size_t i = 0; i < kVerbTexts.size(); ++i) {
    if (kVerbTexts[i] != verb) continue;
    std::string_view rest = text.substr(verb.size());
    if (rest == " ") return std::nullopt;
    if (!rest.empty()) rest.remove_prefix(1);
    Words words(rest);
    if (!words.good()) return std::nullopt;
    const auto action = read_arguments(Verb(i), words);
    return action && words.at_end() ? action : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace prestige::trickerion
