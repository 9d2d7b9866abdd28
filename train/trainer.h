#pragma once

// Self-play and fitting in turns: each round is played with what the round before has learned.

#include <atomic>
#include <cstring>
#include <functional>
#include <optional>

#include "arena/ranks.h"
#include "bots/learned/learned_eval.h"
#include "train/fit.h"
#include "train/pack.h"
#include "train/self_play.h"
#include "train/weights_file.h"

namespace prestige::train {

struct Settings {
  std::uint64_t games = 3000;  // of each round
  std::uint64_t iterations = 0;
  int rounds = 1;
  int threads = 1;
  std::uint64_t seed = 1;  // of the games
  int epochs = 40;
};

// What is going on, for people.
struct Listener {
  // A round begins; `done` counts the games of this rank, of which there are so many.
  std::function<void(int round, std::uint64_t games, const std::atomic<std::uint64_t>& done)>
      playing;
  std::function<void()> played;
  std::function<void(std::uint64_t positions)> learning;
  std::function<void(const Progress&)> learned;
};

// The basis of a learned evaluation whose network is still being trained. It changes only while no
// games are played.
template <class Basis>
struct InTraining : Basis {
  static inline bots::Network<Basis::Features::kCount> current{};
  static const bots::Network<Basis::Features::kCount>& network() { return current; }
};

template <class Basis>
class Trainer {
 public:
  using G = typename Basis::Game;
  using Features = typename Basis::Features;
  using Network = bots::Network<Features::kCount>;

  struct Result {
    Network network;
    Training training;
  };

  Trainer(const Settings& settings, arena::Ranks& ranks, Listener listener = {})
      : settings_(settings), ranks_(ranks), listener_(std::move(listener)) {}

  // Goes on from a network, or begins with the hand-written judgement. The same for any number of
  // threads and ranks.
  Result train(const std::optional<Network>& start = {}) {
    if (start) InTraining<Basis>::current = *start;
    bool learned = start.has_value();
    Samples all{.inputs = Features::kCount, .positions = {}, .features = {}};
    Progress best;
    for (int round = 0; round < settings_.rounds; ++round) {
      all.add(play(round, learned));
      best = learn(all, learned);
      learned = true;
    }
    return {InTraining<Basis>::current, facts(all, best)};
  }

 private:
  // The games of a round, shared among the ranks.
  Samples play(int round, bool learned) {
    const auto size = static_cast<std::uint64_t>(ranks_.size());
    const auto rank = static_cast<std::uint64_t>(ranks_.rank());
    const std::uint64_t before = static_cast<std::uint64_t>(round) * settings_.games;
    const std::uint64_t first = before + settings_.games * rank / size;
    const std::uint64_t last = before + settings_.games * (rank + 1) / size;
    std::atomic<std::uint64_t> done = 0;
    if (listener_.playing) listener_.playing(round, last - first, done);
    const SelfPlay self_play{settings_.seed, settings_.iterations, settings_.threads};
    const auto play = [&]<class Eval>() {
      return play_many<G, Features, Eval>(self_play, first, last, done);
    };
    const Samples own = learned ? play.template operator()<bots::LearnedEval<InTraining<Basis>>>()
                                : play.template operator()<typename Basis::Known>();
    if (listener_.played) listener_.played();
    Samples all{.inputs = Features::kCount, .positions = {}, .features = {}};
    for (const auto& bytes : ranks_.all_gather(pack(own))) all.add(unpack(bytes));
    return all;
  }

  // The first rank learns and tells the others.
  Progress learn(const Samples& samples, bool learned) {
    if (listener_.learning) listener_.learning(samples.positions.size());
    Network& current = InTraining<Basis>::current;
    Progress best;
    if (ranks_.is_first()) {
      const auto start = learned ? std::optional(model_of(current)) : std::nullopt;
      const Fitted fitted = fit(samples, {.epochs = settings_.epochs}, start, listener_.learned);
      best = fitted.best;
      current = rounded<Features::kCount>(fitted.model);
    }
    arena::Bytes bytes(sizeof current);
    std::memcpy(bytes.data(), &current, sizeof current);
    bytes = ranks_.broadcast(bytes);
    std::memcpy(&current, bytes.data(), sizeof current);
    return best;
  }

  Training facts(const Samples& samples, const Progress& best) const {
    return {.games = settings_.games,
            .iterations = settings_.iterations,
            .rounds = settings_.rounds,
            .seed = settings_.seed,
            .positions = samples.positions.size(),
            .surprise = best.held_back};
  }

  Settings settings_;
  arena::Ranks& ranks_;
  Listener listener_;
};

}  // namespace prestige::train
