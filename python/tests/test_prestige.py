"""The module as its users meet it. Run by ctest, or: PYTHONPATH=build/release/python python3 -m unittest"""

import contextlib
import copy
import io
import json
import os
import pathlib
import pickle
import random
import re
import subprocess
import unittest

import prestige

GAMES = [("citadels", 2), ("citadels", 5), ("trickerion", 2), ("trickerion", 4)]
DECISIONS_MAX = 5000


def play(state, rng, decisions=DECISIONS_MAX):
    """At random, chance included; stops at the end or after so many actions."""
    for _ in range(decisions):
        if state.is_terminal():
            return state
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def middle(name="citadels", players=4, seed=3, decisions=40):
    return play(prestige.load_game(name, players).new_initial_state(seed), random.Random(1), decisions)


class Games(unittest.TestCase):
    def test_random_games_end(self):
        for name, players in GAMES:
            for seed in (None, 7):
                with self.subTest(name=name, players=players, seed=seed):
                    state = prestige.load_game(name, players).new_initial_state(seed)
                    play(state, random.Random(5))
                    self.assertTrue(state.is_terminal())
                    self.assertEqual(state.current_player(), prestige.TERMINAL_PLAYER)
                    self.assertEqual(state.legal_actions(), [])
                    self.assertAlmostEqual(sum(state.returns()), 0)
                    self.assertEqual(state.rewards(), state.returns())
                    best = max(range(players), key=lambda p: state.returns()[p])
                    self.assertIn(best, state.outcome()["winners"])

    def test_a_child_leaves_its_parent_as_it_is(self):
        parent = middle()
        before = parent.clone()
        action = parent.legal_actions()[0]
        child = parent.child(action)
        self.assertEqual(parent, before)
        before.apply_action(action)
        self.assertEqual(child, before)

    def test_nothing_is_won_before_the_end(self):
        self.assertEqual(middle().returns(), [0, 0, 0, 0])
        self.assertIsNone(middle().outcome())

    def test_options(self):
        game = prestige.load_game("citadels", players=4, options={"use_rank9": True})
        self.assertTrue(game.options()["use_rank9"])
        self.assertEqual(game.num_players(), 4)
        self.assertEqual(prestige.load_game("trickerion").num_players(), 4)
        self.assertEqual({game["id"] for game in prestige.games()}, {"citadels", "trickerion"})

    def test_seeds_are_those_of_the_engine_protocol(self):
        program = os.environ.get("PRESTIGE_BINARY", "")
        if not os.access(program, os.X_OK):
            self.skipTest("prestige is not built")
        for name, players in GAMES:
            requests = [
                {"cmd": "new", "game": name, "players": players, "seed": 11},
                {"cmd": "observe", "seat": 0},
            ]
            lines = "".join(json.dumps(request) + "\n" for request in requests)
            engine = subprocess.run([program, "engine"], input=lines, capture_output=True, text=True)
            seen = json.loads(engine.stdout.splitlines()[1])["observation"]
            state = prestige.load_game(name, players).new_initial_state(11)
            self.assertEqual(state.observation(0), seen)


class Chance(unittest.TestCase):
    def test_is_a_player_without_a_seed(self):
        state = prestige.load_game("citadels", 3).new_initial_state()
        self.assertTrue(state.is_chance_node())
        self.assertEqual(state.current_player(), prestige.CHANCE_PLAYER)
        outcomes = state.chance_outcomes()
        self.assertAlmostEqual(sum(probability for _, probability in outcomes), 1)
        self.assertEqual([action for action, _ in outcomes], state.legal_actions())

    def test_draws_by_itself_with_a_seed(self):
        state = middle()
        self.assertFalse(state.is_chance_node())
        self.assertRaisesRegex(ValueError, "Chance has nothing", state.chance_outcomes)


class Actions(unittest.TestCase):
    def test_numbers_and_texts(self):
        for name, players in GAMES:
            state = middle(name, players)
            for action in state.legal_actions():
                text = state.action_to_string(action)
                self.assertEqual(state.string_to_action(text), action)
            self.assertEqual(state.legal_actions(), sorted(state.legal_actions()))

    def test_numbers_mean_the_same_in_all_states(self):
        meaning = {}
        state = prestige.load_game("citadels", 4).new_initial_state(1)
        rng = random.Random(2)
        while not state.is_terminal():
            for action in state.legal_actions():
                text = state.action_to_string(action)
                self.assertEqual(meaning.setdefault(action, text), text)
            state.apply_action(rng.choice(state.legal_actions()))
        self.assertEqual(len(set(meaning.values())), len(meaning))

    def test_texts_can_be_applied(self):
        state, other = middle(), middle()
        action = state.legal_actions()[0]
        state.apply_action(action)
        other.apply_action(other.action_to_string(action), player=other.current_player())
        self.assertEqual(state, other)

    def test_decisions_at_the_same_time_have_no_order(self):
        state = prestige.load_game("trickerion", 2).new_initial_state(4)
        rng = random.Random(4)
        while not state.is_simultaneous_node():
            state.apply_action(rng.choice(state.legal_actions()))
        self.assertEqual(state.acting_players(), [0, 1])
        first, second = state.clone(), state.clone()
        moves = [state.legal_actions(player)[0] for player in (0, 1)]
        for player in (0, 1):
            first.apply_action(moves[player], player)
            second.apply_action(moves[1 - player], 1 - player)
        self.assertEqual(first.information_state_string(0), second.information_state_string(0))
        self.assertEqual(first.information_state_string(1), second.information_state_string(1))


class Copies(unittest.TestCase):
    def test_a_clone_goes_its_own_way(self):
        state = middle()
        before = state.serialize()
        for twin in (state.clone(), copy.copy(state), copy.deepcopy(state)):
            self.assertEqual(twin, state)
            twin.apply_action(twin.legal_actions()[0])
            self.assertNotEqual(twin, state)
        self.assertEqual(state.serialize(), before)

    def test_texts_and_pickles_hold_everything(self):
        for name, players in GAMES:
            for seed in (None, 3):
                state = middle(name, players, seed)
                for twin in (
                    prestige.deserialize(state.serialize()),
                    pickle.loads(pickle.dumps(state)),
                ):
                    self.assertEqual(twin, state)
                    self.assertEqual(hash(twin), hash(state))
                    end = play(state.clone(), random.Random(9))
                    self.assertEqual(play(twin, random.Random(9)).outcome(), end.outcome())


class Secrets(unittest.TestCase):
    def test_a_player_cannot_tell_worlds_apart(self):
        for name, players in GAMES:
            state = middle(name, players)
            player = state.current_player()
            worlds = [state.determinize(player, seed) for seed in range(5)]
            for world in worlds:
                self.assertEqual(world.observation_json(player), state.observation_json(player))
                self.assertEqual(
                    world.information_state_string(player), state.information_state_string(player)
                )
                self.assertEqual(world.legal_actions(player), state.legal_actions(player))
                bots = [s.bot_action(player, "skilled", seed=1) for s in (world, state)]
                self.assertEqual(bots[0], bots[1])
                play(world, random.Random(0))
            self.assertGreater(len({world.serialize() for world in worlds}), 1)

    def test_other_players_see_something_else(self):
        state = middle()
        self.assertNotEqual(state.observation_json(0), state.observation_json(1))
        self.assertIn("hand", state.observation(0)["seats"][0])
        self.assertNotIn("hand", state.observation(0)["seats"][1])


class Bots(unittest.TestCase):
    def test_all_give_legal_actions(self):
        for name, players in GAMES:
            state = middle(name, players)
            player = state.current_player()
            for bot in prestige.bots():
                action = state.bot_action(player, bot, seed=1, iterations=20)
                self.assertIn(action, state.legal_actions(player))
                self.assertEqual(state.bot_action(player, bot, seed=1, iterations=20), action)

    def test_think_for_a_time(self):
        state = middle()
        action = state.bot_action(state.current_player(), "expert", milliseconds=5)
        self.assertIn(action, state.legal_actions())


class Refusals(unittest.TestCase):
    def refuses(self, words, function, *arguments, **named):
        self.assertRaisesRegex(ValueError, words, function, *arguments, **named)

    def test_games(self):
        self.refuses("citadels, trickerion", prestige.load_game, "chess")
        self.refuses(".", prestige.load_game, "citadels", 9)
        self.refuses("rank_9", prestige.load_game, "citadels", 4, {"rank_9": True})
        self.assertRaises(TypeError, prestige.load_game, "citadels", options={"cast": object()})

    def test_actions(self):
        state = middle()
        before = state.clone()
        for action in (-1, 0x7FFFFFFFFFFFFFFF, 123456789, 255):
            self.refuses("not among those", state.apply_action, action)
            self.refuses("not among those", state.action_to_string, action)
        self.refuses("dance", state.apply_action, "dance")
        self.refuses(r"\(C", state.apply_action, "keep king" if state.round() else "end_turn")
        self.assertRaises(TypeError, state.apply_action, 1 << 70)
        self.assertEqual(state, before)

    def test_kinds_of_arguments(self):
        game = prestige.load_game("citadels", 2)
        for seed in (-1, "7", 1.5):
            self.assertRaises(TypeError, game.new_initial_state, seed)

    def test_players(self):
        state = middle()
        for player in (-3, 4, 13, 14, 15, 255, 256):
            for function in (state.observation, state.observation_json, state.legal_actions):
                self.refuses("no player", function, player)
            self.refuses("no player", state.determinize, player, 1)
            self.refuses("no player", state.bot_action, player, "random")
        idle = next(p for p in range(4) if p not in state.acting_players())
        self.assertEqual(state.legal_actions(idle), [])
        self.refuses("not among those", state.apply_action, state.legal_actions()[0], idle)
        self.refuses("nothing to decide", state.bot_action, idle, "random")
        self.refuses("master", state.bot_action, state.current_player(), "champion")
        self.refuses("threads", state.bot_action, state.current_player(), "expert", threads=0)

    def test_after_the_end(self):
        state = play(middle(), random.Random(1))
        self.refuses("over", state.apply_action, 1)
        self.refuses("over", state.apply_action, "end_turn")
        self.refuses("nothing to decide", state.bot_action, 0, "random")
        self.assertEqual(state.legal_actions(0), [])
        self.assertEqual(state.determinize(0, 1).outcome(), state.outcome())

    def test_texts_of_states(self):
        for text in ("", "nonsense", "[]", "{}", '{"position":1}', '{"position":{"game":"chess"}}',
                     '{"position":{"game":"citadels","seats":[{"gold":-1}]}}',
                     '{"position":{"game":"citadels"},"seed":-1}'):
            with self.subTest(text=text):
                self.refuses(".", prestige.deserialize, text)


class Document(unittest.TestCase):
    def test_its_examples_run(self):
        path = pathlib.Path(__file__).parents[2] / "docs" / "bots.md"
        examples = re.findall(r"^```python\n(.*?)^```", path.read_text("utf-8"), re.M | re.S)
        self.assertTrue(examples)
        for example in examples:
            with contextlib.redirect_stdout(io.StringIO()) as printed:
                exec(compile(example, str(path), "exec"), {})
            self.assertTrue(printed.getvalue())


if __name__ == "__main__":
    unittest.main()
