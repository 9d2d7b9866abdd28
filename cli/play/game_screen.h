#pragma once

// How one game is drawn. The table (dialogue, log, saving) is the same for all games; a new game
// adds one screen and one line in find_screen().

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/layout.h"
#include "cli/play/style.h"
#include "protocol/codec.h"

namespace prestige::play {

// Who looks at what, and how it is written.
struct Viewpoint {
  const AnyState& state;  // screens look at it only through what the viewer may observe
  Seat viewer;
  protocol::Language language;
  const protocol::Names& names;
  const Style& style;
  int width;

  // A text of the table itself, from the catalogue "cli".
  std::string say(std::string_view key, protocol::Arguments arguments = {}) const {
    return protocol::text("cli", language, key, arguments);
  }
};

// How much room a page may take, from generous to small; terse is brief with what matters most, and
// least is for terminals of 80 columns and 24 rows.
enum class Detail { full, brief, terse, tight, least };

// What helps to decide for a choice, besides its label.
struct Note {
  std::string facts;   // a few words
  std::string effect;  // a sentence or more; may be empty
};

// Something with a name that a player can ask about.
struct Entry {
  std::string id;                  // as in the text form of actions
  std::vector<std::string> names;  // in every language
  Lines description;
};

class GameScreen {
 public:
  // The open table: round, characters, cities.
  virtual Lines table(const Viewpoint& at, Detail detail) const = 0;
  // What only the viewer sees: hand and secrets.
  virtual Lines own(const Viewpoint& at, Detail detail) const = 0;

  // The key of the heading that a choice stands under; neighbours with the same key are a group.
  virtual std::string_view group(const AnyAction& a) const = 0;
  virtual Note note(const Viewpoint& at, const AnyAction& a) const = 0;
  // Is the event worth a line at the table? The complete log has them all.
  virtual bool is_told(const AnyEvent& e, Seat viewer) const = 0;

  // Does the decision turn up a card that lay face down? Then it is final, though the card may be
  // no surprise to the player.
  virtual bool turns_up(const AnyState& before, Seat seat, const AnyAction& a) const = 0;

  virtual std::vector<Entry> glossary(const Viewpoint& at) const = 0;
  // The glossary ids of what a choice is about.
  virtual std::vector<std::string> subjects(const AnyAction& a) const = 0;

  virtual Lines rules(const Viewpoint& at) const = 0;     // a summary for newcomers
  virtual Lines overview(const Viewpoint& at) const = 0;  // what is special in this game
  virtual Lines legend(const Viewpoint& at) const = 0;    // what the symbols mean
  virtual Lines result(const Viewpoint& at) const = 0;    // once the game is over

 protected:
  ~GameScreen() = default;
};

// Null for a game that has none.
const GameScreen* find_screen(std::string_view game);

}  // namespace prestige::play
