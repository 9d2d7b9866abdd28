#include "protocol/citadels/texts.h"

#include <array>
#include <optional>

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/pending.h"
#include "games/citadels/rules/selection.h"
#include "protocol/citadels/words.h"

namespace prestige::protocol {

namespace {

using namespace citadels;

constexpr std::string_view kDomain = "citadels";

std::string number(std::optional<int> value) { return value ? std::to_string(*value) : ""; }

// What the placeholders of Citadels' texts may stand for.
struct Parts {
  Seat seat = Seat::nobody();
  Seat other = Seat::nobody();
  std::optional<Character> character{};
  std::optional<Character> character2{};
  std::optional<Built> card{};
  std::optional<Built> card2{};
  std::optional<Type> type{};
  std::optional<int> amount{};
  std::optional<int> amount2{};
  std::optional<Bag> cards{};
};

std::string fill(std::string_view key, Language language, const Names& names, const Parts& parts) {
  const auto name = [&](const auto& id) { return id ? name_of(*id, language) : std::string(); };
  return text(kDomain, language, key,
              {{"seat", name_of(parts.seat, language, names)},
               {"other", name_of(parts.other, language, names)},
               {"character", name(parts.character)},
               {"character2", name(parts.character2)},
               {"card", name(parts.card)},
               {"card2", name(parts.card2)},
               {"type", name(parts.type)},
               {"amount", number(parts.amount)},
               {"amount2", number(parts.amount2)},
               {"cards", parts.cards ? list_of(*parts.cards, language) : std::string()}});
}

std::string event_key(const EventView& view) {
  const std::string key = "event." + std::string(id_of(view.event.kind));
  const bool first = view.event.kind == EventKind::city_completed && view.event.amount == 1;
  if (first) return key + ".first";
  const bool concealed = view.concealed && has_text(kDomain, Language::en, key + ".concealed");
  return concealed ? key + ".concealed" : key;
}

constexpr std::array<std::string_view, kVerbs> kVerbNames{
#define VERB(name, text, shape) #name,
#include "games/citadels/verbs.def"
#undef VERB
};

// Choices whose texts name a price or a gain.
bool names_amount(Verb verb) {
  constexpr VerbSet kVerbsWithAmount =
      verbs({Verb::gather_gold, Verb::gather_cards, Verb::income, Verb::destroy, Verb::exchange,
             Verb::seize, Verb::build});
  return (kVerbsWithAmount & verbs({verb})) != 0;
}

// The price or gain of a legal choice: what its first event with a number will tell. Taking it
// from the rules keeps prices in one place.
std::optional<int> told_amount(const State& s, Seat seat, const Action& a) {
  State next = s;
  Events::Buffer buffer;
  Events events(buffer);
  Citadels::apply(next, seat, a, events);
  const bool borrows = a.verb == Verb::build && a.borrows();
  for (const Event& e : buffer) {
    if (e.amount && (!borrows || e.kind == EventKind::gold_borrowed)) return e.amount;
  }
  return std::nullopt;
}

Parts build_parts(const Action& a) {
  Parts parts{.card = Built{a.district()}};
  if (a.borrows()) parts.seat = a.lender();
  if (a.payment() == Payment::sacrifice) parts.card2 = a.sacrifice();
  if (a.cards_paid() > 0) parts.amount = a.cards_paid();
  return parts;
}

Parts use_parts(const Action& a) {
  if (a.district() == District::armory) {
    return {.seat = a.armory_owner(), .card = a.armory_target()};
  }
  return {.card = Built{a.use_card()}};
}

Parts action_parts(const Action& a) {
  switch (shape_of(a.verb)) {
    case Shape::none:
      return {};
    case Shape::character:
      return {.character = a.character()};
    case Shape::district:
      return {.card = Built{a.district()}};
    case Shape::seat:
      return {.seat = a.seat()};
    case Shape::seat_built:
      return {.seat = a.seat(), .card = a.target()};
    case Shape::seat_type:
      return {.seat = a.seat(), .type = a.spy_type()};
    case Shape::built_seat_built:
      return {.seat = a.exchange_owner(), .card = a.exchange_own(), .card2 = a.exchange_theirs()};
    case Shape::character_seat:
      return {.seat = a.swap_opponent(), .character = a.character()};
    case Shape::number_number:
      return {.amount = a.split_gold(), .amount2 = a.split_cards()};
    case Shape::build:
      return build_parts(a);
    case Shape::use:
      return use_parts(a);
  }
  return {};
}

std::string action_key(const State& s, const Action& a) {
  std::string key = "action." + std::string(kVerbNames[static_cast<std::size_t>(a.verb)]);
  if (a.verb == Verb::build) {
    key.append(".").append(word_of(kPaymentWords, a.payment()));
  } else if (a.verb == Verb::use) {
    key.append(".").append(id_of(a.district()));
  } else if (a.verb == Verb::income) {
    key.append(acting_def(s).income == IncomeKind::cards ? ".cards" : ".gold");
  }
  return key;
}

std::string prompt_of(const Table& table, const Pending& top, Language language,
                      const Names& names) {
  Parts parts{.other = top.other, .amount = top.left};
  if (top.ask == Ask::give_back) parts.other = next_receiver(table, top);
  if (top.ask == Ask::threat || top.ask == Ask::warrant) parts.other = table.turn.seat;
  if (top.ask == Ask::warrant) parts.card = Built{table.building.district};
  if (top.ask == Ask::graveyard) parts.card = Built{static_cast<District>(top.card)};
  const std::string key = "prompt." + std::string(word_of(kAskWords, top.ask));
  return fill(key, language, names, parts);
}

std::string_view free_prompt_key(const Table& table) {
  if (table.phase == Phase::swapping) return "prompt.swap";
  if (table.phase == Phase::selecting) {
    const bool keep = selection_slots(table)[table.slots_filled].kind == SlotKind::keep;
    return keep ? "prompt.keep_character" : "prompt.put_aside";
  }
  if (!table.turn.gathered) return "prompt.gather";
  return table.turn.mode == Mode::witch ? "prompt.bewitch" : "prompt.turn";
}

}  // namespace

std::string name_of(Character c, Language language) {
  return text(kDomain, language, "character." + std::string(id_of(c)));
}

std::string name_of(District d, Language language) {
  return text(kDomain, language, "district." + std::string(id_of(d)));
}

std::string name_of(Built built, Language language) {
  return name_of(built.district, language) + (built.beautified ? " (+1)" : "");
}

std::string name_of(Type type, Language language) {
  return text(kDomain, language, "type." + std::string(id_of(type)));
}

std::string name_of(Seat seat, Language language, const Names& names) {
  if (!seat.is_player()) return "";
  const auto index = static_cast<std::size_t>(seat.index());
  if (index < names.size() && !names[index].empty()) return names[index];
  return text(kDomain, language, "term.player", {{"amount", std::to_string(seat.index() + 1)}});
}

std::string list_of(const Bag& cards, Language language) {
  if (cards.empty()) return text(kDomain, language, "term.no_cards");
  std::string out;
  cards.for_each([&](int kind, int count) {
    if (!out.empty()) out += ", ";
    out += name_of(static_cast<District>(kind), language);
    if (count > 1) out += " ×" + std::to_string(count);
  });
  return out;
}

std::string sentence(const Event& e, Seat viewer, Language language, const Names& names) {
  const EventView view = view_of(e, viewer);
  const Event& seen = view.event;
  return fill(event_key(view), language, names,
              {.seat = seen.seat,
               .other = seen.other,
               .character = seen.character,
               .character2 = seen.character2,
               .card = seen.card,
               .card2 = seen.card2,
               .type = seen.type,
               .amount = seen.amount,
               .cards = seen.cards});
}

std::string label(const State& s, Seat seat, const Action& a, Language language,
                  const Names& names) {
  Parts parts = action_parts(a);
  if (!parts.amount && names_amount(a.verb)) parts.amount = told_amount(s, seat, a);
  return fill(action_key(s, a), language, names, parts);
}

std::string prompt(const State& s, Seat seat, Language language, const Names& names) {
  const SeatSet acting = Citadels::acting(s);
  if (acting.empty()) return text(kDomain, language, "phase.over");
  if (!acting.has(seat)) {
    return fill("prompt.waiting", language, names, {.seat = acting.front()});
  }
  if (!s.table.pending.empty()) {
    return prompt_of(s.table, s.table.pending.back(), language, names);
  }
  return fill(free_prompt_key(s.table), language, names, {.character = s.table.turn.as});
}

LocalText explain(const Refusal& refusal) {
  return local_text(kDomain, "refusal." + std::string(refusal.reason));
}

}  // namespace prestige::protocol
