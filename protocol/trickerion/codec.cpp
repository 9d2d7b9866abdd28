#include "protocol/codec.h"

#include "games/trickerion/game.h"
#include "protocol/advice.h"
#include "protocol/failure.h"
#include "protocol/trickerion/income.h"
#include "protocol/trickerion/json.h"
#include "protocol/trickerion/text_parts.h"
#include "protocol/trickerion/texts.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

// T15.8: a result of chance, or cards that others turned up. What a player shows by choice is not
// among them.
bool shows_hidden(EventKind kind) {
  switch (kind) {
    case EventKind::performance_card_entered:
    case EventKind::dummy_placed:
    case EventKind::special_copied:
    case EventKind::deck_top_revealed:
    case EventKind::power_dealt:
    case EventKind::initiative_set:
    case EventKind::prophecy_pending:
    case EventKind::die_rolled:
    case EventKind::turn_set_up:
    case EventKind::next_turn_setup_shown:
    case EventKind::card_revealed:
    case EventKind::card_sealed:
    case EventKind::no_cards_revealed:
    case EventKind::wager_settled:
    case EventKind::specials_looked_at:
    case EventKind::special_drawn:
      return true;
    default:
      return false;
  }
}

class TrickerionCodec final : public GameCodec {
 public:
  const AnyGame& rules() const override { return erased<Trickerion>(); }

  Json describe() const override {
    return {
        {"id", Trickerion::kName},
        {"names", to_json(local_text("trickerion", "game.name"))},
        {"players", {{"min", kPlayersMin}, {"max", kPlayersMax}, {"default", Request{}.players}}},
        {"rules", Trickerion::kRulesVersion},
        {"options", describe_trickerion_options()}};
  }

  Json content() const override { return trickerion_content(); }

  Result<AnyState> create(int players, const Json& options) const override {
    const auto resolved = read_trickerion_options(players, options);
    if (!resolved) return std::unexpected(resolved.error());
    return AnyState::of(Trickerion::initial(*resolved));
  }
  Json options(const AnyState& s) const override {
    return options_json(s.as<State>().table.options);
  }

  Json position(const AnyState& s) const override { return position_json(s.as<State>()); }
  Result<AnyState> load(const Json& position) const override {
    const auto state = read_trickerion_position(position);
    if (!state) return std::unexpected(state.error());
    return AnyState::of(*state);
  }

  JsonText observation_text(const AnyState& s, Seat viewer, Options options) const override {
    const auto seen = Trickerion::observe(s.as<State>(), viewer);
    return {observation_json(seen, options == Options::given).dump()};
  }
  Json outcome(const AnyState& s) const override {
    const State& state = s.as<State>();
    const auto outcome = Trickerion::outcome(state);
    return outcome ? outcome_json(*outcome, state.table.players()) : Json(nullptr);
  }

  std::span<const std::string_view> measures() const override {
    static constexpr std::string_view kMeasures[] = {"points", "fame", "coins", "shards"};
    return kMeasures;
  }
  std::vector<int> measured(const AnyState& s, Seat seat) const override {
    const State& state = s.as<State>();
    const Player& player = state.table.player[static_cast<std::size_t>(seat.index())];
    return {final_score(state, seat).total, player.fame, player.coins, player.shards};
  }
  std::span<const std::string_view> sources() const override { return trickerion_sources(); }
  std::optional<Income> income(const AnyEvent& e) const override {
    return income_of(e.as<Event>());
  }

  JsonText event_text(const AnyEvent& e) const override {
    return {event_json(e.as<Event>()).dump()};
  }
  std::optional<JsonText> event_text(const AnyEvent& e, Seat viewer) const override {
    const auto view = Trickerion::view(e.as<Event>(), viewer);
    return view ? std::optional(JsonText{event_json(*view).dump()}) : std::nullopt;
  }
  bool sees(const AnyEvent& e, Seat viewer) const override {
    return Trickerion::view(e.as<Event>(), viewer).has_value();
  }
  bool reveals(const AnyEvent& e, const AnyState&) const override {
    return shows_hidden(e.as<Event>().kind);
  }
  bool hides_choices(const AnyState&) const override { return false; }

  std::string sentence(const AnyEvent& e, Seat viewer, Language language,
                       const Names& names) const override {
    return protocol::sentence(e.as<Event>(), viewer, language, names);
  }
  std::string label(const AnyState& s, Seat seat, const AnyAction& a, Language language,
                    const Names& names) const override {
    return protocol::label(s.as<State>(), seat, a.as<Action>(), language, names);
  }
  std::string prompt(const AnyState& s, Seat seat, Language language,
                     const Names& names) const override {
    return protocol::prompt(s.as<State>(), seat, language, names);
  }
  std::string sentence(const AdviceReason& reason, Language language,
                       const Names& names) const override {
    const std::string seat = word_for(reason.seat, language, names);
    return reason_text(kTrickerionTexts, reason, language, seat);
  }
  LocalText explain(const Refusal& refusal) const override {
    return local_text("trickerion", "refusal." + std::string(refusal.reason));
  }
};

}  // namespace

const GameCodec& trickerion_codec() {
  static const TrickerionCodec codec;
  return codec;
}

}  // namespace prestige::protocol
