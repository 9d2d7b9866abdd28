#pragma once

// What the placeholders of Trickerion's texts stand for, and how names get into them.

#include <string>
#include <string_view>

#include "games/trickerion/game.h"
#include "protocol/catalogue.h"
#include "protocol/codec.h"
#include "protocol/trickerion/words.h"

namespace prestige::protocol {

inline constexpr std::string_view kTrickerionTexts = "trickerion";

// Words of one language, by placeholder.
struct TextParts {
  std::string seat{};
  std::string other{};
  std::string character{};
  std::string character2{};
  std::string role{};
  std::string card{};
  std::string card2{};
  std::string magician{};
  std::string trick{};
  std::string trick2{};
  std::string suit{};
  std::string performance{};
  std::string performance2{};
  std::string slot{};
  std::string corner{};
  std::string prophecy{};
  std::string power{};
  std::string component{};
  std::string component2{};
  std::string die{};
  std::string face{};
  std::string spot{};
  std::string deck{};
  std::string omen{};
  std::string omen2{};
  std::string turn_setup{};
  std::string category{};
  std::string gain{};
  std::string marker{};
  std::string marker2{};
  std::string gains{};
  std::string amount{};
  std::string amount2{};
};

std::string fill_text(std::string_view key, Language language, const TextParts& parts);

// The first part of the keys of an enumeration: "trick" for "trick.linking_rings".
template <class E>
std::string_view text_prefix();
template <>
inline std::string_view text_prefix<trickerion::Category>() {
  return "category";
}
template <>
inline std::string_view text_prefix<trickerion::Component>() {
  return "component";
}
template <>
inline std::string_view text_prefix<trickerion::Suit>() {
  return "suit";
}
template <>
inline std::string_view text_prefix<trickerion::Role>() {
  return "role";
}
template <>
inline std::string_view text_prefix<trickerion::Character>() {
  return "character";
}
template <>
inline std::string_view text_prefix<trickerion::Location>() {
  return "location";
}
template <>
inline std::string_view text_prefix<trickerion::Spot>() {
  return "spot";
}
template <>
inline std::string_view text_prefix<trickerion::Die>() {
  return "die";
}
template <>
inline std::string_view text_prefix<trickerion::Face>() {
  return "face";
}
template <>
inline std::string_view text_prefix<trickerion::Corner>() {
  return "corner";
}
template <>
inline std::string_view text_prefix<trickerion::Slot>() {
  return "slot";
}
template <>
inline std::string_view text_prefix<trickerion::Omen>() {
  return "omen";
}
template <>
inline std::string_view text_prefix<trickerion::Trick>() {
  return "trick";
}
template <>
inline std::string_view text_prefix<trickerion::Performance>() {
  return "performance";
}
template <>
inline std::string_view text_prefix<trickerion::TurnSetup>() {
  return "turn_setup";
}
template <>
inline std::string_view text_prefix<trickerion::Magician>() {
  return "magician";
}
template <>
inline std::string_view text_prefix<trickerion::Special>() {
  return "special";
}
template <>
inline std::string_view text_prefix<trickerion::Prophecy>() {
  return "prophecy";
}
template <>
inline std::string_view text_prefix<trickerion::Power>() {
  return "power";
}
template <>
inline std::string_view text_prefix<trickerion::Gain>() {
  return "gain_kind";
}

template <class E>
std::string word_for(E id, Language language) {
  std::string key(text_prefix<E>());
  key.append(".").append(trickerion::id_of(id));
  return text(kTrickerionTexts, language, key);
}
template <class E>
std::string word_for(trickerion::Maybe<E> id, Language language) {
  return id ? word_for(*id, language) : std::string();
}
std::string word_for(trickerion::Card card, Language language);
std::string word_for(Seat seat, Language language, const Names& names);

// "+2 Fame, −1 Coin"; the words for nothing when all are 0.
struct Amounts {
  int fame = 0;
  int coins = 0;
  int shards = 0;
};
std::string word_for(const Amounts& gains, Language language);

}  // namespace prestige::protocol
