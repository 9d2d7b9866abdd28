#include <array>
#include <initializer_list>

#include "games/trickerion/rules/stage.h"
#include "games/trickerion/verb_args.h"
#include "protocol/trickerion/text_parts.h"
#include "protocol/trickerion/texts.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

// A choice while its words are looked up.
struct Labelled {
  const State& s;
  Seat seat;
  const Action& a;
  Language language;
  const Names& names;

  template <class E>
  std::string word(std::uint8_t code) const {
    return word_for(E(code), language);
  }
};

// The card on which the markers of an action lie.
const Show* show_of(const Labelled& in) {
  if (in.a.verb != Verb::reschedule) return &show(in.s, in.s.table.staging.show);
  const int position = position_of(in.s, in.a.first<Performance>());
  return position < 0 ? nullptr : &show(in.s, position);
}

// A marker by its Trick, with its owner unless that is who chooses.
std::string marker_name(const Labelled& in, std::uint8_t code) {
  const Show* card = show_of(in);
  const Marker m = card == nullptr ? Marker() : marker_at(*card, MarkerRef::from_code(code));
  if (!m.is_players()) return "";
  std::string name = word_for(trick_of(in.s, m), in.language);
  if (!m.is_of(in.seat)) name += " (" + word_for(m.seat(), in.language, in.names) + ")";
  return name;
}

// The first argument of a kind has the plain name, the second one a 2.
std::string& next_of(std::string& first, std::string& second) {
  return first.empty() ? first : second;
}

void add_part(const Labelled& in, Arg arg, std::uint8_t code, TextParts& parts) {
  switch (arg) {
    case Arg::seat:
      parts.seat = word_for(Seat(code), in.language, in.names);
      return;
    case Arg::performance:
      next_of(parts.performance, parts.performance2) = in.word<Performance>(code);
      return;
    case Arg::slot:
      parts.slot = in.word<Slot>(code);
      return;
    case Arg::category:
      parts.category = in.word<Category>(code);
      return;
    case Arg::special:
      parts.card = in.word<Special>(code);
      return;
    case Arg::power:
      parts.power = in.word<Power>(code);
      return;
    case Arg::prophecy:
      parts.prophecy = in.word<Prophecy>(code);
      return;
    case Arg::die:
      parts.die = in.word<Die>(code);
      return;
    case Arg::face:
      parts.face = in.word<Face>(code);
      return;
    case Arg::turn_setup:
      parts.turn_setup = in.word<TurnSetup>(code);
      return;
    case Arg::magician:
      parts.magician = in.word<Magician>(code);
      return;
    case Arg::trick:
      parts.trick = in.word<Trick>(code);
      return;
    case Arg::component:
      parts.component = in.word<Component>(code);
      return;
    case Arg::role:
      parts.role = in.word<Role>(code);
      return;
    case Arg::number:
      parts.amount = std::to_string(code);
      return;
    case Arg::character:
      next_of(parts.character, parts.character2) = in.word<Character>(code);
      return;
    case Arg::card:
      parts.card = word_for(Card::from_code(code), in.language);
      return;
    case Arg::spot:
      parts.spot = in.word<Spot>(code);
      return;
    case Arg::manner:
      parts.card2 = word_for(in.a.borrowed(), in.language);
      return;
    case Arg::bargain:
      parts.amount2 = std::to_string(code);
      return;
    case Arg::swapped:
      parts.component2 = word_for(in.a.swapped(), in.language);
      return;
    case Arg::marker:
      next_of(parts.marker, parts.marker2) = marker_name(in, code);
      return;
    case Arg::deck:
      parts.deck = in.word<Location>(code);
      return;
    case Arg::omen:
      next_of(parts.omen, parts.omen2) = in.word<Omen>(code);
      return;
    case Arg::suit:
      parts.suit = in.word<Suit>(code);
      return;
    case Arg::corner:
      parts.corner = in.word<Corner>(code);
      return;
    case Arg::gain:
      parts.gain = in.word<Gain>(code);
      return;
    case Arg::none:
    case Arg::shelf:
    case Arg::mods:
      return;
  }
}

TextParts parts_of(const Labelled& in) {
  TextParts parts;
  const std::uint8_t codes[4] = {in.a.a, in.a.b, in.a.c, in.a.d};
  const auto& args = kVerbArgs[at(in.a.verb)];
  for (std::size_t i = 0; i < args.size(); ++i) add_part(in, args[i], codes[i], parts);
  if (in.a.verb == Verb::place) {
    parts.card = word_for(hand(in.s, in.seat).below[in.a.a], in.language);
  }
  return parts;
}

std::string_view manner_key(Manner manner) {
  constexpr std::string_view kKeys[] = {"", ".ability", ".plus_one", ".mimesis",
                                        ".mimesis_plus_one"};
  return kKeys[static_cast<std::size_t>(manner)];
}

// The question that is open, or the phase.
std::string_view occasion(const State& s) {
  return s.table.pending.empty() ? id_of(s.table.phase) : id_of(s.table.pending.back().ask);
}

std::string key_of(const State& s, const Action& a) {
  std::string key = "action." + std::string(id_of(a.verb));
  switch (a.verb) {
    case Verb::place:
      return key.append(manner_key(a.manner()));
    case Verb::buy:
    case Verb::checkout:
      return a.bargain() > 0 ? key + ".bargain" : key;
    case Verb::move_components:
      return a.swapped() ? key + ".swap" : key;
    case Verb::shelf:
      return key.append(".").append(occasion(s)).append(a.a != 0 ? ".specialist" : ".regular");
    case Verb::bonus:
      return key.append(".").append(id_of(a.first<Gain>()));
    case Verb::pass:
    case Verb::done: {
      const std::string special = key + "." + std::string(occasion(s));
      return has_text(kTrickerionTexts, Language::en, special) ? special : key;
    }
    default:
      return key;
  }
}

// The card and the Powers declared with an action.
std::string declared(const Labelled& in) {
  std::string out;
  const auto add = [&](const std::string& name) {
    if (!out.empty()) out += ", ";
    out += name;
  };
  const ModPowers powers = mod_powers(in.a.verb);
  if (in.a.mods.card()) add(word_for(in.s.table.placement.special, in.language));
  for (int i = 0; i < in.a.mods.first(); ++i) add(word_for(powers.first, in.language));
  for (int i = 0; i < in.a.mods.second(); ++i) add(word_for(powers.second, in.language));
  if (in.a.mods.stack()) add(text(kTrickerionTexts, in.language, "term.stack"));
  return out;
}

// Choices whose price is not plain from their words.
bool has_price(Verb verb) {
  return (verb >= Verb::enhance && verb <= Verb::sell_shard) || verb == Verb::advertise ||
         verb == Verb::learn_power || verb == Verb::place || verb == Verb::checkout;
}

// What a legal choice costs and brings at once, taken from the rules: a trial on a copy.
std::string price_of_choice(const Labelled& in) {
  State next = in.s;
  Events nobody;
  Trickerion::apply(next, in.seat, in.a, nobody);
  const Player& before = player(in.s, in.seat);
  const Player& after = player(next, in.seat);
  const Amounts change{after.fame - before.fame, after.coins - before.coins,
                       after.shards - before.shards};
  const bool places = in.a.verb == Verb::place;
  const int ap = next.table.placement.ap - (places ? 0 : in.s.table.placement.ap);
  std::string out;
  const bool counts = next.table.placement.acting && next.table.placement.seat == in.seat;
  if (counts && (ap != 0 || places)) {
    if (!places) out = ap > 0 ? "+" : "−";
    out +=
        text(kTrickerionTexts, in.language, "gain.ap", {{"amount", std::to_string(std::abs(ap))}});
  }
  if (change.fame != 0 || change.coins != 0 || change.shards != 0) {
    if (!out.empty()) out += ", ";
    out += word_for(change, in.language);
  }
  return out;
}

}  // namespace

std::string label(const State& s, Seat seat, const Action& a, Language language,
                  const Names& names) {
  const Labelled in{s, seat, a, language, names};
  std::string out = fill_text(key_of(s, a), language, parts_of(in));
  if (const std::string with = declared(in); !with.empty()) {
    out = text(kTrickerionTexts, language, "action.with", {{"detail", out}, {"allowed", with}});
  }
  if (!seat.is_player() || !has_price(a.verb)) return out;
  const std::string price = price_of_choice(in);
  return price.empty() ? out : out + " (" + price + ")";
}

}  // namespace prestige::protocol
