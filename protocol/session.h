#pragma once

// One running game with its history: what the engine protocol and the terminal table drive.

#include <optional>
#include <string>
#include <vector>

#include "protocol/codec.h"

namespace prestige::protocol {

enum class Chance { automatic, manual };

struct Step {
  Seat seat;
  AnyAction action;
  AnyState before;
  bool reveals = false;  // somebody learnt something hidden
};

class Session {
 public:
  static Result<Session> create(const GameCodec& codec, int players, const Json& options,
                                std::uint64_t seed, Chance chance);
  static Result<Session> load(const GameCodec& codec, const Json& position, std::uint64_t seed,
                              Chance chance);
  // Replays a record from its start; refused as a whole if any step is not legal.
  static Result<Session> replay(const Json& record);

  const GameCodec& codec() const { return *codec_; }
  const AnyState& state() const { return state_; }
  Chance chance() const { return chance_; }
  std::uint64_t seed() const { return seed_; }
  const std::vector<Step>& history() const { return history_; }
  bool over() const { return codec_->rules().acting(state_).empty(); }

  // Who decides now; with automatic chance never chance.
  SeatSet acting() const { return codec_->rules().acting(state_); }
  std::vector<std::string> legal(Seat seat) const;  // texts, sorted

  // Takes a decision by its text and, with automatic chance, all draws that follow. Returns every
  // event in order. On refusal nothing has changed.
  Result<std::vector<AnyEvent>> apply(Seat seat, std::string_view action);
  Result<std::vector<AnyEvent>> apply(Seat seat, const AnyAction& action);
  // Why the action is not legal; empty when it is. Texts that are no action are an Error.
  Result<std::optional<Refusal>> why(Seat seat, std::string_view action) const;

  // Goes back before the last decision of a player, with the draws that followed it (with manual
  // chance: one step, whoever made it). False when there is none.
  bool undo();
  // May the seat take its last decision back: nobody else acted and nothing hidden was shown since?
  bool can_take_back(Seat seat) const;

  // The record: game, rules version, options or starting position, and all actions with chance.
  Json record() const;

 private:
  Session(const GameCodec& codec, const AnyState& start, std::uint64_t seed, Chance chance);
  void take(Seat seat, const AnyAction& action, std::vector<AnyEvent>& events);
  void draw_all(std::vector<AnyEvent>& events);

  const GameCodec* codec_;
  AnyState start_;
  AnyState state_;
  std::uint64_t seed_ = 0;
  Chance chance_ = Chance::automatic;
  std::optional<Json> position_;  // when it was loaded from one
  std::vector<Step> history_;
};

}  // namespace prestige::protocol
