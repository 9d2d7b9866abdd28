// Legality has one source: legal_actions() and check() agree in both directions, and every refusal
// cites a rule that exists.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>

#include "tests/conformance/games_under_test.h"

namespace prestige::conformance {
namespace {

// The ids defined in a rules document: in bold at the start of a bullet or a table row.
std::set<std::string> rule_ids(std::string_view document) {
  std::ifstream in(std::string(PRESTIGE_SOURCE_DIR) + "/" + std::string(document));
  const std::regex definition(R"(^(- |\| *)?\*\*([A-Z]+([0-9]+(\.[0-9]+)*|\.[a-z0-9_]+))\*\*.*)");
  std::set<std::string> ids;
  std::smatch match;
  for (std::string line; std::getline(in, line);) {
    if (line.size() > 200) line.resize(200);
    if (std::regex_match(line, match, definition)) ids.insert(match[2]);
  }
  return ids;
}

template <class G>
const std::set<std::string>& rules_of() {
  static const std::set<std::string> ids = rule_ids(GameCases<G>::rules_document());
  return ids;
}

template <class G>
void expect_good_refusal(const typename G::Illegal& refusal) {
  ASSERT_FALSE(refusal.id().empty());
  ASSERT_TRUE(rules_of<G>().contains(std::string(refusal.rule())))
      << refusal.id() << " cites the unknown rule " << refusal.rule();
}

// Every action of the list is accepted just if it is listed.
template <class G, class List>
void expect_agreement(const typename G::State& s, Seat seat,
                      const std::vector<typename G::Action>& legal, const List& candidates) {
  std::set<std::string_view> reasons;
  for (const auto& a : candidates) {
    const auto refusal = G::check(s, seat, a);
    const bool listed = std::binary_search(legal.begin(), legal.end(), a);
    if (listed == !refusal) {
      if (refusal && reasons.insert(refusal.id()).second) expect_good_refusal<G>(refusal);
      continue;
    }
    FAIL() << "seat " << seat.index() << ": " << G::to_text(a)
           << (listed ? " is listed and refused: " : " is accepted and not listed")
           << (listed ? refusal.id() : "");
  }
}

template <class G>
std::vector<typename G::Action> sample_of_universe(Rng& rng, int count) {
  const auto& universe = GameCases<G>::universe();
  std::vector<typename G::Action> sample;
  for (int i = 0; i < count; ++i) {
    sample.push_back(universe[rng.below(static_cast<std::uint32_t>(universe.size()))]);
  }
  return sample;
}

// Actions near a legal one in the sorted universe: other arguments of the same verb.
template <class G>
std::vector<typename G::Action> neighbours(const typename G::Action& a, std::ptrdiff_t distance) {
  const auto& universe = GameCases<G>::universe();
  const auto at = std::lower_bound(universe.begin(), universe.end(), a);
  const auto from = at - std::min(distance, at - universe.begin());
  const auto to = at + std::min(distance, universe.end() - at);
  return {from, to};
}

template <class G>
class LegalityConformance : public ::testing::Test {};
TYPED_TEST_SUITE(LegalityConformance, Games, GameName);

TYPED_TEST(LegalityConformance, RulesDocumentDefinesIds) {
  EXPECT_GT(rules_of<TypeParam>().size(), 50u);
}

TYPED_TEST(LegalityConformance, ListIsSortedWithoutDuplicatesAndPartOfTheUniverse) {
  using G = TypeParam;
  const auto& universe = GameCases<G>::universe();
  ASSERT_TRUE(std::is_sorted(universe.begin(), universe.end()));
  ASSERT_EQ(std::adjacent_find(universe.begin(), universe.end()), universe.end());
  for_random_games<G>(10000, 250, [&](const typename G::State& start, Rng& rng) {
    play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>& step) {
      const auto legal = legal_list<G>(s, step.seat);
      const auto unsorted = std::is_sorted_until(legal.begin(), legal.end());
      ASSERT_EQ(unsorted, legal.end()) << G::to_text(*unsorted) << " is out of order";
      const auto twice = std::adjacent_find(legal.begin(), legal.end());
      ASSERT_EQ(twice, legal.end()) << G::to_text(*twice) << " is listed twice";
      for (const auto& a : legal) {
        ASSERT_FALSE(bool(G::check(s, step.seat, a))) << G::to_text(a) << " is listed and refused";
        ASSERT_TRUE(std::binary_search(universe.begin(), universe.end(), a)) << G::to_text(a);
      }
    });
  });
}

// The whole universe at sampled decisions.
TYPED_TEST(LegalityConformance, WhatIsAcceptedIsListed) {
  using G = TypeParam;
  for_random_games<G>(20000, 150, [](const typename G::State& start, Rng& rng) {
    play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>& step) {
      if (rng.below(step.seat == Seat::chance() ? 2000 : 100) != 0) return;
      expect_agreement<G>(s, step.seat, legal_list<G>(s, step.seat), GameCases<G>::universe());
    });
  });
}

// Near misses at every decision: what was legal a moment ago, and its neighbours.
TYPED_TEST(LegalityConformance, NearMissesAreJudgedAlike) {
  using G = TypeParam;
  for_random_games<G>(30000, 60, [](const typename G::State& start, Rng& rng) {
    std::vector<typename G::Action> recent;
    play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>& step) {
      const auto legal = legal_list<G>(s, step.seat);
      expect_agreement<G>(s, step.seat, legal, neighbours<G>(step.action, 24));
      expect_agreement<G>(s, step.seat, legal, recent);
      expect_agreement<G>(s, step.seat, legal, sample_of_universe<G>(rng, 8));
      if (recent.size() > 400) recent.clear();
      if (legal.size() < 40) recent.insert(recent.end(), legal.begin(), legal.end());
    });
  });
}

// Who does not act may at most take back a commitment.
TYPED_TEST(LegalityConformance, OthersMayDoNothing) {
  using G = TypeParam;
  const auto refused = [](const typename G::State& s, Seat seat, const auto& actions) {
    ASSERT_TRUE(legal_list<G>(s, seat).empty()) << "seat " << seat.index() << " does not act";
    for (const auto& a : actions) {
      const auto refusal = G::check(s, seat, a);
      ASSERT_TRUE(bool(refusal)) << "seat " << seat.index() << " may " << G::to_text(a);
      expect_good_refusal<G>(refusal);
    }
  };
  for_random_games<G>(40000, 30, [&](const typename G::State& start, Rng& rng) {
    const auto end = play_out<G>(start, rng, [&](const typename G::State& s, const Step<G>& step) {
      auto actions = legal_list<G>(s, step.seat);
      if (actions.size() > 12) actions.resize(12);
      const auto more = sample_of_universe<G>(rng, 4);
      actions.insert(actions.end(), more.begin(), more.end());
      for (int i = 0; i < 16; ++i) {
        if (G::acting(s).has(Seat(i))) continue;
        if (!committed<G>(s).has(Seat(i))) {
          refused(s, Seat(i), actions);
        } else {
          expect_agreement<G>(s, Seat(i), legal_list<G>(s, Seat(i)), actions);
        }
      }
    });
    for (int i = 0; i < 16; ++i) refused(end, Seat(i), sample_of_universe<G>(rng, 30));
  });
}

}  // namespace
}  // namespace prestige::conformance
