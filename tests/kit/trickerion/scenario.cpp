// The playing half of Play.

#include "tests/kit/trickerion/scenario.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/trickerion/rules/verbs.h"
#include "tests/kit/spec.h"

namespace prestige::trickerion::kit {

namespace {

std::size_t index_of(int seat) { return static_cast<std::size_t>(seat); }

Texts sorted(Texts texts) {
  std::ranges::sort(texts);
  return texts;
}

// "buy wood 2" starts with the words "buy wood", "end" does not start with "en".
bool starts_with_words(const std::string& text, const std::string& words) {
  return words.empty() || text == words || text.starts_with(words + " ");
}

std::string joined(const Texts& texts) {
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : ", ") + text;
  return "[" + all + "]";
}

std::string shown(int value) { return std::to_string(value); }
std::string shown(const std::string& value) { return "\"" + value + "\""; }
std::string shown(const Texts& value) { return joined(value); }
std::string shown(const Purse& value) {
  return std::to_string(value.fame) + "/" + std::to_string(value.coins) + "/" +
         std::to_string(value.shards);
}
std::string shown(Seat seat) {
  if (seat == Seat::chance()) return "chance";
  if (seat == Seat::nobody()) return "nobody";
  return "seat " + std::to_string(seat.index());
}

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

template <class T>
void Play::expect_equal(const T& seen, const T& wanted, const std::string& what,
                        const Where& where) {
  if (seen == wanted) return;
  fail(what + " is " + shown(seen) + ", expected " + shown(wanted), where);
}

Action Play::parsed(const std::string& text, const Where& where) const {
  const auto action = parse(text);
  if (!action) stop("no action reads \"" + text + "\"", where);
  if (to_text(*action) != text) {
    stop("\"" + text + "\" is written \"" + to_text(*action) + "\"", where);
  }
  return *action;
}

Seat Play::acting_seat(const Where& where) {
  const SeatSet acting = Trickerion::acting(now());
  if (acting.empty()) stop("the game is over", where);
  return acting.front();
}

Texts Play::listed(Seat seat) {
  Actions actions;
  Trickerion::legal_actions(now(), seat, actions);
  Texts texts;
  for (const Action& action : actions) texts.push_back(to_text(action));
  return texts;
}

void Play::check_position(const Where& where) {
  if (const char* broken = Trickerion::invariant_broken(state_)) {
    stop(std::string("invariant broken: ") + broken, where);
  }
}

void Play::apply(Seat seat, const Action& action, const Where& where) {
  events_.clear();
  Events events(events_);
  Trickerion::apply(state_, seat, action, events);
  check_position(where);
}

void Play::act(Seat seat, const std::string& text, const Where& where) {
  const Action action = parsed(text, where);
  if (const Illegal illegal = Trickerion::check(now(), seat, action)) {
    const Seat acting = acting_seat(where);
    stop("\"" + text + "\" by " + shown(seat) + " is refused: " + std::string(illegal.id()) + " (" +
             std::string(illegal.rule()) + "); " + shown(acting) + " is offered " +
             joined(listed(acting)),
         where);
  }
  if (std::ranges::count(listed(seat), text) != 1) {
    stop("\"" + text + "\" is legal but not listed once; offered are " + joined(listed(seat)),
         where);
  }
  apply(seat, action, where);
}

Play& Play::plays(const std::string& action, Where where) {
  const Seat seat = acting_seat(where);
  if (seat == Seat::chance()) {
    stop("\"" + action + "\": chance decides first, " + joined(listed(seat)), where);
  }
  act(seat, action, where);
  return *this;
}

Play& Play::plays(int seat, const std::string& action, Where where) {
  act(Seat(seat), action, where);
  return *this;
}

Play& Play::chance(const std::string& action, Where where) {
  act(Seat::chance(), action, where);
  return *this;
}

Play& Play::chance_any(Where where) {
  while (!Trickerion::acting(now()).empty() && acting_seat(where) == Seat::chance()) {
    apply(Seat::chance(), least_action(Seat::chance()), where);
  }
  return *this;
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

// The quietest listed action, or the first outcome of chance.
Action Play::least_action(Seat seat) {
  Actions actions;
  Trickerion::legal_actions(state_, seat, actions);
  for (const Verb verb : {Verb::pass, Verb::end, Verb::end_turn, Verb::idle, Verb::leave,
                          Verb::confirm, Verb::keep_plan, Verb::done}) {
    for (const Action& action : actions) {
      if (action.verb == verb) return action;
    }
  }
  return actions[0];
}

Play& Play::plays_turn_out(Where where) {
  const int turn = now().table.turn;
  while (state_.table.phase != Phase::over && state_.table.turn == turn) {
    const Seat seat = acting_seat(where);
    apply(seat, least_action(seat), where);
  }
  return *this;
}

Play& Play::plays_on_to(Phase phase, Where where) {
  const int turn = now().table.turn;
  while (state_.table.phase != phase) {
    if (state_.table.phase == Phase::over || state_.table.turn > std::max(1, turn)) {
      stop("the turn is over", where);
    }
    const Seat seat = acting_seat(where);
    apply(seat, least_action(seat), where);
  }
  return *this;
}

// Legality.

Play& Play::refuses(const std::string& action, std::string_view reason, Where where) {
  return refuses(acting_seat(where).index(), action, reason, where);
}

Play& Play::refuses(int seat, const std::string& action, std::string_view reason, Where where) {
  const Illegal illegal = Trickerion::check(now(), Seat(seat), parsed(action, where));
  if (!illegal) {
    fail("\"" + action + "\" is allowed, expected " + std::string(reason), where);
  } else if (illegal.id() != reason) {
    fail("\"" + action + "\" is refused as " + std::string(illegal.id()) + ", expected " +
             std::string(reason),
         where);
  }
  if (std::ranges::count(listed(Seat(seat)), action) != 0) {
    fail("\"" + action + "\" is listed", where);
  }
  return *this;
}

Play& Play::offers(const std::string& action, Where where) {
  const Seat seat = acting_seat(where);
  const Texts texts = listed(seat);
  if (std::ranges::count(texts, action) != 1) {
    fail("\"" + action + "\" is not offered, but " + joined(texts), where);
  }
  if (const Illegal illegal = Trickerion::check(state_, seat, parsed(action, where))) {
    fail("\"" + action + "\" is refused as " + std::string(illegal.id()), where);
  }
  return *this;
}

Play& Play::does_not_offer(const std::string& words, Where where) {
  for (const std::string& text : offered(words)) fail("\"" + text + "\" is offered", where);
  return *this;
}

Texts Play::offered(const std::string& words) {
  Texts texts;
  if (Trickerion::acting(now()).empty()) return texts;
  for (const std::string& text : listed(Trickerion::acting(state_).front())) {
    if (starts_with_words(text, words)) texts.push_back(text);
  }
  return sorted(texts);
}

Play& Play::expect_offered(const std::string& words, Texts texts, Where where) {
  expect_equal(offered(words), sorted(std::move(texts)), "the offer \"" + words + "\"", where);
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

Play& Play::expect_acting(int seat, Where where) {
  expect_equal(acting_seat(where), Seat(seat), "who acts", where);
  return *this;
}

Play& Play::expect_chance(Where where) {
  expect_equal(acting_seat(where), Seat::chance(), "who acts", where);
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

Play& Play::expect_over(Where where) { return expect_phase(Phase::over, where); }

Play& Play::expect_event(const std::string& id, Where where) {
  if (std::ranges::count(events(), id) == 0) fail("no " + id + " in " + joined(events()), where);
  return *this;
}

Play& Play::expect_no_event(const std::string& id, Where where) {
  if (std::ranges::count(events(), id) != 0) fail(id + " in " + joined(events()), where);
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

Texts Play::events() {
  now();
  Texts ids;
  for (const Event& event : events_) ids.emplace_back(id_of(event.kind));
  return ids;
}

std::vector<EventView> Play::event_views(int seat) {
  now();
  std::vector<EventView> views;
  for (const Event& event : events_) {
    if (const auto view = Trickerion::view(event, Seat(seat))) views.push_back(*view);
  }
  return views;
}

Observation Play::observe(int seat) { return Trickerion::observe(now(), Seat(seat)); }

const State& Play::state() { return now(); }

Play& Play::change(const std::function<void(State&)>& change, Where where) {
  change(now());
  check_position(where);
  return *this;
}

bool same_view(Play& a, Play& b, int seat) {
  return a.observe(seat) == b.observe(seat) && a.event_views(seat) == b.event_views(seat);
}

}  // namespace prestige::trickerion::kit
