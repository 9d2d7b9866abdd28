#include "protocol/api/typescript.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "protocol/api/pushes.h"
#include "protocol/api/requests.h"
#include "protocol/message/typescript.h"
#include "tests/server/message/kinds.h"

namespace prestige::protocol {
namespace {

using testing::HasSubstr;

TEST(TypeScript, writes_every_kind_of_field) {
  TypeScript out;
  out.add<test::Kinds>("kinds");
  EXPECT_EQ(out.text(), R"(export type Colour = "red" | "green";

export interface Inner {
  number: number;
}

export interface Kinds {
  type: "kinds";
  flag: boolean;
  number: number;
  big: number;
  byte: number;
  text: string;
  code: string;
  colour: Colour;
  inner: Inner;
  any: unknown;
  written: unknown;
  maybe?: number;
  maybe_inner?: Inner;
  words: string[];
  inners: Inner[];
  numbers?: number[];
}

)");
}

TEST(TypeScript, the_committed_module_is_up_to_date) {
  const std::string path = PRESTIGE_SOURCE_DIR "/web/src/generated/api.ts";
  std::ostringstream committed;
  committed << std::ifstream(path).rdbuf();
  EXPECT_TRUE(committed.str() == api::typescript_module())
      << "run: prestige types > web/src/generated/api.ts";
}

// Every name that is used is declared, once.
TEST(TypeScript, the_module_is_whole) {
  std::istringstream lines(api::typescript_module());
  std::map<std::string, int> declared;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string word, kind, name;
    words >> word >> kind >> name;
    if (word == "export") ++declared[name];
  }
  for (const auto& [name, times] : declared) EXPECT_EQ(times, 1) << name;
  const auto expect = [&](std::string_view name) {
    EXPECT_TRUE(declared.contains(std::string(name))) << name;
  };
  api::any_request([&]<class R>() {
    expect(R::kName);
    expect(R::Reply::kName);
    return false;
  });
  std::apply([&](const auto&... push) { (expect(push.kName), ...); }, api::Pushes{});
}

TEST(TypeScript, requests_know_their_answers_and_routes) {
  const std::string module = api::typescript_module();
  EXPECT_THAT(module, HasSubstr("export const protocolVersion = 1;\n"));
  EXPECT_THAT(module, HasSubstr("  act: { request: Act; reply: Acted };\n"));
  EXPECT_THAT(module, HasSubstr("  act: { method: \"POST\", path: "
                                "\"/api/v1/tables/{table}/moves\", access: \"person\" },\n"));
  EXPECT_THAT(module, HasSubstr("  watch: { method: null, path: null, access: \"anyone\" },\n"));
  EXPECT_THAT(module, HasSubstr("  tables: TableInfo[];\n"));
  EXPECT_THAT(module, HasSubstr("export interface Update {\n  type: \"update\";\n"));
  EXPECT_THAT(module, HasSubstr("export type Done = Record<string, never>;\n"));
}

}  // namespace
}  // namespace prestige::protocol
