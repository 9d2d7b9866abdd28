#pragma once

// The half of a scenario that is the same for every game: a position driven by action texts.

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "tests/kit/report.h"

namespace prestige::kit {

// Play describes a position of the game G and has
//   void build();                      makes state_ of the description
//   static constexpr ... kQuietVerbs;  the quietest verbs, the most quiet first
// The first call that plays, expects or looks builds the position. The functions are compiled with
// the scenario.cpp of each game, which includes driver_impl.h.
template <class Play, class G>
class Driver {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using EventView = typename G::EventView;
  using Observation = typename G::Observation;

  // --- Playing. The action must be legal and listed once, and its text must read back.
  Play& plays(const std::string& action, Where where = Where::current());
  Play& plays(int seat, const std::string& action, Where where = Where::current());
  Play& chance(const std::string& action, Where where = Where::current());
  // Chance takes its first outcome until a player decides.
  Play& chance_any(Where where = Where::current());

  // --- Legality.
  Play& refuses(const std::string& action, std::string_view reason, Where where = Where::current());
  Play& refuses(int seat, const std::string& action, std::string_view reason,
                Where where = Where::current());
  Play& offers(const std::string& action, Where where = Where::current());
  // No listed action is this text or starts with these words.
  Play& does_not_offer(const std::string& words, Where where = Where::current());
  Texts offered(const std::string& words = "");  // starting with these words, sorted
  Play& expect_offered(const std::string& words, Texts texts, Where where = Where::current());

  // --- Looking.
  Play& expect_acting(int seat, Where where = Where::current());
  Play& expect_chance(Where where = Where::current());  // chance decides
  Play& expect_over(Where where = Where::current());
  Play& expect_not_over(Where where = Where::current());
  Play& expect_event(const std::string& id, Where where = Where::current());
  Play& expect_no_event(const std::string& id, Where where = Where::current());

  Texts events();  // ids of what the last action brought about
  std::vector<EventView> event_views(int seat);
  Observation observe(int seat);
  const State& state();
  // For what no description and no action reaches; the position is checked again afterwards.
  Play& change(const std::function<void(State&)>& change, Where where = Where::current());

 protected:
  State& now();
  Seat acting_seat(const Where& where);
  Texts listed(Seat seat);
  Action parsed(const std::string& text, const Where& where) const;
  void act(Seat seat, const std::string& text, const Where& where);
  void apply(Seat seat, const Action& action, const Where& where);
  void check_position(const Where& where);
  // The quietest listed action, or the first outcome of chance.
  Action least_action(Seat seat);
  // Whose move it is does as little as possible.
  void play_least(const Where& where);

  bool built_ = false;
  State state_{};
  typename G::Events::Buffer events_;

 private:
  Play& self() { return static_cast<Play&>(*this); }
};

// Do both games look alike to a seat, the events of the last action included?
template <class Play, class G>
bool same_view(Driver<Play, G>& a, Driver<Play, G>& b, int seat) {
  return a.observe(seat) == b.observe(seat) && a.event_views(seat) == b.event_views(seat);
}

}  // namespace prestige::kit
