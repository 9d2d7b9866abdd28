#include "bots/eval/citadels/evaluate.h"

#include <gtest/gtest.h>

#include "bots/search/positions.h"

namespace prestige::bots {
namespace {

using citadels::Character;

// The first of four players chooses, and none of these characters lies face up.
Citadels::State first_choice() {
  for (std::uint64_t seed = 1;; ++seed) {
    auto state = start<Citadels>(4);
    Rng rng(seed);
    Citadels::Events silent;
    Citadels::Actions legal;
    Citadels::play_chance(state, rng, silent);
    const Seat seat = Citadels::acting(state).front();
    Citadels::legal_actions(state, seat, legal);
    int found = 0;
    for (const auto& action : legal) {
      const Character c = action.character();
      found += c == Character::thief || c == Character::merchant || c == Character::architect;
    }
    if (found == 3) return state;
  }
}

// How likely it is, in the eyes of the next player, that the first one has kept that character.
double likelihood_of(Citadels::State state, Character kept) {
  const Seat first = Citadels::acting(state).front();
  Citadels::Events silent;
  Citadels::Actions legal;
  Citadels::legal_actions(state, first, legal);
  for (const auto& action : legal) {
    if (action.character() != kept) continue;
    Citadels::apply(state, first, action, silent);
    return CitadelsEval::likelihood(state, state.table.next_seat(first));
  }
  return 0;
}

// When the first has so much gold, the one opposite has so much, and the others have none.
double likelihood_of(Character kept, int own_gold, int other_gold) {
  auto state = first_choice();
  state.table.gold = {};
  const Seat first = Citadels::acting(state).front();
  const Seat opposite = state.table.next_seat(state.table.next_seat(first));
  state.table.gold[citadels::at(first)] = static_cast<std::uint16_t>(own_gold);
  state.table.gold[citadels::at(opposite)] = static_cast<std::uint16_t>(other_gold);
  return likelihood_of(state, kept);
}

// They lie aside until some are kept.
TEST(CitadelsEval, GatheredCardsCountBeforeTheyAreKept) {
  int gathered = 0;
  at_decisions<Citadels>("casual", 5, 1, [&](auto state, Seat seat, const auto& legal) {
    const citadels::Action gather{citadels::Verb::gather_cards};
    if (std::find(legal.begin(), legal.end(), gather) == legal.end()) return;
    const double before = CitadelsEval::terms(state, seat).hand;
    Rng rng(1);
    Citadels::Events silent;
    Citadels::apply(state, seat, gather, silent);
    Citadels::play_chance(state, rng, silent);
    EXPECT_GT(CitadelsEval::terms(state, seat).hand, before);
    ++gathered;
  });
  EXPECT_GT(gathered, 10);
}

// Without any, gold is of no use.
TEST(CitadelsEval, TheFirstCardsAreWorthMost) {
  auto state = start<Citadels>(2);
  const auto hand_with = [&](std::initializer_list<citadels::District> cards) {
    auto& hand = state.secrets.hand[0];
    hand = {};
    for (const auto card : cards) hand.add(static_cast<int>(card));
    return CitadelsEval::terms(state, Seat(0)).hand;
  };
  using enum citadels::District;
  const double one = hand_with({tavern});
  const double two = hand_with({tavern, temple});
  EXPECT_GT(one, two - one);
  EXPECT_GT(two - one, hand_with({tavern, tavern}) - one) << "the second is never built";
}

TEST(CitadelsLikelihood, TheRichAreLikelyArchitectsAndThePoorMerchants) {
  EXPECT_GT(likelihood_of(Character::architect, 7, 0),
            1.5 * likelihood_of(Character::architect, 0, 0));
  EXPECT_LT(likelihood_of(Character::merchant, 7, 0),
            0.7 * likelihood_of(Character::merchant, 0, 0));
}

TEST(CitadelsLikelihood, ThievesLookForTheGoldOfOthers) {
  const double nothing_to_steal = likelihood_of(Character::thief, 3, 0);
  EXPECT_GT(likelihood_of(Character::thief, 3, 7), 1.5 * nothing_to_steal);
  EXPECT_LE(likelihood_of(Character::thief, 7, 0), nothing_to_steal) << "their own is no prey";
}

TEST(CitadelsLikelihood, OfAllChoicesAddsUpToOne) {
  double sum = 0;
  for (int i = 0; i < citadels::kCharacters; ++i) {
    sum += likelihood_of(first_choice(), static_cast<Character>(i));
  }
  EXPECT_NEAR(sum, 1, 1e-9);
}

}  // namespace
}  // namespace prestige::bots
