#include "games/trickerion/rules/questions.h"

#include "games/trickerion/rules/dark_alley.h"
#include "games/trickerion/rules/declarations.h"
#include "games/trickerion/rules/downtown_answers.h"
#include "games/trickerion/rules/market_row.h"
#include "games/trickerion/rules/performance.h"
#include "games/trickerion/rules/placing.h"
#include "games/trickerion/rules/setup.h"
#include "games/trickerion/rules/theater.h"
#include "games/trickerion/rules/workshop.h"

namespace prestige::trickerion {

namespace {

enum class Chapter : std::uint8_t {
  chance,
  setup,
  downtown,
  market_row,
  workshop,
  theater,
  dark_alley,
  any_time,
  performance,
};

Chapter chapter_of(Ask ask) {
  switch (ask) {
    case Ask::roll:
    case Ask::gamble:
    case Ask::dummy:
    case Ask::reveal_top:
    case Ask::foretell:
    case Ask::draw_hidden:
      return Chapter::chance;
    case Ask::start_trick:
    case Ask::start_components:
    case Ask::start_specialist:
    case Ask::manager_components:
    case Ask::engineer_trick:
      return Chapter::setup;
    case Ask::use_die:
    case Ask::give_up:
    case Ask::symbol:
    case Ask::shelf_trick:
    case Ask::finish_learn:
    case Ask::finish_hire:
    case Ask::shelf_apprentice:
    case Ask::motivate:
    case Ask::finish_take_coins:
    case Ask::set_face:
    case Ask::keep_face:
      return Chapter::downtown;
    case Ask::receive:
    case Ask::shelf_component:
    case Ask::basket:
    case Ask::replace_display:
    case Ask::order_slot:
    case Ask::second_order:
      return Chapter::market_row;
    case Ask::parts:
    case Ask::returns:
    case Ask::promote:
      return Chapter::workshop;
    case Ask::onto:
    case Ask::at:
    case Ask::link_bonus:
    case Ask::swap_shows:
      return Chapter::theater;
    case Ask::keep_special:
      return Chapter::dark_alley;
    case Ask::clear_out:
      return Chapter::any_time;
    case Ask::show_declarations:
    case Ask::steal:
    case Ask::premiere:
    case Ask::puppet:
      return Chapter::performance;
  }
  return Chapter::chance;
}

}  // namespace

bool is_automatic(const Pending& top) {
  return top.ask == Ask::finish_learn || top.ask == Ask::finish_hire ||
         top.ask == Ask::finish_take_coins || top.ask == Ask::receive ||
         top.ask == Ask::show_declarations;
}

void settle_automatic(State& s, Events& ev) {
  if (s.table.pending.back().ask == Ask::show_declarations) return next_declaration(s, ev);
  const Pending top = answered(s);
  switch (top.ask) {
    case Ask::finish_learn:
      return finish_learn(s, ev);
    case Ask::finish_hire:
      return finish_hire(s, ev);
    case Ask::finish_take_coins:
      return finish_take_coins(s, ev);
    default:
      return receive_components(s, top.seat, Component(top.a), top.b);
  }
}

Illegal check_answer(const State& s, const Action& a) {
  const Pending& top = s.table.pending.back();
  switch (chapter_of(top.ask)) {
    case Chapter::chance:
      return Reason::not_now;
    case Chapter::setup:
      return check_start(s, top, a);
    case Chapter::downtown:
      return check_downtown_answer(s, top, a);
    case Chapter::market_row:
      return check_market_answer(s, top, a);
    case Chapter::workshop:
      return check_workshop_answer(s, top, a);
    case Chapter::theater:
      return check_theater_answer(s, top, a);
    case Chapter::dark_alley:
      return check_keep(s, a);
    case Chapter::any_time:
      return check_clear_out(s, top.seat, a);
    case Chapter::performance:
      return check_declaration(s, top, a);
  }
  return Reason::not_now;
}

void offer_answers(const State& s, Actions& out) {
  const Pending& top = s.table.pending.back();
  switch (chapter_of(top.ask)) {
    case Chapter::chance:
      return;
    case Chapter::setup:
      return offer_starts(s, top, out);
    case Chapter::downtown:
      return offer_downtown_answers(s, top, out);
    case Chapter::market_row:
      return offer_market_answers(s, top, out);
    case Chapter::workshop:
      return offer_workshop_answers(s, top, out);
    case Chapter::theater:
      return offer_theater_answers(s, top, out);
    case Chapter::dark_alley:
      return offer_keeps(s, out);
    case Chapter::any_time:
      return offer_clear_out(s, top.seat, out);
    case Chapter::performance:
      return offer_declarations(s, top, out);
  }
}

void apply_answer(State& s, const Action& a, Events& ev) {
  const Pending top = s.table.pending.back();
  switch (chapter_of(top.ask)) {
    case Chapter::chance:
      return;
    case Chapter::setup:
      return apply_start(s, top, a, ev);
    case Chapter::downtown:
      return apply_downtown_answer(s, top, a, ev);
    case Chapter::market_row:
      return apply_market_answer(s, top, a, ev);
    case Chapter::workshop:
      return apply_workshop_answer(s, top, a, ev);
    case Chapter::theater:
      return apply_theater_answer(s, top, a, ev);
    case Chapter::dark_alley:
      return apply_keep(s, top, a, ev);
    case Chapter::any_time:
      answered(s);
      return apply_clear_out(s, top.seat, a, ev);
    case Chapter::performance:
      return apply_declaration(s, top, a, ev);
  }
}

}  // namespace prestige::trickerion
