// docs/api.md names every request as it is, and its examples can be read.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "protocol/api/pushes.h"
#include "protocol/api/requests.h"
#include "server/api/api.h"
#include "tests/server/kit/doc_examples.h"

namespace prestige::server {
namespace {

using testing::HasSubstr;

std::string document() {
  std::ostringstream text;
  text << std::ifstream(PRESTIGE_SOURCE_DIR "/docs/api.md").rdbuf();
  return text.str();
}

std::string_view method_word(api::Method method) {
  constexpr std::string_view kWords[] = {"", "GET", "POST", "PATCH", "DELETE"};
  return kWords[static_cast<std::size_t>(method)];
}

std::optional<api::Method> method_of(std::string_view word) {
  for (const auto method :
       {api::Method::get, api::Method::post, api::Method::patch, api::Method::del}) {
    if (method_word(method) == word) return method;
  }
  return std::nullopt;
}

template <protocol::Message T>
std::string field_list() {
  std::string list;
  protocol::for_each_field<T>([&](const auto& f) {
    using Value = std::remove_cvref_t<decltype(std::declval<T>().*f.member)>;
    list += (list.empty() ? "`" : ", `") + std::string(f.name) +
            (protocol::kIsOptional<Value> ? "?`" : "`");
  });
  return list.empty() ? "–" : list;
}

template <class R>
std::string reference_row() {
  const api::Route& route = R::kRoute;
  const std::string http =
      route.method == api::Method::none
          ? "WebSocket only"
          : std::string(method_word(route.method)) + " `" + std::string(route.path) + "`";
  return "| `" + std::string(route.type) + "` | " + http + " | " +
         (route.access == api::Access::anyone ? "anyone" : "session") + " | " + field_list<R>() +
         " | `" + std::string(R::Reply::kName) + "` |\n";
}

TEST(ApiDoc, the_reference_has_every_request) {
  const std::string text = document();
  api::any_request([&]<class R>() {
    EXPECT_NE(text.find(reference_row<R>()), std::string::npos) << "missing:\n"
                                                                << reference_row<R>();
    return false;
  });
}

TEST(ApiDoc, the_reference_has_every_push) {
  const std::string text = document();
  const auto expect = [&]<class P>(const P&) {
    const std::string row = "| `" + std::string(P::kType) + "` | " + field_list<P>() + " |\n";
    EXPECT_NE(text.find(row), std::string::npos) << "missing:\n" << row;
  };
  std::apply([&](const auto&... push) { (expect(push), ...); }, api::Pushes{});
}

TEST(ApiDoc, codes_have_the_status_that_is_promised) {
  const std::string text = document();
  for (const char* code :
       {"not_signed_in", "wrong_password", "forbidden", "not_found", "not_allowed", "taken",
        "stale", "illegal", "not_now", "too_large", "too_many", "unavailable", "internal",
        "bad_json", "bad_field", "bad_url", "unknown_type"}) {
    const int status = http_status(Error{.code = code, .rule = {}, .text = {}});
    EXPECT_THAT(text, HasSubstr("| `" + std::string(code) + "` | " + std::to_string(status)));
  }
}

// Only what a decoder can see is checked here; a server answers them elsewhere.
TEST(ApiDoc, examples_are_requests_that_exist) {
  const auto examples = test::doc_examples(document());
  ASSERT_TRUE(examples) << examples.error();
  EXPECT_GE(examples->size(), 4u);
  const test::DocNames names{{"version", 1}, {"seat", 0}, {"table", "0123456789ab"}};
  for (const test::DocExample& example : *examples) {
    for (const test::DocStep& step : example.steps) {
      const std::string where = "line " + std::to_string(step.line);
      if (!step.sent) {
        EXPECT_TRUE(step.text.empty() || test::doc_pattern(step.text)) << where;
        continue;
      }
      const std::string body = test::doc_filled(step.text, names);
      if (example.socket) {
        if (body.starts_with(R"({"type":"hello")")) continue;
        const auto request = socket_request(body, nullptr);
        EXPECT_TRUE(request) << where << ": " << request.error().text.en;
        continue;
      }
      const std::string target = test::doc_filled(step.target, names);
      const auto mark = std::min(target.find('?'), target.size());
      const auto request = http_request(*method_of(step.method), target.substr(0, mark),
                                        target.substr(std::min(mark + 1, target.size())), body);
      EXPECT_TRUE(request) << where << ": " << request.error().text.en;
    }
  }
}

}  // namespace
}  // namespace prestige::server
