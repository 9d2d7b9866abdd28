#pragma once

// The engine protocol (docs/engine-protocol.md) without its input and output: a line in, a line
// out.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/advice.h"
#include "engine/core/budget.h"
#include "protocol/json_reader.h"
#include "protocol/session.h"

namespace prestige::protocol {

// The bots that requests may ask for a decision, and those that say why. Bots stand beside this
// folder, so whoever opens a session brings them.
struct BotChoice {
  std::span<const std::string_view> names;
  AnyAction (*choose)(std::string_view game, std::string_view bot, const AnyState& state, Seat seat,
                      Rng rng, const Budget& budget) = nullptr;
  std::span<const std::string_view> advisers;
  std::vector<Advice> (*advise)(std::string_view game, std::string_view adviser,
                                const AnyState& state, Seat seat, Rng rng, std::size_t candidates,
                                const Budget& budget) = nullptr;
};

class EngineSession {
 public:
  explicit EngineSession(BotChoice bots = {}) : bots_(bots) {}

  // The answer to one request line, without the line break. Never throws, whatever the line is; a
  // request that is refused changes nothing.
  std::string answer(std::string_view line);

  // The running game; null before the first.
  const Session* session() const { return session_ ? &*session_ : nullptr; }

 private:
  struct Command;
  struct Request;

  Result<Json> handle(const Json& request);
  Result<Json> start(Result<Session> session);

  Result<Json> games(const Request& request);
  Result<Json> new_game(const Request& request);
  Result<Json> acting(const Request& request);
  Result<Json> legal(const Request& request);
  Result<Json> apply(const Request& request);
  Result<Json> why(const Request& request);
  Result<Json> observe(const Request& request);
  Result<Json> view(const Request& request);
  Result<Json> bot(const Request& request);
  Result<Json> explain(const Request& request);
  Result<Json> position(const Request& request);
  Result<Json> load(const Request& request);
  Result<Json> outcome(const Request& request);
  Result<Json> undo(const Request& request);
  Result<Json> record(const Request& request);
  Result<Json> replay(const Request& request);
  Result<Json> verify(const Request& request);
  Result<Json> texts(const Request& request);
  Result<Json> content(const Request& request);
  Result<Json> course(const Request& request);

  bool decides(const Request& request) const;
  Rng thoughts(const Request& request) const;

  static const Command kCommands[];

  BotChoice bots_;
  std::optional<Session> session_;
};

}  // namespace prestige::protocol
