#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/rng.h"
#include "engine/core/seat.h"

namespace prestige {

// What a game offers to everything above it. All functions are static: a playout makes no virtual
// call. Tools that do not know the game at compile time use AnyGame.
//
//   initial(options)            the state before the first shuffle
//   acting(s)                   the seats that may decide now, chance among them; empty: over
//   legal_actions(s, seat, out) all legal actions of a seat, sorted, without duplicates; of one
//   that
//                               does not act, at most those that take back a commitment
//   check(s, seat, a)           why a is refused (a value that is false when it is legal);
//                               depends only on what the seat can see
//   chance_outcomes(s, out)     the actions of chance with their weights
//   sample(s, rng)              one of them, drawn by weight
//   play_chance(s, rng, events) samples and applies until no draw is due; returns how many it made.
//                               The same as doing it one by one, only faster
//   apply(s, seat, a, events)   asserts check(); cannot fail
//   observe(s, seat)            what the seat knows, in a type of its own
//   view(event, seat)           the event as the seat sees it; empty: nothing of it
//   determinize(seen, rng)      a world the seat may be in: observe() of it gives seen again
//   outcome(s)                  scores and places once the game is over
//   invariant_broken(s)         null, or what can never be and is
template <class G>
concept Game =
    std::regular<typename G::State> && std::is_trivially_copyable_v<typename G::State> &&
    std::regular<typename G::Action> && sizeof(typename G::Action) <= 16 &&
    std::regular<typename G::Observation> &&
    requires(typename G::State& next, const typename G::State& s, const typename G::Action& a,
             const typename G::Observation& seen, const typename G::Options& options,
             typename G::Actions& list, typename G::Outcomes& outcomes, typename G::Events& events,
             const typename G::Event& e, Seat seat, Rng& rng, std::string_view text) {
      { G::kName } -> std::convertible_to<std::string_view>;
      { G::initial(options) } -> std::same_as<typename G::State>;
      { G::acting(s) } -> std::same_as<SeatSet>;
      { G::players(s) } -> std::same_as<int>;
      { G::legal_actions(s, seat, list) } -> std::same_as<void>;
      { G::check(s, seat, a) } -> std::same_as<typename G::Illegal>;
      { G::chance_outcomes(s, outcomes) } -> std::same_as<void>;
      { G::sample(s, rng) } -> std::same_as<typename G::Action>;
      { G::play_chance(next, rng, events) } -> std::same_as<int>;
      { G::apply(next, seat, a, events) } -> std::same_as<void>;
      { G::observe(s, seat) } -> std::same_as<typename G::Observation>;
      { G::view(e, seat) } -> std::same_as<std::optional<typename G::EventView>>;
      { G::determinize(seen, rng) } -> std::same_as<typename G::State>;
      { G::outcome(s) } -> std::same_as<std::optional<typename G::Outcome>>;
      { G::round(s) } -> std::same_as<int>;
      { G::invariant_broken(s) } -> std::same_as<const char*>;
      { G::to_text(a) } -> std::same_as<std::string>;
      { G::parse(text) } -> std::same_as<std::optional<typename G::Action>>;
    };

}  // namespace prestige
