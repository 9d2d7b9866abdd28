#include "games/trickerion/rules/assignment.h"
#include "games/trickerion/rules/end_turn.h"
#include "protocol/trickerion/text_parts.h"
#include "protocol/trickerion/texts.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

// A question of a seat: the key of its words, and what they mention.
struct Question {
  std::string key;
  TextParts parts{};
};

Question pending_question(const State& s, const Pending& top, Language language) {
  Question q{"prompt." + std::string(id_of(top.ask))};
  const Doing& doing = s.table.doing;
  q.parts.trick = word_for(doing.trick, language);
  q.parts.die = word_for(doing.die, language);
  q.parts.amount = std::to_string(top.a);
  switch (top.ask) {
    case Ask::shelf_component:
    case Ask::replace_display:
    case Ask::order_slot:
    case Ask::receive:
      q.parts.component = word_for(Component(top.a), language);
      break;
    case Ask::basket:
      if (special(s, doing.mods).takes_from_display && top.a == 0) q.key += ".lift";
      break;
    case Ask::motivate:
      q.parts.character = word_for(Character(top.a), language);
      break;
    case Ask::at:
      q.parts.performance = word_for(show(s, doing.show).card, language);
      break;
    default:
      break;
  }
  return q;
}

Question assigning_question(const State& s, Seat seat, Language language) {
  if (hand(s, seat).clearing) return {"prompt.clear_out"};
  const Maybe<Character> next = next_to_assign(s, seat);
  if (!next) return {"prompt.confirming"};
  return {"prompt.assigning", {.character = word_for(next, language)}};
}

Question placing_question(const State& s, Language language) {
  const Placement& p = s.table.placement;
  if (!p.acting) return {p.made == 0 ? "prompt.placing" : "prompt.turn_goes_on"};
  return {"prompt.acting",
          {.character = word_for(p.who, language),
           .spot = word_for(p.spot, language),
           .amount = std::to_string(p.ap)}};
}

Question phase_question(const State& s, Seat seat, Language language, const Names& names) {
  switch (s.table.phase) {
    case Phase::assigning:
      return assigning_question(s, seat, language);
    case Phase::placing:
      return placing_question(s, language);
    case Phase::showing: {
      const Seat performer = s.table.staging.performer;
      if (seat == performer) return {"prompt.showing"};
      return {"prompt.possess", {.other = word_for(performer, language, names)}};
    }
    case Phase::wages:
      return {"prompt.wages", {.amount = std::to_string(wages_owed(s, seat))}};
    default:
      return {"prompt." + std::string(id_of(s.table.phase))};
  }
}

}  // namespace

std::string prompt(const State& s, Seat seat, Language language, const Names& names) {
  const SeatSet acting = Trickerion::acting(s);
  if (acting.empty()) return text(kTrickerionTexts, language, "phase.over");
  if (!acting.has(seat)) {
    const Seat first = acting.front();
    if (first == Seat::chance()) return text(kTrickerionTexts, language, "prompt.chance");
    return fill_text("prompt.waiting", language, {.seat = word_for(first, language, names)});
  }
  if (seat == Seat::chance()) return text(kTrickerionTexts, language, "prompt.chance");
  const Question q = s.table.pending.empty()
                         ? phase_question(s, seat, language, names)
                         : pending_question(s, s.table.pending.back(), language);
  return fill_text(q.key, language, q.parts);
}

}  // namespace prestige::protocol
