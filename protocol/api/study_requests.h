#pragma once

// Requests: records, ratings and notices.

#include "protocol/api/replies.h"
#include "protocol/api/route.h"

namespace prestige::protocol::api {

// The record of a finished game.
struct GetRecord {
  using Reply = RecordText;
  static constexpr std::string_view kName = "GetRecord";
  static constexpr Route kRoute{"record", Method::get, "/api/v1/tables/{table}/record",
                                Access::anyone};
  std::string table;
  std::optional<std::string> invite;
  static constexpr auto kFields = std::tuple(field("table", &GetRecord::table, length(1, 24)),
                                             field("invite", &GetRecord::invite, length(0, 64)));
};

// A finished game after so many steps: through the eyes of a seat, of a spectator, or all `open`.
struct GetMoment {
  using Reply = Moment;
  static constexpr std::string_view kName = "GetMoment";
  static constexpr Route kRoute{"moment", Method::get, "/api/v1/tables/{table}/moments/{step}",
                                Access::anyone};
  std::string table;
  std::int64_t step = 0;
  std::optional<int> seat;
  std::optional<bool> open;
  std::optional<std::string> language;
  std::optional<std::string> invite;
  static constexpr auto kFields =
      std::tuple(field("table", &GetMoment::table, length(1, 24)),
                 field("step", &GetMoment::step, range(0, 1000000)),
                 field("seat", &GetMoment::seat, range(0, 7)), field("open", &GetMoment::open),
                 field("language", &GetMoment::language, length(2, 2)),
                 field("invite", &GetMoment::invite, length(0, 64)));
};

// A finished game from its beginning to its end, in sentences for a seat or a spectator.
struct GetTelling {
  using Reply = Telling;
  static constexpr std::string_view kName = "GetTelling";
  static constexpr Route kRoute{"telling", Method::get, "/api/v1/tables/{table}/telling",
                                Access::anyone};
  std::string table;
  std::optional<int> seat;
  std::optional<std::string> language;
  std::optional<std::string> invite;
  static constexpr auto kFields = std::tuple(field("table", &GetTelling::table, length(1, 24)),
                                             field("seat", &GetTelling::seat, range(0, 7)),
                                             field("language", &GetTelling::language, length(2, 2)),
                                             field("invite", &GetTelling::invite, length(0, 64)));
};

// How a finished game went, in numbers.
struct GetCourse {
  using Reply = Course;
  static constexpr std::string_view kName = "GetCourse";
  static constexpr Route kRoute{"course", Method::get, "/api/v1/tables/{table}/course",
                                Access::anyone};
  std::string table;
  std::optional<std::string> invite;
  static constexpr auto kFields = std::tuple(field("table", &GetCourse::table, length(1, 24)),
                                             field("invite", &GetCourse::invite, length(0, 64)));
};

// Keeps a record from elsewhere as a finished game.
struct Import {
  using Reply = TableInfo;
  static constexpr std::string_view kName = "Import";
  static constexpr Route kRoute{"import", Method::post, "/api/v1/records", Access::person};
  Json record;
  static constexpr auto kFields = std::tuple(field("record", &Import::record));
};

// A new table that goes on from a moment of a finished game. I sit at `seat`, or at the first, and
// with `hot_seat` at all that bots do not take; `bots` take the last seats but mine.
struct Branch {
  using Reply = TableInfo;
  static constexpr std::string_view kName = "Branch";
  static constexpr Route kRoute{"branch", Method::post, "/api/v1/tables/{table}/branch",
                                Access::person};
  std::string table;
  std::int64_t step = 0;
  std::optional<int> seat;
  std::optional<std::string> invite;
  std::optional<bool> hot_seat;
  std::optional<std::vector<std::string>> bots;
  static constexpr auto kFields = std::tuple(
      field("table", &Branch::table, length(1, 24)),
      field("step", &Branch::step, range(0, 1000000)), field("seat", &Branch::seat, range(0, 7)),
      field("invite", &Branch::invite, length(0, 64)), field("hot_seat", &Branch::hot_seat),
      field("bots", &Branch::bots, items(0, 8, length(1, 24))));
};

// The best, or those of one person.
struct Ratings {
  using Reply = RatingList;
  static constexpr std::string_view kName = "Ratings";
  static constexpr Route kRoute{"ratings", Method::get, "/api/v1/ratings", Access::anyone};
  std::optional<std::string> game;
  std::optional<int> players;
  std::optional<std::string> person;
  std::optional<int> limit;
  static constexpr auto kFields = std::tuple(field("game", &Ratings::game, length(1, 32)),
                                             field("players", &Ratings::players, range(2, 8)),
                                             field("person", &Ratings::person, length(1, 24)),
                                             field("limit", &Ratings::limit, range(1, 100)));
};

// What I was told.
struct Notices {
  using Reply = NoticeList;
  static constexpr std::string_view kName = "Notices";
  static constexpr Route kRoute{"notices", Method::get, "/api/v1/notices", Access::person};
  std::optional<std::int64_t> after;
  static constexpr auto kFields = std::tuple(field("after", &Notices::after, range(0, kNumberMax)));
};

// I have seen them.
struct ReadNotices {
  using Reply = Done;
  static constexpr std::string_view kName = "ReadNotices";
  static constexpr Route kRoute{"read_notices", Method::post, "/api/v1/notices/read",
                                Access::person};
  std::int64_t upto = 0;
  static constexpr auto kFields =
      std::tuple(field("upto", &ReadNotices::upto, range(0, kNumberMax)));
};

using StudyRequests = std::tuple<GetRecord, GetMoment, GetTelling, GetCourse, Import, Branch,
                                 Ratings, Notices, ReadNotices>;

}  // namespace prestige::protocol::api
