#include "cli/play/trickerion/town.h"

#include <algorithm>

#include "cli/play/trickerion/symbols.h"
#include "cli/play/unicode.h"
#include "games/trickerion/rules/placing.h"
#include "games/trickerion/rules/theater.h"

namespace prestige::play {

using namespace trickerion;

namespace {

constexpr std::string_view kBar = "  ";

// Everybody on a kind of slot, in the order of seats.
Lines people_at(const TrickerionSight& sight, Spot spot) {
  Lines people;
  for (int i = 0; i < sight.table().players(); ++i) {
    const Player& p = sight.player(Seat(i));
    for_each_character(p.team, [&](Character c) {
      const bool here =
          p.duty[trickerion::at(c)] == Duty::placed && p.spot[trickerion::at(c)] == spot;
      if (here) people.push_back(person(sight, Seat(i), c));
    });
  }
  return people;
}

// "+1 2 Manager", "+1 ·" for a free slot and "+1 ✕" for a closed one.
void add_slots(const TrickerionSight& sight, Location where, int modifier, Lines& slots) {
  const Spot spot = spot_at(where, modifier);
  const Lines people = people_at(sight, spot);
  const int open = capacity(sight.world(), spot);
  const int printed = modifier == 1 ? 2 : 1;
  const std::string sign = "+" + std::to_string(modifier) + " ";
  const int shown = std::max(printed, static_cast<int>(people.size()));
  for (int i = 0; i < shown; ++i) {
    const auto n = static_cast<std::size_t>(i);
    slots.push_back(unbroken(n < people.size() ? sign + people[n]
                             : i < open        ? sign + "·"
                                               : sight.faint(sign + "✕")));
  }
}

std::string slots_of(const TrickerionSight& sight, Location where) {
  Lines slots;
  for (const int modifier : {2, 1, 0}) add_slots(sight, where, modifier, slots);
  return join(slots, kBar);
}

std::string face_word(const TrickerionSight& sight, Face face) {
  if (face == Face::x) return sight.faint("X");
  if (face >= Face::spiritual && face <= Face::escape) {
    return sight.name(Category(static_cast<int>(face) - static_cast<int>(Face::spiritual)));
  }
  return face == Face::any ? sight.say("any") : sight.name("face", face);
}

std::string dice_at(const TrickerionSight& sight, std::string_view place, Die first) {
  const std::size_t i = trickerion::at(first);
  const auto& dice = sight.table().dice;
  const std::string faces = face_word(sight, dice[i]) + ", " + face_word(sight, dice[i + 1]);
  return unbroken(sight.say(place) + " " + sight.paint(Tone::yellow, faces));
}

std::string dice(const TrickerionSight& sight) {
  return join({dice_at(sight, "residence", Die::residence_1), dice_at(sight, "inn", Die::inn_1),
               dice_at(sight, "bank", Die::bank_1)},
              kDot);
}

// "Wood ¢1"
std::string priced(const TrickerionSight& sight, Component c, int more = 0) {
  return sight.name(c) + " " + std::string(kCoin) +
         std::to_string(price_of(sight.world(), c) + more);
}

std::string numbered(std::size_t i, const std::string& name) {
  return unbroken(std::to_string(i + 1) + " " + name);
}

std::string buy_area(const TrickerionSight& sight) {
  const Market& market = sight.table().market;
  Lines items;
  for (std::size_t i = 0; i < market.buy.size(); ++i) {
    items.push_back(numbered(i, priced(sight, market.buy[i])));
  }
  for_each_component([&](Component c) {
    if ((market.beside >> trickerion::at(c) & 1) == 0) return;
    items.push_back(unbroken("+" + priced(sight, c)));
  });
  return sight.say("buy") + " " + join(items, ", ");
}

// Ordered types by the Buy slot that they will come to.
std::string order_area(const TrickerionSight& sight) {
  const Market& market = sight.table().market;
  Lines items;
  for (std::size_t i = 0; i < market.order.size(); ++i) {
    if (market.order[i]) items.push_back(numbered(i, sight.name(*market.order[i])));
  }
  return items.empty() ? "" : sight.say("order") + " " + join(items, ", ");
}

std::string quick_order(const TrickerionSight& sight) {
  const Market& market = sight.table().market;
  if (!market.quick) return "";
  std::string line = sight.say("quick") + " " +
                     priced(sight, *market.quick, sight.options().quick_order_surcharge);
  if (market.quick_claim != Seat::nobody()) line += " → " + sight.name(market.quick_claim);
  return line;
}

std::string market(const TrickerionSight& sight) {
  Lines parts{buy_area(sight), order_area(sight), unbroken(quick_order(sight))};
  std::erase(parts, "");
  for (const Seat seat : sight.table().market.shares) {
    parts.push_back(unbroken(sight.say("share", {{"seat", sight.name(seat)}})));
  }
  return join(parts, kDot);
}

// The visible top cards of the Special decks.
std::string deck_tops(const TrickerionSight& sight) {
  Lines items;
  for (std::size_t i = 0; i < kDecks; ++i) {
    const auto& deck = sight.seen().deck[i];
    std::string top = sight.word("term.empty");
    if (!deck.empty()) top = deck[0].is_known() ? sight.name("special", deck[0].special()) : "?";
    items.push_back(unbroken(sight.name(kDeckLocations[i]) + " " + sight.paint(Tone::yellow, top) +
                             " (" + std::to_string(deck.size()) + ")"));
  }
  return sight.say("decks") + " " + join(items, kDot);
}

std::string things_at(const TrickerionSight& sight, Location where) {
  if (where == Location::downtown) return dice(sight);
  return where == Location::market_row ? market(sight) : deck_tops(sight);
}

int title_width(const TrickerionSight& sight) {
  int width = 0;
  for (const Location l :
       {Location::downtown, Location::market_row, Location::dark_alley, Location::theater}) {
    if (l == Location::dark_alley && !sight.options().dark_alley) continue;
    width = std::max(width, display_width(sight.name(l)));
  }
  return width + 2;
}

Lines titled(const TrickerionSight& sight, Location where, const std::string& text) {
  const int indent = title_width(sight);
  const std::string title = unbroken(pad(sight.paint(Tone::title, sight.name(where)), indent));
  return wrap(title + text, sight.width(), indent);
}

bool acts_at(const TrickerionSight& sight, Location where) {
  const Placement& p = sight.table().placement;
  return sight.table().phase == Phase::placing && p.acting && location_of(p.spot) == where;
}

Lines location_lines(const TrickerionSight& sight, Location where, Detail detail) {
  if (detail != Detail::full) {
    const std::string slots = slots_of(sight, where);
    const std::string bar = std::string(kBar) + sight.faint("│") + " ";
    return titled(sight, where, slots + bar + things_at(sight, where));
  }
  Lines lines = titled(sight, where, slots_of(sight, where));
  const int indent = title_width(sight);
  append(lines, wrap(unbroken(pad("", indent)) + things_at(sight, where), sight.width(), indent));
  return lines;
}

// "Thu −1 yield, +1 AP: 1 Magician on stage, 1 Assistant"
std::string day_item(const TrickerionSight& sight, Weekday day, Detail detail) {
  const std::string name = sight.say(std::string("day.").append(id_of(day)));
  if ((sight.table().closed_days >> trickerion::at(day) & 1) != 0) return sight.faint(name + " ✕");
  std::string item = sight.paint(Tone::strong, name);
  const std::string yields = with_sign(weekday_modifier(sight.world(), day));
  const std::string ap = with_sign(modifier_of(backstage(day)));
  item += " " + sight.say(detail == Detail::full ? "day.figures" : "day.short",
                          {{"yields", yields}, {"ap", ap}});
  Lines people;
  for (const std::string& who : people_at(sight, stage(day))) people.push_back(who + "♪");
  append(people, people_at(sight, backstage(day)));
  for (std::string& who : people) who = unbroken(who);
  return unbroken(item + " " + (people.empty() ? "·" : people.front())) +
         (people.size() > 1 ? ", " + join(Lines(people.begin() + 1, people.end()), ", ") : "");
}

}  // namespace

Lines town(const TrickerionSight& sight, Detail detail) {
  Lines lines;
  for (const Location l : {Location::downtown, Location::market_row, Location::dark_alley}) {
    if (l == Location::dark_alley && !sight.options().dark_alley) continue;
    if (detail >= Detail::tight && !acts_at(sight, l)) continue;
    append(lines, location_lines(sight, l, detail));
  }
  return lines;
}

Lines week(const TrickerionSight& sight, Detail detail) {
  Lines items;
  for (int i = 0; i < kWeekdays; ++i) {
    items.push_back(day_item(sight, Weekday(i), detail));
  }
  return titled(sight, Location::theater, join(items, std::string("\u00a0") + "│ "));
}

}  // namespace prestige::play
