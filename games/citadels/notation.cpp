#include <array>

#include "engine/core/words.h"
#include "games/citadels/action.h"

namespace prestige::citadels {

namespace {

struct VerbRow {
  Verb verb;
  std::string_view text;
  Shape shape;
};

constexpr std::array<VerbRow, kVerbs> kVerbRows{{
#define VERB(name, text, shape) {Verb::name, text, Shape::shape},
#include "games/citadels/verbs.def"
#undef VERB
}};

// Writing.

void put(std::string& out, std::string_view word) {
  if (!out.empty()) out += ' ';
  out += word;
}
void put(std::string& out, int number) { put(out, std::to_string(number)); }
void put(std::string& out, Built built) {
  put(out, id_of(built.district));
  if (built.beautified) out += '+';
}

void put_build(std::string& out, const Action& a) {
  put(out, id_of(a.district()));
  switch (a.payment()) {
    case Payment::gold:
      return;
    case Payment::borrow:
      put(out, "borrow");
      put(out, a.lender().index());
      return;
    case Payment::framework:
      put(out, "framework");
      return;
    case Payment::sacrifice:
      put(out, "sacrifice");
      put(out, a.sacrifice());
      return;
    case Payment::cards:
    case Payment::cards_borrow:
      put(out, "cards");
      put(out, a.cards_paid());
      if (a.payment() == Payment::cards) return;
      put(out, "borrow");
      put(out, a.lender().index());
  }
}

void put_use(std::string& out, const Action& a) {
  put(out, id_of(a.district()));
  if (a.district() == District::armory) {
    put(out, a.armory_owner().index());
    put(out, a.armory_target());
  } else if (a.district() == District::laboratory || a.district() == District::museum) {
    put(out, id_of(a.use_card()));
  }
}

// Reading: a row of words, taken one by one.

class Words : public prestige::Words<6> {
 public:
  using prestige::Words<6>::Words;

  std::optional<Seat> seat() {
    const auto index = number(kPlayersMax - 1);
    return index ? std::optional(Seat(*index)) : std::nullopt;
  }
  std::optional<Built> built() {
    std::string_view word = take();
    const bool beautified = word.ends_with('+');
    if (beautified) word.remove_suffix(1);
    const auto d = district_from(word);
    return d ? std::optional(Built{*d, beautified}) : std::nullopt;
  }
};

std::optional<Action> read_build(Words& words) {
  const auto d = district_from(words.take());
  if (!d) return std::nullopt;
  if (words.at_end()) return Action::build(*d);
  const std::string_view how = words.take();
  if (how == "framework") return Action::build(*d, Payment::framework);
  if (how == "borrow") {
    const auto lender = words.seat();
    return lender ? std::optional(Action::build_borrowing(*d, *lender)) : std::nullopt;
  }
  if (how == "sacrifice") {
    const auto built = words.built();
    return built ? std::optional(Action::build_sacrificing(*d, *built)) : std::nullopt;
  }
  if (how != "cards") return std::nullopt;
  const auto cards = words.number(9);
  if (!cards) return std::nullopt;
  if (words.at_end()) return Action::build_with_cards(*d, *cards);
  if (words.take() != "borrow") return std::nullopt;
  const auto lender = words.seat();
  return lender ? std::optional(Action::build_with_cards(*d, *cards, *lender)) : std::nullopt;
}

std::optional<Action> read_use(Words& words) {
  const auto d = district_from(words.take());
  if (!d) return std::nullopt;
  if (d == District::armory) {
    const auto owner = words.seat();
    const auto built = words.built();
    return owner && built ? std::optional(Action::use_armory(*owner, *built)) : std::nullopt;
  }
  if (d == District::laboratory || d == District::museum) {
    const auto card = district_from(words.take());
    return card ? std::optional(Action::use_card(*d, *card)) : std::nullopt;
  }
  return Action::use(*d);
}

std::optional<Action> read_arguments(const VerbRow& row, Words& words) {
  switch (row.shape) {
    case Shape::none:
      return Action::of(row.verb);
    case Shape::character: {
      const auto c = character_from(words.take());
      return c ? std::optional(Action::of(row.verb, *c)) : std::nullopt;
    }
    case Shape::district: {
      const auto d = district_from(words.take());
      return d ? std::optional(Action::of(row.verb, *d)) : std::nullopt;
    }
    case Shape::seat: {
      const auto seat = words.seat();
      return seat ? std::optional(Action::of(row.verb, *seat)) : std::nullopt;
    }
    case Shape::seat_built: {
      const auto seat = words.seat();
      const auto built = words.built();
      return seat && built ? std::optional(Action::of(row.verb, *seat, *built)) : std::nullopt;
    }
    case Shape::seat_type: {
      const auto seat = words.seat();
      const auto type = type_from(words.take());
      return seat && type ? std::optional(Action::spy(*seat, *type)) : std::nullopt;
    }
    case Shape::built_seat_built: {
      const auto own = words.built();
      const auto seat = words.seat();
      const auto theirs = words.built();
      return own && seat && theirs ? std::optional(Action::exchange(*own, *seat, *theirs))
                                   : std::nullopt;
    }
    case Shape::character_seat: {
      const auto c = character_from(words.take());
      const auto seat = words.seat();
      return c && seat ? std::optional(Action::swap(*c, *seat)) : std::nullopt;
    }
    case Shape::number_number: {
      const auto gold = words.number(kDeckSize);
      const auto cards = words.number(kDeckSize);
      return gold && cards ? std::optional(Action::split(*gold, *cards)) : std::nullopt;
    }
    case Shape::build:
      return read_build(words);
    case Shape::use:
      return read_use(words);
  }
  return std::nullopt;
}

}  // namespace

Shape shape_of(Verb verb) { return kVerbRows[static_cast<std::size_t>(verb)].shape; }

std::string to_text(const Action& action) {
  const VerbRow& row = kVerbRows[static_cast<std::size_t>(action.verb)];
  std::string out(row.text);
  switch (row.shape) {
    case Shape::none:
      break;
    case Shape::character:
      put(out, id_of(action.character()));
      break;
    case Shape::district:
      put(out, id_of(action.district()));
      break;
    case Shape::seat:
      put(out, action.seat().index());
      break;
    case Shape::seat_built:
      put(out, action.seat().index());
      put(out, action.target());
      break;
    case Shape::seat_type:
      put(out, action.seat().index());
      put(out, id_of(action.spy_type()));
      break;
    case Shape::built_seat_built:
      put(out, action.exchange_own());
      put(out, action.exchange_owner().index());
      put(out, action.exchange_theirs());
      break;
    case Shape::character_seat:
      put(out, id_of(action.character()));
      put(out, action.swap_opponent().index());
      break;
    case Shape::number_number:
      put(out, action.split_gold());
      put(out, action.split_cards());
      break;
    case Shape::build:
      put_build(out, action);
      break;
    case Shape::use:
      put_use(out, action);
      break;
  }
  return out;
}

std::optional<Action> parse(std::string_view text) {
  for (const VerbRow& row : kVerbRows) {
    if (!text.starts_with(row.text)) continue;
    std::string_view rest = text.substr(row.text.size());
    if (!rest.empty() && rest.front() != ' ') continue;
    if (!rest.empty()) rest.remove_prefix(1);
    if (rest.empty() != (row.text.size() == text.size())) continue;
    Words words(rest);
    if (!words.good()) continue;
    const auto action = read_arguments(row, words);
    if (action && words.at_end()) return action;
  }
  return std::nullopt;
}

}  // namespace prestige::citadels
