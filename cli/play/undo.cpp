#include "cli/play/undo.h"

#include <algorithm>

namespace prestige::play {

namespace {

using protocol::Session;
using protocol::Step;

// In every world that the viewer could be in before the decision, and in which it was possible, the
// viewer must see the same after it. Where the views differ, something hidden came to light. The
// worlds are samples, but always the same ones for the same game.
bool teaches(const AnyGame& rules, const Step& step, Seat viewer) {
  constexpr int kWorlds = 8;
  AnyState after = step.before;
  rules.apply(after, step.seat, step.action, nullptr);
  Rng rng(rules.hash(step.before));
  for (int i = 0; i < kWorlds; ++i) {
    AnyState world = rules.determinize(step.before, viewer, rng);
    if (rules.check(world, step.seat, step.action)) continue;
    rules.apply(world, step.seat, step.action, nullptr);
    if (!rules.same_view(world, after, viewer)) return true;
  }
  return false;
}

bool teaches_anybody(const AnyGame& rules, const Step& step) {
  for (int seat = 0; seat < rules.players(step.before); ++seat) {
    if (teaches(rules, step, Seat(seat))) return true;
  }
  return teaches(rules, step, Seat::spectator());
}

// A draw with one possible result tells nothing.
bool is_open_draw(const AnyGame& rules, const Step& step) {
  return step.seat == Seat::chance() && rules.chance_outcomes(step.before).size() > 1;
}

}  // namespace

Undo may_undo(const GameScreen& screen, const Session& session, Seat seat) {
  const auto& history = session.history();
  const AnyGame& rules = session.codec().rules();
  const auto decision = std::find_if(history.rbegin(), history.rend(),
                                     [](const Step& step) { return step.seat != Seat::chance(); });
  if (decision == history.rend()) return Undo::nothing;
  if (decision->seat != seat) return Undo::others;
  const bool drawn = std::any_of(history.rbegin(), decision,
                                 [&](const Step& step) { return is_open_draw(rules, step); });
  const bool revealed = drawn || !session.can_take_back(seat) ||
                        screen.turns_up(decision->before, seat, decision->action) ||
                        teaches_anybody(rules, *decision);
  return revealed ? Undo::revealed : Undo::allowed;
}

}  // namespace prestige::play
