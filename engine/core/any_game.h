#pragma once

// The erased face of a game, for tools that choose it at run time. Search and simulation use the
// static interface instead; nothing here is called in a playout.

#include <array>
#include <cstddef>
#include <cstring>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/hash.h"

namespace prestige {

// Room for the plain value of any game's type; copying it is copying the value.
template <std::size_t Size>
struct AnyValue {
  alignas(16) std::array<std::byte, Size> bytes{};

  template <class T>
  static AnyValue of(const T& value) {
    static_assert(sizeof(T) <= Size && alignof(T) <= 16 && std::is_trivially_copyable_v<T>);
    AnyValue any;
    std::memcpy(any.bytes.data(), &value, sizeof(T));
    return any;
  }
  // The caller knows which game, and so which type, this is.
  template <class T>
  const T& as() const {
    return *std::launder(reinterpret_cast<const T*>(bytes.data()));
  }
  template <class T>
  T& as() {
    return *std::launder(reinterpret_cast<T*>(bytes.data()));
  }
};

using AnyState = AnyValue<2048>;
using AnyAction = AnyValue<16>;
using AnyEvent = AnyValue<128>;

struct WeightedAnyAction {
  AnyAction action;
  std::uint32_t weight = 0;
};

// Why the rules refuse an action: the word for the reason and the id of the rule.
struct Refusal {
  std::string_view reason;
  std::string_view rule;
};

class AnyGame {
 public:
  virtual std::string_view name() const = 0;
  virtual int rules_version() const = 0;
  virtual int players(const AnyState& s) const = 0;
  virtual int round(const AnyState& s) const = 0;
  virtual SeatSet acting(const AnyState& s) const = 0;
  virtual std::vector<AnyAction> legal_actions(const AnyState& s, Seat seat) const = 0;
  virtual std::vector<WeightedAnyAction> chance_outcomes(const AnyState& s) const = 0;
  virtual std::optional<Refusal> check(const AnyState& s, Seat seat, const AnyAction& a) const = 0;
  virtual AnyAction sample(const AnyState& s, Rng& rng) const = 0;
  // The action must have passed check(). Appends what happened when events is not null.
  virtual void apply(AnyState& s, Seat seat, const AnyAction& a,
                     std::vector<AnyEvent>* events) const = 0;
  // Does the viewer see anything of the event?
  virtual bool visible(const AnyEvent& e, Seat viewer) const = 0;
  // A world in which the viewer sees just what it sees in s.
  virtual AnyState determinize(const AnyState& s, Seat viewer, Rng& rng) const = 0;
  virtual bool same_view(const AnyState& a, const AnyState& b, Seat viewer) const = 0;
  virtual bool same(const AnyState& a, const AnyState& b) const = 0;
  virtual std::uint64_t hash(const AnyState& s) const = 0;
  // Null, or what can never be and is.
  virtual const char* invariant_broken(const AnyState& s) const = 0;
  // The place of each seat, 1 for the winner; empty while the game goes on.
  virtual std::vector<int> places(const AnyState& s) const = 0;
  virtual std::string to_text(const AnyAction& a) const = 0;
  virtual std::optional<AnyAction> parse(std::string_view text) const = 0;

 protected:
  ~AnyGame() = default;
};

template <Game G>
class ErasedGame final : public AnyGame {
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  std::string_view name() const override { return G::kName; }
  int rules_version() const override { return G::kRulesVersion; }
  int players(const AnyState& s) const override { return G::players(s.as<State>()); }
  int round(const AnyState& s) const override { return G::round(s.as<State>()); }
  SeatSet acting(const AnyState& s) const override { return G::acting(s.as<State>()); }

  std::vector<AnyAction> legal_actions(const AnyState& s, Seat seat) const override {
    typename G::Actions list;
    G::legal_actions(s.as<State>(), seat, list);
    std::vector<AnyAction> out;
    out.reserve(list.size());
    for (const Action& a : list) out.push_back(AnyAction::of(a));
    return out;
  }
  std::vector<WeightedAnyAction> chance_outcomes(const AnyState& s) const override {
    typename G::Outcomes list;
    G::chance_outcomes(s.as<State>(), list);
    std::vector<WeightedAnyAction> out;
    for (const auto& [action, weight] : list) out.push_back({AnyAction::of(action), weight});
    return out;
  }
  std::optional<Refusal> check(const AnyState& s, Seat seat, const AnyAction& a) const override {
    const auto illegal = G::check(s.as<State>(), seat, a.as<Action>());
    if (!illegal) return std::nullopt;
    return Refusal{illegal.id(), illegal.rule()};
  }
  AnyAction sample(const AnyState& s, Rng& rng) const override {
    return AnyAction::of(G::sample(s.as<State>(), rng));
  }
  void apply(AnyState& s, Seat seat, const AnyAction& a,
             std::vector<AnyEvent>* events) const override {
    typename G::Events::Buffer buffer;
    typename G::Events sink(buffer);
    G::apply(s.as<State>(), seat, a.as<Action>(), sink);
    if (events == nullptr) return;
    for (const auto& event : buffer) events->push_back(AnyEvent::of(event));
  }
  bool visible(const AnyEvent& e, Seat viewer) const override {
    return G::view(e.as<typename G::Event>(), viewer).has_value();
  }
  AnyState determinize(const AnyState& s, Seat viewer, Rng& rng) const override {
    return AnyState::of(G::determinize(G::observe(s.as<State>(), viewer), rng));
  }
  bool same_view(const AnyState& a, const AnyState& b, Seat viewer) const override {
    return G::observe(a.as<State>(), viewer) == G::observe(b.as<State>(), viewer);
  }
  bool same(const AnyState& a, const AnyState& b) const override {
    return a.as<State>() == b.as<State>();
  }
  std::uint64_t hash(const AnyState& s) const override { return hash_of(s.as<State>()); }
  const char* invariant_broken(const AnyState& s) const override {
    return G::invariant_broken(s.as<State>());
  }
  std::vector<int> places(const AnyState& s) const override {
    const auto outcome = G::outcome(s.as<State>());
    if (!outcome) return {};
    return {outcome->place.begin(), outcome->place.begin() + G::players(s.as<State>())};
  }
  std::string to_text(const AnyAction& a) const override { return G::to_text(a.as<Action>()); }
  std::optional<AnyAction> parse(std::string_view text) const override {
    const auto action = G::parse(text);
    return action ? std::optional(AnyAction::of(*action)) : std::nullopt;
  }
};

// The one erased instance of a game.
template <Game G>
const AnyGame& erased() {
  static const ErasedGame<G> game;
  return game;
}

}  // namespace prestige
