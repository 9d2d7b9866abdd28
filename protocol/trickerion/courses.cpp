#include "protocol/trickerion/courses.h"

#include "games/trickerion/rules/questions.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

enum class Times : std::uint8_t { once, maybe, many };

struct Step {
  Ask ask{};
  Times times = Times::once;

  constexpr Step() = default;
  constexpr Step(Ask what, Times how_often = Times::once) : ask(what), times(how_often) {}
};
constexpr Step maybe(Ask ask) { return {ask, Times::maybe}; }
constexpr Step many(Ask ask) { return {ask, Times::many}; }

// The questions of an action or a phase from the bottom of the stack to its top: all those that
// follow are asked at the start, and answered from the right to the left.
struct Course {
  Phase phase;
  Maybe<Verb> verb;  // of the action in progress, if it has one
  std::array<Step, 6> steps{};
  std::size_t size = 0;

  template <class... Steps>
  constexpr Course(Phase when, Maybe<Verb> action, Steps... all)
      : phase(when), verb(action), steps{Step(all)...}, size(sizeof...(all)) {}
};

constexpr Course kCourses[] = {
    // Setup
    {Phase::opening, {}, Ask::dummy},
    {Phase::choosing_magicians, {}, many(Ask::reveal_top)},
    {Phase::choosing_starts, Verb::start, Ask::start_specialist, Ask::start_components, Ask::symbol,
     Ask::start_trick},
    {Phase::choosing_starts, Verb::start, Ask::manager_components},
    {Phase::engineer_tricks, Verb::start, Ask::start_specialist, Ask::start_components, Ask::symbol,
     Ask::start_trick},
    {Phase::engineer_tricks, Verb::start, Ask::manager_components},
    {Phase::engineer_tricks, Verb::start, Ask::symbol, Ask::engineer_trick},
    {Phase::dealing_powers, Verb::start, Ask::symbol, Ask::engineer_trick},
    {Phase::first_initiative, Verb::start, Ask::symbol, Ask::engineer_trick},
    {Phase::first_omens, {}, many(Ask::foretell)},
    // Downtown
    {Phase::placing, Verb::learn, Ask::finish_learn, Ask::shelf_trick, maybe(Ask::symbol),
     maybe(Ask::give_up), Ask::use_die, many(Ask::gamble)},
    {Phase::placing, Verb::hire, Ask::finish_hire, Ask::use_die, many(Ask::gamble)},
    {Phase::placing, Verb::hire, Ask::shelf_apprentice},
    {Phase::placing, Verb::hire, Ask::motivate},
    {Phase::placing, Verb::take_coins, Ask::finish_take_coins, maybe(Ask::roll), many(Ask::gamble)},
    {Phase::placing, Verb::take_coins, Ask::basket},
    {Phase::placing, Verb::take_coins, many(Ask::receive), Ask::shelf_component},
    {Phase::placing, Verb::reroll, Ask::roll},
    {Phase::placing, Verb::reroll, Ask::keep_face},
    {Phase::placing, Verb::set_die, Ask::set_face},
    // Market Row
    {Phase::placing, Verb::buy, Ask::receive, Ask::replace_display},
    {Phase::placing, Verb::buy, Ask::shelf_component},
    {Phase::placing, Verb::buy_mixed, Ask::basket},
    {Phase::placing, Verb::buy_mixed, many(Ask::receive), Ask::replace_display},
    {Phase::placing, Verb::buy_mixed, many(Ask::receive), Ask::shelf_component},
    {Phase::placing, Verb::order, maybe(Ask::second_order), maybe(Ask::receive), Ask::order_slot},
    {Phase::placing, Verb::order, Ask::shelf_component},
    // Workshop
    {Phase::placing, Verb::prepare, Ask::parts},
    {Phase::placing, Verb::prepare, Ask::returns},
    {Phase::placing, Verb::prepare, Ask::at, Ask::onto},
    {Phase::placing, Verb::prepare, Ask::promote},
    // Theater
    {Phase::placing, Verb::set_up, maybe(Ask::swap_shows), Ask::at},
    {Phase::placing, Verb::set_up, maybe(Ask::swap_shows), Ask::link_bonus},
    {Phase::placing, Verb::reschedule, Ask::at, Ask::onto},
    {Phase::placing, Verb::reschedule, Ask::link_bonus},
    {Phase::before_shows, Verb::reschedule, Ask::at, Ask::onto},
    {Phase::before_shows, Verb::reschedule, Ask::link_bonus},
    // Special cards and Prophecies
    {Phase::placing, {}, Ask::draw_hidden},
    {Phase::placing, {}, Ask::keep_special},
    {Phase::placing, {}, Ask::reveal_top},
    {Phase::placing, {}, Ask::foretell},
    // Any time
    {Phase::advertising, {}, Ask::clear_out},
    {Phase::learning_powers, {}, Ask::clear_out},
    {Phase::placing, {}, Ask::clear_out},
    {Phase::before_shows, {}, Ask::clear_out},
    {Phase::showing, {}, Ask::clear_out},
    {Phase::after_shows, {}, Ask::clear_out},
    // Performances
    {Phase::showing, {}, Ask::show_declarations, Ask::steal},
    {Phase::showing, {}, Ask::show_declarations, Ask::premiere},
    {Phase::showing, {}, Ask::show_declarations, Ask::puppet},
    // The end of a turn
    {Phase::returning, {}, many(Ask::shelf_apprentice)},
    {Phase::orders, {}, Ask::shelf_component},
    {Phase::prophesying, {}, Ask::dummy},
    {Phase::prophesying, {}, Ask::foretell},
    {Phase::special_cards, {}, Ask::dummy},
    {Phase::special_cards, {}, many(Ask::reveal_top)},
};

bool follows(const Table& t, const Course& course) {
  if (course.phase != t.phase) return false;
  if (course.verb && course.verb != t.doing.verb) return false;
  std::size_t next = 0;
  for (std::size_t i = 0; i < course.size && next < t.pending.size(); ++i) {
    const Step& step = course.steps[i];
    if (t.pending[next].ask == step.ask) {
      ++next;
    } else if (step.times == Times::once) {
      return false;
    }
    while (step.times == Times::many && next < t.pending.size() &&
           t.pending[next].ask == step.ask) {
      ++next;
    }
  }
  return next == t.pending.size();
}

}  // namespace

bool asked_in_order(const State& s) {
  const Table& t = s.table;
  if (t.pending.empty()) return true;
  // What nobody has to decide is carried out at once, so it waits only below other questions.
  if (is_automatic(t.pending.back())) return false;
  return std::any_of(std::begin(kCourses), std::end(kCourses),
                     [&](const Course& course) { return follows(t, course); });
}

}  // namespace prestige::protocol
