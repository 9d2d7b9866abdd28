#pragma once

// What can happen at a table. The log of entries is the truth about it; everything else follows
// from folding them in order (server/table/model.h). Entries are kept for ever, so a field may be
// added as optional but never renamed. They name people by id only: whoever is deleted leaves no
// name.

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/api/replies.h"
#include "server/base/clock.h"
#include "server/base/failure.h"

namespace prestige::server {

namespace api = protocol::api;
using protocol::field;
using protocol::JsonText;

// Everything about a table that is chosen when it is opened.
struct Setup {
  static constexpr std::string_view kName = "Setup";
  std::string game;
  int players = 0;
  protocol::Json options;                  // those that were chosen
  std::optional<protocol::Json> position;  // where the game starts, if not at its beginning
  api::Visibility visibility = api::Visibility::open;
  bool hot_seat = false;
  bool friendly = false;
  bool rated = false;
  std::optional<api::BotPace> bot_pace;  // none: natural
  std::int64_t spectator_delay_s = 0;
  api::ClockSetup clock;
  std::string language;
  static constexpr auto kFields = std::tuple(
      field("game", &Setup::game), field("players", &Setup::players),
      field("options", &Setup::options), field("position", &Setup::position),
      field("visibility", &Setup::visibility), field("hot_seat", &Setup::hot_seat),
      field("friendly", &Setup::friendly), field("rated", &Setup::rated),
      field("bot_pace", &Setup::bot_pace), field("spectator_delay_s", &Setup::spectator_delay_s),
      field("clock", &Setup::clock), field("language", &Setup::language));
};

namespace entry {

inline constexpr auto kDraws = protocol::items(0, 1000, protocol::length(1, 256));

struct Created {
  static constexpr std::string_view kName = "created";
  Millis at = 0;
  std::string host;  // person
  Setup setup;
  std::string seed;    // secret until the game is over
  std::string invite;  // secret of the link
  static constexpr auto kFields = std::tuple(
      field("at", &Created::at), field("host", &Created::host), field("setup", &Created::setup),
      field("seed", &Created::seed), field("invite", &Created::invite));
};

// A game that was played elsewhere, whole.
struct Imported {
  static constexpr std::string_view kName = "imported";
  Millis at = 0;
  std::string host;
  Setup setup;
  protocol::Json record;
  std::optional<std::string> invite;  // none for those of old
  static constexpr auto kFields = std::tuple(
      field("at", &Imported::at), field("host", &Imported::host), field("setup", &Imported::setup),
      field("record", &Imported::record), field("invite", &Imported::invite));
};

struct Joined {
  static constexpr std::string_view kName = "joined";
  Millis at = 0;
  int seat = 0;
  std::string person;
  std::string entropy;  // what the person adds to chance
  static constexpr auto kFields =
      std::tuple(field("at", &Joined::at), field("seat", &Joined::seat),
                 field("person", &Joined::person), field("entropy", &Joined::entropy));
};

// Before the start the seats become empty; afterwards bots go on for them.
struct Left {
  static constexpr std::string_view kName = "left";
  Millis at = 0;
  std::string person;
  std::optional<bool> forgotten;  // and wants no trace
  static constexpr auto kFields = std::tuple(field("at", &Left::at), field("person", &Left::person),
                                             field("forgotten", &Left::forgotten));
};

struct SeatSet {
  static constexpr std::string_view kName = "seat_set";
  Millis at = 0;
  int seat = 0;
  std::optional<std::string> bot;  // none: empty
  static constexpr auto kFields = std::tuple(
      field("at", &SeatSet::at), field("seat", &SeatSet::seat), field("bot", &SeatSet::bot));
};

struct Readied {
  static constexpr std::string_view kName = "readied";
  Millis at = 0;
  std::string person;
  bool ready = false;
  std::optional<std::string> entropy;
  static constexpr auto kFields =
      std::tuple(field("at", &Readied::at), field("person", &Readied::person),
                 field("ready", &Readied::ready), field("entropy", &Readied::entropy));
};

struct Started {
  static constexpr std::string_view kName = "started";
  Millis at = 0;
  std::vector<std::string> draws;  // of chance, up to the first decision
  static constexpr auto kFields =
      std::tuple(field("at", &Started::at), field("draws", &Started::draws, kDraws));
};

struct Moved {
  static constexpr std::string_view kName = "moved";
  Millis at = 0;
  int seat = 0;
  std::string action;
  std::vector<std::string> draws;  // of chance, up to the next decision
  std::optional<std::string> key;  // the client's; none: a bot decided
  static constexpr auto kFields = std::tuple(
      field("at", &Moved::at), field("seat", &Moved::seat), field("action", &Moved::action),
      field("draws", &Moved::draws, kDraws), field("key", &Moved::key));
};

// The game goes back to where it was after so many steps. What others have decided since, at the
// same time and without showing it, may stay.
struct Undone {
  static constexpr std::string_view kName = "undone";
  Millis at = 0;
  int seat = 0;  // whose decision was taken back
  std::int64_t steps = 0;
  std::string key;
  std::optional<bool> others_stay = std::nullopt;
  static constexpr auto kFields = std::tuple(
      field("at", &Undone::at), field("seat", &Undone::seat), field("steps", &Undone::steps),
      field("key", &Undone::key), field("others_stay", &Undone::others_stay));
};

struct UndoAsked {
  static constexpr std::string_view kName = "undo_asked";
  Millis at = 0;
  int seat = 0;
  std::string key;
  static constexpr auto kFields = std::tuple(
      field("at", &UndoAsked::at), field("seat", &UndoAsked::seat), field("key", &UndoAsked::key));
};

struct UndoAnswered {
  static constexpr std::string_view kName = "undo_answered";
  Millis at = 0;
  int seat = 0;
  bool agree = false;
  static constexpr auto kFields =
      std::tuple(field("at", &UndoAnswered::at), field("seat", &UndoAnswered::seat),
                 field("agree", &UndoAnswered::agree));
};

// A bot stands in for a person.
struct HandedOver {
  static constexpr std::string_view kName = "handed_over";
  Millis at = 0;
  int seat = 0;
  std::string bot;
  std::optional<bool> out_of_time;
  static constexpr auto kFields =
      std::tuple(field("at", &HandedOver::at), field("seat", &HandedOver::seat),
                 field("bot", &HandedOver::bot), field("out_of_time", &HandedOver::out_of_time));
};

struct TakenBack {
  static constexpr std::string_view kName = "taken_back";
  Millis at = 0;
  int seat = 0;
  static constexpr auto kFields =
      std::tuple(field("at", &TakenBack::at), field("seat", &TakenBack::seat));
};

struct Silenced {
  static constexpr std::string_view kName = "silenced";
  Millis at = 0;
  std::string person;
  bool silenced = false;
  static constexpr auto kFields =
      std::tuple(field("at", &Silenced::at), field("person", &Silenced::person),
                 field("silenced", &Silenced::silenced));
};

struct Continued {
  static constexpr std::string_view kName = "continued";
  Millis at = 0;
  std::string table;  // of the rematch
  static constexpr auto kFields =
      std::tuple(field("at", &Continued::at), field("table", &Continued::table));
};

// Nobody came back.
struct Abandoned {
  static constexpr std::string_view kName = "abandoned";
  Millis at = 0;
  static constexpr auto kFields = std::tuple(field("at", &Abandoned::at));
};

// Whoever runs the server stops a table, or lets it go on.
struct Frozen {
  static constexpr std::string_view kName = "frozen";
  Millis at = 0;
  bool frozen = false;
  static constexpr auto kFields =
      std::tuple(field("at", &Frozen::at), field("frozen", &Frozen::frozen));
};

// The game counts in the ratings.
struct Rated {
  static constexpr std::string_view kName = "rated";
  Millis at = 0;
  static constexpr auto kFields = std::tuple(field("at", &Rated::at));
};

}  // namespace entry

using Entry =
    std::variant<entry::Created, entry::Imported, entry::Joined, entry::Left, entry::SeatSet,
                 entry::Readied, entry::Started, entry::Moved, entry::Undone, entry::UndoAsked,
                 entry::UndoAnswered, entry::HandedOver, entry::TakenBack, entry::Silenced,
                 entry::Continued, entry::Abandoned, entry::Frozen, entry::Rated>;

// {"entry":"moved","at":…,…}
std::string to_text(const Entry& entry);
Result<Entry> entry_from(std::string_view text);
Millis time_of(const Entry& entry);

}  // namespace prestige::server
