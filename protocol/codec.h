#pragma once

// How a game is written down: its values as JSON, its decisions and events as words. One codec for
// each game, over its erased rules.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/advice.h"
#include "engine/core/any_game.h"
#include "protocol/catalogue.h"
#include "protocol/error.h"
#include "protocol/message/writer.h"

namespace prestige::protocol {

// What players are called in sentences, by seat; missing names become "Player 1" and so on.
using Names = std::vector<std::string>;

class GameCodec {
 public:
  virtual const AnyGame& rules() const = 0;

  // Id, names, player counts, and all options with type, allowed values, default and explanation.
  virtual Json describe() const = 0;
  // The facts of all cards, as printed: an array for each kind.
  virtual Json content() const = 0;

  // The state before the first shuffle; refuses unknown, wrong and contradictory options.
  virtual Result<AnyState> create(int players, const Json& options) const = 0;
  // The options object that create() was given, complete with defaults.
  virtual Json options(const AnyState& s) const = 0;

  // The whole state with names, not numbers; load() takes it back, or a shorter one with defaults.
  virtual Json position(const AnyState& s) const = 0;
  virtual Result<AnyState> load(const Json& position) const = 0;

  // What a viewer knows. The options never change: whoever has them can do without.
  enum class Options { given, left_out };
  virtual JsonText observation_text(const AnyState& s, Seat viewer, Options options) const = 0;
  Json observation(const AnyState& s, Seat viewer, Options options = Options::given) const {
    return parsed(observation_text(s, viewer, options));
  }
  // Null until the game is over.
  virtual Json outcome(const AnyState& s) const = 0;

  // How a seat stands, in numbers: what they are called, and those of one seat. `points` is what it
  // would have if the game ended now; hidden cards count.
  virtual std::span<const std::string_view> measures() const = 0;
  virtual std::vector<int> measured(const AnyState& s, Seat seat) const = 0;
  // Where the money of a seat comes from: what the sources are called, and what an event brings.
  struct Income {
    Seat seat;
    std::size_t source;
    int amount;

    friend bool operator==(const Income&, const Income&) = default;
  };
  virtual std::span<const std::string_view> sources() const = 0;
  virtual std::optional<Income> income(const AnyEvent& e) const = 0;

  // An event complete, and as one seat sees it, if it sees anything of it.
  virtual JsonText event_text(const AnyEvent& e) const = 0;
  virtual std::optional<JsonText> event_text(const AnyEvent& e, Seat viewer) const = 0;
  virtual bool sees(const AnyEvent& e, Seat viewer) const = 0;
  Json event(const AnyEvent& e) const { return parsed(event_text(e)); }
  Json event(const AnyEvent& e, Seat viewer) const {
    const auto text = event_text(e, viewer);
    return text ? parsed(*text) : Json(nullptr);
  }
  // Does the event show somebody what was hidden, as the game stands after it? Then the action
  // cannot be taken back.
  virtual bool reveals(const AnyEvent& e, const AnyState& after) const = 0;
  // Is it a secret how many answers there are to what is asked now? Then the time that an answer
  // takes must not tell.
  virtual bool hides_choices(const AnyState& s) const = 0;

  // Words for people.
  virtual std::string sentence(const AnyEvent& e, Seat viewer, Language language,
                               const Names& names) const = 0;  // empty: nothing to tell
  virtual std::string label(const AnyState& s, Seat seat, const AnyAction& a, Language language,
                            const Names& names) const = 0;
  virtual std::string prompt(const AnyState& s, Seat seat, Language language,
                             const Names& names) const = 0;
  virtual std::string sentence(const AdviceReason& reason, Language language,
                               const Names& names) const = 0;
  virtual LocalText explain(const Refusal& refusal) const = 0;

 protected:
  ~GameCodec() = default;
};

// The explicit list of games.
std::span<const GameCodec* const> all_games();
const GameCodec* find_game(std::string_view name);

const GameCodec& citadels_codec();
const GameCodec& trickerion_codec();

}  // namespace prestige::protocol
