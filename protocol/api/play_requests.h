#pragma once

// Requests: playing at a table.

#include "protocol/api/replies.h"
#include "protocol/api/route.h"

namespace prestige::protocol::api {

// Follows a table from a seat of mine or as a spectator; answers with updates.
struct Watch {
  using Reply = Done;
  static constexpr std::string_view kName = "Watch";
  static constexpr Route kRoute{"watch", Method::none, "", Access::anyone};
  std::string table;
  std::optional<int> seat;
  std::optional<std::int64_t> after;
  std::optional<std::string> words;
  std::optional<std::string> invite;
  static constexpr auto kFields = std::tuple(
      field("table", &Watch::table, length(1, 24)), field("seat", &Watch::seat, range(0, 7)),
      field("after", &Watch::after, range(0, kNumberMax)),
      field("words", &Watch::words, length(2, 2)), field("invite", &Watch::invite, length(0, 64)));
};

// Follows no longer.
struct Unwatch {
  using Reply = Done;
  static constexpr std::string_view kName = "Unwatch";
  static constexpr Route kRoute{"unwatch", Method::none, "", Access::anyone};
  std::string table;
  std::optional<int> seat;
  static constexpr auto kFields = std::tuple(field("table", &Unwatch::table, length(1, 24)),
                                             field("seat", &Unwatch::seat, range(0, 7)));
};

// Takes a decision. `version` is that of the view it was taken in; the same `key` never acts twice.
struct Act {
  using Reply = Acted;
  static constexpr std::string_view kName = "Act";
  static constexpr Route kRoute{"act", Method::post, "/api/v1/tables/{table}/moves",
                                Access::person};
  std::string table;
  int seat = 0;
  std::string action;
  std::int64_t version = 0;
  std::string key;
  static constexpr auto kFields =
      std::tuple(field("table", &Act::table, length(1, 24)), field("seat", &Act::seat, range(0, 7)),
                 field("action", &Act::action, length(1, 256)),
                 field("version", &Act::version, range(0, kNumberMax)),
                 field("key", &Act::key, length(1, 64)));
};

// Why an action is not legal.
struct Why {
  using Reply = Reason;
  static constexpr std::string_view kName = "Why";
  static constexpr Route kRoute{"why", Method::get, "/api/v1/tables/{table}/why", Access::person};
  std::string table;
  int seat = 0;
  std::string action;
  static constexpr auto kFields =
      std::tuple(field("table", &Why::table, length(1, 24)), field("seat", &Why::seat, range(0, 7)),
                 field("action", &Why::action, length(1, 256)));
};

// What a bot would do in my place, and why; where that is unfair to nobody.
struct GetHints {
  using Reply = HintList;
  static constexpr std::string_view kName = "GetHints";
  static constexpr Route kRoute{"hints", Method::get, "/api/v1/tables/{table}/hints",
                                Access::person};
  std::string table;
  int seat = 0;
  std::optional<std::string> language;
  static constexpr auto kFields = std::tuple(field("table", &GetHints::table, length(1, 24)),
                                             field("seat", &GetHints::seat, range(0, 7)),
                                             field("language", &GetHints::language, length(2, 2)));
};

// Takes my last decision back. Where that is not free any more, a friendly table asks the others.
struct Undo {
  using Reply = Acted;
  static constexpr std::string_view kName = "Undo";
  static constexpr Route kRoute{"undo", Method::post, "/api/v1/tables/{table}/undo",
                                Access::person};
  std::string table;
  int seat = 0;
  std::string key;
  static constexpr auto kFields =
      std::tuple(field("table", &Undo::table, length(1, 24)),
                 field("seat", &Undo::seat, range(0, 7)), field("key", &Undo::key, length(1, 64)));
};

// Agrees that another seat takes its decision back, or does not.
struct AnswerUndo {
  using Reply = Done;
  static constexpr std::string_view kName = "AnswerUndo";
  static constexpr Route kRoute{"answer_undo", Method::post, "/api/v1/tables/{table}/undo/answer",
                                Access::person};
  std::string table;
  int seat = 0;
  bool agree = false;
  static constexpr auto kFields =
      std::tuple(field("table", &AnswerUndo::table, length(1, 24)),
                 field("seat", &AnswerUndo::seat, range(0, 7)), field("agree", &AnswerUndo::agree));
};

// A bot plays my seat until I take it back.
struct HandOver {
  using Reply = TableInfo;
  static constexpr std::string_view kName = "HandOver";
  static constexpr Route kRoute{"hand_over", Method::post,
                                "/api/v1/tables/{table}/seats/{seat}/bot", Access::person};
  std::string table;
  int seat = 0;
  std::optional<std::string> bot;
  static constexpr auto kFields = std::tuple(field("table", &HandOver::table, length(1, 24)),
                                             field("seat", &HandOver::seat, range(0, 7)),
                                             field("bot", &HandOver::bot, length(1, 24)));
};

// I play my seat again.
struct TakeBack {
  using Reply = TableInfo;
  static constexpr std::string_view kName = "TakeBack";
  static constexpr Route kRoute{"take_back", Method::post,
                                "/api/v1/tables/{table}/seats/{seat}/back", Access::person};
  std::string table;
  int seat = 0;
  static constexpr auto kFields = std::tuple(field("table", &TakeBack::table, length(1, 24)),
                                             field("seat", &TakeBack::seat, range(0, 7)));
};

// Says something at the table, or among its spectators.
struct Say {
  using Reply = ChatLine;
  static constexpr std::string_view kName = "Say";
  static constexpr Route kRoute{"say", Method::post, "/api/v1/tables/{table}/chat", Access::person};
  std::string table;
  ChatRoom room = ChatRoom::table;
  std::string text;
  std::optional<std::string> invite;
  static constexpr auto kFields = std::tuple(
      field("table", &Say::table, length(1, 24)), field("room", &Say::room),
      field("text", &Say::text, length(1, 500)), field("invite", &Say::invite, length(0, 64)));
};

// What was said.
struct Chat {
  using Reply = ChatLog;
  static constexpr std::string_view kName = "Chat";
  static constexpr Route kRoute{"chat", Method::get, "/api/v1/tables/{table}/chat", Access::anyone};
  std::string table;
  ChatRoom room = ChatRoom::table;
  std::optional<std::int64_t> after;
  std::optional<std::string> invite;
  static constexpr auto kFields =
      std::tuple(field("table", &Chat::table, length(1, 24)), field("room", &Chat::room),
                 field("after", &Chat::after, range(0, kNumberMax)),
                 field("invite", &Chat::invite, length(0, 64)));
};

// I no longer hear somebody, anywhere.
struct Mute {
  using Reply = Done;
  static constexpr std::string_view kName = "Mute";
  static constexpr Route kRoute{"mute", Method::post, "/api/v1/me/muted/{person}", Access::person};
  std::string person;
  bool muted = false;
  static constexpr auto kFields =
      std::tuple(field("person", &Mute::person, length(1, 24)), field("muted", &Mute::muted));
};

// Whom I do not hear.
struct Muted {
  using Reply = MutedList;
  static constexpr std::string_view kName = "Muted";
  static constexpr Route kRoute{"muted", Method::get, "/api/v1/me/muted", Access::person};
  static constexpr auto kFields = std::tuple();
};

// The host silences somebody for all at the table.
struct Silence {
  using Reply = Done;
  static constexpr std::string_view kName = "Silence";
  static constexpr Route kRoute{"silence", Method::post, "/api/v1/tables/{table}/silenced/{person}",
                                Access::person};
  std::string table;
  std::string person;
  bool silenced = false;
  static constexpr auto kFields = std::tuple(field("table", &Silence::table, length(1, 24)),
                                             field("person", &Silence::person, length(1, 24)),
                                             field("silenced", &Silence::silenced));
};

// What happened since my last decision, or after a version.
struct GetStory {
  using Reply = Story;
  static constexpr std::string_view kName = "GetStory";
  static constexpr Route kRoute{"story", Method::get, "/api/v1/tables/{table}/story",
                                Access::anyone};
  std::string table;
  std::optional<int> seat;
  std::optional<std::int64_t> after;
  std::optional<std::string> language;
  std::optional<std::string> invite;
  static constexpr auto kFields = std::tuple(field("table", &GetStory::table, length(1, 24)),
                                             field("seat", &GetStory::seat, range(0, 7)),
                                             field("after", &GetStory::after, range(0, kNumberMax)),
                                             field("language", &GetStory::language, length(2, 2)),
                                             field("invite", &GetStory::invite, length(0, 64)));
};

using PlayRequests = std::tuple<Watch, Unwatch, Act, Why, GetHints, Undo, AnswerUndo, HandOver,
                                TakeBack, Say, Chat, Mute, Muted, Silence, GetStory>;

}  // namespace prestige::protocol::api
