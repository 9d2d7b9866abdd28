#include "cli/play/trickerion/header.h"

#include <array>

#include "cli/play/trickerion/symbols.h"
#include "cli/play/unicode.h"
#include "games/trickerion/rules/verbs.h"

namespace prestige::play {

using namespace trickerion;

namespace {

// "Ada: Magician, Downtown +2, 4 AP left"
std::string placement_line(const TrickerionSight& sight) {
  const Placement& p = sight.table().placement;
  return sight.say("acting", {{"seat", sight.name(p.seat)},
                              {"character", sight.name(p.who)},
                              {"spot", sight.name("spot", p.spot)},
                              {"amount", std::to_string(p.ap)}});
}

std::string what_happens(const TrickerionSight& sight) {
  const Table& table = sight.table();
  if (table.phase == Phase::placing && table.placement.acting) return placement_line(sight);
  return phase_name(sight);
}

// The slots have round numbers, players plain ones.
std::string initiative(const TrickerionSight& sight) {
  static constexpr std::array<std::string_view, 5> kRound{"○", "①", "②", "③", "④"};
  std::string out = sight.word("term.initiative");
  for (int i = 0; i < sight.table().players(); ++i) {
    const Seat seat = in_order(sight.world(), i);
    const auto slot = static_cast<std::size_t>(initiative_slot(sight.world(), i));
    out.append(" ").append(kRound[slot]).append(" ");
    out += sight.paint(tone_of(seat), sight.name(seat));
  }
  return out;
}

bool is_set_up(const TrickerionSight& sight) { return sight.table().phase >= Phase::rolling; }

Lines headline(const TrickerionSight& sight) {
  const Table& table = sight.table();
  Lines parts{sight.paint(Tone::title, sight.word("game.name"))};
  if (is_set_up(sight)) {
    const std::string of = std::to_string(table.turn) + "/" + std::to_string(table.options.turns());
    parts.push_back(sight.paint(Tone::strong, sight.word("term.turn") + " " + of));
  }
  parts.push_back(sight.paint(Tone::strong, what_happens(sight)));
  if (is_set_up(sight)) parts.push_back(initiative(sight));
  for (std::string& part : parts) {
    if (display_width(part) <= sight.width()) part = unbroken(part);
  }
  return wrap(join(parts, kDot), sight.width());
}

Lines active_prophecy(const TrickerionSight& sight, Detail detail) {
  if (!sight.table().active) return {};
  const Prophecy p = *sight.table().active;
  std::string line =
      sight.say("prophecy") + " " + sight.paint(Tone::purple, sight.name("prophecy", p));
  if (detail < Detail::tight) line += "  " + sight.effect("prophecy", p);
  return wrap(line, sight.width(), 2);
}

Lines pending_prophecies(const TrickerionSight& sight, Detail detail) {
  Lines items;
  for (int i = 0; i < kOmens; ++i) {
    const Maybe<Prophecy> p = sight.table().omen[static_cast<std::size_t>(i)];
    if (!p) continue;
    std::string item =
        sight.name("omen", Omen(i)) + " " + sight.paint(Tone::purple, sight.name("prophecy", *p));
    items.push_back(detail == Detail::full ? item + " " + sight.faint(sight.effect("prophecy", *p))
                                           : unbroken(item));
  }
  if (items.empty()) return {};
  return wrap(sight.say("pending") + " " + join(items, kDot), sight.width(), 2);
}

Lines turn_setups(const TrickerionSight& sight) {
  const Table& table = sight.table();
  if (!table.setup_card) return {};
  std::string line = sight.name("turn_setup", *table.setup_card);
  if (table.next_setup_card) {
    line += kDot;
    line += sight.say("next", {{"card", sight.name("turn_setup", *table.next_setup_card)}});
  }
  return wrap(line, sight.width(), 2);
}

}  // namespace

std::string phase_name(const TrickerionSight& sight) {
  static constexpr std::array<std::string_view, 27> kWords{"setup",       "setup",
                                                           "setup",       "setup",
                                                           "setup",       "setup",
                                                           "setup",       "setup",
                                                           "setup",       "setup",
                                                           "roll_dice",   "roll_dice",
                                                           "advertise",   "learn_power",
                                                           "assignment",  "reveal",
                                                           "placing",     "before_performance",
                                                           "performance", "after_performance",
                                                           "wages",       "return",
                                                           "orders",      "performance_cards",
                                                           "prophecies",  "special_cards",
                                                           "over"};
  static_assert(kWords.size() == static_cast<std::size_t>(Phase::over) + 1);
  return sight.word(std::string("phase.").append(kWords[trickerion::at(sight.table().phase)]));
}

Lines header(const TrickerionSight& sight, Detail detail) {
  Lines lines = headline(sight);
  append(lines, active_prophecy(sight, detail));
  if (detail < Detail::least) append(lines, pending_prophecies(sight, detail));
  if (detail < Detail::tight) append(lines, turn_setups(sight));
  return lines;
}

}  // namespace prestige::play
