// The playing half of Play.

#include "tests/kit/trickerion/scenario.h"

#include <algorithm>

#include "games/trickerion/rules/verbs.h"
#include "tests/kit/driver_impl.h"

namespace prestige::trickerion::kit {

namespace {

std::size_t index_of(int seat) { return static_cast<std::size_t>(seat); }

template <class E>
std::string text_of(Maybe<E> value) {
  return value ? std::string(id_of(*value)) : "";
}

std::string text_of(Marker m) {
  if (!m.exists()) return "";
  const std::string top(id_of(m.top_symbol()));
  if (!m.is_players()) return (m.owner == Marker::kDummy ? "dummy " : "neutral ") + top;
  return std::to_string(m.owner) + " " + std::string(id_of(m.of_suit())) + " " + top +
         (m.stacked != 0 ? " stack" : "");
}

}  // namespace

std::string shown(const Purse& value) {
  return std::to_string(value.fame) + "/" + std::to_string(value.coins) + "/" +
         std::to_string(value.shards);
}

Play& Play::assigns(int seat, const Plans& cards, Where where) {
  for (const std::string& character : team_of(seat)) {
    const auto found = std::ranges::find(cards, character, &Plans::value_type::first);
    if (found == cards.end()) {
      plays(seat, "leave " + character, where);
    } else {
      plays(seat, "assign " + character + " " + found->second, where);
    }
  }
  return plays(seat, "confirm", where);
}

Play& Play::plays_turn_out(Where where) {
  const int turn = now().table.turn;
  while (state_.table.phase != Phase::over && state_.table.turn == turn) {
    play_least(where);
  }
  return *this;
}

Play& Play::plays_on_to(Phase phase, Where where) {
  const int turn = now().table.turn;
  while (state_.table.phase != phase) {
    if (state_.table.phase == Phase::over || state_.table.turn > std::max(1, turn)) {
      stop("the turn is over", where);
    }
    play_least(where);
  }
  return *this;
}

// Looking.

Play& Play::expect_fame(int seat, int n, Where where) {
  expect_equal(purse(seat).fame, n, "Fame of seat " + std::to_string(seat), where);
  return *this;
}

Play& Play::expect_coins(int seat, int n, Where where) {
  expect_equal(purse(seat).coins, n, "Coins of seat " + std::to_string(seat), where);
  return *this;
}

Play& Play::expect_shards(int seat, int n, Where where) {
  expect_equal(purse(seat).shards, n, "Shards of seat " + std::to_string(seat), where);
  return *this;
}

Play& Play::expect_purse(int seat, Purse wanted, Where where) {
  expect_equal(purse(seat), wanted, "Fame/Coins/Shards of seat " + std::to_string(seat), where);
  return *this;
}

Play& Play::remember() {
  remembered_.clear();
  for (int i = 0; i < now().table.players(); ++i) remembered_.push_back(purse(i));
  return *this;
}

Play& Play::expect_gain(int seat, Purse gain, Where where) {
  now();
  const Purse before = remembered_[index_of(seat)];
  Purse seen = purse(seat);
  seen.fame -= before.fame;
  seen.coins -= before.coins;
  seen.shards -= before.shards;
  expect_equal(seen, gain, "the gain of seat " + std::to_string(seat), where);
  return *this;
}

Play& Play::expect_ap(int n, Where where) {
  expect_equal(static_cast<int>(table().placement.ap), n, "Action Points", where);
  return *this;
}

Play& Play::expect_markers(int seat, std::string_view trick, int n, Where where) {
  const Maybe<Suit> suit = suit_of(player(seat), *from_id<Trick>(trick));
  if (!suit) stop("seat " + std::to_string(seat) + " has no " + std::string(trick), where);
  expect_equal(static_cast<int>(player(seat).tricks[at(*suit)].markers), n,
               "markers on " + std::string(trick), where);
  return *this;
}

Play& Play::expect_unused(int seat, std::string_view suit, int n, Where where) {
  expect_equal(static_cast<int>(player(seat).unused[at(*from_id<Suit>(suit))]), n,
               "unused " + std::string(suit), where);
  return *this;
}

Play& Play::expect_tokens(int seat, std::string_view component, int n, Where where) {
  expect_equal(static_cast<int>(player(seat).tokens[at(*from_id<Component>(component))]), n,
               std::string(component), where);
  return *this;
}

Play& Play::expect_die(std::string_view die, std::string_view face, Where where) {
  expect_equal(std::string(id_of(table().dice[at(*from_id<Die>(die))])), std::string(face),
               std::string(die), where);
  return *this;
}

Play& Play::expect_marker(std::string_view card, std::string_view slot, const std::string& marker,
                          Where where) {
  const int position = position_of(now(), *from_id<Performance>(card));
  if (position < 0) stop(std::string(card) + " is not in play", where);
  expect_equal(text_of(trickerion::show(state_, position).slot[at(*from_id<Slot>(slot))]), marker,
               "the marker at " + std::string(slot), where);
  return *this;
}

Play& Play::expect_team(int seat, const Texts& characters, Where where) {
  expect_equal(sorted(team_of(seat)), sorted(characters), "the team", where);
  return *this;
}

Play& Play::expect_hand(int seat, const Texts& specials, Where where) {
  expect_equal(specials_of(seat), sorted(specials), "Special cards in hand", where);
  return *this;
}

Play& Play::expect_omens(const Texts& left_right_bottom, Where where) {
  Texts omens;
  for (const Maybe<Prophecy>& omen : table().omen) omens.push_back(text_of(omen));
  expect_equal(omens, left_right_bottom, "the Pending Prophecies", where);
  return *this;
}

Play& Play::expect_active(std::string_view prophecy, Where where) {
  expect_equal(text_of(table().active), std::string(prophecy), "the Active Prophecy", where);
  return *this;
}

Play& Play::expect_learned(int seat, int slot, std::string_view power, Where where) {
  expect_equal(text_of(player(seat).powers[index_of(slot - 1)].power), std::string(power),
               "the Power at slot " + std::to_string(slot), where);
  return *this;
}

Play& Play::expect_shows(const Texts& cards, Where where) {
  expect_equal(shows(), cards, "the Performance cards in play", where);
  return *this;
}

Play& Play::expect_buy_area(const Texts& components, Where where) {
  Texts seen;
  for (const Component c : table().market.buy) seen.emplace_back(id_of(c));
  expect_equal(seen, components, "the Buy area", where);
  return *this;
}

Play& Play::expect_phase(Phase phase, Where where) {
  expect_equal(static_cast<int>(table().phase), static_cast<int>(phase), "the phase", where);
  return *this;
}

Play& Play::expect_turn(int number, Where where) {
  expect_equal(static_cast<int>(table().turn), number, "the turn", where);
  return *this;
}

Purse Play::purse(int seat) {
  const Player& p = player(seat);
  return {p.fame, p.coins, p.shards};
}

Texts Play::team_of(int seat) {
  Texts texts;
  for_each_character(player(seat).team, [&](Character c) { texts.emplace_back(id_of(c)); });
  return texts;
}

Texts Play::specials_of(int seat) {
  Texts texts;
  now().secrets.hand[index_of(seat)].specials.for_each([&](int kind, int count) {
    for (; count > 0; --count) texts.emplace_back(id_of(Special(kind)));
  });
  return sorted(texts);
}

Texts Play::shows() {
  Texts texts;
  for (const Show& card : table().shows) {
    if (card.exists()) texts.push_back(text_of(card.card));
  }
  return texts;
}

const Player& Play::player(int seat) { return table().player[index_of(seat)]; }

Score Play::score(int seat) { return final_score(now(), Seat(seat)); }

Outcome Play::outcome() { return final_outcome(now()); }

}  // namespace prestige::trickerion::kit

template class prestige::kit::Driver<prestige::trickerion::kit::Play,
                                     prestige::trickerion::Trickerion>;
