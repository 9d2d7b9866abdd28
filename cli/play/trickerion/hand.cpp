#include "cli/play/trickerion/hand.h"

#include <algorithm>

#include "cli/play/trickerion/players.h"
#include "cli/play/trickerion/symbols.h"
#include "cli/play/unicode.h"
#include "games/trickerion/rules/verbs.h"

namespace prestige::play {

using namespace trickerion;

namespace {

std::string titled(const TrickerionSight& sight, std::string_view title) {
  return sight.paint(Tone::title, sight.say(title)) + "  ";
}

// "2 ready, 1 on stage, 1 unused"
std::string marker_count(const TrickerionSight& sight, const Player& p, Suit suit) {
  const int ready = p.tricks[trickerion::at(suit)].markers;
  const int unused = p.unused[trickerion::at(suit)];
  return sight.say("markers", {{"ready", std::to_string(ready)},
                               {"stage", std::to_string(kMarkersPerSuit - ready - unused)},
                               {"unused", std::to_string(unused)}});
}

// Which Components a Trick still lacks, or that it lacks none.
std::string supply(const TrickerionSight& sight, const Player& p, Trick trick, Detail detail) {
  const Needs needs = def(trick).needs;
  const Needs lack = missing(p, needs);
  if (is_nothing(lack)) return sight.paint(Tone::green, "✓ " + list_of(sight, needs));
  const std::string lacks = sight.say("lacks", {{"list", list_of(sight, lack)}});
  const std::string all = detail == Detail::full ? list_of(sight, needs) + " – " : "✗ ";
  return all + sight.paint(Tone::red, lacks);
}

Lines trick_lines(const TrickerionSight& sight, Suit suit, Detail detail) {
  const Player& p = sight.player(sight.viewer());
  const OwnTrick& own = p.tricks[trickerion::at(suit)];
  const TrickDef& d = def(*own.trick);
  std::string line = " " + std::string(symbol_of(suit)) + " " + sight.name(*own.trick);
  line += " (" + sight.name(d.category) + ", " + amounts(d.yield) + ")";
  if (own.on_engineer_slot) line += " " + sight.faint("[" + sight.name(Role::engineer) + "]");
  if (own.enhancements > 0) line += " +" + std::to_string(own.enhancements);
  line = unbroken(line) + std::string(kDot) + marker_count(sight, p, suit) + std::string(kDot) +
         supply(sight, p, *own.trick, detail);
  return wrap(line, sight.width(), 5);
}

std::string tricks_in_a_row(const TrickerionSight& sight) {
  const Player& p = sight.player(sight.viewer());
  Lines items;
  for (int i = 0; i < kSuits; ++i) {
    if (!p.tricks[static_cast<std::size_t>(i)].exists()) continue;
    items.push_back(unbroken(trick_item(sight, sight.viewer(), Suit(i))));
  }
  return join(items, kDot);
}

// A heading and what stands behind it, if anything does.
Lines row(const TrickerionSight& sight, std::string_view title, const std::string& text) {
  if (text.empty()) return {};
  return wrap(titled(sight, title) + text, sight.width(), 2);
}

Lines tricks(const TrickerionSight& sight, Detail detail) {
  if (detail == Detail::tight) return row(sight, "own_tricks", tricks_in_a_row(sight));
  Lines lines;
  for (int i = 0; i < kSuits; ++i) {
    const auto suit = static_cast<std::size_t>(i);
    if (!sight.player(sight.viewer()).tricks[suit].exists()) continue;
    append(lines, trick_lines(sight, Suit(i), detail));
  }
  if (!lines.empty()) {
    lines.insert(lines.begin(), sight.paint(Tone::title, sight.say("own_tricks")));
  }
  return lines;
}

std::string counted(const std::string& name, int count) {
  return unbroken(count > 1 ? name + " ×" + std::to_string(count) : name);
}

std::string assignment_cards(const TrickerionSight& sight, Detail detail) {
  const Hand& own = sight.seen().own;
  Lines items;
  for (int i = 0; i < kLocations; ++i) {
    const int count = own.permanent[static_cast<std::size_t>(i)];
    if (count > 0) items.push_back(counted(sight.name(Location(i)), count));
  }
  own.specials.for_each([&](int kind, int count) {
    const auto card = static_cast<Special>(kind);
    std::string item = counted(sight.paint(Tone::yellow, sight.name("special", card)), count);
    item += " (" + sight.name(def(card).location) + ")";
    if (detail == Detail::full) item += " " + sight.faint(sight.effect("special", card));
    items.push_back(item);
  });
  return join(items, kDot);
}

Lines power_items(const TrickerionSight& sight, Detail detail) {
  Lines items;
  sight.seen().own.powers.for_each([&](int kind, int count) {
    const auto power = static_cast<Power>(kind);
    std::string item = counted(sight.name("power", power), count);
    if (detail == Detail::full) item += " " + sight.faint(sight.effect("power", power));
    items.push_back(item);
  });
  return items;
}

Lines power_cards(const TrickerionSight& sight, Detail detail) {
  const Lines items = power_items(sight, detail);
  if (detail != Detail::full) return row(sight, "own_powers", join(items, kDot));
  if (items.empty()) return {};
  Lines lines{sight.paint(Tone::title, sight.say("own_powers"))};
  for (const std::string& item : items) append(lines, wrap("  " + item, sight.width(), 4));
  return lines;
}

std::string looked_at(const TrickerionSight& sight, Detail detail) {
  Lines items;
  for (const Special card : sight.seen().looked_at) {
    std::string item = sight.name("special", card);
    if (detail != Detail::least) item += " " + sight.faint(sight.effect("special", card));
    items.push_back(item);
  }
  return join(items, kDot);
}

// Powers are out of sight where nothing is decided with them.
bool shows_powers(const TrickerionSight& sight, Detail detail) {
  return detail == Detail::full || sight.table().phase <= Phase::learning_powers;
}

// All of it in one paragraph.
Lines in_a_row(const TrickerionSight& sight) {
  Lines parts;
  const auto add = [&](std::string_view title, const std::string& text) {
    if (!text.empty()) parts.push_back(unbroken(titled(sight, title)) + text);
  };
  add("own_tricks", tricks_in_a_row(sight));
  add("own_components", component_list(sight, sight.viewer()));
  add("own_cards", assignment_cards(sight, Detail::least));
  add("looked_at", looked_at(sight, Detail::least));
  if (shows_powers(sight, Detail::least)) {
    add("own_powers", join(power_items(sight, Detail::least), kDot));
  }
  if (parts.empty()) return {};
  return wrap(join(parts, "  "), sight.width(), 2);
}

}  // namespace

std::string trick_short(const TrickerionSight& sight, Trick trick) {
  const TrickDef& d = def(trick);
  return sight.name(d.category) + " " + sight.paint(Tone::yellow, amounts(d.yield)) + ": " +
         list_of(sight, d.needs);
}

std::string prepare_facts(const TrickerionSight& sight, Trick trick) {
  const TrickDef& d = def(trick);
  return sight.say("prepare",
                   {{"ap", std::to_string(d.prepare_ap)}, {"amount", std::to_string(d.markers)}});
}

std::string trick_facts(const TrickerionSight& sight, Trick trick) {
  const TrickDef& d = def(trick);
  return sight.say("trick", {{"category", sight.name(d.category)},
                             {"needs", list_of(sight, d.needs)},
                             {"yield", amounts(d.yield)},
                             {"ap", std::to_string(d.prepare_ap)},
                             {"amount", std::to_string(d.markers)}});
}

Lines own_workshop(const TrickerionSight& sight, Detail detail) {
  if (!sight.plays()) return {};
  if (detail == Detail::least) return in_a_row(sight);
  Lines lines = tricks(sight, detail);
  append(lines, row(sight, "own_components", component_list(sight, sight.viewer())));
  append(lines, row(sight, "own_cards", assignment_cards(sight, detail)));
  append(lines, row(sight, "looked_at", looked_at(sight, detail)));
  if (shows_powers(sight, detail)) append(lines, power_cards(sight, detail));
  return lines;
}

}  // namespace prestige::play
