"""A bot that misbehaves as its argument says; without one it takes the first legal action."""

import json
import os
import signal
import sys
import time

MODE = sys.argv[1] if len(sys.argv) > 1 else "well"


def say(answer):
    print(json.dumps(answer), flush=True)


def decide(message):
    if MODE == "slow":
        time.sleep(30)
    elif MODE == "crash":
        raise RuntimeError("the bot has a mistake")
    elif MODE == "signal":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif MODE == "quit":
        sys.exit(0)
    elif MODE == "close":
        os.close(1)
        time.sleep(30)
    elif MODE == "garbage":
        print("build \x07 \xff something", flush=True)
    elif MODE == "list":
        say(["build palace"])
    elif MODE == "no_action":
        say({"move": "build palace"})
    elif MODE == "other_decision":
        say({"action": message["legal"][0], "decision": message["decision"] - 1})
    elif MODE == "illegal":
        say({"action": "end_turn"})
    elif MODE == "nonsense":
        say({"action": "dance"})
    elif MODE == "flood":
        while True:
            sys.stdout.write("x" * 4096)
    else:
        say({"action": message["legal"][0], "decision": message["decision"]})


def main():
    if MODE == "mute":
        time.sleep(30)
    if MODE == "deaf":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if MODE == "loud":
        sys.stderr.write("error " * 100_000)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"ready": False} if MODE == "not_ready" else {"ready": True})
            if MODE == "chatty":
                say({"thinking": "about the weather"})
        elif message["type"] == "decide":
            decide(message)
        elif message["type"] == "bye" and MODE == "deaf":
            time.sleep(30)


main()
