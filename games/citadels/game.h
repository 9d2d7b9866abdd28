#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "games/citadels/action.h"
#include "games/citadels/event.h"
#include "games/citadels/illegal.h"
#include "games/citadels/observation.h"
#include "games/citadels/options.h"
#include "games/citadels/rules/scoring.h"
#include "games/citadels/state.h"

namespace prestige::citadels {

// Citadels behind the common interface (see engine/core/game.h).
struct Citadels {
  using State = citadels::State;
  using Action = citadels::Action;
  using Actions = citadels::Actions;
  using Outcomes = citadels::Outcomes;
  using Options = citadels::Options;
  using Observation = citadels::Observation;
  using Event = citadels::Event;
  using EventView = citadels::EventView;
  using Events = citadels::Events;
  using Illegal = citadels::Illegal;
  using Outcome = citadels::Outcome;

  static constexpr std::string_view kName = "citadels";
  // Changes whenever a recorded game could replay differently.
  static constexpr int kRulesVersion = 1;

  static State initial(const Options& options);
  static SeatSet acting(const State& s) {
    return in_turn(s) ? SeatSet(s.table.turn.seat) : acting_outside_turn(s);
  }
  static int players(const State& s) { return s.table.players(); }
  static int round(const State& s) { return s.table.round; }
  static void legal_actions(const State& s, Seat seat, Actions& out);
  static Illegal check(const State& s, Seat seat, const Action& a);
  static void chance_outcomes(const State& s, Outcomes& out);
  static Action sample(const State& s, Rng& rng);
  static int play_chance(State& s, Rng& rng, Events& ev);
  static void apply(State& s, Seat seat, const Action& a, Events& ev);
  static Observation observe(const State& s, Seat seat) { return citadels::observe(s, seat); }
  static std::optional<EventView> view(const Event& e, Seat seat) { return view_of(e, seat); }
  static State determinize(const Observation& seen, Rng& rng) {
    return citadels::determinize(seen, rng);
  }
  static std::optional<Outcome> outcome(const State& s);
  static const char* invariant_broken(const State& s);
  static std::string to_text(const Action& a) { return citadels::to_text(a); }
  static std::optional<Action> parse(std::string_view text) { return citadels::parse(text); }

 private:
  // Somebody has the turn and no question is open: most decisions are of this kind.
  static bool in_turn(const State& s) {
    return s.table.phase == Phase::taking_turn && s.table.pending.empty();
  }
  static SeatSet acting_outside_turn(const State& s);
  static void list_outside_turn(const State& s, Seat seat, Actions& out);
  static void apply_outside_turn(State& s, Seat seat, const Action& a, Events& ev);
};

static_assert(Game<Citadels>);

}  // namespace prestige::citadels
