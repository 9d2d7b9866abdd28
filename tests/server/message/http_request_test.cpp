#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/api/api.h"

namespace prestige::server {
namespace {

using api::Method;
using testing::HasSubstr;

template <class R>
R read(Method method, std::string_view path, std::string_view query = {},
       std::string_view body = {}) {
  auto request = http_request(method, path, query, body);
  if (!request) {
    ADD_FAILURE() << request.error().code << ": " << request.error().text.en;
    return {};
  }
  if (!std::holds_alternative<R>(*request)) {
    ADD_FAILURE() << path << " is another request";
    return {};
  }
  return std::get<R>(std::move(*request));
}

Error refused(Method method, std::string_view path, std::string_view query = {},
              std::string_view body = {}) {
  const auto request = http_request(method, path, query, body);
  if (request) return Error{.code = "accepted", .rule = {}, .text = {}};
  EXPECT_EQ(request.error().text.en.find('['), std::string::npos) << request.error().text.en;
  return request.error();
}

TEST(HttpRequest, fields_come_from_path_query_and_body) {
  const auto seat = read<api::SetSeat>(Method::post, "/api/v1/tables/abc/seats/3", "bot=greedy");
  EXPECT_EQ(seat.table, "abc");
  EXPECT_EQ(seat.seat, 3);
  EXPECT_EQ(seat.bot, "greedy");
  const auto act = read<api::Act>(Method::post, "/api/v1/tables/abc/moves", "",
                                  R"({"seat":0,"action":"gold","version":4,"key":"k"})");
  EXPECT_EQ(act.table, "abc");
  EXPECT_EQ(act.version, 4);
}

TEST(HttpRequest, texts_of_the_query_become_what_their_field_is) {
  const auto tables = read<api::Tables>(
      Method::get, "/api/v1/tables", "game=citadels&status=playing&players=4&mine=true&free=false");
  EXPECT_EQ(tables.game, "citadels");
  EXPECT_EQ(tables.status, api::Status::playing);
  EXPECT_EQ(tables.players, 4);
  EXPECT_EQ(tables.mine, true);
  EXPECT_EQ(tables.free, false);
  EXPECT_FALSE(tables.limit);
  // A text that looks like a number stays a text.
  EXPECT_EQ(read<api::Tables>(Method::get, "/api/v1/tables", "game=7").game, "7");
}

TEST(HttpRequest, texts_are_percent_decoded) {
  const auto why = read<api::Why>(Method::get, "/api/v1/tables/a%2Fb/why",
                                  "seat=0&action=build+gold%20mine%26%c3%a4%2B");
  EXPECT_EQ(why.table, "a/b");
  EXPECT_EQ(why.action, "build gold mine&ä+");
  EXPECT_EQ(read<api::GetTable>(Method::get, "/api/v1/tables/a+b").table, "a+b");
}

TEST(HttpRequest, broken_escapes_and_bytes_are_refused) {
  for (const char* value :
       {"%", "%4", "%zz", "%4g", "%ff", "%c3", "%c0%80", "%ed%a0%80", "%f4%90%80%80", "\xff"}) {
    EXPECT_EQ(refused(Method::get, "/api/v1/tables", std::string("game=") + value).code, "bad_url")
        << value;
    EXPECT_EQ(refused(Method::get, std::string("/api/v1/tables/") + value).code, "bad_url")
        << value;
  }
  EXPECT_EQ(refused(Method::get, "/api/v1/tables", "=1").code, "bad_url");
  EXPECT_EQ(refused(Method::get, "/api/v1/tables", "limit=1&").code, "bad_url");
  EXPECT_EQ(refused(Method::get, "/api/v1/tables/%00").text.en,
            "“table” contains a control character. Only tabs and line breaks are allowed.");
}

TEST(HttpRequest, the_query_is_as_strict_as_a_body) {
  EXPECT_THAT(refused(Method::get, "/api/v1/tables", "limit=0").text.en, HasSubstr("1 … 100"));
  EXPECT_EQ(refused(Method::get, "/api/v1/tables", "limit=1x").code, "bad_field");
  EXPECT_EQ(refused(Method::get, "/api/v1/tables", "limit=").code, "bad_field");
  EXPECT_EQ(refused(Method::get, "/api/v1/tables", "limit").code, "bad_field");
  EXPECT_EQ(refused(Method::get, "/api/v1/tables", "limit=1.0").code, "bad_field");
  EXPECT_EQ(refused(Method::get, "/api/v1/tables", "limit=99999999999999999999").code, "bad_field");
  EXPECT_EQ(refused(Method::get, "/api/v1/tables", "mine=1").code, "bad_field");
  EXPECT_EQ(refused(Method::get, "/api/v1/tables", "status=late").code, "bad_field");
  EXPECT_EQ(refused(Method::get, "/api/v1/tables/t/seats/8").code, "not_allowed");
  EXPECT_EQ(refused(Method::post, "/api/v1/tables/t/seats/8").code, "bad_field");
  EXPECT_THAT(refused(Method::get, "/api/v1/tables", "colour=red").text.en,
              HasSubstr("There is no field “colour”"));
  EXPECT_EQ(refused(Method::get, "/api/v1/tables", "limit=1&limit=2").code, "repeated_field");
  EXPECT_EQ(refused(Method::get, "/api/v1/tables", "a=1&b=1&c=1&d=1&e=1&f=1&g=1&h=1&i=1").code,
            "bad_field");
  // Lists and objects have no spelling in a query.
  EXPECT_EQ(refused(Method::post, "/api/v1/tables", "game=g&bots=greedy").code, "bad_field");
}

TEST(HttpRequest, a_field_is_given_once) {
  EXPECT_EQ(refused(Method::post, "/api/v1/tables/t/leave", "table=t").code, "repeated_field");
  EXPECT_EQ(refused(Method::post, "/api/v1/tables/t/leave", "", R"({"table":"t"})").code,
            "repeated_field");
  EXPECT_EQ(refused(Method::post, "/api/v1/tables/t/join", "seat=1", R"({"seat":1})").code,
            "repeated_field");
}

TEST(HttpRequest, the_body_is_an_object_or_nothing) {
  read<api::Guest>(Method::post, "/api/v1/guests");
  read<api::Guest>(Method::post, "/api/v1/guests", "", "{}");
  read<api::Guest>(Method::post, "/api/v1/guests", "", "{\"name\":\"Ann\"}\n");
  EXPECT_EQ(refused(Method::post, "/api/v1/guests", "", "[]").code, "bad_request");
  EXPECT_EQ(refused(Method::post, "/api/v1/guests", "", "null").code, "bad_request");
  EXPECT_EQ(refused(Method::post, "/api/v1/guests", "", "{").code, "bad_json");
  EXPECT_EQ(refused(Method::post, "/api/v1/guests", "", "name=Ann").code, "bad_json");
  EXPECT_EQ(refused(Method::post, "/api/v1/guests", "", R"({"type":"guest"})").code, "bad_field");
  EXPECT_EQ(refused(Method::get, "/api/v1/me", "", R"({"id":1})").code, "bad_field");
}

TEST(HttpRequest, words_of_a_path_come_before_its_fields) {
  read<api::SignOut>(Method::del, "/api/v1/sessions/current");
  EXPECT_EQ(read<api::Revoke>(Method::del, "/api/v1/sessions/abc").session, "abc");
}

TEST(HttpRequest, unknown_paths_are_not_found) {
  for (const char* path :
       {"", "/", "api/v1/me", "/api/v1", "/api/v1/me/", "/api/v1//me", "/api/v1/tables/",
        "/api/v1/tables//join", "/api/v2/me", "/api/v1/watch", "/API/v1/me"}) {
    const Error error = refused(Method::get, path);
    EXPECT_EQ(error.code, "not_found") << path;
    EXPECT_EQ(http_status(error), 404);
  }
}

TEST(HttpRequest, a_wrong_method_is_told_the_right_ones) {
  const Error me = refused(Method::post, "/api/v1/me");
  EXPECT_EQ(me.code, "not_allowed");
  EXPECT_EQ(http_status(me), 405);
  EXPECT_THAT(me.text.en, HasSubstr("DELETE, GET, PATCH"));
  EXPECT_THAT(refused(Method::get, "/api/v1/guests").text.en, HasSubstr("Allowed: POST."));
  EXPECT_EQ(refused(Method::none, "/api/v1/me").code, "not_allowed");
}

}  // namespace
}  // namespace prestige::server
