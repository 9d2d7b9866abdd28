#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/json_line.h"
#include "server/api/api.h"
#include "server/api/request_kinds.h"

namespace prestige::server {
namespace {

using protocol::Language;
using testing::HasSubstr;

struct Refused {
  std::string code;
  std::string text;
  std::int64_t id = -1;
};

Refused refused(std::string_view message) {
  Refused out;
  const auto request = socket_request(message, &out.id);
  if (request) return {"accepted", {}, out.id};
  EXPECT_EQ(request.error().text.en.find('['), std::string::npos) << request.error().text.en;
  return {request.error().code, request.error().text.en, out.id};
}

TEST(SocketRequest, reads_a_request_with_its_id) {
  std::int64_t id = -1;
  const auto request = socket_request(
      R"({"type":"act","id":7,"table":"t","seat":1,"action":"gold","version":12,"key":"k"})", &id);
  ASSERT_TRUE(request) << request.error().text.en;
  EXPECT_EQ(request->id, 7);
  EXPECT_EQ(id, 7);
  const auto& act = std::get<api::Act>(request->request);
  EXPECT_EQ(act.table, "t");
  EXPECT_EQ(act.seat, 1);
  EXPECT_EQ(act.action, "gold");
  EXPECT_EQ(act.version, 12);
  EXPECT_EQ(act.key, "k");
}

TEST(SocketRequest, fields_may_come_in_any_order) {
  EXPECT_TRUE(socket_request(R"({"table":"t","id":0,"type":"leave"})", nullptr));
}

TEST(SocketRequest, every_type_is_known) {
  int count = 0;
  api::any_request([&]<class R>() {
    const RequestKind* kind = request_kind(R::kRoute.type);
    EXPECT_NE(kind, nullptr) << R::kName;
    if (kind == nullptr) return true;
    EXPECT_EQ(kind->fields.size(), protocol::kFieldNames<R>.size());
    ++count;
    return false;
  });
  EXPECT_EQ(request_kinds().size(), static_cast<std::size_t>(count));
  EXPECT_EQ(request_kind("zzz"), nullptr);
  EXPECT_EQ(request_kind(""), nullptr);
}

TEST(SocketRequest, types_and_fields_do_not_clash_with_the_frame) {
  for (const RequestKind& kind : request_kinds()) {
    EXPECT_EQ(std::ranges::count(request_kinds(), kind.route.type,
                                 [](const RequestKind& k) { return k.route.type; }),
              1);
    for (const RequestField& field : kind.fields) {
      EXPECT_NE(field.name, "type");
      EXPECT_NE(field.name, "id");
    }
  }
}

TEST(SocketRequest, the_id_is_told_even_if_the_rest_is_wrong) {
  EXPECT_EQ(refused(R"({"id":5,"type":"nothing"})").id, 5);
  EXPECT_EQ(refused(R"({"id":5})").id, 5);
  EXPECT_EQ(refused(R"({"id":5,"type":3})").id, 5);
  EXPECT_EQ(refused(R"({"id":5,"type":"leave"})").id, 5);
  EXPECT_EQ(refused(R"({"id":5,"type":"leave","table":"t","more":1})").id, 5);
  EXPECT_EQ(refused(R"({"id":"5","type":"me"})").id, -1);
  EXPECT_EQ(refused(R"({"id":5,)").id, -1);
}

TEST(SocketRequest, refuses_with_a_code_and_words) {
  EXPECT_EQ(refused("").code, "bad_json");
  EXPECT_EQ(refused("{").code, "bad_json");
  EXPECT_EQ(refused("{\"id\":1,\"type\":\"\xff\"}").code, "bad_json");
  EXPECT_EQ(refused("[]").code, "bad_request");
  EXPECT_EQ(refused("7").code, "bad_request");
  EXPECT_EQ(refused(R"({"id":1,"id":2,"type":"me"})").code, "repeated_field");
  EXPECT_EQ(refused(std::string(100, '[') + std::string(100, ']')).code, "too_deep");
  EXPECT_EQ(refused(std::string(protocol::kLineBytesMax + 1, ' ')).code, "too_large");
  EXPECT_EQ(refused(R"({"id":1,"type":"nothing"})").text, "There is no request “nothing”.");
  EXPECT_EQ(refused(R"({"type":"me"})").text, "The field “id” is missing.");
  EXPECT_EQ(refused(R"({"id":-1,"type":"me"})").code, "bad_field");
  EXPECT_EQ(refused(R"({"id":1.5,"type":"me"})").code, "bad_field");
  EXPECT_EQ(refused(R"({"id":1})").text, "The field “type” is missing.");
  EXPECT_EQ(refused(R"({"id":1,"type":"me","x":1})").text,
            "There is no field “x” here. Allowed: type, id.");
  EXPECT_EQ(refused(R"({"id":1,"type":"leave"})").text, "The field “table” is missing.");
  EXPECT_EQ(refused(R"({"id":1,"type":"create_table","game":"g","clock":{"kind":"x"}})").text,
            "“x” is not possible for “clock.kind”. Allowed: none, per_move, fischer, days.");
}

TEST(SocketReply, carries_the_body_as_it_is) {
  EXPECT_EQ(socket_reply(7, Reply{R"({"version":3})", {}, false}, Language::en),
            R"({"type":"reply","id":7,"ok":true,"reply":{"version":3}})");
}

TEST(SocketReply, errors_speak_one_language) {
  const Reply stale{std::unexpected(refusal("stale")), {}, false};
  EXPECT_EQ(socket_reply(8, stale, Language::en),
            R"({"type":"reply","id":8,"ok":false,"error":{"code":"stale",)"
            R"("text":"The game has gone on since. Look again before you decide."}})");
  EXPECT_THAT(socket_reply(8, stale, Language::de), HasSubstr("weitergegangen"));
  EXPECT_THAT(socket_reply(8, stale, Language::de), testing::Not(HasSubstr("gone on")));
}

TEST(SocketReply, errors_name_rule_and_refusal_where_they_have_one) {
  Error error{.code = "illegal", .rule = "C6.5", .text = {}, .refusal = "O01"};
  error.text.en = "No \"gold\"";
  EXPECT_EQ(socket_reply(0, Reply{std::unexpected(error), {}, false}, Language::en),
            R"({"type":"reply","id":0,"ok":false,"error":{"code":"illegal","rule":"C6.5",)"
            R"("refusal":"O01","text":"No \"gold\""}})");
}

}  // namespace
}  // namespace prestige::server
