#include "tests/conformance/trickerion/cases.h"

#include <algorithm>
#include <sstream>

#include "games/trickerion/verb_args.h"
#include "tests/conformance/trickerion/option_text.h"

namespace prestige::conformance {

using namespace trickerion;
using TrickerionCases = GameCases<Trickerion>;

namespace {

// The setup

bool one_in(Rng& rng, std::uint32_t n) { return rng.below(n) == 0; }

int between(Rng& rng, int least, int most) {
  return least + static_cast<int>(rng.below(static_cast<std::uint32_t>(most - least + 1)));
}

template <class E>
E random_name(Rng& rng) {
  return static_cast<E>(rng.below(static_cast<std::uint32_t>(names_of<E>().size())));
}

// A value that the option may have: of a number, or of the items of a list, between the bounds.
template <class T>
T random_value(Rng& rng, int least, int most) {
  if constexpr (std::is_same_v<T, bool>) {
    return rng.below(2) == 0;
  } else if constexpr (std::is_enum_v<T>) {
    return random_name<T>(rng);
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(between(rng, least, most));
  } else {
    T list;
    list.length = static_cast<std::uint8_t>(
        between(rng, static_cast<int>(T::kLengthMin), static_cast<int>(T::kLengthMax)));
    for (std::size_t i = 0; i < list.length; ++i) {
      list.items[i] = static_cast<std::uint8_t>(between(rng, least, most));
    }
    return list;
  }
}

// The modules are the caller's choice.
bool is_module(OptionKey key) { return key <= OptionKey::beginner_setup; }

void give_values(Request& request, Rng& rng, std::uint32_t one_of) {
  const auto given = [&](OptionKey key) {
    if (is_module(key) || !one_in(rng, one_of)) return false;
    request.given.set(at(key));
    return true;
  };
#define GROUP(name)
#define OPTION(key, type, rulebook_2015, prototype, revised, least, most, applies) \
  if (given(OptionKey::key)) request.values.key = random_value<type>(rng, least, most);
#define PRESET(key, ...) \
  if (given(OptionKey::key)) request.values.key = preset(random_name<Edition>(rng)).key;
#include "games/trickerion/options.def"
#undef GROUP
#undef OPTION
#undef PRESET
}

// The universe: verbs.def names the kinds of arguments.

constexpr int kNumberMax = 24;   // Coins of a wage, with a whole team of Specialists
constexpr int kUnitsMax = 4;     // one more than a purchase can have
constexpr int kBargainMax = 12;  // one Action Point each

std::vector<int> numbers(int first, int last) {
  std::vector<int> all;
  for (int i = first; i <= last; ++i) all.push_back(i);
  return all;
}

std::vector<int> all_markers() {
  std::vector<int> codes = numbers(0, kSlots - 1);
  for (int owner = 0; owner < kPlayersMax; ++owner) {
    for (int suit = 0; suit < kSuits; ++suit) {
      codes.push_back(MarkerRef::guest(owner, Suit(suit)).code());
    }
  }
  return codes;
}

std::vector<int> codes_of(Verb verb, Arg arg) {
  switch (arg) {
    case Arg::seat:
      return numbers(0, kPlayersMax - 1);
    case Arg::performance:
      return numbers(0, kPerformances - 1);
    case Arg::slot:
      return numbers(0, kSlots - 1);
    case Arg::category:
      return numbers(0, kCategories - 1);
    case Arg::special:
      return numbers(0, kSpecials - 1);
    case Arg::power:
      return numbers(0, kPowers - 1);
    case Arg::prophecy:
      return numbers(0, kProphecies - 1);
    case Arg::die:
      return numbers(0, kDice - 1);
    case Arg::face:
      return numbers(0, kFaces - 1);
    case Arg::turn_setup:
      return numbers(0, kTurnSetups - 1);
    case Arg::magician:
      return numbers(0, kMagicians - 1);
    case Arg::trick:
      return numbers(0, kTricks - 1);
    case Arg::component:
      return numbers(0, kComponents - 1);
    case Arg::role:
      return numbers(0, kRoles - 1);
    case Arg::number:
      return numbers(0, verb == Verb::buy ? kUnitsMax : kNumberMax);
    case Arg::character:
      return numbers(0, kCharacters - 1);
    case Arg::card:
      return numbers(1, Card::kCodes - 1);
    case Arg::spot:
      return numbers(1, kSpots - 1);
    case Arg::bargain:
      return numbers(0, kBargainMax);
    case Arg::swapped:
      return numbers(0, kComponents);
    case Arg::marker:
      return all_markers();
    case Arg::deck:
      return numbers(0, kLocations - 1);
    case Arg::omen:
      return numbers(0, kOmens - 1);
    case Arg::suit:
      return numbers(0, kSuits - 1);
    case Arg::shelf:
      return numbers(0, 1);
    case Arg::corner:
    case Arg::gain:
      return numbers(0, 3);
    case Arg::none:
    case Arg::manner:
    case Arg::mods:
      break;
  }
  return {0};
}

std::vector<Mods> all_mods(Verb verb) {
  const ModPowers powers = mod_powers(verb);
  const bool card = verb != Verb::place;
  const bool stack = verb == Verb::set_up;
  const int copies = verb == Verb::place ? 1 : kPowerCopies;  // a second one would change nothing
  std::vector<Mods> all;
  for (int first = 0; first <= (powers.first ? copies : 0); ++first) {
    for (int second = 0; second <= (powers.second ? copies : 0); ++second) {
      for (int flags = 0; flags < 4; ++flags) {
        if (((flags & 1) != 0 && !card) || ((flags & 2) != 0 && !stack)) continue;
        all.push_back(Mods::of((flags & 1) != 0, first, second, (flags & 2) != 0));
      }
    }
  }
  return all;
}

// The two bytes of a manner: how the card is used, and which one Mimesis borrows.
std::vector<std::pair<int, int>> all_manners() {
  std::vector<std::pair<int, int>> all;
  for (const Manner manner : {Manner::plain, Manner::ability, Manner::plus_one}) {
    all.emplace_back(static_cast<int>(manner), 0);
  }
  for (const Manner manner : {Manner::mimesis, Manner::mimesis_plus_one}) {
    for (int special = 1; special <= kSpecials; ++special) {
      all.emplace_back(static_cast<int>(manner), special);
    }
  }
  return all;
}

void add_all(std::vector<Action>& out, Verb verb) {
  std::vector<Action> rows{Action::of(verb)};
  std::size_t byte = 0;
  const auto grow = [&](const auto& values, auto&& set) {
    std::vector<Action> longer;
    for (const Action& row : rows) {
      for (const auto& value : values) {
        longer.push_back(row);
        set(longer.back(), value);
      }
    }
    rows = std::move(longer);
  };
  for (const Arg arg : args_of(verb)) {
    if (arg == Arg::none) break;
    if (arg == Arg::mods) {
      grow(all_mods(verb), [](Action& a, Mods mods) { a.mods = mods; });
    } else if (arg == Arg::manner) {
      grow(all_manners(), [](Action& a, const std::pair<int, int>& manner) {
        a.c = static_cast<std::uint8_t>(manner.first);
        a.d = static_cast<std::uint8_t>(manner.second);
      });
    } else {
      grow(codes_of(verb, arg), [&](Action& a, int code) {
        const std::array<std::uint8_t*, 4> bytes{&a.a, &a.b, &a.c, &a.d};
        *bytes[byte] = static_cast<std::uint8_t>(code);
      });
    }
    ++byte;
  }
  out.insert(out.end(), rows.begin(), rows.end());
}

// Who looks at the card that chance is about to draw, if anybody.
Seat drawing_seat(const State& s) {
  const Pending top = s.table.pending.empty() ? Pending{} : s.table.pending.back();
  return top.ask == Ask::draw_hidden ? Seat(top.b >> 4) : Seat::nobody();
}

const Player& player_at(const State& s, Seat seat) {
  return s.table.player[static_cast<std::size_t>(seat.index())];
}

// Does a Trick of the player need more of this Component?
bool is_missing(const Player& p, Component c) {
  return std::any_of(p.tricks.begin(), p.tricks.end(), [&](const OwnTrick& t) {
    return t.exists() && def(*t.trick).needs.count(c) > p.tokens[at(c)];
  });
}

// ASSIGN: what the others notice nothing of.
bool is_silent(Verb verb) {
  return verb == Verb::assign || verb == Verb::leave || verb == Verb::clear_out;
}
bool changes_plan(Verb verb) { return verb == Verb::swap_plan || verb == Verb::change_plan; }

}  // namespace

int TrickerionCases::appeal(const State& s, Seat seat, const Action& a) {
  switch (a.verb) {
    case Verb::clear_out:
    case Verb::return_trick:
    case Verb::withdraw:
      return -2;
    case Verb::leave:
    case Verb::idle:
    case Verb::no_die:
    case Verb::pass:
    case Verb::done:
    case Verb::end:
    case Verb::end_turn:
      return -1;
    case Verb::enhance:  // spends the Shards that keep Powers
    case Verb::buy_special:
      return s.table.options.powers ? -1 : 0;
    case Verb::prepare:
    case Verb::set_up:
    case Verb::perform:
    case Verb::learn:
    case Verb::learn_power:
      return 2;
    case Verb::buy:
    case Verb::take:
    case Verb::pick:
    case Verb::quick_order:
    case Verb::order:
      return is_missing(player_at(s, seat), a.first<Component>()) ? 2 : 0;
    case Verb::place:
      return is_stage(a.spot()) || a.manner() == Manner::ability ? 1 : 0;
    case Verb::assign:
      return a.second<Card>().is_special() ? 1 : 0;
    default:
      return a.mods.bits != 0 ? 1 : 0;
  }
}

Request TrickerionCases::random_request(Rng& rng) {
  Request request;
  const auto give = [&](OptionKey key) { request.given.set(at(key)); };
  request.players = between(rng, kPlayersMin, kPlayersMax);
  request.values.edition = random_name<Edition>(rng);
  give(OptionKey::edition);
  request.values.dark_alley = !one_in(rng, 3);
  request.values.powers = request.values.dark_alley && rng.below(2) == 0;
  request.values.beginner_setup = one_in(rng, 5);
  give(OptionKey::dark_alley);
  give(OptionKey::powers);
  give(OptionKey::beginner_setup);
  if (request.players == 2) {
    request.values.two_player_variant = random_name<TwoPlayerVariant>(rng);
    give(OptionKey::two_player_variant);
  }
  switch (rng.below(3)) {
    case 0:
      break;
    case 1:
      give_values(request, rng, 8);
      break;
    default:
      give_values(request, rng, 2);
  }
  return request;
}

Options TrickerionCases::random_options(Rng& rng) { return *resolve(random_request(rng)); }

std::string TrickerionCases::describe(const Options& options) {
  std::ostringstream out;
  out << int{options.players} << " players, " << id_of(options.edition);
  const Options usual = preset(options.edition);
#define GROUP(name)
#define OPTION(key, ...) \
  if (options.key != usual.key) out << ", " #key " " << option_text(options.key);
#define PRESET(key, ...) OPTION(key, )
#include "games/trickerion/options.def"
#undef GROUP
#undef OPTION
#undef PRESET
  return out.str();
}

const std::vector<Action>& TrickerionCases::universe() {
  static const std::vector<Action> actions = [] {
    using enum Arg;
    std::vector<Action> all;
    for (int verb = 0; verb < kVerbs; ++verb) add_all(all, Verb(verb));
    std::sort(all.begin(), all.end());
    return all;
  }();
  return actions;
}

bool TrickerionCases::reveals(const EventView& view) {
  switch (view.event.kind) {
    case EventKind::card_revealed:
    case EventKind::card_sealed:
    case EventKind::deck_top_revealed:
      return true;
    case EventKind::character_placed:  // Sealed Orders: the card is turned up
      return true;
    case EventKind::specials_looked_at:
    case EventKind::special_drawn:  // from the own knowledge of the deck, or openly
      return !view.concealed;
    default:
      return false;
  }
}

bool TrickerionCases::shows_more(const State& s, Seat viewer) {
  // T11.7: the cards one chooses from are shown to the drawer.
  const auto looks = [&](const Pending& p) {
    return (p.ask == Ask::keep_special && p.seat == viewer) ||
           (p.ask == Ask::draw_hidden && Seat(p.b >> 4) == viewer);
  };
  return std::any_of(s.table.pending.begin(), s.table.pending.end(), looks);
}

bool TrickerionCases::look_alike(const State& s, Seat actor, const Action& a, const Action& b,
                                 Seat viewer) {
  if (a == b) return true;
  if (viewer == actor) return false;
  if (s.table.phase == Phase::assigning) return is_silent(a.verb) && is_silent(b.verb);
  if (s.table.phase == Phase::revealed) {
    return s.table.sealed && changes_plan(a.verb) && changes_plan(b.verb);
  }
  if (a.verb != b.verb) return false;
  switch (a.verb) {
    case Verb::discard:
    case Verb::keep:
      return true;
    case Verb::motivate:
      return s.table.sealed;
    case Verb::draw:
      return viewer != drawing_seat(s);
    case Verb::deal:
      return viewer != Seat(s.table.cursor);
    default:
      return false;
  }
}

bool TrickerionCases::hides(const State& s, Seat viewer) {
  for (int i = 0; i < s.table.players(); ++i) {
    const Player& p = player_at(s, Seat(i));
    if (Seat(i) != viewer && (p.specials > p.known_specials.size() || p.powers_in_hand > 0)) {
      return true;
    }
  }
  return false;
}

bool TrickerionCases::may_take_back(const State& s, Seat seat) {
  return s.table.phase == Phase::assigning && seat.index() < s.table.players() &&
         player_at(s, seat).confirmed;
}

}  // namespace prestige::conformance
