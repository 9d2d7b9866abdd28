// A program at a seat of the arena. It is shown what the seat sees, and nothing else of the state.

#include <algorithm>
#include <string>
#include <vector>

#include "arena/external/program.h"
#include "arena/player.h"
#include "protocol/codec.h"

namespace prestige::arena {

namespace {

using protocol::GameCodec;
using protocol::Json;

Json or_null(std::uint32_t milliseconds) {
  return milliseconds == 0 ? Json(nullptr) : Json(milliseconds);
}

// Many languages know whole numbers only up to 2^53, some only up to 2^32.
std::uint32_t seed_to_tell(std::uint64_t open_seed) {
  return static_cast<std::uint32_t>(open_seed >> 32);
}

template <Game G>
class ExternalPlayer final : public Player<G> {
 public:
  explicit ExternalPlayer(const PlayerSpec& spec)
      : spec_(spec),
        codec_(*protocol::find_game(G::kName)),
        program_(spec.command, {.reply_ms_max = spec.reply_ms_max}) {}

  std::expected<void, Fault> start(const GameStart<G>& game) override {
    seat_ = game.seat;
    decisions_ = 0;
    return program_.hello({{"type", "hello"},
                           {"protocol", kBotProtocol},
                           {"game", G::kName},
                           {"rules", G::kRulesVersion},
                           {"players", G::players(game.state)},
                           {"seat", seat_.index()},
                           {"options", codec_.options(AnyState::of(game.state))},
                           {"seed", seed_to_tell(game.open_seed)},
                           {"think_ms", or_null(spec_.budget.milliseconds)},
                           {"reply_ms_max", or_null(spec_.reply_ms_max)}},
                          game.cancelled);
  }

  std::expected<typename G::Action, Fault> choose(const Turn<G>& turn) override {
    const AnyState state = AnyState::of(turn.state);
    std::vector<std::string> legal;
    for (const auto& action : turn.legal) legal.push_back(G::to_text(action));
    const auto text = program_.decide(
        {{"type", "decide"},
         {"decision", ++decisions_},
         {"seat", turn.seat.index()},
         {"observation", codec_.observation(state, turn.seat, GameCodec::Options::left_out)},
         {"legal", legal}});
    if (!text) return std::unexpected(text.error());
    const auto found = std::ranges::find(legal, *text);
    if (found == legal.end()) return std::unexpected(illegal(state, turn.seat, *text));
    return turn.legal[static_cast<std::size_t>(found - legal.begin())];
  }

  void end(const typename G::State& state) override {
    program_.outcome({{"type", "outcome"},
                      {"seat", seat_.index()},
                      {"outcome", codec_.outcome(AnyState::of(state))}});
  }

 private:
  Fault illegal(const AnyState& state, Seat seat, const std::string& text) {
    constexpr std::size_t kShown = 80;
    std::string detail = "\"" + harmless(text, kShown) + "\" is ";
    const auto action = codec_.rules().parse(text);
    const auto refusal =
        action ? codec_.rules().check(state, seat, *action) : std::optional<Refusal>();
    if (refusal) {
      detail += "not legal (" + std::string(refusal->rule) + "): " + codec_.explain(*refusal).en;
    } else {
      detail += action ? "not among the legal actions" : "not an action";
    }
    return program_.at_fault({FaultKind::illegal, std::move(detail)});
  }

  PlayerSpec spec_;
  const GameCodec& codec_;
  Program program_;
  Seat seat_;
  std::uint64_t decisions_ = 0;
};

}  // namespace

template <>
std::unique_ptr<Player<citadels::Citadels>> make_external_player<citadels::Citadels>(
    const PlayerSpec& spec) {
  return std::make_unique<ExternalPlayer<citadels::Citadels>>(spec);
}

template <>
std::unique_ptr<Player<trickerion::Trickerion>> make_external_player<trickerion::Trickerion>(
    const PlayerSpec& spec) {
  return std::make_unique<ExternalPlayer<trickerion::Trickerion>>(spec);
}

}  // namespace prestige::arena
