#pragma once

// A game of one draw: chance takes one of the outcomes that it was given.

#include "engine/core/any_game.h"

namespace prestige::server::kit {

class ListGame final : public AnyGame {
 public:
  struct Outcome {
    std::string text;
    std::uint32_t weight = 0;
  };
  explicit ListGame(std::vector<Outcome> outcomes) : outcomes_(std::move(outcomes)) {}

  std::string_view name() const override { return "list"; }
  int rules_version() const override { return 1; }
  int players(const AnyState&) const override { return 2; }
  int round(const AnyState&) const override { return 0; }
  SeatSet acting(const AnyState&) const override { return SeatSet(Seat::chance()); }
  std::vector<AnyAction> legal_actions(const AnyState&, Seat) const override { return {}; }
  std::vector<WeightedAnyAction> chance_outcomes(const AnyState&) const override {
    std::vector<WeightedAnyAction> list;
    for (std::size_t i = 0; i < outcomes_.size(); ++i) {
      list.push_back({AnyAction::of(i), outcomes_[i].weight});
    }
    return list;
  }
  std::optional<Refusal> check(const AnyState&, Seat, const AnyAction&) const override {
    return std::nullopt;
  }
  AnyAction sample(const AnyState&, Rng&) const override { return {}; }
  void apply(AnyState&, Seat, const AnyAction&, std::vector<AnyEvent>*) const override {}
  bool visible(const AnyEvent&, Seat) const override { return true; }
  AnyState determinize(const AnyState& s, Seat, Rng&) const override { return s; }
  bool same_view(const AnyState&, const AnyState&, Seat) const override { return true; }
  bool same(const AnyState&, const AnyState&) const override { return true; }
  std::uint64_t hash(const AnyState&) const override { return 0; }
  const char* invariant_broken(const AnyState&) const override { return nullptr; }
  std::vector<int> places(const AnyState&) const override { return {}; }
  std::string to_text(const AnyAction& a) const override {
    return outcomes_[a.as<std::size_t>()].text;
  }
  std::optional<AnyAction> parse(std::string_view) const override { return std::nullopt; }

 private:
  std::vector<Outcome> outcomes_;
};

}  // namespace prestige::server::kit
