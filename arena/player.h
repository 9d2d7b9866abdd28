#pragma once

// Who sits at a seat of the arena: a bot of ours, or a program of somebody else. Unlike a bot, a
// player may fail, and says how.

#include <atomic>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "bots/budget.h"
#include "games/all.h"

namespace prestige::arena {

enum class FaultKind : std::uint8_t {
  no_start,  // the program could not be started, or did not greet
  timeout,   // no answer in time
  crash,     // it ended in the middle of a game
  protocol,  // an answer that cannot be read
  illegal,   // an answer that is not among the legal actions
};
inline constexpr std::size_t kFaultKinds = 5;

constexpr std::string_view word(FaultKind kind) {
  constexpr std::string_view kWords[kFaultKinds] = {"no_start", "timeout", "crash", "protocol",
                                                    "illegal"};
  return kWords[static_cast<std::size_t>(kind)];
}

struct Fault {
  FaultKind kind{};
  std::string detail;  // for people, one line: what was expected and what came
};

// What a player is told before a game. One player plays many games, one after the other, and what
// it does in one may depend on nothing but what is given here and the decisions in it.
template <Game G>
struct GameStart {
  const typename G::State& state;  // before the first shuffle: the number of players, the options
  Seat seat;
  std::uint64_t seed = 0;  // of the player's own random numbers in this game
  // The same for those who must not know what the draws come from: it depends on which game of the
  // match this is, and not on the seed of the match.
  std::uint64_t open_seed = 0;
  const std::atomic<bool>* cancelled = nullptr;  // true: nobody waits for the game any more
};

// One decision. The state is the true one, for those who write down what the seat sees of it
// (protocol::GameCodec::observation); nothing else of it may reach the one who decides.
template <Game G>
struct Turn {
  const typename G::State& state;
  Seat seat;
  const typename G::Actions& legal;  // two or more: forced moves are made without asking
};

// A fault ends a player's part in the game: it is not asked again before the next start(), greedy
// plays on in its place, and the game counts as lost, the last place being its own.
template <Game G>
class Player {
 public:
  virtual ~Player() = default;

  virtual std::expected<void, Fault> start(const GameStart<G>& game) = 0;
  // The arena looks itself whether the action is legal.
  virtual std::expected<typename G::Action, Fault> choose(const Turn<G>& turn) = 0;
  // The game is over (state is its end), also after a fault of this or another player.
  virtual void end(const typename G::State& state) { static_cast<void>(state); }
};

struct PlayerSpec {
  std::string name;     // of a bot of ours; what a program is called in the report
  std::string command;  // what starts the program, as for a shell; empty: a bot of ours
  bots::Budget budget;  // for one decision
  std::uint32_t reply_ms_max =
      0;  // a program that takes longer is at fault; 0: as long as it likes

  bool is_program() const { return !command.empty(); }
};

// The name of a bot of ours without the budget that may follow it: the budget is in the spec.
inline std::string_view bot_name(const PlayerSpec& spec) {
  return std::string_view(spec.name).substr(0, spec.name.find(':'));
}

// Null for an unknown name. Programs are started here or by start(); each call makes a process of
// its own, because games run side by side.
template <Game G>
std::unique_ptr<Player<G>> make_player(const PlayerSpec& spec);

template <>
std::unique_ptr<Player<citadels::Citadels>> make_player<citadels::Citadels>(const PlayerSpec& spec);
template <>
std::unique_ptr<Player<trickerion::Trickerion>> make_player<trickerion::Trickerion>(
    const PlayerSpec& spec);

// A player that is a program, spoken to as docs/bots.md says; the counterpart of bots::make_bot.
// Defined in arena/external.
template <Game G>
std::unique_ptr<Player<G>> make_external_player(const PlayerSpec& spec);

template <>
std::unique_ptr<Player<citadels::Citadels>> make_external_player<citadels::Citadels>(
    const PlayerSpec& spec);
template <>
std::unique_ptr<Player<trickerion::Trickerion>> make_external_player<trickerion::Trickerion>(
    const PlayerSpec& spec);

}  // namespace prestige::arena
