#pragma once

// What the server sends over a WebSocket without being asked. Each is one object whose field "type"
// is the kType below.

#include "protocol/api/replies.h"

namespace prestige::protocol::api {

// The first message on every socket.
struct Hello {
  static constexpr std::string_view kName = "Hello";
  static constexpr std::string_view kType = "hello";
  int protocol = 0;
  std::string server;  // the version of the program
  std::optional<Me> me;
  static constexpr auto kFields =
      std::tuple(field("protocol", &Hello::protocol), field("server", &Hello::server),
                 field("me", &Hello::me));
};

// Words for people, in the language that was asked for with `watch`.
struct ViewWords {
  static constexpr std::string_view kName = "ViewWords";
  std::string prompt;
  std::vector<std::string> labels;     // of the legal actions, in their order
  std::vector<std::string> sentences;  // of what happened
  static constexpr auto kFields =
      std::tuple(field("prompt", &ViewWords::prompt), field("labels", &ViewWords::labels),
                 field("sentences", &ViewWords::sentences));
};

// How a table changed for one viewer, from one version of its view to another. Without `from` it is
// the whole view and not a continuation. A viewer that is at another version than `from` has missed
// something and watches again.
struct Update {
  static constexpr std::string_view kName = "Update";
  static constexpr std::string_view kType = "update";
  std::string table;
  std::optional<int> seat;  // the viewer; none: a spectator
  std::optional<std::int64_t> from;
  std::int64_t version = 0;
  std::optional<TableInfo> info;           // with the whole view, and whenever it has changed
  std::vector<int> acting;                 // who decides now
  std::vector<std::int64_t> time_left_ms;  // by seat; empty without clocks
  std::optional<JsonText> observation;  // while and after the game; "options" with the whole view
  std::optional<JsonText> outcome;      // after the game
  JsonText events;
  std::vector<std::string> legal;  // actions of the seat
  bool can_undo = false;
  std::optional<int> undo_asked_by;  // a seat asks the others to take its decision back
  std::optional<ViewWords> words;
  static constexpr auto kFields = std::tuple(
      field("table", &Update::table), field("seat", &Update::seat), field("from", &Update::from),
      field("version", &Update::version), field("info", &Update::info),
      field("acting", &Update::acting), field("time_left_ms", &Update::time_left_ms, items(0, 8)),
      field("observation", &Update::observation), field("outcome", &Update::outcome),
      field("events", &Update::events), field("legal", &Update::legal),
      field("can_undo", &Update::can_undo), field("undo_asked_by", &Update::undo_asked_by),
      field("words", &Update::words));
};

struct ChatPush {
  static constexpr std::string_view kName = "ChatPush";
  static constexpr std::string_view kType = "chat";
  std::string table;
  ChatLine line;
  static constexpr auto kFields =
      std::tuple(field("table", &ChatPush::table), field("line", &ChatPush::line));
};

struct NoticePush {
  static constexpr std::string_view kName = "NoticePush";
  static constexpr std::string_view kType = "notice";
  Notice notice;
  static constexpr auto kFields = std::tuple(field("notice", &NoticePush::notice));
};

// The lists of tables have changed: whoever shows one asks again.
struct LobbyPush {
  static constexpr std::string_view kName = "LobbyPush";
  static constexpr std::string_view kType = "lobby";
  static constexpr auto kFields = std::tuple();
};

using Pushes = std::tuple<Hello, Update, ChatPush, NoticePush, LobbyPush>;

}  // namespace prestige::protocol::api
