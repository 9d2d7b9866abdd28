// The game in docs/bots.md is what really passes between the arena and a bot.

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <fstream>
#include <sstream>

#include "arena/referee.h"
#include "protocol/codec.h"
#include "tests/server/kit/doc_examples.h"

namespace prestige::arena {
namespace {

using protocol::Json;

struct Said {
  bool to_bot = false;
  std::string text;
};

std::vector<std::string> lines_of(const std::string& path) {
  std::ifstream file(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

// What is said in the example. A message may go on in the next line of the same mark.
std::vector<Said> documented() {
  std::vector<Said> example;
  bool inside = false;
  for (const std::string& line : lines_of(PRESTIGE_SOURCE_DIR "/docs/bots.md")) {
    if (line.starts_with("```")) inside = line == "```bot-example";
    if (!inside || line.starts_with("```")) continue;
    const std::string text = line.substr(2);
    if (text.starts_with('{')) {
      example.push_back({line.starts_with('>'), text});
    } else {
      example.back().text += text;
    }
  }
  return example;
}

struct Overheard {
  std::vector<std::string> to_bot;
  std::vector<std::string> from_bot;
};

Overheard listen() {
  const std::string path = testing::TempDir() + "prestige_bots_doc_" + std::to_string(::getpid());
  const std::string to = path + "_to";
  const std::string from = path + "_from";
  {
    const LineUp line_up = line_up_of(std::vector<PlayerSpec>{
        {.name = "guest",
         .command = "tee " + to +
                    " | python3 " PRESTIGE_SOURCE_DIR "/examples/bots/simple.py | tee " + from,
         .budget = {},
         .reply_ms_max = 10'000},
        {.name = "random", .command = "", .budget = {}}});
    const auto start = protocol::citadels_codec().create(2, Json::object());
    const std::atomic<bool> cancelled = false;
    Referee<citadels::Citadels> referee(line_up, make_players<citadels::Citadels>(line_up),
                                        start->as<citadels::State>(), 1, cancelled);
    referee.play(0);
  }
  Overheard overheard{lines_of(to), lines_of(from)};
  ::unlink(to.c_str());
  ::unlink(from.c_str());
  return overheard;
}

bool fits(const std::string& pattern, const std::string& line) {
  test::DocNames names;
  const auto expected = test::doc_pattern(pattern);
  return expected && test::doc_fits(*expected, Json::parse(line), names);
}

TEST(BotsDoc, shows_what_really_passes) {
  const auto example = documented();
  ASSERT_EQ(example.size(), 8u);
  const Overheard overheard = listen();
  std::size_t told = 0;
  std::size_t answers = 0;  // expected so far
  for (const Said& said : example) {
    if (!said.to_bot) {
      ASSERT_LT(answers, overheard.from_bot.size() + 1);
      EXPECT_TRUE(fits(said.text, overheard.from_bot[answers - 1])) << said.text;
      continue;
    }
    ASSERT_TRUE(test::doc_pattern(said.text)) << said.text;
    bool found = false;
    while (!found && told < overheard.to_bot.size()) {
      const std::string& line = overheard.to_bot[told++];
      const Json type = Json::parse(line).at("type");
      if (type == "hello" || type == "decide") ++answers;
      found = fits(said.text, line);
    }
    EXPECT_TRUE(found) << "not said: " << said.text;
  }
}

}  // namespace
}  // namespace prestige::arena
