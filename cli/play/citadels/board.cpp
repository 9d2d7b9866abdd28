#include "cli/play/citadels/board.h"

#include <algorithm>

#include "cli/play/unicode.h"
#include "games/citadels/rules/costs.h"
#include "games/citadels/rules/protection.h"
#include "protocol/citadels/words.h"

namespace prestige::play {

using namespace citadels;

namespace {

// Lines end with the dot rather than begin with it.
constexpr std::string_view kBetween = "\u00a0· ";

std::string what_happens(const Sight& sight) {
  const Table& table = sight.table();
  if (table.phase != Phase::taking_turn) {
    return sight.word("phase." +
                      std::string(protocol::word_of(protocol::kPhaseWords, table.phase)));
  }
  return sight.at().say("board.turn", {{"seat", sight.name(table.turn.seat)},
                                       {"character", sight.name(table.turn.as)}});
}

Lines headline(const Sight& sight) {
  const Table& table = sight.table();
  const auto number = [](int n) { return std::to_string(n); };
  Lines parts{
      sight.paint(Tone::title, sight.word("game.name")),
      sight.paint(Tone::strong, sight.at().say("board.round", {{"amount", number(table.round)}})),
      sight.paint(Tone::strong, what_happens(sight)),
      sight.at().say("board.crown", {{"seat", sight.name(table.crown)}}),
      sight.at().say("board.deck", {{"amount", number(sight.deck_size())}}),
  };
  if (table.tax > 0) parts.push_back(sight.at().say("board.tax", {{"amount", number(table.tax)}}));
  for (std::string& part : parts) part = unbroken(part);
  return wrap(join(parts, kBetween), sight.at().width);
}

// What lies on or happened to a character this round, as far as the viewer knows.
Lines marks(const Sight& sight, Rank rank) {
  const Table& table = sight.table();
  const auto is_one_of = [&](RankMask ranks) { return (ranks & bit(rank)) != 0; };
  Lines words;
  const auto add = [&](bool holds, Tone tone, const std::string& word) {
    if (holds) words.push_back(sight.paint(tone, word));
  };
  const auto term = [&](std::string_view key) { return sight.word("term." + std::string(key)); };
  add(is_one_of(table.face_up), Tone::faint, term("face_up"));
  add(table.killed == rank, Tone::red, term("killed"));
  add(table.bewitched == rank, Tone::purple, term("bewitched"));
  add(table.robbed == rank, Tone::red, term("robbed"));
  const bool is_signed = sight.seen().signed_warrant == rank;
  add(is_one_of(table.warrants), Tone::yellow,
      is_signed ? sight.at().say("board.signed") : term("warrant"));
  const bool has_rose = sight.seen().rose == rank;
  add(is_one_of(table.threats), Tone::red,
      has_rose ? sight.at().say("board.rose") : term("threat"));
  return words;
}

// All characters of the game in the order of their call.
Lines cast_strip(const Sight& sight) {
  const Table& table = sight.table();
  Lines items;
  for (Rank rank = 1; rank <= table.ranks(); ++rank) {
    const bool is_called = table.called == rank && table.phase != Phase::over;
    const bool is_past = rank < table.called || (table.face_up & bit(rank)) != 0;
    const std::string name = (is_called ? "▶" : "") + sight.name(rank);
    std::string item = is_called ? sight.paint(Tone::strong, name)
                       : is_past ? sight.paint(Tone::faint, name)
                                 : name;
    if (const Lines words = marks(sight, rank); !words.empty()) {
      item += " (" + join(words, ", ") + ")";
    }
    items.push_back(unbroken(item));
  }
  return wrap(join(items, kBetween), sight.at().width);
}

// Revealed characters for all to see; the viewer's other ones as a reminder.
Lines characters_of(const Sight& sight, Seat seat) {
  Lines items;
  for (Rank rank = 1; rank <= sight.table().ranks(); ++rank) {
    const bool shown = sight.table().shown_by[rank] == seat;
    const bool secret = seat == sight.viewer() && (sight.own_characters() & bit(rank)) != 0;
    if (shown) {
      items.push_back(sight.paint(Tone::strong, sight.name(rank)));
    } else if (secret) {
      const std::string hidden = " (" + sight.word("term.hidden") + ")";
      items.push_back(sight.name(rank) + sight.paint(Tone::faint, hidden));
    }
  }
  return items;
}

Lines badges_of(const Sight& sight, Seat seat) {
  Lines items;
  const auto add = [&](bool holds, Tone tone, std::string_view key) {
    if (holds) items.push_back(sight.paint(tone, sight.word(key)));
  };
  add(sight.table().crown == seat, Tone::warning, "term.crown");
  add(is_completed(sight.world(), seat), Tone::green, "term.completed");
  add(sight.table().protected_seat == seat, Tone::blue, "term.protected");
  return items;
}

std::string display_name(const Sight& sight, Seat seat) {
  const std::string name = sight.name(seat);
  return seat == sight.viewer() ? name + " " + sight.at().say("board.you") : name;
}

int name_width(const Sight& sight) {
  int width = 0;
  for (int i = 0; i < sight.table().players(); ++i) {
    width = std::max(width, display_width(display_name(sight, Seat(i))));
  }
  return width;
}

// "▶ Ada (you)    4 gold   3 cards   5/7 districts   12 points   Crown   4 King"
std::string seat_facts(const Sight& sight, Seat seat) {
  const bool acts = sight.table().phase == Phase::taking_turn && sight.table().turn.seat == seat;
  const auto count = [&](std::string_view key, int amount, int width) {
    return pad_left(sight.at().say(key, {{"amount", std::to_string(amount)}}), width);
  };
  const std::string size = std::to_string(city_size(sight.world(), seat)) + "/" +
                           std::to_string(sight.table().target_size());
  Lines facts{
      sight.paint(seat == sight.viewer() ? Tone::title : Tone::strong,
                  pad(display_name(sight, seat), name_width(sight))),
      count("board.gold", sight.gold(seat), 7),
      count("board.cards", sight.hand_size(seat), 9),
      sight.at().say("board.districts", {{"size", size}}),
      count("board.points", sight.points(seat), 10),
  };
  append(facts, badges_of(sight, seat));
  append(facts, characters_of(sight, seat));
  for (std::string& fact : facts) fact = unbroken(fact);
  return (acts ? "▶ " : "  ") + join(facts, "  ");
}

std::string city_items(const Sight& sight, Seat seat) {
  Lines items;
  const City& city = sight.city(seat);
  city.for_each([&](Built built) {
    const Bag& bag = built.beautified ? city.beautified : city.plain;
    const int count = bag.count(static_cast<int>(built.district));
    std::string item = district_item(sight, built);
    if (count > 1) item += " ×" + std::to_string(count);
    items.push_back(unbroken(item));
  });
  return join(items, "  ");
}

// A player with the city, in one paragraph when room is short.
Lines seat_lines(const Sight& sight, Seat seat, Detail detail) {
  constexpr int kIndent = 6;
  const int width = sight.at().width;
  std::string city = city_items(sight, seat);
  if (detail >= Detail::tight) {
    if (!city.empty()) city = "  " + sight.paint(Tone::faint, "│") + std::string(kHardBlank) + city;
    return wrap(seat_facts(sight, seat) + city, width, kIndent);
  }
  Lines lines = wrap(seat_facts(sight, seat), width, kIndent);
  if (city.empty() && detail == Detail::full) {
    city = sight.paint(Tone::faint, sight.at().say("board.no_city"));
  }
  if (!city.empty()) append(lines, wrap("      " + city, width, kIndent));
  return lines;
}

// The number of cards under the Museum, wherever they came from.
int cards_under_museum(const Sight& sight) {
  int cards = 0;
  for (const int size : sight.seen().tucked_size) cards += size;
  return cards;
}

std::string rule_off(const Sight& sight) {
  std::string line;
  for (int i = 0; i < sight.at().width; ++i) line += "─";
  return sight.paint(Tone::faint, line);
}

}  // namespace

std::string district_item(const Sight& sight, Built built) {
  const District d = built.district;
  std::string item(symbol_of(type_of(d)));
  item += " " + sight.name(d) + " " + std::to_string(cost_of(Built{d}));
  if (built.beautified) item += "+1";
  if (d == District::museum && cards_under_museum(sight) > 0) {
    item += " [" + std::to_string(cards_under_museum(sight)) + "]";
  }
  return sight.paint(tone_of(type_of(d)), item);
}

Lines board(const Sight& sight, Detail detail) {
  Lines lines = headline(sight);
  append(lines, cast_strip(sight));
  if (detail < Detail::tight) lines.push_back(rule_off(sight));
  for (int i = 0; i < sight.table().players(); ++i) {
    append(lines, seat_lines(sight, Seat(i), detail));
  }
  if (detail < Detail::tight) lines.push_back(rule_off(sight));
  return lines;
}

}  // namespace prestige::play
