// Text forms: every action has one, it parses back, and nothing else parses.

#include <gtest/gtest.h>

#include <cctype>
#include <set>

#include "tests/conformance/games_under_test.h"

namespace prestige::conformance {
namespace {

using namespace std::string_view_literals;

template <class G>
class NotationConformance : public ::testing::Test {};
TYPED_TEST_SUITE(NotationConformance, Games, GameName);

TYPED_TEST(NotationConformance, TextsParseBackAndAreDistinct) {
  using G = TypeParam;
  std::set<std::string> texts;
  for (const auto& a : GameCases<G>::universe()) {
    const std::string text = G::to_text(a);
    const auto parsed = G::parse(text);
    ASSERT_TRUE(parsed.has_value()) << text;
    ASSERT_EQ(*parsed, a) << text;
    ASSERT_TRUE(texts.insert(text).second) << text << " means two actions";
  }
}

template <class G>
void expect_garbage(const std::string& text) {
  const auto parsed = G::parse(text);
  ASSERT_FALSE(parsed.has_value()) << '"' << text << "\" parses as " << G::to_text(*parsed);
}

std::string with(std::string text, std::size_t at, std::string_view inserted) {
  return text.insert(at, inserted);
}

TYPED_TEST(NotationConformance, GarbageDoesNotParse) {
  using G = TypeParam;
  const auto& universe = GameCases<G>::universe();
  for (const char* text : {"", " ", "  ", "\n", "-", "0", "no such word"}) {
    expect_garbage<G>(text);
  }
  // A step that is prime to the number of arguments meets all verbs and all arguments.
  for (std::size_t i = 0; i < universe.size(); i += i < 5000 ? 1 : 37) {
    const std::string text = G::to_text(universe[i]);
    expect_garbage<G>(" " + text);
    expect_garbage<G>(text + " ");
    expect_garbage<G>(text + "\n");
    expect_garbage<G>(text + "\t");
    expect_garbage<G>("\t" + text);
    expect_garbage<G>(text + std::string(1, '\0'));
    expect_garbage<G>(text + " " + text);
    expect_garbage<G>(text + " 0 0 0 0 0 0 0 0 0");
    expect_garbage<G>(text + std::string(2000, 'a'));
    expect_garbage<G>(text + std::string(2000, ' '));
    for (std::size_t at = 0; at < text.size(); ++at) {
      const auto c = static_cast<unsigned char>(text[at]);
      if (c == ' ') expect_garbage<G>(with(text, at, " "));
      if (std::islower(c) != 0) {
        std::string upper = text;
        upper[at] = static_cast<char>(std::toupper(c));
        expect_garbage<G>(upper);
      }
      const bool number = std::isdigit(c) != 0 && (at == 0 || text[at - 1] == ' ');
      if (!number) continue;
      for (const std::string_view sign : {"+", "-", "0", "00", " ", "0x"}) {
        expect_garbage<G>(with(text, at, sign));
      }
      expect_garbage<G>(with(text, at + 1, "00000000000000000000"));
      expect_garbage<G>(with(text, at + 1, ".0"));
    }
    if (this->HasFailure()) return;
  }
}

// A text is canonical: whatever parses is the very text that the action is written as.
TYPED_TEST(NotationConformance, WhateverParsesIsCanonical) {
  using G = TypeParam;
  const auto& universe = GameCases<G>::universe();
  Rng rng(77);
  int parsed_count = 0;
  for (int i = 0; i < effort(200000); ++i) {
    std::string text = G::to_text(universe[rng.below(static_cast<std::uint32_t>(universe.size()))]);
    const std::uint32_t changes = 1 + rng.below(3);
    for (std::uint32_t change = 0; change < changes; ++change) {
      constexpr std::string_view kBytes = " +-_0123456789abcdeghiklmnoprstuvwxyzA\0\xff"sv;
      const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size() + 1));
      const char c = kBytes[rng.below(static_cast<std::uint32_t>(kBytes.size()))];
      switch (rng.below(3)) {
        case 0:
          text.insert(at, 1, c);
          break;
        case 1:
          if (at < text.size()) text[at] = c;
          break;
        default:
          if (at < text.size()) text.erase(at, 1 + rng.below(4));
      }
    }
    const auto parsed = G::parse(text);
    if (!parsed) continue;
    ++parsed_count;
    ASSERT_EQ(G::to_text(*parsed), text);
  }
  EXPECT_GT(parsed_count, 0);
}

}  // namespace
}  // namespace prestige::conformance
