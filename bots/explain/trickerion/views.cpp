#include "bots/explain/trickerion/views.h"

#include <algorithm>
#include <bit>
#include <string>

#include "bots/eval/trickerion/evaluate.h"
#include "bots/explain/trickerion/facts.h"
#include "games/trickerion/rules/end_turn.h"
#include "games/trickerion/rules/scoring.h"
#include "games/trickerion/rules/stage.h"

namespace prestige::bots {

namespace {

using namespace trickerion;

constexpr std::string_view kTrickerionReasonKinds[] = {
#define REASON(name) #name,
#include "bots/explain/trickerion/reasons.def"
#undef REASON
};

int prepared_markers(const Player& p) {
  int n = 0;
  for (const OwnTrick& t : p.tricks) n += t.exists() ? t.markers : 0;
  return n;
}

int team_size(const Player& p) {
  return std::popcount(static_cast<unsigned>(p.team)) +
         std::popcount(static_cast<unsigned>(p.hired)) + p.hired_apprentices;
}

int powers_learned(const Player& p) {
  return static_cast<int>(std::ranges::count_if(
      p.powers, [](const LearnedPower& power) { return power.power.has_value(); }));
}

int tokens(const Player& p) {
  int n = 0;
  for (const int pile : p.tokens) n += pile;
  return n;
}

Measured measured(int amount, double value) {
  return {.amount = static_cast<double>(amount), .value = value};
}

}  // namespace

std::span<const std::string_view> trickerion_reasons() { return kTrickerionReasonKinds; }

constexpr std::array<MeasureWords, TrickerionViews::kMeasures> TrickerionViews::kWords{{
    {trickerion_reason::fame_gained, trickerion_reason::fame_more, trickerion_reason::fame_less},
    {trickerion_reason::coins_gained, trickerion_reason::coins_more, trickerion_reason::coins_less},
    {trickerion_reason::shards_gained, trickerion_reason::shards_more,
     trickerion_reason::shards_less},
    {"", trickerion_reason::prepared_more, trickerion_reason::prepared_less},
    {"", trickerion_reason::on_stage_more, trickerion_reason::on_stage_less},
    {"", trickerion_reason::team_more, trickerion_reason::team_less},
    {"", trickerion_reason::components_more, trickerion_reason::components_less},
    {trickerion_reason::specials_gained, trickerion_reason::specials_more,
     trickerion_reason::specials_less},
    {"", trickerion_reason::wages_less, trickerion_reason::wages_more, -1},
    {trickerion_reason::powers_gained, "", ""},
}};

TrickerionViews::Measures TrickerionViews::measure(const State& world, Seat seat) {
  const TrickerionTerms terms = TrickerionEval::terms(world, seat);
  const Player& p = player(world, seat);
  return {{
      measured(p.fame, terms.fame),
      measured(p.coins, terms.coins),
      measured(p.shards, terms.shards),
      measured(prepared_markers(p), terms.tricks),
      measured(markers_on_stage(world, seat), terms.stage),
      measured(team_size(p), terms.team),
      measured(tokens(p), terms.components),
      measured(hand(world, seat).specials.size(), terms.specials),
      measured(wages_owed(world, seat), terms.wages),
      measured(powers_learned(p), terms.powers),
  }};
}

double TrickerionViews::points(const State& world, Seat seat) {
  const bool is_over = world.table.phase == Phase::over;
  return is_over ? final_score(world, seat).total : player(world, seat).fame;
}

void TrickerionViews::find_reasons(const Observation& seen, const Action& action,
                                   std::span<const State> worlds,
                                   const Consequences<TrickerionViews>&, Reasons& found) {
  find_trickerion_facts(worlds.front(), seen.viewer, action, found);
}

}  // namespace prestige::bots
