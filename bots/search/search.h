#pragma once

// Information-set tree search for any game: many players, chance, hidden cards and choices made at
// the same time.
//
// Every iteration plays in another world that the seat may be in. The tree is shared by all worlds:
// a turn in it stands for what its mover has seen of the decisions that led there, so that nobody
// answers a plan that is still secret. Chance is drawn anew each time, and a choice competes only
// as often as it was possible. Where there is much to choose from, choices join in one by one, the
// most promising first. A playout ends with a round and is judged by an evaluation.
//
// Eval gives
//   value(const State& world, Seat seat)                  what a position is worth to the seat
//   hunch(const Observation& seen, const Action& action)  what one step ahead cannot show
//   chances(const State& world)                           of winning, for each seat, 0 to 1
// and may give
//   hunch(const State& world, Seat mover, const Action& action)  the same without an observation
//   likelihood(const State& world, Seat viewer)                  see worlds.h
//   is_pointless(const Action& action)                           what nobody need think about

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/search/memories.h"
#include "bots/search/settings.h"
#include "bots/search/turns.h"
#include "bots/search/worlds.h"

namespace prestige::bots {

// What is known of one choice at the root.
template <Game G>
struct SearchedAction {
  typename G::Action action{};
  std::uint32_t visits = 0;
  double chance = 0;        // of winning, as far as the search can tell
  std::uint32_t found = 0;  // how early it looked promising
};

template <Game G>
void sort_best_first(std::vector<SearchedAction<G>>& all) {
  // Never two alike, so that every library sorts them in the same way.
  std::ranges::sort(all, [](const auto& a, const auto& b) {
    return std::tuple(b.visits, b.chance, a.found) < std::tuple(a.visits, a.chance, b.found);
  });
}

template <Game G, class Eval>
class Search {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Observation = typename G::Observation;

  Search(const Observation& seen, Seat seat, const SearchSettings& settings, Rng rng)
      : worlds_(seen, seat), seat_(seat), settings_(settings), rng_(rng) {
    turns_.add(memories_.of(seat));
  }

  // One world, one path through the tree, one playout.
  void iterate() {
    State world = worlds_.next(rng_);
    path_.clear();
    memories_.clear();
    descend(world);
    playout(world);
    back_up(Eval::chances(world));
    ++iterations_;
  }

  std::uint64_t iterations() const { return iterations_; }
  std::size_t nodes() const { return choices_.size(); }
  std::size_t bytes() const { return choices_.capacity() * sizeof(Choice) + turns_.bytes(); }

  // By how many visits the first of the ranking is ahead of the second.
  std::uint32_t lead() const {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    for (Index i = turns_[kRoot].first; i != kNone; i = choices_[i].next) {
      second = std::max(second, std::min(first, choices_[i].visits));
      first = std::max(first, choices_[i].visits);
    }
    return first - second;
  }

  // The choices that were looked at, best first.
  std::vector<SearchedAction<G>> ranking() const {
    std::vector<SearchedAction<G>> all;
    for (Index i = turns_[kRoot].first; i != kNone; i = choices_[i].next) {
      const Choice& choice = choices_[i];
      all.push_back({.action = choice.action,
                     .visits = choice.visits,
                     .chance = choice.visits > 0 ? choice.sum / choice.visits : 0,
                     .found = i});
    }
    sort_best_first(all);
    return all;
  }

 private:
  using Index = Turns::Index;
  static constexpr Index kNone = Turns::kNone;
  static constexpr Index kRoot = 0;

  struct Choice {
    Action action{};
    Seat mover = Seat::nobody();
    Index next = kNone;  // the next one of the same turn
    std::uint32_t visits = 0;
    std::uint32_t possible = 0;  // how often it could have been taken
    float prior = 0;             // the first impression, 0 to 1
    double sum = 0;              // of its mover's chances
  };

  struct Step {
    Index turn = kNone;
    Index choice = kNone;
  };

  void descend(State& world) {
    bool grown = false;
    for (int depth = 0; depth < settings_.depth_max && !grown; ++depth) {
      const Seat mover = next_mover(world, depth == 0);
      if (mover == Seat::nobody()) return;
      list_choices(world, mover);
      const Index turn = turns_.find(memories_.of(mover));
      find_options(turn);
      grown = may_grow(turn);
      const Step step = grown ? grow(turn, world, mover) : Step{turn, best_option()};
      if (step.choice == kNone) return;
      memories_.apply(world, mover, choices_[step.choice].action);
      path_.push_back(step);
    }
  }

  // Draws what chance has to; nobody when the game is over.
  Seat next_mover(State& world, bool first) {
    G::play_chance(world, rng_, silent_);
    const SeatSet acting = G::acting(world);
    if (acting.empty()) return Seat::nobody();
    return first || acting.has(seat_) ? seat_ : acting.front();
  }

  void list_choices(const State& world, Seat mover) {
    G::legal_actions(world, mover, legal_);
    if constexpr (requires(const Action& action) { Eval::is_pointless(action); }) {
      for (std::size_t i = legal_.size(); i-- > 0 && legal_.size() > 1;) {
        if (!Eval::is_pointless(legal_[i])) continue;
        legal_[i] = legal_.back();
        legal_.pop_back();
      }
    }
  }

  // Those of its choices that are possible in this world.
  void find_options(Index turn) {
    options_.clear();
    tried_.assign(legal_.size(), false);
    if (turn == kNone) return;
    for (Index i = turns_[turn].first; i != kNone; i = choices_[i].next) {
      const auto found = std::find(legal_.begin(), legal_.end(), choices_[i].action);
      if (found == legal_.end()) continue;
      tried_[static_cast<std::size_t>(found - legal_.begin())] = true;
      options_.push_back(i);
      ++choices_[i].possible;
    }
  }

  bool may_grow(Index turn) const {
    if (options_.size() >= legal_.size() || choices_.size() >= settings_.nodes_max) return false;
    if (options_.empty()) return true;
    const double wanted =
        settings_.widening * std::pow(turns_[turn].visits + 1.0, settings_.widening_power);
    return static_cast<double>(options_.size()) < wanted;
  }

  Index best_option() const {
    Index best = kNone;
    double best_score = -1;
    for (const Index i : options_) {
      const Choice& choice = choices_[i];
      const double visits = choice.visits + settings_.trust;
      const double mean = (choice.sum + settings_.trust * choice.prior) / visits;
      const double score =
          mean + settings_.exploration * std::sqrt(std::log(choice.possible + 1.0) / visits);
      if (score > best_score) {
        best_score = score;
        best = i;
      }
    }
    return best;
  }

  // Adds the most promising of the choices that were not tried yet.
  Step grow(Index turn, const State& world, Seat mover) {
    std::size_t best = legal_.size();
    double best_value = 0;
    for (std::size_t i = 0; i < legal_.size(); ++i) {
      if (tried_[i]) continue;
      const double value = promise(world, mover, legal_[i]);
      if (best < legal_.size() && value <= best_value) continue;
      best = i;
      best_value = value;
    }
    if (turn == kNone) turn = turns_.add(memories_.of(mover));
    const auto index = static_cast<Index>(choices_.size());
    choices_.push_back({.action = legal_[best],
                        .mover = mover,
                        .next = turns_[turn].first,
                        .possible = 1,
                        .prior = static_cast<float>(prior_of(world, mover, legal_[best]))});
    turns_[turn].first = index;
    return {turn, index};
  }

  // How good a choice looks one step ahead.
  double promise(const State& world, Seat mover, const Action& action) {
    return value_after(world, mover, action) + hunch(world, mover, action);
  }

  static double hunch(const State& world, Seat mover, const Action& action) {
    if constexpr (requires { Eval::hunch(world, mover, action); }) {
      return Eval::hunch(world, mover, action);
    } else {
      return Eval::hunch(G::observe(world, mover), action);
    }
  }

  double value_after(const State& world, Seat mover, const Action& action) {
    return Eval::value(after(world, mover, action), mover);
  }

  // The mover's chance one step ahead, as if what only a hunch tells were already worth as much.
  double prior_of(const State& world, Seat mover, const Action& action) {
    const auto chances = Eval::chances(after(world, mover, action));
    const double chance = chances[static_cast<std::size_t>(mover.index())];
    if constexpr (requires { Eval::kSpread; }) {
      const double odds = std::exp(hunch(world, mover, action) / Eval::kSpread);
      return chance * odds / (1 - chance + chance * odds);
    } else {
      return chance;
    }
  }

  State after(const State& world, Seat mover, const Action& action) {
    State next = world;
    G::apply(next, mover, action, silent_);
    G::play_chance(next, rng_, silent_);
    return next;
  }

  // Everybody takes the best of a few choices. The end of a round is the fairest moment to judge
  // it: everybody has had the same turns.
  void playout(State& world) {
    const int last_round = G::round(world) + settings_.playout_rounds;
    for (int i = 0; i < settings_.playout_decisions; ++i) {
      const Seat mover = next_mover(world, false);
      if (mover == Seat::nobody() || G::round(world) >= last_round) return;
      list_choices(world, mover);
      G::apply(world, mover, quick_choice(world, mover), silent_);
    }
    G::play_chance(world, rng_, silent_);
  }

  Action quick_choice(const State& world, Seat mover) {
    const auto size = static_cast<std::uint32_t>(legal_.size());
    if (size == 1 || settings_.tries <= 1) return legal_[rng_.below(size)];
    const bool all = std::cmp_less_equal(size, settings_.tries);
    const auto count = all ? size : static_cast<std::uint32_t>(settings_.tries);
    Action best{};
    double best_value = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
      if (!all) std::swap(legal_[i], legal_[i + rng_.below(size - i)]);
      const Action& action = legal_[i];
      const double value = promise(world, mover, action);
      if (i > 0 && value <= best_value) continue;
      best = action;
      best_value = value;
    }
    return best;
  }

  template <class Chances>
  void back_up(const Chances& chances) {
    for (const Step& step : path_) {
      ++turns_[step.turn].visits;
      Choice& choice = choices_[step.choice];
      ++choice.visits;
      choice.sum += chances[static_cast<std::size_t>(choice.mover.index())];
    }
  }

  Worlds<G, Eval> worlds_;
  Seat seat_;
  SearchSettings settings_;
  Rng rng_;
  std::uint64_t iterations_ = 0;
  Memories<G> memories_;
  Turns turns_;
  std::vector<Choice> choices_;
  std::vector<Step> path_;
  std::vector<Index> options_;
  std::vector<bool> tried_;
  typename G::Actions legal_;
  typename G::Events silent_;
};

}  // namespace prestige::bots
