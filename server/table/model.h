#pragma once

// A table as it stands: the fold of its log. Plain values; no I/O, no clock, no randomness.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/codec.h"
#include "server/base/id.h"
#include "server/fair/fair.h"
#include "server/table/entry.h"

namespace prestige::server {

// An answered request: asking again with the same key gives the same answer.
struct KnownKey {
  std::string key;
  std::int64_t version = 0;
};

// Where a decision can be taken back to, with the clock of its seat as it stood then.
struct UndoPoint {
  std::int64_t steps = 0;
  SeatSet beside;  // all who could decide then: their decisions do not depend on this one
  Millis waiting_since = 0;
  Millis bank_ms = 0;
};

struct TableSeat {
  api::Occupant occupant = api::Occupant::empty;
  PersonId person;
  std::string bot;        // the level of a bot, also of one that stands in for the person
  bool stood_in = false;  // a bot plays for the person
  bool ran_out = false;   // because its time had run out
  bool ready = false;
  std::string entropy;

  std::int64_t seen = 0;                   // the version of the seat's view
  std::int64_t asked_at = 0;               // decisions taken in an older view are refused
  std::vector<KnownKey> keys;              // the newest last, a few only
  std::optional<std::int64_t> decided_at;  // steps of the game before its last decision
  std::int64_t decided_seen = 0;           // its view right after it
  std::vector<UndoPoint> undo_to;          // its last decisions that are still free
  Millis waiting_since = 0;                // the table waits for the seat since then
  Millis bank_ms = 0;                      // Fischer: what is left when it begins to wait

  bool plays_itself() const { return occupant == api::Occupant::bot || stood_in; }
};

// The running game.
struct TableGame {
  AnyState state;
  std::int64_t steps = 0;  // of players and of chance
};

struct UndoRequest {
  int seat = 0;
  std::string key;
  std::uint32_t agreed = 0;  // seats, by bits
};

// What a record from elsewhere says about its game beside the game itself.
struct Brought {
  protocol::Names names;  // by seat; empty where it names nobody
  std::optional<api::Fairness> proof;
};

struct TableModel {
  TableId id;
  std::int64_t version = 0;
  std::shared_ptr<const Setup> setup;
  const protocol::GameCodec* codec = nullptr;
  PersonId host;
  std::string invite;
  std::optional<Seed> seed;                // none for games that were imported
  std::shared_ptr<const Brought> brought;  // only those have it
  ChanceKey chance{};
  api::Status status = api::Status::gathering;
  std::optional<api::Ending> ending;
  bool rated = false;  // the ratings know of it
  bool frozen = false;
  Millis frozen_since = 0;  // clocks stand still from then on
  std::optional<TableId> rematch;
  Millis created = 0;
  Millis updated = 0;   // anything at all has happened, perhaps in secret
  Millis shown = 0;     // something that everybody sees, if late
  Millis arranged = 0;  // something about the table itself and not its game
  std::vector<TableSeat> seats;
  std::int64_t spectator_seen = 0;
  std::optional<UndoRequest> undo_request;
  std::vector<PersonId> silenced;
  std::optional<TableGame> game;

  SeatSet acting() const;
  bool waits_for(int seat) const;
  // The last change that those at the table, or those who only look on, may know of already.
  Millis updated_for(bool member) const;
  bool is_member(PersonId person) const;
  std::int64_t& seen(Seat viewer);
  std::int64_t seen(Seat viewer) const;
};

// A step of a game as it was taken.
struct GameStep {
  Seat seat;
  AnyAction action;
};

// All steps that count, kept only by those who look back: for records, moments and undo.
struct History {
  AnyState start;
  std::vector<GameStep> steps;
};

// What one entry did, beside changing the model.
struct Folded {
  std::vector<AnyEvent> events;  // of the game
};

enum class Fold {
  done,
  needs_history,  // an undo cannot be folded without; the model is unchanged
  corrupt,        // the entry makes no sense here; the model is spoilt
};

Fold fold(TableModel& model, const Entry& entry, History* history, Folded* folded = nullptr);

// Plays chance until somebody must decide; the draws as texts.
std::vector<std::string> draw_all(const TableModel& model, AnyState& state, std::int64_t steps);

// The state after the first `steps` of a history.
AnyState state_after(const protocol::GameCodec& codec, const History& history, std::int64_t steps);

// The start of the game that a setup describes.
Result<AnyState> initial_state(const protocol::GameCodec& codec, const Setup& setup);

// The bot that stands in when nobody has chosen one.
inline constexpr std::string_view kStandIn = "skilled";

// How long a seat may still think at a time; none without a clock.
std::optional<Millis> time_left(const TableModel& model, int seat, Millis now);

}  // namespace prestige::server
