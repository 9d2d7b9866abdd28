#include "cli/play/trickerion/players.h"

#include <algorithm>

#include "cli/play/trickerion/symbols.h"
#include "cli/play/unicode.h"
#include "games/trickerion/rules/verbs.h"

namespace prestige::play {

using namespace trickerion;

namespace {

constexpr int kIndent = 4;

std::string display_name(const TrickerionSight& sight, Seat seat) {
  const std::string name = sight.name(seat);
  return seat == sight.viewer() ? name + " " + sight.at().say("board.you") : name;
}

int name_width(const TrickerionSight& sight) {
  int width = 0;
  for (int i = 0; i < sight.table().players(); ++i) {
    width = std::max(width, display_width(display_name(sight, Seat(i))));
  }
  return width;
}

std::string amount(std::string_view sign, int n) {
  return pad_left(std::string(sign) + std::to_string(n), 4);
}

std::string magician(const TrickerionSight& sight, const Player& p) {
  if (!p.magician) return "";
  const std::string name = sight.name("magician", *p.magician);
  constexpr int kRoomy = 90;
  if (sight.width() < kRoomy) return name;
  return name + " " + sight.faint("(" + sight.name(def(*p.magician).favorite) + ")");
}

// "▶ 1 Ines (you)  ★12 ¢8 ▲1  The Great Optico (Optical)  5 cards"
std::string headline(const TrickerionSight& sight, Seat seat) {
  const Player& p = sight.player(seat);
  const bool acts = sight.table().phase == Phase::placing && sight.table().placement.seat == seat;
  const std::string name = pad(display_name(sight, seat), name_width(sight));
  Lines facts{sight.paint(tone_of(seat), std::to_string(seat.index() + 1) + " " + name),
              amount(kFame, p.fame) + amount(kCoin, p.coins) + amount(kShard, p.shards)};
  if (p.magician) facts.push_back(magician(sight, p));
  facts.push_back(sight.at().say("board.cards", {{"amount", std::to_string(p.hand)}}));
  if (p.specials > 0) facts.push_back(sight.say_amount("specials", p.specials));
  if (p.powers_in_hand > 0) facts.push_back(sight.say_amount("powers_in_hand", p.powers_in_hand));
  if (p.advertised) facts.push_back(sight.word("term.poster"));
  if (p.confirmed && sight.table().phase == Phase::assigning) {
    facts.push_back(sight.word("term.confirmed"));
  }
  for (std::string& fact : facts) fact = unbroken(fact);
  return (acts ? sight.paint(Tone::warning, "▶") + std::string(kHardBlank) : "\u00a0\u00a0") +
         join(facts, "  ");
}

// Where a Character is, or what it is about to do.
std::string whereabouts(const TrickerionSight& sight, Seat seat, Character c) {
  const Player& p = sight.player(seat);
  const std::size_t i = trickerion::at(c);
  Card card = p.card[i];
  if (seat == sight.viewer() && sight.seen().own.below[i].exists()) {
    card = sight.seen().own.below[i];
  }
  const std::string known = card.exists() && !card.hidden() ? sight.name(card) : "?";
  switch (p.duty[i]) {
    case Duty::placed: {
      const std::string spot = "@ " + sight.name("spot", p.spot[i]);
      return card.is_special() ? spot + " (" + known + ")" : spot;
    }
    case Duty::idled:
      return sight.faint(sight.word("term.idle"));
    case Duty::unresolved:
      return "→ " + known;
    case Duty::none:
      break;
  }
  const bool planned = seat == sight.viewer() && card.exists();
  return planned ? "→ " + known : "";
}

std::string member(const TrickerionSight& sight, Seat seat, Character c) {
  const bool extra = c == Character::apprentice_4;
  std::string item = sight.name(role_of(c)) + (extra ? "*" : "");
  if (const std::string where = whereabouts(sight, seat, c); !where.empty()) item += " " + where;
  return unbroken(item);
}

Lines hired(const TrickerionSight& sight, const Player& p) {
  Lines items;
  const auto add = [&](Role role) {
    items.push_back(unbroken("+" + sight.name(role) + " " + sight.faint(sight.word("term.hired"))));
  };
  for_each_character(p.hired, [&](Character c) { add(role_of(c)); });
  for (int i = 0; i < p.hired_apprentices; ++i) add(Role::apprentice);
  return items;
}

std::string team(const TrickerionSight& sight, Seat seat) {
  const Player& p = sight.player(seat);
  Lines items;
  for_each_character(p.team, [&](Character c) { items.push_back(member(sight, seat, c)); });
  append(items, hired(sight, p));
  return join(items, kDot);
}

std::string tricks(const TrickerionSight& sight, Seat seat) {
  Lines items;
  for (int i = 0; i < kSuits; ++i) {
    if (!sight.player(seat).tricks[static_cast<std::size_t>(i)].exists()) continue;
    items.push_back(unbroken(trick_item(sight, seat, Suit(i))));
  }
  return items.empty() ? "" : join(items, kDot);
}

std::string powers(const TrickerionSight& sight, Seat seat) {
  Lines items;
  const auto& slots = sight.player(seat).powers;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (!slots[i].power) continue;
    std::string item = std::to_string(i + 1) + " " + sight.name("power", *slots[i].power);
    if (slots[i].coins > 0) item += " " + std::string(kCoin) + std::to_string(slots[i].coins);
    items.push_back(unbroken(item));
  }
  return join(items, kDot);
}

Lines labelled(const TrickerionSight& sight, std::string_view label, const std::string& text) {
  if (text.empty()) return {};
  return wrap(unbroken("    " + sight.faint(sight.say(label))) + " " + text, sight.width(),
              kIndent + 2);
}

// "1 Ines ★12 ¢8 ▲1"
std::string purse(const TrickerionSight& sight, Seat seat) {
  const Player& p = sight.player(seat);
  const auto sum = [](std::string_view sign, int n) {
    return " " + std::string(sign) + std::to_string(n);
  };
  const std::string name = std::to_string(seat.index() + 1) + " " + display_name(sight, seat);
  return unbroken(sight.paint(tone_of(seat), name) + sum(kFame, p.fame) + sum(kCoin, p.coins) +
                  sum(kShard, p.shards));
}

// Everybody's purse in a row, and the own team.
Lines purses(const TrickerionSight& sight) {
  Lines items;
  for (int i = 0; i < sight.table().players(); ++i) items.push_back(purse(sight, Seat(i)));
  Lines lines = wrap(join(items, kDot), sight.width(), 2);
  if (sight.plays()) {
    append(lines, wrap(sight.faint(sight.say("team")) + " " + team(sight, sight.viewer()),
                       sight.width(), 2));
  }
  return lines;
}

Lines board_of(const TrickerionSight& sight, Seat seat, Detail detail) {
  Lines lines = wrap(headline(sight, seat), sight.width(), kIndent);
  const bool own = seat == sight.viewer();
  if (detail >= Detail::terse && !own) return lines;
  append(lines, labelled(sight, "team", team(sight, seat)));
  if (detail >= Detail::terse || (own && detail != Detail::full)) return lines;
  std::string goods = tricks(sight, seat);
  if (const std::string parts = component_list(sight, seat); !parts.empty()) {
    goods += (goods.empty() ? "" : "  ") + sight.faint("│") + " " + parts;
  }
  append(lines, labelled(sight, "tricks", goods));
  append(lines, labelled(sight, "powers", powers(sight, seat)));
  return lines;
}

}  // namespace

std::string trick_item(const TrickerionSight& sight, Seat seat, Suit suit) {
  const Player& p = sight.player(seat);
  const OwnTrick& own = p.tricks[trickerion::at(suit)];
  const bool met = def(*own.trick).needs.met_by(effective(p));
  std::string item = std::string(symbol_of(suit)) + " " + sight.name(*own.trick);
  item += met ? sight.paint(Tone::green, " ✓") : sight.faint(" ✗");
  item += " " + std::to_string(own.markers) + "/" + std::to_string(p.unused[trickerion::at(suit)]);
  if (own.enhancements > 0) item += " " + std::string(kShard) + std::to_string(own.enhancements);
  return item;
}

std::string component_list(const TrickerionSight& sight, Seat seat) {
  const Player& p = sight.player(seat);
  Lines items;
  for_each_component([&](Component c) {
    const int tokens = p.tokens[trickerion::at(c)];
    if (tokens == 0) return;
    const std::string more = on_manager_slot(p, c) ? "+1" : "";
    items.push_back(unbroken(sight.name(c) + " " + std::to_string(tokens) + more));
  });
  return join(items, ", ");
}

Lines player_boards(const TrickerionSight& sight, Detail detail) {
  if (detail == Detail::least) return purses(sight);
  Lines lines;
  for (int i = 0; i < sight.table().players(); ++i) {
    append(lines, board_of(sight, Seat(i), detail));
  }
  return lines;
}

}  // namespace prestige::play
