#include "cli/play/citadels/hand.h"

#include <algorithm>
#include <optional>

#include "cli/play/citadels/board.h"
#include "cli/play/citadels/glossary.h"
#include "cli/play/unicode.h"
#include "games/citadels/content/tables.h"
#include "games/citadels/rules/costs.h"

namespace prestige::play {

using namespace citadels;

namespace {

bool is_affordable(const Sight& sight, District d) {
  return !def_of(d).never_built &&
         price_of(sight.world(), sight.viewer(), d) <= sight.gold(sight.viewer());
}

std::string mark(const Sight& sight, District d) {
  return is_affordable(sight, d) ? sight.paint(Tone::green, "✓") : " ";
}

std::string card_item(const Sight& sight, District d, int count) {
  std::string item = district_item(sight, Built{d});
  if (count > 1) item += " ×" + std::to_string(count);
  return item;
}

// One line for each kind of card, with what it does.
Lines hand_list(const Sight& sight) {
  int width = 0;
  sight.seen().hand.for_each([&](int kind, int count) {
    width = std::max(width, display_width(card_item(sight, static_cast<District>(kind), count)));
  });
  Lines lines;
  sight.seen().hand.for_each([&](int kind, int count) {
    const auto d = static_cast<District>(kind);
    std::string line = " " + mark(sight, d) + " " + pad(card_item(sight, d, count), width);
    const std::string about = is_unique(d) ? sight.effect(d) : sight.name(type_of(d));
    line = unbroken(line) + "  " + sight.paint(Tone::faint, about);
    append(lines, wrap(line, sight.at().width, width + 5));
  });
  return lines;
}

Lines hand_in_a_row(const Sight& sight, const std::string& heading) {
  Lines items;
  sight.seen().hand.for_each([&](int kind, int count) {
    const auto d = static_cast<District>(kind);
    const std::string tick = is_affordable(sight, d) ? mark(sight, d) : "";
    items.push_back(unbroken(card_item(sight, d, count) + tick));
  });
  return wrap(heading + "  " + join(items, "  "), sight.at().width, 2);
}

Lines hand_lines(const Sight& sight, Detail detail) {
  const Bag& hand = sight.seen().hand;
  const std::string heading = sight.paint(Tone::title, sight.at().say("own.hand"));
  if (hand.empty()) return {heading + "  " + sight.word("term.no_cards")};
  if (detail != Detail::full) return hand_in_a_row(sight, heading);
  Lines lines{heading + sight.paint(Tone::faint, "  ✓ " + sight.at().say("own.affordable"))};
  append(lines, hand_list(sight));
  return lines;
}

Lines character_lines(const Sight& sight, Detail detail) {
  Lines lines;
  for_each_rank(sight.own_characters(), [&](Rank rank) {
    std::string line = sight.paint(Tone::title, sight.at().say("own.character")) + "  " +
                       sight.paint(Tone::strong, sight.name(rank));
    if (detail == Detail::full) {
      line += "  " + sight.paint(Tone::faint, sight.effect(sight.table().cast[rank]));
    }
    append(lines, wrap(line, sight.at().width, 2));
  });
  return lines;
}

Lines museum_lines(const Sight& sight) {
  if (sight.seen().tucked.empty()) return {};
  return wrap(sight.paint(Tone::title, sight.word("term.museum")) + "  " +
                  protocol::list_of(sight.seen().tucked, sight.at().language),
              sight.at().width, 2);
}

// The card that a choice is about, when its label does not tell all of it.
std::optional<District> card_of(const Action& a) {
  switch (a.verb) {
    case Verb::keep_card:
    case Verb::discard:
    case Verb::give:
    case Verb::take:
    case Verb::build:
      return a.district();
    default:
      return std::nullopt;
  }
}

bool names_character(Verb verb) {
  switch (verb) {
    case Verb::keep_character:
    case Verb::put_aside:
    case Verb::kill:
    case Verb::bewitch:
    case Verb::warrant:
    case Verb::sign:
    case Verb::rob:
    case Verb::threaten:
    case Verb::rose:
      return true;
    default:
      return false;
  }
}

bool hits_own_city(const Sight& sight, const Action& a) {
  if (a.verb == Verb::destroy) return a.seat() == sight.viewer();
  const bool armory = a.verb == Verb::use && a.district() == District::armory;
  return armory && a.armory_owner() == sight.viewer();
}

// The rank, and whether the character is out of the round for all to see.
std::string character_facts(const Sight& sight, Character c) {
  const bool face_up = (sight.table().face_up & bit(rank_of(c))) != 0;
  const std::string more = face_up ? ", " + sight.word("term.face_up") : "";
  return sight.paint(Tone::faint, "(" + std::to_string(rank_of(c)) + more + ")");
}

Note card_note(const Sight& sight, District d, bool with_cost) {
  std::string facts(symbol_of(type_of(d)));
  facts += " " + sight.name(type_of(d));
  if (with_cost) {
    facts += ", " + sight.word("term.cost") + " " + std::to_string(cost_of(Built{d}));
  }
  return {sight.paint(tone_of(type_of(d)), facts), sight.effect(d)};
}

}  // namespace

Lines own_secrets(const Sight& sight, Detail detail) {
  Lines lines = hand_lines(sight, detail);
  append(lines, museum_lines(sight));
  append(lines, character_lines(sight, detail));
  return lines;
}

Note note_of(const Sight& sight, const Action& a) {
  if (names_character(a.verb)) {
    const bool chosen = a.verb == Verb::keep_character || a.verb == Verb::put_aside;
    return {character_facts(sight, a.character()), chosen ? sight.effect(a.character()) : ""};
  }
  if (hits_own_city(sight, a)) {
    return {sight.paint(Tone::warning, sight.at().say("choices.own_city")), ""};
  }
  if (const auto card = card_of(a)) return card_note(sight, *card, a.verb != Verb::build);
  return {};
}

}  // namespace prestige::play
