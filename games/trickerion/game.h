#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "games/trickerion/action.h"
#include "games/trickerion/event.h"
#include "games/trickerion/illegal.h"
#include "games/trickerion/observation.h"
#include "games/trickerion/options.h"
#include "games/trickerion/rules/scoring.h"
#include "games/trickerion/state.h"

namespace prestige::trickerion {

// Trickerion behind the common interface (see engine/core/game.h).
struct Trickerion {
  using State = trickerion::State;
  using Action = trickerion::Action;
  using Actions = trickerion::Actions;
  using Outcomes = trickerion::Outcomes;
  using Options = trickerion::Options;
  using Observation = trickerion::Observation;
  using Event = trickerion::Event;
  using EventView = trickerion::EventView;
  using Events = trickerion::Events;
  using Illegal = trickerion::Illegal;
  using Outcome = trickerion::Outcome;

  static constexpr std::string_view kName = "trickerion";
  // Changes whenever a recorded game could replay differently.
  static constexpr int kRulesVersion = 1;

  static State initial(const Options& options);
  static SeatSet acting(const State& s);
  static int players(const State& s) { return s.table.players(); }
  static int round(const State& s) { return s.table.turn; }
  // A player who has confirmed may still withdraw without being asked.
  static void legal_actions(const State& s, Seat seat, Actions& out);
  static Illegal check(const State& s, Seat seat, const Action& a);
  static void chance_outcomes(const State& s, Outcomes& out);
  static Action sample(const State& s, Rng& rng);
  static int play_chance(State& s, Rng& rng, Events& ev);
  static void apply(State& s, Seat seat, const Action& a, Events& ev);
  static Observation observe(const State& s, Seat seat) { return trickerion::observe(s, seat); }
  static std::optional<EventView> view(const Event& e, Seat seat) { return view_of(e, seat); }
  static State determinize(const Observation& seen, Rng& rng) {
    return trickerion::determinize(seen, rng);
  }
  static std::optional<Outcome> outcome(const State& s);
  static const char* invariant_broken(const State& s);
  static std::string to_text(const Action& a) { return trickerion::to_text(a); }
  static std::optional<Action> parse(std::string_view text) { return trickerion::parse(text); }
};

static_assert(Game<Trickerion>);

}  // namespace prestige::trickerion
