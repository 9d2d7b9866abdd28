"""The games of Prestige for Python, in the shape of OpenSpiel; see docs/bots.md.

Players are numbers from 0. Whatever is refused raises ValueError with the reason, and nothing has
changed then.
"""

from typing import Any

CHANCE_PLAYER: int
"""The number of chance, -1."""
TERMINAL_PLAYER: int
"""What current_player() gives when the game is over, -4."""

def games() -> list[dict[str, Any]]:
    """All games with their options, as the command `games` of the engine protocol."""

def bots() -> list[str]:
    """The names that State.bot_action() knows."""

def load_game(
    name: str, players: int | None = None, options: dict[str, Any] | None = None
) -> Game:
    """A game; what is not given is as usual."""

def deserialize(text: str) -> State:
    """The state that State.serialize() wrote."""

class Game:
    @property
    def name(self) -> str: ...
    @property
    def rules_version(self) -> int:
        """Changes whenever a game could play differently, or actions get other numbers."""
    def num_players(self) -> int: ...
    def options(self) -> dict[str, Any]:
        """All options, complete with defaults."""
    def content(self) -> dict[str, Any]:
        """The facts of all cards, as printed."""
    def new_initial_state(self, seed: int | None = None) -> State:
        """With a seed, chance draws by itself, as `prestige engine` does with that seed; without
        one, chance is a player whose outcomes are applied like any action."""

class State:
    """A moment of a game, with what is hidden. clone() meets the same draws; what looks ahead
    without cheating uses determinize()."""

    @property
    def seed(self) -> int | None: ...
    def num_players(self) -> int: ...
    def round(self) -> int: ...
    def current_player(self) -> int:
        """Who decides: a player, CHANCE_PLAYER or TERMINAL_PLAYER. Where several decide at the same
        time it is the first of them: the order of their decisions changes nothing."""
    def acting_players(self) -> list[int]: ...
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def is_simultaneous_node(self) -> bool:
        """Do several players decide at the same time, unseen by each other?"""
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The actions of chance and their probabilities."""
    def legal_actions(self, player: int | None = None) -> list[int]:
        """In ascending order; without a player, of the current one. Of one that does not decide now,
        at most those that take back what was decided at the same time as others decide."""
    def action_to_string(self, action: int, player: int | None = None) -> str:
        """The text of a legal action."""
    def string_to_action(self, text: str, player: int | None = None) -> int:
        """The number of a legal action. The same in all states with the same rules_version."""
    def apply_action(self, action: int | str, player: int | None = None) -> None:
        """A number of legal_actions(), or a text."""
    def child(self, action: int, player: int | None = None) -> State:
        """The state after an action; this one stays as it is."""
    def returns(self) -> list[float]:
        """At the end, for each player the share of others that it beat less the share that beat it:
        1 for a sole winner, -1 for the last, in sum 0. Before the end, 0 for all."""
    def rewards(self) -> list[float]:
        """What the last action brought. All of it comes at the end: the same as returns()."""
    def outcome(self) -> dict[str, Any] | None:
        """Scores and places; None before the end."""
    def observation(self, player: int) -> dict[str, Any]:
        """What the player may know, as in the engine protocol."""
    def observation_json(self, player: int) -> str: ...
    def information_state_string(self, player: int) -> str:
        """The same without the options. It holds what the player knows now, learnt secrets included,
        and not the way there."""
    def determinize(self, player: int, seed: int) -> State:
        """A state that the player cannot tell from this one, with the hidden rest drawn anew. The
        draws to come are others, too."""
    def bot_action(
        self,
        player: int,
        bot: str,
        seed: int = 0,
        iterations: int = 0,
        milliseconds: int = 0,
        threads: int = 1,
    ) -> int:
        """What a bot would do, knowing only what the player may know. The same seed gives the same
        action, unless there is a limit of time. 0: as the level of the bot has it."""
    def clone(self) -> State: ...
    def serialize(self) -> str:
        """The position of the engine protocol with the seed, as JSON; states can be pickled, too."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...
