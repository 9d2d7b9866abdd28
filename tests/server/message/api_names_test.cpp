// Version 1 of the protocol keeps its promise: what a client may have met stays as it is.
// api_v1.txt lists it: every name with its type, as the one description of all messages has them,
// and every code of an error with its status. PRESTIGE_UPDATE_GOLDEN=1 adds what is new there; a
// line of it is never taken away, unless the promise of docs/api.md is.

#include <gmock/gmock.h>

#include <cstdlib>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "protocol/api/requests.h"
#include "protocol/api/typescript.h"

namespace prestige::protocol {
namespace {

using testing::IsEmpty;

const std::string kListed = PRESTIGE_SOURCE_DIR "/tests/server/message/api_v1.txt";
using Lines = std::set<std::string>;

std::string text_of(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

// "a | b" as the names of a list, each for itself: a list may grow. A message without fields may
// get some.
void add_each(const std::string& list, const std::string& values, Lines& out) {
  if (values.starts_with("Record<")) return;
  static const std::regex between(R"( \| )");
  for (std::sregex_token_iterator it(values.begin(), values.end(), between, -1), end; it != end;
       ++it) {
    out.insert(list + " = " + it->str());
  }
}

// Blocks as "Block.field: type", and lists as "List = word".
Lines names_in(const std::string& module) {
  static const std::regex open(R"(export (?:interface|const) (\w+) (?:= )?\{)");
  static const std::regex list(R"(export type (\w+) = (.*);)");
  static const std::regex field(R"(  (\S.*?)[;,]?)");
  Lines out;
  std::string block;
  std::istringstream lines(module);
  for (std::string line; std::getline(lines, line);) {
    std::smatch found;
    if (std::regex_match(line, found, open)) {
      block = found[1];
    } else if (line.starts_with("}")) {
      block.clear();
    } else if (std::regex_match(line, found, list)) {
      add_each(found[1], found[2], out);
    } else if (!block.empty() && std::regex_match(line, found, field)) {
      out.insert(block + "." + found[1].str());
    }
  }
  return out;
}

// The rows "| `code`, `code` | status | …" of the table of errors.
Lines codes_in(const std::string& document) {
  static const std::regex row(R"(\| (`\w+`(?:, `\w+`)*) \| (\d{3}) \|.*)");
  static const std::regex code(R"(`(\w+)`)");
  Lines out;
  std::istringstream lines(document);
  for (std::string line; std::getline(lines, line);) {
    std::smatch found;
    if (!std::regex_match(line, found, row)) continue;
    const std::string codes = found[1];
    for (std::sregex_iterator it(codes.begin(), codes.end(), code), end; it != end; ++it) {
      out.insert("error " + (*it)[1].str() + " " + found[2].str());
    }
  }
  return out;
}

Lines current() {
  Lines all = names_in(api::typescript_module());
  all.merge(codes_in(text_of(PRESTIGE_SOURCE_DIR "/docs/api.md")));
  return all;
}

Lines listed() {
  Lines all;
  std::istringstream lines(text_of(kListed));
  for (std::string line; std::getline(lines, line);) all.insert(line);
  return all;
}

Lines without(const Lines& some, const Lines& others) {
  Lines rest;
  std::ranges::set_difference(some, others, std::inserter(rest, rest.end()));
  return rest;
}

// Fields that whoever asked before does not send, and without which it is refused now.
Lines new_demands(const Lines& before, const Lines& added) {
  Lines found;
  api::any_request([&]<class R>() {
    const std::string type(R::kRoute.type);
    const bool is_new = std::ranges::none_of(before, [&](const std::string& line) {
      return line.starts_with("Requests." + type + ":");
    });
    if (is_new) return false;
    for (const std::string& line : added) {
      const std::string fields = std::string(R::kName) + ".";
      if (line.starts_with(fields) && line.find("?: ") == std::string::npos) found.insert(line);
    }
    return false;
  });
  return found;
}

TEST(ApiNames, of_version_1_are_all_there) {
  const Lines now = current();
  Lines before = listed();
  EXPECT_THAT(without(before, now), IsEmpty()) << "clients of version 1 rely on these";
  const Lines added = without(now, before);
  EXPECT_THAT(new_demands(before, added), IsEmpty())
      << "clients of version 1 do not send these: they must be optional";
  const char* update = std::getenv("PRESTIGE_UPDATE_GOLDEN");
  if (update == nullptr || std::string(update) != "1") {
    EXPECT_THAT(added, IsEmpty()) << "PRESTIGE_UPDATE_GOLDEN=1 promises these from now on";
    return;
  }
  before.insert(added.begin(), added.end());
  std::ofstream out(kListed);
  for (const std::string& line : before) out << line << "\n";
}

TEST(ApiNames, are_read_with_their_types) {
  const Lines names = names_in(
      "export const protocolVersion = 1;\n\n"
      "export interface Act {\n  seat: number;\n  key?: string;\n}\n\n"
      "export type Status = \"playing\" | \"over\";\n\n"
      "export interface Requests {\n  act: { request: Act; reply: Acted };\n}\n"
      "export const routes = {\n  act: { method: \"POST\" },\n} as const;\n");
  EXPECT_THAT(names, testing::UnorderedElementsAre("Act.seat: number", "Act.key?: string",
                                                   "Status = \"playing\"", "Status = \"over\"",
                                                   "Requests.act: { request: Act; reply: Acted }",
                                                   "routes.act: { method: \"POST\" }"));
  EXPECT_THAT(codes_in("| `a_b`, `c` | 400 | words |\n| `act` | POST | x |\n"),
              testing::UnorderedElementsAre("error a_b 400", "error c 400"));
  EXPECT_THAT(new_demands({"Requests.act: x"}, {"Act.more: number", "Act.other?: number"}),
              testing::ElementsAre("Act.more: number"));
}

}  // namespace
}  // namespace prestige::protocol
