#include "cli/play/trickerion/glossary.h"

#include "cli/play/trickerion/hand.h"
#include "cli/play/trickerion/symbols.h"
#include "games/trickerion/rules/verbs.h"

namespace prestige::play {

using namespace trickerion;

namespace {

template <class E>
Entry entry(const TrickerionSight& sight, std::string_view prefix, E id, const std::string& facts,
            const std::string& about) {
  Entry entry{.id = std::string(id_of(id)), .names = {}, .description = {}};
  const std::string key = std::string(prefix).append(".").append(id_of(id));
  for (const protocol::Language language : protocol::kLanguages) {
    entry.names.push_back(protocol::text("trickerion", language, key));
  }
  std::string line = sight.paint(Tone::strong, sight.word(key));
  if (!facts.empty()) line += " " + sight.faint("(" + facts + ")");
  if (!about.empty()) line += "  " + about;
  entry.description = wrap(line, sight.width(), 2);
  return entry;
}

Entry trick_entry(const TrickerionSight& sight, Trick t) {
  const TrickDef& d = def(t);
  const std::string threshold =
      sight.word("term.threshold") + " " + std::to_string(sight.options().threshold(d.tier));
  std::string about = trick_facts(sight, t);
  if (d.end_bonus != EndBonus::none) {
    about += " " + sight.word("term.end_bonus") + ": " +
             sight.word(std::string("trick.").append(id_of(t)).append(".end"));
  }
  return entry(sight, "trick", t, threshold, about);
}

Entry magician_entry(const TrickerionSight& sight, Magician m) {
  const std::string ability =
      sight.word(std::string("magician.").append(id_of(m)).append(".ability"));
  return entry(sight, "magician", m, sight.name(def(m).favorite),
               ability + ": " + sight.effect("magician", m));
}

Entry component_entry(const TrickerionSight& sight, Component c) {
  static constexpr std::string_view kTiers[] = {"tier.basic", "tier.advanced", "tier.superior"};
  const auto tier = static_cast<std::size_t>(tier_of(c) - 1);
  Lines users;
  for (const TrickDef& d : kTrickDefs) {
    if (d.needs.count(c) > 0) users.push_back(sight.name(d.id));
  }
  return entry(sight, "component", c,
               sight.word(kTiers[tier]) + ", " + std::string(kCoin) + std::to_string(tier_of(c)),
               sight.say("used_by", {{"list", join(users, ", ")}}));
}

Entry performance_entry(const TrickerionSight& sight, Performance p) {
  return entry(sight, "performance", p, sight.name("theater", def(p).theater),
               sight.word("term.card_bonus") + " " + amounts(def(p).bonus));
}

}  // namespace

std::vector<Entry> glossary_of(const TrickerionSight& sight) {
  std::vector<Entry> entries;
  for (int i = 0; i < kTricks; ++i) entries.push_back(trick_entry(sight, Trick(i)));
  for (int i = 0; i < kMagicians; ++i) entries.push_back(magician_entry(sight, Magician(i)));
  for (int i = 0; i < kComponents; ++i) entries.push_back(component_entry(sight, Component(i)));
  for (int i = 0; i < kLocations; ++i) {
    const std::string about = sight.say(std::string("location.").append(id_of(Location(i))));
    entries.push_back(entry(sight, "location", Location(i), "", about));
  }
  for (const Role r : {Role::manager, Role::engineer, Role::assistant, Role::apprentice}) {
    const std::string about = sight.say(std::string("role.").append(id_of(r)));
    entries.push_back(entry(sight, "role", r, "", about));
  }
  for (int i = 0; i < kSpecials; ++i) {
    const auto s = Special(i);
    entries.push_back(
        entry(sight, "special", s, sight.name(def(s).location), sight.effect("special", s)));
  }
  for (int i = 0; i < kProphecies; ++i) {
    const auto p = Prophecy(i);
    entries.push_back(
        entry(sight, "prophecy", p, sight.word("term.prophecy"), sight.effect("prophecy", p)));
  }
  for (int i = 0; i < kPowers; ++i) {
    const auto p = Power(i);
    entries.push_back(
        entry(sight, "power", p, sight.name("colour", def(p).colour), sight.effect("power", p)));
  }
  for (int i = 0; i < kPerformances; ++i) {
    entries.push_back(performance_entry(sight, Performance(i)));
  }
  return entries;
}

std::vector<std::string> subjects_of(const Action& a) {
  std::vector<std::string> ids;
  const auto add = [&](auto id) { ids.emplace_back(id_of(id)); };
  const auto add_card = [&](Card card) {
    if (card.is_special()) add(card.special());
    if (card.is_permanent()) add(card.permanent());
  };
  switch (a.verb) {
    case Verb::choose:
      add(a.first<Magician>());
      break;
    case Verb::set_up:
      add(a.first<Trick>());
      add(a.second<Performance>());
      break;
    case Verb::start:
    case Verb::learn:
    case Verb::prepare:
    case Verb::move_trick:
    case Verb::give_up:
    case Verb::parts:
    case Verb::recover:
    case Verb::return_trick:
      add(a.first<Trick>());
      break;
    case Verb::take:
    case Verb::buy:
    case Verb::order:
    case Verb::quick_order:
    case Verb::pick:
    case Verb::order_also:
    case Verb::spend:
    case Verb::move_components:
    case Verb::return_component:
      add(a.first<Component>());
      break;
    case Verb::specialist:
    case Verb::hire:
    case Verb::promote:
      add(a.first<Role>());
      break;
    case Verb::discard:
    case Verb::learn_power:
      add(a.first<Power>());
      break;
    case Verb::assign:
    case Verb::change_plan:
      add_card(a.second<Card>());
      break;
    case Verb::motivate:
      add_card(a.first<Card>());
      break;
    case Verb::keep:
      add(a.first<Special>());
      break;
    case Verb::place:
      add(location_of(a.spot()));
      break;
    case Verb::reschedule:
    case Verb::onto:
    case Verb::perform:
    case Verb::possess:
      add(a.first<Performance>());
      break;
    default:
      break;
  }
  return ids;
}

}  // namespace prestige::play
