#include "fuzz/loaded_position.h"

#include "engine/core/assert.h"

namespace prestige::fuzz {

namespace {

constexpr int kStepsMax = 60;

// What a seat sees leads to a world in which it sees the same.
void check_views(const AnyGame& rules, const AnyState& state, Rng& rng) {
  for (int i = 0; i < rules.players(state); ++i) {
    ASSERT(rules.same_view(rules.determinize(state, Seat(i), rng), state, Seat(i)));
  }
}

void play_on(const AnyGame& rules, AnyState state, Rng& rng) {
  for (int step = 0; step < kStepsMax; ++step) {
    ASSERT(rules.invariant_broken(state) == nullptr);
    const SeatSet acting = rules.acting(state);
    if (acting.empty()) return;
    const auto actions = rules.legal_actions(state, acting.front());
    ASSERT(!actions.empty());
    const auto& action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    ASSERT(!rules.check(state, acting.front(), action));
    std::vector<AnyEvent> events;
    rules.apply(state, acting.front(), action, &events);
  }
}

// The game a position names, as far as there is one.
const protocol::GameCodec& codec_of(const protocol::Json& position) {
  const auto name = position.is_object() ? position.find("game") : position.end();
  if (name == position.end() || !name->is_string()) return protocol::citadels_codec();
  const protocol::GameCodec* codec = protocol::find_game(name->get<std::string>());
  return codec != nullptr ? *codec : protocol::citadels_codec();
}

}  // namespace

bool check_loading(const protocol::Json& position, Rng& rng) {
  const protocol::GameCodec& codec = codec_of(position);
  const auto state = codec.load(position);
  if (!state) return false;
  const auto again = codec.load(codec.position(*state));
  ASSERT(again && codec.rules().same(*again, *state));
  check_views(codec.rules(), *state, rng);
  play_on(codec.rules(), *state, rng);
  return true;
}

}  // namespace prestige::fuzz
