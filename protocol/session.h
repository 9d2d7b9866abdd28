#pragma once

// One running game with its history: what the engine protocol and the terminal table drive.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/codec.h"

namespace prestige::protocol {

inline constexpr std::string_view kRecordFormat = "prestige-record";
inline constexpr int kRecordVersion = 1;

enum class Chance { automatic, manual };

struct Step {
  Seat seat;
  AnyAction action;
  AnyState before;
  bool reveals = false;  // somebody learnt something hidden
};

class Session {
 public:
  // With automatic chance all of these draw until a player must decide.
  static Result<Session> create(const GameCodec& codec, int players, const Json& options,
                                std::uint64_t seed, Chance chance);
  static Result<Session> load(const GameCodec& codec, const Json& position, std::uint64_t seed,
                              Chance chance);
  // Replays a record from its start; refused as a whole if any step is not legal.
  static Result<Session> replay(const Json& record, Chance chance = Chance::automatic);

  const GameCodec& codec() const { return *codec_; }
  const AnyState& state() const { return state_; }
  Chance chance() const { return chance_; }
  std::uint64_t seed() const { return seed_; }
  const std::vector<Step>& history() const { return history_; }
  bool over() const { return acting().empty(); }

  // Who decides now; with automatic chance never chance.
  SeatSet acting() const { return codec_->rules().acting(state_); }
  std::vector<std::string> legal(Seat seat) const;  // texts, sorted; none for who does not act

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
  Session(const GameCodec& codec, const AnyState& start, bool loaded, std::uint64_t seed,
          Chance chance);
  Result<AnyAction> parse(std::string_view action) const;
  void take(Seat seat, const AnyAction& action, std::vector<AnyEvent>& events);
  void draw_all(std::vector<AnyEvent>& events);

  const GameCodec* codec_;
  AnyState start_;
  AnyState state_;
  bool loaded_ = false;  // started from a position
  std::uint64_t seed_ = 0;
  Chance chance_ = Chance::automatic;
  std::vector<Step> history_;
};

// The names of seats in messages and records: "chance", or the number.
std::string seat_word(Seat seat);

}  // namespace prestige::protocol
