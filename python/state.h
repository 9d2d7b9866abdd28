#pragma once

// A game and its states in the shape that people who study games in Python know from OpenSpiel.
// Whatever is refused is a std::invalid_argument with the words of the engine, which Python sees as
// a ValueError; nothing has changed then.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/codec.h"

namespace prestige::python {

using protocol::GameCodec;
using protocol::Json;

// An action as a number: its bytes, the verb lowest. It means the same in every state, game and
// process with the same rules version. The text is what to keep for longer.
using ActionId = std::int64_t;

// Who decides, as OpenSpiel numbers it.
inline constexpr int kChancePlayer = -1;
inline constexpr int kTerminalPlayer = -4;

struct Thinking {
  std::uint64_t seed = 0;
  std::uint64_t iterations = 0;
  std::uint32_t milliseconds = 0;
  int threads = 1;
};

class State {
 public:
  // seed: the draws of chance come from it, as in the engine protocol, and are made at once.
  // Nothing: chance is a player.
  State(const GameCodec& codec, const AnyState& state, std::optional<std::uint64_t> seed,
        std::uint64_t steps = 0);
  static State deserialize(const Json& json);
  Json serialize() const;

  const GameCodec& codec() const { return *codec_; }
  std::optional<std::uint64_t> seed() const { return seed_; }
  int players() const { return rules().players(state_); }
  int round() const { return rules().round(state_); }

  std::vector<int> acting_players() const;
  int current_player() const;
  bool is_terminal() const { return rules().acting(state_).empty(); }
  bool is_chance_node() const { return rules().acting(state_).has(Seat::chance()); }
  bool is_simultaneous_node() const { return rules().acting(state_).size() > 1; }

  std::vector<std::pair<ActionId, double>> chance_outcomes() const;
  std::vector<ActionId> legal_actions(std::optional<int> player) const;  // ascending
  std::string action_to_string(ActionId action, std::optional<int> player) const;
  ActionId string_to_action(const std::string& text, std::optional<int> player) const;
  void apply_action(const std::variant<ActionId, std::string>& action, std::optional<int> player);

  // At the end 1 for a player who beats all others and -1 for one who is beaten by all; in between,
  // how many more are behind than ahead. The sum is 0. Before the end: 0 for all.
  std::vector<double> returns() const;
  Json outcome() const { return codec_->outcome(state_); }

  Json observation(int player, GameCodec::Options options) const;
  // A world in which the player sees just this, with other draws to come.
  State determinize(int player, std::uint64_t seed) const;
  ActionId bot_action(int player, const std::string& bot, const Thinking& thinking) const;

  bool operator==(const State& other) const;
  std::uint64_t hash() const { return rules().hash(state_); }

 private:
  const AnyGame& rules() const { return codec_->rules(); }
  Seat seat_of(std::optional<int> player) const;
  Seat player_seat(int player) const;
  std::vector<AnyAction> actions_of(Seat seat) const;
  AnyAction legal(ActionId action, Seat seat) const;
  AnyAction legal(const std::string& text, Seat seat) const;
  void draw();

  const GameCodec* codec_;
  AnyState state_;
  std::optional<std::uint64_t> seed_;
  std::uint64_t steps_;  // actions so far, those of chance included
};

class Game {
 public:
  Game(const std::string& name, std::optional<int> players, const Json& options);

  std::string name() const { return std::string(codec_->rules().name()); }
  int rules_version() const { return codec_->rules().rules_version(); }
  int players() const { return codec_->rules().players(start_); }
  Json options() const { return codec_->options(start_); }
  Json content() const { return codec_->content(); }
  State new_initial_state(std::optional<std::uint64_t> seed) const {
    return State(*codec_, start_, seed);
  }

 private:
  const GameCodec* codec_;
  AnyState start_;
};

const GameCodec& codec_named(const std::string& name);
std::vector<std::string> bot_list();

}  // namespace prestige::python
