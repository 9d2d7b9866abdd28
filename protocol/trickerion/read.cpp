#include "protocol/trickerion/read.h"

#include "protocol/failure.h"
#include "protocol/trickerion/consistent.h"

namespace prestige::protocol {

using namespace trickerion;

void refuse_position(const JsonReader& in, std::string_view reason, const std::string& detail,
                     const std::string& allowed) {
  in.fail("trickerion", "position_refusal." + std::string(reason), detail, allowed);
}

namespace {

std::optional<std::string> word(const JsonReader& in) {
  if (in.is_text()) return in.value().get<std::string>();
  return std::nullopt;
}

}  // namespace

void TableReader::value(const JsonReader& in, Seat& out) const {
  out = Seat::nobody();
  if (in.is_null()) return;
  if (word(in) == "chance") {
    out = Seat::chance();
  } else if (const auto index = in.integer(0, players_ - 1)) {
    out = Seat(static_cast<int>(*index));
  }
}

void TableReader::value(const JsonReader& in, SeatSet& out) const {
  out = {};
  const std::uint64_t bits = seat_bits(in);
  for (int i = 0; i < players_; ++i) {
    if ((bits >> i & 1) != 0) out.add(Seat(i));
  }
}

void TableReader::value(const JsonReader& in, Card& out) const {
  out = {};
  if (in.is_null()) return;
  const auto id = word(in);
  const auto location = id ? from_id<Location>(*id) : std::nullopt;
  const auto special = id ? from_id<Special>(*id) : std::nullopt;
  if (location) {
    out = *location;
  } else if (special) {
    out = *special;
  } else if (id == "face_down") {
    out = Card::face_down();
  } else {
    refuse_position(in, "unknown_card", quoted(in.value()));
  }
}

void TableReader::value(const JsonReader& in, Marker& out) const {
  out = {};
  if (in.is_null()) return;
  in.allow_only({"owner", "suit", "top", "stacked"});
  Category top{};
  Suit suit{};
  bool stacked = false;
  in["owner"].require();
  if (in["top"].given()) read(in["top"], top);
  if (in["suit"].given()) read(in["suit"], suit);
  if (in["stacked"].given()) read(in["stacked"], stacked);
  const auto owner = word(in["owner"]);
  if (owner == "neutral" || owner == "dummy") {
    out = Marker::neutral(top, owner == "dummy");
  } else {
    const int seat = static_cast<int>(in["owner"].integer(0, players_ - 1).value_or(0));
    in["suit"].require();
    out = Marker::of(Seat(seat), suit, top, stacked);
  }
}

// "s01" or "guest 2 hearts".
void TableReader::value(const JsonReader& in, MarkerRef& out) const {
  out = {};
  const std::string id = in.text().value_or("s00");
  for (int code = 0; code < 8 + players_ * kSuits; ++code) {
    if (code == kSlots) code = 8;
    const MarkerRef ref = MarkerRef::from_code(static_cast<std::uint8_t>(code));
    if (marker_word(ref) != id) continue;
    out = ref;
    return;
  }
  refuse_position(in, "unknown_marker", shortened(id));
}

void TableReader::value(const JsonReader& in, Mods& out) const {
  in.allow_only({"card", "first", "second", "stack"});
  out = Mods::of(in["card"].boolean().value_or(false),
                 static_cast<int>(in["first"].integer(0, 3).value_or(0)),
                 static_cast<int>(in["second"].integer(0, 3).value_or(0)),
                 in["stack"].boolean().value_or(false));
}

void TableReader::value(const JsonReader& in, Pending& out) const {
  out = {};
  in["ask"].require();
  read(in["ask"], out.ask);
  if (in["seat"].given()) read(in["seat"], out.seat);
  std::vector<std::string_view> names = {"ask", "seat"};
  for (const QuestionNumber& number : question_numbers(out.ask)) {
    names.push_back(number.field);
    const JsonReader given = in[number.field];
    const auto value = number.names.empty()
                           ? given.integer(0, static_cast<std::int64_t>(number.most())).value_or(0)
                           : static_cast<std::int64_t>(given.choice(number.names).value_or(0));
    number.set(out, static_cast<std::uint64_t>(value));
  }
  in.allow_only(names);
}

std::uint64_t TableReader::number(const JsonReader& in, const FieldNames& named,
                                  std::uint64_t most) const {
  if (named.form == FieldForm::seat_mask) return seat_bits(in);
  if (named.form == FieldForm::name) {
    return in.is_null() ? most : in.choice(named.names).value_or(0);
  }
  if (named.form == FieldForm::plain) {
    return static_cast<std::uint64_t>(
        in.integer(0, static_cast<std::int64_t>(std::min<std::uint64_t>(most, INT64_MAX)))
            .value_or(0));
  }
  std::uint64_t bits = 0;
  in.each_item([&](const JsonReader& item) {
    const std::uint64_t bit = std::uint64_t{1} << item.choice(named.names).value_or(0);
    if ((bits & bit) != 0) refuse_position(item, "twice", quoted(item.value()));
    bits |= bit;
  });
  return bits;
}

std::uint64_t TableReader::seat_bits(const JsonReader& in) const {
  std::uint64_t bits = 0;
  in.each_item([&](const JsonReader& item) {
    bits |= std::uint64_t{1} << item.integer(0, players_ - 1).value_or(0);
  });
  return bits;
}

Bag TableReader::bag(const JsonReader& in, std::span<const std::string_view> names) {
  Bag out;
  in.allow_only(names);
  for (std::size_t kind = 0; kind < names.size(); ++kind) {
    for (auto n = in [names[kind]].integer(0, kCopiesMost).value_or(0); n > 0; --n) {
      out.add(static_cast<int>(kind));
    }
  }
  return out;
}

}  // namespace prestige::protocol
