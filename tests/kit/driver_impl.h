#pragma once

#include <algorithm>

#include "tests/kit/driver.h"

namespace prestige::kit {

// Playing.

template <class Play, class G>
Play& Driver<Play, G>::plays(const std::string& action, Where where) {
  const Seat seat = acting_seat(where);
  if (seat == Seat::chance()) {
    stop("\"" + action + "\": chance decides first, " + shown(listed(seat)), where);
  }
  act(seat, action, where);
  return self();
}

template <class Play, class G>
Play& Driver<Play, G>::plays(int seat, const std::string& action, Where where) {
  act(Seat(seat), action, where);
  return self();
}

template <class Play, class G>
Play& Driver<Play, G>::chance(const std::string& action, Where where) {
  act(Seat::chance(), action, where);
  return self();
}

template <class Play, class G>
Play& Driver<Play, G>::chance_any(Where where) {
  while (!G::acting(now()).empty() && acting_seat(where) == Seat::chance()) play_least(where);
  return self();
}

// Legality.

template <class Play, class G>
Play& Driver<Play, G>::refuses(const std::string& action, std::string_view reason, Where where) {
  return refuses(acting_seat(where).index(), action, reason, where);
}

template <class Play, class G>
Play& Driver<Play, G>::refuses(int seat, const std::string& action, std::string_view reason,
                               Where where) {
  const auto illegal = G::check(now(), Seat(seat), parsed(action, where));
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
  return self();
}

template <class Play, class G>
Play& Driver<Play, G>::offers(const std::string& action, Where where) {
  const Seat seat = acting_seat(where);
  const Texts texts = listed(seat);
  if (std::ranges::count(texts, action) != 1) {
    fail("\"" + action + "\" is not offered, but " + shown(texts), where);
  }
  if (const auto illegal = G::check(state_, seat, parsed(action, where))) {
    fail("\"" + action + "\" is refused as " + std::string(illegal.id()), where);
  }
  return self();
}

template <class Play, class G>
Play& Driver<Play, G>::does_not_offer(const std::string& words, Where where) {
  for (const std::string& text : offered(words)) fail("\"" + text + "\" is offered", where);
  return self();
}

template <class Play, class G>
Texts Driver<Play, G>::offered(const std::string& words) {
  Texts texts;
  if (G::acting(now()).empty()) return texts;
  for (const std::string& text : listed(G::acting(state_).front())) {
    if (starts_with_words(text, words)) texts.push_back(text);
  }
  return sorted(texts);
}

template <class Play, class G>
Play& Driver<Play, G>::expect_offered(const std::string& words, Texts texts, Where where) {
  expect_equal(offered(words), sorted(std::move(texts)), "the offer \"" + words + "\"", where);
  return self();
}

// Looking.

template <class Play, class G>
Play& Driver<Play, G>::expect_acting(int seat, Where where) {
  expect_equal(acting_seat(where), Seat(seat), "who acts", where);
  return self();
}

template <class Play, class G>
Play& Driver<Play, G>::expect_chance(Where where) {
  expect_equal(acting_seat(where), Seat::chance(), "who acts", where);
  return self();
}

template <class Play, class G>
Play& Driver<Play, G>::expect_over(Where where) {
  if (!G::outcome(now())) fail("the game is not over", where);
  return self();
}

template <class Play, class G>
Play& Driver<Play, G>::expect_not_over(Where where) {
  if (G::outcome(now())) fail("the game is over", where);
  return self();
}

template <class Play, class G>
Play& Driver<Play, G>::expect_event(const std::string& id, Where where) {
  if (std::ranges::count(events(), id) == 0) fail("no " + id + " in " + shown(events()), where);
  return self();
}

template <class Play, class G>
Play& Driver<Play, G>::expect_no_event(const std::string& id, Where where) {
  if (std::ranges::count(events(), id) != 0) fail(id + " in " + shown(events()), where);
  return self();
}

template <class Play, class G>
Texts Driver<Play, G>::events() {
  now();
  Texts ids;
  for (const auto& event : events_) ids.emplace_back(id_of(event.kind));
  return ids;
}

template <class Play, class G>
std::vector<typename G::EventView> Driver<Play, G>::event_views(int seat) {
  now();
  std::vector<EventView> views;
  for (const auto& event : events_) {
    if (const auto view = G::view(event, Seat(seat))) views.push_back(*view);
  }
  return views;
}

template <class Play, class G>
typename G::Observation Driver<Play, G>::observe(int seat) {
  return G::observe(now(), Seat(seat));
}

template <class Play, class G>
const typename G::State& Driver<Play, G>::state() {
  return now();
}

template <class Play, class G>
Play& Driver<Play, G>::change(const std::function<void(State&)>& change, Where where) {
  change(now());
  check_position(where);
  return self();
}

// Underneath.

template <class Play, class G>
typename G::State& Driver<Play, G>::now() {
  if (!built_) {
    built_ = true;
    self().build();
  }
  return state_;
}

template <class Play, class G>
Seat Driver<Play, G>::acting_seat(const Where& where) {
  const SeatSet acting = G::acting(now());
  if (acting.empty()) stop("the game is over", where);
  return acting.front();
}

template <class Play, class G>
Texts Driver<Play, G>::listed(Seat seat) {
  typename G::Actions actions;
  G::legal_actions(now(), seat, actions);
  Texts texts;
  for (const Action& action : actions) texts.push_back(G::to_text(action));
  return texts;
}

template <class Play, class G>
typename G::Action Driver<Play, G>::parsed(const std::string& text, const Where& where) const {
  const auto action = G::parse(text);
  if (!action) stop("no action reads \"" + text + "\"", where);
  if (G::to_text(*action) != text) {
    stop("\"" + text + "\" is written \"" + G::to_text(*action) + "\"", where);
  }
  return *action;
}

template <class Play, class G>
void Driver<Play, G>::act(Seat seat, const std::string& text, const Where& where) {
  const Action action = parsed(text, where);
  if (const auto illegal = G::check(now(), seat, action)) {
    const Seat acting = acting_seat(where);
    stop("\"" + text + "\" by " + shown(seat) + " is refused: " + std::string(illegal.id()) + " (" +
             std::string(illegal.rule()) + "); " + shown(acting) + " is offered " +
             shown(listed(acting)),
         where);
  }
  if (std::ranges::count(listed(seat), text) != 1) {
    stop("\"" + text + "\" is legal but not listed once; offered are " + shown(listed(seat)),
         where);
  }
  apply(seat, action, where);
}

template <class Play, class G>
void Driver<Play, G>::apply(Seat seat, const Action& action, const Where& where) {
  events_.clear();
  typename G::Events events(events_);
  G::apply(state_, seat, action, events);
  check_position(where);
}

template <class Play, class G>
void Driver<Play, G>::check_position(const Where& where) {
  if (const char* broken = G::invariant_broken(state_)) {
    stop(std::string("invariant broken: ") + broken, where);
  }
}

template <class Play, class G>
typename G::Action Driver<Play, G>::least_action(Seat seat) {
  typename G::Actions actions;
  G::legal_actions(state_, seat, actions);
  for (const auto verb : Play::kQuietVerbs) {
    for (const Action& action : actions) {
      if (action.verb == verb) return action;
    }
  }
  return actions[0];
}

template <class Play, class G>
void Driver<Play, G>::play_least(const Where& where) {
  const Seat seat = acting_seat(where);
  apply(seat, least_action(seat), where);
}

}  // namespace prestige::kit
