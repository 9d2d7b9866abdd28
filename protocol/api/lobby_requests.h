#pragma once

// Requests: finding and opening tables.

#include "protocol/api/replies.h"
#include "protocol/api/route.h"

namespace prestige::protocol::api {

// The games with all options, and the bots.
struct Games {
  using Reply = GameList;
  static constexpr std::string_view kName = "Games";
  static constexpr Route kRoute{"games", Method::get, "/api/v1/games", Access::anyone};
  static constexpr auto kFields = std::tuple();
};

// Open tables, newest first; with `mine` my own, those that wait for my move first. `free`: with an
// empty seat.
struct Tables {
  using Reply = TableList;
  static constexpr std::string_view kName = "Tables";
  static constexpr Route kRoute{"tables", Method::get, "/api/v1/tables", Access::anyone};
  std::optional<std::string> game;
  std::optional<Status> status;
  std::optional<int> players;
  std::optional<bool> mine;
  std::optional<bool> free;
  std::optional<int> limit;
  std::optional<std::string> after;
  static constexpr auto kFields =
      std::tuple(field("game", &Tables::game, length(1, 32)), field("status", &Tables::status),
                 field("players", &Tables::players, range(2, 8)), field("mine", &Tables::mine),
                 field("free", &Tables::free), field("limit", &Tables::limit, range(1, 100)),
                 field("after", &Tables::after, length(1, 64)));
};

// Opens a table and sits down at its first seat; `bots` take the last seats. With `bot_pace`
// natural, as usual, they take their time while somebody looks on.
struct CreateTable {
  using Reply = TableInfo;
  static constexpr std::string_view kName = "CreateTable";
  static constexpr Route kRoute{"create_table", Method::post, "/api/v1/tables", Access::person};
  std::string game;
  std::optional<int> players;
  std::optional<Json> options;
  std::optional<Visibility> visibility;
  std::optional<bool> hot_seat;
  std::optional<bool> friendly;
  std::optional<bool> rated;
  std::optional<std::int64_t> spectator_delay_s;
  std::optional<ClockSetup> clock;
  std::optional<std::string> language;
  std::optional<std::vector<std::string>> bots;
  std::optional<BotPace> bot_pace;
  std::optional<std::string> entropy;
  std::optional<std::string> key;
  static constexpr auto kFields = std::tuple(
      field("game", &CreateTable::game, length(1, 32)),
      field("players", &CreateTable::players, range(2, 8)), field("options", &CreateTable::options),
      field("visibility", &CreateTable::visibility), field("hot_seat", &CreateTable::hot_seat),
      field("friendly", &CreateTable::friendly), field("rated", &CreateTable::rated),
      field("spectator_delay_s", &CreateTable::spectator_delay_s, range(0, 3600)),
      field("clock", &CreateTable::clock), field("language", &CreateTable::language, length(2, 2)),
      field("bots", &CreateTable::bots, items(0, 7, length(1, 24))),
      field("bot_pace", &CreateTable::bot_pace),
      field("entropy", &CreateTable::entropy, length(0, 64)),
      field("key", &CreateTable::key, length(1, 64)));
};

// One table.
struct GetTable {
  using Reply = TableInfo;
  static constexpr std::string_view kName = "GetTable";
  static constexpr Route kRoute{"table", Method::get, "/api/v1/tables/{table}", Access::anyone};
  std::string table;
  std::optional<std::string> invite;
  static constexpr auto kFields = std::tuple(field("table", &GetTable::table, length(1, 24)),
                                             field("invite", &GetTable::invite, length(0, 64)));
};

// Takes a seat, or any that is free.
struct Join {
  using Reply = TableInfo;
  static constexpr std::string_view kName = "Join";
  static constexpr Route kRoute{"join", Method::post, "/api/v1/tables/{table}/join",
                                Access::person};
  std::string table;
  std::optional<int> seat;
  std::optional<std::string> invite;
  std::optional<std::string> entropy;
  static constexpr auto kFields = std::tuple(field("table", &Join::table, length(1, 24)),
                                             field("seat", &Join::seat, range(0, 7)),
                                             field("invite", &Join::invite, length(0, 64)),
                                             field("entropy", &Join::entropy, length(0, 64)));
};

// Gives my seats up; in a running game bots go on for me.
struct Leave {
  using Reply = Done;
  static constexpr std::string_view kName = "Leave";
  static constexpr Route kRoute{"leave", Method::post, "/api/v1/tables/{table}/leave",
                                Access::person};
  std::string table;
  static constexpr auto kFields = std::tuple(field("table", &Leave::table, length(1, 24)));
};

// Says that I am ready; when all are the game starts.
struct Ready {
  using Reply = TableInfo;
  static constexpr std::string_view kName = "Ready";
  static constexpr Route kRoute{"ready", Method::post, "/api/v1/tables/{table}/ready",
                                Access::person};
  std::string table;
  bool ready = false;
  std::optional<std::string> entropy;
  static constexpr auto kFields =
      std::tuple(field("table", &Ready::table, length(1, 24)), field("ready", &Ready::ready),
                 field("entropy", &Ready::entropy, length(0, 64)));
};

// The host puts a bot on a seat, or empties it.
struct SetSeat {
  using Reply = TableInfo;
  static constexpr std::string_view kName = "SetSeat";
  static constexpr Route kRoute{"set_seat", Method::post, "/api/v1/tables/{table}/seats/{seat}",
                                Access::person};
  std::string table;
  int seat = 0;
  std::optional<std::string> bot;
  static constexpr auto kFields = std::tuple(field("table", &SetSeat::table, length(1, 24)),
                                             field("seat", &SetSeat::seat, range(0, 7)),
                                             field("bot", &SetSeat::bot, length(1, 24)));
};

// The host starts as soon as every seat is taken.
struct Start {
  using Reply = TableInfo;
  static constexpr std::string_view kName = "Start";
  static constexpr Route kRoute{"start", Method::post, "/api/v1/tables/{table}/start",
                                Access::person};
  std::string table;
  static constexpr auto kFields = std::tuple(field("table", &Start::table, length(1, 24)));
};

// A new table with the same people and options.
struct Rematch {
  using Reply = TableInfo;
  static constexpr std::string_view kName = "Rematch";
  static constexpr Route kRoute{"rematch", Method::post, "/api/v1/tables/{table}/rematch",
                                Access::person};
  std::string table;
  static constexpr auto kFields = std::tuple(field("table", &Rematch::table, length(1, 24)));
};

using LobbyRequests =
    std::tuple<Games, Tables, CreateTable, GetTable, Join, Leave, Ready, SetSeat, Start, Rematch>;

}  // namespace prestige::protocol::api
