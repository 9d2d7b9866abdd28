// What Python sees; prestige.pyi says the same with types, and docs/bots.md shows how it is used.

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "protocol/json_line.h"
#include "python/state.h"

namespace py = pybind11;

namespace prestige::python {

namespace {

py::object to_python(const Json& json) {
  return py::module_::import("json").attr("loads")(json.dump());
}

Json from_text(const std::string& text) {
  auto json = protocol::read_line(text);
  if (!json) throw std::invalid_argument(json.error().text.en);
  return *std::move(json);
}

Json from_python(const py::object& value) {
  return from_text(py::module_::import("json").attr("dumps")(value).cast<std::string>());
}

Game load_game(const std::string& name, std::optional<int> players, const py::object& options) {
  return Game(name, players, options.is_none() ? Json::object() : from_python(options));
}

py::list games() {
  py::list list;
  for (const GameCodec* codec : protocol::all_games()) list.append(to_python(codec->describe()));
  return list;
}

ActionId bot_action(const State& state, int player, const std::string& bot, std::uint64_t seed,
                    std::uint64_t iterations, std::uint32_t milliseconds, int threads) {
  const py::gil_scoped_release others_may_run;
  return state.bot_action(
      player, bot,
      {.seed = seed, .iterations = iterations, .milliseconds = milliseconds, .threads = threads});
}

std::string repr(const State& state) {
  return "<prestige.State " + std::string(state.codec().rules().name()) + ", round " +
         std::to_string(state.round()) + ", player " + std::to_string(state.current_player()) + ">";
}

void bind_game(py::module_& module) {
  py::class_<Game>(module, "Game", "A game with its number of players and options.")
      .def_property_readonly("name", &Game::name)
      .def_property_readonly("rules_version", &Game::rules_version)
      .def("num_players", &Game::players)
      .def("options", [](const Game& game) { return to_python(game.options()); })
      .def("content", [](const Game& game) { return to_python(game.content()); })
      .def("new_initial_state", &Game::new_initial_state, py::arg("seed") = py::none());
}

void bind_questions(py::class_<State>& state) {
  state.def_property_readonly("seed", &State::seed)
      .def("num_players", &State::players)
      .def("round", &State::round)
      .def("current_player", &State::current_player)
      .def("acting_players", &State::acting_players)
      .def("is_terminal", &State::is_terminal)
      .def("is_chance_node", &State::is_chance_node)
      .def("is_simultaneous_node", &State::is_simultaneous_node)
      .def("returns", &State::returns)
      .def("rewards", &State::returns)  // all of it comes with the last action
      .def("outcome", [](const State& s) { return to_python(s.outcome()); })
      .def(
          "observation",
          [](const State& s, int player) {
            return to_python(s.observation(player, GameCodec::Options::given));
          },
          py::arg("player"))
      .def(
          "observation_json",
          [](const State& s, int player) {
            return s.observation(player, GameCodec::Options::given).dump();
          },
          py::arg("player"))
      .def(
          "information_state_string",
          [](const State& s, int player) {
            return s.observation(player, GameCodec::Options::left_out).dump();
          },
          py::arg("player"));
}

void bind_actions(py::class_<State>& state) {
  const auto whoever_acts = py::arg("player") = py::none();
  state.def("chance_outcomes", &State::chance_outcomes)
      .def("legal_actions", &State::legal_actions, whoever_acts)
      .def("action_to_string", &State::action_to_string, py::arg("action"), whoever_acts)
      .def("string_to_action", &State::string_to_action, py::arg("text"), whoever_acts)
      .def("apply_action", &State::apply_action, py::arg("action"), whoever_acts)
      .def("bot_action", &bot_action, py::arg("player"), py::arg("bot"), py::arg("seed") = 0,
           py::arg("iterations") = 0, py::arg("milliseconds") = 0, py::arg("threads") = 1);
}

void bind_copies(py::class_<State>& state) {
  const auto copy = [](const State& s) { return s; };
  const auto text = [](const State& s) { return s.serialize().dump(); };
  const auto read = [](const std::string& s) { return State::deserialize(from_text(s)); };
  const auto child = [](const State& s, ActionId action, std::optional<int> player) {
    State next = s;
    next.apply_action(action, player);
    return next;
  };
  state.def("clone", copy)
      .def("child", child, py::arg("action"), py::arg("player") = py::none())
      .def("__copy__", copy)
      .def(
          "__deepcopy__", [](const State& s, const py::dict&) { return s; }, py::arg("memo"))
      .def("determinize", &State::determinize, py::arg("player"), py::arg("seed"))
      .def("serialize", text)
      .def(py::pickle(text, read))
      .def(
          "__eq__", [](const State& a, const State& b) { return a == b; }, py::is_operator())
      .def("__hash__", &State::hash)
      .def("__repr__", &repr);
}

}  // namespace

}  // namespace prestige::python

PYBIND11_MODULE(prestige, module) {
  using namespace prestige::python;
  module.doc() = "The games of Prestige: rules, observations and bots.";
  module.attr("CHANCE_PLAYER") = kChancePlayer;
  module.attr("TERMINAL_PLAYER") = kTerminalPlayer;
  module.def("games", &games);
  module.def("bots", &bot_list);
  module.def("load_game", &load_game, py::arg("name"), py::arg("players") = py::none(),
             py::arg("options") = py::none());
  module.def(
      "deserialize", [](const std::string& text) { return State::deserialize(from_text(text)); },
      py::arg("text"));
  bind_game(module);
  py::class_<State> state(module, "State", "A moment of a game, with what is hidden.");
  bind_questions(state);
  bind_actions(state);
  bind_copies(state);
}
