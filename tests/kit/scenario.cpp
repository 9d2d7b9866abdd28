// The playing half of Play.

#include "tests/kit/scenario.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/citadels/rules/verbs.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {

namespace {

std::size_t index_of(int seat) { return static_cast<std::size_t>(seat); }

Texts texts_of(const Bag& bag, bool beautified = false) {
  Texts texts;
  bag.for_each([&](int kind, int count) {
    const std::string id(id_of(static_cast<District>(kind)));
    for (; count > 0; --count) texts.push_back(beautified ? id + "+" : id);
  });
  return texts;
}

Texts sorted(Texts texts) {
  std::ranges::sort(texts);
  return texts;
}

// "give_crown 2" starts with the words "give_crown", "gather gold" with "gather gold".
bool starts_with_words(const std::string& text, const std::string& words) {
  return words.empty() || text == words || text.starts_with(words + " ");
}

std::string joined(const Texts& texts) {
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : ", ") + text;
  return "[" + all + "]";
}

std::string shown(int value) { return std::to_string(value); }
std::string shown(const std::string& value) { return value; }
std::string shown(const Texts& value) { return joined(value); }
std::string shown(Seat seat) {
  if (seat == Seat::chance()) return "chance";
  if (seat == Seat::nobody()) return "nobody";
  return "seat " + std::to_string(seat.index());
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
  return *action;
}

Seat Play::acting_seat(const Where& where) {
  const SeatSet acting = Citadels::acting(now());
  if (acting.empty()) stop("the game is over", where);
  return acting.front();
}

Texts Play::listed(Seat seat) {
  Actions actions;
  Citadels::legal_actions(now(), seat, actions);
  Texts texts;
  for (const Action& action : actions) texts.push_back(to_text(action));
  return texts;
}

void Play::check_invariants(const Where& where) {
  if (const char* broken = Citadels::invariant_broken(state_)) {
    stop(std::string("invariant broken: ") + broken, where);
  }
}

void Play::apply(Seat seat, const Action& action, const Where& where) {
  events_.clear();
  Events events(events_);
  Citadels::apply(state_, seat, action, events);
  check_invariants(where);
}

void Play::act(Seat seat, const std::string& text, const Where& where) {
  const Action action = parsed(text, where);
  const Seat acting = acting_seat(where);
  if (acting != seat) {
    stop("\"" + text + "\" by " + shown(seat) + ", but " + shown(acting) + " acts and may " +
             joined(listed(acting)),
         where);
  }
  if (const Illegal illegal = Citadels::check(state_, seat, action)) {
    stop("\"" + text + "\" is refused: " + std::string(illegal.id()) + " (" +
             std::string(illegal.rule()) + "); offered are " + joined(listed(seat)),
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
  now();
  act(Seat(seat), action, where);
  return *this;
}

Play& Play::chance(const std::string& action, Where where) {
  now();
  act(Seat::chance(), action, where);
  return *this;
}

Play& Play::draws(const Texts& districts, Where where) {
  for (const std::string& district : districts) chance("draw " + district, where);
  return *this;
}

Play& Play::pulls(const std::string& district, Where where) {
  return chance("pull " + district, where);
}

Play& Play::chance_any(Where where) {
  while (!Citadels::acting(now()).empty() && acting_seat(where) == Seat::chance()) {
    Outcomes outcomes;
    Citadels::chance_outcomes(state_, outcomes);
    apply(Seat::chance(), outcomes[0].action, where);
  }
  return *this;
}

Play& Play::deals(Where where) {
  while (now().table.phase < Phase::laying_out && acting_seat(where) == Seat::chance()) {
    Outcomes outcomes;
    Citadels::chance_outcomes(state_, outcomes);
    apply(Seat::chance(), outcomes[0].action, where);
  }
  return *this;
}

Play& Play::passes(Where where) {
  const Seat seat = acting_seat(where);
  if (std::ranges::count(listed(seat), "gather gold") != 0) plays("gather gold", where);
  return plays("end_turn", where);
}

// The quietest listed action.
Action Play::least_action(Seat seat) {
  Actions actions;
  Citadels::legal_actions(state_, seat, actions);
  for (const Verb verb : {Verb::stay_hidden, Verb::gather_gold, Verb::end_turn, Verb::pass,
                          Verb::refuse, Verb::leave, Verb::let_go, Verb::no_swap}) {
    for (const Action& action : actions) {
      if (action.verb == verb) return action;
    }
  }
  return actions[0];
}

Play& Play::plays_round_out(Where where) {
  const int round = now().table.round;
  while (state_.table.phase != Phase::over && state_.table.round == round) {
    const Seat seat = acting_seat(where);
    apply(seat, least_action(seat), where);
  }
  return *this;
}

Play& Play::plays_on_to(const std::string& character_id, Where where) {
  const Rank wanted = rank(character_id);
  const int round = now().table.round;
  while (!(state_.table.turn.rank == wanted && state_.table.phase == Phase::taking_turn &&
           state_.table.pending.empty())) {
    if (state_.table.phase == Phase::over || state_.table.round != round) {
      stop("the round is over without a turn of " + character_id, where);
    }
    const Seat seat = acting_seat(where);
    apply(seat, least_action(seat), where);
  }
  return *this;
}

Play& Play::refuses(const std::string& action, std::string_view reason, Where where) {
  return refuses(acting_seat(where).index(), action, reason, where);
}

Play& Play::refuses(int seat, const std::string& action, std::string_view reason, Where where) {
  const Illegal illegal = Citadels::check(now(), Seat(seat), parsed(action, where));
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
  const Texts texts = listed(acting_seat(where));
  if (std::ranges::count(texts, action) != 1) {
    fail("\"" + action + "\" is not offered, but " + joined(texts), where);
  }
  if (const Illegal illegal = Citadels::check(state_, acting_seat(where), parsed(action, where))) {
    fail("\"" + action + "\" is refused as " + std::string(illegal.id()), where);
  }
  return *this;
}

Play& Play::does_not_offer(const std::string& words, Where where) {
  if (Citadels::acting(now()).empty()) return *this;
  for (const std::string& text : listed(acting_seat(where))) {
    if (starts_with_words(text, words)) fail("\"" + text + "\" is offered", where);
  }
  return *this;
}

Texts Play::offered(const std::string& words) {
  Texts texts;
  if (Citadels::acting(now()).empty()) return texts;
  for (const std::string& text : listed(Citadels::acting(state_).front())) {
    if (starts_with_words(text, words)) texts.push_back(text);
  }
  return sorted(texts);
}

Play& Play::expect_offered(const std::string& words, Texts texts, Where where) {
  expect_equal(offered(words), sorted(std::move(texts)), "the offer \"" + words + "\"", where);
  return *this;
}

Play& Play::expect_gold(int seat, int amount, Where where) {
  expect_equal(gold_of(seat), amount, "gold of seat " + std::to_string(seat), where);
  return *this;
}

Play& Play::expect_hand(int seat, const Texts& districts, Where where) {
  expect_equal(hand_of(seat), sorted(districts), "hand of seat " + std::to_string(seat), where);
  return *this;
}

Play& Play::expect_hand_size(int seat, int cards, Where where) {
  expect_equal(static_cast<int>(hand_of(seat).size()), cards,
               "hand size of seat " + std::to_string(seat), where);
  return *this;
}

Play& Play::expect_city(int seat, const Texts& districts, Where where) {
  expect_equal(city_of(seat), sorted(districts), "city of seat " + std::to_string(seat), where);
  return *this;
}

Play& Play::expect_crown(int seat, Where where) {
  expect_equal(now().table.crown, Seat(seat), "the crown's holder", where);
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

Play& Play::expect_turn_of(int seat, const std::string& character, Where where) {
  const Turn& turn = now().table.turn;
  if (state_.table.phase != Phase::taking_turn) {
    fail("nobody has a turn, expected " + character, where);
    return *this;
  }
  expect_equal(turn.seat, Seat(seat), "who has the turn", where);
  expect_equal(std::string(id_of(turn.as)), character, "the acting character", where);
  return *this;
}

Play& Play::expect_deck_size(int cards, Where where) {
  expect_equal(now().secrets.deck.size(), cards, "deck size", where);
  return *this;
}

Play& Play::expect_tax(int amount, Where where) {
  expect_equal(static_cast<int>(now().table.tax), amount, "tax", where);
  return *this;
}

Play& Play::expect_completed(int seat, bool completed, Where where) {
  if (now().table.completed.has(Seat(seat)) != completed) {
    fail(
        "the city of seat " + std::to_string(seat) + (completed ? " is not" : " is") + " completed",
        where);
  }
  return *this;
}

Play& Play::expect_over(Where where) {
  if (now().table.phase != Phase::over) fail("the game is not over", where);
  return *this;
}

Play& Play::expect_not_over(Where where) {
  if (now().table.phase == Phase::over) fail("the game is over", where);
  return *this;
}

Play& Play::expect_round(int number, Where where) {
  expect_equal(static_cast<int>(now().table.round), number, "the round", where);
  return *this;
}

Play& Play::expect_event(const std::string& id, Where where) {
  if (std::ranges::count(events(), id) == 0) fail("no " + id + " in " + joined(events()), where);
  return *this;
}

Play& Play::expect_no_event(const std::string& id, Where where) {
  if (std::ranges::count(events(), id) != 0) fail(id + " in " + joined(events()), where);
  return *this;
}

Score Play::score(int seat) { return score_of(now(), Seat(seat)); }

Outcome Play::outcome() { return final_outcome(now()); }

int Play::gold_of(int seat) { return now().table.gold[index_of(seat)]; }

Texts Play::hand_of(int seat) { return sorted(texts_of(now().secrets.hand[index_of(seat)])); }

Texts Play::city_of(int seat) {
  const City& city = now().table.city[index_of(seat)];
  Texts texts = texts_of(city.plain);
  for (std::string& text : texts_of(city.beautified, true)) texts.push_back(text);
  return sorted(texts);
}

Texts Play::events() {
  now();
  Texts ids;
  for (const Event& event : events_) ids.emplace_back(id_of(event.kind));
  return ids;
}

const Events::Buffer& Play::event_list() {
  now();
  return events_;
}

std::vector<EventView> Play::event_views(int seat) {
  now();
  std::vector<EventView> views;
  for (const Event& event : events_) {
    if (const auto view = Citadels::view(event, Seat(seat))) views.push_back(*view);
  }
  return views;
}

std::vector<EventView> Play::spectator_event_views() {
  return event_views(Seat::spectator().index());
}

Observation Play::observe(int seat) { return Citadels::observe(now(), Seat(seat)); }

Observation Play::observe_spectator() { return Citadels::observe(now(), Seat::spectator()); }

const State& Play::state() { return now(); }

Play& Play::change(const std::function<void(State&)>& change, Where where) {
  change(now());
  check_invariants(where);
  return *this;
}

bool same_view(Play& a, Play& b, int seat) {
  return a.observe(seat) == b.observe(seat) && a.event_views(seat) == b.event_views(seat);
}

bool same_spectator_view(Play& a, Play& b) { return same_view(a, b, Seat::spectator().index()); }

}  // namespace prestige::citadels::kit
