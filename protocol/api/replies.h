#pragma once

// What the server answers and tells. Ids of people, tables and sessions are short texts; times are
// milliseconds since 1970.

#include "protocol/api/words.h"

namespace prestige::protocol::api {

struct Done {
  static constexpr std::string_view kName = "Done";
  static constexpr auto kFields = std::tuple();
};

struct Me {
  static constexpr std::string_view kName = "Me";
  std::string person;
  std::string name;
  bool claimed = false;  // has a password, so can sign in elsewhere
  std::string language;
  bool rated = true;
  std::optional<std::string> webhook;
  std::optional<std::string> owner;  // of a bot: who answers for it
  static constexpr auto kFields = std::tuple(
      field("person", &Me::person), field("name", &Me::name), field("claimed", &Me::claimed),
      field("language", &Me::language), field("rated", &Me::rated), field("webhook", &Me::webhook),
      field("owner", &Me::owner));
};

// A new session. The token is told once; browsers get it as a cookie as well.
struct SignedIn {
  static constexpr std::string_view kName = "SignedIn";
  std::string token;
  Me me;
  static constexpr auto kFields =
      std::tuple(field("token", &SignedIn::token), field("me", &SignedIn::me));
};

struct SessionInfo {
  static constexpr std::string_view kName = "SessionInfo";
  std::string session;
  std::string label;
  std::int64_t created = 0;
  std::int64_t last_used = 0;
  bool current = false;
  static constexpr auto kFields = std::tuple(
      field("session", &SessionInfo::session), field("label", &SessionInfo::label),
      field("created", &SessionInfo::created), field("last_used", &SessionInfo::last_used),
      field("current", &SessionInfo::current));
};

struct SessionList {
  static constexpr std::string_view kName = "SessionList";
  std::vector<SessionInfo> sessions;
  static constexpr auto kFields = std::tuple(field("sessions", &SessionList::sessions));
};

struct BotList {
  static constexpr std::string_view kName = "BotList";
  std::vector<Me> bots;
  static constexpr auto kFields = std::tuple(field("bots", &BotList::bots));
};

struct MutedPerson {
  static constexpr std::string_view kName = "MutedPerson";
  std::string person;
  std::string name;
  static constexpr auto kFields =
      std::tuple(field("person", &MutedPerson::person), field("name", &MutedPerson::name));
};

struct MutedList {
  static constexpr std::string_view kName = "MutedList";
  std::vector<MutedPerson> people;
  static constexpr auto kFields = std::tuple(field("people", &MutedList::people));
};

// Everything that is kept about a person, as one JSON object.
struct Export {
  static constexpr std::string_view kName = "Export";
  JsonText data;
  static constexpr auto kFields = std::tuple(field("data", &Export::data));
};

struct GameList {
  static constexpr std::string_view kName = "GameList";
  JsonText games;  // as in the command "games" of the engine protocol
  std::vector<std::string> bots;
  static constexpr auto kFields =
      std::tuple(field("games", &GameList::games), field("bots", &GameList::bots));
};

struct ClockSetup {
  static constexpr std::string_view kName = "ClockSetup";
  ClockKind kind = ClockKind::none;
  std::optional<std::int64_t>
      seconds;  // per_move: for each move; fischer: at the start; days: ×86400
  std::optional<std::int64_t> increment;  // fischer: seconds added after each move
  static constexpr auto kFields =
      std::tuple(field("kind", &ClockSetup::kind),
                 field("seconds", &ClockSetup::seconds, range(1, 30 * 86400)),
                 field("increment", &ClockSetup::increment, range(0, 86400)));
};

struct SeatInfo {
  static constexpr std::string_view kName = "SeatInfo";
  Occupant occupant = Occupant::empty;
  std::optional<std::string> person;
  std::string name;
  std::optional<std::string> bot;    // the level, also of a bot that stands in for a person
  std::optional<std::string> owner;  // the name of who answers for a bot of their own
  bool ready = false;
  std::optional<int> place;  // when the game is over
  static constexpr auto kFields =
      std::tuple(field("occupant", &SeatInfo::occupant), field("person", &SeatInfo::person),
                 field("name", &SeatInfo::name), field("bot", &SeatInfo::bot),
                 field("owner", &SeatInfo::owner), field("ready", &SeatInfo::ready),
                 field("place", &SeatInfo::place));
};

// The fairness of chance: what the server has committed to, and after the game the proof.
struct Fairness {
  static constexpr std::string_view kName = "Fairness";
  std::string commitment;            // SHA-256 of the seed, hexadecimal
  std::vector<std::string> entropy;  // by seat; what each added before the start
  std::optional<std::string> seed;   // revealed when the game is over
  static constexpr auto kFields =
      std::tuple(field("commitment", &Fairness::commitment),
                 field("entropy", &Fairness::entropy, items(0, 8)), field("seed", &Fairness::seed));
};

// A table as everybody may see it.
struct TableInfo {
  static constexpr std::string_view kName = "TableInfo";
  std::string table;
  std::string game;
  int players = 0;
  JsonText options;  // those that were chosen; the rest are defaults
  Visibility visibility = Visibility::open;
  Status status = Status::gathering;
  std::optional<Ending> ending;
  std::string language;
  bool hot_seat = false;
  bool friendly = false;
  bool rated = false;
  bool frozen = false;
  BotPace bot_pace = BotPace::natural;
  std::int64_t spectator_delay_s = 0;
  ClockSetup clock;
  std::string host;  // person
  std::vector<SeatInfo> seats;
  std::int64_t created = 0;
  std::int64_t updated = 0;
  Fairness fairness;
  std::optional<std::string> rematch;  // the table that goes on with the same people
  std::optional<std::string> invite;   // the secret of the link; only for who sits at the table
  std::optional<bool> your_move;       // only in a person's own list
  static constexpr auto kFields = std::tuple(
      field("table", &TableInfo::table), field("game", &TableInfo::game),
      field("players", &TableInfo::players), field("options", &TableInfo::options),
      field("visibility", &TableInfo::visibility), field("status", &TableInfo::status),
      field("ending", &TableInfo::ending), field("language", &TableInfo::language),
      field("hot_seat", &TableInfo::hot_seat), field("friendly", &TableInfo::friendly),
      field("rated", &TableInfo::rated), field("frozen", &TableInfo::frozen),
      field("bot_pace", &TableInfo::bot_pace),
      field("spectator_delay_s", &TableInfo::spectator_delay_s), field("clock", &TableInfo::clock),
      field("host", &TableInfo::host), field("seats", &TableInfo::seats),
      field("created", &TableInfo::created), field("updated", &TableInfo::updated),
      field("fairness", &TableInfo::fairness), field("rematch", &TableInfo::rematch),
      field("invite", &TableInfo::invite), field("your_move", &TableInfo::your_move));
};

struct TableList {
  static constexpr std::string_view kName = "TableList";
  std::vector<JsonText> tables;  // TableInfo each
  std::optional<std::string> next;
  static constexpr auto kFields = std::tuple(field("tables", &TableList::tables).as("TableInfo[]"),
                                             field("next", &TableList::next));
};

// A decision was taken and stored. The version is that of the seat's own view.
struct Acted {
  static constexpr std::string_view kName = "Acted";
  std::int64_t version = 0;
  static constexpr auto kFields = std::tuple(field("version", &Acted::version));
};

struct Reason {
  static constexpr std::string_view kName = "Reason";
  bool legal = false;
  std::optional<std::string> rule;
  std::optional<std::string> text;
  static constexpr auto kFields = std::tuple(
      field("legal", &Reason::legal), field("rule", &Reason::rule), field("text", &Reason::text));
};

// Why a bot likes a choice, or does not.
struct HintReason {
  static constexpr std::string_view kName = "HintReason";
  std::string kind;
  std::optional<bool> good;  // neither good nor bad, if left out
  std::string text;
  static constexpr auto kFields =
      std::tuple(field("kind", &HintReason::kind), field("good", &HintReason::good),
                 field("text", &HintReason::text));
};

// A choice as a bot sees it.
struct Hint {
  static constexpr std::string_view kName = "Hint";
  std::string action;
  std::string label;
  double share = 0;   // of its thoughts, 0 to 1
  double chance = 0;  // of winning, 0 to 1
  double points = 0;  // expected when the round is over
  std::vector<HintReason> reasons;
  static constexpr auto kFields =
      std::tuple(field("action", &Hint::action), field("label", &Hint::label),
                 field("share", &Hint::share), field("chance", &Hint::chance),
                 field("points", &Hint::points), field("reasons", &Hint::reasons));
};

struct HintList {
  static constexpr std::string_view kName = "HintList";
  std::int64_t version = 0;  // of the seat's view that they are for
  std::vector<Hint> hints;   // best first
  static constexpr auto kFields =
      std::tuple(field("version", &HintList::version), field("hints", &HintList::hints));
};

struct ChatLine {
  static constexpr std::string_view kName = "ChatLine";
  std::int64_t number = 0;
  std::int64_t at = 0;
  std::string person;
  std::string name;
  ChatRoom room = ChatRoom::table;
  std::string text;
  static constexpr auto kFields =
      std::tuple(field("number", &ChatLine::number), field("at", &ChatLine::at),
                 field("person", &ChatLine::person), field("name", &ChatLine::name),
                 field("room", &ChatLine::room), field("text", &ChatLine::text));
};

struct ChatLog {
  static constexpr std::string_view kName = "ChatLog";
  std::vector<ChatLine> lines;
  static constexpr auto kFields = std::tuple(field("lines", &ChatLog::lines));
};

// What happened, in sentences of the reader's language.
struct Story {
  static constexpr std::string_view kName = "Story";
  std::int64_t from = 0;     // after this version of the reader's view
  std::int64_t version = 0;  // up to this one
  std::vector<std::string> sentences;
  static constexpr auto kFields =
      std::tuple(field("from", &Story::from), field("version", &Story::version),
                 field("sentences", &Story::sentences));
};

struct RecordText {
  static constexpr std::string_view kName = "RecordText";
  JsonText record;
  static constexpr auto kFields = std::tuple(field("record", &RecordText::record));
};

// One moment of a finished game.
struct Moment {
  static constexpr std::string_view kName = "Moment";
  std::int64_t step = 0;
  std::int64_t steps = 0;             // of the whole game
  std::optional<std::string> action;  // that led here: "0 build tavern"
  JsonText observation;               // of one seat; with all open what all seats know together
  std::optional<JsonText> position;   // with all open: everything, also what nobody knew
  std::optional<JsonText> outcome;    // of a game that was played to its end, at its last step
  JsonText events;
  std::vector<std::string> sentences;
  static constexpr auto kFields =
      std::tuple(field("step", &Moment::step), field("steps", &Moment::steps),
                 field("action", &Moment::action), field("observation", &Moment::observation),
                 field("position", &Moment::position), field("outcome", &Moment::outcome),
                 field("events", &Moment::events), field("sentences", &Moment::sentences));
};

// What happened with one step of a finished game.
struct ToldStep {
  static constexpr std::string_view kName = "ToldStep";
  std::int64_t step = 0;
  std::vector<std::string> sentences;
  static constexpr auto kFields =
      std::tuple(field("step", &ToldStep::step), field("sentences", &ToldStep::sentences));
};

struct Telling {
  static constexpr std::string_view kName = "Telling";
  std::vector<ToldStep> steps;  // those of which there is something to tell
  static constexpr auto kFields = std::tuple(field("steps", &Telling::steps));
};

// How the seats stood at some time in a game.
struct CourseRow {
  static constexpr std::string_view kName = "CourseRow";
  std::int64_t step = 0;
  int round = 0;
  std::vector<int> values;  // all measures of the first seat, then of the next
  static constexpr auto kFields =
      std::tuple(field("step", &CourseRow::step), field("round", &CourseRow::round),
                 field("values", &CourseRow::values));
};

struct Course {
  static constexpr std::string_view kName = "Course";
  std::vector<std::string> measures;
  std::vector<CourseRow> rows;  // one whenever a number has changed
  static constexpr auto kFields =
      std::tuple(field("measures", &Course::measures), field("rows", &Course::rows));
};

struct RatingInfo {
  static constexpr std::string_view kName = "RatingInfo";
  std::string game;
  int players = 0;
  std::optional<std::string> person;
  std::optional<std::string> bot;
  std::string name;
  double mean = 0;
  double deviation = 0;
  std::int64_t games = 0;
  static constexpr auto kFields =
      std::tuple(field("game", &RatingInfo::game), field("players", &RatingInfo::players),
                 field("person", &RatingInfo::person), field("bot", &RatingInfo::bot),
                 field("name", &RatingInfo::name), field("mean", &RatingInfo::mean),
                 field("deviation", &RatingInfo::deviation), field("games", &RatingInfo::games));
};

struct RatingList {
  static constexpr std::string_view kName = "RatingList";
  std::vector<RatingInfo> ratings;
  static constexpr auto kFields = std::tuple(field("ratings", &RatingList::ratings));
};

struct Notice {
  static constexpr std::string_view kName = "Notice";
  std::int64_t number = 0;
  std::int64_t at = 0;
  NoticeKind kind = NoticeKind::your_move;
  std::string table;
  bool read = false;
  static constexpr auto kFields = std::tuple(
      field("number", &Notice::number), field("at", &Notice::at), field("kind", &Notice::kind),
      field("table", &Notice::table), field("read", &Notice::read));
};

struct NoticeList {
  static constexpr std::string_view kName = "NoticeList";
  std::vector<Notice> notices;
  static constexpr auto kFields = std::tuple(field("notices", &NoticeList::notices));
};

}  // namespace prestige::protocol::api
