#!/usr/bin/env python3
"""A bot for the arena that needs nothing but Python 3.

It reads one JSON object per line and writes one for each `hello` and `decide`; docs/bots.md has the
messages. It never looks ahead: it gives every legal action a number and takes the best one.

    prestige arena --game citadels --players 2 --bot "mine=python3 examples/bots/simple.py" \\
        --bots mine,random --games 100
"""

import json
import random
import sys

# What the ordinary districts of Citadels cost; a unique one costs about five.
COSTS = {
    "manor": 3, "castle": 4, "palace": 5, "temple": 1, "church": 2, "monastery": 3, "cathedral": 5,
    "tavern": 1, "market": 2, "trading_post": 2, "docks": 3, "harbor": 4, "town_hall": 5,
    "watchtower": 1, "prison": 2, "barracks": 3, "fortress": 5,
}  # fmt: skip
UNIQUE_COST = 5

# Actions by their first word. What is not listed is worth 0.
CITADELS = {
    "take_crown": 9, "income": 8, "extra_gold": 8, "extra_cards": 8, "build": 7, "gather": 6,
    "kill": 4, "rob": 4, "bewitch": 4, "end_turn": 1, "destroy": -1, "swap_hands": -1,
    "redraw": -1,
}  # fmt: skip
TRICKERION = {
    "perform": 9, "claim": 9, "advertise": 8, "assign": 8, "set_up": 8, "prepare": 8, "hire": 7,
    "place": 7, "buy": 5, "learn": 5, "take_coins": 4, "confirm": 3, "end": 1, "idle": -3,
    "leave": -5, "clear_out": -5, "give_up": -5,
}  # fmt: skip
# Tricks of Trickerion whose Components lie on the market from the start: all this bot learns.
NEEDS = {
    "linking_rings": {"metal": 2}, "enchanted_butterflies": {"fabric": 2},
    "barricaded_barrels": {"wood": 2}, "mind_reading": {"glass": 2},
    "stocks_escape": {"wood": 2, "metal": 2}, "card_manipulation": {"wood": 3, "fabric": 3},
}  # fmt: skip


def citadels(words, me):
    """How good an action of Citadels looks to the player whose seat the observation calls `me`."""
    value = CITADELS.get(words[0], 0)
    if words[0] == "build":
        # Districts are points: the dearest first.
        value += COSTS.get(words[1], UNIQUE_COST) / 10
    elif words[0] == "gather":
        wanted = "gold" if me["hand"] and me["gold"] < 6 else "cards"
        value += 0.5 * (words[1] == wanted)
    elif words[0] == "keep":
        # A full hand and purse want the Architect; otherwise income is welcome.
        rich = me["gold"] >= 5 and len(me["hand"]) >= 2
        value += {"architect": 3 if rich else 1, "merchant": 2, "king": 1.5}.get(words[1], 0)
    return value


def trickerion(words, me):
    """The same for Trickerion: learn a Trick, get its Components, prepare it, show it."""
    value = TRICKERION.get(words[0], 0)
    if words[0] == "assign":
        value += destination(words[2], me) + 0.1 * (words[1] == "magician")
    elif words[0] == "place":
        # More Action Points do more, and so does the Magician.
        value += 0.1 * ("+2" in words[2]) + 0.05 * ("+1" in words[2]) + 0.2 * (words[1] == "magician")
    elif words[0] in ("start", "learn"):
        value += 1 if words[1] in NEEDS else -5
    elif words[0] in ("take", "buy"):
        missing = lacks(me).get(words[1], 0)
        value += missing - abs(missing - int(words[2])) if words[0] == "buy" else missing
        value -= 5 * (words[0] == "buy" and missing == 0)
    return value


def lacks(me):
    """The Components that the learnt Tricks still need."""
    missing = {}
    for trick in me["tricks"].values():
        for component, count in NEEDS.get(trick["trick"], {}).items():
            missing[component] = max(0, count - me["tokens"].get(component, 0))
    return missing


def destination(place, me):
    """How much going to a Location helps now."""
    tricks = me["tricks"].values()
    if place == "theater":
        return 0.9 if any(trick["markers"] for trick in tricks) else 0
    if place == "workshop":
        return 0.8 if tricks and not any(lacks(me).values()) else 0
    if place == "market_row":
        return 0.8 if any(lacks(me).values()) else 0
    return 0.7  # downtown: Tricks, Characters, coins


def choose(game, message, dice):
    """The best of the legal actions; between equals the dice decide."""
    me = message["observation"]["seats"][message["seat"]]
    judge = {"citadels": citadels, "trickerion": trickerion}[game]
    return max(message["legal"], key=lambda action: (judge(action.split(), me), dice.random()))


def main():
    game, dice = None, None
    for line in sys.stdin:
        message = json.loads(line)
        answer = None
        if message["type"] == "hello":  # a new game; the seed makes it repeatable
            game, dice = message["game"], random.Random(message["seed"])
            answer = {"ready": True}
        elif message["type"] == "decide":
            answer = {"action": choose(game, message, dice)}
        # "outcome" and "bye" need no answer; what is new in a later version is passed over, too.
        if answer:
            print(json.dumps(answer), flush=True)  # without flush it would wait in a buffer


if __name__ == "__main__":
    main()
