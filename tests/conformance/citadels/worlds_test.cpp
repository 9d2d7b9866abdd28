// determinize() draws hidden characters evenly from all worlds that fit: compared with counting
// every way to fill the slots of the selection.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "games/citadels/rules/selection.h"
#include "tests/conformance/games_under_test.h"

namespace prestige::conformance {
namespace {

using namespace citadels;

// Who or what got which rank; the last entry tells whether the last player took the face-down card.
using Filling = std::vector<int>;

Filling filling_of(const State& s) {
  const std::size_t slots = selection_slots(s.table).size();
  Filling filling(s.secrets.slot.begin(),
                  s.secrets.slot.begin() + static_cast<std::ptrdiff_t>(slots));
  filling.push_back(s.secrets.last_took_down ? 1 : 0);
  return filling;
}

// The state with other characters in the slots, everything else untouched.
State with_filling(const State& s, const Filling& filling) {
  State other = s;
  other.secrets.last_took_down = filling.back() == 1;
  const auto slots = selection_slots(s.table);
  other.secrets.slot.fill(0);
  other.secrets.holder.fill(Seat::nobody());
  for (std::size_t i = 0; i < s.table.slots_filled; ++i) {
    const auto rank = static_cast<Rank>(filling[i]);
    other.secrets.slot[i] = rank;
    const bool handed_out = s.table.phase > Phase::selecting;
    if (slots[i].kind == SlotKind::keep && handed_out) {
      other.secrets.holder[rank] = slot_seat(s.table, slots[i]);
    }
  }
  return other;
}

// What everybody saw since the characters were chosen.
bool fits_calls(const State& s) {
  const Table& t = s.table;
  for (Rank rank = 1; rank <= t.ranks(); ++rank) {
    if (t.is_shown(rank) && s.secrets.holder[rank] != t.shown_by[rank]) return false;
    const bool silent = rank <= t.called && !t.is_shown(rank) && rank != t.killed;
    if (silent && s.secrets.holder[rank] != Seat::nobody()) return false;
  }
  return true;
}

// All fillings that the viewer cannot exclude.
std::vector<Filling> all_fillings(const State& s, Seat viewer) {
  const auto seen = Citadels::observe(s, viewer);
  const bool last_rule = last_player_rule(s.table.players(), s.table.ranks());
  Filling ranks;
  for (Rank rank = 1; rank <= s.table.ranks(); ++rank) {
    if ((s.table.face_up & bit(rank)) == 0) ranks.push_back(rank);
  }
  std::vector<Filling> fillings;
  do {
    for (int took = 0; took <= (last_rule ? 1 : 0); ++took) {
      Filling filling = ranks;
      filling.push_back(took);
      const State world = with_filling(s, filling);
      if (fits_calls(world) && Citadels::observe(world, viewer) == seen) {
        fillings.push_back(filling);
      }
    }
  } while (std::next_permutation(ranks.begin(), ranks.end()));
  return fillings;
}

State play_until(int players, std::uint64_t seed, Phase phase, int called) {
  Request request;
  request.players = players;
  State s = Citadels::initial(*resolve(request));
  Rng rng(seed);
  Events silent;
  while (s.table.phase != phase || !s.table.pending.empty() || s.table.called < called) {
    const Step<Citadels> step = random_step<Citadels>(s, rng);
    Citadels::apply(s, step.seat, step.action, silent);
  }
  return s;
}

void expect_even(const State& s, Seat viewer) {
  SCOPED_TRACE("viewer " + std::to_string(viewer.index()) + ", called " +
               std::to_string(s.table.called));
  const std::vector<Filling> fillings = all_fillings(s, viewer);
  ASSERT_FALSE(fillings.empty());
  ASSERT_NE(std::find(fillings.begin(), fillings.end(), filling_of(s)), fillings.end())
      << "the true world is not among them";
  std::map<Filling, int> seen;
  for (const Filling& filling : fillings) seen[filling] = 0;
  Rng rng(5);
  const int each = 30;
  const int draws = each * static_cast<int>(fillings.size());
  const auto observation = Citadels::observe(s, viewer);
  for (int i = 0; i < draws; ++i) {
    const auto found = seen.find(filling_of(Citadels::determinize(observation, rng)));
    ASSERT_NE(found, seen.end()) << "a world that does not fit";
    ++found->second;
  }
  double chi2 = 0;
  for (const auto& [filling, count] : seen) chi2 += (count - each) * (count - each) / double{each};
  const double freedom = static_cast<double>(fillings.size()) - 1;
  EXPECT_LT(chi2, freedom + 6 * std::sqrt(2 * freedom) + 10) << fillings.size() << " worlds";
}

TEST(CitadelsWorlds, HiddenCharactersAreDrawnEvenlyWithFourPlayers) {
  for (const int called : {1, 4, 7}) {
    const State s = play_until(4, 3, Phase::taking_turn, called);
    for (const Seat viewer : viewers<Citadels>(s)) expect_even(s, viewer);
  }
}

// C4.4: two more possibilities when the last player may have taken the face-down card.
TEST(CitadelsWorlds, HiddenCharactersAreDrawnEvenlyUnderTheLastPlayerRule) {
  for (const int called : {3, 6}) {
    const State s = play_until(7, 8, Phase::taking_turn, called);
    for (const Seat viewer : viewers<Citadels>(s)) {
      if (all_fillings(s, viewer).size() < 1500) expect_even(s, viewer);
    }
  }
}

TEST(CitadelsWorlds, HiddenCharactersAreDrawnEvenlyWithTwoAndThreePlayers) {
  for (const int players : {2, 3}) {
    for (const int called : {4, 6}) {
      const State s = play_until(players, 2, Phase::taking_turn, called);
      for (const Seat viewer : viewers<Citadels>(s)) {
        if (all_fillings(s, viewer).size() < 1500) expect_even(s, viewer);
      }
    }
  }
}

// Hidden hand cards: each unseen card is as likely in a place as the place is large.
TEST(CitadelsWorlds, HiddenCardsAreDealtEvenly) {
  const State s = play_until(4, 3, Phase::taking_turn, 4);
  const Seat viewer(0);
  const Seat other(1);
  const auto observation = Citadels::observe(s, viewer);
  Rng rng(9);
  const int draws = 4000;
  std::array<double, kDistricts> seen{};
  Bag unseen = s.secrets.deck.shuffled();
  for (int i = 1; i < 4; ++i) unseen.add(s.secrets.hand[static_cast<std::size_t>(i)]);
  unseen.add(s.secrets.aside);
  // Cards under the deck that the viewer does not know are unseen, too.
  for (const auto& card : s.secrets.deck.tail()) {
    if ((card.known_by & known_by(viewer)) == 0) unseen.add(static_cast<int>(card.district));
  }
  for (int i = 0; i < draws; ++i) {
    const State world = Citadels::determinize(observation, rng);
    world.secrets.hand[static_cast<std::size_t>(other.index())].for_each(
        [&](int kind, int count) { seen[static_cast<std::size_t>(kind)] += count; });
  }
  const double share = s.secrets.hand[1].size() / static_cast<double>(unseen.size());
  for (int kind = 0; kind < kDistricts; ++kind) {
    const double expected = draws * share * unseen.count(kind);
    EXPECT_NEAR(seen[static_cast<std::size_t>(kind)], expected, 6 * std::sqrt(expected + 1))
        << id_of(static_cast<District>(kind));
  }
}

}  // namespace
}  // namespace prestige::conformance
