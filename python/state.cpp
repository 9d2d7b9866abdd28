#include "python/state.h"

#include <algorithm>
#include <chrono>
#include <stdexcept>

#include "bots/choose.h"
#include "bots/registry.h"
#include "protocol/failure.h"
#include "protocol/json_reader.h"

namespace prestige::python {

namespace {

constexpr int kThreadsMax = 64;

[[noreturn]] void refuse(const std::string& text) { throw std::invalid_argument(text); }

template <class T>
T value_or_refuse(protocol::Result<T> result) {
  if (!result) refuse(result.error().text.en);
  return *std::move(result);
}

template <class Words>
std::string listed(const Words& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : ", ") + std::string(word);
  return text;
}

std::vector<std::string> game_list() {
  std::vector<std::string> names;
  for (const GameCodec* codec : protocol::all_games()) {
    names.emplace_back(codec->rules().name());
  }
  return names;
}

ActionId id_of(const AnyAction& action) {
  std::uint64_t id = 0;
  for (std::size_t i = 0; i < sizeof id; ++i) {
    id |= std::to_integer<std::uint64_t>(action.bytes[i]) << (8 * i);
  }
  return static_cast<ActionId>(id);
}

std::uint64_t microseconds_now() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::microseconds>(now).count());
}

// The game says itself how many it is usually played by.
int usual_players(const GameCodec& codec) {
  return codec.describe().at("players").at("default").get<int>();
}

}  // namespace

const GameCodec& codec_named(const std::string& name) {
  const GameCodec* codec = protocol::find_game(name);
  if (codec == nullptr) refuse("There is no game \"" + name + "\"; known: " + listed(game_list()));
  return *codec;
}

std::vector<std::string> bot_list() {
  const auto names = bots::bot_names();
  return {names.begin(), names.end()};
}

Game::Game(const std::string& name, std::optional<int> players, const Json& options)
    : codec_(&codec_named(name)),
      start_(
          value_or_refuse(codec_->create(players ? *players : usual_players(*codec_), options))) {}

State::State(const GameCodec& codec, const AnyState& state, std::optional<std::uint64_t> seed,
             std::uint64_t steps)
    : codec_(&codec), state_(state), seed_(seed), steps_(steps) {
  draw();
}

Json State::serialize() const {
  return {{"position", codec_->position(state_)},
          {"seed", seed_ ? Json(*seed_) : Json(nullptr)},
          {"steps", steps_}};
}

State State::deserialize(const Json& json) {
  protocol::FirstError errors("bad_position");
  const protocol::JsonReader in(json, errors);
  in.allow_only({"position", "seed", "steps"});
  in["position"].require();
  const std::uint64_t steps = in["steps"].natural().value_or(0);
  const auto seed = in["seed"].is_null() ? std::nullopt : in["seed"].natural();
  const auto game = errors.none() ? in["position"]["game"].text() : std::nullopt;
  if (!errors.none()) refuse(errors.error().text.en);
  const GameCodec& codec = codec_named(game.value_or(""));
  return State(codec, value_or_refuse(codec.load(in["position"].value())), seed, steps);
}

std::vector<int> State::acting_players() const {
  std::vector<int> players;
  rules().acting(state_).for_each([&](Seat seat) {
    if (seat.is_player()) players.push_back(seat.index());
  });
  return players;
}

int State::current_player() const {
  if (is_terminal()) return kTerminalPlayer;
  return is_chance_node() ? kChancePlayer : rules().acting(state_).front().index();
}

// Without a player: whoever decides now.
Seat State::seat_of(std::optional<int> player) const {
  if (!player && is_terminal()) refuse("The game is over: nobody decides any more");
  const int index = player.value_or(current_player());
  return index == kChancePlayer ? Seat::chance() : player_seat(index);
}

Seat State::player_seat(int player) const {
  if (player < 0 || player >= players()) {
    refuse("There is no player " + std::to_string(player) + "; allowed: 0 to " +
           std::to_string(players() - 1));
  }
  return Seat(player);
}

std::vector<AnyAction> State::actions_of(Seat seat) const {
  if (seat != Seat::chance()) return rules().legal_actions(state_, seat);
  std::vector<AnyAction> actions;
  if (!is_chance_node()) return actions;
  for (const auto& outcome : rules().chance_outcomes(state_)) actions.push_back(outcome.action);
  return actions;
}

std::vector<ActionId> State::legal_actions(std::optional<int> player) const {
  std::vector<ActionId> ids;
  if (!player && is_terminal()) return ids;
  for (const AnyAction& action : actions_of(seat_of(player))) ids.push_back(id_of(action));
  std::ranges::sort(ids);
  return ids;
}

std::vector<std::pair<ActionId, double>> State::chance_outcomes() const {
  if (!is_chance_node()) refuse("Chance has nothing to decide here");
  const auto outcomes = rules().chance_outcomes(state_);
  double sum = 0;
  for (const auto& outcome : outcomes) sum += outcome.weight;
  std::vector<std::pair<ActionId, double>> list;
  for (const auto& [action, weight] : outcomes) list.emplace_back(id_of(action), weight / sum);
  std::ranges::sort(list);
  return list;
}

// A number that is not in the list may stand for no action at all, so the rules are not asked why.
AnyAction State::legal(ActionId id, Seat seat) const {
  for (const AnyAction& action : actions_of(seat)) {
    if (id_of(action) == id) return action;
  }
  if (is_terminal()) refuse("The game is over: nobody decides any more");
  refuse("The action " + std::to_string(id) + " is not among those that " +
         (seat == Seat::chance() ? "chance" : "player " + std::to_string(seat.index())) +
         " may take now; see legal_actions()");
}

AnyAction State::legal(const std::string& text, Seat seat) const {
  const auto action = rules().parse(text);
  if (!action) {
    refuse(protocol::failure("bad_action", {{"detail", protocol::shortened(text)}}).text.en);
  }
  if (const auto refusal = rules().check(state_, seat, *action)) {
    refuse(codec_->explain(*refusal).en + " (" + std::string(refusal->rule) + ")");
  }
  return *action;
}

std::string State::action_to_string(ActionId action, std::optional<int> player) const {
  return rules().to_text(legal(action, seat_of(player)));
}

ActionId State::string_to_action(const std::string& text, std::optional<int> player) const {
  return id_of(legal(text, seat_of(player)));
}

void State::apply_action(const std::variant<ActionId, std::string>& action,
                         std::optional<int> player) {
  const Seat seat = seat_of(player);
  const AnyAction chosen = std::visit([&](const auto& a) { return legal(a, seat); }, action);
  rules().apply(state_, seat, chosen, nullptr);
  ++steps_;
  draw();
}

// As protocol::Session draws: every draw has a stream of its own, numbered by the steps before it.
void State::draw() {
  while (seed_ && is_chance_node()) {
    Rng rng = Rng(*seed_).fork(steps_);
    rules().apply(state_, Seat::chance(), rules().sample(state_, rng), nullptr);
    ++steps_;
  }
}

std::vector<double> State::returns() const {
  const std::vector<int> places = rules().places(state_);
  std::vector<double> values(static_cast<std::size_t>(players()), 0.0);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto behind = std::ranges::count_if(places, [&](int p) { return p > places[i]; });
    const auto ahead = std::ranges::count_if(places, [&](int p) { return p < places[i]; });
    values[i] = static_cast<double>(behind - ahead) / static_cast<double>(places.size() - 1);
  }
  return values;
}

Json State::observation(int player, GameCodec::Options options) const {
  return codec_->observation(state_, player_seat(player), options);
}

State State::determinize(int player, std::uint64_t seed) const {
  Rng rng(seed);
  const AnyState world = rules().determinize(state_, player_seat(player), rng);
  return State(*codec_, world, seed_ ? std::optional(rng.next()) : std::nullopt, steps_);
}

ActionId State::bot_action(int player, const std::string& bot, const Thinking& thinking) const {
  const Seat seat = player_seat(player);
  if (!rules().acting(state_).has(seat)) {
    refuse("Player " + std::to_string(player) + " has nothing to decide now");
  }
  if (std::ranges::find(bots::bot_names(), bot) == bots::bot_names().end()) {
    refuse("There is no bot \"" + bot + "\"; known: " + listed(bot_list()));
  }
  if (thinking.threads < 1 || thinking.threads > kThreadsMax) {
    refuse("threads must be from 1 to " + std::to_string(kThreadsMax));
  }
  const bots::Budget budget{.iterations = thinking.iterations,
                            .milliseconds = thinking.milliseconds,
                            .now_us = &microseconds_now,
                            .threads = thinking.threads};
  return id_of(bots::choose(rules().name(), bot, state_, seat, Rng(thinking.seed), budget));
}

bool State::operator==(const State& other) const {
  return codec_ == other.codec_ && seed_ == other.seed_ && steps_ == other.steps_ &&
         rules().same(state_, other.state_);
}

}  // namespace prestige::python
