// Stands in while arena/external is not part of the tree: every game of a program is forfeited.

#include "arena/player.h"

namespace prestige::arena {

namespace {

template <Game G>
class MissingPlayer final : public Player<G> {
 public:
  std::expected<void, Fault> start(const GameStart<G>&) override {
    return std::unexpected(Fault{FaultKind::no_start, "this build cannot start programs"});
  }
  std::expected<typename G::Action, Fault> choose(const Turn<G>&) override {
    return std::unexpected(Fault{FaultKind::no_start, "this build cannot start programs"});
  }
};

}  // namespace

template <>
std::unique_ptr<Player<citadels::Citadels>> make_external_player<citadels::Citadels>(
    const PlayerSpec&) {
  return std::make_unique<MissingPlayer<citadels::Citadels>>();
}

template <>
std::unique_ptr<Player<trickerion::Trickerion>> make_external_player<trickerion::Trickerion>(
    const PlayerSpec&) {
  return std::make_unique<MissingPlayer<trickerion::Trickerion>>();
}

}  // namespace prestige::arena
