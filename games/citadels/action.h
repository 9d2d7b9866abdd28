#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/inline_vec.h"
#include "engine/core/seat.h"
#include "games/citadels/ids.h"

namespace prestige::citadels {

enum class Verb : std::uint8_t {
#define VERB(name, text, shape) name,
#include "games/citadels/verbs.def"
#undef VERB
};

inline constexpr int kVerbs = 0
#define VERB(name, text, shape) +1
#include "games/citadels/verbs.def"
#undef VERB
    ;

// How a district is paid for (C6).
enum class Payment : std::uint8_t {
  gold,
  borrow,        // Cardinal: the missing gold from one lender
  framework,     // destroy the Framework instead
  sacrifice,     // Necropolis: destroy an own district instead
  cards,         // Thieves' Den: some of the price in cards
  cards_borrow,  // Thieves' Den built by a Cardinal who borrows the missing gold
};

// One decision, of a player or of chance. The meaning of the arguments depends on the verb; build
// actions with the functions below and read them with the accessors. The text form
// ("build tavern", "destroy 3 market+") parses back.
struct alignas(4) Action {
  Verb verb{};
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;

  friend constexpr bool operator==(const Action&, const Action&) = default;
  friend constexpr auto operator<=>(const Action&, const Action&) = default;

  // Made as one word, not byte by byte: an action is read as a whole right after it is listed.
  static constexpr Action make(Verb verb, unsigned a, unsigned b = 0, unsigned c = 0) {
    return std::bit_cast<Action>(static_cast<std::uint32_t>(verb) | a << 8 | b << 16 | c << 24);
  }

  constexpr Character character() const { return static_cast<Character>(a); }
  constexpr District district() const { return static_cast<District>(a); }
  constexpr Seat seat() const { return Seat(a); }

  static constexpr Action of(Verb verb) { return make(verb, 0); }
  static constexpr Action of(Verb verb, Character c) {
    return make(verb, static_cast<unsigned>(c));
  }
  static constexpr Action of(Verb verb, District d) { return make(verb, static_cast<unsigned>(d)); }
  static constexpr Action of(Verb verb, Seat seat) { return make(verb, index(seat)); }
  static constexpr Action of(Verb verb, Seat seat, Built built) {
    return make(verb, index(seat), built.code());
  }

  // Abbot: so much gold and so many cards.
  static constexpr Action split(int gold, int cards) {
    return make(Verb::split, static_cast<unsigned>(gold), static_cast<unsigned>(cards));
  }
  constexpr int split_gold() const { return a; }
  constexpr int split_cards() const { return b; }

  // Theater: give an own character to an opponent.
  static constexpr Action swap(Character own, Seat opponent) {
    return make(Verb::swap, static_cast<unsigned>(own), index(opponent));
  }
  constexpr Seat swap_opponent() const { return Seat(b); }

  static constexpr Action spy(Seat victim, Type type) {
    return make(Verb::spy, index(victim), static_cast<unsigned>(type));
  }
  constexpr Type spy_type() const { return static_cast<Type>(b); }

  // destroy, seize: the district in seat()'s city.
  constexpr Built target() const { return Built::from_code(b); }

  // Diplomat: an own district for another player's.
  static constexpr Action exchange(Built own, Seat owner, Built theirs) {
    return make(Verb::exchange, own.code(), index(owner), theirs.code());
  }
  constexpr Built exchange_own() const { return Built::from_code(a); }
  constexpr Seat exchange_owner() const { return Seat(b); }
  constexpr Built exchange_theirs() const { return Built::from_code(c); }

  // build: district(), how it is paid, and with what.
  static constexpr Action build(District d, Payment payment = Payment::gold, unsigned means = 0) {
    return make(Verb::build, static_cast<unsigned>(d), static_cast<unsigned>(payment), means);
  }
  static constexpr Action build_borrowing(District d, Seat lender) {
    return build(d, Payment::borrow, index(lender));
  }
  static constexpr Action build_sacrificing(District d, Built sacrificed) {
    return build(d, Payment::sacrifice, sacrificed.code());
  }
  static constexpr Action build_with_cards(District d, int cards) {
    return build(d, Payment::cards, static_cast<unsigned>(cards));
  }
  static constexpr Action build_with_cards(District d, int cards, Seat lender) {
    return build(d, Payment::cards_borrow, static_cast<unsigned>(cards | (lender.index() << 4)));
  }
  constexpr Payment payment() const { return static_cast<Payment>(b); }
  constexpr bool borrows() const {
    return payment() == Payment::borrow || payment() == Payment::cards_borrow;
  }
  constexpr Built sacrifice() const { return Built::from_code(c); }
  constexpr int cards_paid() const {
    return payment() == Payment::cards || payment() == Payment::cards_borrow ? c & 0x0f : 0;
  }
  constexpr Seat lender() const { return Seat(payment() == Payment::cards_borrow ? c >> 4 : c); }

  // use: an activated district; the Armory has a target, Laboratory and Museum take a hand card.
  static constexpr Action use(District d) { return of(Verb::use, d); }
  static constexpr Action use_card(District d, District card) {
    return make(Verb::use, static_cast<unsigned>(d), static_cast<unsigned>(card));
  }
  static constexpr Action use_armory(Seat owner, Built built) {
    return make(Verb::use, static_cast<unsigned>(District::armory), index(owner), built.code());
  }
  constexpr District use_card() const { return static_cast<District>(b); }
  constexpr Seat armory_owner() const { return Seat(b); }
  constexpr Built armory_target() const { return Built::from_code(c); }

 private:
  static constexpr unsigned index(Seat seat) { return static_cast<unsigned>(seat.index()); }
};
static_assert(sizeof(Action) == 4 && std::endian::native == std::endian::little);

// The most choices a player can face: the Diplomat's pairs are at most 34 x 34 of the 68 cards, and
// all else together is a few for each card.
inline constexpr std::size_t kActionsMax = 1536;
using Actions = InlineVec<Action, kActionsMax>;

// Lists make(x) for every district, rank or seat x of a set, in ascending order.
template <class Make>
constexpr void list_districts(Actions& out, DistrictMask districts, Make&& make) {
  out.append_bits<kDistricts - 1>(districts, [&](int d) { return make(static_cast<District>(d)); });
}
template <class Make>
constexpr void list_ranks(Actions& out, RankMask ranks, Make&& make) {
  out.append_bits<kRanksMax>(ranks, [&](int rank) { return make(static_cast<Rank>(rank)); });
}
template <class Make>
constexpr void list_seats(Actions& out, SeatSet seats, Make&& make) {
  out.append_bits<kPlayersMax - 1>(seats.bits(), [&](int seat) { return make(Seat(seat)); });
}

struct WeightedAction {
  Action action;
  std::uint32_t weight = 0;
  friend constexpr bool operator==(const WeightedAction&, const WeightedAction&) = default;
};
using Outcomes = InlineVec<WeightedAction, kDistricts>;

std::string to_text(const Action& action);
std::optional<Action> parse(std::string_view text);

}  // namespace prestige::citadels
