#include "cli/play/citadels/glossary.h"

#include "cli/play/citadels/board.h"
#include "games/citadels/rules/costs.h"

namespace prestige::play {

using namespace citadels;

namespace {

template <class Id>
Entry entry(const Sight& sight, Id id, const std::string& title, const std::string& about) {
  Entry entry{.id = std::string(id_of(id)), .names = {}, .description = {}};
  for (const protocol::Language language : protocol::kLanguages) {
    entry.names.push_back(protocol::name_of(id, language));
  }
  entry.description = wrap(title + "  " + about, sight.at().width, 2);
  return entry;
}

std::string district_title(const Sight& sight, District d) {
  const std::string facts = " (" + sight.name(type_of(d)) + ")";
  return district_item(sight, Built{d}) + sight.paint(Tone::faint, facts);
}

Entry character_entry(const Sight& sight, Character c) {
  const std::string title = std::to_string(rank_of(c)) + " " + sight.name(c);
  return entry(sight, c, sight.paint(Tone::strong, title), sight.effect(c));
}

Entry district_entry(const Sight& sight, District d) {
  const std::string about = is_unique(d) ? sight.effect(d) : sight.at().say("info.no_effect");
  return entry(sight, d, district_title(sight, d), about);
}

void add_character(std::vector<std::string>& ids, Character c) { ids.emplace_back(id_of(c)); }
void add_district(std::vector<std::string>& ids, District d) { ids.emplace_back(id_of(d)); }

}  // namespace

std::vector<Entry> glossary_of(const Sight& sight) {
  std::vector<Entry> entries;
  for (int i = 0; i < kCharacters; ++i) {
    entries.push_back(character_entry(sight, static_cast<Character>(i)));
  }
  for (int i = 0; i < kDistricts; ++i) {
    entries.push_back(district_entry(sight, static_cast<District>(i)));
  }
  return entries;
}

std::vector<std::string> subjects_of(const Action& a) {
  std::vector<std::string> ids;
  switch (a.verb) {
    case Verb::keep_character:
    case Verb::put_aside:
    case Verb::swap:
    case Verb::kill:
    case Verb::bewitch:
    case Verb::warrant:
    case Verb::sign:
    case Verb::rob:
    case Verb::threaten:
    case Verb::rose:
      add_character(ids, a.character());
      break;
    case Verb::keep_card:
    case Verb::discard:
    case Verb::give:
    case Verb::take:
    case Verb::beautify:
    case Verb::build:
    case Verb::use:
      add_district(ids, a.district());
      break;
    case Verb::destroy:
    case Verb::seize:
      add_district(ids, a.target().district);
      break;
    case Verb::exchange:
      add_district(ids, a.exchange_own().district);
      add_district(ids, a.exchange_theirs().district);
      break;
    default:
      break;
  }
  return ids;
}

Lines rules_summary(const Viewpoint& at) {
  Lines lines;
  for (int i = 1;; ++i) {
    const std::string key = "citadels.rules." + std::to_string(i);
    if (!protocol::has_text("cli", at.language, key)) return lines;
    append(lines, wrap(std::to_string(i) + ". " + at.say(key), at.width, 3));
  }
}

Lines cast_and_uniques(const Sight& sight) {
  Lines lines{sight.paint(Tone::title, sight.word("term.characters"))};
  for (Rank rank = 1; rank <= sight.table().ranks(); ++rank) {
    append(lines, character_entry(sight, sight.table().cast[rank]).description);
  }
  lines.push_back(sight.paint(Tone::title, sight.at().say("info.uniques")));
  for_each_district(sight.table().uniques,
                    [&](District d) { append(lines, district_entry(sight, d).description); });
  return lines;
}

Lines symbols_and_types(const Sight& sight) {
  Lines items;
  for (int i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    const std::string item = std::string(symbol_of(type)) + " " + sight.name(type);
    items.push_back(unbroken(sight.paint(tone_of(type), item)));
  }
  Lines lines = wrap(join(items, "  "), sight.at().width, 2);
  append(lines, wrap(sight.at().say("citadels.legend"), sight.at().width, 2));
  return lines;
}

}  // namespace prestige::play
