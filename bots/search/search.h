#pragma once

// Information-set tree search for any game: many players, chance, hidden cards and choices made at
// the same time.
//
// Every iteration plays in another world that the seat may be in. The tree is shared by all worlds:
// a node stands for the decisions that led to it, chance is drawn anew each time, and a decision
// competes only as often as it was possible. Where there is much to choose from, decisions join in
// one by one, the most promising first. A playout ends early and is judged by an evaluation.
//
// Eval gives
//   value(const State& world, Seat seat)                  what a position is worth to the seat
//   hunch(const Observation& seen, const Action& action)  what one step ahead cannot show
//   chances(const State& world)                           of winning, for each seat, 0 to 1
// and may give
//   hunch(const State& world, Seat mover, const Action& action)  the same without an observation
//   likelihood(const State& world, Seat viewer)                  see worlds.h

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <tuple>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/search/worlds.h"

namespace prestige::bots {

struct SearchSettings {
  double exploration = 0.35;
  double widening = 1.6;            // so many choices compete after one visit,
  double widening_power = 0.42;     // and so they grow with the visits
  double trust = 4;                 // as many visits as the first impression is worth
  int tries = 4;                    // choices that a playout compares before it takes one
  int playout_decisions = 36;       // then it is judged
  int depth_max = 40;               // of the tree
  std::size_t nodes_max = 400'000;  // then the tree stops growing; at least 2
};

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
    nodes_.push_back({});
  }

  // One world, one path through the tree, one playout.
  void iterate() {
    State world = worlds_.next(rng_);
    path_.clear();
    descend(world);
    playout(world);
    back_up(Eval::chances(world));
    ++iterations_;
  }

  std::uint64_t iterations() const { return iterations_; }
  std::size_t nodes() const { return nodes_.size(); }
  std::size_t bytes() const { return nodes_.capacity() * sizeof(Node); }

  // By how many visits the first of the ranking is ahead of the second.
  std::uint32_t lead() const {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    for (Index i = nodes_[0].first_child; i != kNone; i = nodes_[i].next) {
      second = std::max(second, std::min(first, nodes_[i].visits));
      first = std::max(first, nodes_[i].visits);
    }
    return first - second;
  }

  // The choices that were looked at, best first.
  std::vector<SearchedAction<G>> ranking() const {
    std::vector<SearchedAction<G>> all;
    for (Index i = nodes_[0].first_child; i != kNone; i = nodes_[i].next) {
      const Node& node = nodes_[i];
      all.push_back({.action = node.action,
                     .visits = node.visits,
                     .chance = node.visits > 0 ? node.sum / node.visits : 0,
                     .found = i});
    }
    sort_best_first(all);
    return all;
  }

 private:
  using Index = std::uint32_t;
  static constexpr Index kNone = std::numeric_limits<Index>::max();

  struct Node {
    Action action{};
    Seat mover = Seat::nobody();
    Index first_child = kNone;
    Index next = kNone;  // the next child of the same parent
    std::uint32_t visits = 0;
    std::uint32_t possible = 0;  // how often it could have been taken
    float prior = 0;             // the first impression, 0 to 1
    double sum = 0;              // of its mover's chances
  };

  void descend(State& world) {
    Index at = 0;
    for (int depth = 0; depth < settings_.depth_max; ++depth) {
      const Seat mover = next_mover(world, depth == 0);
      if (mover == Seat::nobody()) return;
      G::legal_actions(world, mover, legal_);
      const auto [child, is_new] = pick(at, world, mover);
      if (child == kNone) return;
      G::apply(world, mover, nodes_[child].action, silent_);
      path_.push_back(child);
      at = child;
      if (is_new) return;
    }
  }

  // Draws what chance has to; nobody when the game is over.
  Seat next_mover(State& world, bool first) {
    G::play_chance(world, rng_, silent_);
    const SeatSet acting = G::acting(world);
    if (acting.empty()) return Seat::nobody();
    return first || acting.has(seat_) ? seat_ : acting.front();
  }

  struct Picked {
    Index child = kNone;
    bool is_new = false;
  };
  Picked pick(Index parent, const State& world, Seat mover) {
    // Those of its children that are possible in this world.
    options_.clear();
    tried_.assign(legal_.size(), false);
    for (Index i = nodes_[parent].first_child; i != kNone; i = nodes_[i].next) {
      if (nodes_[i].mover != mover) continue;
      const auto found = std::find(legal_.begin(), legal_.end(), nodes_[i].action);
      if (found == legal_.end()) continue;
      tried_[static_cast<std::size_t>(found - legal_.begin())] = true;
      options_.push_back(i);
      ++nodes_[i].possible;
    }
    const double visits = parent == 0 ? static_cast<double>(iterations_) : nodes_[parent].visits;
    const double wanted = settings_.widening * std::pow(visits + 1, settings_.widening_power);
    const bool grows = options_.size() < legal_.size() && nodes_.size() < settings_.nodes_max &&
                       (options_.empty() || static_cast<double>(options_.size()) < wanted);
    if (grows) return {add_child(parent, world, mover), true};
    return {options_.empty() ? kNone : best_option(), false};
  }

  Index best_option() const {
    Index best = options_.front();
    double best_score = -1;
    for (const Index i : options_) {
      const Node& node = nodes_[i];
      const double visits = node.visits + settings_.trust;
      const double mean = (node.sum + settings_.trust * node.prior) / visits;
      const double score =
          mean + settings_.exploration * std::sqrt(std::log(node.possible + 1.0) / visits);
      if (score > best_score) {
        best_score = score;
        best = i;
      }
    }
    return best;
  }

  // The most promising of the choices that no child stands for.
  Index add_child(Index parent, const State& world, Seat mover) {
    std::size_t best = legal_.size();
    double best_value = 0;
    for (std::size_t i = 0; i < legal_.size(); ++i) {
      if (tried_[i]) continue;
      const double value = promise(world, mover, legal_[i]);
      if (best < legal_.size() && value <= best_value) continue;
      best = i;
      best_value = value;
    }
    Node node;
    node.action = legal_[best];
    node.mover = mover;
    node.next = nodes_[parent].first_child;
    node.possible = 1;
    node.prior = static_cast<float>(chance_after(world, mover, node.action));
    const auto index = static_cast<Index>(nodes_.size());
    nodes_.push_back(node);
    nodes_[parent].first_child = index;
    return index;
  }

  // How good a choice looks one step ahead.
  double promise(const State& world, Seat mover, const Action& action) {
    const double value = value_after(world, mover, action);
    if constexpr (requires { Eval::hunch(world, mover, action); }) {
      return value + Eval::hunch(world, mover, action);
    } else {
      return value + Eval::hunch(G::observe(world, mover), action);
    }
  }

  double value_after(const State& world, Seat mover, const Action& action) {
    return Eval::value(after(world, mover, action), mover);
  }

  double chance_after(const State& world, Seat mover, const Action& action) {
    const auto chances = Eval::chances(after(world, mover, action));
    return chances[static_cast<std::size_t>(mover.index())];
  }

  State after(const State& world, Seat mover, const Action& action) {
    State next = world;
    G::apply(next, mover, action, silent_);
    G::play_chance(next, rng_, silent_);
    return next;
  }

  // Everybody takes the best of a few choices.
  void playout(State& world) {
    for (int i = 0; i < settings_.playout_decisions; ++i) {
      const Seat mover = next_mover(world, false);
      if (mover == Seat::nobody()) return;
      G::legal_actions(world, mover, legal_);
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
      const Action& action = legal_[all ? i : rng_.below(size)];
      const double value = promise(world, mover, action);
      if (i > 0 && value <= best_value) continue;
      best = action;
      best_value = value;
    }
    return best;
  }

  template <class Chances>
  void back_up(const Chances& chances) {
    for (const Index i : path_) {
      Node& node = nodes_[i];
      ++node.visits;
      node.sum += chances[static_cast<std::size_t>(node.mover.index())];
    }
  }

  Worlds<G, Eval> worlds_;
  Seat seat_;
  SearchSettings settings_;
  Rng rng_;
  std::uint64_t iterations_ = 0;
  std::vector<Node> nodes_;
  std::vector<Index> path_;
  std::vector<Index> options_;
  std::vector<bool> tried_;
  typename G::Actions legal_;
  typename G::Events silent_;
};

}  // namespace prestige::bots
