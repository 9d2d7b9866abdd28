#include "engine/core/rng.h"
#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

// Every card that is somewhere, counted without asking the rules.
int cards_in(const State& s) {
  int cards = s.secrets.deck.size() + s.secrets.aside.size();
  for (std::size_t i = 0; i < kPlayersMax; ++i) {
    cards += s.secrets.hand[i].size() + s.secrets.tucked[i].size() + s.table.city[i].cards();
  }
  for (const Pending& pending : s.table.pending) {
    // A destroyed card the Graveyard may save; a card paid for that has not arrived yet.
    if (pending.ask == Ask::graveyard || pending.ask == Ask::warrant ||
        pending.ask == Ask::finish_build) {
      ++cards;
    }
  }
  return cards;
}

SPEC("T077", "deck, hands, cities, Museum cards and pending draws are 68 cards at any moment") {
  for (std::uint64_t seed = 0; seed < 42; ++seed) {
    Rng rng(seed);
    Request request;
    request.players = 2 + static_cast<int>(seed % 7);
    request.random_cast = request.random_uniques = true;
    request.use_rank9 = request.players >= 4 && request.players <= 7 && seed % 2 == 0;
    State s = Citadels::initial(*resolve(request));
    Events silent;
    for (int step = 0; step < 100'000 && !Citadels::acting(s).empty(); ++step) {
      const Seat seat = Citadels::acting(s).front();
      if (seat == Seat::chance()) {
        Citadels::apply(s, seat, Citadels::sample(s, rng), silent);
      } else {
        Actions actions;
        Citadels::legal_actions(s, seat, actions);
        ASSERT_FALSE(actions.empty());
        const auto pick = rng.below(static_cast<std::uint32_t>(actions.size()));
        Citadels::apply(s, seat, actions[pick], silent);
      }
      if (s.table.phase >= Phase::dealing) {
        ASSERT_EQ(cards_in(s), 68) << "seed " << seed << " step " << step;
      }
    }
    ASSERT_TRUE(Citadels::outcome(s).has_value()) << "seed " << seed;
  }
}

}  // namespace
}  // namespace prestige::citadels::kit
