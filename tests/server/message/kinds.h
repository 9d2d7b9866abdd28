#pragma once

// A message with one field of every kind.

#include "protocol/message/field.h"

namespace prestige::protocol {

namespace test {

enum class Colour { red, green };

struct Inner {
  static constexpr std::string_view kName = "Inner";
  int number = 0;
  static constexpr auto kFields = std::tuple(field("number", &Inner::number, range(1, 3)));
};

struct Kinds {
  static constexpr std::string_view kName = "Kinds";
  bool flag = false;
  int number = 0;
  std::int64_t big = 0;
  std::uint8_t byte = 0;
  std::string text;
  std::string code;
  Colour colour = Colour::red;
  Inner inner;
  Json any;
  JsonText written;
  std::optional<int> maybe;
  std::optional<Inner> maybe_inner;
  std::vector<std::string> words;
  std::vector<Inner> inners;
  std::optional<std::vector<int>> numbers;
  static constexpr auto kFields = std::tuple(
      field("flag", &Kinds::flag), field("number", &Kinds::number), field("big", &Kinds::big),
      field("byte", &Kinds::byte), field("text", &Kinds::text),
      field("code", &Kinds::code, length(2, 4)), field("colour", &Kinds::colour),
      field("inner", &Kinds::inner), field("any", &Kinds::any), field("written", &Kinds::written),
      field("maybe", &Kinds::maybe, range(-2, 2)), field("maybe_inner", &Kinds::maybe_inner),
      field("words", &Kinds::words, items(1, 3, length(1, 5))), field("inners", &Kinds::inners),
      field("numbers", &Kinds::numbers, items(0, 2, range(0, 9))));
};

}  // namespace test

template <>
struct Words<test::Colour> {
  static constexpr std::string_view kName = "Colour";
  static constexpr auto kWords = std::to_array<std::string_view>({"red", "green"});
};

}  // namespace prestige::protocol
