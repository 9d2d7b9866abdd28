#include "protocol/codec.h"

#include "games/citadels/game.h"
#include "protocol/advice.h"
#include "protocol/citadels/income.h"
#include "protocol/citadels/json.h"
#include "protocol/citadels/texts.h"
#include "protocol/failure.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

// Events that tell somebody what was hidden: a drawn or seen card, a character, a draw's result.
// Cards that their owner shows by choice (a build, a gift to be seen by all) are not among them.
bool shows_hidden(EventKind kind) {
  switch (kind) {
    case EventKind::character_cast:
    case EventKind::unique_chosen:
    case EventKind::crown_assigned:
    case EventKind::character_set_face_up:
    case EventKind::character_set_face_down:
    case EventKind::characters_swapped:
    case EventKind::rank_unanswered:
    case EventKind::character_revealed:
    case EventKind::card_drawn:
    case EventKind::rose_shown:
    case EventKind::blank_shown:
    case EventKind::hand_spied:
    case EventKind::hand_seen:
    case EventKind::hand_passed:
    case EventKind::card_pulled:
    case EventKind::card_given:
    case EventKind::district_confiscated:
      return true;
    default:
      return false;
  }
}

// C12.3: whoever chooses next sees at once what was left, and so what was taken. Between keeping
// and putting aside nobody else has looked.
bool passes_pile_on(const Event& e, const State& after) {
  const bool chosen =
      e.kind == EventKind::character_kept || e.kind == EventKind::character_put_aside;
  return chosen && !Citadels::acting(after).has(e.seat);
}

class CitadelsCodec final : public GameCodec {
 public:
  const AnyGame& rules() const override { return erased<Citadels>(); }

  Json describe() const override {
    return {
        {"id", Citadels::kName},
        {"names", to_json(local_text("citadels", "game.name"))},
        {"players", {{"min", kPlayersMin}, {"max", kPlayersMax}, {"default", Request{}.players}}},
        {"rules", Citadels::kRulesVersion},
        {"options", describe_options()}};
  }

  Json content() const override { return citadels_content(); }

  Result<AnyState> create(int players, const Json& options) const override {
    const auto request = read_options(players, options);
    if (!request) return std::unexpected(request.error());
    const auto resolved = resolve(*request);
    if (!resolved) return std::unexpected(option_error(resolved.error()));
    return AnyState::of(Citadels::initial(*resolved));
  }
  Json options(const AnyState& s) const override {
    return options_json(s.as<State>().table.options);
  }

  Json position(const AnyState& s) const override { return position_json(s.as<State>()); }
  Result<AnyState> load(const Json& position) const override {
    const auto state = read_position(position);
    if (!state) return std::unexpected(state.error());
    return AnyState::of(*state);
  }

  JsonText observation_text(const AnyState& s, Seat viewer, Options options) const override {
    return protocol::observation_text(Citadels::observe(s.as<State>(), viewer),
                                      options == Options::given);
  }
  Json outcome(const AnyState& s) const override {
    const auto outcome = Citadels::outcome(s.as<State>());
    return outcome ? outcome_json(*outcome) : Json(nullptr);
  }

  std::span<const std::string_view> measures() const override {
    static constexpr std::string_view kMeasures[] = {"points", "gold", "hand", "city"};
    return kMeasures;
  }
  std::vector<int> measured(const AnyState& s, Seat seat) const override {
    const State& state = s.as<State>();
    const auto at = static_cast<std::size_t>(seat.index());
    return {score_of(state, seat).total, state.table.gold[at], state.secrets.hand[at].size(),
            state.table.city[at].cards()};
  }
  std::span<const std::string_view> sources() const override { return citadels_sources(); }
  std::optional<Income> income(const AnyEvent& e) const override {
    return income_of(e.as<Event>());
  }

  JsonText event_text(const AnyEvent& e) const override {
    return protocol::event_text(e.as<Event>());
  }
  std::optional<JsonText> event_text(const AnyEvent& e, Seat viewer) const override {
    const auto view = Citadels::view(e.as<Event>(), viewer);
    return view ? std::optional(protocol::event_text(*view)) : std::nullopt;
  }
  bool sees(const AnyEvent& e, Seat viewer) const override {
    return Citadels::view(e.as<Event>(), viewer).has_value();
  }
  bool reveals(const AnyEvent& e, const AnyState& after) const override {
    const auto& event = e.as<Event>();
    return shows_hidden(event.kind) || passes_pile_on(event, after.as<State>());
  }
  // C12.25: whether a warrant is signed, and who holds the killed character.
  bool hides_choices(const AnyState& s) const override {
    const auto& pending = s.as<State>().table.pending;
    return !pending.empty() &&
           (pending.back().ask == Ask::warrant || pending.back().ask == Ask::hospital);
  }

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
    return reason_text("citadels", reason, language, name_of(reason.seat, language, names));
  }
  LocalText explain(const Refusal& refusal) const override { return protocol::explain(refusal); }
};

}  // namespace

const GameCodec& citadels_codec() {
  static const CitadelsCodec codec;
  return codec;
}

}  // namespace prestige::protocol
