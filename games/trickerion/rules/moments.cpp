#include "games/trickerion/rules/moments.h"

namespace prestige::trickerion {

namespace {

// Where a kind of action belongs to; other: it answers a question.
enum class Moment : std::uint8_t {
  setup,
  advertising,
  learning_powers,
  assigning,
  placing,
  acting,
  downtown,
  market_row,
  workshop,
  theater,
  dark_alley,
  performing,
  any_time,
  other,
};

Moment moment_of(Verb verb) {
  switch (verb) {
    case Verb::choose:
    case Verb::start:
    case Verb::take:
    case Verb::specialist:
    case Verb::discard:
      return Moment::setup;
    case Verb::advertise:
      return Moment::advertising;
    case Verb::learn_power:
      return Moment::learning_powers;
    case Verb::assign:
    case Verb::leave:
    case Verb::confirm:
      return Moment::assigning;
    case Verb::place:
    case Verb::idle:
    case Verb::quick_change:
    case Verb::end_turn:
      return Moment::placing;
    case Verb::enhance:
    case Verb::boost:
    case Verb::end:
      return Moment::acting;
    case Verb::learn:
    case Verb::hire:
    case Verb::take_coins:
    case Verb::reroll:
    case Verb::set_die:
      return Moment::downtown;
    case Verb::buy:
    case Verb::buy_mixed:
    case Verb::order:
    case Verb::quick_order:
      return Moment::market_row;
    case Verb::prepare:
    case Verb::move_trick:
    case Verb::move_components:
    case Verb::move_apprentice:
      return Moment::workshop;
    case Verb::set_up:
    case Verb::reschedule:
      return Moment::theater;
    case Verb::draw_first:
    case Verb::draw_further:
    case Verb::fortune:
    case Verb::swap_omens:
    case Verb::weave:
      return Moment::dark_alley;
    case Verb::perform:
    case Verb::possess:
      return Moment::performing;
    case Verb::buy_special:
    case Verb::buy_shard:
    case Verb::sell_shard:
    case Verb::clear_out:
      return Moment::any_time;
    default:
      return Moment::other;
  }
}

// The phase to wait for, unless it is this one.
Illegal out_of_phase(const State& s, Phase wanted, Reason why) {
  return s.table.phase == wanted ? Reason::not_now : why;
}

// What a Character does at one of the Locations.
Illegal without_character(const State& s, Reason why) {
  return s.table.phase == Phase::placing ? why : Reason::only_while_placing;
}

}  // namespace

Illegal not_at_this_moment(const State& s, const Action& a) {
  const Moment moment = moment_of(a.verb);
  if (moment == Moment::any_time) return Reason::not_at_any_time;
  if (moment != Moment::other && !s.table.pending.empty()) return Reason::answer_first;
  switch (moment) {
    case Moment::setup:
      return Reason::only_at_setup;
    case Moment::advertising:
      return out_of_phase(s, Phase::advertising, Reason::only_in_advertise);
    case Moment::learning_powers:
      return out_of_phase(s, Phase::learning_powers, Reason::only_in_learn_power);
    case Moment::assigning:
      return out_of_phase(s, Phase::assigning, Reason::only_in_assign);
    case Moment::placing:
      return out_of_phase(s, Phase::placing, Reason::only_while_placing);
    case Moment::acting:
      return without_character(s, Reason::no_character_acts);
    case Moment::downtown:
      return without_character(s, Reason::needs_character_downtown);
    case Moment::market_row:
      return without_character(s, Reason::needs_character_market_row);
    case Moment::workshop:
      return without_character(s, Reason::needs_character_workshop);
    case Moment::theater:
      return without_character(s, Reason::needs_character_theater);
    case Moment::dark_alley:
      return without_character(s, Reason::needs_character_dark_alley);
    case Moment::performing:
      return out_of_phase(s, Phase::showing, Reason::only_in_perform);
    default:
      return Reason::not_now;
  }
}

}  // namespace prestige::trickerion
