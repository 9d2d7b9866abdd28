#pragma once

// The words of a position: enumerations that are no content of the game, and how the fields of its
// structs are written that their type alone does not tell.

#include <span>
#include <string_view>

#include "games/trickerion/rules/actions.h"
#include "games/trickerion/state.h"

namespace prestige::trickerion {

template <>
std::span<const std::string_view> names_of<Phase>();
template <>
std::span<const std::string_view> names_of<Ask>();
template <>
std::span<const std::string_view> names_of<Duty>();
template <>
std::span<const std::string_view> names_of<Verb>();  // as in verbs.def
template <>
std::span<const std::string_view> names_of<Gain>();
template <>
std::span<const std::string_view> names_of<Chore>();

}  // namespace prestige::trickerion

namespace prestige::protocol {

// What a number, a bag or an array stands for.
enum class FieldForm {
  plain,      // numbers and lists of values
  mask,       // bits: a list of names
  keyed,      // a bag or an array: an object from names to values
  name,       // a number that is a name, 255: null
  seat_mask,  // bits: a list of seats
  by_seat,    // an array with an item for each player
};

struct FieldNames {
  std::string_view field;
  FieldForm form = FieldForm::plain;
  std::span<const std::string_view> names{};
};

// The fields of a struct that are not plain.
template <class Struct>
std::span<const FieldNames> named_fields() {
  return {};
}
template <>
std::span<const FieldNames> named_fields<trickerion::Player>();
template <>
std::span<const FieldNames> named_fields<trickerion::Show>();
template <>
std::span<const FieldNames> named_fields<trickerion::Market>();
template <>
std::span<const FieldNames> named_fields<trickerion::Doing>();
template <>
std::span<const FieldNames> named_fields<trickerion::Placement>();
template <>
std::span<const FieldNames> named_fields<trickerion::Staging>();
template <>
std::span<const FieldNames> named_fields<trickerion::Table>();
template <>
std::span<const FieldNames> named_fields<trickerion::SpecialDeck>();
template <>
std::span<const FieldNames> named_fields<trickerion::SpecialDeck::Entry>();
template <>
std::span<const FieldNames> named_fields<trickerion::Hand>();
template <>
std::span<const FieldNames> named_fields<trickerion::Secrets>();

template <class Struct>
FieldNames field_names(std::string_view field) {
  for (const FieldNames& named : named_fields<Struct>()) {
    if (named.field == field) return named;
  }
  return {.field = field};
}

// One of the numbers of a question: its bits in Pending::a or b, and what they stand for.
struct QuestionNumber {
  std::string_view field;
  std::span<const std::string_view> names{};  // empty: just a number
  bool second = false;                        // in b
  std::uint8_t shift = 0;
  std::uint8_t bits = 8;

  std::uint8_t get(const trickerion::Pending& p) const;
  void set(trickerion::Pending& p, std::uint64_t value) const;
  std::uint64_t most() const;
};
std::span<const QuestionNumber> question_numbers(trickerion::Ask ask);

}  // namespace prestige::protocol
