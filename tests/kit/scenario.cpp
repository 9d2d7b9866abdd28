// The playing half of Play.

#include "tests/kit/scenario.h"

#include <algorithm>

#include "games/citadels/rules/verbs.h"
#include "tests/kit/driver_impl.h"

namespace prestige::citadels::kit {

namespace {

Texts texts_of(const Bag& bag, bool beautified = false) {
  Texts texts;
  bag.for_each([&](int kind, int count) {
    const std::string id(id_of(static_cast<District>(kind)));
    for (; count > 0; --count) texts.push_back(beautified ? id + "+" : id);
  });
  return texts;
}

}  // namespace

Play& Play::draws(const Texts& districts, Where where) {
  for (const std::string& district : districts) chance("draw " + district, where);
  return *this;
}

Play& Play::pulls(const std::string& district, Where where) {
  return chance("pull " + district, where);
}

Play& Play::deals(Where where) {
  while (now().table.phase < Phase::laying_out && acting_seat(where) == Seat::chance()) {
    play_least(where);
  }
  return *this;
}

Play& Play::passes(Where where) {
  const Seat seat = acting_seat(where);
  if (std::ranges::count(listed(seat), "gather gold") != 0) plays("gather gold", where);
  return plays("end_turn", where);
}

Play& Play::plays_round_out(Where where) {
  const int round = now().table.round;
  while (state_.table.phase != Phase::over && state_.table.round == round) {
    play_least(where);
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
    play_least(where);
  }
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

Play& Play::expect_round(int number, Where where) {
  expect_equal(static_cast<int>(now().table.round), number, "the round", where);
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

const Events::Buffer& Play::event_list() {
  now();
  return events_;
}

std::vector<EventView> Play::spectator_event_views() {
  return event_views(Seat::spectator().index());
}

Observation Play::observe_spectator() { return Citadels::observe(now(), Seat::spectator()); }

bool same_spectator_view(Play& a, Play& b) { return same_view(a, b, Seat::spectator().index()); }

}  // namespace prestige::citadels::kit

template class prestige::kit::Driver<prestige::citadels::kit::Play, prestige::citadels::Citadels>;
