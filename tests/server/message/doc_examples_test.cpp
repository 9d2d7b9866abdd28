#include "tests/server/kit/doc_examples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <deque>

namespace prestige::test {
namespace {

using protocol::Json;
using testing::ElementsAre;
using testing::HasSubstr;

bool fits(std::string_view pattern, std::string_view value) {
  DocNames names;
  const auto parsed = doc_pattern(pattern);
  return parsed && doc_fits(*parsed, Json::parse(value), names);
}

TEST(DocExamples, objects_may_have_more_fields_but_not_less_or_others) {
  EXPECT_TRUE(fits(R"({"a":1})", R"({"a":1,"b":2})"));
  EXPECT_TRUE(fits(R"({"a":1,…})", R"({"a":1,"b":2})"));
  EXPECT_TRUE(fits("{…}", "{}"));
  EXPECT_FALSE(fits(R"({"a":1})", R"({"a":2})"));
  EXPECT_FALSE(fits(R"({"a":1})", R"({"b":1})"));
  EXPECT_FALSE(fits(R"({"a":{"b":1}})", R"({"a":[1]})"));
}

TEST(DocExamples, lists_are_whole_unless_they_go_on) {
  EXPECT_TRUE(fits("[1, 2]", "[1,2]"));
  EXPECT_FALSE(fits("[1]", "[1,2]"));
  EXPECT_TRUE(fits("[1, …]", "[1,2]"));
  EXPECT_TRUE(fits("[1, …]", "[1]"));
  EXPECT_FALSE(fits("[1, …]", "[]"));
  EXPECT_TRUE(fits("[…]", "[]"));
  EXPECT_TRUE(fits("[{…}, 2]", R"([{"a":1},2])"));
}

TEST(DocExamples, any_value_and_any_characters) {
  EXPECT_TRUE(fits(R"({"a":…})", R"({"a":[1]})"));
  EXPECT_TRUE(fits(R"({"a":"…"})", R"({"a":7})"));
  EXPECT_FALSE(fits(R"({"a":…})", R"({})"));
  EXPECT_TRUE(fits(R"("ab…yz")", R"("abcxyz")"));
  EXPECT_TRUE(fits(R"("a…c…e")", R"("a, c, c and e")"));
  EXPECT_FALSE(fits(R"("ab…")", R"("xab")"));
  EXPECT_FALSE(fits(R"("…b")", R"("abc")"));
  EXPECT_TRUE(fits(R"({"a":"x \"…\" ]"})", R"({"a":"x \"y\" ]"})"));
}

TEST(DocExamples, what_is_no_json_is_no_pattern) {
  EXPECT_FALSE(doc_pattern("{"));
  EXPECT_FALSE(doc_pattern("{\"a\"}"));
}

TEST(DocExamples, names_take_a_value_and_keep_it) {
  DocNames names;
  const auto pattern = *doc_pattern(R"({"a":"$x","b":"$x"})");
  EXPECT_FALSE(doc_fits(pattern, Json::parse(R"({"a":1,"b":2})"), names));
  EXPECT_TRUE(names.empty());
  EXPECT_TRUE(doc_fits(pattern, Json::parse(R"({"a":1,"b":1})"), names));
  EXPECT_FALSE(doc_fits(pattern, Json::parse(R"({"a":2,"b":2})"), names));
  names["t"] = "abc";
  EXPECT_EQ(doc_filled(R"(/x/$t/y {"v":$x,"$z":1}$)", names), R"(/x/abc/y {"v":1,"$z":1}$)");
}

TEST(DocExamples, blocks_are_read_with_their_lines) {
  const auto examples = doc_examples(R"(# Title
```json
{"not": "an example"}
```
```http-example
# a remark
> POST /a
> {"b":1,
>  "c":2}
< ann 200 {"token":"…"}
> ann GET /b?x=1
< 404
```
```ws-example
> ann {"type":"x"}
< bob {"type":"y"}
```
)");
  ASSERT_TRUE(examples) << examples.error();
  ASSERT_EQ(examples->size(), 2u);
  const auto& http = examples->at(0).steps;
  ASSERT_EQ(http.size(), 4u);
  EXPECT_TRUE(http[0].sent);
  EXPECT_EQ(http[0].line, 7);
  EXPECT_EQ(http[0].method, "POST");
  EXPECT_EQ(http[0].target, "/a");
  EXPECT_EQ(http[0].text, R"({"b":1, "c":2})");
  EXPECT_EQ(http[1].who, "ann");
  EXPECT_EQ(http[1].status, 200);
  EXPECT_EQ(http[2].who, "ann");
  EXPECT_EQ(http[2].target, "/b?x=1");
  EXPECT_EQ(http[3].status, 404);
  EXPECT_EQ(http[3].text, "");
  EXPECT_TRUE(examples->at(1).socket);
  EXPECT_EQ(examples->at(1).steps[1].who, "bob");
}

TEST(DocExamples, blocks_that_cannot_be_read_are_named) {
  for (const char* line : {"POST /a", "> GET", "> GET a", "< ok", "< 200 x", "{}"}) {
    EXPECT_FALSE(doc_examples("```http-example\n" + std::string(line) + "\n```\n")) << line;
  }
  for (const char* line : {"> {}", "> ann", "> ann x"}) {
    EXPECT_FALSE(doc_examples("```ws-example\n" + std::string(line) + "\n```\n")) << line;
  }
  EXPECT_FALSE(doc_examples("```ws-example\n"));
}

class Fake final : public DocServer {
 public:
  Answer http(const std::string& token, const std::string& method, const std::string& target,
              const std::string& body) override {
    asked.push_back(token + " " + method + " " + target + " " + body);
    return answer;
  }
  void open(const std::string& who) override { asked.push_back("open " + who); }
  void send(const std::string& who, const std::string& message) override {
    asked.push_back(who + " " + message);
  }
  std::optional<std::string> receive(const std::string&) override {
    if (messages.empty()) return std::nullopt;
    auto message = messages.front();
    messages.pop_front();
    return message;
  }

  std::vector<std::string> asked;
  Answer answer;
  std::deque<std::string> messages;
};

TEST(DocExamples, run_with_sessions_and_names) {
  Fake fake;
  fake.answer = {200, R"({"token":"t1","table":"abc"})"};
  fake.messages = {R"({"type":"lobby"})", R"({"type":"reply","id":1,"version":5})"};
  const auto examples = doc_examples(R"(```http-example
> POST /guests {}
< ann 200 {"table":"$table"}
> ann GET /tables/$table
< 200
```
```ws-example
> ann {"id":1}
< ann {"type":"reply","version":"$v"}
> ann {"v":$v}
```
)");
  EXPECT_THAT(run_examples(*examples, fake), ElementsAre());
  EXPECT_THAT(fake.asked, ElementsAre(" POST /guests {}", "t1 GET /tables/abc ", "open ann",
                                      R"(ann {"id":1})", R"(ann {"v":5})"));
}

TEST(DocExamples, say_what_went_otherwise) {
  Fake fake;
  fake.answer = {400, R"({"error":{}})"};
  const auto examples = doc_examples(R"(```http-example
> GET /a
< 200
< 400 {"b":1}
```
```ws-example
< ann {"type":"hello"}
```
)");
  EXPECT_THAT(run_examples(*examples, fake),
              ElementsAre(HasSubstr("line 3: status 400"), HasSubstr("line 4"),
                          HasSubstr("line 7: nothing came")));
}

}  // namespace
}  // namespace prestige::test
