#include "arena/player.h"

#include <utility>

#include "bots/registry.h"

namespace prestige::arena {

namespace {

// A bot of ours as a player: it never fails.
template <Game G>
class OwnPlayer final : public Player<G> {
 public:
  explicit OwnPlayer(std::unique_ptr<bots::Bot<G>> bot) : bot_(std::move(bot)) {}

  std::expected<void, Fault> start(const GameStart<G>& game) override {
    rng_ = Rng(game.seed);
    return {};
  }
  std::expected<typename G::Action, Fault> choose(const Turn<G>& turn) override {
    return bot_->choose(bots::Decision<G>(turn.state, turn.seat, turn.legal), rng_);
  }

 private:
  std::unique_ptr<bots::Bot<G>> bot_;
  Rng rng_{0};
};

template <Game G>
std::unique_ptr<Player<G>> make(const PlayerSpec& spec) {
  if (spec.is_program()) return make_external_player<G>(spec);
  auto bot = bots::make_bot<G>(bot_name(spec), spec.budget);
  if (bot == nullptr) return nullptr;
  return std::make_unique<OwnPlayer<G>>(std::move(bot));
}

}  // namespace

template <>
std::unique_ptr<Player<citadels::Citadels>> make_player<citadels::Citadels>(
    const PlayerSpec& spec) {
  return make<citadels::Citadels>(spec);
}

template <>
std::unique_ptr<Player<trickerion::Trickerion>> make_player<trickerion::Trickerion>(
    const PlayerSpec& spec) {
  return make<trickerion::Trickerion>(spec);
}

}  // namespace prestige::arena
