#include "cli/play/trickerion/notes.h"

#include "cli/play/trickerion/hand.h"
#include "cli/play/trickerion/stage_notes.h"
#include "cli/play/trickerion/symbols.h"
#include "games/trickerion/rules/theater.h"

namespace prestige::play {

using namespace trickerion;

namespace {

// What a Magician on stage will do; the label tells the Action Points of everybody else.
Note place_note(const TrickerionSight& sight, const Action& a) {
  if (!is_stage(a.spot())) return {};
  const int day = weekday_modifier(sight.world(), weekday_of(a.spot()));
  return {sight.faint(sight.say("performs", {{"yields", with_sign(day)}})), ""};
}

Note card_note(const TrickerionSight& sight, Card card) {
  if (!card.is_special()) return {};
  return {sight.faint("(" + sight.name(def(card.special()).location) + ")"),
          sight.effect("special", card.special())};
}

// A tick when the Components are already there; the label tells the price.
Note learn_note(const TrickerionSight& sight, Trick trick) {
  const Needs lack = missing(sight.player(sight.viewer()), def(trick).needs);
  const std::string tick = is_nothing(lack) ? sight.paint(Tone::green, " ✓") : "";
  return {trick_short(sight, trick) + tick, prepare_facts(sight, trick)};
}

Note start_note(const TrickerionSight& sight, Trick trick) {
  return {trick_short(sight, trick), prepare_facts(sight, trick)};
}

Note prepare_note(const TrickerionSight& sight, const Action& a) {
  const TrickDef& d = def(a.first<Trick>());
  return {
      sight.say("prepared", {{"amount", std::to_string(d.markers)}, {"yield", amounts(d.yield)}}),
      ""};
}

Note magician_note(const TrickerionSight& sight, Magician m) {
  const std::string favorite = sight.name(def(m).favorite);
  const std::string id(id_of(m));
  std::string effect;
  if (sight.options().dark_alley) {
    effect = sight.word("magician." + id + ".ability") + ": " + sight.effect("magician", m);
  } else if (sight.options().beginner_setup) {
    effect = sight.say(std::string("beginner.").append(id_of(def(m).favorite)));
  }
  return {sight.faint("(" + favorite + ")"), effect};
}

Note power_note(const TrickerionSight& sight, Power p) {
  return {sight.faint("(" + sight.name("colour", def(p).colour) + ")"), sight.effect("power", p)};
}

Note specialist_note(const TrickerionSight& sight, Role role) {
  const std::string key = std::string("role.").append(id_of(role));
  return {"", sight.say(key)};
}

// The top card of a deck, where it is to be seen.
Note draw_note(const TrickerionSight& sight, const Action& a) {
  for (std::size_t i = 0; i < kDecks; ++i) {
    const auto& deck = sight.seen().deck[i];
    if (kDeckLocations[i] != a.first<Location>() || deck.empty() || !deck[0].is_known()) continue;
    const Special card = deck[0].special();
    return {sight.paint(Tone::yellow, sight.name("special", card)), sight.effect("special", card)};
  }
  return {};
}

Note omen_note(const TrickerionSight& sight, const Action& a) {
  const Maybe<Prophecy> p = sight.table().omen[a.a];
  if (!p) return {};
  return {sight.paint(Tone::purple, sight.name("prophecy", *p)), sight.effect("prophecy", *p)};
}

Note take_note(const TrickerionSight& sight, Component c) {
  return {sight.faint("(" + std::string(kCoin) + std::to_string(tier_of(c)) + ")"), ""};
}

std::string_view placing_group(Verb verb) {
  if (verb <= Verb::quick_change) return "trickerion.group.place";
  if (verb <= Verb::boost) return "trickerion.group.enhance";
  if (verb <= Verb::hire)
    return verb == Verb::learn ? "trickerion.group.learn" : "trickerion.group.hire";
  if (verb <= Verb::set_die) return "trickerion.group.dice";
  if (verb <= Verb::buy_mixed) return "trickerion.group.buy";
  if (verb <= Verb::quick_order) return "trickerion.group.order";
  if (verb <= Verb::move_apprentice) return "trickerion.group.workshop";
  if (verb <= Verb::reschedule) return "trickerion.group.theater";
  return verb <= Verb::weave ? "trickerion.group.dark_alley" : "trickerion.group.anytime";
}

}  // namespace

Note note_of(const TrickerionSight& sight, const Action& a) {
  switch (a.verb) {
    case Verb::choose:
      return magician_note(sight, a.first<Magician>());
    case Verb::start:
      return start_note(sight, a.first<Trick>());
    case Verb::take:
      return take_note(sight, a.first<Component>());
    case Verb::specialist:
    case Verb::promote:
      return specialist_note(sight, a.first<Role>());
    case Verb::discard:
    case Verb::learn_power:
      return power_note(sight, a.first<Power>());
    case Verb::assign:
    case Verb::change_plan:
      return card_note(sight, a.second<Card>());
    case Verb::motivate:
      return card_note(sight, a.first<Card>());
    case Verb::keep:
      return card_note(sight, Card(a.first<Special>()));
    case Verb::place:
      return place_note(sight, a);
    case Verb::learn:
      return learn_note(sight, a.first<Trick>());
    case Verb::prepare:
      return prepare_note(sight, a);
    case Verb::set_up:
      return set_up_note(sight, a.first<Trick>(), a.second<Performance>());
    case Verb::at:
      return at_note(sight, a);
    case Verb::onto:
      return onto_note(sight, a.first<Performance>());
    case Verb::bonus:
      return bonus_note(sight);
    case Verb::perform:
    case Verb::possess:
      return perform_note(sight, a.first<Performance>());
    case Verb::draw_first:
    case Verb::draw_further:
    case Verb::buy_special:
      return draw_note(sight, a);
    case Verb::weave:
      return omen_note(sight, a);
    default:
      return {};
  }
}

std::string_view group_of(Verb verb) {
  if (verb <= Verb::discard) return "trickerion.group.setup";
  if (verb <= Verb::keep_plan) return "trickerion.group.plan";
  if (verb <= Verb::sell_shard) return placing_group(verb);
  if (verb >= Verb::go_first && verb <= Verb::recover) return "trickerion.group.show";
  if (verb >= Verb::clear_out && verb <= Verb::return_component) return "trickerion.group.anytime";
  return verb >= Verb::done ? "group.end" : "group.answer";
}

}  // namespace prestige::play
