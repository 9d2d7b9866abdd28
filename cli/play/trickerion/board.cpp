#include "cli/play/trickerion/board.h"

#include "cli/play/trickerion/header.h"
#include "cli/play/trickerion/players.h"
#include "cli/play/trickerion/stage.h"
#include "cli/play/trickerion/town.h"
#include "games/trickerion/rules/verbs.h"

namespace prestige::play {

using namespace trickerion;

namespace {

std::string rule_off(const TrickerionSight& sight) {
  std::string line;
  for (int i = 0; i < sight.width(); ++i) line += "─";
  return sight.faint(line);
}

// Is a marker on its way, or does somebody act at the Theater?
bool is_about_stage(const Table& table) {
  if (table.phase >= Phase::before_shows && table.phase <= Phase::after_shows) return true;
  for (const Pending& p : table.pending) {
    if (p.ask == Ask::at || p.ask == Ask::onto) return true;
  }
  const Placement& p = table.placement;
  return table.phase == Phase::placing && p.acting && location_of(p.spot) == Location::theater;
}

}  // namespace

Lines board(const TrickerionSight& sight, Detail detail) {
  const bool tight = detail >= Detail::tight;
  const bool airy = detail == Detail::full || detail == Detail::brief;
  Lines lines = header(sight, detail);
  if (airy) lines.push_back(rule_off(sight));
  append(lines, town(sight, detail));
  if (!tight || !sight.table().placement.acting) append(lines, week(sight, detail));
  if (!tight || is_about_stage(sight.table())) append(lines, stage_cards(sight));
  append(lines, player_boards(sight, detail));
  if (airy) lines.push_back(rule_off(sight));
  return lines;
}

}  // namespace prestige::play
