#include "cli/play/trickerion/symbols.h"

#include <algorithm>
#include <array>

#include "games/trickerion/rules/verbs.h"

namespace prestige::play {

using namespace trickerion;

std::string_view symbol_of(Suit suit) {
  static constexpr std::array<std::string_view, kSuits> kSigns{"♠", "♥", "♦", "♣"};
  return kSigns[trickerion::at(suit)];
}

std::string letter(const TrickerionSight& sight, Category c) { return sight.name(c).substr(0, 1); }

Tone tone_of(Seat seat) {
  static constexpr std::array kTones{Tone::red, Tone::blue, Tone::green, Tone::purple};
  return kTones[static_cast<std::size_t>(seat.index()) % kTones.size()];
}

std::string number_of(const TrickerionSight& sight, Seat seat) {
  return sight.paint(tone_of(seat), std::to_string(seat.index() + 1));
}

std::string person(const TrickerionSight& sight, Seat seat, Character c) {
  const std::string name = std::to_string(seat.index() + 1) + " " + sight.name(role_of(c));
  return sight.paint(tone_of(seat), name);
}

std::string marker_sign(const TrickerionSight& sight, Marker m) {
  if (!m.exists()) return "  ";
  if (!m.is_players()) return m.owner == Marker::kDummy ? "□□" : "##";
  std::string sign = std::to_string(m.owner + 1);
  return sight.paint(tone_of(m.seat()), sign.append(symbol_of(m.of_suit())));
}

std::string amounts(Yield yield) { return amounts(yield.fame, yield.coins, yield.shards); }

std::string amounts(int fame, int coins, int shards) {
  std::string out;
  const auto add = [&](std::string_view sign, int amount) {
    if (amount == 0) return;
    out.append(out.empty() ? "" : " ").append(sign).append(std::to_string(amount));
  };
  add(kFame, fame);
  add(kCoin, coins);
  add(kShard, shards);
  return out.empty() ? "–" : out;
}

std::string with_sign(int n) {
  if (n == 0) return "±0";
  return (n > 0 ? "+" : "−") + std::to_string(std::abs(n));
}

std::string list_of(const TrickerionSight& sight, Needs needs) {
  Lines items;
  for_each_component([&](Component c) {
    if (needs.count(c) == 0) return;
    items.push_back(unbroken(std::to_string(needs.count(c)) + " " + sight.name(c)));
  });
  return join(items, ", ");
}

Needs missing(const Player& p, Needs needs) {
  Needs lack;
  for_each_component(
      [&](Component c) { lack = lack.of(c, std::max(0, needs.count(c) - effective(p, c))); });
  return lack;
}

bool is_nothing(Needs needs) { return needs.met_by(Needs()); }

}  // namespace prestige::play
